"""Questions, boards and walks as Discord messages; it knows no game, only faces."""
