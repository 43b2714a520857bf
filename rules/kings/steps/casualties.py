"""Hits that are taken, in battle and outside it, and units above a limit (base rules: Casualties, Stacking)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Excess, Losses
from rules.kings.commands import Choose, Command
from rules.kings.events import StepChanged, StepClosed, UnitsPlaced, UnitsRemoved
from rules.kings.facts import Nation, Units
from rules.kings.nations import NATIONS
from rules.kings.state import State
from rules.kings.taking import left_behind, wiped_out


def ways(units: dict[Nation, Units], hits: int) -> tuple[Choose, ...]:
    """One hit removes a Regular or turns an Elite into one; two remove an Elite."""
    out = []
    for nation, here in units.items():
        if here.regular:
            out.append(Choose(what=f"regular:{nation}"))
        if here.elite:
            out.append(Choose(what=f"elite:{nation}"))
            if hits > 1:
                out.append(Choose(what=f"both:{nation}"))
    return tuple(out)


def nation_in(command: Command) -> tuple[str, Nation]:
    """The two halves of "regular:gondor"."""
    what, _, key = getattr(command, "what", "").partition(":")
    return what, next(n for n in NATIONS if n == key)


def take(t: Ledger, region: str, command: Command) -> int:
    """How many hits that took. The Free Peoples' losses are gone for good; the Shadow's come back."""
    what, nation = nation_in(command)
    if what == "regular":
        remove(t, region, nation, Units(regular=1), "a hit")
    elif what == "both":
        remove(t, region, nation, Units(elite=1), "two hits")
        return 2
    else:
        reduce(t, region, nation)
    return 1


def remove(t: Ledger, region: str, nation: Nation, units: Units, cause: str) -> None:
    side = NATIONS[nation].side
    lost = side == "free"
    t.happen(UnitsRemoved(region=region, side=side, nation=nation, units=units, lost=lost, cause=cause))


def reduce(t: Ledger, region: str, nation: Nation) -> None:
    """An Elite becomes a Regular out of the reinforcements; out of the losses if there is none there."""
    there = board.reinforcements(t.state, nation).regular > 0
    fallen = t.state.losses.get(nation, Units()).regular > 0
    remove(t, region, nation, Units(elite=1), "an Elite was hit")
    if there or fallen:
        placed = Units(regular=1)
        t.happen(
            UnitsPlaced(
                region=region,
                side=NATIONS[nation].side,
                nation=nation,
                units=placed,
                cause="an Elite was hit",
                again=not there,
            )
        )


def ask_losses(s: State, step: Losses) -> tuple[str, tuple[Command, ...]]:
    if step.hits <= 0:
        return "", ()
    return f"Take {step.hits} more hits.", ways(board.army(s, step.region, step.side).units, step.hits)


def resolve_losses(t: Ledger, step: Losses, command: Command) -> None:
    taken = take(t, step.region, command)
    t.happen(StepChanged(step=replace(step, hits=step.hits - taken)))


def run_losses(t: Ledger, step: Losses) -> None:
    """All hits are taken, or nobody is left to take one."""
    t.happen(StepClosed())
    if not board.has_army(t.state, step.region, step.side):
        wiped_out(t, step.region, step.side)


def ask_excess(s: State, step: Excess) -> tuple[str, tuple[Command, ...]]:
    units = board.army(s, step.region, step.side).units
    if board.sum_units(units).army <= step.most:
        return "", ()
    out = [Choose(what=f"regular:{n}") for n, u in units.items() if u.regular]
    out += [Choose(what=f"elite:{n}") for n, u in units.items() if u.elite]
    return f"More than {step.most} Army units stand there: which goes back to the reinforcements?", tuple(out)


def resolve_excess(t: Ledger, step: Excess, command: Command) -> None:
    what, nation = nation_in(command)
    unit = Units(regular=1) if what == "regular" else Units(elite=1)
    cause = "too many in one region"
    t.happen(UnitsRemoved(region=step.region, side=step.side, nation=nation, units=unit, lost=False, cause=cause))


def run_excess(t: Ledger, step: Excess) -> None:
    t.happen(StepClosed())
    left_behind(t, step.region, step.side)
