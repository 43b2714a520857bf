"""What a card is worth to a cautious player, in victory points, for the rounds that are left."""

from __future__ import annotations

from rules.card_game.passives import Carryover, Cause, CycledInstead, DrawBonus, Extra, SiteDefense
from rules.card_game.state import State
from rules.card_game.table import card_of, passives

DRAW = 0.5
"""A card drawn."""
ICON = 0.4
"""An icon that can still be used in some later fight."""
READY = 0.25
"""The same icon of a card that stands in reserve rather than in hand."""


def rounds_left(state: State) -> int:
    """Paths that come after this one, about as many as rounds."""
    return state.frame.layout.last_path - state.path_number


def power(state: State, card: str) -> float:
    """The icons a card can count for in fights to come, about."""
    facts = card_of(state, card)
    icons = facts.icons
    if facts.kind == "event":
        return 1.0
    if facts.kind == "item":
        shields = sum(p.icons for p in passives(facts, SiteDefense))
        return 0.7 * max(icons.path + shields, icons.attack, icons.defense) + 0.3
    more = max((max(p.icons.attack, p.icons.defense) for p in passives(facts, Extra)), default=0)
    ground = max(icons.attack + icons.lead_attack, icons.defense + icons.lead_defense) + 0.7 * more
    path = icons.path if any(number > state.path_number for number in facts.paths) else 0
    texts = sum(1 for p in facts.passives if isinstance(p, DrawBonus | Carryover))
    return max(path, ground) + 0.25 * min(path, ground) + 0.5 * texts


def kept(state: State, card: str) -> float:
    """What is lost when the card is eliminated."""
    if returns(state, card, ("any",)):
        return 0.3
    return ICON * power(state, card) * min(1.0, (rounds_left(state) + 1) / 4)


def kept_with_items(state: State, card: str) -> float:
    return kept(state, card) + sum(kept(state, item) for item in state.items.get(card, ()))


def ready(state: State, card: str) -> float:
    """What it serves to have the card in reserve when the next round begins."""
    return READY * power(state, card) + bonus(state, card) if rounds_left(state) > 0 else 0.0


def bonus(state: State, card: str) -> float:
    """What the card brings while it stays in reserve."""
    total = 0.0
    for text in card_of(state, card).passives:
        if isinstance(text, DrawBonus):
            total += DRAW * rounds_left(state) * text.cards - 0.1 * text.then_cycle
        elif isinstance(text, Carryover):
            total += 0.3
    return min(3.0, total)


def returns(state: State, card: str, causes: tuple[Cause, ...]) -> bool:
    """Whether the card or an item of it says that it is cycled instead, if it is eliminated for one of these causes."""
    own = passives(card_of(state, card), CycledInstead)
    if any(not text.wielder and set(causes) & set(text.cause) for text in own):
        return True
    items = state.items.get(card, ())
    texts = (text for item in items for text in passives(card_of(state, item), CycledInstead))
    return any(text.wielder and set(causes) & set(text.cause) for text in texts)
