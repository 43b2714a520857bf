"""War of the Ring: The Card Game, with Against the Shadow."""
