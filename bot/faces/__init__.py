"""One face a game: the words and pictures that people see."""
