"""What Discord refuses in command definitions (interactions/application-commands)."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

from bot.playground.errors import Refused, malformed
from bot.playground.wire import GROUP, SUBCOMMAND, Json

NAME = re.compile(r"^[-_'\w]{1,32}$", re.UNICODE)
CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
MOST = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}

# The languages of Discord (reference, chapter Locales).
LOCALES = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR"}
    | {"ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"}
)


def check_commands(commands: list[Json]) -> None:
    """All commands of one scope, as they will stand together. Raises Refused."""
    kinds = Counter(c.get("type") or CHAT_INPUT for c in commands)
    if any(kinds[kind] > most for kind, most in MOST.items()):
        raise Refused(400, 30032, "Maximum number of application commands reached", violation=True)
    taken: set[tuple[int, str]] = set()
    for i, c in enumerate(commands):
        key = (c.get("type") or CHAT_INPUT, c["name"])
        if key in taken:
            raise malformed(str(i), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        taken.add(key)
        check_command(c, str(i))


def check_command(c: Json, at: str) -> None:
    """One command with its options. `at`: its place in the body, for the error."""
    kind = c.get("type") or CHAT_INPUT
    _locales(c, at)
    if kind == CHAT_INPUT:
        _described(c, at, depth=0)
        if _size(c) > 8000:
            raise malformed(
                at, "APPLICATION_COMMAND_TOO_LARGE", "over 8000 characters in names, descriptions and values"
            )
    elif c.get("description") or c.get("options"):
        raise malformed(f"{at}.description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_BE_SET", "a menu")


def _size(o: Json) -> int:
    """Characters of a command tree; of a name in many languages the longest counts."""

    def longest(key: str) -> int:
        return max(map(len, [o.get(key) or "", *(o.get(f"{key}_localizations") or {}).values()]))

    own = longest("name") + longest("description")
    own += sum(len(c["name"]) + len(str(c["value"])) for c in o.get("choices") or ())
    return own + sum(_size(x) for x in o.get("options") or ())


def _locales(o: Json, at: str) -> None:
    for key in ("name_localizations", "description_localizations"):
        for locale in o.get(key) or ():
            if locale not in LOCALES:
                raise malformed(f"{at}.{key}", "DICT_TYPE_CHOICES", f"{locale!r} is not a locale of Discord")


def _described(o: Json, at: str, *, depth: int) -> None:
    for name in [o["name"], *(o.get("name_localizations") or {}).values()]:
        if not NAME.match(name) or name != name.lower():
            raise malformed(f"{at}.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not o.get("description"):
        raise malformed(f"{at}.description", "BASE_TYPE_REQUIRED", "This field is required")
    _options(o.get("options") or [], at, depth=depth)


def _options(options: list[Json], at: str, *, depth: int) -> None:
    if len(options) > 25:
        raise malformed(f"{at}.options", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    nested = [x["type"] in (SUBCOMMAND, GROUP) for x in options]
    if any(nested) and not all(nested):
        raise malformed(
            f"{at}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "subcommands and options do not mix"
        )
    _named_apart(options, at)
    for j, x in enumerate(options):
        p = f"{at}.options.{j}"
        _locales(x, p)
        _described(x, p, depth=depth + 1)
        if x["type"] == GROUP and depth > 0:
            raise malformed(p, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "a group only directly under a command")
        if x["type"] == SUBCOMMAND and depth > 1:
            raise malformed(p, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "nesting too deep")
        _choices(x, p)
    if any(after.get("required") and not before.get("required") for before, after in pairwise(options)):
        raise malformed(
            f"{at}.options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options come before the others"
        )


def _named_apart(options: list[Json], at: str) -> None:
    """Option names are unique, in every language too (application-commands: localization)."""
    locales: set[str | None] = {None}
    for x in options:
        locales.update(x.get("name_localizations") or ())
    for locale in locales:
        names = [(x.get("name_localizations") or {}).get(locale, x["name"]) for x in options]
        if len(names) != len(set(names)):
            raise malformed(
                f"{at}.options",
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
                f"Option names must be unique ({locale})",
            )


def _choices(x: Json, at: str) -> None:
    choices = x.get("choices") or []
    if x.get("autocomplete") and choices:
        raise malformed(at, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "autocomplete and choices exclude each other")
    for c in choices:
        _locales(c, f"{at}.choices")
    names = [c["name"] for c in choices]
    if len(names) != len(set(names)):
        raise malformed(f"{at}.choices", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", "choice names are unique")
    low, high = x.get("min_value"), x.get("max_value")
    if low is not None and high is not None and low > high:
        raise malformed(at, "APPLICATION_COMMAND_OPTIONS_MIN_VALUE", "min_value above max_value")
