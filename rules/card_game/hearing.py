"""Who may hear what of an event: hidden cards are blanked, bookkeeping is told to nobody."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from rules.card_game import events as ev
from rules.card_game.cards import CARDS
from rules.card_game.passives import SeesTop

_BOOKKEEPING = (ev.StepOpened, ev.StepChanged, ev.StepClosed, ev.Noted)
_OWN_MANY = (ev.CardsDrawn, ev.CardsSetAside)
_NOBODYS = (ev.DeckShuffled, ev.PileRecycled, ev.BattlegroundsShuffled)


def heard_by(event: Any, seat: str | None) -> Any | None:
    """The event for one seat (None: the whole channel), or None if it is mere bookkeeping.

    A draw deck's order is known to nobody; cards from a hand, a draw deck or aside to their owner only.
    """
    if isinstance(event, _BOOKKEEPING):
        return None
    if isinstance(event, ev.GameStarted):
        return replace(event, seed=None)
    if isinstance(event, _NOBODYS):
        return replace(event, cards=(None,) * len(event.cards))
    if isinstance(event, _OWN_MANY) and seat != event.seat and not getattr(event, "open", False):
        return replace(event, cards=(None,) * len(event.cards))
    if isinstance(event, ev.CardKept) and seat != event.seat:
        return replace(event, card=None)
    if isinstance(event, ev.CardCycled | ev.CardEliminated):
        return _piled(event, seat)
    return event


def _piled(event: ev.CardCycled | ev.CardEliminated, seat: str | None) -> ev.CardCycled | ev.CardEliminated:
    """Cards that lay open may be seen to go. A bot's hand and cycle pile nobody may look at; the card it
    could not play was face up already, and its eliminated pile is open.
    """
    if event.out_of in ("play", "event", "cycle") or event.why in ("twice", "unplayable") or event.open:
        return event
    if seat == event.seat:
        return event
    return replace(event, card=None)


def reveals(event: Any) -> bool:
    """Whether the event showed somebody something hidden, or chance decided something."""
    chance = (ev.DeckShuffled, ev.PileRecycled, ev.BattlegroundsShuffled, ev.RandomCardPicked, ev.PathPicked)
    shown = (ev.CardsDrawn, ev.CardsSetAside, ev.CardTaken, ev.NothingFound, ev.GameStarted)
    if isinstance(event, chance + shown):
        return True
    if isinstance(event, ev.BattlegroundActivated):
        return event.out_of == "deck"
    if isinstance(event, ev.CardPlayed):
        return event.card in _mirrors()
    return isinstance(event, ev.CardCycled | ev.CardEliminated) and (event.random or event.out_of == "draw")


@cache
def _mirrors() -> frozenset[str]:
    """Cards that let somebody look at the top of a draw deck as soon as they are in play."""
    found = (card for card in CARDS.values() if any(isinstance(text, SeesTop) for text in card.passives))
    return frozenset(copy for card in found for copy in card.copies)
