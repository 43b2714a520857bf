"""Colours, letters and measures of the board picture.

Letters: Alegreya Sans and Cinzel, both under the SIL Open Font License 1.1, from the packages fontpkg-*.
Colours: the Okabe-Ito palette, which stays apart for colour-blind eyes, on dark ground and pale cards. A
colour is never the only carrier: factions have a pattern and a name, sides a shape and a shade.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

import fontpkg
from PIL import Image, ImageDraw, ImageFont

from rules.card_game.facts import Faction

RGB = tuple[int, int, int]
Weight = Literal[400, 500, 700, 800]
Pattern = Literal["plain", "stripes", "rising", "falling", "dots", "checks", "waves", "peaks", "bars", "mesh"]

GROUND: RGB = (22, 25, 33)
PANEL: RGB = (38, 43, 55)
PANEL_EDGE: RGB = (84, 92, 110)
SUNK: RGB = (29, 33, 43)
PALE: RGB = (243, 236, 220)
QUIET: RGB = (186, 190, 201)
GOLD: RGB = (240, 196, 84)
FREE: RGB = (86, 180, 233)
SHADOW: RGB = (240, 122, 62)
CARD_FREE: RGB = (246, 240, 226)
CARD_SHADOW: RGB = (58, 50, 56)
STRIP_FREE: RGB = (222, 216, 204)
STRIP_SHADOW: RGB = (80, 72, 78)
RANGE: RGB = (44, 46, 68)
INK: RGB = (24, 22, 20)

FACTION: dict[Faction, tuple[RGB, RGB, Pattern]] = {
    # ground, ink on it, pattern
    "dunedain": ((0, 114, 178), (255, 255, 255), "peaks"),
    "dwarf": ((213, 94, 0), (20, 14, 8), "checks"),
    "elf": ((0, 158, 115), (6, 18, 14), "waves"),
    "hobbit": ((240, 228, 66), (24, 22, 6), "dots"),
    "rohan": ((230, 159, 0), (24, 16, 0), "rising"),
    "wizard": ((200, 204, 212), (20, 22, 28), "mesh"),
    "isengard": ((226, 226, 220), (20, 20, 20), "falling"),
    "monstrous": ((204, 121, 167), (26, 8, 18), "peaks"),
    "southron": ((240, 228, 66), (24, 22, 6), "bars"),
    "mordor": ((213, 94, 0), (20, 14, 8), "stripes"),
}


@cache
def body(size: int, weight: Weight = 500) -> ImageFont.FreeTypeFont:
    """The reading letters: Alegreya Sans."""
    return ImageFont.truetype(fontpkg.path("Alegreya Sans", weight=weight), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def title(size: int, weight: int = 700) -> ImageFont.FreeTypeFont:
    """The letters of headings and numbers: Cinzel, which has capitals only."""
    font = ImageFont.truetype(fontpkg.path("Cinzel", weight=weight), size, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([weight])
    return font


@lru_cache(maxsize=4096)
def wide(text: str, font: ImageFont.FreeTypeFont) -> float:
    """How many pixels the text takes in one line."""
    return font.getlength(text)


def wrap(text: str, font: ImageFont.FreeTypeFont, width: float) -> list[str]:
    """The text in lines of at most `width` pixels where its spaces and hyphens allow."""
    lines: list[str] = []
    for word in text.replace("-", "-\u200b").replace(" ", " \u200b").split("\u200b"):
        if lines and wide((lines[-1] + word).rstrip(), font) <= width:
            lines[-1] += word
        else:
            lines.append(word)
    return [line.rstrip() for line in lines]


@lru_cache(maxsize=1024)
def fit(text: str, width: int, height: int, sizes: tuple[int, ...], weight: Weight) -> tuple[int, tuple[str, ...]]:
    """The largest of the sizes at which the text fits into the box, with its lines; else the smallest, cut."""
    for size in sizes:
        font = body(size, weight)
        lines = wrap(text, font, width)
        if len(lines) * leading(size) <= height and all(wide(line, font) <= width for line in lines):
            return size, tuple(lines)
    size = sizes[-1]
    font = body(size, weight)
    rows = max(1, height // leading(size))
    lines = wrap(text, font, width)
    kept = lines[:rows]
    if len(lines) > rows:
        kept[-1] = " ".join(lines[rows - 1 :])
    return size, tuple(cut(line, font, width) for line in kept)


def leading(size: int) -> int:
    """Pixels from one line to the next."""
    return round(size * 1.02)


def cut(text: str, font: ImageFont.FreeTypeFont, width: float) -> str:
    """The text, shortened with a point if it is wider than `width`."""
    if wide(text, font) <= width:
        return text
    while text and wide(text + "…", font) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def contrast(one: RGB, two: RGB) -> float:
    """The contrast of two colours after WCAG 2.2: 4.5 and more is readable."""

    def light(colour: RGB) -> float:
        parts = [c / 255 for c in colour]
        r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    low, high = sorted((light(one), light(two)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=1024)
def stencil(text: str, font: ImageFont.FreeTypeFont) -> tuple[Image.Image, int, int]:
    """A line of text as a stencil, and where that begins as seen from the left end of its base line."""
    left, top, right, low = (round(edge) for edge in font.getbbox(text, anchor="ls"))
    shape = Image.new("L", (max(1, right - left), max(1, low - top)), 0)
    ImageDraw.Draw(shape).text((-left, -top), text, font=font, fill=255, anchor="ls")
    return shape, left, top


def write(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    font: ImageFont.FreeTypeFont,
    ink: RGB,
    start: Literal["left", "middle", "right"] = "left",
) -> float:
    """Writes one line, `at` being the start, middle or end of its base line, and says how wide it was."""
    width = wide(text, font)
    shape, left, top = stencil(text, font)
    x = at[0] - {"left": 0, "middle": width / 2, "right": width}[start]
    draw.bitmap((round(x + left), round(at[1] + top)), shape, fill=ink)
    return width


def blend(one: RGB, two: RGB, part: float) -> RGB:
    """The colour that lies this part of the way from one to two."""
    r, g, b = (round(a + (z - a) * part) for a, z in zip(one, two, strict=True))
    return (r, g, b)


DUSK = tuple(blend((62, 58, 92), (142, 90, 84), n / 15) for n in range(16))
"""The sky over the board, from above."""
PAIRS: tuple[tuple[RGB, RGB, int], ...] = (
    # ground, what is drawn on it, how many shades lie between them
    (PANEL, PALE, 7), (SUNK, PALE, 7), (GROUND, PALE, 4), (DUSK[5], PALE, 5), (DUSK[9], GOLD, 5),
    (GROUND, QUIET, 5), (PANEL, QUIET, 5), (SUNK, QUIET, 5), (SUNK, GOLD, 5), (SUNK, FREE, 5), (SUNK, SHADOW, 5),
    (PANEL, PANEL_EDGE, 2), (GROUND, PANEL_EDGE, 2), (PANEL, GOLD, 2), (GOLD, INK, 5), (FREE, INK, 5), (SHADOW, INK, 5),
    (CARD_FREE, INK, 7), (CARD_SHADOW, PALE, 7), (STRIP_FREE, INK, 4), (STRIP_SHADOW, PALE, 4), (RANGE, DUSK[12], 2),
    *((ground, on, 4) for ground, on, _ in FACTION.values()),
    *((ground, blend(ground, (0, 0, 0), 0.22), 1) for ground, _, _ in FACTION.values()),
)  # fmt: skip


@cache
def palette() -> Image.Image:
    """The 256 colours of the picture: every ground and ink, and what smooth edges need between them."""
    colours = [*DUSK]
    for one, two, between in PAIRS:
        colours += [blend(one, two, n / (between + 1)) for n in range(between + 2)]
    kept = list(dict.fromkeys(colours))[:256]
    shape = Image.new("P", (1, 1))
    shape.putpalette([part for colour in kept for part in colour])
    return shape
