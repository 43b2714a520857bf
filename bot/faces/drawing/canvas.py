"""A picture being drawn: plates with round corners, signs, lines of text, rows of badges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from io import BytesIO
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from bot.faces.drawing import letters
from bot.faces.drawing.glyphs import OVER, mask
from bot.faces.drawing.ink import RGB
from bot.faces.drawing.letters import Font

At = tuple[float, float]


class Box(NamedTuple):
    """A part of the picture: its upper left corner and its size in pixels."""

    x: int
    y: int
    width: int
    height: int

    def grown(self, by: int) -> Box:
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True, slots=True)
class Badge:
    """A sign with its number; `ringed` sets it apart."""

    sign: str
    count: str
    ringed: bool = False


class Canvas:
    """The picture and the pen that draws on it."""

    def __init__(self, width: int, height: int, ground: RGB) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.pen = ImageDraw.Draw(self.image)

    def plate(self, box: Box, radius: int, ground: RGB) -> None:
        """Fills a box with smooth round corners."""
        x, y, width, height = box
        right, low = x + width, y + height
        if width > 2 * radius:
            self.pen.rectangle((x + radius, y, right - radius - 1, low - 1), fill=ground)
        if height > 2 * radius:
            self.pen.rectangle((x, y + radius, right - 1, low - radius - 1), fill=ground)
        for turn, at in enumerate(((x, y), (right - radius, y), (right - radius, low - radius), (x, low - radius))):
            self.pen.bitmap(at, corner(radius, turn), fill=ground)

    def framed(self, box: Box, radius: int, ground: RGB, edge: RGB) -> None:
        """A plate with a thin edge around it."""
        self.plate(box.grown(2), radius + 2, edge)
        self.plate(box, radius, ground)

    def stamp(self, at: At, sign: str, size: int, ink: RGB) -> None:
        """Puts a sign on the picture; `at` is its upper left corner."""
        self.pen.bitmap((round(at[0]), round(at[1])), mask(sign, size), fill=ink)

    def write(
        self, at: At, text: str, font: Font, ink: RGB, *, start: Literal["left", "middle", "right"] = "left"
    ) -> float:
        """Writes one line, `at` being the start, middle or end of its base line, and says how wide it was."""
        width = letters.wide(text, font)
        shape, left, top = letters.stencil(text, font)
        x = at[0] - {"left": 0, "middle": width / 2, "right": width}[start]
        self.pen.bitmap((round(x + left), round(at[1] + top)), shape, fill=ink)
        return width

    def badges(self, at: At, badges: Sequence[Badge], size: int, ink: RGB, *, gap: int = 7) -> None:
        """A row of badges from `at` to the right."""
        x, y = round(at[0]), round(at[1])
        font = letters.title(size, 800)
        for one in badges:
            inset = 5 if one.ringed else 0
            if one.ringed:
                self.pen.bitmap((x, y - 3), hoop(badge_width(one, size), size + 6), fill=ink)
            self.stamp((x + inset, y), one.sign, size, ink)
            self.write((x + inset + size + 2, y + size * 0.88), one.count, font, ink)
            x += badge_width(one, size) + gap

    def png(self, palette: Image.Image) -> bytes:
        """The finished picture in the colours of the palette."""
        out = BytesIO()
        self.image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", compress_level=3)
        return out.getvalue()


def badge_width(badge: Badge, size: int) -> int:
    """How many pixels a badge takes at this size."""
    number = round(letters.wide(badge.count, letters.title(size, 800)))
    return size + 2 + number + (10 if badge.ringed else 0)


def row_width(badges: Sequence[Badge], size: int, gap: int = 7) -> int:
    """The width of a row of badges."""
    return sum(badge_width(b, size) for b in badges) + gap * max(0, len(badges) - 1)


@cache
def corner(radius: int, turn: int) -> Image.Image:
    """The stencil of one round corner; `turn` is 0 for the upper left one, then clockwise."""
    side = radius * OVER
    big = Image.new("L", (side, side), 0)
    x, y = ((0, 0), (-side, 0), (-side, -side), (0, -side))[turn]
    ImageDraw.Draw(big).ellipse((x, y, x + 2 * side - 1, y + 2 * side - 1), fill=255)
    return big.resize((radius, radius), Image.Resampling.BOX)


@lru_cache(maxsize=128)
def hoop(width: int, height: int) -> Image.Image:
    """The stencil of the ring around a badge."""
    big = Image.new("L", (width * OVER, height * OVER), 0)
    box = (0, 0, width * OVER - 1, height * OVER - 1)
    ImageDraw.Draw(big).rounded_rectangle(box, height * OVER // 2, outline=255, width=round(OVER * 1.6))
    return big.resize((width, height), Image.Resampling.BOX)
