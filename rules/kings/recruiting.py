"""Recruiting: what may come, where, and what a corrupted Ruler bars (base rules: Muster; RULES 15)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Recruit
from rules.kings.commands import Choose, Command, Done
from rules.kings.events import StepChanged, StepClosed, UnitsPlaced
from rules.kings.facts import Nation, Side, Unit, Units
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State

HOME_BANS: dict[str, tuple[Unit, ...]] = {
    "dain": ("leader", "elite"),
    "denethor": ("leader", "elite"),
    "thranduil": ("elite",),
}
"""At home a corrupted Ruler bars these, Events excepted; Brand and Théoden bar them for their whole Nation."""


def banned(s: State, nation: Nation, unit: Unit, region: str, *, event: bool) -> bool:
    """Whether a weakness forbids to recruit it there."""
    if event:
        return False
    for key, facts in SOVEREIGNS.items():
        if s.rulers[key].state != "corrupted":
            continue
        if key in HOME_BANS:
            bars = HOME_BANS[key]
            if key == "thranduil" and s.options.get("thranduil_leaders") == "barred":
                bars = ("leader", "elite")
            if region == facts.home and unit in bars:
                return True
        elif nation == facts.nation and unit in {"leader", "elite"}:
            return True
    return False


def free_settlements(s: State, nation: Nation, side: Side) -> tuple[str, ...]:
    """Own Settlements of the Nation, unconquered and free of enemies: where it may recruit."""
    return tuple(
        r
        for r in board.settlements(s, nation)
        if board.holder(s, r) == side and board.is_free(s, r, side) and not board.besieged(s, r, side)
    )


def second_recruits(s: State, sovereign: str) -> tuple[Recruit, ...]:
    """Call to Arms, Mustering of the Mark, Iron Guard, in order (RULES 15)."""
    facts, region = SOVEREIGNS[sovereign], s.rulers[sovereign].region or ""
    elsewhere = free_settlements(s, facts.nation, "free")
    if sovereign == "dain":
        here = board.is_free(s, region, "free") or board.besieged(s, region, "free")
        first = (_one(facts.nation, "regular|elite", (region,)),) if here else ()
        return (*first, _one(facts.nation, "regular|leader", tuple(r for r in elsewhere if r != region)))
    apart = Recruit(side="free", nations=(facts.nation,), units=("regular|leader",) * 2, regions=elsewhere, apart=True)
    own = (_one(facts.nation, "regular|leader", (region,)),) if board.is_free(s, region, "free") else ()
    return (apart, *own)


def _one(nation: Nation, unit: str, regions: tuple[str, ...]) -> Recruit:
    return Recruit(side="free", nations=(nation,), units=(unit,), regions=regions)


def options(s: State, step: Recruit) -> tuple[Choose, ...]:
    """ "unit:nation@region" for each that may come next."""
    if not step.units:
        return ()
    kinds: tuple[Unit, ...] = ("regular", "elite", "leader", "nazgul")
    wanted = step.units[0].split("|")
    return tuple(
        Choose(what=f"{unit}:{nation}@{region}")
        for nation in step.nations
        for unit in kinds
        if unit in wanted and getattr(board.reinforcements(s, nation), unit)
        for region in step.regions
        if _fits(s, step.side, nation, unit, region, event=step.event)
    )


def _fits(s: State, side: Side, nation: Nation, unit: Unit, region: str, *, event: bool) -> bool:
    room = board.units(s, region, side).army < (5 if board.besieged(s, region, side) else board.STACK)
    return (room or unit in {"leader", "nazgul"}) and not banned(s, nation, unit, region, event=event)


def ask(s: State, step: Recruit) -> tuple[str, tuple[Command, ...]]:
    found = options(s, step)
    return "Which unit comes, and where?", ((*found, Done()) if found else ())


def resolve(t: Ledger, step: Recruit, command: Command) -> None:
    """Places one unit and goes on with the rest; "apart" ones go to different regions."""
    if not isinstance(command, Choose):
        t.happen(StepClosed())
        return
    unit, _, rest = command.what.partition(":")
    nation, _, region = rest.partition("@")
    found = next(n for n in step.nations if n == nation)
    regions = tuple(r for r in step.regions if r != region) if step.apart else step.regions
    t.happen(
        StepChanged(
            step=Recruit(
                side=step.side,
                nations=step.nations,
                units=step.units[1:],
                regions=regions,
                event=step.event,
                apart=step.apart,
            )
        )
    )
    t.happen(UnitsPlaced(region=region, side=step.side, nation=found, units=Units(**{unit: 1}), cause="recruited"))
