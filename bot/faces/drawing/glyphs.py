"""The little signs of the pictures, drawn here from lines and curves."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.faces.drawing.quest_glyphs import QUEST_SIGNS

Pen = ImageDraw.ImageDraw
OVER = 6
"""Signs are drawn this many times larger and then made small, for smooth edges."""


def sword(d: Pen, s: float) -> None:
    def at(along: float, across: float) -> tuple[float, float]:
        return (0.5 + (along - across) * 0.7071) * s, (0.5 - (along + across) * 0.7071) * s

    d.polygon([at(-0.24, -0.075), at(0.46, -0.075), at(0.62, 0), at(0.46, 0.075), at(-0.24, 0.075)], fill=255)
    d.polygon([at(-0.3, -0.27), at(-0.19, -0.27), at(-0.19, 0.27), at(-0.3, 0.27)], fill=255)
    d.polygon([at(-0.52, -0.06), at(-0.3, -0.06), at(-0.3, 0.06), at(-0.52, 0.06)], fill=255)
    x, y = at(-0.55, 0)
    d.ellipse([x - 0.1 * s, y - 0.1 * s, x + 0.1 * s, y + 0.1 * s], fill=255)


def heater(s: float, inset: float = 0.0) -> list[tuple[float, float]]:
    """The outline of a shield."""
    top, half, tip = 0.1 + inset, 0.4 - inset, 0.97 - inset * 1.3
    right = [(0.5 + half, top)]
    for step in range(9):
        angle = step / 8 * math.pi / 2
        right.append((0.5 + half * math.cos(angle), 0.46 + (tip - 0.46) * math.sin(angle)))
    return [(x * s, y * s) for x, y in right + [(1 - x, y) for x, y in reversed(right)]]


def shield(d: Pen, s: float) -> None:
    d.polygon(heater(s), fill=255)
    d.polygon(heater(s, 0.1), fill=0)
    d.polygon(heater(s, 0.17), fill=255)


def road(d: Pen, s: float) -> None:
    """A shield with a winding road: Free Peoples path icons."""
    d.polygon(heater(s), fill=255)
    left, right = [], []
    for step in range(21):
        t = step / 20
        half = 0.035 + 0.095 * t
        middle = 0.5 + 0.13 * math.sin(t * 5.4) * (0.35 + 0.65 * t)
        y = 0.2 + 0.66 * t
        left.append(((middle - half) * s, y * s))
        right.append(((middle + half) * s, y * s))
    d.polygon(left + right[::-1], fill=0)


def skull(d: Pen, s: float) -> None:
    """Shadow path icons."""
    d.ellipse([0.1 * s, 0.06 * s, 0.9 * s, 0.74 * s], fill=255)
    d.rounded_rectangle([0.28 * s, 0.55 * s, 0.72 * s, 0.95 * s], 0.07 * s, fill=255)
    d.ellipse([0.22 * s, 0.34 * s, 0.44 * s, 0.6 * s], fill=0)
    d.ellipse([0.56 * s, 0.34 * s, 0.78 * s, 0.6 * s], fill=0)
    d.polygon([(0.5 * s, 0.58 * s), (0.44 * s, 0.7 * s), (0.56 * s, 0.7 * s)], fill=0)
    for x in (0.42, 0.58):
        d.line([(x * s, 0.8 * s), (x * s, 0.96 * s)], fill=0, width=round(0.05 * s))


def ring(d: Pen, s: float) -> None:
    d.ellipse([0.08 * s, 0.14 * s, 0.92 * s, 0.86 * s], fill=255)
    d.ellipse([0.24 * s, 0.27 * s, 0.76 * s, 0.73 * s], fill=0)
    d.arc([0.15 * s, 0.2 * s, 0.85 * s, 0.8 * s], 200, 250, fill=0, width=round(0.05 * s))


def army(d: Pen, s: float) -> None:
    """A banner."""
    d.rectangle([0.17 * s, 0.04 * s, 0.26 * s, 0.97 * s], fill=255)
    d.polygon([(x * s, y * s) for x, y in ((0.3, 0.1), (0.92, 0.1), (0.74, 0.33), (0.92, 0.56), (0.3, 0.56))], fill=255)


def character(d: Pen, s: float) -> None:
    """A hooded figure."""
    d.ellipse([0.32 * s, 0.05 * s, 0.68 * s, 0.43 * s], fill=255)
    d.polygon(
        [(x * s, y * s) for x, y in ((0.5, 0.36), (0.8, 0.56), (0.92, 0.96), (0.08, 0.96), (0.2, 0.56))], fill=255
    )


def item(d: Pen, s: float) -> None:
    """A cut stone."""
    d.polygon(
        [(x * s, y * s) for x, y in ((0.27, 0.14), (0.73, 0.14), (0.94, 0.42), (0.5, 0.94), (0.06, 0.42))], fill=255
    )
    line = round(0.05 * s)
    d.line([(0.08 * s, 0.42 * s), (0.92 * s, 0.42 * s)], fill=0, width=line)
    d.line(
        [(x * s, y * s) for x, y in ((0.36, 0.42), (0.5, 0.9), (0.64, 0.42), (0.5, 0.16), (0.36, 0.42))],
        fill=0,
        width=line,
    )


def event(d: Pen, s: float) -> None:
    """A scroll."""
    d.rounded_rectangle([0.16 * s, 0.08 * s, 0.84 * s, 0.92 * s], 0.1 * s, fill=255)
    for y in (0.3, 0.47, 0.64):
        d.line([(0.3 * s, y * s), (0.7 * s, y * s)], fill=0, width=round(0.06 * s))


def hand(d: Pen, s: float) -> None:
    """Three fanned cards."""
    for angle in (-0.34, 0.0, 0.34):
        for half, fill in ((0.22, 0), (0.19, 255)):
            d.polygon(
                [
                    turned(x, y, angle, s)
                    for x, y in ((-half, -0.59 - half), (half, -0.59 - half), (half, -0.4 + half), (-half, -0.4 + half))
                ],
                fill=fill,
            )


def turned(x: float, y: float, angle: float, s: float) -> tuple[float, float]:
    """A point turned about the middle of the lower edge."""
    return (0.5 + x * math.cos(angle) - y * math.sin(angle)) * s, (1 + x * math.sin(angle) + y * math.cos(angle)) * s


def deck(d: Pen, s: float) -> None:
    """A stack of cards."""
    for n, (x, y) in enumerate(((0.3, 0.06), (0.2, 0.14), (0.1, 0.22))):
        if n:
            d.rounded_rectangle([(x - 0.05) * s, (y - 0.05) * s, (x + 0.63) * s, (y + 0.77) * s], 0.1 * s, fill=0)
        d.rounded_rectangle([x * s, y * s, (x + 0.58) * s, (y + 0.72) * s], 0.08 * s, fill=255)


def cycle(d: Pen, s: float) -> None:
    """An arrow that turns round."""
    d.arc([0.1 * s, 0.14 * s, 0.86 * s, 0.9 * s], 10, 300, fill=255, width=round(0.15 * s))
    d.polygon([(x * s, y * s) for x, y in ((0.58, 0.02), (0.98, 0.2), (0.66, 0.5))], fill=255)


def grave(d: Pen, s: float) -> None:
    """A standing stone: what is eliminated."""
    d.pieslice([0.2 * s, 0.04 * s, 0.8 * s, 0.64 * s], 180, 360, fill=255)
    d.rectangle([0.2 * s, 0.33 * s, 0.8 * s, 0.86 * s], fill=255)
    d.rectangle([0.06 * s, 0.86 * s, 0.94 * s, 0.97 * s], fill=255)
    for y in (0.34, 0.5, 0.66):
        d.line([(0.34 * s, y * s), (0.66 * s, y * s)], fill=0, width=round(0.07 * s))


def star(d: Pen, s: float) -> None:
    """The Free Peoples: a star of eight rays."""
    points = []
    for n in range(16):
        reach = (0.5, 0.18, 0.36, 0.18)[n % 4]
        angle = n * math.pi / 8 - math.pi / 2
        points.append(((0.5 + reach * math.cos(angle)) * s, (0.5 + reach * math.sin(angle)) * s))
    d.polygon(points, fill=255)


def peak(d: Pen, s: float) -> None:
    """The Shadow: a burning mountain."""
    d.polygon([(x * s, y * s) for x, y in ((0.02, 0.96), (0.36, 0.42), (0.64, 0.42), (0.98, 0.96))], fill=255)
    d.polygon([(x * s, y * s) for x, y in ((0.44, 0.42), (0.56, 0.42), (0.54, 0.6), (0.6, 0.72), (0.46, 0.62))], fill=0)
    d.polygon(
        [(x * s, y * s) for x, y in ((0.5, 0.02), (0.62, 0.2), (0.57, 0.35), (0.43, 0.35), (0.38, 0.22), (0.47, 0.2))],
        fill=255,
    )


def drop(d: Pen, s: float) -> None:
    """Corruption."""
    d.ellipse([0.18 * s, 0.36 * s, 0.82 * s, 0.98 * s], fill=255)
    d.polygon([(0.5 * s, 0.02 * s), (0.21 * s, 0.56 * s), (0.79 * s, 0.56 * s)], fill=255)
    d.arc([0.3 * s, 0.48 * s, 0.7 * s, 0.87 * s], 90, 170, fill=0, width=round(0.07 * s))


def crown(d: Pen, s: float) -> None:
    """Who begins the round."""
    d.polygon(
        [
            (x * s, y * s)
            for x, y in ((0.08, 0.26), (0.3, 0.5), (0.5, 0.14), (0.7, 0.5), (0.92, 0.26), (0.84, 0.74), (0.16, 0.74))
        ],
        fill=255,
    )
    d.rectangle([0.16 * s, 0.8 * s, 0.84 * s, 0.92 * s], fill=255)


def arrow(d: Pen, s: float) -> None:
    """Who acts."""
    d.polygon([(x * s, y * s) for x, y in ((0.14, 0.08), (0.92, 0.5), (0.14, 0.92), (0.34, 0.5))], fill=255)


def helm(d: Pen, s: float) -> None:
    """A crested helmet: leadership."""
    d.pieslice([0.14 * s, 0.2 * s, 0.86 * s, 1.1 * s], 180, 360, fill=255)
    d.rectangle([0.14 * s, 0.62 * s, 0.86 * s, 0.92 * s], fill=255)
    d.rectangle([0.3 * s, 0.6 * s, 0.7 * s, 0.7 * s], fill=0)
    d.rectangle([0.46 * s, 0.6 * s, 0.54 * s, 0.93 * s], fill=0)
    d.chord([0.32 * s, 0.0 * s, 0.68 * s, 0.5 * s], 180, 360, fill=255)


def eye(d: Pen, s: float) -> None:
    """A lidless eye: what hunts."""
    upper = [(0.02 + 0.96 * k / 16, 0.5 - 0.32 * math.sin(math.pi * k / 16)) for k in range(17)]
    d.polygon([(x * s, y * s) for x, y in [*upper, *((x, 1 - y) for x, y in reversed(upper))]], fill=255)
    d.ellipse([0.28 * s, 0.28 * s, 0.72 * s, 0.72 * s], fill=0)
    d.polygon([(x * s, y * s) for x, y in ((0.5, 0.25), (0.58, 0.5), (0.5, 0.75), (0.42, 0.5))], fill=255)


def tower(d: Pen, s: float) -> None:
    """A Stronghold."""
    d.polygon([(x * s, y * s) for x, y in ((0.3, 0.3), (0.7, 0.3), (0.78, 0.97), (0.22, 0.97))], fill=255)
    for x in (0.2, 0.42, 0.64):
        d.rectangle([x * s, 0.04 * s, (x + 0.16) * s, 0.3 * s], fill=255)
    d.rectangle([0.2 * s, 0.17 * s, 0.8 * s, 0.34 * s], fill=255)
    d.pieslice([0.4 * s, 0.62 * s, 0.6 * s, 0.94 * s], 180, 360, fill=0)
    d.rectangle([0.4 * s, 0.78 * s, 0.6 * s, 0.97 * s], fill=0)


def city(d: Pen, s: float) -> None:
    """A City: three roofs."""
    for left, top in ((0.04, 0.42), (0.64, 0.5)):
        d.polygon([(x * s, y * s) for x, y in ((left, top), (left + 0.16, top - 0.2), (left + 0.32, top))], fill=255)
        d.rectangle([left * s, top * s, (left + 0.32) * s, 0.95 * s], fill=255)
    d.polygon([(x * s, y * s) for x, y in ((0.28, 0.36), (0.5, 0.04), (0.72, 0.36))], fill=255)
    d.rectangle([0.31 * s, 0.34 * s, 0.69 * s, 0.95 * s], fill=255)
    d.rectangle([0.44 * s, 0.66 * s, 0.56 * s, 0.96 * s], fill=0)


def town(d: Pen, s: float) -> None:
    """A Town: one roof."""
    d.polygon([(x * s, y * s) for x, y in ((0.12, 0.54), (0.5, 0.2), (0.88, 0.54))], fill=255)
    d.rectangle([0.22 * s, 0.52 * s, 0.78 * s, 0.92 * s], fill=255)
    d.rectangle([0.42 * s, 0.66 * s, 0.58 * s, 0.93 * s], fill=0)


def fortification(d: Pen, s: float) -> None:
    """A Fortification: a wall."""
    d.rectangle([0.06 * s, 0.48 * s, 0.94 * s, 0.9 * s], fill=255)
    for x in (0.06, 0.3, 0.54, 0.78):
        d.rectangle([x * s, 0.3 * s, (x + 0.16) * s, 0.5 * s], fill=255)


SIGNS: dict[str, Callable[[Pen, float], None]] = {
    sign.__name__: sign
    for sign in (
        sword, shield, road, skull, ring, army, character, item, event, hand, deck, cycle, grave, star, peak, drop,
        crown, arrow, helm, eye, tower, city, town, fortification,
    )
} | QUEST_SIGNS  # fmt: skip


@lru_cache(maxsize=256)
def mask(name: str, size: int) -> Image.Image:
    """A sign as a smooth stencil of `size` pixels square."""
    big = Image.new("L", (size * OVER, size * OVER), 0)
    SIGNS[name](ImageDraw.Draw(big), size * OVER)
    return big.resize((size, size), Image.Resampling.BOX)
