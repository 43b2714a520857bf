"""What a seat may not see of Angmar Awakened, mixed anew."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from rules.angmar import GAME, looking
from rules.angmar.looking import owner
from rules.angmar.state import Open, State, Step, changed

PLAYED = {"pay", "played", "host"}
"""Steps of a card that lies on the table while it is played, wherever the state keeps it."""


def mixed(state: State, seat: str | None, rng: random.Random) -> State:
    """A state that differs only in what the seat may not see: decks, others' hands, facedown cards, the chance to come.

    Captured cards are only known to their owner, and to him by name: which of them lies where is nobody's to know.
    What others look at, and what hidden cards they are asked about, is mixed with the cards.
    """
    fixed = {*state.looks.get(seat or "", ()), *_at_work(state, all_of_it=_is_asked(state, seat))}
    piles = dict(state.piles)
    shadows = [name for name in piles if name.startswith("shadow:")]
    _mix(piles, ["encounter", *shadows], fixed | _shown(state), rng)
    _mix(piles, ["orcs"], fixed, rng)
    for other in state.seats:
        for names in _hidden(state, other, mine=other == seat):
            _mix(piles, names, fixed, rng, of=other)
    named = {old: new for name in piles for old, new in zip(state.piles[name], piles[name], strict=True)}
    looks = {other: tuple(named.get(c, c) for c in seen) for other, seen in state.looks.items()}
    agenda = tuple(Open(number=o.number, step=_renamed(o.step, named)) for o in state.agenda)
    cup = replace(state.cup, drawn=state.cup.drawn + 7)
    return changed(state, piles=piles, looks=looks, agenda=agenda, cup=cup)


def _hidden(state: State, other: str, *, mine: bool) -> list[list[str]]:
    """The piles of a player's cards that may trade cards: for himself his captured cards only with one another."""
    under = [n for n in state.piles if n.startswith("under:") and any(owner(c) == other for c in state.piles[n])]
    dead = [n for n in under if n.startswith(f"under:{looking.DEAD}#")]
    caught = [f"captured:{other}", *(n for n in under if n not in dead)]
    rest = [f"deck:{other}", *dead]
    return [rest, caught] if mine else [[*rest, f"hand:{other}", *caught]]


def _mix(
    piles: dict[str, tuple[str, ...]], names: list[str], fixed: set[str], rng: random.Random, *, of: str = ""
) -> None:
    """Cards of these piles trade places, except those that are fixed or belong to somebody else."""
    names = [name for name in names if name in piles]
    free = [c for name in names for c in piles[name] if c not in fixed and owner(c) == of]
    rng.shuffle(free)
    for name in names:
        piles[name] = tuple(c if c in fixed or owner(c) != of else free.pop() for c in piles[name])


def _is_asked(state: State, seat: str | None) -> bool:
    return any(question.seat == seat for question in GAME.questions(state))


def _at_work(state: State, *, all_of_it: bool) -> set[str]:
    """Cards that stay where they are: those that are being played, or all that open steps speak of."""
    steps = [o.step for o in state.agenda if all_of_it or o.step.name in PLAYED]
    out = {s.card for s in steps} | {s.other for s in steps} | {c for s in steps for c in s.ids}
    return out | {word for s in steps for value in s.env.values() for word in value.split()}


def _renamed(step: Step, named: Mapping[str, str]) -> Step:
    """The step, speaking of the cards that lie now where those lay of which it spoke."""
    env = {key: " ".join(named.get(word, word) for word in value.split(" ")) for key, value in step.env.items()}
    ids = tuple(named.get(card, card) for card in step.ids)
    return changed(
        step, card=named.get(step.card, step.card), other=named.get(step.other, step.other), ids=ids, env=env
    )


def _shown(state: State) -> set[str]:
    """Shadow cards that were turned up."""
    return {key.rpartition(":shown:")[2] for key in state.notes if ":shown:" in key}
