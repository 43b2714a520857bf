"""The quest phase (RULES 3.3)."""

from __future__ import annotations

from typing import Any

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar import events as ev
from rules.angmar.commands import Choose, Done
from rules.angmar.looking import printed
from rules.angmar.moments import moment
from rules.angmar.state import State, Step, changed
from rules.angmar.steps.reveal import reveal
from rules.angmar.steps.windows import window
from rules.angmar.writing import then
from rules.core.ledger import Ledger

Asked = tuple[str, tuple[Any, ...]]


def phase(t: Ledger, _: Step) -> None:
    """Beginning, commitment, staging, resolution, end; every staging area for itself."""
    steps: list[Step] = []
    areas = looking.areas(t.state)
    for area in areas:
        steps += [Step(name="quest.begin", other=area), Step(name="current", other=area)]
    steps += [Step(name="commit", seat=seat) for seat in looking.order(t.state)]
    steps += window("quest: characters are committed")
    steps += [Step(name="quest.stage", other=area) for area in areas]
    steps += [Step(name="quest.staged", other=area) for area in areas]
    steps += window("quest: before the resolution")
    steps += [Step(name="quest.resolve", other=area) for area in areas]
    steps += window("quest: after the resolution")
    steps += [Step(name="quest.end", other=area) for area in areas]
    then(t, *steps)


def begin(t: Ledger, step: Step) -> None:
    """An encounter deck that ran out in another phase is made anew now (RULES 4.4)."""
    doing.deck_ran_out(t)
    moment(t, "quest-begins", area=step.other)


def ask_current(s: State, step: Step) -> Asked:
    """The first player may make a staged side quest current; the main quest, unless it cannot be (seed; RULES 5.8)."""
    area = step.other
    sides = tuple(c for c in looking.staging(s, area) if printed(s, c).kind in looking.SIDE_QUESTS)
    if not sides or not looking.players_at(s, area):
        return "", ()
    options: tuple[Any, ...] = tuple(Choose(of="current", what=card) for card in sides)
    if not values.barred(s, "not-current", looking.main_quest(s, area)):
        options = (Done(of="current"), *options)
    return "Which quest is the current one this phase?", options


def resolve_current(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    if isinstance(command, Choose):
        make_current(t, step.other, command.what)


def make_current(t: Ledger, area: str, quest: str) -> None:
    """A side quest becomes current instead of the main quest until the end of the phase; "" the main quest again."""
    s = t.state
    current = "" if not quest or printed(s, quest).kind == "quest" else quest
    if s.areas[area].current != current:
        t.happen(ev.AreaChanged(area=area, stage=s.areas[area].stage, current=current))
        moment(t, "current", card=quest or looking.main_quest(t.state, area), area=area)


def _must(s: State, seat: str) -> tuple[str, ...]:
    """Characters that have to commit if able (A Fell Dread)."""
    return tuple(c for c in _able(s, seat) if values.barred(s, "must-commit", c))


def _able(s: State, seat: str) -> tuple[str, ...]:
    mine = looking.characters(s, seat)
    return tuple(c for c in mine if not s.pieces[c].exhausted and not values.barred(s, "cannot-commit", c))


def ask_commit(s: State, step: Step) -> Asked:
    """Characters are named one by one and committed together, exhausting (core p.14)."""
    seat = step.seat
    if s.players[seat].out:
        return "", ()
    able = _able(s, seat)
    if not able:
        return "", ()
    left = tuple(c for c in able if c not in step.ids)
    options: tuple[Any, ...] = tuple(Choose(of="commit", what=card) for card in left)
    if all(card in step.ids for card in _must(s, seat)):
        options = (*options, Done(of="commit"))
    return "Who commits to the quest?", options


def resolve_commit(t: Ledger, step: Step, command: Any) -> None:
    if isinstance(command, Choose):
        t.happen(ev.StepChanged(step=changed(step, ids=(*step.ids, command.what))))
        if set(_able(t.state, step.seat)) - {*step.ids, command.what}:
            return
        step = t.state.agenda[-1].step
    t.happen(ev.StepClosed())
    ready = tuple(card for card in step.ids if card in _able(t.state, step.seat))
    if ready:
        doing.event(t, "commits", seat=step.seat, other=" ".join(ready))
    for card in ready:
        doing.mark(t, card, "committed", 1)
        if not values.barred(t.state, "commits-ready", card):
            doing.exhaust(t, card)
    moment(t, "committed", seat=step.seat, area=t.state.players[step.seat].area)


def stage(t: Ledger, step: Step) -> None:
    """One card for each player, and more where an effect says so; the number is fixed now."""
    area = step.other
    count = len(looking.players_at(t.state, area))
    count += sum(c.worth(t.state, src, area) for src, c in values.acting(t.state, "extra-reveal"))
    count += t.state.notes.get(f"phase:extra-reveal:{area}", 0)
    then(t, *reveal(max(0, count), area))


def staged(t: Ledger, step: Step) -> None:
    moment(t, "staging-ends", area=step.other)


def resolve(t: Ledger, step: Step) -> None:
    """Willpower against threat: progress for the difference, or threat for every player there."""
    s, area = t.state, step.other
    here = looking.players_at(s, area)
    if not here:
        return
    brought, against = values.questing(s, area), values.staging_threat(s, area)
    doing.event(t, "quest", card=looking.current_quest(s, area), other=area, n=brought, m=against)
    if brought > against:
        then(t, Step(name="progress", seat=area, n=brought - against))
        moment(t, "quested", area=area, by=str(brought - against))
    elif brought < against:
        for seat in here:
            doing.threat(t, seat, against - brought, cause="quest")


def place(t: Ledger, step: Step) -> None:
    questing.progress(t, step.seat, step.n, cause=step.card)


def end(t: Ledger, step: Step) -> None:
    """The phase ends: a safe active location goes to the victory display, characters are no longer committed."""
    area = step.other
    then(t, Step(name="quest.close", other=area))
    moment(t, "quest-ends", area=area)


def close(t: Ledger, step: Step) -> None:
    s, area = t.state, step.other
    if area not in s.areas:
        return
    place_ = looking.active(s, area)
    if place_ and printed(s, place_).safe:
        leaving.leave(t, place_, how="safe")
    for card in looking.committed(t.state, area):
        doing.uncommit(t, card)
    make_current(t, area, "")
