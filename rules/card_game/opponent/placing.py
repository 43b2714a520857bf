"""Bot Flowchart, 4. Play?: a random card is drawn, and then it is put where the list of places says."""

from __future__ import annotations

from collections.abc import Iterator

from rules.card_game.agenda import Placing
from rules.card_game.commands import ANY, Cycle, Decline, Play
from rules.card_game.destinations import may_play
from rules.card_game.opponent.conceivably import stands, wanted
from rules.card_game.opponent.useful import gain_of, texts, worth
from rules.card_game.opponent.view import View
from rules.card_game.state import Site
from rules.card_game.table import RESERVE

Placed = tuple[Play | None, str]


def draw(view: View) -> Placed:
    if Play(card=ANY) not in view.options:
        return None, "Its hand is empty."
    held = len(view.state.decks[view.seat].hand)
    return Play(card=ANY), f"One of the {held} cards in hand, unseen." if held > 1 else "Its last card, unseen."


def _plays(view: View) -> tuple[str, ...]:
    """Where the card may be played."""
    return tuple(o.to for o in view.options if type(o) is Play)


def is_twice(view: View) -> tuple[bool, str]:
    name = view.name(view.card)
    if may_play(view.state, view.card):
        return False, f"{name} may be played."
    return True, f"{name} has been played this round."


def cycle(view: View) -> tuple[Cycle | None, str]:
    command = Cycle(card=view.card)
    if command not in view.options:
        return None, "It must be played."
    return command, f"{view.name(view.card)} is cycled."


def is_named(view: View) -> tuple[bool, str]:
    step = view.state.agenda[-1].step
    if isinstance(step, Placing) and step.to:
        return True, f"The text that plays it says: {_place(view, step.to)}."
    return False, "No text names a place."


def _place(view: View, to: str) -> str:
    return "in reserve" if to == RESERVE else view.name(to)


def named(view: View) -> Placed:
    plays = view.once(_plays)
    return (Play(card=view.card, to=plays[0]), f"{view.name(view.card)} goes there.") if plays else (None, "It cannot.")


def is_event(view: View) -> tuple[bool, str]:
    kind = view.print(view.card).kind
    return kind == "event", f"{view.name(view.card)}: {kind}."


def event(view: View) -> Placed:
    """Its text, then it is eliminated; no place is looked for."""
    gains = filter(None, (gain_of(view, view.card, i) for i in texts(view, view.card, "event")))
    why = next(gains, None)
    if why is None and Cycle(card=view.card) in view.options:
        return None, "Nothing in its text is useful now."
    return Play(card=view.card), f"{view.name(view.card)}: {why or 'what is possible is done'}."


def is_item(view: View) -> tuple[bool, str]:
    kind = view.print(view.card).kind
    return kind == "item", f"{view.name(view.card)}: {kind}."


def _right_to_left(view: View) -> Iterator[str]:
    """Shadow characters in play by the ruling on the order of places; a bot's own reserve before another's."""
    path = [site.shadow for site in view.sites if view.is_path(site)]
    grounds = [site.shadow for site in view.sites if not view.is_path(site)]
    decks = view.state.decks
    others = (s for s in view.frame.layout.seats["shadow"] if s != view.seat)
    reserves = [decks[view.seat].reserve, *(decks[seat].reserve for seat in others)]
    order = {
        "places": path + grounds + reserves,
        "reserve": reserves + grounds + path,
        "battlegrounds": grounds + path + reserves,
    }
    for cards in order[view.ruling("wielder")]:
        yield from reversed(cards)


def wielder(view: View) -> Placed:
    allowed = set(view.once(_plays))
    found = next((card for card in _right_to_left(view) if card in allowed), None)
    if found is None:
        return None, f"Nobody in play can wield {view.name(view.card)}."
    place = view.place(found)
    where = "in reserve" if place == RESERVE else f"at {view.name(place)}"
    others = f", right-most of {len(allowed)}" if len(allowed) > 1 else ""
    return Play(card=view.card, to=found), f"{view.name(view.card)} on {view.name(found)} {where}{others}."


def unplayable(view: View) -> tuple[Decline | None, str]:
    if Decline() not in view.options:
        return None, "It has no such text."
    return Decline(), f"{view.name(view.card)}: its text for that."


def _help(view: View, site: Site) -> Placed:
    """The card goes to a place that wants cards, if it may and is useful there."""
    name = view.name(view.card)
    if site.card not in view.once(_plays):
        return None, f"{name} may not go to {view.name(site.card)}."
    if not wanted(view, site):
        return None, stands(view, site)
    why = worth(view, site, view.card)
    if why is None:
        return None, f"{stands(view, site)} {name} would be of no use there."
    return Play(card=view.card, to=site.card), f"{stands(view, site)} {name}: {why}."


def to_path(view: View) -> Placed:
    path = view.state.path
    return (None, "No path is active.") if path is None else _help(view, path)


def to_battleground(view: View) -> Placed:
    tried = []
    for site in view.sites:
        if view.is_path(site):
            continue
        command, fact = _help(view, site)
        if command is not None:
            return command, fact
        tried.append(fact)
    return None, " ".join(tried) or "No battleground is active."


def to_reserve(view: View) -> Placed:
    if RESERVE not in view.once(_plays):
        return None, "It may not go to reserve."
    return Play(card=view.card, to=RESERVE), f"{view.name(view.card)} in reserve."
