"""What the quest cards say: one file for each scenario, and `table` of all of them."""
