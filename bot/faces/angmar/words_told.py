"""Words for what changes nothing by itself: reveals, attacks, the quest's resolution, hand moves that only say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.faces.angmar import names as n
from bot.faces.angmar import texts
from bot.ui.words import clip, listed
from rules.angmar.events import Told
from rules.angmar.facts import FACES
from rules.angmar.sight import Sight

TEXT = 440
"""Letters of a card's text in one line of news."""


def _cards(sight: Sight, ids: str) -> str:
    return listed(n.name(sight, card) for card in ids.split())


def _revealed(sight: Sight, e: Told) -> str:
    face = FACES.get(n.code(e.card))
    if face is None:
        return f"{n.subject(sight, e.card)} is revealed."
    said = [texts.keywords(face), texts.part(face.key, "When revealed")]
    words = " ".join(part for part in said if part)
    where = "" if e.other in {"", "main"} else f" at {n.area(e.other)}"
    return f"Revealed{where}: **{n.md(face.name)}** ({texts.stats(face)}). {clip(words, TEXT)}".strip()


def _shadow(sight: Sight, e: Told) -> str:
    effect = texts.part(n.code(e.card), "Shadow")
    return f"Shadow card: **{n.name(sight, e.card)}**. {clip(effect, TEXT) or 'No shadow effect.'}"


def _defends(sight: Sight, e: Told) -> str:
    return f"{n.subject(sight, e.card)} defends against {n.name(sight, e.other)}."


def _dealt(sight: Sight, e: Told) -> str:
    """Damage itself is said where it is dealt; an attack without any is not."""
    return "" if e.n else f"{n.subject(sight, e.other)} does no damage to {n.name(sight, e.card)}."


def _quest(sight: Sight, e: Told) -> str:
    where = "" if e.other == "main" else f" at {n.area(e.other)}"
    stage = next((stage for stage in sight.areas if stage.area == e.other), None)
    brought = "attack" if stage is not None and stage.battle else "willpower"
    against = f"**The quest{where}**: {e.n} {brought} against {e.m} threat"
    if e.n > e.m:
        return f"{against}: {e.n - e.m} progress."
    if e.n < e.m:
        here = stage.seats if stage is not None else ()
        whose = f"the threat of {n.seat(here[0])}" if len(here) == 1 else "each player's threat"
        return f"{against}: {whose} rises by {e.m - e.n}."
    return f"{against}: neither progress nor threat."


def _stage(sight: Sight, e: Told) -> str:
    key = f"{n.code(e.card)}/2"
    face = FACES.get(key)
    if face is None:
        return f"{n.subject(sight, e.card)} is the quest now."
    number = n.code(e.card).rpartition("-")[2]
    points = f", {n.count(face.points, 'quest point')}" if face.points is not None else ""
    return f"**Stage {number}: {face.name}**{points}. {texts.whole(key, TEXT)}".strip()


def _struck(sight: Sight, e: Told) -> str:
    with_ = f" with {_cards(sight, e.other)}" if e.other else ""
    none = "" if e.n else ", no damage"
    return f"{n.player(e.seat)} attacks {n.name(sight, e.card)}{with_}: {e.m} attack{none}."


def _captured(sight: Sight, e: Told) -> str:
    return f"{n.player(e.seat)}: {n.count(e.n, 'captured card')} under {n.name(sight, e.card)}."


def _eliminated(_: Sight, e: Told) -> str:
    why = {"threat": "threat 50", "heroes": "no hero left"}.get(e.other, e.other)
    return f"**{n.seat(e.seat)} is eliminated** ({why})."


def _cancelled(sight: Sight, e: Told) -> str:
    what = "The whole card" if e.other == "card" else "The effect of"
    return f"{what} {n.name(sight, e.card)} is canceled (by hand)."


def _granted(sight: Sight, e: Told) -> str:
    what = f"the {n.SPHERES[e.other]} icon" if e.other in n.SPHERES else e.other
    return f"{n.subject(sight, e.card)} has {what} (by hand)."


def _lost(sight: Sight, e: Told) -> str:
    what = f"the {n.SPHERES[e.other]} icon" if e.other in n.SPHERES else e.other
    return f"{n.subject(sight, e.card)} has {what} no longer (by hand)."


def _staging(_: Sight, e: Told) -> str:
    return f"{n.count(abs(e.n), 'card')} {'more' if e.n > 0 else 'fewer'} in the staging step (by hand)."


def _passed(sight: Sight, e: Told) -> str:
    moved = "goes" if e.n == 1 else "go"
    what = n.count(e.n, "resource")
    return f"{what} {moved} from {n.name(sight, e.card)} to {n.name(sight, e.other)} (by hand)."


def _price(_: Sight, e: Told) -> str:
    hows = {"no": "at no cost", "less": f"for {e.n} less", "any": "with resources of any sphere"}
    how = hows.get(e.other, e.other)
    return f"{n.player(e.seat)} plays a card {how} (by hand)."


def _triggered(_: Sight, e: Told) -> str:
    return f"{n.player(e.seat)} has used an Action or Response (by hand)."


TOLD: Mapping[str, Callable[[Sight, Told], str]] = {
    "revealed": _revealed,
    "shadow": _shadow,
    "attacks": lambda sight, e: f"{n.subject(sight, e.card)} attacks {n.seat(e.seat)}.",
    "defends": _defends,
    "undefended": lambda sight, e: f"Nobody defends against **{n.name(sight, e.other)}**.",
    "dealt": _dealt,
    "quest": _quest,
    "commits": lambda sight, e: f"{n.player(e.seat)} commits {_cards(sight, e.other)} to the quest.",
    "stage": _stage,
    "defeated": lambda sight, e: f"{n.subject(sight, e.card)} is defeated.",
    "no progress": lambda sight, e: f"{n.subject(sight, e.card)} takes no progress now.",
    "struck": _struck,
    "captured": _captured,
    "mulligan": lambda _, e: f"{n.player(e.seat)} draws six new cards.",
    "eliminated": _eliminated,
    "cancelled": _cancelled,
    "parried": lambda sight, e: f"The attack of **{n.name(sight, e.card)}** is over (by hand).",
    "price": _price,
    "granted": _granted,
    "lost": _lost,
    "staging": _staging,
    "passed": _passed,
    "shown": lambda _, e: f"{n.player(e.seat)} shows **{n.md(e.other)}** (by hand).",
    "nothing": lambda _, e: f"{n.player(e.seat)}: that changes nothing; an effect forbids it, or it is so already.",
    "renewed": lambda _, e: f"{n.player(e.seat)}: the discard pile is shuffled into the deck (by hand).",
    "triggered": _triggered,
    "action": lambda sight, e: f"{n.player(e.seat)} uses the Action of {n.name(sight, e.card)}.",
}


def told(sight: Sight, event: Told) -> str:
    """ "" for a word that this face does not know."""
    words = TOLD.get(event.what)
    return words(sight, event) if words else ""
