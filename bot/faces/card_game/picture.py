"""Lays the scene of a table out and draws it as a PNG."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.faces.card_game import panels, tiles
from bot.faces.card_game.panels import SIDE
from bot.faces.card_game.scene import DeckPanel, Scene, SitePanel, Step
from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Box, Canvas
from bot.faces.drawing.ink import RGB

WIDTH, EDGE, GAP = 1600, 26, 18
HEAD, TRACK, NOTES, FOOT = 132, 134, 44, 46
"""Heights in pixels of the title, of the road below it, of a line of notes, and of the legend."""
DUSK = tuple(ink.blend((62, 58, 92), (142, 90, 84), n / 15) for n in range(16))
"""The sky over the board, from above."""
HILLS: RGB = (44, 46, 68)
NAMES = {"free": "Free Peoples", "shadow": "Shadow"}


def render(scene: Scene) -> bytes:
    """The scene as a PNG, 1600 pixels wide and as high as its cards need."""
    plan = layout(scene)
    height = HEAD + TRACK + sum(tall + GAP for _, tall in plan) + FOOT + (NOTES if scene.notes else 0)
    canvas = Canvas(WIDTH, height, ink.GROUND)
    canvas.image.paste(backdrop(), (0, 0))
    header(canvas, scene)
    track(canvas, scene.track, HEAD)
    y = HEAD + TRACK
    for row, tall in plan:
        wide = width_of(row)
        for n, panel in enumerate(row):
            panels.draw(canvas, panel, Box(EDGE + n * (wide + GAP), y, wide, tall))
        y += tall + GAP
    footer(canvas, scene, height)
    return canvas.png(colours())


def layout(scene: Scene) -> list[tuple[Sequence[SitePanel | DeckPanel], int]]:
    """Which panels stand side by side, and how high each row of panels is."""
    rows: list[Sequence[SitePanel | DeckPanel]] = [*pairs(scene.sites), *faced(scene.decks)]
    return [(row, max(panels.height(panel, width_of(row)) for panel in row)) for row in rows]


def width_of(row: Sequence[SitePanel | DeckPanel]) -> int:
    """How wide each panel of a row is."""
    return (WIDTH - 2 * EDGE - GAP * (len(row) - 1)) // len(row)


def pairs(sites: tuple[SitePanel, ...]) -> list[tuple[SitePanel, ...]]:
    """Two sites to a row; an odd number gives the first, the path, a row of its own."""
    first = len(sites) % 2
    return [*([sites[:1]] if first else []), *(sites[n : n + 2] for n in range(first, len(sites), 2))]


def faced(decks: tuple[DeckPanel, ...]) -> list[tuple[DeckPanel, ...]]:
    """Free Peoples decks on the left and Shadow decks on the right; a deck that faces two stands above them."""
    free = tuple(d for d in decks if d.side == "free")
    shadow = tuple(d for d in decks if d.side == "shadow")
    if len(free) == len(shadow):
        return list(zip(free, shadow, strict=True))
    return [row for row in (free, shadow) if row]


@cache
def colours() -> Image.Image:
    """Every ground with what is drawn on it, and what smooth edges need between them."""
    dark = ((ground, letter, 6) for ground in (ink.PANEL, ink.SUNK, ink.GROUND) for letter in (ink.PALE, ink.QUIET))
    return ink.palette(
        (
            *((sky, sky, 0) for sky in DUSK),
            *dark,
            *((ink.SUNK, bright, 5) for bright in (ink.GOLD, ink.SKY, ink.EMBER)),
            (ink.GROUND, ink.GOLD, 3),
            *((bright, ink.INK, 4) for bright in (ink.GOLD, ink.SKY, ink.EMBER)),
            *((ground, ink.EDGE, 2) for ground in (ink.PANEL, ink.GROUND)),
            (DUSK[5], ink.PALE, 5),
            (DUSK[9], ink.GOLD, 5),
            (HILLS, DUSK[12], 2),
            (tiles.FREE_CARD, ink.INK, 7),
            (tiles.SHADOW_CARD, ink.PALE, 7),
            (tiles.FREE_STRIP, ink.INK, 4),
            (tiles.SHADOW_STRIP, ink.PALE, 4),
            *((ground, letter, 4) for ground, letter, _ in tiles.LOOKS.values()),
            *((ground, ink.darker(ground, tiles.PATTERN_DEPTH), 1) for ground, _, _ in tiles.LOOKS.values()),
        )
    )


@cache
def backdrop() -> Image.Image:
    """The head of the picture: dusk over two ranges of hills."""
    over = 2
    big = Image.new("RGB", (WIDTH * over, HEAD * over), DUSK[0])
    pen = ImageDraw.Draw(big)
    edges = ((0, HEAD * over), (WIDTH * over, HEAD * over))
    for n, colour in enumerate(DUSK):
        foot = [
            (x, (n + 0.4) * HEAD * over / 16 + 7 * math.sin(x / 310 + n * 0.9)) for x in range(0, WIDTH * over + 40, 40)
        ]
        pen.polygon([edges[0], *foot, edges[1]], fill=colour)
    far = (0.0, 0.34, 0.1, 0.62, 0.22, 0.9, 0.4, 0.7, 0.2, 0.5, 0.28, 1.0, 0.35, 0.6, 0.12, 0.42, 0.2)
    near = (0.5, 0.1, 0.66, 0.25, 0.4, 0.05, 0.3, 0.6, 0.15, 0.9, 0.3, 0.45, 0.0, 0.55, 0.2, 0.8, 0.4)
    for colour, low, tops in ((HILLS, 115, far), (ink.GROUND, 141, near)):
        step = WIDTH * over / (len(tops) - 1)
        line = [(n * step, (low - top * 58) * over) for n, top in enumerate(tops)]
        pen.polygon([edges[0], *line, edges[1]], fill=colour)
    return big.resize((WIDTH, HEAD), Image.Resampling.BOX)


def header(canvas: Canvas, scene: Scene) -> None:
    """Title and stage on the left, the score on the right."""
    canvas.write((EDGE, 60), scene.title, letters.title(44, 800), ink.PALE)
    canvas.write((EDGE, 106), scene.stage, letters.body(32, 700), ink.GOLD)
    x = WIDTH - EDGE - 340
    for side, points, notes in (("shadow", scene.shadow, scene.shadow_notes), ("free", scene.free, scene.free_notes)):
        sign, colour = SIDE[side]
        canvas.plate(Box(x, 18, 340, 98), 14, ink.SUNK)
        canvas.plate(Box(x, 30, 8, 74), 4, colour)
        canvas.stamp((x + 20, 34), sign, 64, colour)
        canvas.write((x + 98, 51), NAMES[side], letters.body(28, 700), ink.PALE)
        for n, note in enumerate(notes):
            canvas.write((x + 98, 78 + 24 * n), note, letters.body(22), ink.QUIET)
        canvas.write((x + 324, 88), str(points), letters.title(60, 800), ink.PALE, start="right")
        x -= 352


def track(canvas: Canvas, steps: tuple[Step, ...], y: int) -> None:
    """The road: a stone for each path number."""
    pitch = (WIDTH - 2 * EDGE) / len(steps)
    xs = [round(EDGE + pitch * (n + 0.5)) for n in range(len(steps))]
    for left, right in pairwise(xs):
        for x in range(left + 44, right - 36, 14):
            canvas.plate(Box(x, y + 43, 6, 6), 3, ink.EDGE)
    for x, step in zip(xs, steps, strict=True):
        stone(canvas, (x, y + 46), step)
        weight: letters.Weight = 700 if step.state == "here" else 500
        size, lines = letters.fit(step.name, int(pitch) - 8, 42, (22, 21, 20), weight)
        for n, line in enumerate(lines):
            colour = ink.PALE if step.state == "here" else ink.QUIET
            canvas.write((x, y + 104 + n * 20), line, letters.body(size, weight), colour, start="middle")


def stone(canvas: Canvas, at: tuple[int, int], step: Step) -> None:
    """One stone of the road: ahead, here, or taken by a side."""
    here = step.state == "here"
    taken = SIDE.get(step.state)
    half = 34 if here else 27
    ground = ink.GOLD if here else taken[1] if taken else ink.PANEL
    edge = ink.PALE if here else ink.darker(ground, 0.4) if taken else ink.EDGE
    box = Box(at[0] - half, at[1] - half, 2 * half, 2 * half)
    canvas.plate(box.grown(3), half + 3, edge)
    canvas.plate(box, half, ground)
    letter = ink.INK if here or taken else ink.QUIET
    if taken:
        canvas.stamp((at[0] - 23, at[1] - 11), taken[0], 22, letter)
        canvas.write((at[0] + 11, at[1] + 9), str(step.number), letters.title(25, 800), letter, start="middle")
    else:
        size = 38 if here else 28
        canvas.write((at[0], at[1] + size * 0.36), str(step.number), letters.title(size, 800), letter, start="middle")


def footer(canvas: Canvas, scene: Scene, height: int) -> None:
    """The notes, and what the signs mean."""
    x = EDGE
    if scene.notes:
        font = letters.body(28, 700)
        canvas.write((x, height - FOOT - 16), letters.cut(scene.notes, font, WIDTH - 2 * EDGE), font, ink.GOLD)
    font = letters.body(22)
    for sign, text in scene.legend:
        canvas.stamp((x, height - 36), sign, 22, ink.QUIET)
        x += 52 + round(canvas.write((x + 28, height - 17), text, font, ink.QUIET))
