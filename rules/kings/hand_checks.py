"""Why the table refuses a hand move; a person may override it (base rules: Armies, Muster, Characters; GAPS 17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.game import Choice, Param
from rules.kings import board, paths
from rules.kings.agenda import Work, foe
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Hand
from rules.kings.corruption import number
from rules.kings.facts import Nation, Side, Unit, Units
from rules.kings.nations import NATIONS
from rules.kings.recruiting import banned
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.state import State
from rules.kings.steps.fellowship import guides

Values = Mapping[str, str]
FACES = Param("face", "Die", tuple(Choice(f, f.replace("_", "/").title()) for f in (
    "character", "army", "muster", "event", "muster_army",
)))  # fmt: skip


def refusal(s: State, side: Side, command: Hand) -> str:
    """Why the table would not allow it; "" if it does."""
    check_of = CHECKS.get(command.tool)
    return check_of(s, side, command.values) if check_of else ""


def figures(values: Values) -> tuple[Nation, Unit, Units]:
    """The Nation, the kind, and how many of it: "figure" is "gondor:elite"."""
    key, _, unit = values["figure"].partition(":")
    nation = next(n for n in NATIONS if n == key)
    kind = next(u for u in ("regular", "elite", "leader", "nazgul") if u == unit)
    return nation, kind, Units(**{kind: int(values["count"])})


def part(s: State, side: Side, v: Values) -> dict[Nation, Units]:
    """The units that a "part" takes, from the Nations in their order; fewer if there are not that many."""
    left = {"regular": int(v["regulars"]), "elite": int(v["elites"])}
    out: dict[Nation, Units] = {}
    for nation, here in board.army(s, v["from"], side).units.items():
        units = Units(regular=min(left["regular"], here.regular), elite=min(left["elite"], here.elite))
        left = {"regular": left["regular"] - units.regular, "elite": left["elite"] - units.elite}
        if units:
            out[nation] = units
    return out


# Movement.


def _move(s: State, side: Side, v: Values) -> str:
    nation, unit, units = figures(v)
    if unit == "nazgul":
        return _flight(s, v["to"])
    if unit == "leader" and not board.has_army(s, v["to"], side):
        return "A Leader goes only with or to an Army."
    return _march(s, side, v["from"], v["to"], {nation: units})


def _army(s: State, side: Side, v: Values) -> str:
    return _march(s, side, v["from"], v["to"], board.army(s, v["from"], side).units)


def _part(s: State, side: Side, v: Values) -> str:
    units = part(s, side, v)
    if not units or board.sum_units(units).army < int(v["regulars"]) + int(v["elites"]):
        return "There are not that many units."
    return _march(s, side, v["from"], v["to"], units)


def _march(s: State, side: Side, origin: str, to: str, units: dict[Nation, Units]) -> str:
    if to not in REGIONS[origin].adjacent:
        return f"{REGIONS[to].name} is no neighbour of {REGIONS[origin].name}."
    if board.besieged(s, origin, side):
        return "A besieged Army does not move."
    if _barred(s, side, to):
        return "An enemy Army stands there: attack it instead."
    for nation, part_ in units.items():
        if part_.army and not board.at_war(s, nation) and REGIONS[to].nation not in (None, nation):
            return f"{NATIONS[nation].name} is not At War: its units do not cross another Nation's border."
    return _crowd(s, side, to, board.sum_units(units).army)


def _barred(s: State, side: Side, region: str) -> bool:
    """An enemy Army in the field: one inside its besieged Stronghold does not hinder the besiegers (p.33)."""
    enemy = foe(side)
    return board.has_army(s, region, enemy) and not (
        board.besieged(s, region, enemy) and board.has_army(s, region, side)
    )


def _crowd(s: State, side: Side, region: str, count: int) -> str:
    most = board.room(s, region, side)
    if board.units(s, region, side).army + count > most:
        return f"{REGIONS[region].name} holds at most {most} Army units."
    return ""


def _flight(s: State, to: str) -> str:
    """Nazgûl fly anywhere but into a Free Peoples Stronghold that no Shadow Army besieges (p.25)."""
    return "" if paths.may_enter(s, to, "shadow") else f"{REGIONS[to].name} is a Stronghold that is not besieged."


def _person(s: State, side: Side, v: Values) -> str:
    person, to = v["person"], v["to"]
    origin = board.where(s, person) or to
    if person == "saruman":
        return "Saruman never leaves Orthanc."
    if person == "witch-king":
        return _flight(s, to)
    if person in SOVEREIGNS and s.rulers[person].state == "leader":
        return (
            "" if board.has_army(s, to, "free") else "A Sovereign who is still a Leader goes only with or to an Army."
        )
    level = max(_level(s, p) for p in _company(s, side, origin, person)) + _extra(s, side)
    if to not in paths.walk(s, origin, level, side):
        return f"{REGIONS[to].name} is beyond what a Level of {level} reaches."
    return ""


def _company(s: State, side: Side, region: str, person: str) -> tuple[str, ...]:
    """Companions go as a group, as far as the highest Level among them; Minions each for himself."""
    return (person, *board.companions_at(s, region)) if side == "free" else (person,)


def _level(s: State, person: str) -> int:
    if person in SOVEREIGNS:
        return number(s, f"{person}.level", SOVEREIGNS[person].level)
    if person in CHIEFTAINS:
        return number(s, f"{person}.level", CHIEFTAINS[person].level)
    return CHARACTERS[person].level or 0


def _extra(s: State, side: Side) -> int:
    step = s.agenda[-1].step if s.agenda else None
    return step.extra if side == "free" and isinstance(step, Work) else 0


# Muster, attack, siege.


def _recruit(s: State, side: Side, v: Values) -> str:
    nation, unit, units = figures(v)
    region, event = v["to"], v["by"] == "event"
    if not event and not board.at_war(s, nation):
        return f"{NATIONS[nation].name} is not At War."
    if not event and region not in tuple(board.settlements(s, nation)):
        return f"{REGIONS[region].name} is no Settlement of that Nation."
    if not board.takes_recruits(s, region, side, event=event):
        return f"{REGIONS[region].name} is not free."
    if banned(s, nation, unit, region, event=event):
        return "A corrupted Ruler bars that; only an Event recruits it."
    if unit == "nazgul" and REGIONS[region].settlement != "stronghold":
        return "Nazgûl come only to a Stronghold of Sauron."
    if unit == "leader" and not board.has_army(s, region, side):
        return "A Leader comes only to an Army."
    return _crowd(s, side, region, units.army)


def _attack(s: State, side: Side, v: Values) -> str:
    origin, to = v["from"], v["to"]
    if not board.has_army(s, to, foe(side)):
        return "No enemy Army stands there."
    if origin == to:
        inside = board.besieged(s, to, side) or board.besieged(s, to, foe(side))
        return _belligerent(s, side, origin) if inside else "No siege is being held there."
    if to not in REGIONS[origin].adjacent:
        return f"{REGIONS[to].name} is no neighbour of {REGIONS[origin].name}."
    if board.besieged(s, origin, side):
        return "A besieged Army attacks only its besiegers."
    if board.besieged(s, to, foe(side)):
        return "That Army is besieged: move in, and attack from there."
    return _belligerent(s, side, origin)


def _belligerent(s: State, side: Side, region: str) -> str:
    """Only units of a Nation At War attack (base rules p.28)."""
    units = board.army(s, region, side).units
    return "" if any(u.army and board.at_war(s, n) for n, u in units.items()) else "No Nation of that Army is At War."


def _siege(s: State, side: Side, v: Values) -> str:
    region = v["from"]
    if REGIONS[region].settlement != "stronghold" or board.holder(s, region) != side:
        return "That is no Stronghold of yours."
    enemy = board.has_army(s, region, foe(side))
    return "" if enemy else "No enemy Army stands there."


def _take(s: State, side: Side, v: Values) -> str:
    if board.holder(s, v["to"]) in (None, side):
        return "There is nothing to take."
    if not board.has_army(s, v["to"], side):
        return "None of your Armies stands there."
    return "It is defended." if board.has_army(s, v["to"], foe(side)) else ""


def _guide(s: State, _: Side, v: Values) -> str:
    return "" if v["person"] in guides(s) else "Another Companion in the Fellowship has a higher Level."


CHECKS: Mapping[str, Callable[[State, Side, Values], str]] = {
    "move": _move,
    "army": _army,
    "part": _part,
    "person": _person,
    "recruit": _recruit,
    "attack": _attack,
    "siege": _siege,
    "take": _take,
    "guide": _guide,
}
