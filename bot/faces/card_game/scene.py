"""What the board picture shows, ready to be drawn: all texts and numbers, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.faces.card_game.tiles import Tile
from bot.faces.drawing.canvas import Badge
from rules.card_game.facts import Side

LEGEND = (
    ("hand", "hand"),
    ("deck", "draw deck"),
    ("cycle", "cycle pile"),
    ("grave", "eliminated"),
    ("ring", "Ring token"),
    ("crown", "begins the round"),
    ("arrow", "acts now"),
    ("sword", "attack"),
    ("shield", "defense"),
    ("skull", "path attack"),
    ("road", "path defense"),
)


State = Literal["ahead", "here", "free", "shadow", "nobody"]


@dataclass(frozen=True, slots=True)
class Step:
    """A number of the road; `state` says what became of it."""

    number: int
    name: str
    state: State


@dataclass(frozen=True, slots=True)
class SitePanel:
    """A path or battleground. `ahead` would win if it were resolved now."""

    name: str
    path: bool
    note: str
    worth: str
    badges: tuple[Badge, ...]
    attack_sign: str
    attack: str
    defense: str
    ahead: Side | None
    verdict: str
    free: tuple[Tile, ...]
    shadow: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class DeckPanel:
    """One deck; `piles` are signs with counts."""

    name: str
    side: Side
    piles: tuple[tuple[str, str], ...]
    tiles: tuple[Tile, ...]
    turn: bool
    starting: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole table."""

    title: str
    stage: str
    free: int
    free_notes: tuple[str, ...]
    shadow: int
    shadow_notes: tuple[str, ...]
    track: tuple[Step, ...]
    sites: tuple[SitePanel, ...]
    decks: tuple[DeckPanel, ...]
    notes: str = ""
    legend: tuple[tuple[str, str], ...] = LEGEND
