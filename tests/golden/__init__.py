"""Finished games, kept move by move: a change of the rules that changes one of them must be meant."""
