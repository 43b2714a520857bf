"""The lower panels of the picture: characters on the board, captured Settlements, Armies."""

from __future__ import annotations

from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Badge, Box, Canvas, row_width
from bot.faces.kings import names as n
from bot.faces.kings import scenery
from bot.faces.kings.board import armies_of
from bot.faces.kings.scenery import LOOK, WALLS
from bot.ui.words import listed
from rules.kings.characters import CHARACTERS
from rules.kings.facts import Side, Units
from rules.kings.nations import NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS
from rules.kings.sight import SeenArmy, Sight

ROW = 38


def people(sight: Sight, side: Side) -> list[tuple[str, str]]:
    """Regions with the characters of a side there."""
    mine = {k for k, c in CHARACTERS.items() if c.side == side} | (set(CHIEFTAINS) if side == "shadow" else set())
    here: dict[str, list[str]] = {}
    for key, region in sight.characters.items():
        if key in mine and region in REGIONS:
            here.setdefault(region, []).append(n.person(key))
    return [(n.region(region), listed(names)) for region, names in here.items()]


def captured(sight: Sight, side: Side) -> list[tuple[str, str]]:
    """Settlements that a side holds of the other's, with their points."""
    taken = [r for r, who in sight.control.items() if who == side]
    points = (
        f"{n.region(r)} {REGIONS[r].points or 'no'} {'point' if REGIONS[r].points == 1 else 'points'}" for r in taken
    )
    return [("Captured", listed(points))] if taken else []


def roads(canvas: Canvas, box: Box, sight: Sight, side: Side, *, draw: bool = True) -> int:
    """Who is on the road, and what was captured."""
    if draw:
        scenery.panel(canvas, box, "On the board", *LOOK[side][:2])
    head, body = letters.body(25, 700), letters.body(25)
    y = 62
    for name, words in [*people(sight, side), *captured(sight, side)]:
        indent = round(letters.wide(f"{name}  ", head))
        if draw:
            canvas.write((box.x + 20, box.y + y + 26), name, head, ink.GOLD)
        for line in letters.wrap(words, body, box.width - 44 - indent):
            if draw:
                canvas.write((box.x + 20 + indent, box.y + y + 26), line, body, ink.PALE)
            y += 30
        y += 8
    if draw and y == 62:
        canvas.write((box.x + 20, box.y + y + 26), "Nobody", body, ink.QUIET)
    return max(y, 100) + 12


def armies(canvas: Canvas, box: Box, sight: Sight, side: Side, *, draw: bool = True) -> int:
    """Every Army of a side in two columns, by the names of their regions."""
    own = armies_of(sight, side)
    deep = max(1, -(-len(own) // 2))
    if draw:
        y = scenery.panel(canvas, box, "Armies", *LOOK[side][:2])
        width = (box.width - 40 - 24) // 2
        for k, (region, army) in enumerate(own):
            spot = Box(box.x + 20 + k // deep * (width + 24), y + k % deep * ROW, width, ROW)
            _army(canvas, spot, sight, region, army)
    return 62 + deep * ROW + 14


def _army(canvas: Canvas, box: Box, sight: Sight, region: str, army: SeenArmy) -> None:
    """The Settlement's sign in the colour of who holds it, the region, and the figures."""
    facts = REGIONS[region]
    if facts.settlement:
        first = NATIONS[facts.nation].side if facts.nation else "free"
        colour = LOOK[sight.control.get(region, first)][1]
        canvas.stamp((box.x, box.y + 5), WALLS[facts.settlement], 24, colour)
    total = Units()
    for units in army.units.values():
        total = total + units
    counts = (("army", total.regular), ("sword", total.elite), ("helm", total.leader), ("skull", total.nazgul))
    badges = [Badge(sign, str(count)) for sign, count in counts if count]
    wide = row_width(badges, 24, 8)
    canvas.badges((box.x + box.width - wide, box.y + 5), badges, 24, ink.PALE, gap=8)
    name = n.region(region) + (", siege" if army.besieged else "")
    size, lines = letters.fit(name, box.width - 44 - wide, 30, (25, 23, 21, 19), 500)
    canvas.write((box.x + 34, box.y + 26), lines[0], letters.body(size), ink.EMBER if army.besieged else ink.PALE)
