"""Event cards that are played: whether one may be, and what the table does with it (base rules p.22; RULES 11)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import board, touching
from rules.kings.agenda import CardStep, EventUse, Work
from rules.kings.cards import EVENTS
from rules.kings.events import CardPlayed, StepOpened, TileAdded
from rules.kings.facts import Side
from rules.kings.regions import REGIONS
from rules.kings.state import State


def playable(s: State, card: str) -> bool:
    """Whether what the card needs is there; cards of the base game are left to the players."""
    match card:
        case "fp-char-23-km":
            place = s.characters["boromir"]
            return place in REGIONS and REGIONS[place].nation == "gondor"
        case "sh-char-26-km":
            return bool(touching.near_nazgul(s))
        case "sh-str-01-km":
            return touching.elven_stronghold_lost(s) or touching.corrupted(s) > 0
        case "sh-str-03-km":
            return s.rulers["denethor"].state in {"leader", "corrupted"}
        case "sh-str-06-km":
            return bool(touching.stormcrow(s))
        case "sh-str-18-km":
            return board.where(s, "aragorn") is not None or s.rulers["denethor"].state == "awakened"
        case _:
            return True


def play_card(t: Ledger, side: Side, card: str, *, guide: bool = False) -> None:
    """`guide`: an Event die played it, so Gandalf the Grey as Guide may draw (companions)."""
    facts = EVENTS[card]
    t.happen(CardPlayed(side=side, card=card, table=facts.table))
    if guide and side == "free" and t.state.fellowship.guide == "gandalf-grey":
        t.happen(StepOpened(step=EventUse(side="free", what="guide", deck=facts.deck)))
    if facts.tile in t.state.pool.aside:
        mordor = t.state.fellowship.mordor is not None
        t.happen(TileAdded(tile=facts.tile, waits=not mordor, cause=facts.name))
    if card in touching.TOUCHES:
        t.happen(StepOpened(step=CardStep(card=card, side=side)))
    elif not facts.table and not facts.tile:
        t.happen(StepOpened(step=Work(side=side, what="event", card=card)))
