"""The steps. A step that was published is never edited."""
