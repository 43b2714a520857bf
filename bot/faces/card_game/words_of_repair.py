"""Words for what a moderator sets by hand, a sentence for each repair."""

from __future__ import annotations

from collections.abc import Callable

from bot.faces.card_game.names import SIDE, card, count, place, who
from rules.card_game.events.table import Repaired
from rules.card_game.sight import Sight

PILES = {"hand": "hand", "draw": "draw deck", "cycle": "cycle pile", "eliminated": "eliminated pile"}
FIT = {"up": "unused", "down": "used"}


def repaired(sight: Sight, e: Repaired) -> str:
    """ "By hand: **Sting** goes to its owner's cycle pile." """
    tool, *values = *e.what.split("/"), e.value
    return f"By hand: {REPAIRS[tool](sight, *values)}."


def _where(sight: Sight, to: str) -> str:
    if to == "draw":
        return "the top of its owner's draw deck"
    return f"its owner's {PILES[to]}" if to in PILES else place(sight, to)


def _battleground(sight: Sight, key: str, to: str) -> str:
    areas: dict[str, str] = {
        "active": "is active",
        "deck": "goes back into its deck",
        **{side: f"lies in the scoring area of {title}" for side, title in SIDE.items()},
    }
    return f"**{card(sight, key)}** {areas[to]}"


REPAIRS: dict[str, Callable[..., str]] = {
    "corruption": lambda _, number: f"the corruption is {number}",
    "tokens": lambda s, on, token, number: f"**{card(s, on)}** has {count(int(number), f'{token} token')}",
    "card": lambda s, key, to: f"**{card(s, key)}** goes to {_where(s, to)}",
    "pile": lambda s, seat, of, n, to: f"card {n} of the {PILES[of]} of the {who(s, seat)} goes to {_where(s, to)}",
    "draw": lambda s, seat, number: f"the {who(s, seat)} draws {count(int(number), 'card')}",
    "shuffle": lambda s, seat: f"the draw deck of the {who(s, seat)} is shuffled",
    "path": lambda s, key: f"{place(s, key)} is the active path",
    "battleground": _battleground,
    "turn": lambda s, seat: f"it is the turn of the {who(s, seat)}",
    "ring": lambda s, seat, how: f"the Ring token of the {who(s, seat)} is {FIT[how]}",
}
