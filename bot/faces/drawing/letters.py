"""The letters of the pictures: Alegreya Sans to read and Cinzel for headings and numbers.

Both are free under the SIL Open Font License 1.1; the packages fontpkg-* bring them with their licences.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

import fontpkg  # type: ignore[import-untyped]  # it ships no type information
from PIL import Image, ImageDraw, ImageFont

Font = ImageFont.FreeTypeFont
Weight = Literal[400, 500, 700, 800]


@cache
def body(size: int, weight: Weight = 500) -> Font:
    """The letters to read."""
    return ImageFont.truetype(fontpkg.path("Alegreya Sans", weight=weight), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def title(size: int, weight: Weight = 700) -> Font:
    """The letters of headings and numbers; they are all capitals."""
    font = ImageFont.truetype(fontpkg.path("Cinzel", weight=weight), size, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([weight])
    return font


@lru_cache(maxsize=4096)
def wide(text: str, font: Font) -> float:
    """How many pixels the text takes in one line."""
    return font.getlength(text)


@lru_cache(maxsize=1024)
def stencil(text: str, font: Font) -> tuple[Image.Image, int, int]:
    """A line of text as a stencil, and where that begins as seen from the left end of its base line."""
    left, top, right, low = (round(edge) for edge in font.getbbox(text, anchor="ls"))
    shape = Image.new("L", (max(1, right - left), max(1, low - top)), 0)
    ImageDraw.Draw(shape).text((-left, -top), text, font=font, fill=255, anchor="ls")
    return shape, left, top


def leading(size: int) -> int:
    """Pixels from one line to the next."""
    return round(size * 1.02)


def wrap(text: str, font: Font, width: float) -> list[str]:
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
    kept = [*lines[: rows - 1], " ".join(lines[rows - 1 :])]
    return size, tuple(cut(line, font, width) for line in kept)


def cut(text: str, font: Font, width: float) -> str:
    """The text, shortened and with "…" if it is wider than `width`."""
    if wide(text, font) <= width:
        return text
    while text and wide(text + "…", font) > width:
        text = text[:-1]
    return text.rstrip() + "…"
