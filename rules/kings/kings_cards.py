"""Which Event cards the table carries out itself, because they touch Rulers or the hunt (RULES 11)."""

TOUCHES: frozenset[str] = frozenset(
    {
        "fp-char-23-km", "fp-char-25-km", "fp-char-26-km", "fp-str-08-km", "fp-str-16-km",
        "fp-str-19-km", "fp-str-22-km", "fp-str-24-km", "fp-str-25-km", "fp-str-26-km",
        "sh-char-26-km", "sh-str-06-km", "sh-str-18-km",
    }
)  # fmt: skip
