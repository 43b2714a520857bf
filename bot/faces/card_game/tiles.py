"""Little typographic cards for the board picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from bot.faces.card_game import ink
from bot.faces.card_game.glyphs import OVER, stamp
from rules.card_game.facts import Faction, Kind, Side

HEIGHT = 128
BAND = 25
STRIP = 24
FACTION_NAMES: dict[Faction, str] = {
    "dunedain": "Dúnedain",
    "dwarf": "Dwarf",
    "elf": "Elf",
    "hobbit": "Hobbit",
    "rohan": "Rohan",
    "wizard": "Wizard",
    "isengard": "Isengard",
    "monstrous": "Monstrous",
    "southron": "Southron",
    "mordor": "Mordor",
}


@dataclass(frozen=True, slots=True)
class Badge:
    """A sign with its number; `ringed` for leadership, `dim` for icons that do not count here and now."""

    sign: str
    count: str
    ringed: bool = False
    dim: bool = False


@dataclass(frozen=True, slots=True)
class Tile:
    """One card in play as it is drawn; `items` are the names and badges of what it wields."""

    name: str
    side: Side
    faction: Faction
    kind: Kind
    badges: tuple[Badge, ...] = ()
    items: tuple[tuple[str, tuple[Badge, ...]], ...] = ()

    @property
    def height(self) -> int:
        return HEIGHT + STRIP * len(self.items)


@cache
def corner(radius: int, turn: int) -> Image.Image:
    """The stencil of one round corner; `turn` is 0 for the upper left one, then clockwise."""
    big = Image.new("L", (radius * OVER, radius * OVER), 0)
    reach = radius * OVER * 2 - 1
    x, y = ((0, 0), (-radius * OVER, 0), (-radius * OVER, -radius * OVER), (0, -radius * OVER))[turn]
    ImageDraw.Draw(big).ellipse((x, y, x + reach, y + reach), fill=255)
    return big.resize((radius, radius), Image.Resampling.BOX)


def plate(draw: ImageDraw.ImageDraw, box: tuple[int, int, int, int], radius: int, ground: ink.RGB) -> None:
    """Fills a box (left, top, width, height) with smooth round corners."""
    x, y, width, height = box
    right, low = x + width, y + height
    if width > 2 * radius:
        draw.rectangle((x + radius, y, right - radius - 1, low - 1), fill=ground)
    if height > 2 * radius:
        draw.rectangle((x, y + radius, right - 1, low - radius - 1), fill=ground)
    for turn, at in enumerate(((x, y), (right - radius, y), (right - radius, low - radius), (x, low - radius))):
        draw.bitmap(at, corner(radius, turn), fill=ground)


@lru_cache(maxsize=32)
def hood(width: int) -> Image.Image:
    """The stencil of a card's head: round above."""
    shape = Image.new("L", (width, BAND), 0)
    plate_of = ImageDraw.Draw(shape)
    plate_of.rectangle((9, 0, width - 10, BAND), fill=255)
    plate_of.rectangle((0, 9, width, BAND), fill=255)
    shape.paste(corner(9, 0), (0, 0))
    shape.paste(corner(9, 1), (width - 9, 0))
    return shape


def shade(colour: ink.RGB, by: float) -> ink.RGB:
    """The colour, darker (below 1) or lighter (above 1)."""
    if by <= 1:
        return (round(colour[0] * by), round(colour[1] * by), round(colour[2] * by))
    r, g, b = (round(c + (255 - c) * (by - 1)) for c in colour)
    return (r, g, b)


def figure(pattern: ink.Pattern, width: int, height: int) -> list[list[tuple[float, float]]]:
    """The lines of a pattern over a band of this size."""
    if pattern == "stripes":
        return [[(x, 0), (x, height)] for x in range(4, width, 9)]
    if pattern == "bars":
        return [[(0, y), (width, y)] for y in range(4, height, 7)]
    if pattern == "rising":
        return [[(x, height), (x + height, 0)] for x in range(-height, width, 10)]
    if pattern == "falling":
        return [[(x, 0), (x + height, height)] for x in range(-height, width, 10)]
    if pattern == "mesh":
        return figure("rising", width, height) + figure("falling", width, height)
    if pattern in ("waves", "peaks"):
        step = 7 if pattern == "peaks" else 10
        rise = 7 if pattern == "peaks" else 4
        return [
            [(x, y + (rise if (x // step) % 2 else 0)) for x in range(0, width + step, step)]
            for y in range(0, height + 8, 9)
        ]
    return []


@lru_cache(maxsize=64)
def band(faction: Faction, width: int) -> Image.Image:
    """The head of a card: its faction's colour and pattern."""
    ground, _, pattern = ink.FACTION[faction]
    line = shade(ground, 0.78)
    over = 3
    big = Image.new("RGB", (width * over, BAND * over), ground)
    draw = ImageDraw.Draw(big)
    for points in figure(pattern, width, BAND):
        draw.line([(x * over, y * over) for x, y in points], fill=line, width=over * 2)
    if pattern == "dots":
        for row, y in enumerate(range(4, BAND, 8)):
            for x in range(4 + 4 * (row % 2), width, 9):
                draw.ellipse([(x - 2) * over, (y - 2) * over, (x + 2) * over, (y + 2) * over], fill=line)
    if pattern == "checks":
        for row, y in enumerate(range(0, BAND, 7)):
            for x in range(7 * (row % 2), width, 14):
                draw.rectangle([x * over, y * over, (x + 7) * over, (y + 7) * over], fill=line)
    return big.resize((width, BAND), Image.Resampling.BOX)


def width_of(what: Badge, size: int) -> int:
    """How many pixels a badge takes at this size."""
    number = round(ink.wide(what.count, ink.title(size, 800)))
    return size + 2 + number + (10 if what.ringed else 0)


def badge(draw: ImageDraw.ImageDraw, x: int, y: int, what: Badge, size: int, colour: ink.RGB) -> None:
    """Draws a sign and its number with the top at `y`."""
    font = ink.title(size, 800)
    if what.ringed:
        draw.bitmap((x, y - 3), hoop(width_of(what, size), size + 6), fill=colour)
        x += 5
    stamp(draw, (x, y), what.sign, size, colour)
    ink.write(draw, (x + size + 2, y + size * 0.88), what.count, font, colour)


@lru_cache(maxsize=128)
def hoop(width: int, height: int) -> Image.Image:
    """The stencil of the ring around a leadership icon."""
    big = Image.new("L", (width * OVER, height * OVER), 0)
    box = (0, 0, width * OVER - 1, height * OVER - 1)
    ImageDraw.Draw(big).rounded_rectangle(box, height * OVER // 2, outline=255, width=round(OVER * 1.6))
    return big.resize((width, height), Image.Resampling.BOX)


def measure(badges: tuple[Badge, ...], size: int, gap: int) -> int:
    """The width of a row of badges."""
    return sum(width_of(b, size) for b in badges) + gap * max(0, len(badges) - 1)


def row(
    draw: ImageDraw.ImageDraw, x: int, y: int, badges: tuple[Badge, ...], size: int, colour: ink.RGB, gap: int = 7
) -> None:
    """A row of badges from `x` on."""
    faint = shade(colour, 0.62) if sum(colour) > 380 else shade(colour, 1.42)
    for one in badges:
        badge(draw, x, y, one, size, faint if one.dim else colour)
        x += width_of(one, size) + gap


def icons(draw: ImageDraw.ImageDraw, x: int, y: int, badges: tuple[Badge, ...], colour: ink.RGB, room: int) -> None:
    """A card's icons in the middle of `room` pixels, in one row or, where that is too narrow, in two."""
    for size, gap in ((21, 8), (20, 6), (19, 5), (18, 4)):
        if measure(badges, size, gap) <= room:
            row(draw, x + (room - measure(badges, size, gap)) // 2, y - size, badges, size, colour, gap)
            return
    plain = tuple(b for b in badges if not b.ringed)
    led = tuple(b for b in badges if b.ringed)
    for n, part in enumerate((led or badges[2:], plain if led else badges[:2])):
        row(draw, x + (room - measure(part, 17, 5)) // 2, y - 17 - 24 * n, part, 17, colour, 5)


def paint(draw: ImageDraw.ImageDraw, picture: Image.Image, x: int, y: int, tile: Tile, width: int) -> None:
    """Draws a card with its upper left corner at x, y."""
    free = tile.side == "free"
    ground, text = (ink.CARD_FREE, ink.INK) if free else (ink.CARD_SHADOW, ink.PALE)
    colour, on, _ = ink.FACTION[tile.faction]
    plate(draw, (x - 2, y - 2, width + 4, tile.height + 4), 11, shade(colour, 0.9))
    plate(draw, (x, y, width, tile.height), 9, ground)
    picture.paste(band(tile.faction, width), (x, y), hood(width))
    name = FACTION_NAMES[tile.faction]
    font = ink.body(17 if ink.wide(name, ink.body(17, 800)) <= width - 40 else 15, 800)
    plate(draw, (x + 4, y + 4, round(ink.wide(name, font)) + 8, BAND - 8), 4, colour)
    ink.write(draw, (x + 8, y + 18), name, font, on)
    plate(draw, (x + width - 23, y + 4, 19, BAND - 8), 4, colour)
    stamp(draw, (x + width - 21, y + 5), tile.kind, 15, on)
    double = measure(tile.badges, 18, 4) > width - 12
    room = HEIGHT - BAND - (58 if double else 36)
    size, lines = ink.fit(tile.name, width - 14, room, (23, 22, 21, 20, 19, 18, 17, 16, 15), 700)
    top = y + BAND + 5 + (room - len(lines) * ink.leading(size)) / 2
    for n, line in enumerate(lines):
        ink.write(draw, (x + width / 2, top + ink.leading(size) * (n + 0.8)), line, ink.body(size, 700), text, "middle")
    icons(draw, x + 6, y + HEIGHT - 9, tile.badges, text, width - 12)
    for n, (item, badges) in enumerate(tile.items):
        strip(draw, x, y + HEIGHT + n * STRIP, width, item, badges, free)


def strip(
    draw: ImageDraw.ImageDraw, x: int, y: int, width: int, name: str, badges: tuple[Badge, ...], free: bool
) -> None:
    """An item below its wielder."""
    ground, text = (ink.STRIP_FREE, ink.INK) if free else (ink.STRIP_SHADOW, ink.PALE)
    plate(draw, (x + 2, y, width - 4, STRIP - 2), 6, ground)
    room = measure(badges, 15, 4)
    stamp(draw, (x + 6, y + 4), "item", 14, text)
    font = ink.body(16, 500)
    ink.write(draw, (x + 23, y + 16), ink.cut(name, font, width - 34 - room), font, text)
    row(draw, x + width - 7 - room, y + 4, badges, 15, text, 4)
