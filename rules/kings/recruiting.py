"""Recruiting: what may come, where, and what a corrupted Ruler bars (base rules: Muster; RULES 15)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Recruit
from rules.kings.commands import Choose, Command, Done
from rules.kings.events import StepChanged, StepClosed, UnitsPlaced
from rules.kings.facts import Nation, Side, Unit, Units
from rules.kings.nations import NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State

HOME_BANS: dict[str, tuple[Unit, ...]] = {
    "dain": ("leader", "elite"),
    "denethor": ("leader", "elite"),
    "thranduil": ("elite",),
}
"""At home a corrupted Ruler bars these, Events excepted; Brand and Théoden bar them for their whole Nation."""
UNITS: tuple[Unit, ...] = ("regular", "elite", "leader", "nazgul")


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
    return tuple(r for r in board.settlements(s, nation) if board.holder(s, r) == side and board.is_free(s, r, side))


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
    wanted = step.units[0].split("|")
    out = []
    for nation in step.nations:
        left = board.reinforcements(s, nation)
        for unit in UNITS:
            if unit in wanted and getattr(left, unit):
                out += [Choose(what=f"{unit}:{nation}@{r}") for r in step.regions if _fits(s, step, nation, unit, r)]
    return tuple(out)


def _fits(s: State, step: Recruit, nation: Nation, unit: Unit, region: str) -> bool:
    """A Leader comes to Army units: alone he would be removed at once (RULES 1.8)."""
    if step.peoples and REGIONS[region].nation != nation:
        return False
    here = board.units(s, region, step.side).army
    room = here > 0 if unit == "leader" else unit == "nazgul" or here < board.room(s, region, step.side)
    return room and not banned(s, nation, unit, region, event=step.event)


def ask(s: State, step: Recruit) -> tuple[str, tuple[Command, ...]]:
    """What an Event brings must come as far as it can: without a choice nobody is asked, and nobody declines."""
    found: tuple[Command, ...] = options(s, step)
    if not step.event and found:
        return "Which unit comes, and where?", (*found, Done())
    return "Which unit comes, and where?", found if len(found) > 1 else ()


def run(t: Ledger, step: Recruit) -> None:
    found = options(t.state, step)
    if found:
        resolve(t, step, found[0])
    elif len(step.units) > 1:
        t.happen(StepChanged(step=replace(step, units=step.units[1:])))
    else:
        t.happen(StepClosed())


def resolve(t: Ledger, step: Recruit, command: Command) -> None:
    """Places one unit and goes on with the rest."""
    if not isinstance(command, Choose):
        t.happen(StepClosed())
        return
    unit, _, rest = command.what.partition(":")
    key, _, region = rest.partition("@")
    nation = next(n for n in NATIONS if n == key)
    regions, nations = step.regions, step.nations
    if step.apart:
        regions = tuple(r for r in regions if r != region)
    if step.together:
        regions = (region,)
    if step.peoples:
        nations = tuple(n for n in nations if n != nation)
    t.happen(StepChanged(step=replace(step, units=step.units[1:], regions=regions, nations=nations)))
    t.happen(
        UnitsPlaced(
            region=region, side=step.side, nation=nation, units=Units(**{unit: 1}), cause=f"recruited{_by(step)}"
        )
    )


def _by(step: Recruit) -> str:
    return " by an Event" if step.event else ""
