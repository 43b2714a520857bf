"""Campaign mode: what the log changes before a scenario, and what a won scenario writes into it (RULES 11)."""
