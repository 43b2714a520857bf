"""The panels of the board picture: paths, battlegrounds and decks, with their cards."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.faces.card_game.scene import DeckPanel, SitePanel
from bot.faces.card_game.tiles import Tile, paint
from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Badge, Box, Canvas, row_width
from bot.faces.drawing.ink import RGB

NARROW, BROAD, BETWEEN = 106, 182, 8
"""The least and greatest width of a little card, and the gap between two."""
CLASH = 62
SIDE: dict[str, tuple[str, RGB]] = {"free": ("star", ink.SKY), "shadow": ("peak", ink.EMBER)}


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
    return Rows(
        width, each, tuple(max(t.height(width) for t in tiles[n : n + each]) for n in range(0, len(tiles), each))
    )


def tall(tiles: tuple[Tile, ...], wide: int) -> int:
    """The height of some cards; a line of text where there are none."""
    return sum(h + BETWEEN for h in rows(tiles, wide).heights) + 4 if tiles else 40


def height(panel: SitePanel | DeckPanel, wide: int) -> int:
    """How high a panel must be at this width."""
    if isinstance(panel, SitePanel):
        return 180 + sum(tall(tiles, wide - 24) for tiles in (panel.shadow, panel.free))
    return 66 + tall(panel.tiles, wide - 24)


def draw(canvas: Canvas, panel: SitePanel | DeckPanel, box: Box) -> None:
    if isinstance(panel, SitePanel):
        site(canvas, panel, box)
    else:
        deck(canvas, panel, box)


def site(canvas: Canvas, panel: SitePanel, box: Box) -> None:
    """A path or battleground: its head, the Shadow's cards, the clash, the Free Peoples' cards."""
    canvas.framed(box, 15, ink.PANEL, ink.GOLD if panel.path else ink.EDGE)
    sign(canvas, panel, box)
    cards(canvas, panel.shadow, Box(box.x + 12, box.y + 98, box.width - 24, 0), "No Shadow cards")
    low = box.y + box.height - tall(panel.free, box.width - 24)
    clash(canvas, panel, Box(box.x + 12, low - 76, box.width - 24, CLASH))
    cards(canvas, panel.free, Box(box.x + 12, low - 2, box.width - 24, 0), "No Free Peoples cards")


def sign(canvas: Canvas, panel: SitePanel, box: Box) -> None:
    """Its name, what it is worth and its own icons."""
    font = letters.body(24, 700)
    width = round(letters.wide(panel.worth, font)) + 20
    right = box.x + box.width - 16 - width
    canvas.plate(Box(right, box.y + 14, width, 36), 10, ink.SUNK)
    canvas.write((right + 10, box.y + 40), panel.worth, font, ink.GOLD)
    right -= 16 + row_width(panel.badges, 28, 10)
    canvas.badges((right, box.y + 18), panel.badges, 28, ink.PALE, gap=10)
    heading = letters.title(34, 700)
    canvas.write((box.x + 16, box.y + 46), letters.cut(panel.name, heading, right - box.x - 28), heading, ink.PALE)
    small = letters.body(23)
    canvas.write((box.x + 16, box.y + 80), letters.cut(panel.note, small, box.width - 32), small, ink.QUIET)


def clash(canvas: Canvas, panel: SitePanel, box: Box) -> None:
    """Attack against defense, and what it would come to."""
    colour = SIDE[panel.ahead][1] if panel.ahead else ink.QUIET
    canvas.plate(box, 12, ink.SUNK)
    canvas.plate(Box(box.x, box.y + 8, 8, box.height - 16), 4, colour)
    x = figure(canvas, (box.x + 22, box.y), panel.attack_sign, panel.attack)
    x += canvas.write((x, box.y + 40), "against", letters.body(24), ink.QUIET) + 12
    x = figure(canvas, (x, box.y), "shield", panel.defense)
    right = box.x + box.width - 14
    size, lines = letters.fit(panel.verdict, round(right - x - 46), 56, (28, 26, 24, 22, 20), 700)
    font = letters.body(size, 700)
    left = right - max(letters.wide(line, font) for line in lines)
    for n, line in enumerate(lines):
        base = box.y + 31 + size * 0.33 + (n - (len(lines) - 1) / 2) * letters.leading(size)
        canvas.write((left, base), line, font, colour)
    if panel.ahead:
        canvas.stamp((left - 44, box.y + 14), SIDE[panel.ahead][0], 34, colour)


def figure(canvas: Canvas, at: tuple[float, float], sign_: str, number: str) -> float:
    """A large sign with its number; says where the next thing may stand."""
    canvas.stamp((at[0], at[1] + 14), sign_, 34, ink.PALE)
    return at[0] + 56 + canvas.write((at[0] + 42, at[1] + 46), number, letters.title(42, 800), ink.PALE)


def cards(canvas: Canvas, tiles: tuple[Tile, ...], box: Box, none: str) -> None:
    """Cards from left to right in order of arrival."""
    if not tiles:
        canvas.write((box.x + 6, box.y + 28), none, letters.body(23), ink.QUIET)
        return
    plan = rows(tiles, box.width)
    y = box.y + 4
    for n, high in enumerate(plan.heights):
        for k, tile in enumerate(tiles[n * plan.each : (n + 1) * plan.each]):
            paint(canvas, (box.x + k * (plan.width + BETWEEN), y), tile, plan.width)
        y += high + BETWEEN


def deck(canvas: Canvas, panel: DeckPanel, box: Box) -> None:
    """One deck: whose turn, its piles, its reserve."""
    side, colour = SIDE[panel.side]
    canvas.framed(box, 15, ink.SUNK, ink.GOLD if panel.turn else ink.EDGE)
    x = box.x + 14.0
    if panel.turn:
        canvas.stamp((x, box.y + 16), "arrow", 28, ink.GOLD)
        x += 36
    canvas.stamp((x, box.y + 14), side, 32, colour)
    badges = tuple(Badge(pile, number) for pile, number in panel.piles)
    right = box.x + box.width - 16 - row_width(badges, 26, 16)
    canvas.badges((right, box.y + 17), badges, 26, ink.PALE, gap=16)
    font = letters.title(28, 700)
    x += 54 + canvas.write((x + 42, box.y + 40), letters.cut(panel.name, font, right - x - 84), font, ink.PALE)
    if panel.starting:
        canvas.stamp((x, box.y + 14), "crown", 28, ink.GOLD)
    cards(canvas, panel.tiles, Box(box.x + 12, box.y + 56, box.width - 24, 0), "Nothing in reserve")
