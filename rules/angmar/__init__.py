"""The Lord of the Rings: The Card Game with the Angmar Awakened campaign."""
