"""The cards of a game: none is ever lost or made, whatever happens."""

from __future__ import annotations

from rules.card_game.state import State


def inventory(state: State) -> tuple[str, ...]:
    """Every faction card and battleground in whatever zone it is, sorted."""
    decks = [(d.draw, d.hand, d.cycle, d.eliminated, d.reserve, d.aside) for d in state.decks.values()]
    sites = [state.path, *state.battlegrounds] if state.path is not None else [*state.battlegrounds]
    cards = [c for piles in decks for pile in piles for c in pile]
    cards += [c for s in sites for c in s.free + s.shadow]
    cards += [c for items in state.items.values() for c in items]
    cards += state.resolving
    cards += [s.card for s in state.battlegrounds]
    cards += [k for keys in state.battleground_decks.values() for k in keys]
    cards += [k for keys in state.areas.values() for k in keys if k not in state.paths]
    return tuple(sorted(cards))
