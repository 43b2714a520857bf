"""Words about cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.card_game import events as ev
from rules.card_game.destinations import may_go
from rules.card_game.effects.conditions import Amount, counted
from rules.card_game.effects.useful import helps, right_most
from rules.card_game.effects.word import Choice, Context, Word
from rules.card_game.match import Match
from rules.card_game.procedures import cycle, eliminate
from rules.card_game.state import State
from rules.card_game.table import RESERVE, card_of, in_play, is_bot, site, wielder
from rules.card_game.triggers import move
from rules.core.ledger import Ledger

Own = Literal["self", "wielder"]
"""The card whose text it is, or the one that wields it. Items go with their wielder, each to its own owner."""
Where = Literal["play", "reserve", "battleground", "path"]


def _own(state: State, ctx: Context, what: Own) -> str | None:
    return ctx.source if what == "self" else wielder(state, ctx.source)


def _note_here(ledger: Ledger, ctx: Context) -> None:
    """Where the source stood before it left, for what the rest of its text counts there."""
    place = ledger.state.standing.get(ctx.source)
    if place is not None:
        ledger.happen(ev.Noted(key="here", value=place))


@dataclass(frozen=True, slots=True)
class CycleIt(Word):
    """The card is cycled with its items, each to its owner's pile."""

    what: Own = "self"

    def run(self, ledger: Ledger, ctx: Context) -> None:
        card = _own(ledger.state, ctx, self.what)
        _note_here(ledger, ctx)
        if card is not None:
            cycle(ledger, card, why="text" if card in ledger.state.standing else "unplayable")


@dataclass(frozen=True, slots=True)
class EliminateIt(Word):
    """The card is eliminated with its items."""

    what: Own = "self"

    def run(self, ledger: Ledger, ctx: Context) -> None:
        card = _own(ledger.state, ctx, self.what)
        _note_here(ledger, ctx)
        if card is not None:
            eliminate(ledger, card)


@dataclass(frozen=True, slots=True, kw_only=True)
class EliminateOne(Choice):
    """You eliminate one card in play that fits. With `times` that many, one after the other.

    Where a bot picks among Shadow cards it takes the right-most; for other choices of a bot's text a
    person picks. `may`: you need not.
    """

    match: Match
    where: Where = "play"
    times: Amount = 1
    may: bool = False

    def text(self) -> str:
        return "Choose the card to eliminate."

    def optional(self, state: State, ctx: Context) -> bool:
        return self.may

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        if len(ctx.tried) >= counted(self.times, state, ctx):
            return ()
        return in_play(state, self.match, self.where)

    def useful_option(self, state: State, ctx: Context, what: str) -> bool:
        return card_of(state, what).side == "free"

    def useful(self, state: State, ctx: Context) -> bool:
        return any(self.useful_option(state, ctx, what) for what in self.options(state, ctx))

    def automatic(self, state: State, ctx: Context, options: tuple[str, ...]) -> str | None:
        own = is_bot(state, ctx.seat) and all(card_of(state, c).side == "shadow" for c in options)
        return options[-1] if own else None

    def stays(self, state: State, ctx: Context, what: str) -> bool:
        return len(ctx.tried) + 1 < counted(self.times, state, ctx)

    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        eliminate(ledger, what)


@dataclass(frozen=True, slots=True, kw_only=True)
class EliminateAny(Choice):
    """You eliminate as many of your cards that fit as you like, one after the other; their number is noted."""

    match: Match
    where: Where = "reserve"
    note: str = "eliminated"

    def text(self) -> str:
        return "Choose a card to eliminate, or stop."

    def can(self, state: State, ctx: Context) -> bool:
        return True

    def optional(self, state: State, ctx: Context) -> bool:
        return True

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        return tuple(c for c in in_play(state, self.match, self.where))

    def useful_option(self, state: State, ctx: Context, what: str) -> bool:
        return False

    def stays(self, state: State, ctx: Context, what: str) -> bool:
        return True

    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        ledger.happen(ev.Noted(key=self.note, value=str(int(ctx.env.get(self.note) or 0) + 1)))
        eliminate(ledger, what)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveIt(Choice):
    """A card in reserve moves, also if it came there this round.

    `what`: the source, its wielder, or a card that fits. `to`: "activated" (the battleground that
    Activate named before), "path", or "battleground" (one that may be chosen). It must be allowed to go
    there.
    """

    what: Own | Match = "self"
    to: Literal["activated", "path", "battleground"] = "activated"

    def text(self) -> str:
        return "Choose where the card moves."

    def _mover(self, state: State, ctx: Context) -> str | None:
        if isinstance(self.what, Match):
            return next(iter(in_play(state, self.what, RESERVE)), None)
        card = _own(state, ctx, self.what)
        return card if card is not None and state.standing.get(card) == RESERVE else None

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        mover = self._mover(state, ctx)
        if mover is None:
            return ()
        places: tuple[str, ...]
        if self.to == "path":
            places = (state.path.card,) if state.path is not None else ()
        elif self.to == "battleground":
            places = tuple(g.card for g in state.battlegrounds)
        else:
            here = site(state, ctx.env.get("activated", ""))
            places = (here.card,) if here is not None else ()
        return tuple(p for p in places if may_go(state, mover, p))

    def can(self, state: State, ctx: Context) -> bool:
        if self.to == "activated" and "activated" not in ctx.env:
            return self._mover(state, ctx) is not None
        return bool(self.options(state, ctx))

    def useful_option(self, state: State, ctx: Context, what: str) -> bool:
        mover = self._mover(state, ctx)
        return mover is not None and helps(state, what, mover)

    def useful(self, state: State, ctx: Context) -> bool:
        return any(self.useful_option(state, ctx, what) for what in self.options(state, ctx))

    def automatic(self, state: State, ctx: Context, options: tuple[str, ...]) -> str | None:
        return right_most(state, options)

    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        mover = self._mover(ledger.state, ctx)
        if mover is not None:
            move(ledger, mover, what)
