"""The steps that can lie on the agenda: what must still happen, as data. The last one is the open one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.card_game.facts import Side
from rules.card_game.match import ANY, Match


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """Setup: `seat` cycles `left` more cards from its opening hand."""

    kind: Literal["opening"] = "opening"
    seat: str
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """The Location step: a battleground first (`named`: more of them), then a path, then on to the Action step."""

    kind: Literal["location"] = "location"
    at: Literal["battleground", "path", "done"] = "battleground"
    named: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Actions:
    """The Action step. It opens one turn after the other until everybody has passed in a row."""

    kind: Literal["actions"] = "actions"
    begun: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """`seat` takes one action or passes."""

    kind: Literal["turn"] = "turn"
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Placing:
    """A card has to be put somewhere: `card` goes where its rules allow, or only to `to`.

    A bot answers it for the random card it drew, and for a card that a text plays out of those `aside`.
    """

    kind: Literal["placing"] = "placing"
    seat: str
    card: str
    to: str = ""
    out_of: Literal["hand", "aside"] = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """`seat` cycles another card for `card`, which it just played, or forsakes if that was its last."""

    kind: Literal["cost"] = "cost"
    seat: str
    card: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cycling:
    """`seat` must cycle `left` cards from hand; with an empty hand it forsakes instead."""

    kind: Literal["cycling"] = "cycling"
    seat: str
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Eliminating:
    """`seat` must eliminate `left` cards from hand."""

    kind: Literal["eliminating"] = "eliminating"
    seat: str
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Forsaking:
    """`seat` must forsake `left` cards. `noted`: a text asks whether it happened. `but`: not this card."""

    kind: Literal["forsaking"] = "forsaking"
    seat: str
    left: int
    noted: bool = False
    but: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """Effect words being carried out, in printed order.

    It stores only pointers. `source` is a card or location id, or "ring"; `ability` is the index of
    the ability, or -1 for the "if unplayable" text. `block` leads to a nested block: pairs of word and
    branch. `at` is the next word. `seat` is "you". `asks`: it is optional, and nobody has agreed yet.
    `said`: everybody has been told that the text is carried out. `env` holds what earlier words noted.
    """

    kind: Literal["script"] = "script"
    source: str
    ability: int
    seat: str
    block: tuple[int, ...] = ()
    at: int = 0
    asks: bool = False
    said: bool = False
    env: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """An event has been carried out: it is eliminated."""

    kind: Literal["finish"] = "finish"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """`cards` were drawn by a text and lie aside: first `eliminate` of them are eliminated, then up to
    `play` of those that fit are played (`to`: "" anywhere, "reserve", or the name of a location), then
    the rest is cycled.
    """

    kind: Literal["drawn"] = "drawn"
    seat: str
    cards: tuple[str, ...]
    eliminate: int = 0
    play: int = 0
    match: Match = ANY
    to: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sorting:
    """`cards` from the top of the draw deck lie aside: one for each of `left`, in that order."""

    kind: Literal["sorting"] = "sorting"
    seat: str
    cards: tuple[str, ...]
    left: tuple[Literal["eliminate", "cycle", "hand"], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPath:
    """The old path's combat is over: `card` becomes the active path."""

    kind: Literal["new_path"] = "new_path"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Combats:
    """The Combat step: the starting player picks which combat is next until none is left."""

    kind: Literal["combats"] = "combats"


@dataclass(frozen=True, slots=True, kw_only=True)
class Combat:
    """One combat. `attack` icons attacked and `defense` of the place cancel first; `left` must still be
    cancelled by the defending cards; `icons` is what each defending card can cancel, fixed when the
    combat began; `doomed` are those that did. `stage` goes on by itself.
    """

    kind: Literal["combat"] = "combat"
    site: str
    stage: Literal["begin", "losses", "rescue", "end"] = "begin"
    attack: int = 0
    defense: int = 0
    left: int = 0
    icons: dict[str, int] = field(default_factory=dict)
    doomed: tuple[str, ...] = ()
    saved: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """The Victory Check, or the final scoring after the last path."""

    kind: Literal["check"] = "check"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draws:
    """The Draw step; then the starting player token passes on and the next round begins."""

    kind: Literal["draws"] = "draws"
    at: int = 0


Step = (
    Opening
    | Location
    | Actions
    | Turn
    | Placing
    | Cost
    | Cycling
    | Eliminating
    | Forsaking
    | Script
    | Finish
    | Drawn
    | Sorting
    | NewPath
    | Combats
    | Combat
    | Check
    | Draws
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """A step on the agenda under its number; a number is never used twice in one line of play."""

    number: int
    step: Step


def foe(side: Side) -> Side:
    return "shadow" if side == "free" else "free"
