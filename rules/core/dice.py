"""A seeded cup kept in the state: the same seed gives the same rolls and shuffles everywhere."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Cup:
    """`drawn` counts what was taken out of it, so that no draw is ever repeated."""

    seed: str
    drawn: int = 0

    def _rng(self) -> random.Random:
        return random.Random(f"{self.seed}:{self.drawn}")

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order. The ledger must then take one from the cup (`taken`)."""
        out = list(items)
        self._rng().shuffle(out)
        return tuple(out)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely. Raises IndexError if there are none."""
        return self._rng().choice(items)

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """`count` dice, each from 1 to `sides`."""
        rng = self._rng()
        return tuple(rng.randint(1, sides) for _ in range(count))

    def taken(self) -> Cup:
        return replace(self, drawn=self.drawn + 1)


def commitment(seed: str) -> str:
    """What is posted when a table starts: the SHA-256 of the seed, in hex. The seed follows at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()
