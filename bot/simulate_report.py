"""What simulated games told, as a table, as JSON and as a picture."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.faces.drawing.ink import EDGE, EMBER, GROUND, PALE, PANEL, QUIET, RGB, SKY
from bot.simulate import Report, Spread
from rules.core.game import Illegal
from rules.games import GAMES

HEAD = ("scenario", "difficulty", "people", "games", "Free Peoples win", "margin", "rounds", "moves")
COLOURS = {"challenging": EMBER}
"""Of the difficulties, SKY for any other. Policies differ by their marks."""
MARKS = {"random": "s"}
"""Of the policies, a circle for any other."""


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
        _span(r.moves, ".0f"),
    )


def as_text(reports: Sequence[Report]) -> str:
    """A table for the terminal and for documents, in brackets the 95 % confidence intervals; then the speed."""
    rows = [HEAD, *map(_row, reports)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(HEAD))]
    lines = ["| " + " | ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join((*lines, "", _speed(reports)))


def _speed(reports: Sequence[Report]) -> str:
    games = sum(r.games for r in reports)
    seconds = sum(r.games / r.games_per_second for r in reports)
    moves = sum(r.moves.mean * r.games for r in reports)
    return f"{games} games in {seconds:.0f} s: {games / seconds:.1f} games/s, {moves / seconds:.0f} moves/s."


def as_json(reports: Sequence[Report]) -> str:
    return json.dumps([asdict(r) for r in reports], indent=2)


def plot(reports: Sequence[Report], path: Path) -> None:
    """Margins, winning shares and lengths, one row a series. Raises Illegal without matplotlib."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise Illegal("The picture needs the package matplotlib: pip install matplotlib. Nothing was drawn.") from None
    heights = _heights(reports)
    figure = Figure(figsize=(12, 2.4 + 0.34 * max(heights)), facecolor=_paint(GROUND))
    figure.set_layout_engine("constrained", w_pad=0.12, h_pad=0.12)
    FigureCanvasAgg(figure)
    axes = figure.subplots(1, 3, sharey=True, width_ratios=(5, 3, 2))
    for axis in axes:
        _dress(axis, reports, heights)
    for at, report in zip(heights, reports, strict=True):
        _draw(axes, report, at)
    _label(axes, reports, heights)
    _head(figure, reports)
    figure.savefig(path, dpi=150)


def _paint(colour: RGB) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _heights(reports: Sequence[Report]) -> list[float]:
    """Where the rows stand, downwards from 1: those of one scenario together, with room for its title above them."""
    out: list[float] = []
    for at, report in enumerate(reports):
        new = at == 0 or report.scenario != reports[at - 1].scenario
        out.append((out[-1] if out else 0.0) + (2.0 if new else 1.0))
    return out


def _font(family: str, weight: int, size: float) -> Any:
    import fontpkg  # type: ignore[import-untyped]  # it ships no type information
    from matplotlib.font_manager import FontProperties

    return FontProperties(fname=str(fontpkg.path(family, weight=weight)), size=size)


def _dress(axis: Any, reports: Sequence[Report], heights: Sequence[float]) -> None:
    """Ground and lines, and a panel behind each scenario."""
    axis.set_facecolor(_paint(GROUND))
    for spine in axis.spines.values():
        spine.set_visible(False)
    axis.tick_params(colors=_paint(QUIET), length=0, labelsize=11)
    axis.grid(axis="x", color=_paint(EDGE), linewidth=0.6, alpha=0.6)
    axis.set_axisbelow(True)
    axis.set_ylim(max(heights) + 0.7, 0.3)
    for name in dict.fromkeys(r.scenario for r in reports):
        rows = [h for h, r in zip(heights, reports, strict=True) if r.scenario == name]
        axis.axhspan(min(rows) - 0.6, max(rows) + 0.6, color=_paint(PANEL), zorder=0)


def _draw(axes: Sequence[Any], report: Report, at: float) -> None:
    """One series: how its games ended, who won, how long they took."""
    colour = _paint(COLOURS.get(report.options.get("difficulty", ""), SKY))
    look = {"color": colour, "marker": MARKS.get(report.policy, "o"), "markersize": 7, "zorder": 4}
    low, quarter, _, three, high = report.margins
    axes[0].plot((low, high), (at, at), color=colour, linewidth=1.2, alpha=0.7)
    axes[0].plot((quarter, three), (at, at), color=colour, linewidth=6, alpha=0.45, solid_capstyle="round")
    for axis, spread in zip(axes, (report.margin, report.free_wins, report.rounds), strict=True):
        axis.errorbar(
            spread.mean, at, xerr=[[spread.mean - spread.low], [spread.high - spread.mean]], capsize=3, **look
        )
    share = f"{100 * report.free_wins.mean:.0f} %"
    font = _font("Alegreya Sans", 700, 11)
    axes[1].text(report.free_wins.high + 0.03, at, share, color=colour, va="center", fontproperties=font)


def _label(axes: Sequence[Any], reports: Sequence[Report], heights: Sequence[float]) -> None:
    """Rows by who plays against what, scenarios by their titles, axes by what they measure."""
    plain, bold = _font("Alegreya Sans", 400, 12), _font("Cinzel", 700, 12)
    names = [f"{r.policy}, {r.options.get('difficulty', '-')}" for r in reports]
    axes[0].set_yticks(heights, names, fontproperties=plain, color=_paint(PALE))
    for at, report in zip(heights, reports, strict=True):
        if at - 1 not in heights:
            title = GAMES[report.game].scenarios[report.scenario].title
            axes[0].text(0.01, at - 0.85, title, transform=axes[0].get_yaxis_transform(), color=_paint(PALE),
                         fontproperties=bold, va="center")  # fmt: skip
    axes[0].axvline(0, color=_paint(PALE), linewidth=1)
    axes[1].set_xlim(-0.04, 1.12)
    axes[2].xaxis.get_major_locator().set_params(integer=True, nbins=5)
    axes[1].set_xticks((0, 0.25, 0.5, 0.75, 1), ("0", "25 %", "50 %", "75 %", "100 %"))
    for axis, text in zip(axes, ("Score margin: Free Peoples less Shadow", "Free Peoples win", "Rounds"), strict=True):
        axis.set_xlabel(text, color=_paint(PALE), fontproperties=plain)
        for tick in axis.get_xticklabels():
            tick.set_fontproperties(_font("Alegreya Sans", 400, 11))


def _head(figure: Any, reports: Sequence[Report]) -> None:
    """Title and key."""
    from matplotlib.lines import Line2D

    figure.suptitle("Against the Shadow, played by itself", color=_paint(PALE), fontproperties=_font("Cinzel", 700, 18))
    policies = dict.fromkeys(r.policy for r in reports)
    levels = dict.fromkeys(r.options.get("difficulty", "-") for r in reports)
    keys = [Line2D([], [], color=_paint(QUIET), marker=MARKS.get(p, "o"), linestyle="", label=p) for p in policies]
    keys += [Line2D([], [], color=_paint(COLOURS.get(d, SKY)), linewidth=6, label=d) for d in levels]
    keys += [
        Line2D([], [], color=_paint(QUIET), linewidth=6, alpha=0.6, label="half of the games"),
        Line2D([], [], color=_paint(QUIET), linewidth=1.2, label="nine in ten"),
        Line2D([], [], color=_paint(QUIET), marker="|", linewidth=1.2, label="mean, 95 % interval"),
    ]
    figure.legend(
        handles=keys,
        loc="outside lower center",
        ncols=len(keys),
        frameon=False,
        prop=_font("Alegreya Sans", 400, 12),
        labelcolor=_paint(PALE),
    )
