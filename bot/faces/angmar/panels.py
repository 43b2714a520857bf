"""The panels of the picture: staging areas with their quests, and players with their characters.

Each gives its height when it is asked not to draw.
"""

from __future__ import annotations

from bot.faces.angmar import names as n
from bot.faces.angmar import numbers, texts
from bot.faces.angmar.scene import tile
from bot.faces.angmar.scenery import BLOOD, HALF, dial, progress
from bot.faces.angmar.tiles import Tile, lay, tall
from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Badge, Box, Canvas, row_width
from bot.ui.words import listed
from rules.angmar.sight import Seen, Sight, Stage, Table

PAD, SIDE, CLASH = 18, 38, 74
"""Pixels: inside a panel's edge, the head of a side quest, the plate of willpower against threat."""
TEXT, QUEST_LINES, SIDE_LINES = 22, 5, 4
"""The size of what a quest or a side quest says, and how many lines: as many as the longest need."""


# A staging area


def area(canvas: Canvas, box: Box, sight: Sight, stage: Stage, *, draw: bool = True) -> int:
    """The quest with its bar, side quests, willpower against threat, the active location and the staged cards."""
    inner = box.width - 2 * PAD
    staged = n.at(sight, f"staging:{stage.area}")
    cards = tuple(tile(sight, piece) for piece in staged if piece.kind not in n.SIDE_QUESTS)
    if stage.active:
        cards = (tile(sight, sight.pieces[stage.active], active=True), *cards)
    parts, head = _plan(sight, stage, [piece for piece in staged if piece.kind in n.SIDE_QUESTS], inner)
    height = 14 + head + 8 + (tall(cards, inner) or 44) + 8
    if not draw:
        return height
    canvas.framed(box, 16, ink.PANEL, ink.EDGE)
    for part, spot in parts:
        at = Box(box.x + PAD + spot.x, box.y + 14 + spot.y, spot.width, spot.height)
        if part is None:
            _clash(canvas, at, stage)
        elif part == stage.quest:
            _quest(canvas, at, sight, stage)
        else:
            _side(canvas, at, sight, sight.pieces[part], stage)
    y = box.y + 14 + head + 8
    lay(canvas, Box(box.x + PAD, y, inner, 0), cards)
    if not cards:
        canvas.write((box.x + PAD, y + 26), "No enemy and no location is staged.", letters.body(24), ink.QUIET)
    return height


Placed = list[tuple[str | None, Box]]


def _plan(sight: Sight, stage: Stage, sides: list[Seen], inner: int) -> tuple[Placed, int]:
    """Where the main quest, the clash (None) and the side quests stand in the head of an area, and its height: in two
    columns where there is room, each side quest in the one that is shorter.
    """
    wide = inner > HALF
    width = (inner - 40) // 2 if wide else inner
    quest = _quest_height(sight, stage, width)
    lows = [quest, CLASH + 14] if wide else [quest + CLASH + 14]
    placed: Placed = [(stage.quest, Box(0, 0, width, quest))]
    placed.append((None, Box(width + 40, 0, width, CLASH) if wide else Box(0, quest, width, CLASH)))
    for piece in sides:
        column = lows.index(min(lows))
        high = _side_height(sight, piece, width)
        placed.append((piece.card, Box(column * (width + 40), lows[column], width, high)))
        lows[column] += high
    return placed, max(lows)


def _said(sight: Sight, card: str, width: int, lines: int) -> tuple[int, tuple[str, ...]]:
    """What a card says, in at most so many lines."""
    return fitted(texts.at_work(sight.pieces[card].key) if card in sight.pieces else "", width, lines)


def fitted(words: str, width: int, lines: int) -> tuple[int, tuple[str, ...]]:
    """The size of the words and their lines, at most so many."""
    return letters.fit(words, width, lines * letters.leading(TEXT), (TEXT,), 500) if words else (TEXT, ())


def _measured(sight: Sight, stage: Stage) -> bool:
    """Whether the main quest has a bar: one without points only if something lies on it."""
    piece = sight.pieces.get(stage.quest)
    return piece is not None and (piece.points is not None or bool(piece.progress))


def _quest_height(sight: Sight, stage: Stage, width: int) -> int:
    size, lines = _said(sight, stage.quest, width, QUEST_LINES)
    return 46 + (34 if _measured(sight, stage) else 0) + len(lines) * letters.leading(size) + 12


def _quest(canvas: Canvas, box: Box, sight: Sight, stage: Stage) -> None:
    """The main quest: its stage, its bar, what it says."""
    piece, (x, y, width, _) = sight.pieces[stage.quest], box
    canvas.stamp((x, y + 4), "flag", 32, ink.GOLD)
    badges = _extras(piece)
    room = row_width(badges, 26, 14)
    title = n.stage(sight, stage.quest).replace(", ", " · ", 1)
    who = "" if len(sight.areas) == 1 else f"{listed(n.seat(s) for s in stage.seats)}: "
    size, lines = letters.fit(f"{who}{title}", width - 60 - room, 40, (32, 30, 28, 26, 24), 700)
    canvas.write((x + 44, y + 32), lines[0], letters.body(size, 700), ink.PALE)
    if badges:
        canvas.badges((x + width - room, y + 6), badges, 26, ink.PALE, gap=14)
    y += 46
    if _measured(sight, stage):
        progress(canvas, Box(x, y, width, 22), piece.progress, piece.points, ink.GOLD)
        y += 34
    size, lines = _said(sight, stage.quest, width, QUEST_LINES)
    for line in lines:
        y += letters.leading(size)
        canvas.write((x, y - 5), line, letters.body(size), ink.QUIET)


def _extras(piece: Seen) -> list[Badge]:
    counts = (("hourglass", piece.time), ("bars", piece.under), ("token", piece.tokens), ("drop", piece.damage))
    return [Badge(sign, str(count)) for sign, count in counts if count]


def _side_height(sight: Sight, piece: Seen, width: int) -> int:
    size, lines = _said(sight, piece.card, width - 36, SIDE_LINES)
    return SIDE + len(lines) * letters.leading(size) + 6


def _side(canvas: Canvas, box: Box, sight: Sight, piece: Seen, stage: Stage) -> None:
    """A side quest: its name, its bar, a line of what it says."""
    current = stage.current == piece.card
    canvas.stamp((box.x + 2, box.y + 4), "flag", 24, ink.GOLD if current else ink.SKY)
    badges = _extras(piece)
    room = row_width(badges, 22, 10) + 14 if badges else 0
    name = n.called(sight, piece.card) + (" (current)" if current else "")
    held = f" with {listed(one.name for one in n.attached(sight, piece.card))}" if n.attached(sight, piece.card) else ""
    font = letters.body(25, 700)
    left = round(box.width * 0.52)
    canvas.write((box.x + 36, box.y + 24), letters.cut(name + held, font, left - 44), font, ink.PALE)
    if badges:
        canvas.badges((box.x + left, box.y + 5), badges, 22, ink.PALE, gap=10)
    progress(
        canvas, Box(box.x + left + room, box.y + 7, box.width - left - room, 18), piece.progress, piece.points, ink.SKY
    )
    size, lines = _said(sight, piece.card, box.width - 36, SIDE_LINES)
    for k, line in enumerate(lines):
        canvas.write((box.x + 36, box.y + 50 + k * letters.leading(size)), line, letters.body(size), ink.QUIET)


def _clash(canvas: Canvas, box: Box, stage: Stage) -> None:
    """What is committed against the threat, and what comes of it as if it were resolved now."""
    ahead = stage.brought > stage.threat
    even = not stage.brought or stage.brought == stage.threat
    colour = ink.QUIET if even else ink.SKY if ahead else ink.EMBER
    canvas.plate(box, 12, ink.SUNK)
    canvas.plate(Box(box.x, box.y + 9, 8, box.height - 18), 4, colour)
    x = _figure(canvas, (box.x + 22, box.y + 4), "sword" if stage.battle else "sun", stage.brought)
    x += canvas.write((x, box.y + 45), "against", letters.body(24), ink.QUIET) + 14
    x = _figure(canvas, (x, box.y + 4), "eye", stage.threat)
    words = numbers.quest(stage, stage.brought) if stage.brought else "nobody committed"
    size, lines = letters.fit(words, round(box.x + box.width - 16 - x), 60, (27, 25, 23, 21), 700)
    for k, line in enumerate(lines):
        base = box.y + 37 + size * 0.33 + (k - (len(lines) - 1) / 2) * letters.leading(size)
        canvas.write((box.x + box.width - 16, base), line, letters.body(size, 700), colour, start="right")


def _figure(canvas: Canvas, at: tuple[float, float], sign: str, number: int) -> float:
    """A large sign with its number; says where the next thing may stand."""
    canvas.stamp((at[0], at[1] + 15), sign, 36, ink.PALE)
    return at[0] + 58 + canvas.write((at[0] + 44, at[1] + 48), str(number), letters.title(42, 800), ink.PALE)


# A player


def player(canvas: Canvas, box: Box, sight: Sight, table: Table, *, draw: bool = True) -> int:
    """The threat dial, the piles, heroes and allies, and below them the enemies engaged."""
    inner = box.width - 2 * PAD
    mine = n.at(sight, f"play:{table.seat}")
    people = tuple(tile(sight, p) for p in (*_heroes(mine), *(p for p in mine if p.kind != "hero")))
    foes = tuple(tile(sight, p) for p in n.at(sight, f"engaged:{table.seat}"))
    high = 98 + (tall(people, inner) or 40) + 6
    height = high + (tall(foes, inner - 24) + 52 if foes else 0)
    if not draw:
        return height
    acts = table.seat in sight.asked and sight.result is None
    canvas.framed(box, 16, ink.SUNK, ink.GOLD if acts else ink.EDGE)
    _head(canvas, box, sight, table, acts=acts)
    lay(canvas, Box(box.x + PAD, box.y + 98, inner, 0), people)
    if not people:
        words = "Eliminated" if table.out else "Nobody in play"
        canvas.write((box.x + PAD, box.y + 122), words, letters.body(26), ink.QUIET)
    if foes:
        _engaged(canvas, Box(box.x + 10, box.y + high - 4, box.width - 20, height - high - 4), foes)
    return height


def _heroes(mine: tuple[Seen, ...]) -> tuple[Seen, ...]:
    return tuple(piece for piece in mine if piece.kind == "hero")


def _head(canvas: Canvas, box: Box, sight: Sight, table: Table, *, acts: bool) -> None:
    dial(canvas, (box.x + PAD - 2, box.y + 10), 80, table.threat)
    x = box.x + PAD + 92.0
    font = letters.title(30)
    canvas.write((x, box.y + 45), n.seat(table.seat), font, ink.PALE)
    x += letters.wide(n.seat(table.seat), font) + 14
    for there, sign in ((sight.first == table.seat, "crown"), (acts, "arrow")):
        if there:
            canvas.stamp((x, box.y + 20), sign, 28, ink.GOLD)
            x += 40
    badges = [Badge("hand", str(table.hand)), Badge("deck", str(table.deck)), Badge("grave", str(len(table.discard)))]
    badges += [Badge("bars", str(table.captured))] if table.captured else []
    wide = row_width(badges, 26, 18)
    canvas.badges((box.x + box.width - PAD - wide, box.y + 20), badges, 26, ink.PALE, gap=18)
    small = letters.body(22)
    canvas.write(
        (box.x + PAD + 92, box.y + 78), letters.cut(n.plain(table.deck_name), small, box.width - 150), small, ink.QUIET
    )


def _engaged(canvas: Canvas, box: Box, foes: tuple[Tile, ...]) -> None:
    canvas.plate(box, 12, BLOOD)
    canvas.stamp((box.x + 12, box.y + 8), "sword", 22, ink.EMBER)
    canvas.write((box.x + 42, box.y + 27), "Engaged", letters.body(23, 700), ink.EMBER)
    lay(canvas, Box(box.x + PAD - 8 + 2, box.y + 40, box.width - 20, 0), foes)
