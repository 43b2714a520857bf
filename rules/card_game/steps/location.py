"""Location step: the starting player activates a battleground, then a path."""

from __future__ import annotations

from rules.card_game import events as ev
from rules.card_game.agenda import Actions, Location, foe
from rules.card_game.state import State
from rules.card_game.stepping import go_on_as
from rules.card_game.steps.step import never, nobody
from rules.card_game.table import side_of
from rules.card_game.triggers import activate_battleground, activate_path
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: Location) -> bool:
    if step.at == "battleground":
        if ledger.state.round == 0:
            ledger.happen(ev.RoundBegan(number=1, seat=ledger.state.order[0]))
        ledger.happen(ev.StepBegan(step="location"))
        wanted = _next_grounds(ledger.state)
        go_on_as(ledger, Location(at="path", named=wanted[1:]))
        if wanted:
            activate_battleground(ledger, wanted[0])
        elif not ledger.state.frame.layout.battlegrounds:
            ledger.happen(ev.NoBattlegroundLeft())
    elif step.named:
        go_on_as(ledger, Location(at="path", named=step.named[1:]))
        if _in_deck(ledger.state, step.named[0]):
            activate_battleground(ledger, step.named[0])
    elif step.at == "path":
        go_on_as(ledger, Location(at="done"))
        _activate_next_path(ledger)
    else:
        go_on_as(ledger, Actions())
    return True


def _in_deck(state: State, key: str) -> bool:
    return any(key in cards for cards in state.battleground_decks.values())


def _next_grounds(state: State) -> tuple[str, ...]:
    """The scenario's battlegrounds for this round; else a card of the starting player's side, else the other's."""
    frame = state.frame
    if frame.layout.battlegrounds:
        names = frame.layout.battlegrounds.get(state.round, ())
        keys = {b.name: k for k, b in frame.book.battlegrounds.items()}
        return tuple(keys[n] for n in names if n in keys and _in_deck(state, keys[n]))
    side = side_of(state, state.order[state.starting])
    deck = state.battleground_decks[side] or state.battleground_decks[foe(side)]
    return deck[:1]


def _activate_next_path(ledger: Ledger) -> None:
    """A random path of the number after the last one activated; one that was active never comes back."""
    state = ledger.state
    paths = state.frame.book.paths
    choice = tuple(k for k in state.paths if paths[k].number == state.path_number + 1 and k not in state.spent)
    picked = state.cup.pick(choice)
    ledger.happen(ev.PathPicked(card=picked))
    activate_path(ledger, picked)


asks, resolve = nobody, never
