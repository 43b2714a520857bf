"""What a seat may not see of Angmar Awakened, mixed anew."""

from __future__ import annotations

import random
from dataclasses import replace

from rules.angmar import looking
from rules.angmar.looking import owner
from rules.angmar.state import State, changed


def mixed(state: State, seat: str | None, rng: random.Random) -> State:
    """A state that differs only in what the seat may not see: decks, others' hands, facedown cards, the chance to come.

    Captured cards are only known to their owner, and to him by name: which of them lies where is nobody's to know.
    """
    fixed = _at_work(state) | {c for cards in state.looks.values() for c in cards}
    piles = dict(state.piles)
    shadows = [name for name in piles if name.startswith("shadow:")]
    _mix(piles, ["encounter", *shadows], fixed | _shown(state), rng)
    _mix(piles, ["orcs"], fixed, rng)
    for other in state.seats:
        hidden = [f"deck:{other}", *(() if other == seat else (f"hand:{other}",))]
        under = [n for n in piles if n.startswith("under:") and any(owner(c) == other for c in piles[n])]
        dead = [n for n in under if n.startswith(f"under:{looking.DEAD}#")]
        caught = [n for n in under if n not in dead]
        _mix(piles, [*hidden, *dead], fixed, rng, of=other)
        _mix(piles, [f"captured:{other}", *caught], fixed, rng, of=other)
    return changed(state, piles=piles, cup=replace(state.cup, drawn=state.cup.drawn + 7))


def _mix(
    piles: dict[str, tuple[str, ...]], names: list[str], fixed: set[str], rng: random.Random, *, of: str = ""
) -> None:
    """Cards of these piles trade places, except those that are fixed or belong to somebody else."""
    names = [name for name in names if name in piles]
    free = [c for name in names for c in piles[name] if c not in fixed and owner(c) == of]
    rng.shuffle(free)
    for name in names:
        piles[name] = tuple(c if c in fixed or owner(c) != of else free.pop() for c in piles[name])


def _at_work(state: State) -> set[str]:
    """Cards that open steps speak of stay where they are."""
    steps = [entry.step for entry in state.agenda]
    out = {s.card for s in steps} | {s.other for s in steps} | {c for s in steps for c in s.ids}
    return out | {word for s in steps for value in s.env.values() for word in value.split()}


def _shown(state: State) -> set[str]:
    """Shadow cards that were turned up."""
    return {key.rpartition(":shown:")[2] for key in state.notes if ":shown:" in key}
