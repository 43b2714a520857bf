"""Card texts at work: their words one after another, and the questions that they ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.angmar import events as ev
from rules.angmar import leaving, looking
from rules.angmar.commands import Choose, Done
from rules.angmar.moments import moment, packed, unpacked
from rules.angmar.state import State, Step, changed
from rules.angmar.texts import SCRIPTS
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger

Asked = tuple[str, tuple[Any, ...]]


def run_script(t: Ledger, step: Step) -> None:
    """The words of a script, until one of them opens steps of its own: the rest then waits below them."""
    words, env = SCRIPTS[step.script], step.env
    for at in range(step.at, len(words)):
        depth = len(t.state.agenda)
        more = words[at].act(t, changed(step, at=at, env=env))
        if t.state.result is not None:
            return
        if more:
            env = {**env, **more}
        if len(t.state.agenda) > depth:
            if at + 1 < len(words):
                t.happen(ev.StepInserted(step=changed(step, at=at + 1, env=env), at=depth))
            return


def answer(t: Ledger, key: str, value: str) -> None:
    """What was chosen goes into the script that asked, which now lies on top."""
    if t.state.agenda and t.state.agenda[-1].step.name == "script":
        below = t.state.agenda[-1].step
        t.happen(ev.StepChanged(step=changed(below, env={**below.env, key: value})))


def ask_pick(s: State, step: Step) -> Asked:
    """One of some cards or players. `env`: "into" is where the answer goes, "text" the question.

    A card that a hand move has taken elsewhere while this was asked is offered no more.
    """
    here = tuple(what for what in step.ids if _there(s, what, step.env))
    options: tuple[Any, ...] = tuple(Choose(of="pick", what=what) for what in here)
    return step.env["text"], (*options, Done(of="pick")) if step.env.get("optional") else options


def _there(s: State, what: str, env: Mapping[str, str]) -> bool:
    """Whether a card is in play, or in one of the piles "lie", as it was when it was offered; a player always is."""
    if env.get("in play"):
        return what in s.pieces
    return "#" not in what or not env.get("lie") or looking.lies(s, what) in env["lie"].split()


def resolve_pick(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    answer(t, step.env["into"], command.what if isinstance(command, Choose) else "")


def ask_option(s: State, step: Step) -> Asked:
    """One of the things that a card text offers, each in words."""
    return step.env["text"], tuple(Choose(of="option", what=what) for what in step.ids)


def resolve_option(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    env = {k: v for k, v in step.env.items() if k != "text"}
    then(t, *script(f"{step.script}.{command.what}", card=step.card, seat=step.other, env=env))


def ask_may(s: State, step: Step) -> Asked:
    """A Response that the encounter side gives: do it or not."""
    return "May be done now.", (Choose(of="may", what=step.script), Done(of="may"))


def resolve_may(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    if isinstance(command, Choose):
        moment(t, "triggered", seat=step.seat, area=t.state.players[step.seat].area)
        then(t, *script(step.script, card=step.card, seat=step.seat, env=step.env))


def ask_ordering(s: State, step: Step) -> Asked:
    """Several Forced effects at the same moment: the first player orders them (FAQ 1.02)."""
    return "Which effect comes first?", tuple(
        Choose(of="ordering", what=one.card) for one in {one.card: one for one in unpacked(step.env)}.values()
    )


def resolve_ordering(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    steps = unpacked(step.env)
    chosen = next(one for one in steps if one.card == command.what)
    rest = [one for one in steps if one is not chosen]
    if len(rest) > 1:
        t.happen(ev.StepOpened(step=changed(step, env=packed(rest))))
    elif rest:
        t.happen(ev.StepOpened(step=rest[0]))
    t.happen(ev.StepOpened(step=chosen))


def ask_spread(s: State, step: Step) -> Asked:
    """Damage is spread point by point over characters; where there is only one, nobody is asked."""
    here = tuple(card for card in step.ids if card in s.pieces)
    if len(here) < 2:
        return "", ()
    return step.env["text"], tuple(Choose(of="spread", what=card) for card in here)


def run_spread(t: Ledger, step: Step) -> None:
    """Without a choice all of it is dealt to the only one that is left."""
    for card in step.ids:
        if card in t.state.pieces:
            leaving.damage(t, card, step.n, cause=step.card)
            return


def resolve_spread(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    if step.n > 1:
        t.happen(ev.StepOpened(step=changed(step, n=step.n - 1)))
    leaving.damage(t, command.what, 1, cause=step.card)
