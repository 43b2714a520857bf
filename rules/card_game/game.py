"""The card game signs the contract of all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.card_game import commands as cmd
from rules.card_game import events as ev
from rules.card_game.agenda import Location, Opening
from rules.card_game.asking import asked
from rules.card_game.corrections import pack
from rules.card_game.events.evolve import evolve
from rules.card_game.hearing import heard_by, reveals
from rules.card_game.inventory import inventory
from rules.card_game.opponent import decide
from rules.card_game.procedures import draw
from rules.card_game.repairs import repair, tools_of
from rules.card_game.seeing import see
from rules.card_game.settings import SCENARIOS, checked, seats_of
from rules.card_game.sight import Sight
from rules.card_game.state import State
from rules.card_game.stepping import open_in_order, open_step
from rules.card_game.steps import STEPS
from rules.core.dice import commitment
from rules.core.game import TABLE, Illegal, Outcome, Question, Reply, Scenario, Seat, Setup, Tool
from rules.core.ledger import Ledger
from rules.core.repairs import Repair, SetOption, command_of

_ENDLESS = 10_000
"""Automatic steps after one command; a game that needs more is broken, not long."""


def run(ledger: Ledger) -> None:
    """Carries on until somebody must answer or the game is over."""
    for _ in range(_ENDLESS):
        agenda = ledger.state.agenda
        if not agenda or not STEPS[type(agenda[-1].step)].go(ledger, agenda[-1].step):
            return
    raise RuntimeError("the rules went round in a circle")


class CardGame:
    """War of the Ring: The Card Game, with Against the Shadow."""

    key = "against-the-shadow"
    title = "War of the Ring: The Card Game – Against the Shadow"
    campaigns = False
    State: Any = State
    Command: Any = cmd.Command
    Event: Any = ev.Event
    scenarios: Mapping[str, Scenario] = SCENARIOS

    def seats(self, scenario: str, options: Mapping[str, str]) -> tuple[Seat, ...]:
        return seats_of(scenario, options)

    def start(self, setup: Setup) -> Outcome:
        """Shuffles, draws opening hands and plays on to the first question."""
        options = checked(setup.scenario, setup.options)
        ledger = Ledger(None, evolve)
        ledger.happen(
            ev.GameStarted(
                scenario=setup.scenario,
                options=options,
                corrections=pack(setup.facts),
                seed=setup.seed,
                commitment=commitment(setup.seed),
            )
        )
        _shuffle_all(ledger)
        _draw_opening_hands(ledger)
        run(ledger)
        return Outcome(ledger.state, tuple(ledger.events))

    def questions(self, state: State) -> tuple[Question, ...]:
        return asked(state)

    def tools(self, state: State, seat: str) -> tuple[Tool, ...]:
        """No hand moves for seats: the game is fully kept by the rules. The table's are repairs and settings."""
        return tools_of(state) if seat == TABLE else ()

    def use(self, state: State, seat: str, tool: str, values: Mapping[str, str]) -> Any:
        if seat != TABLE:
            raise Illegal("This game has no hand moves; nothing was changed, use the moves that are offered.")
        return command_of(tools_of(state), tool, values)

    def play(self, state: State, seat: str, command: Any) -> Outcome:
        ledger = Ledger(state, evolve)
        if isinstance(command, Repair | SetOption):
            if seat != TABLE:
                raise Illegal("Only the table itself can do that; nothing was changed. A vote or a moderator can.")
            repair(ledger, command)
        else:
            self._answer(ledger, seat, command)
        run(ledger)
        return Outcome(ledger.state, tuple(ledger.events))

    def _answer(self, ledger: Ledger, seat: str, command: Any) -> None:
        questions = asked(ledger.state)
        if not questions:
            raise Illegal("The game is over; nothing was changed.")
        mine = [q for q in questions if q.seat == seat]
        if not mine:
            raise Illegal("It is not your turn; nothing was changed, wait until you are asked.")
        if not any(command in q.options for q in mine):
            raise Illegal("That is not possible now; nothing was changed, choose one of the moves on offer.")
        step = ledger.state.agenda[-1].step
        STEPS[type(step)].resolve(ledger, step, seat, command)

    def opponent(self, state: State) -> Reply | None:
        return decide(state)

    def evolve(self, state: Any, event: Any) -> State:
        return evolve(state, event)

    def seen_by(self, state: State, seat: str | None) -> Sight:
        return see(state, seat)

    def heard_by(self, event: Any, seat: str | None) -> Any | None:
        return heard_by(event, seat)

    def is_open(self, state: State, seat: str, command: Any) -> bool:
        """Passing, the ring, combats, and what is done with cards that lie face up; never a card in hand."""
        if isinstance(command, cmd.Pass | cmd.UseRing | cmd.Fight | cmd.Decline | cmd.Move | cmd.UseAction | cmd.Lose):
            return True
        named = getattr(command, "what", getattr(command, "card", ""))
        if isinstance(command, cmd.Play | cmd.Cycle) and seat in state.bots:
            return True
        if isinstance(command, cmd.Pick | cmd.Forsake):
            book = state.frame.book
            return named not in book.cards or named in state.standing
        return False

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


def _shuffle_all(ledger: Ledger) -> None:
    for seat, deck in ledger.state.decks.items():
        ledger.happen(ev.DeckShuffled(seat=seat, cards=ledger.state.cup.shuffle(deck.draw)))
    for side, cards in ledger.state.battleground_decks.items():
        ledger.happen(ev.BattlegroundsShuffled(side=side, cards=ledger.state.cup.shuffle(cards)))


def _draw_opening_hands(ledger: Ledger) -> None:
    """Then come the cards to cycle, seat by seat, then the first round."""
    opening = ledger.state.frame.layout.opening
    for seat, (cards, _) in opening.items():
        draw(ledger, seat, cards)
    open_step(ledger, Location())
    open_in_order(ledger, *(Opening(seat=seat, left=left) for seat, (_, left) in opening.items() if left))
