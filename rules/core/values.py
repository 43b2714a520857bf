"""What people may choose: settings written down in short, and whether a value that was given fits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.game import Choice, Illegal, Param, Setting

MOST = 99
"""The largest number that a parameter without a limit takes."""


def setting(key: str, text: str, choices: dict[str, str], reason: str, source: str, *, setup: bool = False) -> Setting:
    """A setting; the first choice is the default. `choices` maps values to their words."""
    return Setting(
        key=key,
        text=text,
        choices=tuple(Choice(value, words) for value, words in choices.items()),
        default=next(iter(choices)),
        reason=reason,
        source=source,
        when="setup" if setup else "any",
    )


def complete(settings: Iterable[Setting], given: Mapping[str, str]) -> dict[str, str]:
    """A value for every setting, its default where none is given. Raises Illegal for one that does not exist."""
    known = {s.key: s for s in settings}
    for key, value in given.items():
        if key not in known or value not in [c.value for c in known[key].choices]:
            raise Illegal(f"This game has no setting {key} with the value {value}. Nothing was opened.")
    return {key: given.get(key, s.default) for key, s in known.items()}


def check(param: Param, value: str) -> None:
    """Raises Illegal for a value that the parameter does not take."""
    if param.choices:
        fits = any(value == choice.value for choice in param.choices)
    else:
        number = int(value) if value.isdecimal() and len(value) < 10 else -1
        fits = param.lo is not None and param.lo <= number <= (MOST if param.hi is None else param.hi)
    if not fits:
        raise Illegal(f"“{param.text}” does not take that value. Nothing has changed; choose one from the list.")
