"""Who may hear what of an event: hidden cards are blanked, bookkeeping is told to nobody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.angmar import events as ev
from rules.angmar.decks import Deck
from rules.angmar.looking import owner

BOOKKEEPING = (ev.StepOpened, ev.StepInserted, ev.StepChanged, ev.StepClosed, ev.Noted, ev.Chanced)
OPEN = frozenset({"discard", "victory", "aside", "removed", "revealed"})
"""Piles whose cards all may look at; a player's discard pile too."""


def heard(event: Any, seat: str | None) -> Any | None:
    """The event as that seat may know it (None: the whole channel); None for what nobody hears."""
    if isinstance(event, BOOKKEEPING):
        return None
    if isinstance(event, ev.Shuffled | ev.PileMade):
        return replace(event, cards=tuple(None for _ in event.cards))
    if isinstance(event, ev.DeckBrought):
        return event if event.seat == seat else replace(event, deck=_cover(event.deck))
    if isinstance(event, ev.Looked):
        return event if event.seat == seat else replace(event, cards=tuple(None for _ in event.cards))
    if isinstance(event, ev.Moved):
        known = is_open(event.source) or is_open(event.to) or _own(event, seat)
        return event if known else replace(event, card=None)
    if isinstance(event, ev.Reanimated):
        return event if is_open(event.source) else replace(event, card=None)
    if isinstance(event, ev.GameStarted):
        return replace(event, seed=None)
    return event


def _cover(deck: Deck) -> Deck:
    """A deck as the others know it: its name and its heroes."""
    heroes = {code: card for code, card in deck.extra.items() if code in deck.heroes}
    return replace(deck, cards={}, side={}, extra=heroes)


def is_open(pile: str) -> bool:
    return pile in OPEN or pile.startswith("discard:")


def _own(event: ev.Moved, seat: str | None) -> bool:
    """A card into or out of his own hand is his to know; what lies in decks and under cards is nobody's."""
    return seat is not None and f"hand:{seat}" in {event.source, event.to} and owner(event.card or "") == seat


def reveals(event: Any) -> bool:
    """Whether the event showed somebody something hidden, or chance decided something."""
    if isinstance(event, ev.Moved):
        return event.random or not (is_open(event.source) or event.source.startswith("hand:"))
    if isinstance(event, ev.Reanimated) and event.random:
        return True
    if isinstance(event, ev.Entered | ev.Reanimated):
        return event.source.startswith(("deck:", "encounter", "orcs", "captured:", "under:"))
    if isinstance(event, ev.Repaired):
        return event.hidden
    if isinstance(event, ev.PlayerChanged):
        return event.out  # his hand and his deck are discarded
    if isinstance(event, ev.Noted):
        return ":shown:" in event.key  # a shadow card is turned up
    if isinstance(event, ev.Told):
        return event.what == "shown"
    if isinstance(event, ev.StepOpened):
        return bool(event.step.env.get("hidden"))  # hidden cards are offered
    return isinstance(event, ev.Shuffled | ev.Chanced | ev.Looked)
