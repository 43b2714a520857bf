"""One file per step of the rulebook: who is asked what, and what an answer does."""
