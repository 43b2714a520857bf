"""Progress that the players divide over locations (The Dread Realm 3B; quests.json 9)."""

from __future__ import annotations

from typing import Any

from rules.angmar import events as ev
from rules.angmar import looking, questing, values
from rules.angmar.commands import Choose
from rules.angmar.looking import printed
from rules.angmar.state import State, Step, changed
from rules.angmar.writing import then
from rules.core.ledger import Ledger

Asked = tuple[str, tuple[Any, ...]]
PLACES = frozenset({"location", "objective-location"})


def _room(s: State, area: str) -> dict[str, int]:
    """The staged locations that can take progress, and how much until they are explored."""
    out = {}
    for card in looking.staging(s, area):
        if printed(s, card).kind in PLACES and not values.barred(s, "no-progress", card):
            out[card] = (values.quest_points(s, card) or 0) - s.pieces[card].progress
    return {card: room for card, room in out.items() if room > 0}


def ask_divide(s: State, step: Step) -> Asked:
    """The first player there says where it goes, "CARD/AMOUNT": all that a location still takes, or one point. Nobody
    is asked when all of it goes on one location, or when there is enough for every one.
    """
    room = _room(s, step.other)
    if len(room) < 2 or sum(room.values()) <= step.n:
        return "", ()
    amounts = {card: sorted({min(step.n, points), 1}, reverse=True) for card, points in room.items()}
    options = tuple(Choose(of="divide", what=f"{card}/{n}") for card, ns in amounts.items() for n in ns)
    return f"Where does progress go? Still to place: {step.n}.", options


def resolve_divide(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    card, _, amount = command.what.rpartition("/")
    _put(t, step, card, int(amount))


def run_divide(t: Ledger, step: Step) -> None:
    """Without a question: as much as there is room for, on one location after another."""
    for card, points in _room(t.state, step.other).items():
        _put(t, step, card, min(step.n, points))
        return


def _put(t: Ledger, step: Step, card: str, amount: int) -> None:
    """What exploring it leads to is done before the rest is placed (EDGE_CASES A-15)."""
    if step.n > amount:
        then(t, changed(step, n=step.n - amount))
    questing.on_location(t, card, amount, cause=step.card)
