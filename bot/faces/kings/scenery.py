"""What the panels of the picture share: their frames, dice, tiles, and the sky above."""

from __future__ import annotations

import math
from functools import cache

from PIL import Image, ImageDraw

from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Box, Canvas
from bot.faces.drawing.ink import RGB
from bot.faces.kings import names as n
from rules.kings.facts import Side

WIDTH, EDGE, GAP, HEAD = 1600, 26, 18, 132
HALF = (WIDTH - 2 * EDGE - GAP) // 2
DUSK = tuple(ink.blend((40, 52, 84), (150, 96, 78), k / 15) for k in range(16))
"""The sky over the board, from above."""
FAR: RGB = (46, 48, 66)
LOOK: dict[Side, tuple[str, RGB, str]] = {
    "free": ("star", ink.SKY, "Free Peoples"),
    "shadow": ("peak", ink.EMBER, "Shadow"),
}
"""Each side's sign, colour and short name: colour is never the only mark."""
SIGNS = {
    "character": ("character",),
    "army": ("army",),
    "muster": ("helm",),
    "event": ("event",),
    "muster_army": ("helm", "army"),
    "will": ("star",),
    "eye": ("eye",),
}
"""What is on the faces of the dice."""
WALLS = {"stronghold": "tower", "city": "city", "town": "town", "fortification": "fortification"}


@cache
def sky() -> Image.Image:
    """Dusk over far mountains and a tower."""
    over = 2
    big = Image.new("RGB", (WIDTH * over, HEAD * over), DUSK[0])
    pen = ImageDraw.Draw(big)
    right = (WIDTH * over, HEAD * over)
    for k, colour in enumerate(DUSK):
        line = [(x, (k + 0.4) * HEAD * over / 16 + 6 * math.sin(x / 340 + k)) for x in range(0, WIDTH * over + 40, 40)]
        pen.polygon([(0, HEAD * over), *line, right], fill=colour)
    far = (0.3, 0.6, 0.35, 0.8, 0.5, 1.0, 0.55, 0.9, 0.3, 0.62, 0.2, 0.5, 0.75, 0.4, 0.95, 0.6, 1.1, 0.7, 0.9, 0.4)
    near = (0.6, 0.25, 0.5, 0.1, 0.4, 0.15, 0.3, 0.2, 0.5, 0.1, 0.3, 0.12, 0.4, 0.3, 0.6, 0.2, 0.5, 0.3, 0.6, 0.5)
    for colour, low, tops in ((FAR, 122, far), (ink.GROUND, 142, near)):
        step = WIDTH * over / (len(tops) - 1)
        ridge = [(k * step, (low - top * 46) * over) for k, top in enumerate(tops)]
        pen.polygon([(0, HEAD * over), *ridge, right], fill=colour)
    return big.resize((WIDTH, HEAD), Image.Resampling.BOX)


def panel(canvas: Canvas, box: Box, name: str, sign: str, colour: RGB, *, edge: RGB = ink.EDGE) -> int:
    """A framed panel with its heading; returns where its content begins, in pixels from above."""
    canvas.framed(box, 14, ink.PANEL, edge)
    canvas.stamp((box.x + 20, box.y + 15), sign, 30, colour)
    canvas.write((box.x + 62, box.y + 41), name, letters.title(28), ink.PALE)
    return box.y + 62


def die(canvas: Canvas, box: Box, face: str, colour: RGB, *, ruler: bool) -> None:
    """A die with the sign and the name of its face; the Ruler Die wears a crown and a golden edge."""
    if ruler:
        canvas.plate(box.grown(4), 14, ink.GOLD)
    canvas.plate(box, 11, colour)
    signs = SIGNS[face]
    size = 36
    x = box.x + (box.width - size * len(signs) - 4 * (len(signs) - 1)) / 2
    for sign in signs:
        canvas.stamp((x, box.y + 10), sign, size, ink.INK)
        x += size + 4
    if ruler:
        canvas.stamp((box.x + 5, box.y + 4), "crown", 20, ink.INK)
    words = "Will" if face == "will" else n.FACES[face]
    size, _ = letters.fit(words, box.width - 4, 22, (20, 18, 16), 700)
    canvas.write(
        (box.x + box.width / 2, box.y + box.height - 10), words, letters.body(size, 700), ink.INK, start="middle"
    )


def tile(canvas: Canvas, at: tuple[int, int], kind: str | None, size: int = 40) -> None:
    """A Hunt tile: its number, or its sign; Reveal is a dot, Kings wears a crown, hidden shows "?"."""
    ground = ink.EMBER if kind is None else ink.PALE
    canvas.plate(Box(*at, size, size), 9, ground)
    x, y = at
    if kind in {"eye", "ring-is-mine"}:
        canvas.stamp((x + size * 0.15, y + size * 0.15), "eye", round(size * 0.7), ink.INK)
        return
    text = {None: "?", "phial": "−2", "smeagol": "−1", "shelobs-lair": "d", "on-on": "3", "give-it": "1"}.get(kind, "0")
    if kind and kind[0].isdigit():
        text = kind[0]
    if kind and kind.startswith("kings"):
        canvas.stamp((x + size * 0.12, y + size * 0.06), "crown", round(size * 0.42), ink.INK)
        canvas.write(
            (x + size * 0.7, y + size * 0.86), kind[-1], letters.title(round(size * 0.55), 800), ink.INK, start="middle"
        )
        return
    canvas.write((x + size / 2, y + size * 0.74), text, letters.title(round(size * 0.62), 800), ink.INK, start="middle")
    if kind and kind.endswith("r") and kind[0].isdigit():
        canvas.plate(Box(round(x + size * 0.72), round(y + size * 0.1), 8, 8), 4, ink.INK)


def chips(canvas: Canvas, box: Box, texts: list[str], *, draw: bool = True, size: int = 24) -> int:
    """Words on small plates, as many to a row as fit; returns the height they take."""
    font = letters.body(size, 700)
    x, y = box.x, box.y
    for text in texts:
        width = min(box.width, round(letters.wide(text, font)) + 24)
        if x + width > box.x + box.width and x > box.x:
            x, y = box.x, y + size + 20
        if draw:
            canvas.plate(Box(x, y, width, size + 14), 10, ink.SUNK)
            canvas.write((x + 12, y + size + 1), letters.cut(text, font, width - 20), font, ink.PALE)
        x += width + 8
    return y + size + 14 - box.y if texts else 0


@cache
def colours() -> Image.Image:
    """Every ground with what is drawn on it, and what smooth edges need between them."""
    grounds = (ink.PANEL, ink.SUNK, ink.GROUND)
    return ink.palette(
        (
            *((one, one, 0) for one in DUSK),
            *((ground, letter, 6) for ground in grounds for letter in (ink.PALE, ink.QUIET, ink.GOLD)),
            *((ground, bright, 4) for ground in (ink.PANEL, ink.SUNK) for bright in (ink.SKY, ink.EMBER)),
            *((ground, ink.INK, 6) for ground in (ink.PALE, ink.GOLD, ink.SKY, ink.EMBER, ink.QUIET)),
            *((ground, ink.EDGE, 2) for ground in (ink.PANEL, ink.GROUND)),
            (ink.GROUND, ink.EMBER, 2),
            (ink.GROUND, ink.SKY, 2),
            (DUSK[5], ink.PALE, 5),
            (DUSK[9], ink.GOLD, 5),
            (FAR, DUSK[12], 2),
        )
    )
