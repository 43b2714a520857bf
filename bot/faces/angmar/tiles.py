"""Little typographic cards for the picture: characters on paper, the encounter side on iron."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.faces.angmar.scenery import IRON, PAPER, TIRED, bar
from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Badge, Box, Canvas, corner, row_width
from bot.faces.drawing.ink import RGB

NARROW, BROAD, BETWEEN = 148, 236, 10
"""The least and greatest width of a card, and the gap between two."""
BAND, NAME, LINE, STRIP, MARK, ROUND = 32, 60, 37, 25, 28, 10
"""Pixels: a card's head, its title, a row of numbers, an attachment, a mark at its foot, its corners."""
SIZES = (29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18)


@dataclass(frozen=True, slots=True)
class Tile:
    """One card as it is drawn: its head (a sign, a colour, a word), numbers, progress, attachments and marks.

    `pale`: a character; else of the encounter side. `tired`: exhausted. `strips` are attachments with their signs.
    """

    title: str
    sign: str
    colour: RGB
    word: str = ""
    rows: tuple[tuple[Badge, ...], ...] = ()
    progress: tuple[int, int | None] | None = None
    strips: tuple[tuple[str, str], ...] = ()
    mark: str = ""
    golden: bool = False
    pale: bool = False
    tired: bool = False

    @property
    def height(self) -> int:
        """Its height in pixels."""
        rows = len(self.rows) + (self.progress is not None)
        return BAND + NAME + rows * LINE + len(self.strips) * STRIP + (MARK if self.mark else 0) + 8


class Rows(NamedTuple):
    """Cards laid out: how wide each is, how many stand in a row, the rows' heights in pixels."""

    width: int
    each: int
    heights: tuple[int, ...]


@lru_cache(maxsize=256)
def rows(tiles: tuple[Tile, ...], wide: int) -> Rows:
    """The widest cards that need the fewest rows."""
    most = max(1, (wide + BETWEEN) // (NARROW + BETWEEN))
    count = max(1, -(-len(tiles) // most))
    each = max(1, -(-len(tiles) // count))
    width = min(BROAD, (wide + BETWEEN) // each - BETWEEN)
    heights = tuple(max(t.height for t in tiles[k : k + each]) for k in range(0, len(tiles), each))
    return Rows(width, each, heights)


def tall(tiles: tuple[Tile, ...], wide: int) -> int:
    """The height of some cards laid out, with the gaps below; 0 for none."""
    return sum(high + BETWEEN for high in rows(tiles, wide).heights) if tiles else 0


def lay(canvas: Canvas, box: Box, tiles: tuple[Tile, ...]) -> None:
    """Cards from left to right in order of arrival, those of a row equally high."""
    if not tiles:
        return
    plan = rows(tiles, box.width)
    y = box.y
    for k, high in enumerate(plan.heights):
        for at, tile in enumerate(tiles[k * plan.each : (k + 1) * plan.each]):
            paint(canvas, Box(box.x + at * (plan.width + BETWEEN), y, plan.width, high), tile)
        y += high + BETWEEN


def ground(tile: Tile) -> tuple[RGB, RGB]:
    """The colour of a card and that of the letters on it."""
    if tile.pale:
        return (TIRED if tile.tired else PAPER), ink.INK
    return IRON, ink.PALE


def paint(canvas: Canvas, box: Box, tile: Tile) -> None:
    paper, text = ground(tile)
    canvas.framed(box, ROUND, paper, ink.GOLD if tile.golden else tile.colour)
    _head(canvas, box, tile)
    size, lines = letters.fit(tile.title, box.width - 16, NAME - 4, SIZES, 700)
    top = box.y + BAND + 3 + (NAME - len(lines) * letters.leading(size)) / 2
    for k, line in enumerate(lines):
        base = top + letters.leading(size) * (k + 0.78)
        canvas.write((box.x + box.width / 2, base), line, letters.body(size, 700), text, start="middle")
    y = box.y + BAND + NAME
    for badges in tile.rows:
        _numbers(canvas, Box(box.x, y, box.width, LINE), badges, text)
        y += LINE
    if tile.progress is not None:
        _progress(canvas, Box(box.x + 11, y + 9, box.width - 22, 20), tile.progress, text)
        y += LINE
    for sign, words in tile.strips:
        _strip(canvas, Box(box.x + 8, y, box.width - 16, STRIP), sign, words, text)
        y += STRIP
    if tile.mark:
        _mark(canvas, Box(box.x + 6, box.y + box.height - MARK - 3, box.width - 12, MARK - 2), tile)


def _head(canvas: Canvas, box: Box, tile: Tile) -> None:
    canvas.image.paste(Image.new("RGB", (box.width, BAND), tile.colour), (box.x, box.y), _hood(box.width))
    canvas.stamp((box.x + 8, box.y + 5), tile.sign, 22, ink.INK)
    font = letters.body(21, 800)
    word = letters.cut(tile.word, font, box.width - 42)
    canvas.write((box.x + box.width - 9, box.y + 22), word, font, ink.INK, start="right")


@lru_cache(maxsize=32)
def _hood(width: int) -> Image.Image:
    """The stencil of a card's head: round above."""
    shape = Image.new("L", (width, BAND), 255)
    shape.paste(corner(ROUND, 0), (0, 0))
    shape.paste(corner(ROUND, 1), (width - ROUND, 0))
    return shape


def _numbers(canvas: Canvas, box: Box, badges: tuple[Badge, ...], colour: RGB) -> None:
    """Numbers with their signs in the middle of a row, as large as it allows."""
    for size, gap in ((30, 16), (28, 14), (26, 12), (25, 10), (23, 8), (21, 6), (19, 4)):
        wide = row_width(badges, size, gap)
        if wide <= box.width - 12:
            break
    x, y = box.x + (box.width - wide) // 2, box.y + (box.height - size) // 2
    for badge in badges:
        wounded = badge.sign == "heart" and "/" in badge.count
        red = ink.EMBER if colour == ink.PALE else ink.VERMILION
        canvas.badges((x, y), (badge,), size, red if wounded else colour)
        x += row_width((badge,), size) + gap


def _progress(canvas: Canvas, box: Box, progress: tuple[int, int | None], colour: RGB) -> None:
    done, points = progress
    text = f"{done}/{points}" if points is not None else f"{done}"
    font = letters.title(24, 800)
    room = round(letters.wide(text, font)) + 8
    bar(canvas, Box(box.x, box.y + 2, box.width - room, box.height - 4), done / max(1, points or 1), ink.GREEN)
    canvas.write((box.x + box.width, box.y + 18), text, font, colour, start="right")


def _strip(canvas: Canvas, box: Box, sign: str, words: str, colour: RGB) -> None:
    """An attachment."""
    size, _ = letters.fit(words, box.width - 22, letters.leading(20), (20, 19, 18, 17, 16), 500)
    font = letters.body(size, 500)
    canvas.stamp((box.x, box.y + 4), sign, 16, colour)
    canvas.write((box.x + 22, box.y + 18), letters.cut(words, font, box.width - 22), font, colour)


def _mark(canvas: Canvas, box: Box, tile: Tile) -> None:
    """How it stands: exhausted, on the quest, the active location."""
    plate = ink.GOLD if tile.golden else ink.QUIET
    canvas.plate(box, 7, plate)
    font = letters.body(21, 800)
    canvas.write((box.x + box.width / 2, box.y + 20), letters.cut(tile.mark, font, box.width - 8), font, ink.INK,
                 start="middle")  # fmt: skip
