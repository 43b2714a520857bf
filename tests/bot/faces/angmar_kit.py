"""Tables of Angmar Awakened for its face: random games, and tables that are crowded."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from rules.angmar import GAME, doing, looking
from rules.angmar.sight import Sight
from rules.core.game import Question, Setup
from tests.rules.angmar import policy
from tests.rules.angmar.kit import Table

SCENARIOS = tuple(GAME.scenarios)
PLAYERS = dict(zip(SCENARIOS, "214324321", strict=True))
"""How many play each scenario in the random games: every number several times."""


class Moment(NamedTuple):
    """A table between two moves, and what led to it."""

    state: Any
    events: tuple[Any, ...]
    questions: tuple[Question, ...]


def game(scenario: str, seed: str, moves: int = 110, **options: str) -> Iterator[Moment]:
    """A random game, hand moves included, with a pause before every effect."""
    chance = Random(f"{scenario} {seed}")
    options = {"players": PLAYERS[scenario], "pace": "brisk", **options}
    outcome = GAME.start(Setup(scenario, seed, options))
    for _ in range(moves):
        questions = GAME.questions(outcome.state)
        yield Moment(outcome.state, outcome.events, questions)
        if not questions:
            return
        outcome = GAME.play(outcome.state, *policy.choose(outcome.state, chance))


def crowded(scenario: str = "the-treachery-of-rhudaur", allies: int = 9, enemies: int = 4, staged: int = 10) -> Table:
    """Four players with many allies, attachments and enemies, and a full staging area."""
    t = Table(scenario, 4, clear=False)
    for seat in t.state.seats:
        for number in range(allies):
            if any(t._is_free_ally(c) for c in (*t.pile(f"hand:{seat}"), *t.pile(f"deck:{seat}"))):
                t.ally(seat, ready=number % 2 == 0)
        things = [c for c in t.pile(f"deck:{seat}") if looking.front(t.state, c).kind == "attachment"]
        for number, card in enumerate(things[:4]):
            hero = t.heroes(seat)[number % len(t.heroes(seat))]
            t.do(lambda ledger, card=card, hero=hero: doing.attach(ledger, card, hero), go_on=False)
        for _ in range(enemies):
            _put(t, {"enemy"}, f"engaged:{seat}")
        t.commit(*t.heroes(seat)[:2])
        t.mark(t.heroes(seat)[0], damage=1)
    for _ in range(staged):
        _put(t, {"enemy", "location", "side-quest"}, "staging:main")
    return t


def _put(t: Table, kinds: set[str], at: str) -> None:
    card = next((c for c in t.pile("encounter") if looking.front(t.state, c).kind in kinds), None)
    if card is not None:
        t.put(looking.key_of(card), at)


def sees(t: Table, seat: str | None = None) -> Sight:
    return GAME.seen_by(t.state, seat)
