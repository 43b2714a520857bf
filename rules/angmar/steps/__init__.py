"""One file for each part of a round (RULES 3)."""
