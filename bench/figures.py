"""Percentiles and tables."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
    print(f"\n{title}")
    for row in (head, *rows):
        first, *rest = zip(row, widths, strict=True)
        print("  " + "  ".join((first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest))))


__all__ = ["median", "percentile", "table"]
