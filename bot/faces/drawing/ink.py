"""The colours of the pictures.

They are those of Okabe and Ito, which stay apart for colour-blind eyes, on a dark ground and on pale
cards. A colour is never the only carrier: whatever has one also has a shape, a pattern or a name.
"""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

RGB = tuple[int, int, int]

GROUND: RGB = (22, 25, 33)
PANEL: RGB = (38, 43, 55)
EDGE: RGB = (84, 92, 110)
SUNK: RGB = (29, 33, 43)
PALE: RGB = (243, 236, 220)
QUIET: RGB = (186, 190, 201)
GOLD: RGB = (240, 196, 84)
INK: RGB = (24, 22, 20)

BLUE: RGB = (0, 114, 178)
SKY: RGB = (86, 180, 233)
GREEN: RGB = (0, 158, 115)
YELLOW: RGB = (240, 228, 66)
ORANGE: RGB = (230, 159, 0)
VERMILION: RGB = (213, 94, 0)
EMBER: RGB = (240, 122, 62)
"""Vermilion, lighter: readable as letters on the dark ground."""
PINK: RGB = (204, 121, 167)


def blend(one: RGB, two: RGB, part: float) -> RGB:
    """The colour that lies this part of the way from one to two."""
    r, g, b = (round(a + (z - a) * part) for a, z in zip(one, two, strict=True))
    return (r, g, b)


def darker(colour: RGB, by: float) -> RGB:
    return blend(colour, (0, 0, 0), by)


def contrast(one: RGB, two: RGB) -> float:
    """The contrast of two colours after WCAG 2.2: 4.5 and more is readable, 3 is enough for large letters and signs."""
    low, high = sorted((light(one), light(two)))
    return (high + 0.05) / (low + 0.05)


def light(colour: RGB) -> float:
    """How light a colour looks, 0 to 1 (WCAG 2.2, relative luminance)."""
    parts = (c / 255 for c in colour)
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def palette(pairs: Iterable[tuple[RGB, RGB, int]]) -> Image.Image:
    """At most 256 colours: of each pair both, and as many between them as smooth edges need.

    Raises ValueError if they are more. A picture in few colours is written five times as fast.
    """
    colours = {blend(one, two, n / (between + 1)): None for one, two, between in pairs for n in range(between + 2)}
    if len(colours) > 256:
        raise ValueError(f"{len(colours)} colours")
    shape = Image.new("P", (1, 1))
    shape.putpalette([part for colour in colours for part in colour])
    return shape
