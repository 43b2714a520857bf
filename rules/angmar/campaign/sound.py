"""A campaign log that comes as data: from a file that people may have changed, or from where it is kept."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from rules.angmar.campaign.begin import ON_THAURDIR, PERMANENT
from rules.angmar.campaign_log import Log
from rules.angmar.facts import FACES
from rules.core import codec
from rules.core.game import Illegal

SEATS = ("p1", "p2", "p3", "p4")
FIELDS = frozenset(f.name for f in fields(Log))
LAST = 9
DETERMINATION, PENDANT, COURAGE, LOSING_TIME = "172", "157", "167", "183"
INNOCENT, RAVAGED = "158", "158/2"
TREASURES = tuple(str(n) for n in range(176, 182))
CLUES, CHAMPIONS = ("185", "186", "187"), ("189", "190", "191", "192")
IN_DECKS = frozenset({PENDANT, DETERMINATION, *TREASURES, *CLUES, *CHAMPIONS})
"""Boons that lie in players' decks."""
GAINED = {
    1: (INNOCENT,),
    2: ("160", *PERMANENT),
    3: (RAVAGED, PENDANT, COURAGE, *ON_THAURDIR),
    4: (DETERMINATION, "173"),
    5: TREASURES,
    6: (LOSING_TIME,),
    7: CLUES,
    8: CHAMPIONS,
}
"""In which scenario each card joins the pool (campaign.json, timeline)."""
_SINCE = {number: scenario for scenario, numbers in GAINED.items() for number in numbers}
_TOGETHER = (
    (INNOCENT, RAVAGED),  # two sides of one card
    (PENDANT, COURAGE),  # the group chooses one of them (166)
    ON_THAURDIR,  # one at random (166)
)
LIMIT = 20
"""With so much damage on Protect the Innocent any number of players lose (158)."""


def read(data: Any) -> Log:
    """The log. Raises Illegal, with what is wrong, for data that is none or that no campaign can have come to."""
    try:
        wrong, log = _stranger(data), codec.load(Log, json.dumps(data), strict=True)
    except RecursionError:
        raise _refusal("it is nested too deeply") from None
    except ValueError as error:
        raise _refusal(codec.fault(error)) from None
    wrong = wrong or flaw(log)
    if wrong:
        raise _refusal(wrong)
    sound: Log = log
    return sound


def flaw(log: Log) -> str:
    """Why no campaign can have come to this log, without a full stop; "" if one can have."""
    return next(_flaws(log), "")


def _refusal(wrong: str) -> Illegal:
    return Illegal(f"That is no campaign log of this game: {wrong}. Nothing was changed.")


def _stranger(data: Any) -> str:
    """A word that stands for nothing in a log: what is told with it would be lost."""
    more = sorted({str(key) for key in data} - FIELDS) if isinstance(data, Mapping) else []
    return f"it has {more[0][:40]!r}, which is not among {', '.join(sorted(FIELDS))}" if more else ""


def _flaws(log: Log) -> Iterator[str]:
    if not 1 <= log.scenario <= LAST + 1:
        yield f"`scenario` is the one that comes next, 1 to {LAST}, or {LAST + 1} after the last"
    yield from _of_victories(log)
    yield from _of_seats(log)
    yield from _of_pool(log)
    yield from _of_boons(log)
    yield from _of_numbers(log)
    yield from _of_words(log)


def _of_victories(log: Log) -> Iterator[str]:
    numbers = [entry.scenario for entry in log.won]
    if numbers != sorted({*numbers}) or any(not 1 <= n < log.scenario for n in numbers):
        yield "`won` lists scenarios twice, out of their order, or that do not come before the next one"
    if any(not (0 <= e.rounds <= 999 and abs(e.score) <= 9999) for e in log.won):
        yield "`won` has a number of rounds or a score that no game has"


def _of_seats(log: Log) -> Iterator[str]:
    if not {*log.heroes, *log.penalty, *log.lost, *log.cards} <= {*SEATS}:
        yield "the seats are p1, p2, p3 and p4, and it names another"
    for seat, titles in log.heroes.items():
        if len(titles) > 3 or len({*titles}) < len(titles):
            yield f"`heroes` lists more than three for {seat}, or one of them twice"
        if "Amarthiúl" in titles and log.scenario <= 8:
            yield f"Amarthiúl is no hero before the eighth scenario, and {seat} has him"


def _of_pool(log: Log) -> Iterator[str]:
    for number, count in Counter(log.pool).items():
        if number not in _SINCE:
            yield f"`pool` holds {_card(number)}, which is no boon or burden of a pool"
        elif count > 1:
            yield f"`pool` holds {_card(number)} twice"
        elif _SINCE[number] >= log.scenario:
            yield f"`pool` holds {_card(number)}, which comes in scenario {_SINCE[number]} at the earliest"
    if INNOCENT in log.pool and log.scenario > 3:
        yield f"`pool` holds {_card(INNOCENT)}, which becomes Arnor Ravaged after scenario 3"
    for group in _TOGETHER:
        both = [number for number in group if number in log.pool]
        if len(both) > 1:
            yield f"`pool` holds {_card(both[0])} and {_card(both[1])}, of which a campaign has one"


def _of_boons(log: Log) -> Iterator[str]:
    for number, hero in log.boons.items():
        if number not in PERMANENT:
            yield f"`boons` holds {_card(number)}, which is no permanent boon"
        elif number not in log.pool:
            yield f"`boons` gives a hero {_card(number)}, which is not in `pool`"
        elif hero in log.fallen:
            yield f"`boons` gives {_card(number)} to a hero who has fallen"
    dealt = Counter(number for numbers in log.cards.values() for number in numbers)
    for number, count in dealt.items():
        if number not in IN_DECKS:
            yield f"`cards` holds {_card(number)}, which is no boon for a deck"
        elif number not in log.pool:
            yield f"`cards` gives a player {_card(number)}, which is not in `pool`"
        elif count > 1 and number != DETERMINATION:
            yield f"`cards` holds {_card(number)} twice"
    if any(numbers.count(DETERMINATION) > 1 for numbers in log.cards.values()):
        yield f"`cards` gives a player {_card(DETERMINATION)} twice"


def _of_numbers(log: Log) -> Iterator[str]:
    if not all(0 <= value <= 99 for value in log.penalty.values()):
        yield "`penalty` is 0 to 99"
    if not all(0 < value <= 99 for value in log.damage.values()):
        yield "`damage` of a hero is 1 to 99"
    if not 0 <= (log.protect or 0) <= 99 or (INNOCENT in log.pool and (log.protect or 0) >= LIMIT):
        yield f"`protect` is 0 to 99, and below {LIMIT} while Protect the Innocent is in the pool"
    if log.protect and not {INNOCENT, RAVAGED} & {*log.pool}:
        yield "`protect` counts damage on a card that is not in `pool`"
    if not 0 <= log.losing_time <= 5 or (LOSING_TIME in log.pool) != (log.losing_time > 0):
        yield "`losing_time` is 1 to 5 if Losing Time (183) is in `pool`, and 0 if it is not"
    if not 0 <= log.despair <= max(0, min(6, log.scenario - 4)):
        yield "`despair` counts victories over Fend Off Despair: one in each scenario from the fourth on at most"
    for name, told, since in (("determined", log.determined, 4), ("lost", log.lost, 5), ("damage", log.damage, 8)):
        if told and log.scenario <= since:
            yield f"`{name}` tells of what comes in scenario {since} at the earliest"


def _of_words(log: Log) -> Iterator[str]:
    texts: dict[str, Iterable[Iterable[str]]] = {
        "heroes": log.heroes.values(),
        "lost": log.lost.values(),
        "fallen": (log.fallen,),
        "determined": (log.determined,),
        "boons": (log.boons.values(),),
        "damage": (log.damage,),
    }
    for name, lists in texts.items():
        if not all(_are_words(titles, 60, 80) for titles in lists):
            yield f"`{name}` holds a title that is empty, too long or not in one line, or too many"
    if not _are_words(log.notes, 20, 200):
        yield "`notes` holds one that is empty, longer than 200 letters or not in one line, or more than 20"


def _are_words(texts: Iterable[str], most: int, longest: int) -> bool:
    texts = tuple(texts)
    return len(texts) <= most and all(text.strip() and len(text) <= longest and _is_line(text) for text in texts)


def _is_line(text: str) -> bool:
    return not any(unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} for letter in text)


def _card(number: str) -> str:
    face = FACES.get(f"campaign-{number}")
    return f"{face.name} ({number})" if face is not None else f"the card {number[:8]!r}"
