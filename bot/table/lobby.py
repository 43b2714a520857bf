"""Opening a table, sitting down, standing up, settings, and the start."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.table import campaigns, playing
from bot.table.house import House, check_value, clean, code, find_setting, is_of_table
from bot.table.shapes import Person, Where
from bot.table.sitting import must_be_unlocked
from bot.table.table import Table
from rules.core.game import TABLE, Illegal, Setup
from storage.rows import Sitter, TableRow
from storage.work import Work

DESERTED = 600
"""Seconds after which a lobby at which nobody sits makes room for another."""
NAME = 128
"""Letters of a name that are kept."""
SHARING = 8
"""People who share a seat at most: each of them is told of each change of its hand."""
OPTION_TOOL = "option"
"""The hand move of `TABLE` that changes a ruling; its one value is "<setting>=<value>"."""


def new_row(house: House, where: Where, game: str, scenario: str) -> TableRow:
    """A lobby that is not in the database yet."""
    now = house.now()
    return TableRow(
        id=0,
        code=code(6),
        guild=where.guild,
        channel=where.channel,
        live=where.channel,
        game=game,
        scenario=scenario,
        options={},
        settings={},
        phase="lobby",
        version=0,
        epoch=0,
        seed=None,
        made=0,
        head=None,
        number=0,
        tip=None,
        stuck=False,
        locked=False,
        ballot=None,
        board=None,
        opened_at=now,
        moved_at=now,
        state=None,
    )


def make_room(work: Work, where: Where, now: int) -> None:
    """Closes what is finished or deserted in this channel. Raises Illegal if a table is alive in it."""
    row = work.table_in(where.channel)
    if row is None:
        return
    deserted = row.phase == "lobby" and row.moved_at < now - DESERTED and not work.sitters(row.id)
    if row.phase != "over" and not deserted:
        raise Illegal(
            "This channel has a table already; nothing was changed. End it first, or use another channel or thread."
        )
    work.save(replace(row, live=None, phase="closed", version=row.version + 1), row)


def add(house: House, work: Work, row: TableRow, by: Person) -> Table:
    """Puts a new row into the database."""
    fields = {name: getattr(row, name) for name in row.__slots__ if name != "id"}
    work.meet(by.id, clean(by.name, NAME))
    return Table(house, work, replace(row, id=work.add_table(fields)), by)


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to play."""

    game: str
    scenario: str
    options: Mapping[str, str]
    seed: str | None
    campaign: str = ""


def open_table(house: House, work: Work, where: Where, by: Person, wish: Wish) -> Table:
    found, options = house.scenario(wish.game, wish.scenario), wish.options
    if wish.seed is not None and not house.allow_seeds:
        raise Illegal("Here nobody chooses the seed, so that nobody knows the shuffles; nothing was opened.")
    if wish.seed is not None and not 0 < len(wish.seed) <= 64:
        raise Illegal("A seed has 1 to 64 characters; nothing was opened.")
    for key, value in options.items():
        check_value(find_setting(found, key), value)
    of_game = {s.key: options.get(s.key, s.default) for s in found.settings}
    house.game(wish.game).seats(wish.scenario, of_game)
    make_room(work, where, house.now())
    of_table = {key: value for key, value in options.items() if is_of_table(key)}
    row = replace(new_row(house, where, wish.game, wish.scenario), options=of_game, settings=of_table, seed=wish.seed)
    table = add(house, work, row, by)
    if wish.campaign:
        campaigns.take(table, wish.campaign)
        table.note("open", campaign=wish.campaign)
    else:
        table.note("open")
    return table


def join(table: Table, seat: str | None) -> None:
    seen, me = table.seen, table.by
    must_be_unlocked(seen)
    if table.row.phase == "closed":
        raise Illegal("This table was closed; nobody sits down at it any more.")
    places, mine = {p.key for p in seen.places()}, seen.held(me.id)
    if seat is None:
        seat = _free_seat(table, mine)
    if seat not in places:
        known = ", ".join(p.key for p in seen.places())
        raise Illegal(f"There is no seat {seat!r} at this table; nothing was changed. Choose one of: {known}.")
    if seat in mine:
        raise Illegal(f"You sit as {seen.title(seat)} already; nothing was changed.")
    if table.row.phase != "lobby" and any(s.seat == seat for s in table.sitters):
        raise Illegal(
            f"{seen.title(seat)} is taken, and its hand is not for others; nothing was changed. "
            "A moderator can give a seat to somebody else."
        )
    if sum(s.seat == seat for s in table.sitters) >= SHARING:
        raise Illegal(f"{SHARING} people sit as {seen.title(seat)} already; nothing was changed.")
    must_not_know(table, me)
    sit_down(table, seat, me)
    table.note("join", seat=seat)
    if table.row.phase == "playing":
        table.announce("join", seat=seat)


def must_not_know(table: Table, who: Person) -> None:
    """Raises Illegal for somebody who has taken the game that is played with everything hidden in it."""
    if table.row.phase != "lobby" and table.work.has_done(table.row.id, who.id, "export"):
        they, them = ("You have", "you") if who.id == table.by.id else (f"{who.name} has", "them")
        raise Illegal(
            f"{they} taken this game with every hand in it, so its seats are not for {them}; nothing was changed."
        )


def _free_seat(table: Table, mine: tuple[str, ...]) -> str:
    seen, taken = table.seen, {s.seat for s in table.sitters}
    if mine:
        raise Illegal(
            f"You sit as {seen.title(mine[0])} already; nothing was changed. Name another seat to take it too."
        )
    for place in seen.places():
        if place.key not in taken:
            return place.key
    raise Illegal("Every seat is taken; nothing was changed. Before the start you can share one: name it.")


def sit_down(table: Table, seat: str, who: Person) -> None:
    work, row = table.work, table.row
    work.meet(who.id, clean(who.name, NAME))
    work.sit(row.id, seat, who.id, table.house.now())
    table.sitters = (*table.sitters, Sitter(seat, who.id, who.name))
    if row.phase == "playing":
        table.show_hands(seat)


def stand_up(table: Table, seat: str, user: int | None = None) -> None:
    """Empties a seat, of one person or of all."""
    table.work.stand_up(table.row.id, seat, user)
    table.sitters = tuple(s for s in table.sitters if s.seat != seat or user not in {None, s.user})


def leave(table: Table, seat: str | None) -> None:
    mine = table.held()
    if seat is not None and seat not in mine:
        raise Illegal(f"You do not sit as {table.seen.title(seat)}; nothing was changed.")
    gone = mine if seat is None else (seat,)
    for one in gone:
        stand_up(table, one, table.by.id)
        if table.row.phase == "playing":
            table.announce("leave", seat=one)
    table.note("leave", seats=list(gone))


def start(table: Table) -> None:
    seen, row = table.seen, table.row
    table.held()
    must_be_unlocked(seen)
    if row.phase != "lobby":
        raise Illegal("The game has started already; nothing was changed.")
    taken = {s.seat for s in table.sitters}
    free = [p.title for p in seen.places() if p.key not in taken]
    if free:
        fewer = " If fewer play, say so with Settings." if seen.scenario.setting("players") else ""
        raise Illegal(
            f"Nobody sits as {', '.join(free)} yet; nothing was started. One person may take several seats.{fewer}"
        )
    begin(table, row.seed or new_seed())


def new_seed() -> str:
    return secrets.token_hex(16)


def begin(table: Table, seed: str) -> None:
    """A new line of play from a fresh start; nothing of an older one is deleted."""
    row = table.row
    facts = table.house.facts.get(row.game, {})
    setup = Setup(scenario=row.scenario, seed=seed, options=dict(row.options), facts=facts)
    table.change(seed=seed)
    table.start(table.game.start(setup))
    campaigns.go_on(table)
    playing.follow(table)


def change(table: Table, key: str, value: str) -> None:
    """A setting changes now: freely in the lobby, as a move of the table during play."""
    setting = find_setting(table.seen.scenario, key)
    check_value(setting, value)
    row = table.row
    if is_of_table(key):
        table.change(settings={**row.settings, key: value})
    elif row.phase == "lobby":
        table.change(options={**row.options, key: value})
        for seat in {s.seat for s in table.sitters} - {p.key for p in table.seen.places()}:
            stand_up(table, seat)
    elif setting.when == "setup":
        raise Illegal(f"{setting.text} is fixed once the game has started; nothing was changed.")
    else:
        command = table.game.use(table.state, TABLE, OPTION_TOOL, {"value": f"{key}={value}"})
        table.play(TABLE, command, "option")
        table.rule(key, value)
        playing.follow(table)
    table.note("setting", setting=key, value=value)
    table.announce("setting", setting=key, value=value)
