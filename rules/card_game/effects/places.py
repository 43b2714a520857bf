"""Words about paths, battlegrounds, combat tokens and corruption."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.card_game.effects.conditions import Amount
from rules.card_game.effects.word import Choice, Word
from rules.card_game.match import Ground


@dataclass(frozen=True, slots=True, kw_only=True)
class Activate(Choice):
    """A battleground that fits is activated; you choose if there are several, the deck is shuffled.

    `out_of` "deck": activate; "areas": reactivate out of a scoring area; both: "activate or reactivate".
    Its text is resolved at once. MoveIt(to="activated") then speaks of it.
    """

    ground: Ground
    out_of: tuple[Literal["deck", "areas"], ...] = ("deck",)


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivatePath(Choice):
    """Another path becomes active: first the combat on the old one, then the text of the new one.

    `number` "same" or "next" (one higher). `random`: chance picks it, else you.
    """

    number: Literal["same", "next"] = "same"
    random: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AddToken(Choice):
    """Combat tokens on the active path, on a chosen battleground, on a chosen one of both, or on the source."""

    token: Literal["attack", "defense"]
    on: Literal["path", "battleground", "site", "self"] = "path"
    count: int = 1


@dataclass(frozen=True, slots=True)
class AddCorruption(Word):
    """The Shadow gets corruption."""

    count: Amount = 1


@dataclass(frozen=True, slots=True)
class RemoveCorruption(Word):
    """Corruption goes away, as far as there is any."""

    count: Amount = 1
