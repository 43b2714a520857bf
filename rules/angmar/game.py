"""Angmar Awakened signs the contract of all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from rules.angmar import cards as cards_  # noqa: F401 -- registers the texts of all cards
from rules.angmar import commands as cmd
from rules.angmar import doing, flow, repairs, tools
from rules.angmar import events as ev
from rules.angmar.campaign import heroes
from rules.angmar.campaign.record import remembered
from rules.angmar.campaign.sound import read
from rules.angmar.evolve import evolve
from rules.angmar.hearing import heard, reveals
from rules.angmar.inventory import inventory
from rules.angmar.rulings import SETTINGS
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.seeing import see
from rules.angmar.sight import Sight
from rules.angmar.state import State, Step
from rules.core.dice import commitment
from rules.core.game import TABLE, Illegal, Outcome, Question, Reply, Scenario, Seat, Setup, Tool
from rules.core.ledger import Ledger
from rules.core.repairs import Repair, SetOption, command_of
from rules.core.values import complete

SEATS = tuple(Seat(f"p{number}", f"Player {number}") for number in range(1, 5))
"""Numbered, since "the first player" is another thing: who has the token."""


class Angmar:
    """The Lord of the Rings: The Card Game, with the campaign Angmar Awakened."""

    key = "angmar-awakened"
    title = "Angmar Awakened"
    campaigns = True
    State: Any = State
    Command: Any = cmd.Command
    Event: Any = ev.Event
    scenarios: Mapping[str, Scenario] = {
        key: Scenario(key, sets.title, sets.text, SETTINGS) for key, sets in SCENARIOS.items()
    }

    def seats(self, scenario: str, options: Mapping[str, str]) -> tuple[Seat, ...]:  # noqa: ARG002 -- the same for all
        count = options.get("players", SETTINGS[0].default)
        if count not in {"1", "2", "3", "4"}:
            raise Illegal("One to four people can play. Nothing was opened; choose a number from the list.")
        return SEATS[: int(count)]

    def start(self, setup: Setup) -> Outcome:
        """Asks every seat for its deck; a table that goes on with a campaign first takes its log (`recall`)."""
        if setup.scenario not in self.scenarios:
            raise Illegal("There is no such scenario. Nothing was opened; choose one from the list.")
        options = complete(SETTINGS, setup.options)
        ledger = Ledger(None, evolve)
        ledger.happen(
            ev.GameStarted(
                scenario=setup.scenario,
                options=options,
                seats=tuple(seat.key for seat in self.seats(setup.scenario, options)),
                seed=setup.seed,
                commitment=commitment(setup.seed),
            )
        )
        ledger.happen(ev.StepOpened(step=Step(name="decks")))
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
        elif isinstance(command, cmd.TakeLog):
            if seat != TABLE:
                raise Illegal("Only the table itself can do that. Nothing has changed; a vote or a moderator can.")
            heroes.take(ledger, command.log)
        elif isinstance(command, cmd.Hand):
            self._by_hand(ledger, seat, command)
        else:
            flow.answer(ledger, seat, command)
        return Outcome(ledger.state, tuple(ledger.events))

    def _by_hand(self, ledger: Ledger, seat: str, command: cmd.Hand) -> None:
        if ledger.state.result is not None:
            raise Illegal("The game is over: nothing more can be done at this table.")
        if seat not in ledger.state.seats:
            raise Illegal("That seat does not play at this table. Nothing has changed; choose one that does.")
        tools.carry_out(ledger, seat, command)
        if not ledger.events:
            doing.event(ledger, "nothing", seat=seat)
        flow.go_on(ledger)

    def opponent(self, state: State) -> Reply | None:  # noqa: ARG002 -- the encounter side goes on by itself
        return None

    def evolve(self, state: Any, event: Any) -> State:
        return evolve(state, event)

    def seen_by(self, state: State, seat: str | None) -> Sight:
        return see(state, seat, flow.questions(state))

    def heard_by(self, event: Any, seat: str | None) -> Any | None:
        return heard(event, seat)

    def is_open(self, state: State, seat: str, command: Any) -> bool:  # noqa: ARG002 -- one rule for all seats
        return flow.is_open(state, command)

    def reveals(self, event: Any) -> bool:
        return reveals(event)

    def over(self, state: State) -> bool:
        return state.result is not None

    def keeps(self, state: State) -> Any | None:
        """The campaign log that lasts, as data; None outside a campaign."""
        log = remembered(state)
        return None if log is None else asdict(log)

    def recall(self, data: Any) -> Any:
        """The command of a table that goes on with a campaign; {} begins one. Raises Illegal for no log."""
        return cmd.TakeLog(log=read(data))

    def inventory(self, state: State) -> tuple[str, ...]:
        return inventory(state)
