"""Words that hold other words: for whom, on which condition, one of several, for how long."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Script
from rules.card_game.effects.conditions import Condition, Forsook, Took, holds
from rules.card_game.effects.word import Choice, Context, Word
from rules.card_game.facts import Faction, Side
from rules.card_game.state import State
from rules.card_game.stepping import open_in_order, open_step
from rules.core.ledger import Ledger

Block = tuple[Any, ...]
"""Words in printed order."""


def can_all(block: Block, state: State, ctx: Context) -> bool:
    """Whether a block may be attempted: every word of it."""
    return bool(block) and all(word.can(state, ctx) for word in block)


def useful_block(block: Block, state: State, ctx: Context) -> bool:
    """Whether anything in a block serves the Shadow: partly useful is useful."""
    return any(word.useful(state, ctx) for word in block)


def _inside(ctx: Context, branch: int, seat: str, *, asks: bool = False) -> Script:
    return Script(
        source=ctx.source,
        ability=ctx.ability,
        seat=seat,
        block=(*ctx.block, ctx.at, branch),
        asks=asks,
        env=dict(ctx.inside.env),
    )


@dataclass(frozen=True, slots=True)
class Each(Word):
    """Every player of a side carries the block out, in turn order. In the Duels the one player of a
    side does the whole block twice.
    """

    side: Side
    does: Block

    def _seats(self, state: State) -> Iterable[str]:
        layout = state.frame.layout
        return layout.seats[self.side] * (2 if self.side in layout.twice else 1)

    def blocks(self) -> tuple[Block, ...]:
        return (self.does,)

    def useful(self, state: State, ctx: Context) -> bool:
        return any(useful_block(self.does, state, replace(ctx, seat=seat)) for seat in self._seats(state))

    def run(self, ledger: Ledger, ctx: Context) -> None:
        open_in_order(ledger, *(_inside(ctx, 0, seat) for seat in self._seats(ledger.state)))


@dataclass(frozen=True, slots=True)
class As(Word):
    """The player who owns the deck of this faction carries the block out, if it is in the game."""

    faction: Faction
    does: Block

    def blocks(self) -> tuple[Block, ...]:
        return (self.does,)

    def useful(self, state: State, ctx: Context) -> bool:
        seat = state.frame.faction.get(self.faction)
        return seat is not None and useful_block(self.does, state, replace(ctx, seat=seat))

    def run(self, ledger: Ledger, ctx: Context) -> None:
        seat = ledger.state.frame.faction.get(self.faction)
        if seat is not None:
            open_step(ledger, _inside(ctx, 0, seat))


@dataclass(frozen=True, slots=True)
class May(Word):
    """You may carry the block out. A bot does if it is possible and useful."""

    does: Block

    def blocks(self) -> tuple[Block, ...]:
        return (self.does,)

    def useful(self, state: State, ctx: Context) -> bool:
        return can_all(self.does, state, ctx) and useful_block(self.does, state, ctx)

    def run(self, ledger: Ledger, ctx: Context) -> None:
        open_step(ledger, _inside(ctx, 0, ctx.seat, asks=True))


@dataclass(frozen=True, slots=True)
class If(Word):
    """The block if the condition holds, else the other one."""

    condition: Condition
    does: Block
    otherwise: Block = ()

    def blocks(self) -> tuple[Block, ...]:
        return (self.does, self.otherwise)

    def _branch(self, state: State, ctx: Context) -> int:
        return 0 if holds(self.condition, state, ctx) else 1

    def can(self, state: State, ctx: Context) -> bool:
        return self._early(ctx) or can_all(self.blocks()[self._branch(state, ctx)], state, ctx)

    def _early(self, ctx: Context) -> bool:
        """Whether it depends on an earlier word of the same text that has not been carried out yet."""
        noted = {Forsook: "forsook", Took: "took"}.get(type(self.condition))
        return noted is not None and noted not in ctx.env

    def useful(self, state: State, ctx: Context) -> bool:
        branch = 0 if self._early(ctx) else self._branch(state, ctx)
        return useful_block(self.blocks()[branch], state, ctx)

    def run(self, ledger: Ledger, ctx: Context) -> None:
        branch = self._branch(ledger.state, ctx)
        if self.blocks()[branch]:
            open_step(ledger, _inside(ctx, branch, ctx.seat))


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things to choose from; `text` is what a person reads."""

    text: str
    does: Block


@dataclass(frozen=True, slots=True)
class Choose(Choice):
    """One of several blocks. For a bot a person chooses, among what is possible and useful.

    What hidden cards make impossible shows when it is tried; then something else is chosen.
    """

    among: tuple[Option, ...]

    def blocks(self) -> tuple[Block, ...]:
        return tuple(option.does for option in self.among)

    def text(self) -> str:
        return "Choose what the text does."

    def words(self, what: str) -> str:
        return self.among[int(what)].text

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        possible = (str(i) for i, o in enumerate(self.among) if can_all(o.does, state, ctx.inside))
        return tuple(i for i in possible if i not in ctx.tried)

    def useful_option(self, state: State, ctx: Context, what: str) -> bool:
        return useful_block(self.among[int(what)].does, state, ctx.inside)

    def useful(self, state: State, ctx: Context) -> bool:
        return any(self.useful_option(state, ctx, what) for what in self.options(state, ctx))

    def stays(self, state: State, ctx: Context, what: str) -> bool:
        return any(word.fails(state, ctx.inside) for word in self.among[int(what)].does)

    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        ledger.happen(ev.OptionChosen(seat=ctx.seat, card=ctx.source, text=self.words(what)))
        if self.stays(ledger.state, ctx, what):
            ledger.happen(ev.NothingFound(seat=ctx.seat))
        else:
            open_step(ledger, _inside(ctx, int(what), ctx.seat))


@dataclass(frozen=True, slots=True)
class ForRound(Word):
    """These passives hold for everybody until the end of the round: The Red Arrow, The Three Hunters."""

    passives: tuple[Any, ...]

    def run(self, ledger: Ledger, ctx: Context) -> None:
        ledger.happen(ev.ModifierBegan(card=ctx.source))
