"""Which finished games of Kings of Middle-earth are kept: one for each victory condition (RULES 1.9)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from rules.core.game import Illegal, Question, Setup
from rules.games import GAMES
from rules.kings import board, paths
from rules.kings.agenda import foe
from rules.kings.commands import Choose, Done, UseDie
from rules.kings.regions import REGIONS
from rules.kings.state import State
from tests.golden.record import Recorded, digest, ending

GAME = GAMES["kings-of-middle-earth"]
LONGEST = 6_000
GATE = "morannon"
Player = Callable[[State, Question, random.Random], tuple[str, Any]]


def wanted() -> Iterator[tuple[str, Callable[[], Recorded]]]:
    for why, players in ENDS.items():
        name = f"{GAME.key}/{why.replace('_', '-')}.json"
        yield name, lambda w=why, p=players: search(w, p)  # type: ignore[misc]


def search(why: str, players: dict[str, Player]) -> Recorded:
    """The first seed with which the game ends so."""
    for seed in itertools.count(1):
        found = play(Setup("war-of-the-ring", f"golden {seed}"), players)
        if found is not None and found.end["why"] == why:
            return found
    raise AssertionError("never reached")


def play(setup: Setup, players: dict[str, Player]) -> Recorded | None:
    """One game to its end, recorded; None if it takes too long."""
    chance, state = random.Random(setup.seed), GAME.start(setup).state
    moves: list[tuple[str, Any]] = []
    while not GAME.over(state):
        if len(moves) > LONGEST:
            return None
        question = GAME.questions(state)[0]
        seat, command = players[question.seat](state, question, chance)
        state = GAME.play(state, seat, command).state
        moves.append((seat, command))
    return Recorded(
        GAME.key,
        setup.scenario,
        dict(setup.options),
        setup.seed,
        tuple(moves),
        ending(GAME, state),
        digest(GAME, state),
    )


def _find(question: Question, *texts: str) -> Any | None:
    """The first option whose use or choice begins with one of these, in their order."""
    for text in texts:
        for option in question.options:
            said = option.use if isinstance(option, UseDie) else getattr(option, "what", option.kind)
            if said.startswith(text):
                return option
    return None


def idle(_: State, question: Question, chance: random.Random) -> tuple[str, Any]:
    """Lets things happen: few Hunt dice, no actions, away from every battle."""
    away = _find(question, "pass", "nothing", "field", "none", "done", "draw")
    first = question.options[0]
    if isinstance(first, Choose) and first.what in REGIONS:
        away = chance.choice([o for o in question.options if isinstance(o, Choose) and o.what in REGIONS])
    return question.seat, away or first


def bearer(state: State, question: Question, chance: random.Random) -> tuple[str, Any]:
    """Goes for the Crack of Doom, and spends Companions rather than hope."""
    seat = question.seat
    if state.phase == "fellowship":
        there = [o for o in question.options if _says(o, "declare:")]
        near = min(there, key=lambda o: _far(o.what.partition(":")[2]), default=None)
        arrives = near is not None and _far(near.what.partition(":")[2]) == 0
        return seat, (near if arrives else None) or _find(question, "mordor", "done")
    if _says(question.options[0], "") and question.options[0].what in REGIONS:
        return seat, min(question.options, key=lambda o: _far(getattr(o, "what", "")))
    found = _find(question, "hide", "move_fellowship", "hobbit", "guide", "done", "pass", "nothing")
    return seat, found or chance.choice(question.options)


def _says(option: Any, text: str) -> bool:
    return isinstance(option, Choose) and option.what.startswith(text)


def _far(region: str) -> int:
    return paths.distances(region)[GATE] if region in REGIONS else 99


def hasty(state: State, question: Question, chance: random.Random) -> tuple[str, Any]:
    """Moves the Fellowship whenever it can, and takes everything on itself."""
    found = _find(question, "corruption", "hide", "move_fellowship", "done", "pass", "nothing")
    return question.seat, found or idle(state, question, chance)[1]


def hunter(state: State, question: Question, chance: random.Random) -> tuple[str, Any]:
    """As many dice in the Hunt Box as may be."""
    if state.phase == "allocation":
        return question.seat, question.options[-1]
    return idle(state, question, chance)


def general(state: State, question: Question, chance: random.Random) -> tuple[str, Any]:
    """Brings its Nations to war, then marches on the nearest enemy Settlement and attacks what stands in the way."""
    seat = question.seat
    if question.options == (Done(),) and "by hand" in question.text:
        marched = sum(r.endswith(state.seats[seat]) for r in state.armies)
        found = march(state, seat) if chance.random() < 0.8 and marched else None
        return seat, found or Done()
    order = ("politics", "army", "advance", "go_on", "extend", "field", "none", "done", "nothing")
    if any(board.at_war(state, n) for n, u in _own(state, seat) if u):
        order = ("army", "politics", *order)
    return seat, _find(question, *order) or question.options[0]


def _own(state: State, seat: str) -> list[tuple[Any, Any]]:
    side = state.seats[seat]
    return [(n, u.army) for key, army in state.armies.items() if key.endswith(side) for n, u in army.units.items()]


def march(state: State, seat: str) -> Any | None:
    """A hand move that the table takes: an attack, or a whole Army one region on."""
    side = state.seats[seat]
    goals = [r for r in REGIONS if REGIONS[r].points and board.holder(state, r) == foe(side)]
    for key in sorted(state.armies, key=lambda k: -board.sum_units(state.armies[k].units).army):
        region, whose = key.split(":")
        if whose != side or state.armies[key].besieged:
            continue
        goal = min(goals, key=lambda g: paths.distances(region)[g])
        step = min(REGIONS[region].adjacent, key=lambda r: paths.distances(r)[goal])
        tries = [("attack", {"from": region, "to": region}), ("attack", {"from": region, "to": step})]
        tries.append(("army", {"from": region, "to": step, "people": "with"}))
        for tool, values in tries:
            with suppress(Illegal):
                command = GAME.use(state, seat, tool, values)
                GAME.play(state, seat, command)
                return command
    return None


ENDS: dict[str, dict[str, Player]] = {
    "corruption": {"free": hasty, "shadow": hunter},
    "crack_of_doom": {"free": bearer, "shadow": idle},
    "military_shadow": {"free": idle, "shadow": general},
    "military_free": {"free": general, "shadow": idle},
}
