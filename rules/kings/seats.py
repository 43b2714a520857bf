"""Who sits where with two, three or four players (RULES 12)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.game import Seat
from rules.kings.facts import Nation, Side
from rules.kings.state import State

TEAMS: dict[str, tuple[Side, str, tuple[Nation, ...]]] = {
    "free": ("free", "Free Peoples", ("dwarves", "elves", "gondor", "north", "rohan")),
    "shadow": ("shadow", "Shadow", ("isengard", "sauron", "southrons")),
    "gondor": ("free", "Free Peoples: Gondor and Elves", ("gondor", "elves")),
    "rohan": ("free", "Free Peoples: Rohan, the North and Dwarves", ("rohan", "north", "dwarves")),
    "sauron": ("shadow", "Shadow: Sauron", ("sauron",)),
    "isengard": ("shadow", "Shadow: Isengard, Southrons & Easterlings", ("isengard", "southrons")),
}
"""Every seat there can be: its side, its title and the Nations that it plays."""


def seats(options: Mapping[str, str]) -> tuple[Seat, ...]:
    """The seats in turn order, as the options split the sides."""
    keys: tuple[str, ...] = ("gondor", "rohan") if options.get("free_players") == "two" else ("free",)
    keys += ("sauron", "isengard") if options.get("shadow_players") == "two" else ("shadow",)
    return tuple(Seat(key, TEAMS[key][1]) for key in keys)


def seats_of(s: State, side: Side) -> tuple[str, ...]:
    return tuple([key for key, who in s.seats.items() if who == side])


def side_of(seat: str) -> Side:
    return TEAMS[seat][0]


def side_in(s: State, seat: str | None) -> Side | None:
    """The side of a seat of this table; None for the whole channel, and for a seat that nobody takes."""
    return s.seats.get(seat) if seat is not None else None


def side_named(seat: str | None) -> Side | None:
    return TEAMS[seat][0] if seat in TEAMS else None


def nations_of(seat: str) -> tuple[Nation, ...]:
    return TEAMS[seat][2]
