"""The whole public table as text that can be walked by its headings, and the same in one breath."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.kings import names as n
from bot.faces.kings.sheets import dice, fellowship, sovereigns
from bot.ui.words import clip, listed
from rules.kings.facts import Side, Units
from rules.kings.nations import AT_WAR, NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.sight import SeenArmy, Sight

BOARD, ALT = 3000, 1024
GOALS: dict[Side, int] = {"free": 4, "shadow": 10}


def headline(sight: Sight) -> str:
    """Where the game stands, one line."""
    acts = f" {n.upper(n.SIDES[sight.actor])} to act." if sight.phase == "action" and not sight.result else ""
    return f"**{stage(sight)}.**{acts} {where(sight)}, Corruption {sight.fellowship.corruption} of 12. {points(sight)}"


def stage(sight: Sight) -> str:
    return f"Turn {sight.turn}, {'the game is over' if sight.result else n.PHASES[sight.phase]}"


def points(sight: Sight) -> str:
    return f"Points: Free Peoples {sight.points['free']} of 4, Shadow {sight.points['shadow']} of 10."


def where(sight: Sight) -> str:
    """The Fellowship's place in few words."""
    f = sight.fellowship
    if f.mordor is not None:
        return f"Fellowship on step {f.mordor} of 5 of the Mordor Track"
    return f"Fellowship {'hidden' if f.hidden else 'revealed'}, progress {f.progress} from {n.region(f.region)}"


# Armies.


LETTERS = "R Regular, E Elite, L Leader, N Nazgûl."


def armies(sight: Sight, *, brief: bool) -> Iterator[str]:
    """Each side's Armies under a heading; `brief`: without the Nations of their figures."""
    for side, words in n.SIDES.items():
        own = [(region, army, " besieged" if army.besieged else "") for region, army in armies_of(sight, side)]
        yield f"### Armies of {words}"
        yield LETTERS if side == "free" else "Letters as above."
        if brief:
            yield "; ".join(f"{n.region(region)} {summed(army)}{siege}" for region, army, siege in own) or "None"
            continue
        for nation, facts in NATIONS.items():
            here = [
                f"{n.region(r)} {figures(army)}{siege}" for r, army, siege in own if next(iter(army.units)) == nation
            ]
            if here:
                yield f"- {facts.name}: {'; '.join(here)}"


def figures(army: SeenArmy) -> str:
    """ "3R 1E and Rohan 1R": the first Nation goes without saying."""
    (_, first), *others = army.units.items()
    return listed([n.short(first), *(f"{n.nation(nation)} {n.short(units)}" for nation, units in others)])


def summed(army: SeenArmy) -> str:
    """ "4R 1E"."""
    total = Units()
    for units in army.units.values():
        total = total + units
    return n.short(total)


def armies_of(sight: Sight, side: Side) -> list[tuple[str, SeenArmy]]:
    """By the names of their regions."""
    own = ((key.partition(":")[0], army) for key, army in sight.armies.items() if key.endswith(f":{side}"))
    return sorted(own, key=lambda pair: n.region(pair[0]))


# The rest.


def nations(sight: Sight) -> Iterator[str]:
    yield "### Political Track"
    for side, words in n.SIDES.items():
        own = (f"{nation.name} {n.politics(sight, key)}" for key, nation in NATIONS.items() if nation.side == side)
        yield f"- {n.upper(words)}: {'; '.join(own)}."


def people(sight: Sight) -> Iterator[str]:
    """Characters on the board, and those that are gone."""
    here: dict[str, list[str]] = {}
    for key, place in sight.characters.items():
        here.setdefault(place, []).append(n.person(key))
    out = [f"{n.region(place)}: {listed(names)}" for place, names in here.items() if place in REGIONS]
    out += [f"Eliminated: {listed(here['dead'])}"] if "dead" in here else []
    if out:
        yield "### Characters"
        yield from (f"- {words}" for words in out)


def control(sight: Sight) -> Iterator[str]:
    """Settlements that are not their first owner's, with their points."""
    if sight.control:
        yield "### Captured"
    for side, words in n.SIDES.items():
        own = [f"{n.region(r)} ({REGIONS[r].points})" for r, who in sight.control.items() if who == side]
        if own:
            yield f"- By {words}: {listed(own)}."


def lasting(sight: Sight) -> Iterator[str]:
    """Event cards on the table."""
    cards = [n.card(c) for c in (*sight.free.table, *sight.shadow.table)]
    if cards:
        yield f"### On the table\n{listed(cards)}."


def told(sight: Sight, *, brief: bool) -> str:
    parts = [
        f"### {stage(sight)}",
        points(sight),
        *fellowship(sight),
        *dice(sight),
        *sovereigns(sight),
        *nations(sight),
        *people(sight),
        *control(sight),
        *lasting(sight),
        *armies(sight, brief=brief),
    ]
    return "\n".join(parts)


def board(sight: Sight) -> str:
    """At most 3,000 characters: the Armies in brief where there are many."""
    full = told(sight, brief=False)
    return full if len(full) <= BOARD else clip(told(sight, brief=True), BOARD)


def alt(sight: Sight) -> str:
    """The picture in words, at most 1,024 characters."""
    parts = [
        f"The table of Kings of Middle-earth. {stage(sight)}. {points(sight)}",
        f"{where(sight)}, Corruption {sight.fellowship.corruption} of 12, Guide {n.person(sight.fellowship.guide)}.",
        f"Hunt Box: {sight.box} Shadow and {sight.box_free} Free Peoples dice; {sight.pool} tiles in the Hunt Pool.",
        f"Unused dice: Free Peoples {len(sight.free.rolled)}, Shadow {len(sight.shadow.rolled)}.",
        "Sovereigns: "
        + "; ".join(
            f"{SOVEREIGNS[k].name} {r.state}" + (f", {n.count(len(r.tiles), 'tile')}" if r.tiles else "")
            for k, r in sight.rulers.items()
        )
        + ".",
        f"At War: {listed(NATIONS[k].name for k, t in sight.politics.items() if t.box >= AT_WAR) or 'nobody'}.",
        f"Captured: {listed(n.region(r) for r in sight.control) or 'nothing'}.",
        listed(f"{len(armies_of(sight, side))} Armies of {words}" for side, words in n.SIDES.items()) + ".",
    ]
    return clip(" ".join(parts), ALT)


WHY = {
    "corruption": "The Ring-bearers reached 12 Corruption.",
    "crack_of_doom": "The Ring went into the Crack of Doom with less than 12 Corruption.",
    "military_shadow": "The Shadow holds at least 10 points of Cities and Strongholds.",
    "military_free": "The Free Peoples hold at least 4 points of Shadow Settlements.",
    "ended": "The table ended the game before its end.",
}


def ending(sight: Sight) -> str:
    """Who won and how, a few lines; "" while the game goes on."""
    result = sight.result
    if result is None:
        return ""
    winner = f"{n.upper(n.SIDES[result.winner])} {n.verb(result.winner, 'wins')}" if result.winner else "Nobody wins"
    stands = f"{where(sight)}, Corruption {sight.fellowship.corruption} of 12. {points(sight)}"
    return f"**{winner}** in turn {sight.turn}. {WHY[result.why]}\n{stands}"


def foot(sight: Sight) -> str:
    """Which facts on this table no second source confirms (GAPS 1 to 5)."""
    doubts = [f"{SOVEREIGNS[k].name}'s Leadership" for k in ("brand", "dain") if sight.rulers[k].state == "awakened"]
    also = f", {listed(doubts)} among them" if doubts else ""
    words = "Numbers of Sovereigns and Dark Chieftains rest on one transcription"
    return "" if sight.result else f"{words}{also}: compare them with your cards; `/game settings` has the rulings."
