"""More little signs: those of quests, of the wilds and of prisoners."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import ImageDraw

Pen = ImageDraw.ImageDraw


def sun(d: Pen, s: float) -> None:
    """Willpower, and day: a sun with eight rays."""
    for n in range(8):
        angle = n * math.pi / 4
        x, y = math.cos(angle), math.sin(angle)
        d.polygon(
            [
                ((0.5 + 0.5 * x) * s, (0.5 + 0.5 * y) * s),
                ((0.5 + 0.31 * x - 0.1 * y) * s, (0.5 + 0.31 * y + 0.1 * x) * s),
                ((0.5 + 0.31 * x + 0.1 * y) * s, (0.5 + 0.31 * y - 0.1 * x) * s),
            ],
            fill=255,
        )
    d.ellipse([0.24 * s, 0.24 * s, 0.76 * s, 0.76 * s], fill=255)


def moon(d: Pen, s: float) -> None:
    """Night: a crescent."""
    d.ellipse([0.08 * s, 0.06 * s, 0.94 * s, 0.92 * s], fill=255)
    d.ellipse([0.3 * s, -0.04 * s, 1.06 * s, 0.72 * s], fill=0)


def heart(d: Pen, s: float) -> None:
    """Hit points."""
    d.pieslice([0.04 * s, 0.1 * s, 0.54 * s, 0.6 * s], 135, 360, fill=255)
    d.pieslice([0.46 * s, 0.1 * s, 0.96 * s, 0.6 * s], 180, 405, fill=255)
    d.ellipse([0.04 * s, 0.1 * s, 0.54 * s, 0.6 * s], fill=255)
    d.ellipse([0.46 * s, 0.1 * s, 0.96 * s, 0.6 * s], fill=255)
    d.polygon([(x * s, y * s) for x, y in ((0.105, 0.5), (0.5, 0.34), (0.895, 0.5), (0.5, 0.95))], fill=255)


def coin(d: Pen, s: float) -> None:
    """A resource."""
    d.ellipse([0.06 * s, 0.06 * s, 0.94 * s, 0.94 * s], fill=255)
    d.ellipse([0.16 * s, 0.16 * s, 0.84 * s, 0.84 * s], fill=0)
    d.ellipse([0.21 * s, 0.21 * s, 0.79 * s, 0.79 * s], fill=255)
    d.polygon([(x * s, y * s) for x, y in ((0.5, 0.3), (0.66, 0.5), (0.5, 0.7), (0.34, 0.5))], fill=0)


def tree(d: Pen, s: float) -> None:
    """A location: a fir."""
    d.rectangle([0.43 * s, 0.78 * s, 0.57 * s, 0.98 * s], fill=255)
    for top, low, half in ((0.02, 0.36, 0.22), (0.2, 0.6, 0.31), (0.42, 0.84, 0.4)):
        d.polygon([(0.5 * s, top * s), ((0.5 + half) * s, low * s), ((0.5 - half) * s, low * s)], fill=255)


def flag(d: Pen, s: float) -> None:
    """A quest, and progress."""
    d.rectangle([0.16 * s, 0.04 * s, 0.26 * s, 0.98 * s], fill=255)
    d.polygon([(x * s, y * s) for x, y in ((0.3, 0.08), (0.92, 0.3), (0.3, 0.54))], fill=255)
    d.rectangle([0.06 * s, 0.9 * s, 0.38 * s, 0.98 * s], fill=255)


def hourglass(d: Pen, s: float) -> None:
    """Time counters."""
    d.rectangle([0.14 * s, 0.03 * s, 0.86 * s, 0.14 * s], fill=255)
    d.rectangle([0.14 * s, 0.86 * s, 0.86 * s, 0.97 * s], fill=255)
    d.polygon([(x * s, y * s) for x, y in ((0.2, 0.16), (0.8, 0.16), (0.54, 0.5), (0.46, 0.5))], fill=255)
    d.polygon([(x * s, y * s) for x, y in ((0.46, 0.5), (0.54, 0.5), (0.8, 0.84), (0.2, 0.84))], fill=255)
    d.polygon([(x * s, y * s) for x, y in ((0.34, 0.22), (0.66, 0.22), (0.6, 0.3), (0.4, 0.3))], fill=0)
    d.polygon([(x * s, y * s) for x, y in ((0.5, 0.56), (0.66, 0.76), (0.34, 0.76))], fill=0)


def bars(d: Pen, s: float) -> None:
    """Captured cards: the window of a cell."""
    d.rounded_rectangle([0.08 * s, 0.06 * s, 0.92 * s, 0.94 * s], 0.1 * s, fill=255)
    d.rectangle([0.18 * s, 0.16 * s, 0.82 * s, 0.84 * s], fill=0)
    for x in (0.3, 0.47, 0.64):
        d.rectangle([x * s, 0.1 * s, (x + 0.08) * s, 0.9 * s], fill=255)
    d.rectangle([0.12 * s, 0.45 * s, 0.88 * s, 0.54 * s], fill=255)


def back(d: Pen, s: float) -> None:
    """A facedown card."""
    d.rounded_rectangle([0.18 * s, 0.04 * s, 0.82 * s, 0.96 * s], 0.09 * s, fill=255)
    d.rounded_rectangle([0.26 * s, 0.12 * s, 0.74 * s, 0.88 * s], 0.05 * s, fill=0)
    d.polygon([(x * s, y * s) for x, y in ((0.5, 0.24), (0.66, 0.5), (0.5, 0.76), (0.34, 0.5))], fill=255)


def token(d: Pen, s: float) -> None:
    """A token on a card of the encounter side."""
    points = [(0.5 + 0.46 * math.cos(n * math.pi / 3), 0.5 + 0.46 * math.sin(n * math.pi / 3)) for n in range(6)]
    d.polygon([(x * s, y * s) for x, y in points], fill=255)
    d.ellipse([0.3 * s, 0.3 * s, 0.7 * s, 0.7 * s], fill=0)


def laurel(d: Pen, s: float) -> None:
    """Victory points: a cup."""
    d.pieslice([0.18 * s, -0.34 * s, 0.82 * s, 0.62 * s], 0, 180, fill=255)
    d.rectangle([0.18 * s, 0.06 * s, 0.82 * s, 0.16 * s], fill=255)
    for left, right in ((0.02, 0.3), (0.7, 0.98)):
        d.arc([left * s, 0.1 * s, right * s, 0.46 * s], 0, 360, fill=255, width=round(0.07 * s))
    d.rectangle([0.44 * s, 0.58 * s, 0.56 * s, 0.82 * s], fill=255)
    d.rectangle([0.26 * s, 0.82 * s, 0.74 * s, 0.94 * s], fill=255)


QUEST_SIGNS: dict[str, Callable[[Pen, float], None]] = {
    sign.__name__: sign for sign in (sun, moon, heart, coin, tree, flag, hourglass, bars, back, token, laurel)
}
