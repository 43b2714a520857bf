"""Verbs for testing one card's text, on top of the kit: one seat's table, combats and steps on the spot, zones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from rules.card_game import commands as cmd
from rules.card_game.agenda import Combat, Draws, Open, Turn
from rules.card_game.combat import tally
from rules.card_game.events import CardsDrawn, RoundEnded
from rules.card_game.events.evolve import evolve
from rules.card_game.game import run
from rules.card_game.match import named
from rules.card_game.table import framed, standing, wielder
from rules.card_game.triggers import activate_battleground, activate_path
from rules.core.ledger import Ledger
from tests.rules.card_game import kit

F = TypeVar("F", bound=Callable[..., Any])
WORKS: set[str] = set()
BOUNDS: set[str] = set()


def works(*keys: str) -> Callable[[F], F]:
    """The test shows that the texts of these cards work."""
    WORKS.update(keys)
    return lambda test: test


def bounds(*keys: str) -> Callable[[F], F]:
    """The test shows that the texts of these cards do no more than they say."""
    BOUNDS.update(keys)
    return lambda test: test


class Table(kit.Table):
    """A table at which a text is tried."""

    def answers(self, *names: str) -> Table:
        """One answer after the other: a card, a place, an option's words, "top", "yes", "no", or "Éomer to Edoras"."""
        for name in names:
            asked = [(q.seat, o) for q in self.questions for o in q.options]
            found = [a for a in asked if self.meant(a[1]) == name] or [
                a for a in asked if named(self.meant(a[1]), name)
            ]
            assert found, f"{name!r} is not offered; {self.asked} may: {self.options()}"
            self.play(*found[0])
        return self

    def meant(self, command: Any) -> str:
        """What stands for a command in `answers`."""
        if isinstance(command, cmd.Decline):
            return "no"
        if isinstance(command, cmd.Pick) and command.what == "yes":
            return "yes"
        return self.text(command).removeprefix(f"{command.kind} ")

    @property
    def choices(self) -> set[str]:
        """The open question's answers."""
        return {self.meant(o) for q in self.questions for o in q.options}

    def may(self, *texts: str) -> bool:
        """Whether all of these are offered: "use Denethor", "play Merry to Edoras", "pass"."""
        return set(texts) <= set(self.options())

    def uses_nothing(self) -> bool:
        """Whether no action text is offered."""
        return not self.options("use")

    @property
    def settled(self) -> bool:
        """Whether the text asks for nothing more: somebody's next turn has come."""
        return isinstance(self.state.agenda[-1].step, Turn)

    def comes_to(self, seat: str) -> Table:
        """The others pass, or cycle a card where they may not, until it is this seat's turn."""
        while not (isinstance(step := self.state.agenda[-1].step, Turn) and step.seat == seat):
            options = [o for q in self.questions for o in q.options if isinstance(o, cmd.Cycle | cmd.Pass)]
            self.play(self.asked, options[-1])
        return self

    def fights_at(self, place: str) -> Table:
        """The combat there is resolved now, until somebody must choose."""
        return self._goes_on(None, Combat(site=self.id(place)))

    def draws(self) -> Table:
        """The Draw step, until somebody must choose; the next round's events are left out."""
        self._goes_on(None, Draws())
        ends = (i for i, e in enumerate(self.events) if isinstance(e, RoundEnded))
        self.events = self.events[: next(ends, len(self.events))]
        return self

    def activates(self, place: str) -> Table:
        """The path or battleground is activated; a path takes the place of the one before without a combat."""
        key = self.id(place)
        if key in self.box.frame.book.battlegrounds:
            return self._goes_on(lambda ledger: activate_battleground(ledger, key))
        self.state = replace(self.state, path=None)
        return self._goes_on(lambda ledger: activate_path(ledger, key))

    def _goes_on(self, begin: Callable[[Ledger], None] | None, *steps: Any) -> Table:
        number = self.state.asked + 1
        agenda = (self.state.agenda[0], *(Open(number=number, step=s) for s in steps))
        ledger = Ledger(replace(self.state, agenda=agenda, asked=number), evolve)
        if begin is not None:
            begin(ledger)
        run(ledger)
        self.state, self.events = ledger.state, tuple(ledger.events)
        return self

    def where(self, *names: str) -> str:
        """The zones of cards; of an item in play "on" its wielder."""
        return ", ".join(self._zone(self.id(name)) for name in names)

    def _zone(self, card: str) -> str:
        holder = wielder(self.state, card)
        if holder is not None:
            return f"on {self.name(holder)}"
        if card in standing(self.state):
            return self.name(standing(self.state)[card])
        deck = self.state.decks[framed(self.state).owner[card]]
        return next((z for z in ("hand", "draw", "cycle", "eliminated", "aside") if card in getattr(deck, z)), "gone")

    def strength(self, place: str) -> tuple[int, int]:
        """Attack and defense of the combat there."""
        count = tally(self.state, self.id(place))
        return count.attack, count.defense

    @property
    def active(self) -> str:
        """The active path and the battlegrounds."""
        sites = (self.state.path, *self.state.battlegrounds)
        return ", ".join(self.name(s.card) for s in sites if s is not None)

    def drawn(self, seat: str) -> int:
        """Cards that the seat has drawn since the last answer."""
        return sum(len(e.cards) for e in self.events if isinstance(e, CardsDrawn) and e.seat == seat)

    def size(self, seat: str) -> int:
        return self.count(seat, "hand")


def table(
    turn: str = "aragorn",
    *,
    hand: str = "",
    top: str = "",
    reserve: str = "",
    cycle: str = "",
    bots: bool = False,
    hands: kit.Named | None = None,
    reserves: kit.Named | None = None,
    options: dict[str, str] | None = None,
    **more: Any,
) -> Table:
    """It is this seat's turn, and hand, top of the draw deck, reserve and cycle pile are its own. Promo cards are in.

    With two cards in hand, playing one costs the other, and nobody is asked. `corruption` may be given.
    """
    fields = {"corruption": more.pop("corruption", 0)}
    made = kit.table(
        more.pop("scenario", "trilogy"),
        turn=turn,
        hand={turn: hand, **(hands or {})},
        draw={turn: top},
        reserve={turn: reserve, **(reserves or {})},
        cycle={turn: cycle},
        options={"shadow": "bots" if bots else "people", "promos": "in", **(options or {})},
        changes=fields,
        **more,
    )
    return Table(made.state, made.box)
