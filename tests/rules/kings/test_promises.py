"""Promises on random games of twelve turns, battles and hand moves included, under settings by chance.

`RANDOM_GAMES=2000 pytest tests/rules/kings/test_promises.py` plays that many.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

import pytest

from rules.core import codec
from rules.core.game import Illegal, Outcome, Setup
from rules.kings import GAME
from rules.kings.cards import EVENTS
from rules.kings.nations import NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulings import SETTINGS
from rules.kings.state import State
from tests.rules.kings import hidden, policy

GAMES = int(os.environ.get("RANDOM_GAMES", "4"))
LONGEST = 4_000
SAMPLE = 15
SINGLE = re.compile(r"'[\w-]+#\d+'")
"""The id of a single tile."""
SHOWN = {"tile_drawn", "sovereign_corrupted", "combat_cards_revealed", "card_played", "pool_refilled", "mordor_entered"}
"""Events that bring something hidden into the open: after them two different tables may well tell different things."""


CAUSES = {"the Hunt", "a Shadow Stronghold on its way", "a Shadow Stronghold", *(c.name for c in EVENTS.values())}


@dataclass(frozen=True)
class Move:
    before: State
    seat: str
    command: Any
    outcome: Outcome

    @property
    def after(self) -> State:
        return self.outcome.state  # type: ignore[no-any-return]


def moves(seed: int) -> Iterator[Move]:
    rng = random.Random(seed)
    options = {s.key: rng.choice(s.choices).value for s in SETTINGS} if seed % 3 else {}
    state = GAME.start(Setup("war-of-the-ring", f"promise {seed}", options)).state
    for _ in range(LONGEST):
        if GAME.over(state) or policy.enough(state):
            return
        assert GAME.questions(state), "nobody is asked, and the game is not over"
        seat, command = policy.choose(state, rng)
        outcome = GAME.play(state, seat, command)
        yield Move(state, seat, command, outcome)
        state = outcome.state
    raise AssertionError("it does not end")


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_keeps_its_promises(seed: int) -> None:
    rng = random.Random(f"look {seed}")
    all_there: Any = None
    for move in moves(seed):
        all_there = all_there or hidden.inventory(move.before)
        assert hidden.inventory(move.after) == all_there
        assert reduce(GAME.evolve, move.outcome.events, move.before) == move.after
        _every_card_is_logged(move)
        _every_tile_has_a_cause(move)
        _nothing_hidden_is_heard(move)
        _the_board_is_possible(move.after)
        if rng.randrange(SAMPLE) == 0:
            _saved_and_loaded(move)
            _every_option_can_be_played(move.after)
            _hidden_things_change_nothing(move, rng)


def _every_card_is_logged(move: Move) -> None:
    """A card that enters a hand is told to everybody, with its cause, and its face to its own side alone."""
    for side in ("free", "shadow"):
        came = set(getattr(move.after, side).hand) - set(getattr(move.before, side).hand)
        drawn = [e for e in move.outcome.events if e.kind == "card_drawn" and e.side == side]
        assert came <= {e.card for e in drawn}
        for event in drawn:
            assert event.cause
            for seat in (None, *(s for s, who in move.after.seats.items() if who != side)):
                assert GAME.heard_by(event, seat).card is None


def _every_tile_has_a_cause(move: Move) -> None:
    for event in move.outcome.events:
        if event.kind == "tile_drawn":
            assert event.cause
            if event.cause != "the Hunt":
                assert event.cause in {"a Shadow Stronghold on its way", "a Shadow Stronghold"} | {
                    c.name for c in EVENTS.values()
                }


def _nothing_hidden_is_heard(move: Move) -> None:
    """No event tells anybody a single tile, nor others than the Shadow a tile that lies face down."""
    for event in move.outcome.events:
        for seat in (None, *move.after.seats):
            heard = GAME.heard_by(event, seat)
            if heard is not None:
                assert not SINGLE.search(repr(heard)), (seat, heard)
    if move.after.options["tiles"] == "hidden":
        lying = [t for r in GAME.seen_by(move.after, None).rulers.values() for t in r.tiles]
        assert all(t is None or t.startswith("kings") for t in lying)


def _the_board_is_possible(state: State) -> None:
    for key, army in state.armies.items():
        region, side = key.split(":")
        assert region in REGIONS
        assert army.units
        assert all(NATIONS[n].side == side and min(vars_of(u)) >= 0 for n, u in army.units.items())
    for nation in NATIONS:
        used = [a.units[nation] for a in state.armies.values() if nation in a.units]
        used += [state.losses[nation]] if nation in state.losses else []
        total = NATIONS[nation].units
        for unit in ("regular", "elite", "leader", "nazgul"):
            assert sum(getattr(u, unit) for u in used) <= getattr(total, unit)
    assert 0 <= state.fellowship.corruption <= 12
    assert all(1 <= t.box <= 4 for t in state.politics.values())
    assert all(state.rulers[k].state == "leader" or not state.rulers[k].tiles for k in state.rulers)


def vars_of(units: Any) -> tuple[int, ...]:
    return (units.regular, units.elite, units.leader, units.nazgul)


def _saved_and_loaded(move: Move) -> None:
    assert codec.load(GAME.State, codec.dump(GAME.State, move.after)) == move.after
    assert codec.load(GAME.Command, codec.dump(GAME.Command, move.command)) == move.command
    events = move.outcome.events
    assert codec.load_many(GAME.Event, codec.dump_many(GAME.Event, events)) == events


def _every_option_can_be_played(state: State) -> None:
    for question in GAME.questions(state):
        digests = {codec.digest(GAME.Command, option) for option in question.options}
        assert len(digests) == len(question.options)
        for option in question.options:
            GAME.play(state, question.seat, option)


def _hidden_things_change_nothing(move: Move, rng: random.Random) -> None:
    """Whatever lies hidden from a reader: what he sees, is asked, is shown and hears stays the same."""
    for seat in (None, *move.after.seats):
        other = hidden.mixed(move.after, seat, rng)
        assert repr(GAME.seen_by(move.after, seat)) == repr(GAME.seen_by(other, seat))
        assert _read(move.after, seat) == _read(other, seat)
    for seat in (None, *(s for s, side in move.after.seats.items() if side == "free")):
        _told_the_same(move, seat, rng)


def _read(state: State, seat: str | None) -> list[Any]:
    """What a reader sees of all questions: his own with every option, the others' with the open ones."""
    return [
        (q.step, q.seat, q.text, [o for o in q.options if q.seat == seat or GAME.is_open(state, q.seat, o)])
        for q in GAME.questions(state)
    ]


def _told_the_same(move: Move, seat: str | None, rng: random.Random) -> None:
    """The same command on a table that differs in hidden things is told the same, unless something came to light."""
    other = replace(hidden.mixed(move.before, seat, rng), cup=move.before.cup)
    try:
        outcome = GAME.play(other, move.seat, move.command)
    except Illegal:
        return
    if any(_brings_to_light(e) for e in (*outcome.events, *move.outcome.events)):
        return
    assert _told(move.outcome, seat) == _told(outcome, seat)


def _brings_to_light(event: Any) -> bool:
    return event.kind in SHOWN or bool(getattr(event, "shown", False)) or bool(getattr(event, "returned", ()))


def _told(outcome: Outcome, seat: str | None) -> str:
    """What a reader hears, but for the cards that he draws and the tiles that he looks at: those he may well learn."""
    heard = [GAME.heard_by(e, seat) for e in outcome.events]
    return repr([_LEARNT[e.kind](e) if e is not None and e.kind in _LEARNT else e for e in heard])


_LEARNT = {
    "card_drawn": lambda e: replace(e, card=None),
    "tiles_seen": lambda e: replace(e, tiles=(None,) * len(e.tiles)),
}
