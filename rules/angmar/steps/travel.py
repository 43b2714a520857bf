"""The travel phase and the encounter phase (RULES 3.4, 3.5)."""

from __future__ import annotations

from typing import Any

from rules.angmar import doing, looking, values
from rules.angmar import events as ev
from rules.angmar.commands import Choose, Done
from rules.angmar.looking import printed
from rules.angmar.moments import moment
from rules.angmar.state import State, Step, changed
from rules.angmar.steps.windows import window
from rules.angmar.texts import text_of
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger

Asked = tuple[str, tuple[Any, ...]]
PLACES = frozenset({"location", "objective-location"})


def travel_phase(t: Ledger, _: Step) -> None:
    """Its beginning first, when players may join others; then each staging area that is left travels."""
    begin = [Step(name="travel.begin", other=area) for area in looking.areas(t.state)]
    then(t, *begin, Step(name="travel.all"), *window("travel"))


def travel_all(t: Ledger, _: Step) -> None:
    then(t, *(Step(name="travel", other=area) for area in looking.areas(t.state)))


def travel_begin(t: Ledger, step: Step) -> None:
    if step.other in t.state.areas:
        moment(t, "travel-begins", area=step.other)


def can_travel(s: State, place: str) -> bool:
    """Its Travel cost can be paid, and nothing forbids it (RULES 3.4)."""
    may = text_of(printed(s, place).key).travel_if
    blocked = values.barred(s, "no-travel", place)
    return not blocked and (values.blank(s, place) or may is None or may(s, place))


def ask_travel(s: State, step: Step) -> Asked:
    area = step.other
    if area not in s.areas or looking.active(s, area) or not looking.players_at(s, area):
        return "", ()
    places = tuple(c for c in looking.staging(s, area) if printed(s, c).kind in PLACES and can_travel(s, c))
    if not places:
        return "", ()
    return "Where do you travel?", (*(Choose(of="travel", what=c) for c in places), Done(of="travel"))


def resolve_travel(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    if isinstance(command, Choose):
        place, area = command.what, step.other
        first = looking.first_at(t.state, area)
        then(
            t,
            *script(f"{printed(t.state, place).key}/travel", card=place, seat=first),
            Step(name="arrive", card=place, other=area),
        )


def arrive(t: Ledger, step: Step) -> None:
    """It becomes the active location; a safe one sends engaged enemies back (seed; RULES 10.6)."""
    if step.card in t.state.pieces:
        activate(t, step.card, step.other)
        if printed(t.state, step.card).safe:
            for seat in looking.players_at(t.state, step.other):
                for enemy in looking.at(t.state, f"engaged:{seat}"):
                    doing.to_staging(t, enemy, cause=step.card)
        moment(t, "travelled", card=step.card, area=step.other)


def activate(t: Ledger, place: str, area: str) -> None:
    doing.shift(t, place, f"active:{area}", how="travelled")
    moment(t, "active", card=place, area=area)


def encounter_phase(t: Ledger, _: Step) -> None:
    """Optional engagement in player order, then engagement checks."""
    steps = [Step(name="engage", seat=seat) for seat in looking.order(t.state)]
    checks = [Step(name="checks", other=area) for area in looking.areas(t.state)]
    then(t, *window("encounter: beginning"), *steps, *checks, *window("encounter: end"))


def _staged_enemies(s: State, area: str) -> tuple[str, ...]:
    return tuple(c for c in looking.staging(s, area) if printed(s, c).kind == "enemy")


def ask_engage(s: State, step: Step) -> Asked:
    player = s.players[step.seat]
    if player.out:
        return "", ()
    enemies = tuple(
        c
        for c in _staged_enemies(s, player.area)
        if not values.barred(s, "no-optional-engage", c) and not values.barred(s, "stays-in-staging", c)
    )
    if not enemies:
        return "", ()
    return "Do you engage an enemy?", (*(Choose(of="engage", what=c) for c in enemies), Done(of="engage"))


def resolve_engage(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    if isinstance(command, Choose):
        doing.engage(t, command.what, step.seat)


def engagement_for(s: State, enemy: str, seat: str) -> int:
    """The engagement cost while this player makes his check."""
    extra = sum(c.worth(s, src, seat) for src, c in values.acting(s, "engagement-for") if c.of(s, src, enemy))
    return max(0, values.engagement(s, enemy) + extra)


def _due(s: State, seat: str, area: str) -> tuple[str, ...]:
    """The enemies with the highest cost at or below his threat: one of them engages him."""
    costs = {
        c: engagement_for(s, c, seat)
        for c in _staged_enemies(s, area)
        if not values.barred(s, "no-check", c) and not values.barred(s, "stays-in-staging", c)
    }
    fit = {c: cost for c, cost in costs.items() if cost <= s.players[seat].threat}
    return tuple(c for c, cost in fit.items() if cost == max(fit.values()))


def run_checks(t: Ledger, step: Step) -> None:
    """Round the table until nobody is engaged in a full pass. `n` counts players, `ids` is not empty once one was."""
    s, area = t.state, step.other
    seats = looking.players_at(s, area)
    if values.barred(s, "no-checks") or not seats:
        return
    if step.n >= len(seats):
        if step.ids:
            then(t, Step(name="checks", other=area))
        return
    due = _due(s, seats[step.n], area)
    ids = step.ids if not due else ("yes",)
    then(t, changed(step, n=step.n + 1, ids=ids))
    if len(due) == 1:
        doing.engage(t, due[0], seats[step.n])
    elif due:
        then(t, Step(name="tie", seat=seats[step.n], ids=due))


def ask_tie(s: State, step: Step) -> Asked:
    staged = _staged_enemies(s, s.players[step.seat].area)
    return "Which of these enemies engages you?", tuple(Choose(of="tie", what=c) for c in step.ids if c in staged)


def resolve_tie(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    doing.engage(t, command.what, step.seat)
