"""Tables of the card game, laid by hand out of printed names, as the channel or one seat sees them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from rules.card_game.book import book
from rules.card_game.facts import Side
from rules.card_game.sight import InPlay, Place, Player, Sight, Totals

BOOK = book("bot")
TITLES = {"frodo": "Frodo", "witch_king": "The Witch-king", "aragorn": "Aragorn", "saruman": "Saruman"}
FREE = ("frodo", "aragorn")


def key(name: str) -> str:
    """The first id of the card, path or battleground with this printed name."""
    pools: tuple[Any, ...] = (BOOK.cards, BOOK.paths, BOOK.battlegrounds)
    return next(k for pool in pools for k, fact in pool.items() if fact.name == name)


def keys(*names: str) -> tuple[str, ...]:
    """Ids of different copies where a name is given more than once."""
    taken: list[str] = []
    for name in names:
        taken.append(next(k for k, card in BOOK.cards.items() if card.name == name and k not in taken))
    return tuple(taken)


def cards(*names: str, **changes: Any) -> tuple[InPlay, ...]:
    """Face-up cards from left to right; "Frodo Baggins + Sting" wields an item."""
    out = []
    for name in names:
        first, *items = name.split(" + ")
        out.append(InPlay(card=key(first), owner="frodo", items=tuple(key(i) for i in items), **changes))
    return tuple(out)


def totals(attack: int, ground: int, of_cards: int, winner: Side | None, corruption: int = 0) -> Totals:
    left = max(0, attack - ground)
    return Totals(attack=attack, ground=ground, cards=of_cards, left=left, winner=winner, corruption=corruption)


def place(
    name: str, defender: Side, counted: Totals, free: Sequence[InPlay] = (), shadow: Sequence[InPlay] = (), **more: Any
) -> Place:
    facts = {"attack": 0, "defense": 0, "bare": False} | more
    return Place(card=key(name), defender=defender, free=tuple(free), shadow=tuple(shadow), totals=counted, **facts)


def player(seat: str, **changes: Any) -> Player:
    side: Side = "free" if seat in FREE else "shadow"
    start: dict[str, Any] = {
        "draw": 17, "hand": 4, "cycle": 3, "eliminated": 2, "aside": 0, "limit": 2,
        "ring": True if side == "free" else None, "reserve": (), "bot": side == "shadow",
    }  # fmt: skip
    return Player(seat=seat, title=TITLES[seat], side=side, **(start | changes))


def table(**changes: Any) -> Sight:
    """Round 4 of a Trilogy: Lothlórien is being lost, Moria is being held."""
    path = place(
        "Lothlórien",
        "free",
        totals(4, 1, 1, "shadow", 2),
        cards("Frodo Baggins + Phial of Galadriel"),
        cards("The Witch-king", "Balrog of Moria"),
    )
    moria = place(
        "Moria", "shadow", totals(0, 1, 2, "shadow"), (), cards("Goblins of the Misty Mountains", "Cave-troll")
    )
    start: dict[str, Any] = {
        "seat": None, "scenario": "trilogy", "options": {}, "used": "bot", "corrections": "", "step": "action",
        "round": 4, "order": tuple(TITLES), "starting": "frodo", "turn": "frodo", "path_number": 5, "last_path": 9,
        "path": path, "battlegrounds": (moria,), "players": tuple(player(s) for s in TITLES),
        "decks_left": {"free": (), "shadow": ()}, "areas": {"free": (key("Bag End"), key("Edoras")), "shadow": ()},
        "spent": tuple(key(n) for n in ("Bag End", "Weathertop", "Imladris", "Lothlórien")), "corruption": 3,
        "points": {"free": 2, "shadow": 3}, "events": (), "modifiers": (), "shown": None, "unverified": (),
        "commitment": "c0ffee", "seed": None, "result": None,
    }  # fmt: skip
    return Sight(**(start | changes))


def seen_by(sight: Sight, seat: str, **changes: Any) -> Sight:
    """The same table for a seat that also sees its own hidden cards."""
    players = tuple(replace(p, **changes) if p.seat == seat else p for p in sight.players)
    return replace(sight, seat=seat, players=players)


def holding(*names: str, seat: str = "frodo", **changes: Any) -> Sight:
    """The table for a seat with this hand."""
    hand = keys(*names)
    return seen_by(table(**changes), seat, hand=len(hand), hand_cards=hand, cycle_cards=(), eliminated_cards=())


def crowded() -> Sight:
    """As full a table as the rules can make: four battlegrounds, eight long names on each side, full reserves."""
    free = some("free", 8)
    shadow = some("shadow", 8)
    grounds = ("Helm's Deep", "Minas Tirith", "Dol Guldur", "Minas Morgul")
    sites = tuple(place(n, "free", totals(19, 4, 12, "shadow"), free, shadow, attack=2, defense=3) for n in grounds)
    path = place("Emyn Muil", "free", totals(17, 1, 12, "shadow", 4), free, shadow)
    reserves = {"free": some("free", 12), "shadow": some("shadow", 12)}
    players = tuple(replace(p, reserve=reserves[p.side]) for p in table().players)
    unsure = tuple(BOOK.cards)[:60]
    return table(path=path, battlegrounds=sites, players=players, unverified=unsure, modifiers=(key("The Red Arrow"),))


def some(side: Side, count: int) -> tuple[InPlay, ...]:
    """The armies and characters with the longest names, every third one wielding the longest items."""
    mine = [c for c in BOOK.cards.values() if c.side == side]
    standing = longest(c.key for c in mine if c.kind in ("army", "character"))
    items = longest(c.key for c in mine if c.kind == "item")
    return tuple(
        InPlay(card=k, owner="frodo", items=(items[n % len(items)],) if n % 3 == 0 else (), attack=n % 2, defense=n % 2)
        for n, k in enumerate(standing[:count])
    )


def longest(some_keys: Iterable[str]) -> list[str]:
    return sorted(set(some_keys), key=lambda k: (-len(BOOK.cards[k].name), k))
