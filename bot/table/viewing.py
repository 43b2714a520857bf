"""From a row to what may be looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.table.house import House, places
from bot.table.settings import TABLE_SETTINGS
from bot.table.shapes import Ballot, Person, View, Where
from rules.core.dice import commitment
from rules.core.game import Game, Scenario, Seat
from storage.reading import Reading
from storage.rows import BallotRow, Sitter, TableRow


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as it was loaded, hidden parts included."""

    house: House
    row: TableRow
    state: Any
    sitters: tuple[Sitter, ...]

    @property
    def game(self) -> Game:
        return self.house.game(self.row.game)

    @property
    def scenario(self) -> Scenario:
        return self.house.scenario(self.row.game, self.row.scenario)

    def places(self) -> tuple[Seat, ...]:
        """The seats people take, in turn order."""
        game: Any = self.game  # it is hashable; the protocol does not say so
        return places(game, self.row.scenario, frozenset(self.row.options.items()))

    def held(self, user: int) -> tuple[str, ...]:
        """The seats of a person, in turn order."""
        mine = {s.seat for s in self.sitters if s.user == user}
        return tuple(p.key for p in self.places() if p.key in mine)

    def title(self, seat: str) -> str:
        return next((p.title for p in self.places() if p.key == seat), seat.replace("_", " ").title())


def ballot_of(seen: Seen, row: BallotRow) -> Ballot:
    names = {s.user: s.name for s in seen.sitters}
    agreed = {s.seat for s in seen.sitters if s.user in row.yes}
    waiting = tuple(p.key for p in seen.places() if p.key not in agreed and any(s.seat == p.key for s in seen.sitters))
    proposer = Person(row.user_id, names.get(row.user_id, "somebody"))
    return Ballot(row.id, row.kind, row.data, proposer, tuple(row.yes), waiting, row.state)


def see(seen: Seen, reading: Reading) -> View:
    """What may be looked at; reads the open ballot and the campaign, if there is one."""
    row, sat_at = seen.row, seen.places()
    ballot = reading.ballot(row.ballot) if row.ballot is not None else None
    settings = (*TABLE_SETTINGS, *seen.scenario.settings)
    started = row.head is not None and row.seed is not None
    campaign = reading.campaign_at(row.id) if seen.game.campaigns else None
    return View(
        code=row.code,
        where=Where(row.guild, row.channel),
        game=seen.game,
        scenario=seen.scenario,
        phase=row.phase,  # type: ignore[arg-type]  # only the four words are ever written
        version=row.version,
        epoch=row.epoch,
        number=row.number,
        places=sat_at,
        seats={p.key: tuple(Person(s.user, s.name) for s in seen.sitters if s.seat == p.key) for p in sat_at},
        settings=settings,
        options={s.key: s.default for s in settings} | {**row.options, **row.settings},
        board=row.board,
        locked=row.locked,
        stuck=row.stuck,
        redoable=row.tip is not None,
        ballot=None if ballot is None else ballot_of(seen, ballot),
        commitment=commitment(row.seed) if started and row.seed else None,
        seed=row.seed if row.phase == "over" else None,
        campaign="" if campaign is None else campaign.name,
        _state=seen.state,
    )
