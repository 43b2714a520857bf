"""What the panels of the picture share: the northern sky, frames, bars, the threat dial, the colours."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Box, Canvas
from bot.faces.drawing.ink import RGB

WIDTH, EDGE, GAP, HEAD = 1600, 26, 18, 136
HALF = (WIDTH - 2 * EDGE - GAP) // 2
DUSK = tuple(ink.blend((20, 28, 50), (92, 116, 128), k / 15) for k in range(16))
"""The sky over the board, from above."""
FAR: RGB = (50, 62, 78)
SNOW: RGB = (160, 178, 190)
PAPER: RGB = (244, 238, 224)
TIRED: RGB = (176, 172, 164)
"""The ground of a character's card, ready and exhausted."""
IRON: RGB = (54, 51, 60)
"""The ground of a card of the encounter side."""
BLOOD: RGB = (46, 34, 38)
"""The ground behind the enemies that a player is engaged with."""
STEEL: RGB = (74, 80, 96)
"""An empty bar, and what is left of a dial."""
BANDS: tuple[RGB, ...] = (ink.EMBER, ink.GREEN, ink.GOLD, ink.SKY, ink.PINK, ink.VERMILION, ink.QUIET, TIRED)
"""The heads of cards."""
MOST = 50
"""The threat that fills the dial."""


@cache
def sky() -> Image.Image:
    """Dusk over snowy mountains, firs before them and a crescent moon."""
    over = 2
    wide, high = WIDTH * over, HEAD * over
    big = Image.new("RGB", (wide, high), DUSK[0])
    pen = ImageDraw.Draw(big)
    for k, colour in enumerate(DUSK):
        line = [(x, (k + 0.4) * high / 16 + 6 * math.sin(x / 380 + k * 0.8)) for x in range(0, wide + 40, 40)]
        pen.polygon([(0, high), *line, (wide, high)], fill=colour)
    _mountains(pen, over)
    _firs(pen, over)
    return big.resize((WIDTH, HEAD), Image.Resampling.BOX)


def _mountains(pen: ImageDraw.ImageDraw, over: int) -> None:
    """A range of peaks with snow on the higher ones."""
    tops = (8, 20, 12, 26, 16, 30, 20, 34, 24, 52, 40, 74, 50, 88, 54, 76, 42, 62, 34, 46, 22)
    step = WIDTH / (len(tops) - 1)
    ridge = [(k * step * over, (HEAD - 4 - top) * over) for k, top in enumerate(tops)]
    pen.polygon([(0, HEAD * over), *ridge, (WIDTH * over, HEAD * over)], fill=FAR)
    for k, top in enumerate(tops[1:-1], 1):
        if top > max(tops[k - 1], tops[k + 1]) and top > 56:
            x, y = ridge[k]
            lean = [((a - x) * 0.26 + x, (b - y) * 0.26 + y) for a, b in (ridge[k - 1], ridge[k + 1])]
            foot = y + 9 * over
            pen.polygon([(x, y), lean[1], (x + 5 * over, foot + 4 * over), (x, foot), lean[0]], fill=SNOW)


def _firs(pen: ImageDraw.ImageDraw, over: int) -> None:
    """A dark edge of the forest along the foot."""
    for k in range(110):
        x = (k * 15 + (k * 37) % 11) * over
        tall = (14 + (k * 53) % 17) * over
        foot = HEAD * over
        half = tall * 0.3
        for part in (1.0, 0.66):
            top = foot - tall * (1.5 - part * 0.5)
            pen.polygon([(x, top), (x + half * part, foot), (x - half * part, foot)], fill=ink.GROUND)
    pen.rectangle((0, (HEAD - 5) * over, WIDTH * over, HEAD * over), fill=ink.GROUND)


def bar(canvas: Canvas, box: Box, part: float, colour: RGB) -> None:
    """How far something has come."""
    canvas.plate(box, box.height // 2, STEEL)
    filled = round(box.width * min(1.0, part))
    if filled >= box.height:
        canvas.plate(Box(box.x, box.y, filled, box.height), box.height // 2, colour)
    elif part > 0:
        canvas.plate(Box(box.x, box.y, box.height, box.height), box.height // 2, colour)


def progress(canvas: Canvas, box: Box, done: int, points: int | None, colour: RGB) -> None:
    """A bar with its numbers behind it; only the number where nothing is to be reached."""
    text = f"{done}/{points}" if points is not None else f"{done}"
    font = letters.title(box.height + 6, 800)
    room = round(letters.wide(text, font)) + 10
    if points is not None:
        bar(canvas, Box(box.x, box.y, box.width - room, box.height), done / max(1, points), colour)
        canvas.write((box.x + box.width, box.y + box.height), text, font, ink.PALE, start="right")
    else:
        canvas.stamp((box.x, box.y - 2), "flag", box.height + 6, colour)
        canvas.write((box.x + box.height + 14, box.y + box.height), text, font, ink.PALE)


def level(threat: int) -> RGB:
    """The colour of a threat: calm, near, dangerous."""
    return ink.SKY if threat < 35 else ink.GOLD if threat < 45 else ink.EMBER


def dial(canvas: Canvas, at: tuple[int, int], size: int, threat: int) -> None:
    """A threat dial: how near the player is to being eliminated, and the number."""
    canvas.pen.bitmap(at, _arc(size, MOST), fill=STEEL)
    canvas.pen.bitmap(at, _arc(size, min(threat, MOST)), fill=level(threat))
    x, y = at[0] + size / 2, at[1] + size / 2
    number = letters.title(round(size * 0.4), 800)
    canvas.write((x, y + size * 0.14), str(threat), number, ink.PALE, start="middle")


@lru_cache(maxsize=128)
def _arc(size: int, threat: int) -> Image.Image:
    """The stencil of a part of a ring, from the lower left clockwise."""
    over = 4
    big = Image.new("L", (size * over, size * over), 0)
    if threat:
        box = (over, over, size * over - over - 1, size * over - over - 1)
        ImageDraw.Draw(big).arc(box, 130, 130 + 280 * threat / MOST, fill=255, width=round(size * over * 0.11))
    return big.resize((size, size), Image.Resampling.BOX)


@cache
def colours() -> Image.Image:
    """Every ground with what is drawn on it, and what smooth edges need between them."""
    grounds = (ink.PANEL, ink.SUNK, ink.GROUND)
    return ink.palette(
        (
            *((one, one, 0) for one in DUSK),
            *((ground, letter, 5) for ground in grounds for letter in (ink.PALE, ink.QUIET)),
            *((ground, ink.GOLD, 3) for ground in (*grounds, IRON, BLOOD)),
            *((ground, ink.EMBER, 3) for ground in (ink.PANEL, ink.SUNK, BLOOD)),
            *((ground, ink.SKY, 3) for ground in (ink.PANEL, ink.SUNK)),
            *((ground, ink.GREEN, 2) for ground in (ink.PANEL, ink.SUNK, IRON)),
            *((ground, STEEL, 2) for ground in (ink.PANEL, ink.SUNK, IRON)),
            *((ground, ink.EDGE, 1) for ground in (ink.PANEL, ink.GROUND, BLOOD)),
            *((band, ink.INK, 4) for band in BANDS),
            *((PAPER, letter, 6) for letter in (ink.INK,)),
            (PAPER, ink.VERMILION, 3),
            (TIRED, ink.INK, 5),
            (IRON, ink.PALE, 6),
            (IRON, ink.QUIET, 3),
            (IRON, ink.EMBER, 3),
            (BLOOD, ink.PALE, 4),
            (DUSK[5], ink.PALE, 4),
            (DUSK[9], ink.GOLD, 4),
            (FAR, SNOW, 2),
            (FAR, DUSK[12], 2),
            (STEEL, ink.GOLD, 2),
            (STEEL, ink.SKY, 2),
        )
    )
