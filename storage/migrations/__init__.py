"""How the database came to be: one module a step, run at start under a lock."""
