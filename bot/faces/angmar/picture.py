"""Draws the table: quests and staging areas above, the players below."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from bot.faces.angmar import panels, scenery, texts
from bot.faces.angmar.board import doing, stand, victory
from bot.faces.angmar.scenery import EDGE, GAP, HALF, HEAD, WIDTH
from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Badge, Box, Canvas, row_width
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.sight import Sight

FOOT = 48
"""The height of the legend in pixels."""
Panel = Callable[..., int]
Stack = tuple[Panel, ...]
LEGEND = (
    ("sun", "willpower"), ("sword", "attack"), ("shield", "defense"), ("heart", "hit points"), ("coin", "resources"),
    ("eye", "threat"), ("back", "shadow cards"), ("hourglass", "time"), ("token", "tokens"),
    ("bars", "cards under it, captured"), ("crown", "first player"), ("hand", "hand"), ("deck", "deck"),
    ("grave", "discard pile"),
)  # fmt: skip
_NOWHERE = Canvas(1, 1, ink.GROUND)
"""For measuring: nothing is drawn on it."""


def render(sight: Sight) -> bytes:
    """The table as a PNG, 1600 pixels wide and as high as what stands on it needs."""
    rows, notes = list(_rows(sight)), list(_notes(sight))
    tall = [max(_measure(stack, _box(k, len(row), 0, 0)) for k, stack in enumerate(row)) for row in rows]
    above = HEAD + 8 + sum(_note(_NOWHERE, 0, *note, draw=False) for note in notes)
    height = above + sum(tall) + GAP * len(tall) + FOOT
    canvas = Canvas(WIDTH, height, ink.GROUND)
    canvas.image.paste(scenery.sky(), (0, 0))
    _header(canvas, sight)
    y = HEAD + 8
    for note in notes:
        y += _note(canvas, y, *note)
    for row, high in zip(rows, tall, strict=True):
        for k, stack in enumerate(row):
            _draw(canvas, stack, _box(k, len(row), y, high))
        y += high + GAP
    _legend(canvas, height)
    return canvas.png(scenery.colours())


def _box(k: int, of: int, y: int, height: int) -> Box:
    wide = HALF if of == 2 else WIDTH - 2 * EDGE
    return Box(EDGE + k * (HALF + GAP), y, wide, height)


def _measure(stack: Stack, box: Box) -> int:
    return sum(panel(_NOWHERE, box, draw=False) for panel in stack) + GAP * (len(stack) - 1)


def _draw(canvas: Canvas, stack: Stack, box: Box) -> None:
    """Panels one below another; the last one fills the height of its row."""
    y = box.y
    for panel in stack:
        high = panel(_NOWHERE, box, draw=False)
        if panel is stack[-1]:
            high = box.y + box.height - y
        panel(canvas, Box(box.x, y, box.width, high))
        y += high + GAP


def _rows(sight: Sight) -> Iterator[tuple[Stack, ...]]:
    """One staging area over all players; or, in Mount Gram, the areas side by side with their players below them.
    Who is eliminated comes last.
    """
    tables = sight.players
    if len(sight.areas) > 1:
        stacks: list[Stack] = [
            (
                partial(panels.area, sight=sight, stage=stage),
                *(partial(panels.player, sight=sight, table=tables[seat]) for seat in stage.seats),
            )
            for stage in sight.areas
        ]
    else:
        yield from (((partial(panels.area, sight=sight, stage=stage),),) for stage in sight.areas)
        stacks = [(partial(panels.player, sight=sight, table=t),) for t in tables.values() if not t.out]
    yield from _pairs(stacks)
    yield from _pairs([(partial(panels.player, sight=sight, table=t),) for t in tables.values() if t.out])


def _pairs(stacks: list[Stack]) -> Iterator[tuple[Stack, ...]]:
    """Two to a row; an odd one at the end has a row of its own."""
    yield from (tuple(stacks[k : k + 2]) for k in range(0, len(stacks), 2))


def _notes(sight: Sight) -> Iterator[tuple[str, str]]:
    """What is going on: a revealed card, an attack; or how it ended."""
    if sight.result is not None:
        yield "star", "The players have won." if sight.result.won else "The players have lost."
    for card in sight.revealed:
        said = texts.part(card.key, "When revealed")
        yield "event", f"Revealed: {card.name}. {said}"
    if sight.fight is not None:
        shown = sight.pieces[sight.fight.enemy].shown
        shadow = f" Shadow card: {', '.join(shown)}." if shown else ""
        yield "sword", doing(sight).replace("\\", "") + shadow


def _note(canvas: Canvas, y: int, sign: str, words: str, *, draw: bool = True) -> int:
    """A line or two about what is going on; gives its height with the gap below."""
    wide = WIDTH - 2 * EDGE
    size, lines = letters.fit(words, wide - 80, 2 * letters.leading(27), (27, 26, 25), 700)
    high = 22 + len(lines) * letters.leading(size)
    if draw:
        canvas.framed(Box(EDGE, y, wide, high), 12, ink.SUNK, ink.GOLD)
        canvas.stamp((EDGE + 16, y + 11), sign, 28, ink.GOLD)
        for k, line in enumerate(lines):
            base = y + 11 + letters.leading(size) * (k + 0.82)
            canvas.write((EDGE + 58, base), line, letters.body(size, 700), ink.GOLD)
    return high + 16


def _header(canvas: Canvas, sight: Sight) -> None:
    """Scenario and stage on the left; the encounter deck, its discard pile and victory points on the right."""
    canvas.write((EDGE, 62), SCENARIOS[sight.scenario].title, letters.title(44, 800), ink.PALE)
    canvas.write((EDGE, 106), stand(sight).replace(", ", " · "), letters.body(32, 700), ink.GOLD)
    badges = [Badge("deck", str(sight.encounter)), Badge("grave", str(len(sight.discard)))]
    badges += [Badge("skull", str(sight.orcs))] if sight.orcs else []
    badges += [Badge("laurel", str(victory(sight)))]
    day = next((p.name for p in sight.pieces.values() if p.name in {"Daybreak", "Nightfall"}), "")
    wide = row_width(badges, 34, 24) + 48 + (56 if day else 0)
    box = Box(WIDTH - EDGE - wide, 26, wide, 84)
    canvas.plate(box, 14, ink.SUNK)
    x = box.x + 24
    if day:
        canvas.stamp((x, box.y + 22), "sun" if day == "Daybreak" else "moon", 40, ink.GOLD)
        x += 56
    canvas.badges((x, box.y + 18), badges, 34, ink.PALE, gap=24)
    words = "encounter deck, discard, victory" if not sight.orcs else "encounter, discard, Orc deck, victory"
    words = {"Daybreak": "Day; ", "Nightfall": "Night; "}.get(day, "") + words
    canvas.write((box.x + box.width / 2, box.y + 76), words, letters.body(18), ink.QUIET, start="middle")


def _legend(canvas: Canvas, height: int) -> None:
    font, x = letters.body(20), EDGE
    for sign, text in LEGEND:
        canvas.stamp((x, height - 36), sign, 20, ink.QUIET)
        x += 38 + round(canvas.write((x + 25, height - 19), text, font, ink.QUIET))
