"""Draws the scene of a table as a PNG."""

from __future__ import annotations

import math
from functools import lru_cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.faces.card_game import ink
from bot.faces.card_game.glyphs import stamp
from bot.faces.card_game.scene import DeckPanel, Scene, SitePanel, Step
from bot.faces.card_game.tiles import Badge, Tile, measure, paint, plate, row, shade

WIDTH = 1600
EDGE = 26
GAP = 18
HEAD = 132
TRACK = 118
FOOT = 46
NARROW, BROAD = 106, 182
"""The least and greatest width of a little card."""
SIDE = {"free": ("star", ink.FREE, "Free Peoples"), "shadow": ("peak", ink.SHADOW, "Shadow")}


class Canvas(NamedTuple):
    """The picture and the pen that draws on it."""

    image: Image.Image
    draw: ImageDraw.ImageDraw


class Rows(NamedTuple):
    """Cards laid out: how wide each is, how many stand in a row, the rows' heights in pixels."""

    width: int
    each: int
    heights: tuple[int, ...]


def render(scene: Scene) -> bytes:
    """The scene as a PNG, 1600 pixels wide and as high as its cards need."""
    plan = layout(scene)
    height = HEAD + TRACK + sum(h + GAP for _, h in plan) + FOOT
    image = Image.new("RGB", (WIDTH, height), ink.GROUND)
    canvas = Canvas(image, ImageDraw.Draw(image))
    image.paste(backdrop(), (0, 0))
    header(canvas, scene)
    track(canvas, scene, HEAD)
    y = HEAD + TRACK
    for panels, tall in plan:
        x = EDGE
        wide = (WIDTH - 2 * EDGE - GAP * (len(panels) - 1)) // len(panels)
        for panel in panels:
            if isinstance(panel, SitePanel):
                site(canvas, panel, x, y, wide, tall)
            else:
                deck(canvas, panel, x, y, wide, tall)
            x += wide + GAP
        y += tall + GAP
    footer(canvas, scene, height)
    out = BytesIO()
    image.quantize(palette=ink.palette(), dither=Image.Dither.NONE).save(out, "PNG", compress_level=3)
    return out.getvalue()


def layout(scene: Scene) -> list[tuple[tuple[SitePanel | DeckPanel, ...], int]]:
    """Which panels stand side by side, and how high each row of panels is."""
    rows: list[tuple[SitePanel | DeckPanel, ...]] = [*pairs(scene.sites), *faced(scene.decks)]
    plan = []
    for panels in rows:
        wide = (WIDTH - 2 * EDGE - GAP * (len(panels) - 1)) // len(panels)
        plan.append((panels, max(height_of(p, wide) for p in panels)))
    return plan


def pairs(sites: tuple[SitePanel, ...]) -> list[tuple[SitePanel, ...]]:
    """Two sites to a row; an odd number gives the first, the path, a row of its own."""
    first, rest = (sites[:1], sites[1:]) if len(sites) % 2 else ((), sites)
    rows = [first] if first else []
    return rows + [rest[n : n + 2] for n in range(0, len(rest), 2)]


def faced(decks: tuple[DeckPanel, ...]) -> list[tuple[DeckPanel, ...]]:
    """Free Peoples decks on the left and Shadow decks on the right; a deck that faces two stands above them."""
    free = [d for d in decks if d.side == "free"]
    shadow = [d for d in decks if d.side == "shadow"]
    if len(free) == len(shadow):
        return list(zip(free, shadow, strict=True))
    return [tuple(part) for part in (free, shadow) if part]


def height_of(panel: SitePanel | DeckPanel, wide: int) -> int:
    """How high a panel must be at this width."""
    if isinstance(panel, SitePanel):
        return 104 + sum(tall(panel.cards(side), wide - 24) for side in ("shadow", "free")) + 76
    return 66 + tall(panel.tiles, wide - 24)


def tall(tiles: tuple[Tile, ...], wide: int) -> int:
    """The height of some cards; a line of text where there are none."""
    return sum(h + 8 for h in rows_of(tiles, wide).heights) + 4 if tiles else 40


@lru_cache(maxsize=256)
def rows_of(tiles: tuple[Tile, ...], wide: int) -> Rows:
    """The widest cards that need the fewest rows."""
    most = max(1, (wide + 8) // (NARROW + 8))
    count = max(1, -(-len(tiles) // most))
    each = max(1, -(-len(tiles) // count))
    width = min(BROAD, (wide + 8) // each - 8)
    heights = tuple(max(t.height for t in tiles[n : n + each]) for n in range(0, len(tiles), each))
    return Rows(width, each, heights)


@lru_cache(maxsize=1)
def backdrop() -> Image.Image:
    """The head of the picture: dusk over two mountain ranges."""
    over = 2
    big = Image.new("RGB", (WIDTH * over, HEAD * over), ink.GROUND)
    draw = ImageDraw.Draw(big)
    bands = len(ink.DUSK)
    for n, colour in enumerate(ink.DUSK):
        foot = [
            (x, (n + 0.4) * HEAD * over / bands + 7 * math.sin(x / 310 + n * 0.9))
            for x in range(0, WIDTH * over + 40, 40)
        ]
        draw.polygon([*foot, (WIDTH * over, HEAD * over), (0, HEAD * over)], fill=colour)
    ranges = (
        (ink.RANGE, 66, (0.0, 0.34, 0.1, 0.62, 0.22, 0.9, 0.4, 0.7, 0.2, 0.5, 0.28, 1.0, 0.35, 0.6, 0.12, 0.42, 0.2)),
        (ink.GROUND, 96, (0.5, 0.1, 0.66, 0.25, 0.4, 0.05, 0.3, 0.6, 0.15, 0.9, 0.3, 0.45, 0.0, 0.55, 0.2, 0.8, 0.4)),
    )
    for colour, foot, tops in ranges:
        step = WIDTH / (len(tops) - 1)
        line = [
            (n * step * over, (HEAD - (HEAD - foot) * 0.25 - t * 58 + (foot - 66) * 0.6) * over)
            for n, t in enumerate(tops)
        ]
        draw.polygon([(0, HEAD * over), *line, (WIDTH * over, HEAD * over)], fill=colour)
    return big.resize((WIDTH, HEAD), Image.Resampling.BOX)


def header(canvas: Canvas, scene: Scene) -> None:
    """Title and stage on the left, the score on the right."""
    draw = canvas.draw
    ink.write(draw, (EDGE, 60), scene.title, ink.title(44, 800), ink.PALE)
    ink.write(draw, (EDGE, 106), scene.stage, ink.body(32, 700), ink.GOLD)
    x = WIDTH - EDGE
    for side, points, note in (("shadow", scene.shadow, scene.shadow_note), ("free", scene.free, scene.free_note)):
        x -= 346
        sign, colour, name = SIDE[side]
        plate(draw, (x, 18, 334, 98), 14, ink.SUNK)
        plate(draw, (x, 30, 8, 74), 4, colour)
        stamp(draw, (x + 20, 34), sign, 64, colour)
        ink.write(draw, (x + 98, 56), name, ink.body(29, 700), ink.PALE)
        ink.write(draw, (x + 98, 90), note, ink.body(24, 500), ink.QUIET)
        ink.write(draw, (x + 318, 88), str(points), ink.title(60, 800), ink.PALE, "right")


def track(canvas: Canvas, scene: Scene, y: int) -> None:
    """The road: a stone for each path number."""
    draw = canvas.draw
    pitch = (WIDTH - 2 * EDGE) / len(scene.track)
    middle = y + 46
    xs = [round(EDGE + pitch * (n + 0.5)) for n in range(len(scene.track))]
    for left, right in zip(xs, xs[1:], strict=False):
        for dot in range(left + 44, right - 36, 14):
            draw.ellipse((dot, middle - 2, dot + 5, middle + 3), fill=ink.PANEL_EDGE)
    for x, step in zip(xs, scene.track, strict=True):
        stone(draw, x, middle, step, round(pitch))


def stone(draw: ImageDraw.ImageDraw, x: int, y: int, step: Step, pitch: int) -> None:
    """One stone of the road: ahead, here, or taken by a side."""
    here = step.state == "here"
    size = 68 if here else 54
    ground = {"here": ink.GOLD, "free": ink.FREE, "shadow": ink.SHADOW}.get(step.state, ink.PANEL)
    edge = ink.PALE if here else ink.PANEL_EDGE if step.state in ("ahead", "nobody") else shade(ground, 0.6)
    plate(draw, (x - size // 2 - 3, y - size // 2 - 3, size + 6, size + 6), (size + 6) // 2, edge)
    plate(draw, (x - size // 2, y - size // 2, size, size), size // 2, ground)
    on = ink.QUIET if step.state in ("ahead", "nobody") else ink.INK
    if step.state in SIDE:
        stamp(draw, (x - 23, y - 11), SIDE[step.state][0], 22, on)
        ink.write(draw, (x + 11, y + 9), str(step.number), ink.title(25, 800), on, "middle")
    else:
        ink.write(
            draw, (x, y + (14 if here else 10)), str(step.number), ink.title(38 if here else 28, 800), on, "middle"
        )
    font = ink.body(22, 700 if here else 500)
    ink.write(draw, (x, y + 60), ink.cut(step.name, font, pitch - 8), font, ink.PALE if here else ink.QUIET, "middle")


def site(canvas: Canvas, panel: SitePanel, x: int, y: int, wide: int, tall_: int) -> None:
    """A path or battleground: its head, the Shadow's cards, the clash, the Free Peoples' cards."""
    draw = canvas.draw
    plate(draw, (x - 2, y - 2, wide + 4, tall_ + 4), 17, ink.GOLD if panel.path else ink.PANEL_EDGE)
    plate(draw, (x, y, wide, tall_), 15, ink.PANEL)
    right = x + wide - 16
    for text in reversed(panel.worth):
        font = ink.body(24, 700)
        w = round(ink.wide(text, font)) + 20
        plate(draw, (right - w, y + 14, w, 36), 10, ink.SUNK)
        ink.write(draw, (right - w + 10, y + 40), text, font, ink.GOLD)
        right -= w + 8
    w = measure(panel.badges, 28, 10)
    row(draw, right - w - 8, y + 18, panel.badges, 28, ink.PALE, 10)
    font = ink.title(34, 700)
    ink.write(draw, (x + 16, y + 46), ink.cut(panel.name, font, right - w - x - 36), font, ink.PALE)
    ink.write(draw, (x + 16, y + 80), ink.cut(panel.note, ink.body(23), wide - 32), ink.body(23), ink.QUIET)
    cards(canvas, panel.cards("shadow"), x + 12, y + 98, wide - 24, "No Shadow cards")
    free = tall(panel.cards("free"), wide - 24)
    clash(draw, panel, x + 12, y + tall_ - free - 76, wide - 24)
    cards(canvas, panel.cards("free"), x + 12, y + tall_ - free - 2, wide - 24, "No Free Peoples cards")


def clash(draw: ImageDraw.ImageDraw, panel: SitePanel, x: int, y: int, wide: int) -> None:
    """Attack against defense, and what it would come to."""
    sign, colour, _ = SIDE[panel.ahead] if panel.ahead else ("", ink.QUIET, "")
    plate(draw, (x, y, wide, 62), 12, ink.SUNK)
    plate(draw, (x, y + 8, 8, 46), 4, colour)
    font = ink.title(42, 800)
    pen = x + 22
    for stands, number in ((panel.attack_sign, panel.attack), ("", None), ("shield", panel.defense)):
        if number is None:
            pen += round(ink.write(draw, (pen, y + 40), "against", ink.body(24), ink.QUIET)) + 12
            continue
        stamp(draw, (pen, y + 14), stands, 34, ink.PALE)
        pen += 42 + round(ink.write(draw, (pen + 42, y + 46), number, font, ink.PALE)) + 14
    verdict = ink.body(27, 700)
    room = x + wide - 14 - pen - (46 if sign else 0)
    size, lines = ink.fit(panel.verdict, round(room), 60, (28, 27, 26, 25, 24, 23, 22, 21, 20), 700)
    verdict = ink.body(size, 700)
    longest = max(ink.wide(line, verdict) for line in lines)
    left = x + wide - 14 - longest
    for n, line in enumerate(lines):
        ink.write(
            draw, (left, y + 31 + size * 0.33 + (n - (len(lines) - 1) / 2) * ink.leading(size)), line, verdict, colour
        )
    if sign:
        stamp(draw, (left - 44, y + 14), sign, 34, colour)


def cards(canvas: Canvas, tiles: tuple[Tile, ...], x: int, y: int, wide: int, none: str) -> None:
    """Cards from left to right in order of arrival."""
    if not tiles:
        ink.write(canvas.draw, (x + 6, y + 28), none, ink.body(23), ink.QUIET)
        return
    plan = rows_of(tiles, wide)
    for n, height in enumerate(plan.heights):
        for k, tile in enumerate(tiles[n * plan.each : (n + 1) * plan.each]):
            paint(canvas.draw, canvas.image, x + k * (plan.width + 8), y + 4, tile, plan.width)
        y += height + 8


def deck(canvas: Canvas, panel: DeckPanel, x: int, y: int, wide: int, tall_: int) -> None:
    """One deck: whose turn, its piles, its reserve."""
    draw = canvas.draw
    sign, colour, _ = SIDE[panel.side]
    plate(draw, (x - 2, y - 2, wide + 4, tall_ + 4), 17, ink.GOLD if panel.turn else ink.PANEL_EDGE)
    plate(draw, (x, y, wide, tall_), 15, ink.SUNK)
    pen = x + 14
    if panel.turn:
        stamp(draw, (pen, y + 16), "arrow", 28, ink.GOLD)
        pen += 36
    stamp(draw, (pen, y + 14), sign, 32, colour)
    pen += 42
    badges = tuple(Badge(s, n) for s, n in panel.piles)
    w = measure(badges, 26, 16)
    row(draw, x + wide - 16 - w, y + 17, badges, 26, ink.PALE, 16)
    font = ink.title(28, 700)
    pen += round(ink.write(draw, (pen, y + 40), panel.name, font, ink.PALE)) + 12
    if panel.starting:
        stamp(draw, (pen, y + 14), "crown", 28, ink.GOLD)
    cards(canvas, panel.tiles, x + 12, y + 56, wide - 24, "Nothing in reserve")


def footer(canvas: Canvas, scene: Scene, height: int) -> None:
    """What the signs mean, in one line."""
    x = EDGE
    for sign, text in scene.legend:
        stamp(canvas.draw, (x, height - 36), sign, 22, ink.QUIET)
        x += 28 + round(ink.write(canvas.draw, (x + 28, height - 17), text, ink.body(22), ink.QUIET)) + 24
