"""Bot Flowchart, 3. Move?: the right-most card that is eligible and useful, and where it goes."""

from __future__ import annotations

from collections.abc import Iterator

from rules.card_game.commands import Move
from rules.card_game.opponent.conceivably import is_drawn, stands, wanted, winnable
from rules.card_game.opponent.useful import worth
from rules.card_game.opponent.view import View
from rules.card_game.state import Site

_Target = tuple[Site, str, str]
"""A place, the card that goes there, and why."""


def _help(view: View, site: Site, card: str) -> str | None:
    """Why moving this card there is called for; None if it is not."""
    if wanted(view, site):
        return worth(view, site, card)
    if is_drawn(view, site, card) and view.ruling("crebain") == "move":
        return "its own text sends it there even where the Shadow is winning"
    return None


def _eligible(view: View) -> dict[str, list[str]]:
    """For each place the cards that may move there, from right to left."""
    reserve = view.state.decks[view.seat].reserve
    at = {card: i for i, card in enumerate(reserve)}
    out: dict[str, list[str]] = {}
    for option in view.options:
        if type(option) is Move and option.card in at:
            out.setdefault(option.to, []).append(option.card)
    for cards in out.values():
        cards.sort(key=at.__getitem__, reverse=True)
    return out


def _places(view: View) -> Iterator[_Target]:
    """Every move that is called for: by the list of places, for each its cards from right to left."""
    eligible = view.once(_eligible)
    for site in view.sites:
        for card in eligible.get(site.card, ()):
            why = _help(view, site, card)
            if why is not None:
                yield site, card, why


def _chosen(view: View) -> _Target | None:
    """The place first, or the right-most card first: a ruling of the table."""
    if view.ruling("targets") == "place":
        return next(_places(view), None)
    reserve = view.state.decks[view.seat].reserve
    return max(_places(view), key=lambda target: reserve.index(target[1]), default=None)


def _opens(view: View, target: _Target) -> bool:
    """Whether a move answers the question of the box Yes; by its letter it does not name the last path."""
    site, card, _ = target
    return winnable(view, site) or is_drawn(view, site, card) or view.ruling("last_path_gate") == "opens"


def can(view: View) -> tuple[bool, str]:
    if not view.once(_eligible):
        return False, "It has no card in reserve that may move."
    target = view.once(_chosen)
    if target is None or not (_opens(view, target) or any(_opens(view, t) for t in _places(view))):
        return False, " ".join(_closed(view, site) for site in view.sites)
    return True, stands(view, target[0])


def _closed(view: View, site: Site) -> str:
    """Why nothing moves there."""
    if site.card not in view.once(_eligible):
        return f"{view.name(site.card)}: no card in reserve may go there."
    fact = stands(view, site)
    return f"{fact} No card of this bot can usefully go there." if wanted(view, site) else fact


def to_path(view: View) -> tuple[Move | None, str]:
    target = view.once(_chosen)
    if target is None or not view.is_path(target[0]):
        return None, _skipped(view)
    return _moved(view, target)


def to_battleground(view: View) -> tuple[Move | None, str]:
    target = view.once(_chosen)
    if target is None:
        return None, "No card can usefully go to a battleground."
    return _moved(view, target)


def _skipped(view: View) -> str:
    path = view.state.path
    return "No path is active." if path is None else _closed(view, path)


def _moved(view: View, target: _Target) -> tuple[Move, str]:
    """The move, with the tie-break and the cards further right that stay."""
    site, card, why = target
    reserve = view.state.decks[view.seat].reserve
    eligible = view.once(_eligible)[site.card]
    fact = f"{view.name(card)} to {view.name(site.card)}: {why}."
    if len(eligible) > 1:
        fact += f" Right-most useful of {len(eligible)} that may go there."
    stay = [c for c in reserve[reserve.index(card) + 1 :] if c not in eligible]
    if stay:
        fact += f" May not go there: {', '.join(view.name(c) for c in stay)}."
    return Move(card=card, to=site.card), fact
