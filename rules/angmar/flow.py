"""The agenda at work: who is asked what, what an answer does, and what goes on by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.angmar import events as ev
from rules.angmar import looking, questing
from rules.angmar.campaign import begin, record
from rules.angmar.commands import BringDeck, Choose, Done
from rules.angmar.settle import settle
from rules.angmar.state import State, Step
from rules.angmar.steps import attack, combat, divide, planning, quest, reveal, scripts, setup, travel, windows
from rules.angmar.steps import round as rounds
from rules.core.game import Illegal, Question
from rules.core.ledger import Ledger
from rules.core.memo import Remembered

Asked = tuple[str, tuple[Any, ...]]
LONGEST = 4_000
"""More steps than this without a question would be a loop."""
MOST_REVEALS = 150
"""More cards than this, revealed without a question: an encounter deck of which nothing is left but surge."""
FOR_EVER = (
    "The same encounter cards would be revealed for ever: nothing else is left in their deck. Nothing has changed; "
    "bring other cards back into it first, by a hand move (discard a shadow card, say) or by a moderator."
)

ASKS: Mapping[str, Callable[[State, Step], Asked]] = {
    "pick": scripts.ask_pick,
    "option": scripts.ask_option,
    "may": scripts.ask_may,
    "ordering": scripts.ask_ordering,
    "spread": scripts.ask_spread,
    "divide": divide.ask_divide,
    "mulligan": setup.ask_mulligan,
    "window": windows.ask_window,
    "reveal.window": reveal.ask_window,
    "current": quest.ask_current,
    "commit": quest.ask_commit,
    "travel": travel.ask_travel,
    "engage": travel.ask_engage,
    "tie": travel.ask_tie,
    "attack.defend": attack.ask_defend,
    "attack.declared": attack.ask_pause,
    "attack.resolved": attack.ask_pause,
    "shadow.window": attack.ask_shadow,
    "attack.hero": attack.ask_hero,
    "enemies": combat.ask_enemies,
    "strike": combat.ask_strike,
    "plan": planning.ask_plan,
    "pay": planning.ask_pay,
    "host": planning.ask_host,
}
RESOLVES: Mapping[str, Callable[[Ledger, Step, Any], None]] = {
    "pick": scripts.resolve_pick,
    "option": scripts.resolve_option,
    "may": scripts.resolve_may,
    "ordering": scripts.resolve_ordering,
    "spread": scripts.resolve_spread,
    "divide": divide.resolve_divide,
    "mulligan": setup.resolve_mulligan,
    "window": windows.resolve_window,
    "reveal.window": lambda t, _, __: t.happen(ev.StepClosed()),
    "current": quest.resolve_current,
    "commit": quest.resolve_commit,
    "travel": travel.resolve_travel,
    "engage": travel.resolve_engage,
    "tie": travel.resolve_tie,
    "attack.defend": attack.resolve_defend,
    "attack.declared": windows.resolve_window,
    "attack.resolved": windows.resolve_window,
    "shadow.window": lambda t, _, __: t.happen(ev.StepClosed()),
    "attack.hero": attack.resolve_hero,
    "enemies": combat.resolve_enemies,
    "strike": combat.resolve_strike,
    "plan": planning.resolve_plan,
    "pay": planning.resolve_pay,
    "host": planning.resolve_host,
}
RUNS: Mapping[str, Callable[[Ledger, Step], None]] = {
    "script": scripts.run_script,
    "campaign.setup": begin.setup_step,
    "campaign.resolve": record.resolve,
    "campaign.close": record.close,
    "setup": setup.setup,
    "setup.quest": setup.setup_quest,
    "stage.b": questing.stage_b,
    "round": rounds.run_round,
    "phase": rounds.begin_phase,
    "phase.end": rounds.end_phase,
    "resource phase": rounds.resource,
    "planning phase": planning.phase,
    "quest phase": quest.phase,
    "quest.begin": quest.begin,
    "quest.stage": quest.stage,
    "quest.staged": quest.staged,
    "quest.resolve": quest.resolve,
    "quest.end": quest.end,
    "quest.close": quest.close,
    "progress": quest.place,
    "divide": divide.run_divide,
    "travel phase": travel.travel_phase,
    "travel.begin": travel.travel_begin,
    "travel.all": travel.travel_all,
    "arrive": travel.arrive,
    "encounter phase": travel.encounter_phase,
    "checks": travel.run_checks,
    "combat phase": combat.phase,
    "combat.deal": combat.deal,
    "strike": combat.run_strike,
    "struck": combat.struck,
    "combat.end": combat.end,
    "enemies": combat.run_enemies,
    "refresh phase": rounds.refresh,
    "refresh.token": rounds.token,
    "refresh.ends": rounds.refresh_ends,
    "counters": rounds.counters,
    "round.end": rounds.round_end,
    "round.over": rounds.round_over,
    "player.check": rounds.check_player,
    "reveal": reveal.run_reveal,
    "reveal.capture": reveal.capture,
    "reveal.doomed": reveal.doomed,
    "reveal.effect": reveal.effect,
    "reveal.after": reveal.after,
    "reveal.place": reveal.place,
    "reveal.surge": reveal.surge,
    "guard": reveal.guard,
    "guarded": reveal.guarded,
    "attack.begin": attack.begin,
    "attack.shadows": attack.shadows,
    "shadow.show": attack.show,
    "shadow.do": attack.do_shadow,
    "shadow.done": attack.shadow_done,
    "attack.hurt": attack.hurt,
    "attack.after": attack.after,
    "attack.over": attack.over,
    "pay": planning.run_pay,
    "played": planning.played,
    "host": planning.run_host,
    "spread": scripts.run_spread,
}
"""What goes on by itself; a step that only asks, and has nobody to ask, is simply done."""


def _asked_seat(s: State, step: Step) -> str:
    """Who answers: the step's seat, or the first player there."""
    seat = step.seat or looking.first_at(s, step.other) or s.first
    return seat if not s.players[seat].out else looking.first_at(s, s.players[seat].area) or s.first


def _questions(s: State) -> tuple[Question, ...]:
    if s.result is not None or not s.agenda:
        return ()
    top = s.agenda[-1]
    if top.step.name == "decks":
        asked = {seat: setup.ask_decks(s, seat) for seat in s.seats}
        return tuple(Question(top.number, seat, text, options) for seat, (text, options) in asked.items() if text)
    asks = ASKS.get(top.step.name)
    if asks is None:
        return ()
    text, options = asks(s, top.step)
    return (Question(top.number, _asked_seat(s, top.step), text, options),) if options else ()


questions: Remembered[tuple[Question, ...]] = Remembered(_questions)
"""Who is asked what, worked out once for each state; empty when the game is over."""


def go_on(t: Ledger) -> None:
    """Everything that happens by itself, up to the next question or the end. Raises Illegal where surge has none."""
    reveals = 0
    for _ in range(LONGEST):
        if t.state.result is not None or settle(t):
            if t.state.result is not None:
                return
            continue
        if not t.state.agenda or questions(t.state):
            return
        step = t.state.agenda[-1].step
        reveals += step.name == "reveal"
        if reveals > MOST_REVEALS:
            raise Illegal(FOR_EVER)
        t.happen(ev.StepClosed())
        if step.name in RUNS:
            RUNS[step.name](t, step)
    raise RuntimeError(f"the table goes round in circles at {[o.step.name for o in t.state.agenda][-5:]}")


def answer(t: Ledger, seat: str, command: Any) -> None:
    """Plays an answer to an open question. Raises Illegal for one that is not offered."""
    s: State = t.state
    if s.result is not None:
        raise Illegal("The game is over: nothing more can be played at this table.")
    step = s.agenda[-1].step if s.agenda else Step(name="")
    mine = next((q for q in questions(s) if q.seat == seat), None)
    if step.name == "decks" and mine is not None and (isinstance(command, BringDeck) or command in mine.options):
        setup.resolve_decks(t, seat, command)
    elif mine is None:
        raise Illegal("You are not asked anything now. Nothing has changed; hand moves are open to you at any time.")
    elif command not in mine.options:
        raise Illegal("That is not possible now. Nothing has changed; look at the board for what is.")
    else:
        RESOLVES[step.name](t, step, command)
    go_on(t)


def is_open(s: State, command: Any) -> bool:
    """Whether everybody may know that it is offered: never what names a card in a hand or a hidden one."""
    what = getattr(command, "what", "")
    return isinstance(command, Choose | Done) and ("#" not in what or all(c in s.pieces for c in _cards_in(what)))


def _cards_in(what: str) -> tuple[str, ...]:
    return tuple(part for part in what.split("/") if "#" in part)
