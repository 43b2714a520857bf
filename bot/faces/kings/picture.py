"""Draws the table: tracks, hunt, dice, Nations, Rulers and Armies. There is no map: names say where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Box, Canvas
from bot.faces.kings import hosts, panels, scenery
from bot.faces.kings import names as n
from bot.faces.kings.board import GOALS, stage
from bot.faces.kings.scenery import EDGE, GAP, HALF, HEAD, LOOK, WIDTH
from rules.kings.sight import Sight

TRACK, NOTE, FOOT = 138, 56, 46
"""Heights in pixels of the Fellowship Track, of a line that says what is going on, and of the legend."""
Panel = Callable[..., int]
LEGEND = (
    ("character", "progress"), ("ring", "Elven Rings"), ("hand", "hand"), ("deck", "decks"), ("arrow", "to act"),
    ("shield", "Shadow Resistance"), ("road", "Level"), ("helm", "Leadership, Leaders"), ("army", "Regulars"),
    ("sword", "Elites"), ("skull", "Nazgûl"), ("tower", "Stronghold"), ("city", "City"),
)  # fmt: skip


def render(sight: Sight) -> bytes:
    """The table as a PNG, 1600 pixels wide and as high as what stands on it needs."""
    rows = list(_rows(sight))
    note = doing(sight)
    tall = [max(panel(_NOWHERE, _box(k, len(row), 0, 0), draw=False) for k, panel in enumerate(row)) for row in rows]
    height = HEAD + TRACK + (NOTE if note else 0) + sum(tall) + GAP * len(tall) + FOOT
    canvas = Canvas(WIDTH, height, ink.GROUND)
    canvas.image.paste(scenery.sky(), (0, 0))
    _header(canvas, sight)
    panels.track(canvas, HEAD + 4, sight)
    y = HEAD + TRACK
    if note:
        canvas.framed(Box(EDGE, y, WIDTH - 2 * EDGE, NOTE - 14), 12, ink.SUNK, ink.GOLD)
        font = letters.body(27, 700)
        canvas.write((EDGE + 20, y + 30), letters.cut(note, font, WIDTH - 2 * EDGE - 40), font, ink.GOLD)
        y += NOTE + 4
    for row, high in zip(rows, tall, strict=True):
        for k, panel in enumerate(row):
            panel(canvas, _box(k, len(row), y, high))
        y += high + GAP
    _legend(canvas, height)
    return canvas.png(scenery.colours())


_NOWHERE = Canvas(1, 1, ink.GROUND)
"""For measuring: nothing is drawn on it."""


def _box(k: int, of: int, y: int, height: int) -> Box:
    wide = HALF if of == 2 else WIDTH - 2 * EDGE
    return Box(EDGE + k * (HALF + GAP), y, wide, height)


def _rows(sight: Sight) -> Iterator[tuple[Panel, ...]]:
    """Free Peoples on the left, the Shadow on the right."""
    yield partial(panels.fellowship, sight=sight), partial(panels.hunt, sight=sight)
    yield tuple(partial(panels.dice, sight=sight, side=side) for side in LOOK)
    yield (partial(panels.sovereigns, sight=sight),)
    yield tuple(partial(panels.nations, sight=sight, side=side) for side in LOOK)
    if any(hosts.people(sight, side) or hosts.captured(sight, side) for side in LOOK):
        yield tuple(partial(hosts.roads, sight=sight, side=side) for side in LOOK)
    yield tuple(partial(hosts.armies, sight=sight, side=side) for side in LOOK)


def doing(sight: Sight) -> str:
    """What is being carried out, in one line; "" between actions."""
    if sight.attempt:
        a = sight.attempt
        shown = f", shown {n.tiles(a.shown)}" if a.shown else ""
        return f"Corruption attempt on {n.person(a.sovereign)}: {n.count(a.hidden, 'tile')} drawn unseen{shown}"
    if sight.hunt:
        tile = f": tile {n.TILES[sight.hunt.tile]}, {sight.hunt.damage} damage" if sight.hunt.tile else ""
        return f"The Hunt for the Ring{tile}"
    if sight.battle:
        b = sight.battle
        kind = "Siege battle" if b.siege else "Battle"
        return (
            f"{kind} at {n.region(b.region)}, round {b.number}: {n.SIDES[b.attacker]} {n.verb(b.attacker, 'attacks')}"
        )
    return ""


def _header(canvas: Canvas, sight: Sight) -> None:
    """Title and stage on the left, the points on the right."""
    canvas.write((EDGE, 60), "Kings of Middle-earth", letters.title(44, 800), ink.PALE)
    canvas.write((EDGE, 106), stage(sight).replace(", ", " · "), letters.body(32, 700), ink.GOLD)
    x = WIDTH - EDGE - 2 * 352 + 12
    for side, (sign, colour, name) in LOOK.items():
        canvas.plate(Box(x, 18, 340, 98), 14, ink.SUNK)
        canvas.plate(Box(x, 30, 8, 74), 4, colour)
        canvas.stamp((x + 20, 34), sign, 64, colour)
        canvas.write((x + 98, 58), name, letters.body(28, 700), ink.PALE)
        goal = GOALS[side]
        for pip in range(goal):
            lit = pip < sight.points[side]
            canvas.plate(Box(x + 98 + pip * 16, 78, 12, 20), 4, colour if lit else ink.EDGE)
        canvas.write((x + 324, 88), str(sight.points[side]), letters.title(56, 800), ink.PALE, start="right")
        x += 352


def _legend(canvas: Canvas, height: int) -> None:
    font, x = letters.body(21), EDGE
    for sign, text in LEGEND:
        canvas.stamp((x, height - 36), sign, 21, ink.QUIET)
        x += 44 + round(canvas.write((x + 26, height - 18), text, font, ink.QUIET))
