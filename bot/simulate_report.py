"""What simulated games told, as a table, as JSON and as a picture."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from bot.simulate import Report, Spread
from rules.core.game import Illegal

HEAD = ("scenario", "difficulty", "policy", "games", "Free Peoples win", "margin", "rounds", "games/s")
BLUE, ORANGE = "#0072b2", "#d55e00"
"""Okabe and Ito's palette; the marks differ in shape as well."""


def _span(spread: Spread, form: str) -> str:
    return f"{spread.mean:{form}} ({spread.low:{form}} to {spread.high:{form}})"


def _row(r: Report) -> tuple[str, ...]:
    return (
        r.scenario,
        r.options.get("difficulty", "-"),
        r.policy,
        str(r.games),
        _span(r.free_wins, ".1%"),
        _span(r.margin, "+.1f"),
        _span(r.rounds, ".1f"),
        f"{r.games_per_second:.1f}",
    )


def as_text(reports: list[Report]) -> str:
    """A table for the terminal and for documents; in brackets the 95 % confidence intervals."""
    rows = [HEAD, *map(_row, reports)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(HEAD))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


def as_json(reports: list[Report]) -> str:
    return json.dumps([asdict(r) for r in reports], indent=2)


def plot(reports: list[Report], path: Path) -> None:
    """Score margins and winning shares with their intervals, one row a series. Raises Illegal without matplotlib."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise Illegal("The picture needs the package matplotlib: pip install matplotlib. Nothing was drawn.") from None
    labels = [f"{r.scenario}, {r.options.get('difficulty', '-')}, {r.policy}" for r in reports]
    figure = Figure(figsize=(11, 1.6 + 0.42 * len(reports)), layout="constrained")
    FigureCanvasAgg(figure)
    left, right = figure.subplots(1, 2, sharey=True)
    for at, report in enumerate(reversed(reports)):
        easy = report.options.get("difficulty") != "challenging"
        colour, mark = (BLUE, "o") if easy else (ORANGE, "s")
        for axis, spread in ((left, report.margin), (right, report.free_wins)):
            errors = [[spread.mean - spread.low], [spread.high - spread.mean]]
            axis.errorbar(spread.mean, at, xerr=errors, fmt=mark, color=colour, capsize=3)
    left.set_yticks(range(len(reports)), reversed(labels))
    left.axvline(0, color="grey", linewidth=0.8)
    left.set_xlabel("score margin, Free Peoples less Shadow")
    right.set_xlabel("share of games won by the Free Peoples")
    right.set_xlim(0, 1)
    figure.suptitle("Simulated games: mean and 95 % interval (circle: standard, square: challenging)")
    figure.savefig(path, dpi=150)
