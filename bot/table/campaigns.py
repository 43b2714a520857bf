"""Campaigns: what a game keeps from one table for the next, by a name in its server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.table.house import House, clean
from bot.table.shapes import Campaign
from bot.table.table import Table
from rules.core.game import TABLE, Illegal, Setup
from storage.reading import Reading
from storage.rows import CampaignRow
from storage.work import Work

NAME = 40
"""Letters of a campaign's name."""
MOST = 50
"""Campaigns of a server."""
ALIVE = ("lobby", "playing")


def called(name: str) -> str:
    """A campaign's name as it is kept. Raises Illegal for none."""
    meant = " ".join(clean(name, 1000).encode("utf-8", "ignore").decode().split())
    if not 0 < len(meant) <= NAME:
        raise Illegal(f"A campaign's name has 1 to {NAME} letters; nothing was done. Please give it another.")
    return meant


def take(table: Table, name: str) -> None:
    """A table in the lobby will play this campaign, a new one if there is none of that name.

    Raises Illegal if another table plays it, or if it is at another scenario.
    """
    row, work = table.row, table.work
    if row.guild is None:
        raise Illegal("A campaign belongs to a server; nothing was opened. Please play it in a channel of one.")
    found = _named(work, row.guild, row.game, name) or _new(table, row.guild, called(name))
    _must_be_free(work, found)
    fresh = table.game.start(Setup(row.scenario, "a trial", dict(row.options)))
    table.game.play(fresh.state, TABLE, table.game.recall(found.data))
    work.take_campaign(found.id, found.table_id, row.id)


def _named(reading: Reading, guild: int, game: str, name: str) -> CampaignRow | None:
    """A game's campaign of that name; capitals do not matter."""
    meant = called(name).casefold()
    return next((c for c in reading.campaigns(guild) if c.game == game and c.name.casefold() == meant), None)


def _new(table: Table, guild: int, name: str) -> CampaignRow:
    table.game.recall({})
    _must_have_room(table.work, guild)
    table.work.add_campaign(guild, table.row.game, name, {}, table.house.now())
    made = _named(table.work, guild, table.row.game, name)
    if made is None:
        raise LookupError(f"the campaign {name!r} was not written")
    return made


def _must_have_room(work: Work, guild: int) -> None:
    if len(work.campaigns(guild)) >= MOST:
        raise Illegal(f"This server has {MOST} campaigns; nothing was changed. A moderator can forget one.")


def _must_be_free(work: Work, found: CampaignRow) -> None:
    row = None if found.table_id is None else work.table_of(found.table_id)
    if row is not None and row.live is not None and row.phase in ALIVE:
        raise Illegal(
            f"The campaign {found.name!r} is being played in <#{row.channel}>; nothing was changed. "
            "Finish or end that game first."
        )


def go_on(table: Table) -> None:
    """A game that begins goes on from its campaign; begun anew, from where it had begun.

    Raises Illegal for a game of a campaign that goes on without this table.
    """
    found = table.work.campaign_at(table.row.id) if table.game.campaigns else None
    if found is not None:
        table.play(TABLE, table.game.recall(found.base), "option")
    elif table.kept is not None or _opened_for_one(table):
        raise Illegal(
            "This table played for a campaign that goes on without it, so its game cannot begin any more; nothing was "
            "changed. `/game new` opens another."
        )


def _opened_for_one(table: Table) -> bool:
    """Whether the table was opened for a campaign, also if its game never began."""
    opened = table.work.last_deed(table.row.id, "open")
    return opened is not None and "campaign" in opened.data


def listed(reading: Reading, guild: int) -> tuple[Campaign, ...]:
    return tuple(_shown(reading, row) for row in reading.campaigns(guild))


def _shown(reading: Reading, row: CampaignRow) -> Campaign:
    table = None if row.table_id is None else reading.table_of(row.table_id)
    live = table is not None and table.live is not None and table.phase in ALIVE
    channel = table.channel if table is not None and live else None
    return Campaign(game=row.game, name=row.name, data=row.data, channel=channel, at=row.at)


def find(reading: Reading, guild: int, name: str) -> Campaign:
    """Raises Illegal if there is none of that name."""
    meant = called(name).casefold()
    found = next((c for c in listed(reading, guild) if c.name.casefold() == meant), None)
    if found is None:
        raise Illegal(
            f"There is no campaign {called(name)!r} in this server; nothing was done. Choose one of the list."
        )
    return found


@dataclass(frozen=True, slots=True)
class Filed:
    """A campaign that somebody brings as a file."""

    game: str
    name: str
    data: Mapping[str, Any]


def put(house: House, work: Work, guild: int, filed: Filed) -> str:
    """A campaign from a file, new or in the place of one that nobody plays; its name, as it is kept.

    Raises Illegal for data that is none.
    """
    house.game(filed.game).recall(dict(filed.data))
    name = called(filed.name)
    found = _named(work, guild, filed.game, name)
    if found is None:
        _must_have_room(work, guild)
        work.add_campaign(guild, filed.game, name, filed.data, house.now())
        return name
    _must_be_free(work, found)
    work.set_campaign(found.id, filed.data, house.now())
    return found.name


def drop(work: Work, guild: int, name: str) -> None:
    """Forgets a campaign that nobody plays. Raises Illegal if there is none, or if it is being played."""
    campaign = find(work, guild, name)
    row = _named(work, guild, campaign.game, campaign.name)
    if row is not None:
        _must_be_free(work, row)
        work.drop_campaign(row.id)
