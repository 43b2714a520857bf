"""The table as it stands: frozen data, agenda included."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rules.card_game.agenda import Open
from rules.card_game.facts import Side
from rules.card_game.frame import Frame, frame_of
from rules.card_game.standing import Holding, places_of, texts_that_hold
from rules.core.dice import Cup

# Deck, Site and State have no slots: events copy them, and a dictionary is copied in one go.


@dataclass(frozen=True, kw_only=True)
class Deck:
    """One player's cards; a seat is a deck ("When one person runs several decks the decks stay separate").

    `draw` has its top card first. `reserve` is left to right in order of arrival. `aside` are cards that
    a text drew and has not placed yet. `ring` is the Ring token: True while it can be used.
    """

    draw: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    cycle: tuple[str, ...] = ()
    eliminated: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    ring: bool = False


@dataclass(frozen=True, kw_only=True)
class Site:
    """An active path or battleground. `free` and `shadow` are left to right in order of arrival.

    `attack` and `defense` count the combat tokens on the site itself. `bare`: it was reactivated out
    of the other side's scoring area, so its printed defense does not count (rules: combat in
    reactivated battlegrounds).
    """

    card: str
    free: tuple[str, ...] = ()
    shadow: tuple[str, ...] = ()
    attack: int = 0
    defense: int = 0
    bare: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens:
    """Combat tokens on one card."""

    attack: int = 0
    defense: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How it ended. `why` is "last path", "lead" (Victory Check) or "ended"."""

    winner: Side | None
    free: int
    shadow: int
    why: str


@dataclass(frozen=True, kw_only=True)
class State:
    """Card ids name physical copies ("S93" and "S94" are two Mordor Orcs).

    `order` is the turn order as seat keys (a seat may stand in it twice, as in the Three-Player Duel);
    `starting` and `turn` are indexes into it; `step` is the step of the round. `path_number` is that of
    the path activated last; `paths` are all in this game, `spent` those activated so far. `items` maps
    a wielder to what it wields, in order of arrival. `resolving` are events being carried out. `played`
    (by card key) and `arrived` (in reserve) are this round's; `used` holds texts used up this round;
    `modifiers` are the cards whose text holds for the round.
    """

    scenario: str
    options: dict[str, str]
    corrections: str = ""
    cup: Cup
    order: tuple[str, ...]
    bots: tuple[str, ...]
    decks: dict[str, Deck]
    starting: int = 0
    turn: int = 0
    passes: int = 0
    round: int = 0
    step: str = "setup"
    path: Site | None = None
    path_number: int = 0
    battlegrounds: tuple[Site, ...] = ()
    battleground_decks: dict[Side, tuple[str, ...]] = field(default_factory=dict)
    paths: tuple[str, ...] = ()
    areas: dict[Side, tuple[str, ...]] = field(default_factory=dict)
    spent: tuple[str, ...] = ()
    corruption: int = 0
    items: dict[str, tuple[str, ...]] = field(default_factory=dict)
    tokens: dict[str, Tokens] = field(default_factory=dict)
    resolving: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    arrived: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    modifiers: tuple[str, ...] = ()
    agenda: tuple[Open, ...] = ()
    asked: int = 0
    result: Result | None = None

    # What follows from the fields is worked out once and never stored; `changed` carries it on where
    # an event leaves it as it is.

    @cached_property
    def frame(self) -> Frame:
        """What never changes during this game."""
        return frame_of(self)

    @cached_property
    def standing(self) -> dict[str, str]:
        """The place of every face-up card: "reserve", a path or a battleground; an item's is its wielder's."""
        active = self.battlegrounds if self.path is None else (self.path, *self.battlegrounds)
        sites = ((s.card, s.free + s.shadow) for s in active)
        return places_of((d.reserve for d in self.decks.values()), sites, self.items)

    @cached_property
    def held(self) -> Holding:
        """The passives that hold now, by a card in play or for the round."""
        frame = self.frame
        out = texts_that_hold(self.standing, frame.passives, None if self.path is None else self.path.card)
        for card in self.modifiers:
            for passive in frame.book.lasting.get(card, ()):
                out.setdefault(type(passive), []).append((card, passive))
        return out

    @cached_property
    def counted(self) -> dict[Any, Any]:
        """What the rules have counted of the cards in play so far; they keep it here for later questions."""
        return {}
