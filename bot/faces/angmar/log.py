"""A campaign log as a page: in words, and as a picture that can be printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from PIL import Image

from bot.faces.angmar.names import count
from bot.faces.angmar.names import seat as player
from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Box, Canvas
from bot.ui.words import in_one_line, plain
from rules.angmar.campaign_log import Log
from rules.angmar.facts import FACES
from rules.angmar.scenarios.table import SCENARIOS
from rules.core import codec

TITLES = {sets.number: sets.title for sets in SCENARIOS.values()}
WIDTH, EDGE, LINE = 1600, 60, 46
LAST = 9
MOST = 40
"""Lines of one chapter in the picture; the words have all."""


def log_of(data: Mapping[str, Any]) -> Log:
    """The log that a campaign keeps as data. Raises ValueError for data that is none."""
    log: Log = codec.load(Log, codec.dump(Any, dict(data)))
    return log


def stand(data: Mapping[str, Any]) -> str:
    """Where the campaign stands, in one line."""
    log = log_of(data)
    if log.scenario > LAST:
        return "the campaign is won"
    return f"{log.scenario - 1} of {LAST} scenarios won; next: {log.scenario}, {TITLES[log.scenario]}"


def _first(words: str) -> str:
    """The words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def page(name: str, data: Mapping[str, Any]) -> str:
    """The whole log in words."""
    lines = [f"## {plain(name)}", f"{_first(stand(data))}."]
    for title, entries in _parts(log_of(data)):
        lines += [f"**{title}**", *(f"- {plain(entry)}" for entry in entries)]
    return "\n".join(lines)


def words(name: str, data: Mapping[str, Any]) -> str:
    """The whole log in words where nothing is formatted, a chapter in a line: what a picture says."""
    told = (
        f"{title}: {'; '.join(in_one_line(entry).rstrip('.') for entry in entries)}."
        for title, entries in _parts(log_of(data))
    )
    return "\n".join([in_one_line(name), f"{_first(stand(data))}.", *told])


def _boon(number: str) -> str:
    return FACES[f"campaign-{number}"].name


def _parts(log: Log) -> Iterator[tuple[str, list[str]]]:
    """The chapters of the log that have something to say (campaign.json, campaign_log_fields)."""
    won = (f"{e.scenario}. {TITLES[e.scenario]}: {count(e.rounds, 'round')}, score {e.score}" for e in log.won)
    yield from _told("Scenarios", won)
    seats = sorted({*log.heroes, *log.penalty, *log.lost})
    yield from _told("Heroes", (_player(log, seat) for seat in seats))
    yield from _told("Fallen heroes", log.fallen)
    yield from _told("Boons of heroes", (f"{_boon(number)}: {hero}" for number, hero in log.boons.items()))
    yield from _told("Boons in decks", _in_decks(log))
    rest = [n for n in log.pool if n not in log.boons and not any(n in cards for cards in log.cards.values())]
    yield from _told("Campaign pool", (_pooled(log, number) for number in rest))
    yield from _told("Determined", log.determined)
    yield from _told("Hurt", (f"{hero}: {damage} damage" for hero, damage in log.damage.items()))
    yield from _told("Notes", _notes(log))


def _in_decks(log: Log) -> Iterator[str]:
    """The boons that come in each player's deck: none that is lost to it."""
    for seat, numbers in log.cards.items():
        boons = [_boon(number) for number in numbers if _boon(number) not in log.lost.get(seat, ())]
        if boons:
            yield f"{player(seat)}: {', '.join(boons)}"


def _told(title: str, entries: Any) -> Iterator[tuple[str, list[str]]]:
    found = list(entries)
    if found:
        yield title, found


def _player(log: Log, seat: str) -> str:
    """A seat's heroes, and what is added to its starting threat."""
    heroes = ", ".join(_hero(log, seat, title) for title in log.heroes.get(seat, ())) or "no heroes yet"
    penalty = log.penalty.get(seat, 0) - 2 * log.despair
    threat = f" (starting threat {penalty:+})" if penalty else ""
    lost = f"; lost: {', '.join(log.lost[seat])}" if log.lost.get(seat) else ""
    return f"{player(seat)}: {heroes}{threat}{lost}"


def _hero(log: Log, seat: str, title: str) -> str:
    """A recorded hero; one who cannot be played any more stands there until another takes his place."""
    gone = "fallen" if title in log.fallen else "lost" if title in log.lost.get(seat, ()) else ""
    return f"{title} ({gone})" if gone else title


def _pooled(log: Log, number: str) -> str:
    if number == "183":
        return f"{_boon(number)}, {count(log.losing_time, 'time')}"
    if number in {"158", "158/2"}:
        return f"{_boon(number)}: {log.protect or 0} damage"
    return _boon(number)


def _notes(log: Log) -> Iterator[str]:
    if log.despair:
        yield f"Despair fended off: {2 * log.despair} less starting threat"
    yield from log.notes


def picture(name: str, data: Mapping[str, Any]) -> bytes:
    """The same as a PNG, 1600 pixels wide and as high as it needs."""
    parts = list(_parts(log_of(data)))
    font = letters.body(28)
    room = WIDTH - 2 * EDGE - 60
    rows = [
        (title, _most([line for entry in entries for line in letters.wrap(in_one_line(entry), font, room)]))
        for title, entries in parts
    ]
    height = 250 + sum(84 + LINE * len(lines) for _, lines in rows)
    canvas = Canvas(WIDTH, height, ink.GROUND)
    head = letters.title(52, 800)
    canvas.write((EDGE, 76), letters.cut(name, head, WIDTH - 2 * EDGE), head, ink.PALE)
    canvas.write((EDGE, 128), f"{_first(stand(data))}.", letters.body(30, 700), ink.GOLD)
    _road(canvas, log_of(data))
    y = 240
    for title, lines in rows:
        canvas.plate(Box(EDGE - 20, y - 6, WIDTH - 2 * EDGE + 40, 62 + LINE * len(lines)), 14, ink.SUNK)
        canvas.write((EDGE, y + 32), title, letters.title(30, 700), ink.GOLD)
        for n, line in enumerate(lines):
            canvas.write((EDGE + 30, y + 76 + LINE * n), letters.cut(line, font, room), font, ink.PALE)
        y += 84 + LINE * len(lines)
    return canvas.png(_colours())


def _most(lines: list[str]) -> list[str]:
    return lines if len(lines) <= MOST else [*lines[: MOST - 1], f"… and {len(lines) - MOST + 1} more lines"]


@cache
def _colours() -> Image.Image:
    pairs = (
        (ink.GROUND, ink.PALE),
        (ink.SUNK, ink.PALE),
        (ink.SUNK, ink.GOLD),
        (ink.GROUND, ink.GOLD),
        (ink.EDGE, ink.PALE),
    )
    return ink.palette((one, two, 40) for one, two in pairs)


def _road(canvas: Canvas, log: Log) -> None:
    """Nine stations: those that are won, and the next one."""
    wide = (WIDTH - 2 * EDGE) // LAST
    for number in range(1, LAST + 1):
        won, here = number < log.scenario, number == log.scenario
        box = Box(EDGE + (number - 1) * wide, 158, wide - 12, 46)
        canvas.plate(box, 10, ink.GOLD if won else ink.EDGE if here else ink.SUNK)
        colour = ink.GROUND if won else ink.PALE
        canvas.write((box.x + box.width / 2, box.y + 34), str(number), letters.title(28, 800), colour, start="middle")
