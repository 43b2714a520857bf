"""Questions as they are put: with names and numbers where the reader may know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.faces.kings import names as n
from rules.core.game import Question
from rules.kings.sight import Sight


def _action(sight: Sight) -> str:
    mine, theirs = sight.free.rolled, sight.shadow.rolled
    if sight.actor == "shadow":
        mine, theirs = theirs, mine
    other = "the Shadow" if sight.actor == "free" else "the Free Peoples"
    unused = n.dice((d.face, d.ruler) for d in mine) or "none"
    return f"What do you do? Your unused dice: {unused}. Those of {other}: {len(theirs)}."


def _attempt(sight: Sight) -> str:
    if sight.attempt is None:
        return ""
    who = n.person(sight.attempt.sovereign)
    if sight.options.get("draw") == "sequential":
        return f"Place the last tile on {who}, or draw another? Draws left: {sight.attempt.left}."
    return f"Which of the {sight.attempt.hidden} tiles do you place on {who}?"


def _recruit(sight: Sight) -> str:
    if sight.recruit is None:
        return ""
    kinds = [" or ".join(n.UNITS[k] for k in unit.split("|")) for unit in sight.recruit.units]
    more = f" {n.count(len(kinds) - 1, 'more follows', 'more follow')}." if len(kinds) > 1 else ""
    return f"Which {kinds[0]} comes, and where?{more}"


def _battle(sight: Sight) -> str:
    """The place and the round, before the rules' own question."""
    if sight.step != "battle" or sight.battle is None:
        return ""
    return f"Battle at {n.region(sight.battle.region)}, round {sight.battle.number}. "


def _hunting(sight: Sight) -> str:
    if sight.hunt is None or sight.hunt.stage != "damage":
        return ""
    ring = f"Corruption is {sight.fellowship.corruption} of 12"
    return f"The Hunt does {sight.hunt.damage} damage. How is it taken? {ring}."


ASKED: Mapping[str, Callable[[Sight], str]] = {
    "action": _action,
    "attempt": _attempt,
    "recruit": _recruit,
    "hunting": _hunting,
}


def question(sight: Sight, asked: Question) -> str:
    """One sentence or two; what the rules say where there is nothing to add."""
    put = ASKED.get(sight.step or "")
    words = put(sight) if put else ""
    return words or _battle(sight) + asked.text.replace(" 1 more hits", " 1 more hit")
