"""Work that people do by hand on the board: the table waits until they say that it is done."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings.agenda import Work
from rules.kings.cards import EVENTS
from rules.kings.commands import Choose, Command, Done
from rules.kings.drawing import hand_of
from rules.kings.events import CardStayed, StepClosed
from rules.kings.state import State

TABLE = "table"
"""The answer: the card says that it stays on the table."""
TEXTS = {
    "army": "Move Armies by hand, then say that you are done.",
    "attack": "Attack by hand, then say that you are done.",
    "muster": "Recruit by hand, then say that you are done.",
    "companions": "Move Companions by hand, then say that you are done.",
    "minions": "Move Nazgûl and Minions by hand, then say that you are done.",
}


def ask(s: State, step: Work) -> tuple[str, tuple[Command, ...]]:
    """A card of the base game may say that it stays in play; the Kings cards are known to the table."""
    if step.what != "event":
        further = " They may go one region further." if step.extra else ""
        return TEXTS[step.what] + further, (Done(),)
    card = EVENTS[step.card]
    stays = not card.kings and step.card in hand_of(s, step.side).discard[card.deck]
    text = f"Do by hand what your card {card.name} says, then say that you are done."
    return text, (Done(), Choose(what=TABLE)) if stays else (Done(),)


def resolve(t: Ledger, step: Work, command: Command) -> None:
    t.happen(StepClosed())
    if isinstance(command, Choose):
        t.happen(CardStayed(side=step.side, card=step.card))
