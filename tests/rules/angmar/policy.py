"""A random player of Angmar Awakened who quests, fights back, plays cards and helps himself with hand moves."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from rules.angmar import GAME, looking
from rules.angmar.commands import Done
from rules.angmar.state import State
from rules.core.game import Illegal, Question, Tool

ROUNDS = 9
"""A random game is long enough after so many rounds."""
HANDS = 0.3
"""How often a hand move is tried before a question is answered: without the texts of their cards players soon lose."""
OFTEN = {"threat": 16, "damage": 10, "heal": 8, "quest": 6, "ready": 4, "progress": 3, "modify": 2, "draw": 2}
SELDOM = {"leave": 0.2, "remove": 0.3, "strike": 0.2, "reveal": 0.2, "shadow": 0.4, "mill": 0.4, "control": 0.5}
PRECIOUS = ("iarion", "amarthiul")
"""With them the game is lost."""
DONE = {"commit": 0.15, "defend": 0.25, "play": 0.1, "strike": 0.1, "attackers": 0.3, "engage": 0.6, "travel": 0.2}
"""How often it is said that nothing more is done, where something could be."""


def enough(state: State) -> bool:
    return state.round > ROUNDS


def choose(state: State, rng: random.Random) -> tuple[str, Any]:
    """A seat and what it says: sometimes a hand move that the table takes, else an answer."""
    if rng.random() < HANDS:
        seat = rng.choice(state.seats)
        command = hand_move(state, seat, rng)
        if command is not None:
            return seat, command
    question = rng.choice(GAME.questions(state))
    return question.seat, answer(question, rng)


def answer(question: Question, rng: random.Random) -> Any:
    """Pauses are short; otherwise something is done rather than nothing, and allies that must not die are spared."""
    done = [option for option in question.options if isinstance(option, Done)]
    others = [option for option in question.options if not isinstance(option, Done)]
    if others and others[0].of in {"defend", "pick", "spread"}:
        others = [option for option in others if not option.what.startswith(PRECIOUS)] or others
    if done and (not others or rng.random() < DONE.get(done[0].of, 0.5)):
        return done[0]
    return rng.choice(others)


def hand_move(state: State, seat: str, rng: random.Random) -> Any | None:
    """One that the table carries out, or None."""
    tools = GAME.tools(state, seat)
    if not tools:
        return None
    weights = [OFTEN.get(tool.key, SELDOM.get(tool.key, 1)) for tool in tools]
    for tool in rng.choices(tools, weights, k=2):
        with suppress(Illegal):
            command = GAME.use(state, seat, tool.key, _values(state, tool, rng))
            GAME.play(state, seat, command)
            return command
    return None


def _values(state: State, tool: Tool, rng: random.Random) -> dict[str, str]:
    """Small numbers and any of the choices; threat mostly falls, and damage mostly goes on enemies."""
    values = {
        p.key: rng.choice(p.choices).value if p.choices else str(rng.randint(p.lo or 0, min(p.hi or 3, 3)))
        for p in tool.params
    }
    if tool.key == "threat" and rng.random() < 0.9:
        values["sign"], values["count"] = "less", str(rng.randint(2, 9))
    enemies = [c.value for p in tool.params for c in p.choices if c.value in state.pieces]
    enemies = [card for card in enemies if looking.kind(state, card) == "enemy"]
    if tool.key == "damage" and enemies and rng.random() < 0.95:
        values["card"] = rng.choice(enemies)
    elif tool.key in {"damage", "leave"} and values.get("card", "").startswith(PRECIOUS):
        values["card"] = ""
    return values
