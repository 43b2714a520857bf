"""What a player can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.repairs import Repair, SetOption
from rules.kings.facts import Face

Use = Literal[
    "move_fellowship", "hide", "separate", "companions", "minions", "army", "attack", "muster", "politics",
    "draw", "play", "awaken", "chieftain", "character", "first", "second", "uncorrupt", "discard_table", "advance",
    "nothing",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class UseDie:
    """Use an unused Action die. `target` depends on `use`: a Nation, card, Sovereign, character, deck or region.

    "awaken": "brand@dale"; "chieftain": "ugluk@orthanc"; "separate": the first Companion who leaves.
    """

    kind: Literal["die"] = "die"
    face: Face
    ruler: bool = False
    use: Use
    target: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TryCorruption:
    """Remove an Eye from the Hunt Box instead of using a die: a Corruption attempt (RULES 7)."""

    kind: Literal["attempt"] = "attempt"
    sovereign: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UseRing:
    """An Elven Ring, just before an action: change this unused die."""

    kind: Literal["ring"] = "ring"
    face: Face
    ruler: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class UseToken:
    """A Ruler Token: set the Ruler Die and use that Sovereign's second ability at once (RULES 6)."""

    kind: Literal["token"] = "token"
    sovereign: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """Nothing more of what is asked."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    """One of the things that are offered: a region, face, tile, card, person, number or branch."""

    kind: Literal["choose"] = "choose"
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """A hand move on the board, checked by the table. `override`: done although the rules refuse it."""

    kind: Literal["hand"] = "hand"
    tool: str
    values: dict[str, str]
    override: bool = False


Command = UseDie | TryCorruption | UseRing | UseToken | Pass | Done | Choose | Hand | Repair | SetOption
