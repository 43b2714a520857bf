"""War of the Ring with Kings of Middle-earth signs the contract of all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.dice import commitment
from rules.core.game import TABLE, Illegal, Outcome, Question, Reply, Scenario, Seat, Setup, Tool
from rules.core.ledger import Ledger
from rules.core.repairs import Repair, SetOption, command_of
from rules.core.values import complete
from rules.kings import commands as cmd
from rules.kings import events as ev
from rules.kings import flow, repairs, tools
from rules.kings.agenda import Round
from rules.kings.drawing import hand_of
from rules.kings.evolve import evolve
from rules.kings.facts import Side
from rules.kings.hearing import heard, reveals
from rules.kings.inventory import inventory
from rules.kings.rulings import NUMBERS, SETTINGS
from rules.kings.seats import seats, side_named, side_of
from rules.kings.seeing import see
from rules.kings.setup import KINDS
from rules.kings.sight import Sight
from rules.kings.state import State

SCENARIO = Scenario(
    "war-of-the-ring",
    "War of the Ring",
    "The whole war, with the Sovereigns, the Dark Chieftains and the Ruler Dice.",
    SETTINGS,
)


class Kings:
    """War of the Ring, Second Edition, with Kings of Middle-earth."""

    key = "kings-of-middle-earth"
    title = "Kings of Middle-earth"
    campaigns = False
    State: Any = State
    Command: Any = cmd.Command
    Event: Any = ev.Event
    scenarios: Mapping[str, Scenario] = {SCENARIO.key: SCENARIO}

    def seats(self, scenario: str, options: Mapping[str, str]) -> tuple[Seat, ...]:  # noqa: ARG002 -- there is one scenario
        return seats(options)

    def start(self, setup: Setup) -> Outcome:
        """Sets the board up, shuffles the four decks and plays on to the first question."""
        if setup.scenario not in self.scenarios:
            raise Illegal("There is no such scenario. Nothing was opened; choose one from the list.")
        options = complete(SETTINGS, setup.options)
        numbers = {s.key: int(options.pop(s.key)) for s in NUMBERS}
        who: dict[str, Side] = {seat.key: side_of(seat.key) for seat in seats(options)}
        ledger = Ledger(None, evolve)
        ledger.happen(
            ev.GameStarted(
                scenario=setup.scenario,
                options=options,
                seats=who,
                numbers=numbers,
                seed=setup.seed,
                commitment=commitment(setup.seed),
            )
        )
        sides: tuple[Side, Side] = ("free", "shadow")
        for side in sides:
            for kind in KINDS:
                cards = ledger.state.cup.shuffle(hand_of(ledger.state, side).draw[kind])
                ledger.happen(ev.DeckShuffled(side=side, deck=kind, cards=cards))
        ledger.happen(ev.StepOpened(step=Round()))
        flow.go_on(ledger)
        return Outcome(ledger.state, tuple(ledger.events))

    def questions(self, state: State) -> tuple[Question, ...]:
        return flow.questions(state)

    def tools(self, state: State, seat: str) -> tuple[Tool, ...]:
        return repairs.tools_of(state) if seat == TABLE else tools.tools_of(state, seat)

    def use(self, state: State, seat: str, tool: str, values: Mapping[str, str]) -> Any:
        return (
            command_of(repairs.tools_of(state), tool, values) if seat == TABLE else tools.use(state, seat, tool, values)
        )

    def play(self, state: State, seat: str, command: Any) -> Outcome:
        ledger = Ledger(state, evolve)
        if isinstance(command, Repair | SetOption):
            if seat != TABLE:
                raise Illegal("Only the table itself can do that. Nothing has changed; a vote or a moderator can.")
            repairs.repair(ledger, command)
            flow.go_on(ledger)
        elif isinstance(command, cmd.Hand):
            self._by_hand(ledger, seat, command)
        else:
            flow.answer(ledger, seat, command)
        return Outcome(ledger.state, tuple(ledger.events))

    def _by_hand(self, ledger: Ledger, seat: str, command: cmd.Hand) -> None:
        if ledger.state.result is not None:
            raise Illegal("The game is over: nothing more can be done at this table.")
        if seat not in ledger.state.seats:
            raise Illegal("That seat plays no side of this table. Nothing has changed; choose one that does.")
        tools.carry_out(ledger, seat, command)
        flow.go_on(ledger)

    def opponent(self, state: State) -> Reply | None:  # noqa: ARG002 -- people play both sides
        return None

    def evolve(self, state: Any, event: Any) -> State:
        return evolve(state, event)

    def seen_by(self, state: State, seat: str | None) -> Sight:
        return see(state, seat, flow.questions(state))

    def heard_by(self, event: Any, seat: str | None) -> Any | None:
        return heard(event, side_named(seat))

    def is_open(self, state: State, seat: str, command: Any) -> bool:  # noqa: ARG002 -- one rule for all seats
        return flow.is_open(state, command)

    def reveals(self, event: Any) -> bool:
        return reveals(event)

    def over(self, state: State) -> bool:
        return state.result is not None

    def keeps(self, state: Any) -> None:
        """Nothing outlives this game."""

    def recall(self, data: Any) -> Any:  # noqa: ARG002 -- there is nothing that it could fit
        raise Illegal("This game has no campaign. Nothing was opened.")

    def inventory(self, state: State) -> tuple[str, ...]:
        return inventory(state)
