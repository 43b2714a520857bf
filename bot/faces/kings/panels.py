"""The panels of the picture: the Fellowship, the Hunt, the dice, the Nations, the Sovereigns.

Each gives its height when it is asked not to draw.
"""

from __future__ import annotations

from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Badge, Box, Canvas
from bot.faces.drawing.ink import RGB
from bot.faces.kings import names as n
from bot.faces.kings import scenery
from bot.faces.kings.scenery import LOOK
from rules.kings.facts import Side
from rules.kings.nations import AT_WAR, NATIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.sight import SeenRuler, Sight

STATES: dict[str, tuple[str, RGB, str]] = {
    "leader": ("Leader", ink.QUIET, "helm"),
    "awakened": ("Awakened", ink.SKY, "star"),
    "corrupted": ("Corrupted", ink.EMBER, "ring"),
    "eliminated": ("Out of the game", ink.QUIET, "grave"),
}


def track(canvas: Canvas, y: int, sight: Sight) -> None:
    """The Fellowship Track: Corruption is the golden stone, progress the hooded figure above its stone."""
    f = sight.fellowship
    pitch = (scenery.WIDTH - 2 * scenery.EDGE) / 13
    for k in range(13):
        x = round(scenery.EDGE + pitch * (k + 0.5))
        if k:
            for dot in range(round(x - pitch) + 36, x - 34, 14):
                canvas.plate(Box(dot, y + 61, 6, 6), 3, ink.EDGE)
        here = k == f.corruption
        half, ground = (31, ink.GOLD) if here else (24, ink.PANEL)
        canvas.plate(
            Box(x - half - 3, y + 61 - half, 2 * half + 6, 2 * half + 6), half + 3, ink.PALE if here else ink.EDGE
        )
        canvas.plate(Box(x - half, y + 64 - half, 2 * half, 2 * half), half, ground)
        size = 34 if here else 25
        letter = ink.INK if here else ink.QUIET
        canvas.write((x, y + 64 + size * 0.36), str(k), letters.title(size, 800), letter, start="middle")
        if f.mordor is None and k == f.progress:
            canvas.stamp((x - 15, y - 6), "character", 32, ink.PALE)
        if here:
            canvas.write((x, y + 124), "Corruption", letters.body(22, 700), ink.GOLD, start="middle")
    if f.mordor is None and f.progress != f.corruption:
        x = round(scenery.EDGE + pitch * (f.progress + 0.5))
        canvas.write((x, y + 124), "Progress", letters.body(22, 700), ink.PALE, start="middle")


def fellowship(canvas: Canvas, box: Box, sight: Sight, *, draw: bool = True) -> int:
    """Where it is, whether it is hidden, its Guide and Companions."""
    f = sight.fellowship
    inside = [n.person(k) for k, place in sight.characters.items() if place == "fellowship" and k != f.guide]
    area = Box(box.x + 20, box.y + 118, box.width - 40, box.height)
    if draw:
        y = scenery.panel(canvas, box, "The Fellowship", "ring", ink.GOLD)
        where = f"Mordor Track, step {f.mordor} of 5" if f.mordor is not None else n.region(f.region)
        ahead = f", progress {f.progress}" if f.mordor is None and f.progress else ""
        state = "hidden" if f.hidden else "revealed"
        colour = ink.PALE if f.hidden else ink.EMBER
        x = box.x + box.width - 20
        x -= round(canvas.write((x, y - 21), state, letters.body(28, 700), colour, start="right")) + 10
        canvas.stamp((x - 26, y - 44), "character" if f.hidden else "eye", 28, colour)
        words = letters.cut(f"{where}{ahead}", letters.body(28, 700), box.width - 40)
        canvas.write((box.x + 20, y + 24), words, letters.body(28, 700), ink.GOLD)
        canvas.write(
            (box.x + box.width - 20, y + 24),
            f"Guide: {n.person(f.guide)}",
            letters.body(26, 700),
            ink.PALE,
            start="right",
        )
    return 118 + scenery.chips(canvas, area, inside or ["Nobody else"], draw=draw) + 18


def hunt(canvas: Canvas, box: Box, sight: Sight, *, draw: bool = True) -> int:
    """The dice in the Hunt Box, how many tiles are in the pool, and which lie open."""
    piles = [(name, keys) for name, keys in (("Drawn", sight.drawn), ("Mordor", sight.waiting), ("Out", sight.removed))]
    shown = [(name, keys) for name, keys in piles if keys]
    if draw:
        y = scenery.panel(canvas, box, "The Hunt", "eye", ink.EMBER)
        pool = n.count(sight.pool, "tile")
        canvas.write((box.x + box.width - 20, y - 21), f"Pool: {pool}", letters.body(28, 700), ink.PALE, start="right")
        x = box.x + 20
        pitch = min(50, (box.width - 230) // max(1, sight.box + sight.box_free))
        for count, sign, colour in ((sight.box, "eye", ink.EMBER), (sight.box_free, "star", ink.SKY)):
            for _ in range(count):
                canvas.plate(Box(x, y, pitch - 6, 44), 9, colour)
                canvas.stamp(
                    (x + (pitch - 6) * 0.18, y + 22 - (pitch - 6) * 0.32), sign, round((pitch - 6) * 0.64), ink.INK
                )
                x += pitch
        words = "in the Hunt Box" if sight.box or sight.box_free else "The Hunt Box is empty"
        canvas.write((box.x + box.width - 20, y + 30), words, letters.body(24), ink.QUIET, start="right")
        y += 60
        for name, keys in shown:
            x = box.x + 20 + round(canvas.write((box.x + 20, y + 27), name, letters.body(24), ink.QUIET)) + 14
            pitch = min(41, (box.x + box.width - 56 - x) // len(keys))
            for key in keys:
                scenery.tile(canvas, (x, y), key, pitch - 5)
                x += pitch
            y += 46
    return 62 + 60 + max(1, len(shown)) * 46 + 4


def dice(canvas: Canvas, box: Box, sight: Sight, side: Side, *, draw: bool = True) -> int:
    """Unused dice, rings, hand, decks and the Event cards on the table."""
    hand = sight.free if side == "free" else sight.shadow
    sign, colour, name = LOOK[side]
    wide = 100
    each = (box.width - 32) // (wide + 8)
    rows = max(1, -(-len(hand.rolled) // each))
    area = Box(box.x + 20, box.y + 66 + rows * 92, box.width - 40, 0)
    cards = [n.card(c) for c in hand.table]
    if draw:
        acts = sight.actor == side and sight.phase == "action" and not sight.result
        y = scenery.panel(canvas, box, name, sign, colour, edge=ink.GOLD if acts else ink.EDGE)
        if acts:
            canvas.stamp((box.x + 76 + letters.wide(name, letters.title(28)), box.y + 18), "arrow", 24, ink.GOLD)
        badges = [Badge("ring", str(hand.rings)), Badge("hand", str(hand.held))]
        badges += [Badge("deck", str(sum(hand.draw.values())))]
        canvas.badges((box.x + box.width - 220, box.y + 17), badges, 26, ink.PALE, gap=16)
        for k, one in enumerate(hand.rolled):
            spot = Box(box.x + 20 + k % each * (wide + 8), y + 4 + k // each * 92, wide, 80)
            scenery.die(canvas, spot, one.face, colour, ruler=one.ruler)
        if not hand.rolled:
            text = (
                "All dice are used"
                if hand.used
                else f"{hand.dice} dice{' and the Ruler Die' if hand.ruler else ''} to roll"
            )
            canvas.write((box.x + 20, y + 40), text, letters.body(26), ink.QUIET)
    below = scenery.chips(canvas, area, cards, draw=draw) if cards else 0
    return 66 + rows * 92 + (below + 16 if below else 0)


def nations(canvas: Canvas, box: Box, sight: Sight, side: Side, *, draw: bool = True) -> int:
    """The Political Track: a row a Nation, its steps, and whether it is passive."""
    own = [(key, facts) for key, facts in NATIONS.items() if facts.side == side]
    if draw:
        colour = LOOK[side][1]
        y = scenery.panel(canvas, box, "Nations", *LOOK[side][:2])
        for key, facts in own:
            at = sight.politics[key]
            war = at.box >= AT_WAR
            canvas.write((box.x + 20, y + 26), facts.name, letters.body(26, 700), ink.PALE)
            for step in range(1, AT_WAR + 1):
                lit = at.box >= step
                pill = Box(box.x + 330 + (step - 1) * 56, y + 6, 48, 24)
                canvas.plate(pill, 8, colour if lit else ink.SUNK)
                if step == AT_WAR:
                    canvas.stamp((pill.x + 14, pill.y + 2), "sword", 20, ink.INK if lit else ink.QUIET)
            words = "At War" if war else "active" if at.active else "passive"
            bright = ink.GOLD if war else ink.PALE if at.active else ink.QUIET
            canvas.write((box.x + box.width - 20, y + 26), words, letters.body(26, 700), bright, start="right")
            y += 42
    return 62 + 42 * len(own) + 8


def sovereigns(canvas: Canvas, box: Box, sight: Sight, *, draw: bool = True) -> int:
    """The five Sovereigns side by side."""
    if draw:
        y = scenery.panel(canvas, box, "Sovereigns", "crown", ink.GOLD)
        width = (box.width - 40 - 4 * 12) // 5
        for k, (key, ruler) in enumerate(sight.rulers.items()):
            _sovereign(canvas, Box(box.x + 20 + k * (width + 12), y, width, 204), key, ruler)
    return 62 + 204 + 20


def _sovereign(canvas: Canvas, box: Box, key: str, ruler: SeenRuler) -> None:
    words, colour, sign = STATES[ruler.state]
    canvas.plate(box, 12, ink.SUNK)
    canvas.plate(Box(box.x, box.y, box.width, 44), 12, colour)
    canvas.pen.rectangle((box.x, box.y + 24, box.x + box.width - 1, box.y + 43), fill=colour)
    canvas.stamp((box.x + 12, box.y + 10), sign, 25, ink.INK)
    canvas.write((box.x + 46, box.y + 32), words, letters.body(25, 700), ink.INK)
    if ruler.token == "free":  # noqa: S105 -- a Ruler Token, no secret
        canvas.stamp((box.x + box.width - 40, box.y + 9), "crown", 27, ink.INK)
    canvas.write((box.x + 14, box.y + 80), SOVEREIGNS[key].name, letters.title(25), ink.PALE)
    place = n.region(ruler.region) if ruler.region else "–"
    canvas.write(
        (box.x + 14, box.y + 110), letters.cut(place, letters.body(24), box.width - 24), letters.body(24), ink.QUIET
    )
    if ruler.state == "leader":
        badges = [Badge("shield", str(ruler.resistance))]
        canvas.badges((box.x + box.width - 64, box.y + 120), badges, 28, ink.PALE)
        for k, kind in enumerate(ruler.tiles[:5]):
            scenery.tile(canvas, (box.x + 14 + k * 46, box.y + 152), kind)
        if not ruler.tiles:
            canvas.write((box.x + 14, box.y + 180), "no tile", letters.body(24), ink.QUIET)
        if len(ruler.tiles) > 5:
            canvas.write(
                (box.x + 14 + 5 * 46, box.y + 182), f"+{len(ruler.tiles) - 5}", letters.body(24, 700), ink.PALE
            )
    elif ruler.state == "awakened":
        badges = [Badge("road", str(ruler.moves)), Badge("helm", str(ruler.leadership))]
        canvas.badges((box.x + 14, box.y + 126), badges, 28, ink.PALE, gap=18)
        face = f"Ruler Die: {n.FACES[SOVEREIGNS[key].second]}"
        canvas.write((box.x + 14, box.y + 186), face, letters.body(24), ink.QUIET)
    elif ruler.state == "corrupted":
        size, lines = letters.fit(SOVEREIGNS[key].weaknesses[0], box.width - 26, 78, (22, 20, 19), 500)
        for k, line in enumerate(lines):
            canvas.write((box.x + 14, box.y + 140 + k * (size + 3)), line, letters.body(size), ink.QUIET)
