"""The campaign log: what is remembered from one scenario to the next (campaign.json, campaign_log_fields)."""

from __future__ import annotations

from dataclasses import dataclass, field


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
