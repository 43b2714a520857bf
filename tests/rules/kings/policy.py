"""A random player of Kings of Middle-earth who also moves Armies by hand, attacks and fights battles."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from rules.core.game import Illegal, Param, Tool
from rules.kings import GAME
from rules.kings.agenda import foe
from rules.kings.board import has_army
from rules.kings.regions import REGIONS
from rules.kings.state import State

TURNS = 12
"""A random game is long enough after so many turns."""
HANDS = 0.3
"""How often a hand move is tried before a question is answered."""
OFTEN = {"attack": 8, "army": 6, "part": 3, "move": 3, "recruit": 4, "person": 3, "combat": 3, "hunt_tile": 0.5}
SELDOM = {"corruption": 0.1, "casualty": 0.2, "random_card": 0.3, "remove": 0.3, "reveal": 0.4}


def enough(state: State) -> bool:
    return state.turn > TURNS


def choose(state: State, rng: random.Random) -> tuple[str, Any]:
    """A seat and what it says: sometimes a hand move that the table takes, else a random answer."""
    if rng.random() < HANDS:
        seat = rng.choice(list(state.seats))
        command = hand_move(state, seat, rng)
        if command is not None:
            return seat, command
    question = rng.choice(GAME.questions(state))
    return question.seat, rng.choice(question.options)


def hand_move(state: State, seat: str, rng: random.Random) -> Any | None:
    tools = GAME.tools(state, seat)
    weights = [OFTEN.get(t.key, SELDOM.get(t.key, 1)) for t in tools]
    for tool in rng.choices(tools, weights, k=3):
        values = _values(state, seat, tool, rng)
        with suppress(Illegal):
            command = GAME.use(state, seat, tool.key, values)
            GAME.play(state, seat, command)
            return command
    return None


def _values(state: State, seat: str, tool: Tool, rng: random.Random) -> dict[str, str]:
    """Random values; a border is crossed rather than half the board, and an attack finds an enemy."""
    values = {p.key: _value(p, rng) for p in tool.params}
    if {"from", "to"} <= set(values) and rng.random() < 0.9:
        near = list(REGIONS[values["from"]].adjacent)
        enemy = foe(state.seats[seat])
        if tool.key == "attack":
            near = [r for r in (*near, values["from"]) if has_army(state, r, enemy)] or near
        values["to"] = rng.choice(near)
    return values


def _value(param: Param, rng: random.Random) -> str:
    if param.key == "override":
        return "yes" if rng.random() < 0.15 else "no"
    if param.choices:
        return rng.choice(param.choices).value
    most = param.hi if param.hi is not None else 3
    return str(rng.randint(param.lo or 0, min(most, 4)))
