"""What a card's text brings a cautious player's side, in victory points: a rough price for each effect word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.card_game.cautious_cards import DRAW, kept
from rules.card_game.cautious_fights import Look
from rules.card_game.effects import (
    Activate,
    ActivatePath,
    AddCorruption,
    AddToken,
    As,
    Context,
    CycleFromHand,
    CycleIt,
    Draw,
    DrawAndPlay,
    Each,
    EliminateIt,
    Forsake,
    Forsook,
    If,
    May,
    RemoveCorruption,
    Take,
    Took,
)
from rules.card_game.effects.conditions import counted, holds
from rules.card_game.table import card_of, owner, side_of
from rules.card_game.triggers import abilities

FORSAKING, CYCLING = 0.3, 0.25
"""What it costs whoever must forsake or cycle a card."""
NEARER = 0.3
"""What it serves to be a path nearer to the end: bots play more cards in a round than people."""


def text(look: Look, card: str, *moments: str) -> float:
    """What the card's texts for these moments bring; optional ones are used only if they do."""
    total = 0.0
    for index, ability in enumerate(abilities(look.state, card)):
        if ability.when in moments:
            found = block(look, ability.does, Context(card, owner(look.state, card), {}, index))
            total += max(0.0, found) if ability.may else found
    return total


def block(look: Look, words: tuple[Any, ...], ctx: Context) -> float:
    """What words bring the side, one after the other; words without a price are worth nothing."""
    return sum(_PRICES[type(word)](look, word, ctx) for word in words if type(word) in _PRICES)


def ground(look: Look, key: str) -> float:
    """What it serves to activate a battleground: it may be won, and if the foe holds it, it is at stake."""
    state, printed = look.state, look.state.frame.book.battlegrounds[key]
    area = next((side for side, keys in state.areas.items() if key in keys), None)
    if area == look.side or look.early:
        return -1.0
    likely = 0.6 if printed.side == look.side else 0.1
    return (1.0 if area is None else 2.0) * printed.points * likely - 0.4


def _sign(look: Look, ctx: Context) -> int:
    """Whether what the text's "you" gets serves the side."""
    return 1 if side_of(look.state, ctx.seat) == look.side else -1


def _deck(look: Look, ctx: Context) -> int:
    """Cards that "you" could draw."""
    deck = look.state.decks[ctx.seat]
    return len(deck.draw) + len(deck.cycle)


def _draw(look: Look, word: Draw, ctx: Context) -> float:
    return _sign(look, ctx) * DRAW * min(_deck(look, ctx), counted(word.cards, look.state, ctx))


def _take(look: Look, word: Take, ctx: Context) -> float:
    """A player knows which cards its own deck still holds, though not in which order; others' it does not."""
    if ctx.seat != look.seat:
        return _sign(look, ctx) * DRAW
    deck = look.state.decks[ctx.seat]
    found = [c for pile in word.out_of for c in getattr(deck, pile) if word.match.fits(card_of(look.state, c))]
    return DRAW / 2 + max(kept(look.state, c) for c in found) if found else 0.0


def _each(look: Look, word: Each, ctx: Context) -> float:
    layout = look.state.frame.layout
    times = 2 if word.side in layout.twice else 1
    return times * sum(block(look, word.does, replace(ctx, seat=seat)) for seat in layout.seats[word.side])


def _as(look: Look, word: As, ctx: Context) -> float:
    seat = look.state.frame.faction.get(word.faction)
    return 0.0 if seat is None else block(look, word.does, replace(ctx, seat=seat))


def _if(look: Look, word: If, ctx: Context) -> float:
    """What an earlier word of the same text will have done is taken for done."""
    noted = {Forsook: "forsook", Took: "took"}.get(type(word.condition), "")
    met = holds(word.condition, look.state, ctx) if noted in ctx.env or not noted else True
    return block(look, word.does if met else word.otherwise, ctx)


def _may(look: Look, word: May, ctx: Context) -> float:
    found = block(look, word.does, ctx)
    return max(0.0, found) if _sign(look, ctx) > 0 else min(0.0, found)


def _corruption(look: Look, amount: int) -> float:
    return float(amount if look.side == "shadow" else -amount)


def _remove(look: Look, word: RemoveCorruption, ctx: Context) -> float:
    return -_corruption(look, min(look.state.corruption, counted(word.count, look.state, ctx)))


def _token(look: Look, word: AddToken, ctx: Context) -> float:
    """On the place where it serves most; on the source it counts as on its place."""
    here = look.state.standing.get(ctx.source)
    keys = (here,) if word.on == "self" else look.fights
    kinds = {"path": ("path",), "battleground": ("battleground",)}.get(word.on, ("path", "battleground"))
    found = [look.fights[k] for k in keys if k in look.fights and look.kind_of(k) in kinds]
    return _sign(look, ctx) * max((f.gain(word.count) for f in found), default=0.0)


def _next_path(look: Look) -> float:
    """The fight on the old path is settled as it stands, before the foe can answer."""
    return 0.0 if look.path is None else look.path.settled - look.path.worth() + NEARER


def _activate(look: Look, word: Activate, ctx: Context) -> float:
    return max((ground(look, key) for key in word.options(look.state, ctx)), default=0.0)


_PRICES: dict[type, Callable[[Look, Any, Context], float]] = {
    Activate: _activate,
    ActivatePath: lambda look, _word, _ctx: _next_path(look),
    AddCorruption: lambda look, word, ctx: _corruption(look, counted(word.count, look.state, ctx)),
    AddToken: _token,
    As: _as,
    CycleFromHand: lambda look, word, ctx: _sign(look, ctx) * -CYCLING * word.cards,
    CycleIt: lambda look, _word, ctx: _sign(look, ctx) * -kept(look.state, ctx.source) / 2,
    Draw: _draw,
    DrawAndPlay: lambda look, _word, ctx: _sign(look, ctx) * 2 * DRAW * (_deck(look, ctx) > 0),
    Each: _each,
    EliminateIt: lambda look, _word, ctx: _sign(look, ctx) * -kept(look.state, ctx.source),
    Forsake: lambda look, word, ctx: _sign(look, ctx) * -FORSAKING * word.cards,
    If: _if,
    May: _may,
    RemoveCorruption: _remove,
    Take: _take,
}
