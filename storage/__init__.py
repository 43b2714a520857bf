"""Rows and transactions. Knows no game."""
