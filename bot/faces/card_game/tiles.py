"""Little typographic cards for the board picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from bot.faces.card_game.names import FACTION
from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Badge, Box, Canvas, corner, row_width
from bot.faces.drawing.ink import RGB
from rules.card_game.facts import Faction, Kind, Side

Pattern = Literal["stripes", "rising", "falling", "dots", "checks", "waves", "peaks", "bars", "mesh"]

HEIGHT, BAND, LINE, ROUND = 128, 25, 17, 9
"""Pixels: a card without items, its head, a line of an item below it, its corners."""
FREE_CARD: RGB = (246, 240, 226)
FREE_STRIP: RGB = (222, 216, 204)
SHADOW_CARD: RGB = (58, 50, 56)
SHADOW_STRIP: RGB = (80, 72, 78)
LOOKS: dict[Faction, tuple[RGB, RGB, Pattern]] = {
    # ground, letters on it, pattern
    "dunedain": (ink.BLUE, (255, 255, 255), "peaks"),
    "dwarf": (ink.VERMILION, (20, 14, 8), "checks"),
    "elf": (ink.GREEN, (6, 18, 14), "waves"),
    "hobbit": (ink.YELLOW, (24, 22, 6), "dots"),
    "rohan": (ink.ORANGE, (24, 16, 0), "rising"),
    "wizard": ((200, 204, 212), (20, 22, 28), "mesh"),
    "isengard": ((226, 226, 220), (20, 20, 20), "falling"),
    "monstrous": (ink.PINK, (26, 8, 18), "peaks"),
    "southron": (ink.YELLOW, (24, 22, 6), "bars"),
    "mordor": (ink.VERMILION, (20, 14, 8), "stripes"),
}
PATTERN_DEPTH = 0.22
SIZES = (23, 22, 21, 20, 19, 18, 17, 16, 15)


@dataclass(frozen=True, slots=True)
class Tile:
    """One card in play as it is drawn; `items` are the names and badges of what it wields."""

    name: str
    side: Side
    faction: Faction
    kind: Kind
    badges: tuple[Badge, ...] = ()
    items: tuple[tuple[str, tuple[Badge, ...]], ...] = ()

    def height(self, width: int) -> int:
        """Its height at a width, with its items below."""
        return HEIGHT + sum(strip_height(name, badges, width) for name, badges in self.items)


def paint(canvas: Canvas, at: tuple[int, int], tile: Tile, width: int) -> None:
    """Draws a card with its upper left corner there."""
    box = Box(*at, width, tile.height(width))
    ground, text = (FREE_CARD, ink.INK) if tile.side == "free" else (SHADOW_CARD, ink.PALE)
    canvas.framed(box, ROUND, ground, LOOKS[tile.faction][0])
    head(canvas, box, tile)
    double = row_width(tile.badges, 18, 4) > width - 12
    room = HEIGHT - BAND - (58 if double else 36)
    size, lines = letters.fit(tile.name, width - 14, room, SIZES, 700)
    top = box.y + BAND + 5 + (room - len(lines) * letters.leading(size)) / 2
    for n, line in enumerate(lines):
        base = top + letters.leading(size) * (n + 0.8)
        canvas.write((box.x + width / 2, base), line, letters.body(size, 700), text, start="middle")
    icons(canvas, Box(box.x + 6, box.y + HEIGHT - 9, width - 12, 0), tile.badges, text)
    y = box.y + HEIGHT
    for item, badges in tile.items:
        high = strip_height(item, badges, width)
        strip(canvas, Box(box.x + 2, y, width - 4, high - 2), item, badges, free=tile.side == "free")
        y += high


def head(canvas: Canvas, box: Box, tile: Tile) -> None:
    """The faction by colour, pattern and name, and the kind of card by a sign."""
    colour, on, _ = LOOKS[tile.faction]
    canvas.image.paste(band(tile.faction, box.width), (box.x, box.y), hood(box.width))
    name = FACTION[tile.faction]
    font = letters.body(17 if letters.wide(name, letters.body(17, 800)) <= box.width - 40 else 15, 800)
    canvas.plate(Box(box.x + 4, box.y + 4, round(letters.wide(name, font)) + 8, BAND - 8), 4, colour)
    canvas.write((box.x + 8, box.y + 18), name, font, on)
    canvas.plate(Box(box.x + box.width - 23, box.y + 4, 19, BAND - 8), 4, colour)
    canvas.stamp((box.x + box.width - 21, box.y + 5), tile.kind, 15, on)


def icons(canvas: Canvas, foot: Box, badges: tuple[Badge, ...], colour: RGB) -> None:
    """A card's icons standing on its foot, in one row or, where that is too narrow, in two."""
    for size, gap in ((21, 8), (20, 6), (19, 5), (18, 4)):
        wide = row_width(badges, size, gap)
        if wide <= foot.width:
            canvas.badges((foot.x + (foot.width - wide) // 2, foot.y - size), badges, size, colour, gap=gap)
            return
    led = tuple(b for b in badges if b.ringed)
    plain = tuple(b for b in badges if not b.ringed)
    lower, upper = (led, plain) if led else (badges[2:], badges[:2])
    for n, part in enumerate((lower, upper)):
        x = foot.x + (foot.width - row_width(part, 17, 5)) // 2
        canvas.badges((x, foot.y - 17 - 24 * n), part, 17, colour, gap=5)


def strip(canvas: Canvas, box: Box, name: str, badges: tuple[Badge, ...], *, free: bool) -> None:
    """An item below its wielder."""
    ground, text = (FREE_STRIP, ink.INK) if free else (SHADOW_STRIP, ink.PALE)
    canvas.plate(box, 6, ground)
    canvas.stamp((box.x + 4, box.y + 4), "item", 14, text)
    for n, line in enumerate(strip_lines(name, box.width + 4)):
        canvas.write((box.x + 21, box.y + 16 + n * LINE), line, letters.body(16), text)
    at = (box.x + box.width - 5 - row_width(badges, 15, 4), box.y + box.height - 18)
    canvas.badges(at, badges, 15, text, gap=4)


@lru_cache(maxsize=512)
def strip_lines(name: str, width: int) -> tuple[str, ...]:
    """An item's name in lines that fit below a card of this width."""
    return tuple(
        letters.cut(line, letters.body(16), width - 28) for line in letters.wrap(name, letters.body(16), width - 28)
    )


@lru_cache(maxsize=512)
def strip_height(name: str, badges: tuple[Badge, ...], width: int) -> int:
    """Pixels for the lines of an item's name, and one more where its icons find no room in the last."""
    names = strip_lines(name, width)
    crowded = letters.wide(names[-1], letters.body(16)) + row_width(badges, 15, 4) > width - 34
    return 7 + LINE * (len(names) + (1 if badges and crowded else 0))


@lru_cache(maxsize=32)
def hood(width: int) -> Image.Image:
    """The stencil of a card's head: round above."""
    shape = Image.new("L", (width, BAND), 255)
    shape.paste(corner(ROUND, 0), (0, 0))
    shape.paste(corner(ROUND, 1), (width - ROUND, 0))
    return shape


@lru_cache(maxsize=64)
def band(faction: Faction, width: int) -> Image.Image:
    """The head of a card: its faction's colour and pattern."""
    ground, _, pattern = LOOKS[faction]
    over = 3
    big = Image.new("RGB", (width * over, BAND * over), ground)
    pen = ImageDraw.Draw(big)
    fill = ink.darker(ground, PATTERN_DEPTH)
    for points in lines(pattern, width):
        pen.line([(x * over, y * over) for x, y in points], fill=fill, width=over * 2)
    for x, y in spots(pattern, width):
        if pattern == "dots":
            pen.ellipse([(x - 2) * over, (y - 2) * over, (x + 2) * over, (y + 2) * over], fill=fill)
        else:
            pen.rectangle([x * over, y * over, (x + 7) * over, (y + 7) * over], fill=fill)
    return big.resize((width, BAND), Image.Resampling.BOX)


def lines(pattern: Pattern, width: int) -> list[list[tuple[float, float]]]:
    """The lines of a pattern over a band of this width."""
    match pattern:
        case "stripes":
            return [[(x, 0), (x, BAND)] for x in range(4, width, 9)]
        case "bars":
            return [[(0, y), (width, y)] for y in range(4, BAND, 7)]
        case "rising":
            return [[(x, BAND), (x + BAND, 0)] for x in range(-BAND, width, 10)]
        case "falling":
            return [[(x, 0), (x + BAND, BAND)] for x in range(-BAND, width, 10)]
        case "mesh":
            return lines("rising", width) + lines("falling", width)
        case "waves" | "peaks":
            step, rise = (7, 7) if pattern == "peaks" else (10, 4)
            steps = range(0, width + step, step)
            return [[(x, y + rise * (x // step % 2)) for x in steps] for y in range(0, BAND + 8, 9)]
    return []


def spots(pattern: Pattern, width: int) -> list[tuple[int, int]]:
    """The dots or squares of a pattern over a band of this width."""
    if pattern == "dots":
        return [(x, y) for row, y in enumerate(range(4, BAND, 8)) for x in range(4 + 4 * (row % 2), width, 9)]
    if pattern == "checks":
        return [(x, y) for row, y in enumerate(range(0, BAND, 7)) for x in range(7 * (row % 2), width, 14)]
    return []
