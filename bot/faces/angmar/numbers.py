"""What would come of a choice, reckoned from the numbers on the table: damage, hit points left, threat."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.faces.angmar import names as n
from bot.ui.words import listed
from rules.angmar.sight import Fight, Seen, Sight, Stage

LIMIT = 50
"""The threat at which a player is eliminated (RULES 8.4)."""
MORE = "A shadow card can make it more."


def heroes(sight: Sight, seat: str) -> tuple[Seen, ...]:
    return tuple(p for p in n.at(sight, f"play:{seat}") if p.kind == "hero")


def blow(fight: Fight, piece: Seen) -> int:
    """The damage that this defender would take from an attack, before its shadow card."""
    return max(0, fight.attack - (piece.defense or 0))


def total(sight: Sight, cards: Iterable[str], stat: str) -> int:
    """What these characters bring together."""
    return sum(getattr(sight.pieces[card], stat) or 0 for card in cards if card in sight.pieces)


def stage_of(sight: Sight, seat: str) -> Stage | None:
    """The staging area where a player is."""
    player = sight.players.get(seat)
    return next((s for s in sight.areas if player is not None and s.area == player.area), None)


def quest(stage: Stage, brought: int) -> str:
    """How the quest would end with so much against the threat of now."""
    if brought > stage.threat:
        return f"{brought - stage.threat} progress"
    each = " for each" if len(stage.seats) > 1 else ""
    return f"threat +{stage.threat - brought}{each}" if brought < stage.threat else "nothing either way"


def fallen(sight: Sight, seat: str, damage: int) -> tuple[Seen, ...]:
    """The heroes of a player whom so much damage would destroy."""
    return tuple(hero for hero in heroes(sight, seat) if n.left(hero) <= damage)


def undefended(sight: Sight, fight: Fight) -> str:
    """The warning before an attack is left undefended; "" where every hero would survive it."""
    dead = fallen(sight, fight.seat, fight.attack)
    if not dead or not fight.attack:
        return ""
    mine = heroes(sight, fight.seat)
    if len(mine) == 1:
        return (
            f"Undefended, all {fight.attack} damage goes on {n.plain(mine[0].name)}, who would not survive it. {MORE}"
        )
    who = "none of them" if len(dead) == len(mine) else f"{listed(n.plain(h.name) for h in dead)} would not"
    would = "would survive it" if len(dead) == len(mine) else "survive it"
    return (
        f"Undefended, all {fight.attack} damage goes on one of the heroes of {n.seat(fight.seat)}: {who} {would}. "
        f"{MORE}"
    )


def too_high(sight: Sight, seats: Iterable[str], by: int) -> str:
    """The warning before threat rises so far that a player is eliminated; "" if nobody is."""
    out = [seat for seat in seats if seat in sight.players and not sight.players[seat].out]
    out = [seat for seat in out if by > 0 and sight.players[seat].threat + by >= LIMIT]
    if not out:
        return ""
    words = listed(f"{n.seat(seat)} from {sight.players[seat].threat}" for seat in out)
    return f"That would raise the threat of {words} by {by}, to {LIMIT} or more: the player would be eliminated."


_RISES = re.compile(r"threat\b[^.;:]*?\bby (\d+)|by (\d+)[^.;:]* threat")


def rise(text: str) -> int:
    """By how much a card's words raise a threat; 0 if they do not, or not by a fixed number."""
    found = _RISES.search(text)
    if found is None or "lower" in text:
        return 0
    return int(found[1] or found[2])
