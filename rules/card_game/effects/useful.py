"""When icons serve the Shadow, and what a bot may hope to find ("Usefully", Against the Shadow)."""

from __future__ import annotations

from dataclasses import replace

from rules.card_game.combat import Tally, hope, tally, tally_at, with_reserves
from rules.card_game.destinations import may_play
from rules.card_game.match import Match
from rules.card_game.passives import DrawnTo
from rules.card_game.state import Site, State
from rules.card_game.table import passives, side_of, site


def serves(state: State, key: str, *, attack: int = 0, defense: int = 0, without: str = "") -> bool:
    """Whether more icons there are useful: the Shadow would not win now, but could conceivably with them.

    On the scenario's last path they are useful even where it is winning. `without` is a card that
    leaves the reserve as the cost.
    """
    if site(state, key) is None:
        return False
    now = tally(state, key)
    fitting, other = (attack, defense) if now.defender == "free" else (defense, attack)
    if other and not fitting:
        return False
    if now.shadow_wins:
        return state.path is not None and state.path.card == key and last_path(state)
    could = hope(state, key, without=without)
    if could.defender == "free":
        return could.attack + attack > could.defense + defense
    return could.attack + attack <= could.defense + defense


def last_path(state: State) -> bool:
    """Whether the active path has the highest number of the scenario."""
    return state.path_number >= state.frame.layout.last_path


def added(state: State, place: Site, card: str, now: Tally) -> int:
    """How many icons that count for the Shadow a card would add to a combat that stands at `now`."""
    there = tally_at(state, replace(place, shadow=(*place.shadow, card)))
    if now.defender == "shadow":
        return there.defense - now.defense
    return there.attack - now.attack


def helps(state: State, key: str, card: str) -> bool:
    """Whether a text may usefully bring this card there: it adds icons where more icons are useful, or its
    own text sends it to such a path in any case.
    """
    place = site(state, key)
    if place is None:
        return False
    printed = state.frame.book.cards[card]
    if place is state.path and any(state.path_number in p.paths for p in passives(printed, DrawnTo)):
        return True
    return serves(state, key) and added(state, place, card, tally(state, key)) > 0


def right_most(state: State, options: tuple[str, ...]) -> str:
    """Which of several places a bot takes where all else is equal: the path, else the right-most battleground
    (Activating New Battlegrounds).
    """
    path = "" if state.path is None else state.path.card
    return path if path in options else options[-1]


def winnable(state: State, key: str, without: str = "") -> bool:
    """Whether the Shadow could conceivably win at a battleground that is not active yet.

    `without` is a card that leaves the reserve as the cost.
    """
    side = state.frame.book.battlegrounds[key].side
    area = next((s for s, cards in state.areas.items() if key in cards), None)
    place = Site(card=key, bare=area is not None and area != side)
    return tally_at(state, with_reserves(state, place, without=without)).shadow_wins


def may_be_hidden(state: State, seat: str, match: Match, *, to_play: bool = False) -> bool:
    """Whether a card of this player that fits may lie where nobody can see it.

    Cards in play are known, and so is the eliminated pile of a bot; what is in a hand, a draw deck, a
    cycle pile or a person's eliminated pile is not. `to_play`: and it may still be played this round.
    """
    frame = state.frame
    known = set(state.standing) | set(state.decks[seat].eliminated if seat in state.bots else ())
    return any(
        c not in known and match.fits(frame.book.cards[c]) and (not to_play or may_play(state, c))
        for c in frame.decks[seat]
    )


def for_shadow(state: State, seat: str) -> bool:
    return side_of(state, seat) == "shadow"
