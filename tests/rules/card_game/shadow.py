"""Verbs for tables on which a Shadow bot is about to act: set it up by names, let it act, read its walk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rules.card_game.agenda import Actions, Combats, Open, Placing, Step, Turn
from rules.card_game.commands import Command
from rules.card_game.events.evolve import evolve
from rules.card_game.game import CardGame, run
from rules.card_game.state import Deck, Site, State
from rules.card_game.table import framed
from rules.core.game import Reply, Setup, Trace
from rules.core.ledger import Ledger

GAME = CardGame()


@dataclass
class Board:
    """A table in the middle of an Action step. Cards are given by name, copies in the order of their ids.

    `sites` maps the name of an active path or battleground to what is there: lists of names under
    "free" and "shadow", numbers of tokens under "attack" and "defense". Of `hands` a number is enough.
    Everything else lies in the draw decks.
    """

    scenario: str = "trilogy"
    seat: str = "witch_king"
    path: str = "Weathertop"
    sites: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    reserves: Mapping[str, Sequence[str]] = field(default_factory=dict)
    hands: Mapping[str, int | Sequence[str]] = field(default_factory=dict)
    cycled: Mapping[str, Sequence[str]] = field(default_factory=dict)
    eliminated: Mapping[str, Sequence[str]] = field(default_factory=dict)
    items: Mapping[str, Sequence[str]] = field(default_factory=dict)
    played: Sequence[str] = ()
    spent: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)
    step: Step | None = None
    changes: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        start = GAME.start(Setup(self.scenario, "a seed", self.options, self.facts)).state
        self._frame = framed(start)
        self._taken: list[str] = []
        self.state: State = self._laid(start)

    def card(self, name: str) -> str:
        """The next free copy of a card with this name."""
        cards = self._frame.book.cards
        return next(i for i in self._frame.owner if cards[i].name == name and i not in self._taken)

    def place(self, name: str) -> str:
        pages = self._frame.book
        return next(k for k, f in (*pages.paths.items(), *pages.battlegrounds.items()) if f.name == name)

    def _take(self, names: Iterable[str]) -> tuple[str, ...]:
        out = []
        for name in names:
            out.append(self.card(name))
            self._taken.append(out[-1])
        return tuple(out)

    def _site(self, name: str) -> Site:
        here = dict(self.sites.get(name, {}))
        free, shadow = self._take(here.pop("free", ())), self._take(here.pop("shadow", ()))
        return Site(card=self.place(name), free=free, shadow=shadow, **here)

    def _hand(self, seat: str) -> tuple[str, ...]:
        wanted = self.hands.get(seat, ())
        if not isinstance(wanted, int):
            return self._take(wanted)
        free = [c for c in self._frame.decks[seat] if c not in self._taken]
        self._taken += free[-wanted:] if wanted else []
        return tuple(free[-wanted:]) if wanted else ()

    def _laid(self, start: State) -> State:
        path = self._site(self.path)
        grounds = tuple(self._site(name) for name in self.sites if name != self.path)
        reserves = {seat: self._take(self.reserves.get(seat, ())) for seat in start.decks}
        items = {self.named(w): self._take(names) for w, names in self.items.items()}
        piles = {
            seat: (self._take(self.cycled.get(seat, ())), self._take(self.eliminated.get(seat, ())))
            for seat in start.decks
        }
        hands = {seat: self._hand(seat) for seat in start.decks}
        decks = {
            seat: Deck(
                draw=tuple(c for c in self._frame.decks[seat] if c not in self._taken),
                hand=hands[seat],
                reserve=reserves[seat],
                cycle=piles[seat][0],
                eliminated=piles[seat][1],
            )
            for seat in start.decks
        }
        active = {g.card for g in grounds}
        number = start.asked + 1
        state = replace(
            start,
            decks=decks,
            path=path,
            path_number=self._frame.book.paths[path.card].number,
            spent=(path.card, *(self.place(name) for name in self.spent)),
            battlegrounds=grounds,
            battleground_decks={
                side: tuple(k for k in keys if k not in active) for side, keys in self._frame.battlegrounds.items()
            },
            areas={"free": (), "shadow": ()},
            corruption=0,
            items=items,
            tokens={},
            played=tuple(self.named(name) for name in self.played),
            arrived=(),
            used=(),
            modifiers=(),
            passes=0,
            round=1,
            step="action",
            turn=start.order.index(self.seat),
            agenda=(
                Open(number=number, step=Actions(begun=True)),
                Open(number=number + 1, step=self.step or Turn(seat=self.seat)),
            ),
            asked=number + 1,
        )
        return replace(state, **self.changes)

    def named(self, name: str) -> str:
        """The copy with this name that lies on the table; else the first."""
        cards = self._frame.book.cards
        return next((i for i in self._taken if cards[i].name == name), None) or next(
            i for i in self._frame.owner if cards[i].name == name
        )

    def names(self, ids: Iterable[str]) -> list[str]:
        return [self._frame.book.name(i) for i in ids]

    def change_deck(self, seat: str, **changes: Any) -> None:
        deck = replace(self.state.decks[seat], **changes)
        self.state = replace(self.state, decks={**self.state.decks, seat: deck})

    def put_on_top(self, seat: str, *names: str) -> None:
        """These cards lie on top of the draw deck, the first of them first."""
        draw = self.state.decks[seat].draw
        cards = tuple(next(c for c in draw if self.names([c]) == [name]) for name in names)
        self.change_deck(seat, draw=cards + tuple(c for c in draw if c not in cards))

    def reply(self) -> Reply:
        found = GAME.opponent(self.state)
        assert found is not None, "no bot is asked"
        return found

    def act(self) -> Reply:
        """The bot does what it decides, and the table goes on."""
        reply = self.reply()
        self.play(reply.seat, reply.command)
        return reply

    def play(self, seat: str, command: Command) -> None:
        self.events = GAME.play(self.state, seat, command).events
        self.state = GAME.play(self.state, seat, command).state

    def does(self) -> tuple[str, ...]:
        """The bot's decision in words: ("move", "Saruman", "Orthanc")."""
        return self.words(self.reply().command)

    def words(self, command: Any) -> tuple[str, ...]:
        values = (getattr(command, key, None) for key in ("card", "to", "site"))
        return (command.kind, *(self._frame.book.name(v) for v in values if v))

    def site(self, name: str) -> Site:
        key = self.place(name)
        return next(s for s in (self.state.path, *self.state.battlegrounds) if s is not None and s.card == key)


def placing(seat: str, card: str, **more: Any) -> Placing:
    return Placing(seat=seat, card=card, **more)


def drawn(name: str, seat: str = "witch_king", **more: Any) -> Board:
    """A board on which the bot has just turned up this card."""
    board = Board(seat=seat, hands={seat: [name], **more.pop("hands", {})}, **more)
    return with_step(board, Placing(seat=seat, card=board.named(name)))


def with_step(board: Board, step: Step) -> Board:
    """The open step is this one."""
    *below, top = board.state.agenda
    board.state = replace(board.state, agenda=(*below, Open(number=top.number, step=step)))
    return board


def fights(board: Board, starting: str) -> Board:
    """The Combat step has come, and this seat picks the order."""
    board.state = replace(board.state, step="combat", starting=board.state.order.index(starting))
    board.state = replace(board.state, agenda=(Open(number=board.state.asked, step=Combats()),))
    return board


def box(trace: Trace, key: str) -> tuple[bool | None, str]:
    """The answer and the fact of a box that was walked."""
    return next((b.answer, b.fact) for b in trace if b.key == key)


def keys(trace: Trace) -> list[str]:
    return [b.key for b in trace]


def carry_on(board: Board) -> tuple[Any, ...]:
    """The rules go on by themselves until somebody is asked; what happened."""
    ledger = Ledger(board.state, evolve)
    run(ledger)
    board.state = ledger.state
    return tuple(ledger.events)
