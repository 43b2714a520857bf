"""Decks from outside: files, pasted lists and RingsDB, read into decks of `rules.angmar.decks`. Knows no Discord."""
