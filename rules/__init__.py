"""What the rulebooks say. Pure: the standard library only (core/codec.py alone knows pydantic)."""
