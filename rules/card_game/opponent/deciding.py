"""A bot's next command: which chart answers its open question, and the walk along it."""

from __future__ import annotations

from rules.card_game.agenda import Combats, Placing, Turn
from rules.card_game.asking import asked
from rules.card_game.opponent.chart import PLACE, TURN
from rules.card_game.opponent.fights import FIGHT
from rules.card_game.opponent.view import View
from rules.card_game.state import State
from rules.core.flowchart import Chart, Lost, walk
from rules.core.game import Box, Reply

_SECTION = "Shadow Bot Rules, Taking an Action"

CHARTS: dict[type, tuple[str, Chart, str]] = {
    Turn: ("Bot Flowchart", TURN, "use"),
    Placing: ("Bot Flowchart, 4. Play?", PLACE, "twice"),
    Combats: ("Order of combats", FIGHT, "fight"),
}
"""For each step of the rulebook that asks a bot: the chart, its boxes, and the one it begins with."""


def decide(state: State) -> Reply | None:
    """What the bot that is asked does, and the walk that led there; None when no bot is asked.

    Raises Lost, with the boxes walked so far, when no box gives a legal command. The state is as it was:
    a person can answer the bot's question then.
    """
    question = next((q for q in asked(state) if q.seat in state.bots), None)
    if question is None:
        return None
    step = state.agenda[-1].step
    found = CHARTS.get(type(step))
    if found is None:
        raise Lost((Box("Bot Flowchart", "none", "Find the chart.", None, f"None answers: {question.text}", _SECTION),))
    name, chart, start = found
    view = View(state, question, step.card if isinstance(step, Placing) else "")
    command, trace = walk(name, chart, view, start)
    if command not in question.options:
        raise Lost(trace)
    return Reply(question.seat, command, trace)
