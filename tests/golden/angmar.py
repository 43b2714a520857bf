"""Which finished games of Angmar Awakened are kept: for each scenario and number of players a victory and a loss.

The players commit, travel, defend and attack like people with a plan. What their cards' texts would do they do by hand
moves: so many a round as a seed needs to be won, none in the games that are lost.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

from rules.angmar import looking, values
from rules.angmar.commands import Choose, Done
from rules.angmar.state import State
from rules.angmar.steps.combat import targets
from rules.core.game import Illegal, Question, Setup
from rules.games import GAMES
from tests.golden.record import Recorded, digest, ending

KEY = "angmar-awakened"
LONGEST = 2_500
TRIES = 40
"""Seeds for one strength of the players before they are helped more."""


def wanted() -> Iterator[tuple[str, Callable[[], Recorded]]]:
    for scenario in GAMES[KEY].scenarios:
        for players in ("1", "2", "3", "4"):
            for won in (True, False):
                name = f"{KEY}/{scenario}-{players}-{'won' if won else 'lost'}.json"
                yield name, lambda s=scenario, p=players, w=won: search(s, p, won=w)  # type: ignore[misc]


def search(scenario: str, players: str, *, won: bool) -> Recorded:
    """The first game that ends so."""
    for help_, seed in itertools.product((2, 4, 8, 16) if won else (0,), range(TRIES)):
        options = {"players": players, "pace": "quick"}
        found = play(Setup(scenario, f"golden {seed}", options), help_)
        if found is not None and found.end["won"] == won:
            return found
    raise AssertionError(f"{scenario} for {players} was never {'won' if won else 'lost'}")


def play(setup: Setup, help_: int) -> Recorded | None:
    """One game to its end, recorded; None if it takes too long."""
    game, chance = GAMES[KEY], random.Random(f"{setup.scenario} {setup.seed} {help_}")
    state: State = game.start(setup).state
    moves: list[tuple[str, Any]] = []
    helped: dict[tuple[int, str], int] = {}
    while not game.over(state):
        if len(moves) > LONGEST:
            return None
        question = game.questions(state)[0]
        seat, command = question.seat, None
        key = (state.round, seat)
        if question.options[0].of == "play" and helped.get(key, 0) < help_:
            helped[key] = helped.get(key, 0) + 1
            command = by_hand(state, seat)
        if command is None:
            command = answer(state, question, chance)
        state = game.play(state, seat, command).state
        moves.append((seat, command))
    return Recorded(
        KEY, setup.scenario, dict(setup.options), setup.seed, tuple(moves), ending(game, state), digest(game, state)
    )


def by_hand(s: State, seat: str) -> Any | None:
    """What a strong player card would do now: lower a threat, heal, hurt an enemy, explore, make progress."""
    game, tools = GAMES[KEY], {tool.key: tool for tool in GAMES[KEY].tools(s, seat)}

    def use(tool: str, **given: str) -> Any | None:
        try:
            command = game.use(s, seat, tool, given)
            game.play(s, seat, command)
        except Illegal:
            return None
        return command

    def cards(tool: str) -> tuple[str, ...]:
        return tuple(c.value for c in tools[tool].params[0].choices) if tool in tools else ()

    if s.players[seat].threat > 34:
        return use("threat", seat=seat, sign="less", count="4")
    hurt = [c for c in cards("heal") if looking.kind(s, c) != "enemy" and s.pieces[c].damage > 1]
    if hurt:
        return use("heal", card=max(hurt, key=lambda c: s.pieces[c].damage), count="3")
    enemies = [c for c in cards("damage") if looking.kind(s, c) == "enemy" and not values.barred(s, "no-damage", c)]
    weak = [c for c in enemies if not values.has(s, "indestructible", c) or s.pieces[c].damage < 12]
    if weak:
        first = min(weak, key=lambda c: (not s.pieces[c].at.startswith("engaged"), values.hit_points(s, c)))
        return use("damage", card=first, count="3")
    places = [c for c in cards("progress") if looking.kind(s, c) == "location"]
    if places:
        return use("progress", card=max(places, key=lambda c: values.threat(s, c)), count="3")
    return use("quest", count="3")


def answer(s: State, question: Question, chance: random.Random) -> Any:
    """A sensible answer; at random where it hardly matters."""
    options = question.options
    chosen = [o for o in options if isinstance(o, Choose)]
    done = next((o for o in options if isinstance(o, Done)), None)
    of = options[0].of
    plan = PLANS.get(of) or PLANS.get(getattr(options[-1], "of", ""))
    if plan is not None:
        found = plan(s, question.seat, chosen)
        if found is not None:
            return found
        if done is not None:
            return done
    if of in {"mulligan", "window", "revealed", "shadow"} and done is not None:
        return done
    return chance.choice(chosen or list(options))


Chosen = list[Choose]


def _best(options: Chosen, worth: Callable[[str], float], least: float = 0.0) -> Choose | None:
    """The option of the card that is worth most, if it is worth more than `least`."""
    best = max(options, key=lambda o: worth(o.what), default=None)
    return best if best is not None and worth(best.what) > least else None


def _commit(s: State, seat: str, options: Chosen) -> Choose | None:
    """The willing ones, until the quest should succeed; whoever is engaged keeps a defender and an attacker back."""
    area, step = s.players[seat].area, s.agenda[-1].step
    named = sum(values.willpower(s, c) for c in step.ids)
    enough = values.staging_threat(s, area) + 3 * len(looking.players_at(s, area)) + 3
    if named + values.questing(s, area) >= enough:
        return None
    foes = len(looking.at(s, f"engaged:{seat}"))
    ready = [c for c in looking.characters(s, seat) if not s.pieces[c].exhausted and c not in step.ids]
    if foes and len(ready) <= min(2 * foes, 3):
        return None
    return _best(options, lambda c: values.willpower(s, c) - 0.1 * values.attack(s, c))


def _defend(s: State, seat: str, options: Chosen) -> Choose | None:
    """Who lives, else an ally who does not matter."""
    step = s.agenda[-1].step
    strength = values.attack(s, step.card) + 1

    def worth(c: str) -> float:
        face, left = looking.printed(s, c), values.hit_points(s, c) - s.pieces[c].damage
        lives = left > strength - values.defense(s, c)
        if face.kind == "objective-ally":
            return 1.5 if lives and left > strength else -1
        return (3 if lives else 0.5 if face.kind == "ally" else -1) + 0.1 * values.defense(s, c)

    return _best(options, worth)


def _engage(s: State, seat: str, options: Chosen) -> Choose | None:
    """An enemy that his characters can probably beat, one at a time."""
    if looking.at(s, f"engaged:{seat}"):
        return None
    force = sum(values.attack(s, c) for c in looking.characters(s, seat) if not s.pieces[c].exhausted)
    return _best(options, lambda c: force - values.defense(s, c) - values.hit_points(s, c) + s.pieces[c].damage, -2)


def _strike(s: State, seat: str, options: Chosen) -> Choose | None:
    return _best(options, lambda c: 20 - values.hit_points(s, c) + s.pieces[c].damage) if targets(s, seat) else None


def _remaining(s: State, _: str, options: Chosen) -> Choose | None:
    return _best(options, lambda c: values.hit_points(s, c) - s.pieces[c].damage, -99)


def _current(s: State, seat: str, options: Chosen) -> Choose | None:
    """A side quest that can be done soon, before the main quest."""
    return _best(options, lambda c: 12 - (values.quest_points(s, c) or 99))


def _own(s: State, seat: str, options: Chosen) -> Choose | None:
    """His own hero."""
    return _best(options, lambda c: 1 if c in looking.heroes(s, seat) else 0)


PLANS: dict[str, Callable[[State, str, Chosen], Choose | None]] = {
    "commit": _commit,
    "defend": _defend,
    "engage": _engage,
    "strike": _strike,
    "attackers": lambda s, _, options: _best(options, lambda c: values.attack(s, c)),
    "hero": _remaining,
    "spread": _remaining,
    "travel": lambda s, _, options: _best(options, lambda c: values.threat(s, c) + 1),
    "current": _current,
    "play": lambda _, __, options: options[0] if options else None,
    "host": _own,
}
