"""Questions as they are put, with names and numbers where the reader may know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.faces.angmar import names as n
from bot.faces.angmar import numbers, texts
from bot.ui.words import clip, listed
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.sight import Sight, Work
from rules.core.game import Question

LIMIT = 300
READY = "It is done when all are ready."


def _chosen(sight: Sight, work: Work) -> str:
    return listed(n.name(sight, card) for card in work.chosen)


def _commit(sight: Sight, work: Work, text: str) -> str:
    stage = numbers.stage_of(sight, work.seat)
    if stage is None:
        return text
    stat = "attack" if stage.battle else "willpower"
    mine = numbers.total(sight, work.chosen, stat)
    so_far = f" So far {_chosen(sight, work)}." if work.chosen else ""
    brought = stage.brought + mine
    return f"Who commits to the quest?{so_far} Together {brought} {stat} against {stage.threat} threat, and what comes."


def _current(_: Sight, __: Work, ___: str) -> str:
    return "Which quest is the current one in this quest phase?"


def _defend(sight: Sight, work: Work, text: str) -> str:
    fight = sight.fight
    if fight is None:
        return text
    enemy = sight.pieces[fight.enemy]
    shadow = f", {n.count(enemy.shadows, 'shadow card')}" if enemy.shadows else ""
    return f"{n.name(sight, fight.enemy)} attacks {n.seat(fight.seat)} (attack {fight.attack}{shadow}). Who defends?"


def _hero(sight: Sight, work: Work, text: str) -> str:
    if sight.fight is None:
        return text
    enemy = n.name(sight, sight.fight.enemy)
    return f"Nobody defends against {enemy}: which of the heroes takes {sight.fight.attack} damage?"


def _strike(sight: Sight, work: Work, text: str) -> str:
    piece = sight.pieces.get(work.card)
    if piece is None:
        return text
    total = numbers.total(sight, work.chosen, "attack")
    so_far = f" So far {_chosen(sight, work)}: {total} attack." if work.chosen else ""
    stats = f"defense {piece.defense}, {n.left(piece)} hit points left"
    return f"Who attacks {n.name(sight, work.card)} ({stats})?{so_far}"


def _revealed(sight: Sight, work: Work, text: str) -> str:
    key = n.code(work.card)
    effect = texts.part(key, "When revealed")
    return f"Revealed: {n.name(sight, work.card)}. {clip(effect, 220)} {READY}"


def _shadow(sight: Sight, work: Work, text: str) -> str:
    effect = texts.part(n.code(work.other), "Shadow") or texts.part(n.code(work.card), "Shadow")
    return f"Shadow card: {n.name(sight, work.other)}. {clip(effect, 220)} {READY}"


def _pay(sight: Sight, work: Work, text: str) -> str:
    what = f" for {n.name(sight, work.card)}" if work.card else ""
    return f"Who pays{what}? Still to pay: {n.count(work.count, 'resource')}."


def _host(sight: Sight, work: Work, text: str) -> str:
    return f"What is {n.name(sight, work.card)} attached to?" if work.card else text


def _of_card(sight: Sight, work: Work, text: str) -> str:
    """A question of a card's text, with the card's name before it."""
    return f"{n.name(sight, work.card)}: {text}" if work.card else text


def _may(sight: Sight, work: Work, text: str) -> str:
    key = sight.pieces[work.card].key if work.card in sight.pieces else n.code(work.card)
    said = texts.part(key, "Response")
    return f"Use {n.name(sight, work.card)}? {clip(said, 200)}" if work.card else text


def _spread(sight: Sight, work: Work, text: str) -> str:
    return f"{_of_card(sight, work, text)} Still to place: {work.count} damage."


def _tie(_: Sight, work: Work, __: str) -> str:
    return f"Two or more enemies could engage {n.seat(work.seat)} now: which one does?"


ASKED: Mapping[str, Callable[[Sight, Work, str], str]] = {
    "current": _current,
    "commit": _commit,
    "attack.defend": _defend,
    "attack.hero": _hero,
    "strike": _strike,
    "reveal.window": _revealed,
    "shadow.window": _shadow,
    "pay": _pay,
    "host": _host,
    "pick": _of_card,
    "option": _of_card,
    "may": _may,
    "spread": _spread,
    "tie": _tie,
}


def question(sight: Sight, asked: Question) -> str:
    """One sentence or two; what the rules say where there is nothing to add."""
    work = sight.work
    if work is None:
        scenario = SCENARIOS[sight.scenario].title
        return f"Which deck do you play in {scenario}? Choose a starter deck, or bring your own with `/deck bring`."
    put = ASKED.get(work.step)
    return clip(put(sight, work, asked.text) if put else asked.text, LIMIT)
