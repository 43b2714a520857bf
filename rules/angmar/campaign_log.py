"""The campaign log: what is remembered from one scenario to the next (campaign.json, campaign_log_fields)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

from rules.angmar.facts import FACES, Face

IN_DECKS = frozenset({"ally", "attachment", "event"})
"""The types of boons that come in a player's deck."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A scenario that was won."""

    scenario: int
    rounds: int
    score: int


@dataclass(frozen=True, kw_only=True)
class Log:
    """All that a campaign carries over.

    `heroes` maps a seat to the titles of its heroes (who has fallen or is lost stands there until another takes his
    place), `penalty` a seat to its starting threat penalty, `lost` a seat to unique titles its decks may not hold.
    `pool` lists the numbers of pool cards, `boons` maps a permanent boon to its hero, `cards` a seat to the boons in
    its deck. `protect` is the damage on Protect the Innocent, later on Arnor Ravaged. `despair` counts defeats of Fend
    Off Despair, `losing_time` copies in the pool. `damage` is each hero's damage from scenario 8 into 9.
    """

    scenario: int = 1
    heroes: dict[str, tuple[str, ...]] = field(default_factory=dict)
    penalty: dict[str, int] = field(default_factory=dict)
    lost: dict[str, tuple[str, ...]] = field(default_factory=dict)
    pool: tuple[str, ...] = ()
    fallen: tuple[str, ...] = ()
    boons: dict[str, str] = field(default_factory=dict)
    cards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    protect: int | None = None
    determined: tuple[str, ...] = ()
    despair: int = 0
    losing_time: int = 0
    damage: dict[str, int] = field(default_factory=dict)
    won: tuple[Entry, ...] = ()
    notes: tuple[str, ...] = ()


def is_sound(log: Log) -> bool:
    """Whether a campaign could have come to this log; files may say anything."""
    return all(_checks(log))


def _checks(log: Log) -> Iterator[bool]:
    seats = {*log.heroes, *log.penalty, *log.lost, *log.cards}
    yield seats <= {"p1", "p2", "p3", "p4"}
    yield 1 <= log.scenario <= 10
    yield len(log.won) <= 9
    yield all(1 <= e.scenario <= 9 and 0 <= e.rounds <= 999 and abs(e.score) <= 9999 for e in log.won)
    yield _are_cards(log.pool, lambda face: face.kind != "campaign")
    yield _are_cards(log.boons, lambda face: face.permanent)
    for numbers in log.cards.values():
        yield _are_cards(numbers, lambda face: face.kind in IN_DECKS and not face.permanent)
    yield all(0 <= value <= 99 for value in (*log.penalty.values(), *log.damage.values(), log.protect or 0))
    yield 0 <= log.losing_time <= 5
    yield 0 <= log.despair <= 24
    yield all(len(titles) <= 6 for titles in log.heroes.values())
    for titles in (
        *log.heroes.values(),
        *log.lost.values(),
        log.fallen,
        log.determined,
        log.boons.values(),
        log.damage,
    ):
        yield _are_words(titles, 60, 80)
    yield _are_words(log.notes, 20, 200)


def _are_cards(numbers: Collection[str], fit: Callable[[Face], bool]) -> bool:
    """Whether these are numbers of campaign cards of that sort, each once."""
    faces = [FACES.get(f"campaign-{number}") for number in numbers]
    return len(set(numbers)) == len(numbers) and all(face is not None and fit(face) for face in faces)


def _are_words(texts: Iterable[str], most: int, longest: int) -> bool:
    texts = tuple(texts)
    return len(texts) <= most and all(len(text.strip()) > 0 and len(text) <= longest for text in texts)
