"""Verbs for tables on which a Shadow bot is about to act: set it up, let it act, read its walk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.card_game import GAME
from rules.card_game.agenda import Combats, Open, Placing, Step
from rules.card_game.events.evolve import evolve
from rules.card_game.game import run
from rules.card_game.state import Site, State
from rules.core.game import Reply, Trace
from rules.core.ledger import Ledger
from tests.rules.card_game.kit import Table, table

Names = Mapping[str, Sequence[str]]


class Board:
    """A table (see kit) in the middle of an Action step, with a bot to act.

    `sites` maps the name of an active path or battleground to what is there: lists of names under "free"
    and "shadow", numbers of tokens under "attack" and "defense". Of a hand a number is enough.
    """

    def __init__(
        self,
        *,
        scenario: str = "trilogy",
        seat: str = "witch_king",
        path: str = "Weathertop",
        sites: Mapping[str, Mapping[str, Any]] | None = None,
        reserves: Names | None = None,
        hands: Mapping[str, int | Sequence[str]] | None = None,
        cycled: Names | None = None,
        eliminated: Names | None = None,
        items: Names | None = None,
        played: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        wielded = items or {}

        def text(names: Iterable[str]) -> str:
            return ", ".join(" + ".join((name, *wielded.get(name, ()))) for name in names)

        def texts(piles: Names | None) -> dict[str, str]:
            return {owner: text(names) for owner, names in (piles or {}).items()}

        there = sites or {}
        sites_text = {n: f"{text(s.get('free', ()))} | {text(s.get('shadow', ()))}" for n, s in there.items()}
        tokens = {n: {k: v for k, v in s.items() if isinstance(v, int)} for n, s in there.items()}
        self.table: Table = table(
            scenario,
            turn=seat,
            path=path,
            at=sites_text,
            tokens=tokens,
            reserve=texts(reserves),
            cycle=texts(cycled),
            eliminated=texts(eliminated),
            hand=texts({s: h for s, h in (hands or {}).items() if not isinstance(h, int)}),
            played=text(played),
            options=options,
            facts=facts,
        )
        for owner, count in (hands or {}).items():
            if isinstance(count, int):
                draw = self.state.decks[owner].draw
                self.change_deck(owner, draw=draw[count:], hand=draw[:count])

    @property
    def state(self) -> State:
        return self.table.state

    @state.setter
    def state(self, state: State) -> None:
        self.table.state = state

    def card(self, name: str) -> str:
        return self.table.id(name)

    def names(self, ids: Iterable[str]) -> list[str]:
        return [self.table.name(i) for i in ids]

    def pile(self, seat: str, pile: str) -> list[str]:
        return self.names(getattr(self.state.decks[seat], pile))

    def change_deck(self, seat: str, **changes: Any) -> None:
        deck = replace(self.state.decks[seat], **changes)
        self.state = replace(self.state, decks={**self.state.decks, seat: deck})

    def put_on_top(self, seat: str, *names: str) -> None:
        """These cards lie on top of the draw deck, the first of them first."""
        draw = self.state.decks[seat].draw
        cards = tuple(next(c for c in draw if self.names([c]) == [name]) for name in names)
        self.change_deck(seat, draw=cards + tuple(c for c in draw if c not in cards))

    def site(self, name: str) -> Site:
        key = self.card(name)
        return next(s for s in (self.state.path, *self.state.battlegrounds) if s is not None and s.card == key)

    def reply(self) -> Reply:
        found = GAME.opponent(self.state)
        assert found is not None, "no bot is asked"
        return found

    def does(self) -> str:
        """The bot's decision as text: "move Saruman to Orthanc"."""
        return self.table.text(self.reply().command)

    def act(self) -> Reply:
        """The bot does what it decides, and the table goes on."""
        self.table.bot()
        assert self.table.reply is not None
        return self.table.reply

    def carry_on(self, step: Step) -> tuple[Any, ...]:
        """The rules carry out this step, and go on until somebody is asked; what happened."""
        self.open(step, above=True)
        ledger = Ledger(self.state, evolve)
        run(ledger)
        self.state = ledger.state
        return tuple(ledger.events)

    def open(self, step: Step, *, above: bool = False) -> None:
        """The open step is this one; `above` the one that was open, which comes next then."""
        number = self.state.asked + 1
        below = self.state.agenda if above else self.state.agenda[:-1]
        self.state = replace(self.state, agenda=(*below, Open(number=number, step=step)), asked=number)


def drawn(name: str, seat: str = "witch_king", **more: Any) -> Board:
    """A board on which the bot has just turned up this card."""
    board = Board(seat=seat, **({"hands": {seat: [name]}} | more))
    board.open(Placing(seat=seat, card=board.card(name)))
    return board


def fights(starting: str, **more: Any) -> Board:
    """The Combat step has come, and this seat picks the order."""
    board = Board(**more)
    index = board.state.order.index(starting)
    board.state = replace(board.state, step="combat", starting=index, agenda=())
    board.open(Combats(), above=True)
    return board


def box(trace: Trace, key: str) -> tuple[bool | None, str]:
    """The answer and the fact of a box that was walked."""
    return next((b.answer, b.fact) for b in trace if b.key == key)


def keys(trace: Trace) -> list[str]:
    return [b.key for b in trace]
