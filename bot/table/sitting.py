"""Who sits where, and who may do something."""

from __future__ import annotations

from bot.table.shapes import Person
from bot.table.viewing import Seen
from rules.core.game import Illegal


def held_by(seen: Seen, person: Person) -> tuple[str, ...]:
    """Raises Illegal if the person holds no seat."""
    mine = seen.held(person.id)
    if not mine:
        raise Illegal("You do not sit at this table; nothing was done. `/game join` takes a free seat.")
    return mine


def acts_alone(seen: Seen, moderator: Person) -> bool:
    """Whether a moderator needs no vote here: not while they play, unless the table says so."""
    return seen.row.settings.get("moderator_sees", "off") == "on" or not seen.held(moderator.id)


def must_be_unlocked(seen: Seen) -> None:
    if seen.row.locked:
        raise Illegal("A moderator has locked this table; nothing was done. It goes on when it is unlocked.")


def must_be_played(seen: Seen) -> None:
    """The table is in play and open to its people."""
    refusals = {
        "lobby": "The game has not started; nothing was done. `/game start` starts it when every seat is taken.",
        "over": "The game is over; nothing was done. `/game new` opens another.",
        "closed": "This table was closed; nothing was done. A moderator can bring it back with its restore code.",
    }
    if seen.row.phase in refusals:
        raise Illegal(refusals[seen.row.phase])
    must_be_unlocked(seen)
