"""Draws the table."""

from __future__ import annotations

from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Canvas
from bot.faces.kings.scenery import colours
from rules.angmar.sight import Sight


def render(sight: Sight) -> bytes:
    canvas = Canvas(1600, 400, ink.GROUND)
    canvas.write((26, 60), sight.scenario, letters.title(44, 800), ink.PALE)
    return canvas.png(colours())
