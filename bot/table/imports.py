"""A file somebody sends us: nothing in it is believed before it has been checked."""

from __future__ import annotations

import re
import time
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypeVar

from pydantic import ValidationError

from bot.table import lobby
from bot.table.files import FORMAT
from bot.table.house import House, check_value, find_setting
from bot.table.packing import body, pack
from bot.table.replaying import Claim, Made, begin, remake
from bot.table.shapes import Person, Where
from bot.table.table import KEEP_EVERY, Table
from rules.core import codec
from rules.core.game import Game, Illegal, Outcome, Scenario, Setup
from storage.rows import MoveRow
from storage.work import Work

MOST_BYTES = 8 << 20
MOST_OPENED = 16 << 20
MOST_MOVES = 6_000
MOST_PARTS = 150_000
"""Objects and lists in a file: the longest games have a tenth of it, and the reader takes a kilobyte for each."""
MOST_VALUES = 600_000
MOST_NUMBER = 1_000
MOST_OPTIONS = 1_000
PATIENCE = 60.0
"""Seconds in which the moves of a file must have been made again."""
NUMBER = re.compile(rb"(?<=[:\[,])-?(\d+)(?=[,\]}])")
"""A whole number in JSON, not one of the digits in its texts."""
S = TypeVar("S")
B = TypeVar("B")
Kind = Literal["start", "play", "tool", "bot", "option", "repair"]


@dataclass(frozen=True, slots=True)
class Head:
    barliman: int
    full: bool
    game: str
    scenario: str
    options: Mapping[str, str]
    settings: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class FileMove(Generic[B]):
    number: int
    act: int
    seat: str
    kind: Kind
    at: int
    body: B
    options: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class FileGame(Generic[S, B]):
    seed: str
    start: S
    moves: tuple[FileMove[B], ...]
    state: S


@dataclass(frozen=True, slots=True)
class Checked:
    """A game that was read, folded and found sound."""

    head: Head
    seed: str
    rows: tuple[MoveRow, ...]
    state: Any


def read(house: House, data: bytes) -> Checked:
    """Slow for a long game. Raises Illegal with a sentence that names what is wrong; opens nothing."""
    text = _opened(data)
    head: Head = _parse(Head, text)
    if head.barliman != FORMAT:
        raise Illegal(f"The file has format {head.barliman}, this bot reads {FORMAT}; nothing was opened.")
    if not head.full:
        raise Illegal("The file holds only what one reader knew, so no game can go on from it; nothing was opened.")
    game, scenario = house.game(head.game), house.scenario(head.game, head.scenario)
    _check_settings(scenario, head.options, head.settings)
    game.seats(head.scenario, head.options)
    of_game: Any = FileGame
    found: FileGame[Any, Any] = _parse(of_game[game.State, body(game)], text)
    if not found.seed or len(found.seed) > 128:
        raise Illegal("The file's seed is not one; nothing was opened.")
    _check_numbers(found.moves)
    for options in filter(None, (move.options for move in found.moves)):
        _check_settings(scenario, options)
        game.seats(head.scenario, options)
    facts = house.facts.get(head.game, {})
    fresh = game.start(Setup(head.scenario, found.seed, dict(found.moves[0].options or head.options), facts))
    _check_pieces(game, fresh.state, found)
    _check_small(game, found)
    rows = tuple(_rows(game, fresh, found, head))
    _check_alive(game, head, found.state)
    return Checked(head, found.seed, rows, found.state)


def _opened(data: bytes) -> bytes:
    if len(data) > MOST_BYTES:
        raise Illegal(f"The file is larger than {MOST_BYTES >> 20} MiB; nothing was opened.")
    return _bounded(_unpacked(data) if data.startswith(b"\x1f\x8b") else data)


def _bounded(text: bytes) -> bytes:
    """Counted before it is read: a small file can hold enough empty lists to stop the whole bot."""
    if text.count(b"{") + text.count(b"[") > MOST_PARTS or text.count(b",") > MOST_VALUES:
        raise Illegal("The file holds more than any game does; nothing was opened.")
    return text


def _unpacked(data: bytes) -> bytes:
    stream = zlib.decompressobj(wbits=31)
    try:
        text = stream.decompress(data, MOST_OPENED)
    except zlib.error:
        raise Illegal("The file is compressed and damaged; nothing was opened.") from None
    if stream.unconsumed_tail or not stream.eof:
        raise Illegal(f"The file is damaged or opens to more than {MOST_OPENED >> 20} MiB; nothing was opened.")
    return text


def _parse(kind: Any, text: bytes) -> Any:
    try:
        return codec.load(kind, text)
    except ValidationError as wrong:
        raise Illegal(f"The file is not a game of this bot: {codec.fault(wrong)}; nothing was opened.") from None


def _check_settings(scenario: Scenario, *given: Mapping[str, str]) -> None:
    for options in given:
        for key, value in options.items():
            check_value(find_setting(scenario, key), value)


def _check_numbers(moves: tuple[FileMove[Any], ...]) -> None:
    if not 0 < len(moves) <= MOST_MOVES:
        raise Illegal(f"The file holds {len(moves)} moves, it must be 1 to {MOST_MOVES}; nothing was opened.")
    act = 0
    for number, move in enumerate(moves):
        good = move.number == number and move.act in {act, number} and (move.kind == "start") == (number == 0)
        if not good or len(move.seat) > 64 or not 0 <= move.at < 1 << 40:
            raise Illegal(f"Move {number} of the file is out of order; nothing was opened.")
        act = move.act


def _check_pieces(game: Game, fresh: Any, found: FileGame[Any, Any]) -> None:
    """A hand of a thousand cards, or a choice among a million, would keep the rules busy for ever."""
    room = 4 * len(codec.dump(game.State, fresh)) + 10_000
    for state in (found.start, found.state):
        if game.inventory(state) != game.inventory(fresh) or len(codec.dump(game.State, state)) > room:
            raise Illegal("The file's game has other pieces than that game has; nothing was opened.")


def _check_small(game: Game, found: FileGame[Any, Any]) -> None:
    """A roll of a thousand million dice would keep the rules busy for ever. Questions are numbered as play goes on."""
    most = MOST_NUMBER + 10 * len(found.moves)
    states = (codec.dump(game.State, state) for state in (found.start, found.state))
    for data in (*states, *(codec.dump(body(game), move.body) for move in found.moves)):
        if any(len(number) > 9 or int(number) > most for number in NUMBER.findall(data)):
            raise Illegal("The file holds a number larger than any in that game; nothing was opened.")


def _rows(game: Game, fresh: Outcome, found: FileGame[Any, Any], head: Head) -> Iterator[MoveRow]:
    """The rows to write. Raises Illegal if what happened does not lead to the last state."""
    places = {place.key for place in game.seats(head.scenario, head.options)}
    until = time.monotonic() + PATIENCE
    state, options = found.start, found.moves[0].options or head.options
    for move in found.moves:
        claim = Claim(move.seat, move.kind, move.body[0], move.body[1])
        try:
            made = remake(game, places, state, claim) if move.number else begin(fresh, state, claim)
        except Exception:  # an event that was made up may break the game's own code in any way
            raise Illegal(f"Move {move.number} of the file cannot have happened; nothing was opened.") from None
        if time.monotonic() > until:
            raise Illegal("The file takes too long to be played again; nothing was opened.")
        state, options = made.state, move.options or options
        yield _row(game, move, options, made)
    if state != found.state:
        raise Illegal("The moves of the file do not lead to its last state; nothing was opened.")


def _row(game: Game, move: FileMove[Any], options: Mapping[str, str], made: Made) -> MoveRow:
    """A silent move keeps its state, for it cannot be folded from what happened."""
    keeps = move.number % KEEP_EVERY == 0 or made.silent
    return MoveRow(
        id=move.number + 1,
        parent=move.number or None,
        number=move.number,
        act=move.act + 1,
        seat=made.seat,
        user_id=None,
        kind=move.kind,
        at=move.at,
        body=pack(body(game), made.body),
        options=dict(options) if keeps or move.options else None,
        snapshot=pack(game.State, made.state) if keeps else None,
    )


def _check_alive(game: Game, head: Head, state: Any) -> None:
    try:
        seats = [place.key for place in game.seats(head.scenario, head.options)]
        asked = game.questions(state)
        for seat in (None, *seats):
            game.seen_by(state, seat)
    except Exception:  # as above
        raise Illegal("The last state of the file is not a table that can be played; nothing was opened.") from None
    if sum(len(question.options) for question in asked) > MOST_OPTIONS:
        raise Illegal(
            "The last state of the file asks for a choice among more things than any game offers; nothing was opened."
        )
    if not asked and not game.over(state):
        raise Illegal("In the last state of the file nobody is asked anything; nothing was opened.")


def open_game(house: House, work: Work, where: Where, by: Person, game: Checked) -> Table:
    """A new table at which that game stands; its seats are free."""
    lobby.make_room(work, where, house.now())
    head, last = game.head, len(game.rows)
    row = lobby.new_row(house, where, head.game, head.scenario)
    row = replace(row, options=dict(head.options), settings=dict(head.settings), seed=game.seed)
    table = lobby.add(house, work, row, by)
    work.add_moves(table.row.id, game.rows)
    phase = "over" if table.game.over(game.state) else "playing"
    table.state = game.state
    table.change(made=last, head=last, number=last - 1, phase=phase)
    table.turn_over()
    table.note("import")
    table.announce("import")
    return table
