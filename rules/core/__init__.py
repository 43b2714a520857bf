"""What all games share; it knows none of them."""
