"""A table of Angmar Awakened for tests: begun with starter decks, cleared, and set as a test needs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.angmar import GAME, doing, flow, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.campaign_log import Log
from rules.angmar.commands import Choose, Done, TakeLog
from rules.angmar.evolve import evolve
from rules.angmar.state import MAIN, Phase, Piece, State, Step
from rules.angmar.steps import attack as fight
from rules.angmar.steps import quest
from rules.angmar.writing import then
from rules.core.game import TABLE, Question, Setup
from rules.core.ledger import Ledger


class Table:
    """`t` is the ledger at work; `events` what happened since the last command or change.

    It stands in the planning phase of round 1 after the scenario's setup, answered by the first option each time.
    `clear` takes everything of the encounter side out of play but the quest cards and what players control, and ends
    what lasts.
    """

    def __init__(
        self,
        scenario: str,
        players: int = 2,
        *,
        seed: str = "a test",
        clear: bool = True,
        log: Log | None = None,
        **options: str,
    ) -> None:
        options = {"players": str(players), "pace": "quick", "ordering": "table", **options}
        self.state: State = GAME.start(Setup(scenario, seed, options)).state
        if log is not None:
            self.state = GAME.play(self.state, TABLE, TakeLog(log=log)).state
        self.events: list[Any] = []
        while self.state.result is None and not (self.state.round == 1 and self.state.phase == "planning"):
            self.answer()
        if clear:
            self.clear()

    # Looking

    def questions(self) -> tuple[Question, ...]:
        return GAME.questions(self.state)

    def options(self) -> tuple[str, ...]:
        """What is offered to whoever is asked first; "" for an end to it."""
        asked = self.questions()
        return tuple(getattr(command, "what", "") for command in asked[0].options) if asked else ()

    def asked(self) -> str:
        """What is asked: the name of the question, "" for nothing."""
        asked = self.questions()
        return asked[0].options[0].of if asked else ""

    def piece(self, card: str) -> Piece:
        return self.state.pieces[card]

    def pile(self, name: str) -> tuple[str, ...]:
        return looking.pile(self.state, name)

    def threat(self, seat: str = "p1") -> int:
        return self.state.players[seat].threat

    def heroes(self, seat: str = "p1") -> tuple[str, ...]:
        return looking.heroes(self.state, seat)

    def staged(self) -> tuple[str, ...]:
        return looking.staging(self.state, MAIN)

    def value(self, stat: str, card: str) -> int:
        return values.value(self.state, stat, card)

    def told(self, what: str) -> list[ev.Told]:
        return [e for e in self.events if isinstance(e, ev.Told) and e.what == what]

    def in_play(self, key: str) -> tuple[str, ...]:
        """The copies of a card that are in play."""
        return tuple(card for card in self.state.pieces if looking.key_of(card) == key)

    # Answering

    def answer(self, what: str | None = None, seat: str = "") -> None:
        """Answers the open question: the option that begins with `what`, "" for an end, None for the first one."""
        asked = next(q for q in self.questions() if seat in {"", q.seat})
        command = asked.options[0]
        if what is not None:
            command = next(o for o in asked.options if _is(o, what))
        outcome = GAME.play(self.state, asked.seat, command)
        self.state, self.events = outcome.state, list(outcome.events)

    def by_hand(self, tool: str, seat: str = "p1", /, **values: str) -> None:
        """A hand move of that seat."""
        outcome = GAME.play(self.state, seat, GAME.use(self.state, seat, tool, values))
        self.state, self.events = outcome.state, list(outcome.events)

    def offered(self, seat: str = "p1") -> dict[str, tuple[str, ...]]:
        """The hand moves of a seat, each with what its first parameter takes."""
        tools = GAME.tools(self.state, seat)
        return {tool.key: tuple(c.value for c in tool.params[0].choices) if tool.params else () for tool in tools}

    def answer_all(self, pick: Callable[[Question], Any] | None = None, limit: int = 200) -> None:
        """Answers everything until nothing is asked, or the planning phase asks."""
        events: list[Any] = []
        for _ in range(limit):
            asked = self.questions()
            if not asked:
                break
            command = pick(asked[0]) if pick else asked[0].options[0]
            outcome = GAME.play(self.state, asked[0].seat, command)
            self.state = outcome.state
            events += outcome.events
        self.events = events

    # Setting the table

    def do(self, change: Callable[[Ledger], Any], *, go_on: bool = True) -> Any:
        """Makes a change with the rules' own hands. The agenda is cleared first: only what it led to is asked."""
        ledger = Ledger(self.state, evolve)
        while ledger.state.agenda:
            ledger.happen(ev.StepClosed())
        out = change(ledger)
        if go_on:
            flow.go_on(ledger)
        self.state, self.events = ledger.state, list(ledger.events)
        return out

    def clear(self) -> None:
        def change(t: Ledger) -> None:
            for card in tuple(t.state.pieces):
                mine = looking.controller(t.state, card) or looking.kind(t.state, card) == "quest"
                if not mine and card in t.state.pieces:
                    dead = looking.key_of(card) == looking.DEAD
                    t.happen(ev.Left(card=card, to="" if dead else "discard", how="cleared"))
                    for under in looking.pile(t.state, f"under:{card}") if dead else ():
                        doing.move(t, under, doing.discard_pile(under))
            for until in ("phase", "round"):
                t.happen(ev.LastingEnded(until=until))

        self.do(change, go_on=False)

    def phase(self, phase: Phase) -> None:
        self.do(lambda t: t.happen(ev.PhaseBegan(phase=phase)), go_on=False)

    def find(self, key: str) -> str:
        """A copy of a card that is not in play."""
        for pile in ("encounter", "discard", "aside", "orcs", "victory", "removed"):
            for card in self.pile(pile):
                if looking.key_of(card) == key:
                    return card
        raise LookupError(key)

    def put(self, key: str, at: str = "staging:main", *, side: int = 0) -> str:
        """A copy of an encounter card comes into play there, without anything being triggered."""
        card = self.find(key)

        def change(t: Ledger) -> None:
            t.happen(ev.Entered(card=card, source=looking.pile_of(t.state, card), at=at, how="test"))
            if side:
                t.happen(ev.Marked(card=card, what="side", value=side))

        self.do(change, go_on=False)
        return card

    def on_top(self, key: str) -> str:
        """A copy of an encounter card goes on top of the encounter deck."""
        card = self.find(key)
        self.do(lambda t: doing.move(t, card, "encounter"), go_on=False)
        return card

    def foreign(self, key: str, at: str = "staging:main") -> str:
        """A card of another scenario comes into play, where this one has none of its like."""
        cards = (*self.pile("removed"), f"{key}#1")
        self.do(lambda t: t.happen(ev.PileMade(pile="removed", cards=cards)), go_on=False)
        return self.put(key, at)

    def discards(self, *keys: str) -> tuple[str, ...]:
        """The encounter discard pile holds just these, the last one on top; its other cards go back into the deck."""

        def change(t: Ledger) -> None:
            doing.all_to(t, "discard", "encounter")
            for key in keys:
                card = next(c for c in looking.pile(t.state, "encounter") if looking.key_of(c) == key)
                doing.move(t, card, "discard")

        self.do(change, go_on=False)
        return tuple(reversed(self.pile("discard")))

    def mark(self, card: str, **marks: int) -> None:
        def change(t: Ledger) -> None:
            for what, value in marks.items():
                t.happen(ev.Marked(card=card, what=what, value=value))  # type: ignore[arg-type]

        self.do(change, go_on=False)

    def set_threat(self, value: int, seat: str = "p1") -> None:
        self.do(lambda t: t.happen(ev.ThreatChanged(seat=seat, value=value, by=0)), go_on=False)

    def ally(self, seat: str = "p1", *, ready: bool = True) -> str:
        """An ally of the seat's deck comes into play."""
        card = next(c for c in (*self.pile(f"hand:{seat}"), *self.pile(f"deck:{seat}")) if self._is_free_ally(c))

        def change(t: Ledger) -> None:
            source = looking.pile_of(t.state, card)
            t.happen(ev.Entered(card=card, source=source, at=f"play:{seat}", how="test", exhausted=not ready))

        self.do(change, go_on=False)
        return card

    def _is_free_ally(self, card: str) -> bool:
        face = looking.front(self.state, card)
        return face.kind == "ally" and not face.unique

    def _of_deck(self, seat: str, title: str, *, without: list[str] | None = None) -> str:
        """A copy of a player card that lies in the seat's deck or hand."""
        cards = (*self.pile(f"deck:{seat}"), *self.pile(f"hand:{seat}"))
        return next(c for c in cards if looking.front(self.state, c).name == title and c not in (without or ()))

    def stack(self, seat: str, *titles: str) -> None:
        """Cards of these titles come to the top of the seat's deck, the first one on top."""
        used: list[str] = []
        for title in reversed(titles):
            used.append(self._of_deck(seat, title, without=used))
            self.do(lambda t: doing.move(t, used[-1], f"deck:{seat}"), go_on=False)

    def throw(self, seat: str, *titles: str) -> tuple[str, ...]:
        """Cards of these titles go to the seat's discard pile, the last one on top."""
        out = []
        for title in titles:
            out.append(self._of_deck(seat, title))
            self.do(lambda t: doing.move(t, out[-1], f"discard:{seat}"), go_on=False)
        return tuple(out)

    def titled(self, title: str, seat: str = "p1") -> str:
        """A character or other card of that title comes into play under the seat's control."""
        card = self._of_deck(seat, title)

        def change(t: Ledger) -> None:
            source = looking.pile_of(t.state, card)
            t.happen(ev.Entered(card=card, source=source, at=f"play:{seat}", how="test"))

        self.do(change, go_on=False)
        return card

    # Doing what the rules do

    def reveal(self, key: str, seat: str = "p1", area: str = MAIN) -> str:
        """The card is revealed in the quest phase's staging step."""
        card = self.on_top(key)
        self.phase("quest")
        self.do(lambda t: then(t, Step(name="reveal", script="encounter", seat=seat, other=area)))
        return card

    def engage(self, key: str, seat: str = "p1") -> str:
        """A copy of an enemy engages the player out of the staging area."""
        card = self.put(key)
        self.do(lambda t: doing.engage(t, card, seat))
        return card

    def attack(self, enemy: str, seat: str = "p1", *, shadow: str = "", deal: bool = False) -> None:
        """An attack begins; `shadow` is the card that is dealt for it. The defender is asked for."""
        if shadow:
            self.on_top(shadow)
        self.do(lambda t: then(t, *fight.attack(t, enemy, seat, deal=deal or bool(shadow))))

    def travel(self, place: str, area: str = MAIN) -> None:
        """The players travel to a staged location; its Travel cost comes first."""
        self.do(lambda t: then(t, Step(name="travel", other=area)))
        self.answer(place)

    def settle(self) -> None:
        """Nothing is done; what is due at any time is."""
        self.do(lambda _: None)

    def explore(self, place: str) -> None:
        self.do(lambda t: leaving.explore(t, place))

    def moment(self, on: str, **about: str) -> None:
        """Only the effects for a moment: "refresh-ends", "round-ends", "quest-begins", "staging-ends", "quest-ends"."""
        about = {"area": MAIN, **about}
        self.do(lambda t: doing.moment(t, on, **about))

    def commit(self, *cards: str) -> None:
        for card in cards:
            self.mark(card, committed=1, exhausted=1)

    def current(self, card: str) -> None:
        self.phase("quest")
        self.do(lambda t: quest.make_current(t, MAIN, card))


def _is(option: Any, what: str) -> bool:
    if isinstance(option, Done):
        return not what
    return isinstance(option, Choose) and bool(what) and option.what.startswith(what)


def to_stage_1(
    scenario: str, players: int, mode: str = "standard", *, log: Log | None = None, seed: str = "a test"
) -> list[Any]:
    """All that happens up to the turning of the first quest card to side B, before what that says."""
    options = {"players": str(players), "pace": "quick", "ordering": "table", "mode": mode}
    outcome = GAME.start(Setup(scenario, seed, options))
    events = list(outcome.events)
    if log is not None:
        outcome = GAME.play(outcome.state, TABLE, TakeLog(log=log))
        events += outcome.events
    while not (turned := [n for n, e in enumerate(events) if isinstance(e, ev.Told) and e.what == "stage"]):
        asked = GAME.questions(outcome.state)[0]
        outcome = GAME.play(outcome.state, asked.seat, asked.options[0])
        events += outcome.events
    return events[: turned[0] + 1]


def at_stage_1(
    scenario: str, players: int, mode: str = "standard", *, log: Log | None = None, seed: str = "a test"
) -> State:
    """The table when the first quest card has just been turned to side B, before what that says."""
    state: State | None = None
    for event in to_stage_1(scenario, players, mode, log=log, seed=seed):
        state = evolve(state, event)
    assert state is not None
    return state
