"""The commands that people type, one file per group."""
