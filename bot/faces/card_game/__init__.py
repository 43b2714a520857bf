"""The face of the card game: its words and pictures."""
