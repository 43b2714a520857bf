"""What a seat may not see of Kings of Middle-earth, mixed anew; and all that must never be lost."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

from rules.kings.agenda import Attempt, Battle, CardStep, Hunting, Open
from rules.kings.cards import EVENTS
from rules.kings.corruption import LOOKED, visible
from rules.kings.state import Hand, State
from rules.kings.tiles import KINDS, TILES, kind_of


def inventory(state: State) -> Counter[str]:
    """Every tile and Event card, and the figures of each Nation that are out of the game or on the board at most."""
    held = [t for o in state.agenda if isinstance(o.step, Attempt) for t in (*o.step.candidates, *o.step.shown)]
    pool = state.pool
    tiles = [*pool.tiles, *pool.drawn, *pool.aside, *pool.waiting, *pool.removed, *held]
    tiles += [t for r in state.rulers.values() for t in r.tiles]
    cards = [
        c
        for hand in (state.free, state.shadow)
        for pile in (hand.hand, hand.table, *hand.draw.values(), *hand.discard.values())
        for c in pile
    ]
    return Counter([*tiles, *cards])


def mixed(state: State, seat: str | None, rng: random.Random) -> State:
    """A state that differs only in what the seat may not see: hidden tiles, hands, decks, and the chance to come."""
    side = state.seats.get(seat) if seat is not None else None
    out = _renamed(state, rng)
    if side != "shadow" and not visible(state):
        out = _other_tiles(out, rng, looked=_looked(state) if side == "free" else "")
    for other in ("free", "shadow"):
        hand, agenda = _other_cards(out, other, rng, open_=side == other)
        out = replace(out, agenda=agenda, **{other: hand})
    return replace(out, cup=replace(out.cup, drawn=out.cup.drawn + 7))


def _renamed(state: State, rng: random.Random) -> State:
    """Equal tiles trade places: which of them lies where is nobody's to know."""
    names: dict[str, str] = {}
    for kind in KINDS:
        same = [t for t in TILES if kind_of(t) == kind]
        names |= dict(zip(same, rng.sample(same, len(same)), strict=True))
    return _with_tiles(state, names)


def _looked(state: State) -> str:
    """The Sovereign whose tiles the Free Peoples have just been shown."""
    step = state.agenda[-1].step if state.agenda else None
    return step.target if isinstance(step, CardStep) and step.at == LOOKED else ""


def _other_tiles(state: State, rng: random.Random, looked: str) -> State:
    """Numbers that lie face down trade places with numbers in the pool."""
    down = [t for k, r in state.rulers.items() if k != looked for t in r.tiles if not t.startswith("kings")]
    down += [t for o in state.agenda if isinstance(o.step, Attempt) for t in o.step.candidates]
    down = [t for t in down if _number(t)]
    pooled = [t for t in state.pool.tiles if _number(t)]
    tiles = down + pooled
    return _with_tiles(state, dict(zip(tiles, rng.sample(tiles, len(tiles)), strict=True)))


def _number(tile: str) -> bool:
    return TILES[tile].kind == "standard" and not TILES[tile].eye


def _with_tiles(state: State, names: dict[str, str]) -> State:
    def named(tiles: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(names.get(t, t) for t in tiles)

    def step(entry: Open) -> Open:
        match entry.step:
            case Attempt(candidates=candidates, shown=shown):
                return replace(entry, step=replace(entry.step, candidates=named(candidates), shown=named(shown)))
            case Hunting(tile=tile):
                return replace(entry, step=replace(entry.step, tile=names.get(tile, tile)))
        return entry

    piles = {name: named(getattr(state.pool, name)) for name in ("drawn", "aside", "waiting", "removed")}
    return replace(
        state,
        pool=replace(state.pool, tiles=tuple(sorted(named(state.pool.tiles))), **piles),
        rulers={k: replace(r, tiles=named(r.tiles)) for k, r in state.rulers.items()},
        agenda=tuple(map(step, state.agenda)),
    )


def _other_cards(state: State, side: str, rng: random.Random, *, open_: bool) -> tuple[Hand, tuple[Open, ...]]:
    """The order of a deck is nobody's to know; of a hidden hand neither are the cards, nor the one laid down."""
    hand: Hand = getattr(state, side)
    held, draw = list(hand.hand), {}
    for kind, pile in hand.draw.items():
        at = [] if open_ else [i for i, card in enumerate(held) if EVENTS[card].deck == kind]
        cards = [held[i] for i in at] + list(pile)
        rng.shuffle(cards)
        for i in at:
            held[i] = cards.pop()
        draw[kind] = tuple(cards)
    agenda = state.agenda if open_ else tuple(_laid_anew(o, side, hand.hand, held) for o in state.agenda)
    return replace(hand, hand=tuple(held), draw=draw), agenda


def _laid_anew(entry: Open, side: Any, before: tuple[str, ...], after: list[str]) -> Open:
    """The card that took the laid one's place in the hand is the laid one."""
    step = entry.step
    if not isinstance(step, Battle) or step.open or not step.cards.get(side):
        return entry
    card = after[before.index(step.cards[side])]
    return replace(entry, step=replace(step, cards={**step.cards, side: card}))
