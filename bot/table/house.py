"""What all tables of this process share."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any

from bot.table.settings import TABLE_SETTINGS
from rules.core.game import Game, Illegal, Scenario, Seat, Setting

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none that looks like another


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """`facts` are the operator's corrections by game."""

    games: Mapping[str, Game]
    facts: Mapping[str, Mapping[str, Any]]
    allow_seeds: bool
    keep_days: int
    clock: Callable[[], datetime]

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self.clock().timestamp())

    def game(self, key: str) -> Game:
        if key not in self.games:
            known = ", ".join(self.games)
            raise Illegal(f"There is no game {key!r} here; nothing was changed. Choose one of: {known}.")
        return self.games[key]

    def scenario(self, game: str, key: str) -> Scenario:
        scenarios = self.game(game).scenarios
        if key not in scenarios:
            raise Illegal(f"There is no scenario {key!r}; nothing was changed. Choose one of: {', '.join(scenarios)}.")
        return scenarios[key]


@lru_cache(maxsize=256)
def places(game: Any, scenario: str, options: frozenset[tuple[str, str]]) -> tuple[Seat, ...]:
    """`Game.seats`, which every move asks several times."""
    seats: tuple[Seat, ...] = game.seats(scenario, dict(options))
    return seats


def clean(text: str, most: int) -> str:
    """Words of a person as every database can keep them."""
    return text.replace("\0", "").strip()[:most]


def code(length: int) -> str:
    """Letters and digits that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    meant = text.upper().translate(str.maketrans("OIL", "011"))
    return "".join(c for c in meant if c in ALPHABET)


def find_setting(scenario: Scenario, key: str) -> Setting:
    for setting in (*TABLE_SETTINGS, *scenario.settings):
        if setting.key == key:
            return setting
    raise Illegal(f"There is no setting {key!r} here; nothing was changed. `/game settings` lists them.")


def check_value(setting: Setting, value: str) -> None:
    if value not in {c.value for c in setting.choices}:
        known = ", ".join(c.value for c in setting.choices)
        raise Illegal(f"{setting.text} cannot be {value!r}; nothing was changed. Choose one of: {known}.")


def is_of_table(key: str) -> bool:
    """Whether a setting belongs to the table, whatever is played at it."""
    return any(s.key == key for s in TABLE_SETTINGS)
