"""Counting a combat: icons, leadership, what cancels what, and who would win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.card_game.agenda import foe
from rules.card_game.destinations import may_go
from rules.card_game.events.writing import copied
from rules.card_game.facts import Side
from rules.card_game.leadership import support
from rules.card_game.passives import Boost, Extra, On, Per, SiteDefense, WhileInPlay
from rules.card_game.state import Site, State
from rules.card_game.table import fits_where, holding, in_play, site


@dataclass(frozen=True, slots=True)
class Tally:
    """A combat counted: `attack` icons, `ground` defense icons of the place itself with its tokens,
    `cards` what each defending card with its items can cancel. `winner` is who would take the card
    (None: nobody), `shadow_wins` whether the flowchart calls the Shadow winning there.
    """

    site: str
    defender: Side
    attack: int
    ground: int
    cards: Mapping[str, int]
    shadow_wins: bool
    winner: Side | None

    @property
    def defense(self) -> int:
        return self.ground + sum(self.cards.values())

    @property
    def left(self) -> int:
        """Attack icons that cards would have to cancel."""
        return max(0, self.attack - self.ground)

    @property
    def uncancelled(self) -> int:
        """Attack icons left over when all cards have cancelled: on a path, the corruption."""
        return max(0, self.attack - self.defense)


def _times(state: State, place: Site, extra: Extra) -> int:
    """How often an extra icon counts on a card at this place; support is counted with leadership."""
    book = state.frame.book
    match extra.when:
        case None:
            return 1
        case On(name):
            return int(book.name(place.card) == name)
        case WhileInPlay(match):
            return int(bool(in_play(state, match)))
        case Per(each, match):
            return sum(match.fits(book.cards[c]) for c in place.free + place.shadow) // each
        case _:
            return 0


def _plain(state: State, place: Site, card_id: str, icon: str, boosts: Sequence[tuple[str, Boost]]) -> int:
    """The icons of one card with its items and tokens, without leadership."""
    cards, items = state.frame.book.cards, state.items.get(card_id, ())
    card = cards[card_id]
    total: int = getattr(card.icons, icon)
    for item in items:
        total += getattr(cards[item].icons, icon)
    for own in (card_id, *items):
        for passive in cards[own].passives:
            if type(passive) is Extra and fits_where(state, place.card, passive.where):
                total += getattr(passive.icons, icon) * _times(state, place, passive)
    for _, boost in boosts:
        if boost.match.fits(card):
            total += getattr(boost.icons, icon)
    tokens = state.tokens.get(card_id)
    if tokens is None:
        return total
    attacks = icon == "attack" or (icon == "path" and card.side == "shadow")
    return total + (tokens.attack if attacks else tokens.defense)


def strength(state: State, place: Site, side: Side) -> dict[str, int]:
    """What each card of a side counts for in the combat at this place, supported leadership included."""
    cards = place.free if side == "free" else place.shadow
    if not cards:
        return {}
    boosts = holding(state, Boost)
    ground = state.frame.book.battlegrounds.get(place.card)
    if ground is None:
        return {c: _plain(state, place, c, "path", boosts) for c in cards}
    defends = ground.side == side
    out = {c: _plain(state, place, c, "defense" if defends else "attack", boosts) for c in cards}
    for card, icons in support(state, cards, "lead_defense" if defends else "lead_attack").items():
        out[card] += icons
    return out


def _ground(state: State, place: Site) -> int:
    """Defense icons of the place: printed (unless it is bare), tokens, and cards that protect the place itself."""
    book = state.frame.book
    printed = book.battlegrounds.get(place.card) or book.paths[place.card]
    total = place.defense + (0 if place.bare else printed.defense)
    protecting = holding(state, SiteDefense)
    here = set(place.free + place.shadow) if protecting else set()
    for card, protects in protecting:
        holder = card if card in here else next((w for w in here if card in state.items.get(w, ())), None)
        if holder is None:
            continue
        others = place.shadow if holder in place.free else place.free
        if protects.against is None or any(protects.against.fits(book.cards[c]) for c in others):
            total += protects.icons
    return total


def outcome(state: State, key: str, attack: int, defense: int) -> Side | None:
    """Who takes a path or battleground: its defender, if every attack icon is cancelled, else the attacker.

    Duels: the Free Peoples take a path only if defense is greater than attack; a tie is nobody's.
    """
    battleground = state.frame.book.battlegrounds.get(key)
    defends: Side = "free" if battleground is None else battleground.side
    if attack > defense:
        return foe(defends)
    tie_is_nobodys = battleground is None and state.frame.layout.strict_paths
    return None if tie_is_nobodys and attack == defense else defends


def tally_at(state: State, place: Site) -> Tally:
    """The combat at a site as it is given, which may be other than it stands."""
    battleground = state.frame.book.battlegrounds.get(place.card)
    defends: Side = "free" if battleground is None else battleground.side
    attack = place.attack + sum(strength(state, place, foe(defends)).values())
    ground, cards = _ground(state, place), strength(state, place, defends)
    winner = outcome(state, place.card, attack, ground + sum(cards.values()))
    return Tally(place.card, defends, attack, ground, cards, winner == "shadow", winner)


def tally(state: State, key: str) -> Tally:
    """The combat on an active path or battleground as if it were resolved now. Raises KeyError if it is not active."""
    found: Tally | None = state.counted.get(key)
    if found is None:
        found = state.counted[key] = tally_at(state, _active(state, key))
    return found


def hope(state: State, key: str, *, card: str = "", without: str = "") -> Tally:
    """The combat there as the Shadow could conceivably make it (Against the Shadow, Conceivably Win).

    Every Shadow card in reserve that could move there is counted as if it had, of all Shadow players;
    and `card`, the one that is being played; but not `without`. Raises KeyError if it is not active.
    """
    found: Tally | None = state.counted.get((key, card, without))
    if found is None:
        place = with_reserves(state, _active(state, key), card=card, without=without)
        found = state.counted[key, card, without] = tally_at(state, place)
    return found


def _active(state: State, key: str) -> Site:
    place = site(state, key)
    if place is None:
        raise KeyError(key)
    return place


def with_reserves(state: State, place: Site, *, card: str = "", without: str = "") -> Site:
    """The site as if every Shadow card in reserve that could move there had, and `card` too; but not `without`."""
    seats = state.frame.layout.seats["shadow"]
    stay = (card, without)
    come = [c for s in seats for c in state.decks[s].reserve if c not in stay and may_go(state, c, place.card)]
    if card and card not in place.shadow and may_go(state, card, place.card, "play"):
        come.append(card)
    return copied(place, shadow=(*place.shadow, *come))
