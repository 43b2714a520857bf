"""What it is called to be done with a question, and what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.faces.angmar import names as n
from bot.faces.angmar import numbers
from bot.faces.face import Label
from bot.ui.words import clip
from rules.angmar.sight import Sight


def _current(sight: Sight) -> Label:
    area = sight.work.other if sight.work else ""
    stage = next((s for s in sight.areas if s.area == area), None)
    name = n.title(sight, stage.quest) if stage is not None and stage.quest else ""
    return Label(clip(f"The main quest: {name}", 80) if name else "The main quest")


def _commit(sight: Sight) -> Label:
    work = sight.work
    if work is None or not work.chosen:
        return Label("Commit nobody", warning=_failing(sight, 0))
    stage = numbers.stage_of(sight, work.seat)
    stat = "attack" if stage is not None and stage.battle else "willpower"
    more = numbers.total(sight, work.chosen, stat)
    return Label(f"Commit these ({more} {stat})", warning=_failing(sight, more))


def _failing(sight: Sight, more: int) -> str:
    """A warning if the quest, as the threat is now, would eliminate a player. Others may still commit after him."""
    work = sight.work
    stage = numbers.stage_of(sight, work.seat) if work is not None else None
    if work is None or stage is None or work.seat not in stage.seats[-1:]:
        return ""
    return numbers.too_high(sight, stage.seats, stage.threat - stage.brought - more)


def _undefended(sight: Sight) -> Label:
    warning = numbers.undefended(sight, sight.fight) if sight.fight is not None else ""
    return Label("Nobody: undefended", warning=warning)


def _attackers(sight: Sight) -> Label:
    work = sight.work
    if work is None or not work.chosen or work.card not in sight.pieces:
        return Label("Nobody: no attack")
    total = numbers.total(sight, work.chosen, "attack")
    damage = max(0, total - (sight.pieces[work.card].defense or 0))
    return Label(f"Attack: {total} attack, {damage} damage")


DONE: Mapping[str, Callable[[Sight], Label]] = {
    "mulligan": lambda _: Label("Keep the hand"),
    "window": lambda _: Label("Go on"),
    "revealed": lambda _: Label("Go on: do its effect"),
    "shadow": lambda _: Label("Go on: do its effect"),
    "current": _current,
    "commit": _commit,
    "travel": lambda _: Label("Travel nowhere"),
    "engage": lambda _: Label("Engage nobody"),
    "defend": _undefended,
    "strike": lambda _: Label("Attack no more"),
    "attackers": _attackers,
    "play": lambda _: Label("Play no more cards"),
    "pick": lambda _: Label("None"),
    "may": lambda _: Label("No"),
}
"""By the name of the question."""
