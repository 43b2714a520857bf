"""Repairs that touch hidden tiles and cards: refused only for what everybody can see."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.game import Illegal
from rules.core.ledger import Ledger
from rules.kings.agenda import Attempt, Battle, CardStep
from rules.kings.cards import EVENTS
from rules.kings.drawing import draw_card, hand_of
from rules.kings.events import DeckShuffled, Repaired
from rules.kings.facts import DeckKind, Side
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State
from rules.kings.tiles import KINDS, TILES, kind_of


def _idle(s: State) -> None:
    """Tiles and cards in use stay where they are. Raises Illegal."""
    if any(isinstance(o.step, Attempt | CardStep | Battle) for o in s.agenda):
        raise Illegal("An attempt, a card or a battle is being carried out. Nothing has changed; repair this after it.")


def _tell(t: Ledger, what: tuple[str, ...], value: str, *, chance: bool = False) -> None:
    t.happen(Repaired(what="/".join(what), value=value, hidden=True, chance=chance))


# Tiles.


def _lying_open(s: State, kind: str) -> int:
    """Tiles of a kind that everybody sees somewhere."""
    piles = (*s.pool.drawn, *s.pool.aside, *s.pool.waiting, *s.pool.removed)
    on_rulers = (t for r in s.rulers.values() for t in r.tiles if t.startswith("kings"))
    return sum(kind_of(t) == kind for t in (*piles, *on_rulers))


def _unseen(s: State, kind: str) -> None:
    """Raises Illegal if none of them is in the pool or face down: everybody knows that."""
    if sum(tile.key == kind for tile in TILES.values()) == _lying_open(s, kind):
        raise Illegal("All tiles of that kind lie in the open elsewhere. Nothing has changed; move one from there.")
    if not s.pool.tiles:
        raise Illegal("The pool is empty. Nothing has changed; put a drawn tile back first.")


def _out_of_hiding(t: Ledger, kind: str) -> tuple[str, bool]:
    """A tile of that kind: out of the pool, or off a Sovereign, where a tile by chance then takes its place.

    As "tile", or "tile|sovereign|tile in its place"; and whether chance was asked.
    """
    s = t.state
    tile = next((x for x in s.pool.tiles if kind_of(x) == kind), None)
    if tile is not None:
        return tile, False
    owner, tile = next((k, x) for k, r in s.rulers.items() for x in r.tiles if kind_of(x) == kind)
    return f"{tile}|{owner}|{s.cup.pick(s.pool.tiles)}", True


def _leader(s: State, sovereign: str) -> None:
    if s.rulers[sovereign].state != "leader":
        raise Illegal(f"{SOVEREIGNS[sovereign].name} holds no tiles now. Nothing has changed; set his state first.")


def _random_tile(t: Ledger, _: tuple[str, ...], sovereign: str) -> None:
    _idle(t.state)
    _leader(t.state, sovereign)
    if not t.state.pool.tiles:
        raise Illegal("The pool is empty. Nothing has changed; put a drawn tile back first.")
    _tell(t, ("add_tile", sovereign), t.state.cup.pick(t.state.pool.tiles), chance=True)


def _add_tile(t: Ledger, rest: tuple[str, ...], kind: str) -> None:
    _idle(t.state)
    _leader(t.state, rest[0])
    _unseen(t.state, kind)
    tile, chance = _out_of_hiding(t, kind)
    _tell(t, ("add_tile", rest[0]), tile, chance=chance)


def _drop_tile(t: Ledger, rest: tuple[str, ...], position: str) -> None:
    _idle(t.state)
    if int(position) > len(t.state.rulers[rest[0]].tiles):
        raise Illegal("He holds fewer tiles. Nothing has changed; give a smaller position.")
    t.happen(Repaired(what=f"drop_tile/{rest[0]}", value=position))


def _tile(t: Ledger, rest: tuple[str, ...], to: str) -> None:
    """Out of an open pile by its kind; out of the pool as hidden tiles are taken."""
    kind, out_of = rest
    s = t.state
    _idle(s)
    special = KINDS[kind].kind not in {"standard", "kings"}
    if to in {"aside", "waiting"} and not special:
        raise Illegal("Only Special tiles lie there. Nothing has changed; choose another place.")
    if out_of == "pool":
        _unseen(s, kind)
        tile, chance = _out_of_hiding(t, kind)
        _tell(t, ("tile", kind, out_of, to), tile, chance=chance)
        return
    pile: tuple[str, ...] = getattr(s.pool, out_of)
    tile_there = next((x for x in pile if kind_of(x) == kind), None)
    if tile_there is None:
        raise Illegal("No tile of that kind lies there. Nothing has changed; choose another place.")
    _tell(t, ("tile", kind, out_of, to), tile_there)


# Cards.


def _side(key: str) -> Side:
    return "free" if key == "free" else "shadow"


def _deck(key: str) -> DeckKind:
    return "character" if key == "character" else "strategy"


def _deal(t: Ledger, rest: tuple[str, ...], deck: str) -> None:
    _idle(t.state)
    draw_card(t, _side(rest[0]), _deck(deck), "a repair")


def _hand(t: Ledger, rest: tuple[str, ...], to: str) -> None:
    side, position = _side(rest[0]), int(rest[1])
    _idle(t.state)
    cards = hand_of(t.state, side).hand
    if position > len(cards):
        raise Illegal(f"That hand holds {len(cards)} cards. Nothing has changed; give a smaller position.")
    _tell(t, ("hand", side, to), cards[position - 1])


def _shuffle(t: Ledger, rest: tuple[str, ...], deck: str) -> None:
    side, kind = _side(rest[0]), _deck(deck)
    cards = t.state.cup.shuffle(hand_of(t.state, side).draw[kind])
    t.happen(DeckShuffled(side=side, deck=kind, cards=cards))


def _recall(t: Ledger, rest: tuple[str, ...], deck: str) -> None:
    _idle(t.state)
    side, kind = _side(rest[0]), _deck(deck)
    t.happen(Repaired(what=f"recall/{side}", value=kind))
    _shuffle(t, rest, deck)


def _table(t: Ledger, rest: tuple[str, ...], on: str) -> None:
    """Wherever the card is: out of a hand, the top card of its deck takes its place there."""
    card = rest[0]
    facts = EVENTS[card]
    _idle(t.state)
    hand = hand_of(t.state, facts.side)
    if (card in hand.table) == (on == "yes"):
        raise Illegal("That card is there already. Nothing has changed; choose another card.")
    used = {c for pile in (*hand.draw.values(), *hand.discard.values(), hand.hand, hand.table) for c in pile}
    if card not in used:
        raise Illegal("That card is not in this game. Nothing has changed; choose another.")
    t.happen(Repaired(what=f"table/{card}", value=on))


DO: Mapping[str, Callable[[Ledger, tuple[str, ...], str], None]] = {
    "random_tile": _random_tile,
    "add_tile": _add_tile,
    "drop_tile": _drop_tile,
    "tile": _tile,
    "deal": _deal,
    "hand": _hand,
    "shuffle": _shuffle,
    "recall": _recall,
    "table": _table,
}
