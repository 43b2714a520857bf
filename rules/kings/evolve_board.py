"""What the events of Armies, Settlements and battles do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.kings import events as ev
from rules.kings.evolve_copy import changed
from rules.kings.facts import Nation, Side, Units
from rules.kings.nations import NATIONS
from rules.kings.regions import REGIONS
from rules.kings.state import Army, State


def _army(s: State, region: str, side: Side, nation: Nation, change: Callable[[Units], Units]) -> State:
    key = f"{region}:{side}"
    army = s.armies.get(key, Army(units={}))
    units = {**army.units, nation: change(army.units.get(nation, Units()))}
    units = {n: u for n, u in units.items() if u}
    armies = {k: a for k, a in s.armies.items() if k != key}
    if units:
        armies[key] = changed(army, units=units)
    return changed(s, armies=dict(sorted(armies.items())))


def _placed(s: State, e: ev.UnitsPlaced) -> State:
    out = _army(s, e.region, e.side, e.nation, lambda u: u + e.units)
    return changed(out, losses={**out.losses, e.nation: out.losses[e.nation] - e.units}) if e.again else out


def _removed(s: State, e: ev.UnitsRemoved) -> State:
    out = _army(s, e.region, e.side, e.nation, lambda u: u - e.units)
    if not e.lost:
        return out
    return changed(out, losses={**out.losses, e.nation: out.losses.get(e.nation, Units()) + e.units})


def _moved(s: State, e: ev.UnitsMoved) -> State:
    out = _army(s, e.origin, e.side, e.nation, lambda u: u - e.units)
    return _army(out, e.region, e.side, e.nation, lambda u: u + e.units)


def _siege(s: State, e: ev.SiegeChanged) -> State:
    """An Army that is no longer there cannot be besieged."""
    key = f"{e.region}:{e.side}"
    if key not in s.armies:
        return s
    return changed(s, armies={**s.armies, key: changed(s.armies[key], besieged=e.besieged)})


def _taken(s: State, e: ev.SettlementTaken) -> State:
    nation = REGIONS[e.region].nation
    control = {r: side for r, side in s.control.items() if r != e.region}
    if nation is None or NATIONS[nation].side != e.side:
        control[e.region] = e.side
    return changed(s, control=control)


def _nothing(s: State, _: Any) -> State:
    return s


def _from_cup(s: State, _: Any) -> State:
    return changed(s, cup=s.cup.taken())


def _retreated(s: State, e: ev.ArmyRetreated) -> State:
    out = s
    army = s.armies.get(f"{e.region}:{e.side}")
    for nation, units in army.units.items() if army is not None else ():
        out = _moved(out, ev.UnitsMoved(origin=e.region, region=e.to, side=e.side, nation=nation, units=units))
    return out


BOARD: dict[type, Callable[[State, Any], State]] = {
    ev.UnitsPlaced: _placed,
    ev.UnitsRemoved: _removed,
    ev.UnitsMoved: _moved,
    ev.SiegeChanged: _siege,
    ev.SettlementTaken: _taken,
    ev.Overridden: _nothing,
    ev.BattleBegan: _nothing,
    ev.RearguardHeld: _nothing,
    ev.CombatCardChosen: _nothing,
    ev.CombatCardsRevealed: _nothing,
    ev.AbilityUsed: _nothing,
    ev.AbilityTook: _nothing,
    ev.CombatAdjusted: _nothing,
    ev.CombatRolled: _from_cup,
    ev.ArmyRetreated: _retreated,
    ev.BattleEnded: _nothing,
    ev.DiceThrown: _from_cup,
}
