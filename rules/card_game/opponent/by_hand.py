"""When a walk along the chart does not end: a person chooses a legal command for the bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.card_game.commands import Cycle, Decline, Fight, Move, Pass, Play, UseAction
from rules.card_game.opponent.deciding import answer, asked
from rules.card_game.scenarios import TITLES
from rules.card_game.state import State
from rules.card_game.table import RESERVE, asker, framed
from rules.core.flowchart import Lost
from rules.core.game import Choice, Illegal, Param, Tool

BY_HAND = "for_bot"
"""The key of the hand move."""


def by_hand(state: State, seat: str) -> Tool | None:
    """The hand move of the first Free Peoples player while the bot that is asked cannot end its walk."""
    question = asked(state)
    if question is None or seat != asker(state, question.seat):
        return None
    try:
        answer(state, question)
    except Lost:
        choices = tuple(Choice(str(i), _words(state, c)) for i, c in enumerate(question.options))
        param = Param("command", "What it does", choices)
        return Tool(BY_HAND, f"Choose for {TITLES[question.seat]}, whose chart leads nowhere", (param,))
    return None


def chosen(state: State, values: Mapping[str, str]) -> tuple[str, Any]:
    """The bot's seat and the command chosen for it. Raises Illegal if it is not one of the choices."""
    question = asked(state)
    number = values.get("command", "")
    if question is None or not number.isdecimal() or int(number) >= len(question.options):
        raise Illegal("That is not among the bot's moves, so nothing happened; choose one of those offered.")
    return question.seat, question.options[int(number)]


def _words(state: State, command: Any) -> str:
    name = framed(state).book.name
    match command:
        case Play(card="?"):
            return "Play a random card"
        case Play(card=card, to=to) | Move(card=card, to=to):
            place = "" if not to else " to reserve" if to == RESERVE else f" to {name(to)}"
            return f"{'Play' if type(command) is Play else 'Move'} {name(card)}{place}"
        case Cycle(card=card):
            return f"Cycle {name(card)}"
        case UseAction(card=card):
            return f"Use {name(card)}"
        case Fight(site=site):
            return f"Resolve the combat at {name(site)}"
        case Pass():
            return "Pass"
        case Decline():
            return "Use the text for a card that cannot be played"
        case _:
            return type(command).__name__
