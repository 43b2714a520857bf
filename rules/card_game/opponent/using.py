"""Bot Flowchart, 1. Use an action?: which text, by the places in their order, the right-most card first."""

from __future__ import annotations

from rules.card_game.commands import UseAction
from rules.card_game.opponent.useful import gain_of
from rules.card_game.opponent.view import View
from rules.card_game.table import RESERVE

_Use = tuple[UseAction, str]


def _in_order(view: View) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The places in the order of the box, each with its cards from right to left; items lie right of their wielder."""
    items = view.state.items
    places = [(site.card, site.shadow) for site in view.sites]
    places.append((RESERVE, view.state.decks[view.seat].reserve))
    return tuple(
        (place, tuple(c for card in reversed(cards) for c in (*reversed(items.get(card, ())), card)))
        for place, cards in places
    )


def _useful(view: View) -> dict[str, list[_Use]]:
    """For each place the useful texts that may be used, in the order in which they are preferred."""
    offered: dict[str, list[UseAction]] = {}
    for option in view.options:
        if type(option) is UseAction:
            offered.setdefault(option.card, []).append(option)
    out: dict[str, list[_Use]] = {}
    if not offered:
        return out
    for place, cards in _in_order(view):
        for card in cards:
            for use in offered.get(card, ()):
                why = gain_of(view, card, use.ability)
                if why is not None:
                    out.setdefault(place, []).append((use, why))
    return out


def can(view: View) -> tuple[bool, str]:
    found = view.once(_useful)
    if found:
        cards = [view.name(use.card) for uses in found.values() for use, _ in uses]
        return True, f"Useful: {', '.join(dict.fromkeys(cards))}."
    offered = [view.name(o.card) for o in view.options if type(o) is UseAction]
    if offered:
        return False, f"Possible but not useful: {', '.join(dict.fromkeys(offered))}."
    return False, "No card in play has action text that can be used."


def on_path(view: View) -> tuple[UseAction | None, str]:
    path = view.state.path
    return _first(view, () if path is None else (path.card,), "on the path")


def on_battleground(view: View) -> tuple[UseAction | None, str]:
    grounds = tuple(site.card for site in view.sites if not view.is_path(site))
    return _first(view, grounds, "on a battleground")


def in_reserve(view: View) -> tuple[UseAction | None, str]:
    return _first(view, (RESERVE,), "in reserve")


def _first(view: View, places: tuple[str, ...], where: str) -> tuple[UseAction | None, str]:
    uses = [(use, why) for place in places for use, why in view.once(_useful).get(place, ())]
    if not uses:
        return None, f"None is useful {where}."
    use, why = uses[0]
    others = f" Right-most of {len(uses)}." if len(uses) > 1 else ""
    return use, f"{view.name(use.card)} {where}: {why}.{others}"
