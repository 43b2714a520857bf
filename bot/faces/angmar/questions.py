"""Questions as they are put, with names and numbers where the reader may know them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.faces.angmar import names as n
from bot.faces.angmar import numbers, texts
from bot.faces.angmar.board import RESOLVED, resolved
from bot.ui.words import clip, listed
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.sight import Sight, Work
from rules.core.game import Question

LIMIT = 400
TOLD = 300
"""Letters of a card's text in a question: as many as the longest has."""
READY = "It is done when all are ready."
GO_ON = "Go on when nobody has an Action."


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
    return f"Who commits to the quest?{so_far} Together {brought} {stat} against {stage.threat} threat, before staging."


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
    return f"Revealed: {n.name(sight, work.card)}. {clip(effect, TOLD)} {READY}"


def _shadow(sight: Sight, work: Work, text: str) -> str:
    effect = texts.part(n.code(work.other), "Shadow") or texts.part(n.code(work.card), "Shadow")
    return f"Shadow card: {n.name(sight, work.other)}. {clip(effect, TOLD)} {READY}"


def _pay(sight: Sight, work: Work, text: str) -> str:
    what = f" for {n.name(sight, work.card)}" if work.card else ""
    return f"Who pays{what}? Still to pay: {n.count(work.count, 'resource')}."


def _host(sight: Sight, work: Work, text: str) -> str:
    return f"What is {n.name(sight, work.card)} attached to?" if work.card else text


def _of_card(sight: Sight, work: Work, text: str) -> str:
    """A question of a card's text, with the card's name before it where it is not in it."""
    name = n.name(sight, work.card) if work.card else ""
    return f"{name}: {text}" if name and name not in n.md(text) else text


def _may(sight: Sight, work: Work, text: str) -> str:
    key = sight.pieces[work.card].key if work.card in sight.pieces else n.code(work.card)
    said = texts.part(key, "Response")
    return f"Use {n.name(sight, work.card)}? {clip(said, TOLD)}" if work.card else text


def _spread(sight: Sight, work: Work, text: str) -> str:
    return f"{_of_card(sight, work, text)} Still to place: {work.count} damage."


def _tie(_: Sight, work: Work, __: str) -> str:
    return f"Two or more enemies could engage {n.seat(work.seat)} now: which one does?"


WINDOWS = {
    "resource": ("resources and cards are taken", "the planning phase"),
    "planning: beginning": ("the planning phase begins", "cards are played"),
    "planning: after a player": ("cards are played", ""),
    "quest: characters are committed": ("characters are committed", "staging"),
    "quest: before the resolution": ("staging is over", "the quest is resolved"),
    RESOLVED: ("the quest is resolved", "the travel phase"),
    "travel": ("the travel phase ends", "the encounter phase"),
    "encounter: beginning": ("the encounter phase begins", "engagement"),
    "encounter: end": ("engagement is over", "the combat phase"),
    "combat: shadow cards are dealt": ("shadow cards are dealt", "the enemies attack"),
    "combat: the enemies have attacked": ("the enemies have attacked", "the players attack"),
    "combat: end": ("the combat phase ends", "the refresh phase"),
    "refresh": ("all is ready again", "the end of the round"),
}
"""What each action window comes after, and what comes after it."""


def _window(sight: Sight, work: Work, text: str) -> str:
    """The pause with what comes next, and before the quest's resolution with what would come of it."""
    if work.other not in WINDOWS:
        return text
    now, then = WINDOWS[work.other]
    if work.other == "quest: before the resolution":
        then += f" ({'; '.join(_outcomes(sight))})"
    return _pause(now, then)


def _outcomes(sight: Sight) -> Iterator[str]:
    """What would come of the quest; where players are apart, of each one's in few words."""
    for stage in sight.areas:
        if len(sight.areas) == 1:
            yield resolved(sight, stage)
        elif stage.seats:
            yield f"{listed(n.seat(s) for s in stage.seats)}: {numbers.quest(stage, stage.brought)}"


def _pause(now: str, then: str) -> str:
    return f"Action window: {now}.{f' Next: {then}.' if then else ''} {GO_ON}"


ASKED: Mapping[str, Callable[[Sight, Work, str], str]] = {
    "window": _window,
    "attack.declared": lambda _, __, ___: _pause("it is settled who defends", "shadow cards are turned up"),
    "attack.resolved": lambda _, __, ___: _pause("the shadow cards are done", "damage"),
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
        how = " Choose a starter deck, or bring your own with `/deck bring`." if sight.seat else ""
        return f"Which deck do you play in {scenario}?{how}"
    put = ASKED.get(work.step)
    return clip(put(sight, work, asked.text) if put else asked.text, LIMIT)
