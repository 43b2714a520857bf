"""What each game hides and must conserve, for the promises on random play: one entry a game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from rules.card_game.seeing import see
from rules.card_game.state import Deck, State
from rules.core.game import TABLE, Game, Illegal
from tests.rules.angmar import hidden as angmar
from tests.rules.kings import hidden as kings


def try_tool(game: Game, state: Any, tool: str, values: dict[str, str]) -> None:
    """Carries a hand move out, or is refused."""
    with suppress(Illegal):
        game.play(state, TABLE, game.use(state, TABLE, tool, values))


def mixed(game: str, state: Any, seat: str | None, rng: random.Random) -> Any:
    """A state that differs from this one only in what the seat may not see."""
    return _MIXED[game](state, seat, rng) if game in _MIXED else state


def inventory(game: str, state: Any) -> Counter[str]:
    """All that must be there at any time."""
    return _INVENTORY[game](state) if game in _INVENTORY else Counter()


def _card_game(state: State) -> Counter[str]:
    decks = [(d.draw, d.hand, d.cycle, d.eliminated, d.reserve, d.aside) for d in state.decks.values()]
    sites = [s for s in (state.path, *state.battlegrounds) if s is not None]
    cards = [c for piles in decks for pile in piles for c in pile]
    cards += [c for s in sites for c in s.free + s.shadow]
    cards += [c for items in state.items.values() for c in items] + list(state.resolving)
    grounds = [s.card for s in state.battlegrounds] + [k for keys in state.battleground_decks.values() for k in keys]
    grounds += [k for keys in state.areas.values() for k in keys if k not in state.paths]
    return Counter([*cards, *grounds])


def _mixed_decks(state: State, seat: str | None, rng: random.Random) -> State:
    """Hidden zones of a player may trade cards; the order of a draw deck is nobody's to know."""
    sight = see(state, seat)
    decks = {}
    for key, deck in state.decks.items():
        player = sight.player(key)
        shown = {
            "hand": player.hand_cards, "cycle": player.cycle_cards,
            "eliminated": player.eliminated_cards, "aside": player.aside_cards,
        }  # fmt: skip
        decks[key] = _mixed_deck(
            deck, [p for p, cards in shown.items() if cards is None], _at_work(state), player.top, rng
        )
    grounds = {side: tuple(rng.sample(keys, len(keys))) for side, keys in state.battleground_decks.items()}
    return replace(state, decks=decks, battleground_decks=grounds, cup=replace(state.cup, drawn=state.cup.drawn + 7))


def _at_work(state: State) -> set[str | None]:
    """Cards that open steps speak of stay where they are."""
    steps = [entry.step for entry in state.agenda]
    return {getattr(step, "card", None) for step in steps} | {c for step in steps for c in getattr(step, "cards", ())}


def _mixed_deck(deck: Deck, hidden: list[str], placed: set[str | None], top: str | None, rng: random.Random) -> Deck:
    piles = [*hidden, "draw"]
    keep = {top} | placed
    pool = [c for pile in piles for c in getattr(deck, pile) if c not in keep]
    rng.shuffle(pool)
    out = {pile: tuple(c if c in keep else pool.pop() for c in getattr(deck, pile)) for pile in piles}
    return replace(deck, **out)


_MIXED: dict[str, Callable[[Any, str | None, random.Random], Any]] = {
    "against-the-shadow": _mixed_decks,
    "kings-of-middle-earth": kings.mixed,
    "angmar-awakened": angmar.mixed,
}
_INVENTORY: dict[str, Callable[[Any], Counter[str]]] = {
    "against-the-shadow": _card_game,
    "kings-of-middle-earth": kings.inventory,
}
