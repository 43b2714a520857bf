"""Hand moves: what people do on the board themselves, checked by the table; a refusal can be overridden (GAPS 17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from rules.core.game import Choice, Illegal, Param, Tool
from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Battle, foe
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Hand
from rules.kings.drawing import draw_card, hand_of
from rules.kings.events import (
    BattleBegan,
    CardDiscarded,
    CharacterMoved,
    CorruptionChanged,
    DiceThrown,
    Overridden,
    SettlementTaken,
    SiegeChanged,
    SovereignMoved,
    StepOpened,
    UnitsMoved,
    UnitsPlaced,
    UnitsRemoved,
)
from rules.kings.facts import Nation, Side, Unit, Units
from rules.kings.nations import NATIONS
from rules.kings.politics import activate, advance
from rules.kings.recruiting import banned
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.seats import side_of
from rules.kings.state import State
from rules.kings.taking import entered, lift_siege, settle_region

OVERRIDE = Param("override", "If the table refuses", (Choice("no", "Leave it"), Choice("yes", "Do it all the same")))
UNIT = Param("unit", "Unit", tuple(Choice(u, u.title()) for u in ("regular", "elite", "leader", "nazgul")))
COUNT = Param("count", "How many", lo=1, hi=10)
MOST = 40


def _regions(keys: Iterable[str] = REGIONS) -> tuple[Choice, ...]:
    return tuple(Choice(k, REGIONS[k].name) for k in keys)


def _nations(side: Side) -> tuple[Choice, ...]:
    return tuple(Choice(k, n.name) for k, n in NATIONS.items() if n.side == side)


def _own(s: State, side: Side) -> tuple[Choice, ...]:
    return _regions([k.partition(":")[0] for k in s.armies if k.endswith(side)])


def _people(s: State, side: Side) -> tuple[Choice, ...]:
    out = [Choice(k, c.name) for k, c in CHARACTERS.items() if c.side == side and s.characters[k] in REGIONS]
    if side == "free":
        out += [Choice(k, SOVEREIGNS[k].name) for k, r in s.rulers.items() if r.state in {"leader", "awakened"}]
    else:
        out += [Choice(k, c.name) for k, c in CHIEFTAINS.items() if s.characters[k] in REGIONS]
    return tuple(out)


def tools_of(s: State, seat: str) -> tuple[Tool, ...]:
    """The hand moves of a seat."""
    if s.result is not None or seat not in s.seats:
        return ()
    side = side_of(seat)
    nation = Param("nation", "Nation", _nations(side))
    to, mine = Param("to", "To", _regions()), Param("from", "From", _own(s, side))
    cause = Param("cause", "Why", tuple(Choice(c, c.title()) for c in ("an action", "an event", "combat", "a rule")))
    decks = Param("deck", "Deck", (Choice("character", "Character"), Choice("strategy", "Strategy")))
    cards = tuple(Choice(c, EVENTS[c].name) for c in hand_of(s, side).hand)
    lost = Param("lost", "They are", (Choice("back", "Back in the reinforcements"), Choice("lost", "Out of the game")))
    return (
        Tool("move", "Move units", (mine, to, nation, UNIT, COUNT, OVERRIDE)),
        Tool("recruit", "Recruit a unit", (to, nation, UNIT, COUNT, OVERRIDE)),
        Tool("remove", "Remove units", (mine, nation, UNIT, COUNT, lost)),
        Tool("person", "Move a character", (Param("person", "Who", _people(s, side)), to)),
        Tool("attack", "Attack a region", (mine, to, OVERRIDE)),
        Tool("siege", "Withdraw into or leave a Stronghold", (mine,)),
        Tool("take", "Take an undefended Settlement", (to, OVERRIDE)),
        Tool("dice", "Roll dice", (COUNT, cause)),
        Tool("draw_card", "Draw an Event card", (decks, cause)),
        Tool("discard_card", "Discard an Event card", (Param("card", "Card", cards),)),
        Tool("advance", "Advance a Nation by a card", (Param("nation", "Nation", _nations(side)), cause)),
        Tool("activate", "Activate a Nation by a card", (Param("nation", "Nation", _nations("free")), cause)),
        Tool("corruption", "Change the Ring-bearers' Corruption", (Param("by", "By, 12 less", lo=0, hi=24), cause)),
    )


def use(s: State, seat: str, tool: str, values: Mapping[str, str]) -> Hand:
    """The command of a hand move. Raises Illegal for a tool or value that the table does not know."""
    found = next((t for t in tools_of(s, seat) if t.key == tool), None)
    if found is None:
        raise Illegal("There is no such hand move for you now. Nothing has changed; choose one from the list.")
    taken = {p.key: values.get(p.key, p.choices[0].value if p is OVERRIDE else "") for p in found.params}
    for param in found.params:
        check(param, taken[param.key])
    override = taken.pop("override", "no") == "yes"
    return Hand(tool=tool, values=taken, override=override)


def check(param: Param, value: str) -> None:
    if param.choices:
        fits = any(value == choice.value for choice in param.choices)
    elif param.lo is not None:
        fits = value.isdecimal() and param.lo <= int(value) <= (param.hi or MOST)
    else:
        fits = False
    if not fits:
        raise Illegal(f"“{param.text}” does not take that value. Nothing has changed; choose one from the list.")


def carry_out(t: Ledger, seat: str, command: Hand) -> None:
    """Does a hand move. Raises Illegal with the reason, unless it is overridden: then the log says so."""
    side = side_of(seat)
    refused = _refusal(t.state, side, command)
    if refused and not command.override:
        raise Illegal(f"{refused} Nothing has changed; override it if your board says otherwise.")
    if refused:
        t.happen(Overridden(side=side, tool=command.tool, why=refused))
    DO[command.tool](t, side, command.values)


def _units(values: Mapping[str, str]) -> Units:
    return Units(**{values["unit"]: int(values["count"])})


def _nation(key: str) -> Nation:
    return next(n for n in NATIONS if n == key)


def _refusal(s: State, side: Side, command: Hand) -> str:
    """Why the table would not allow it; "" if it does."""
    check_of = CHECKS.get(command.tool)
    return check_of(s, side, command.values) if check_of else ""


def _room(s: State, side: Side, region: str, count: int) -> str:
    most = 5 if board.besieged(s, region, side) else board.STACK
    if board.units(s, region, side).army + count > most:
        return f"{REGIONS[region].name} holds at most {most} Army units."
    return ""


def _move_check(s: State, side: Side, v: Mapping[str, str]) -> str:
    if v["to"] not in REGIONS[v["from"]].adjacent:
        return f"{REGIONS[v['to']].name} is no neighbour of {REGIONS[v['from']].name}."
    if board.besieged(s, v["from"], side):
        return "A besieged Army does not move."
    if board.has_army(s, v["to"], foe(side)):
        return "An enemy Army stands there: attack it instead."
    return _room(s, side, v["to"], int(v["count"]) if v["unit"] in {"regular", "elite"} else 0)


def _recruit_check(s: State, side: Side, v: Mapping[str, str]) -> str:
    nation, region = _nation(v["nation"]), v["to"]
    if not board.at_war(s, nation):
        return f"{NATIONS[nation].name} is not At War."
    if region not in tuple(board.settlements(s, nation)):
        return f"{REGIONS[region].name} is no Settlement of that Nation."
    if board.holder(s, region) != side or not board.is_free(s, region, side) or board.besieged(s, region, side):
        return f"{REGIONS[region].name} is not free."
    if banned(s, nation, cast("Unit", v["unit"]), region, event=False):
        return "A corrupted Ruler bars that; only an Event recruits it."
    return _room(s, side, region, int(v["count"]) if v["unit"] in {"regular", "elite"} else 0)


def _attack_check(s: State, side: Side, v: Mapping[str, str]) -> str:
    inside = v["from"] == v["to"]
    if not inside and v["to"] not in REGIONS[v["from"]].adjacent:
        return f"{REGIONS[v['to']].name} is no neighbour of {REGIONS[v['from']].name}."
    if not board.has_army(s, v["to"], foe(side)):
        return "No enemy Army stands there."
    return ""


def _take_check(s: State, side: Side, v: Mapping[str, str]) -> str:
    if REGIONS[v["to"]].settlement is None or board.holder(s, v["to"]) == side:
        return "There is nothing to take."
    if not board.has_army(s, v["to"], side):
        return "None of your Armies stands there."
    return "It is defended." if board.has_army(s, v["to"], foe(side)) else ""


CHECKS: Mapping[str, Callable[[State, Side, Mapping[str, str]], str]] = {
    "move": _move_check,
    "recruit": _recruit_check,
    "attack": _attack_check,
    "take": _take_check,
}


def _there(s: State, side: Side, region: str, nation: Nation, units: Units) -> None:
    """Figures that are not there cannot be overridden into being."""
    here = board.army(s, region, side).units.get(nation, Units())
    try:
        here - units
    except ValueError:
        raise Illegal(
            f"There are not that many of them in {REGIONS[region].name}. Nothing has changed; choose fewer."
        ) from None


def _move(t: Ledger, side: Side, v: Mapping[str, str]) -> None:
    nation, units = _nation(v["nation"]), _units(v)
    _there(t.state, side, v["from"], nation, units)
    t.happen(UnitsMoved(origin=v["from"], region=v["to"], side=side, nation=nation, units=units))
    settle_region(t, v["from"], side)
    lift_siege(t, v["from"])
    if units.army:
        entered(t, v["to"], side)


def _recruit(t: Ledger, side: Side, v: Mapping[str, str]) -> None:
    nation, units = _nation(v["nation"]), _units(v)
    try:
        board.reinforcements(t.state, nation) - units
    except ValueError:
        raise Illegal("The reinforcements do not hold that many. Nothing has changed; choose fewer.") from None
    t.happen(UnitsPlaced(region=v["to"], side=side, nation=nation, units=units, cause="recruited by hand"))


def _remove(t: Ledger, side: Side, v: Mapping[str, str]) -> None:
    nation, units = _nation(v["nation"]), _units(v)
    _there(t.state, side, v["from"], nation, units)
    lost = v["lost"] == "lost"
    t.happen(UnitsRemoved(region=v["from"], side=side, nation=nation, units=units, lost=lost, cause="by hand"))
    settle_region(t, v["from"], side)
    lift_siege(t, v["from"])


def _person(t: Ledger, _: Side, v: Mapping[str, str]) -> None:
    if v["person"] in SOVEREIGNS:
        t.happen(SovereignMoved(sovereign=v["person"], region=v["to"]))
    else:
        t.happen(CharacterMoved(person=v["person"], to=v["to"], cause="by hand"))


def _attack(t: Ledger, side: Side, v: Mapping[str, str]) -> None:
    region, origin = v["to"], v["from"]
    siege = board.besieged(t.state, region, foe(side)) or (origin == region and board.besieged(t.state, region, side))
    t.happen(BattleBegan(region=region, origin=origin, attacker=side, siege=siege, sortie=origin == region))
    shelter = (
        not siege
        and REGIONS[region].settlement == "stronghold"
        and board.holder(t.state, region) == foe(side)
        and board.units(t.state, region, foe(side)).army <= board.INSIDE
    )
    for nation in board.army(t.state, region, foe(side)).units:
        activate(t, nation, "its Army is attacked")
        advance(t, nation, "its Army is attacked")
    step = Battle(region=region, origin=origin, attacker=side, siege=siege, stage="shelter" if shelter else "cards")
    t.happen(StepOpened(step=step))


def _siege(t: Ledger, side: Side, v: Mapping[str, str]) -> None:
    now = board.besieged(t.state, v["from"], side)
    t.happen(SiegeChanged(region=v["from"], side=side, besieged=not now))


def _take(t: Ledger, side: Side, v: Mapping[str, str]) -> None:
    t.happen(SettlementTaken(region=v["to"], side=side))


def _dice(t: Ledger, side: Side, v: Mapping[str, str]) -> None:
    t.happen(DiceThrown(side=side, rolls=t.state.cup.roll(int(v["count"])), cause=v["cause"]))


def _draw(t: Ledger, side: Side, v: Mapping[str, str]) -> None:
    draw_card(t, side, "character" if v["deck"] == "character" else "strategy", v["cause"])


def _discard(t: Ledger, side: Side, v: Mapping[str, str]) -> None:
    t.happen(CardDiscarded(side=side, deck=EVENTS[v["card"]].deck, card=v["card"]))


def _advance(t: Ledger, _: Side, v: Mapping[str, str]) -> None:
    advance(t, _nation(v["nation"]), v["cause"])


def _activate(t: Ledger, _: Side, v: Mapping[str, str]) -> None:
    activate(t, _nation(v["nation"]), v["cause"])


def _corruption(t: Ledger, _: Side, v: Mapping[str, str]) -> None:
    t.happen(CorruptionChanged(by=int(v["by"]) - 12, cause=v["cause"]))


DO: Mapping[str, Callable[[Ledger, Side, Mapping[str, str]], None]] = {
    "move": _move,
    "recruit": _recruit,
    "remove": _remove,
    "person": _person,
    "attack": _attack,
    "siege": _siege,
    "take": _take,
    "dice": _dice,
    "draw_card": _draw,
    "discard_card": _discard,
    "advance": _advance,
    "activate": _activate,
    "corruption": _corruption,
}
