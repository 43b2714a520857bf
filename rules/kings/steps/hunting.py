"""The Hunt for the Ring, one stage after the other (RULES 1.5)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import Hunting, Reveal
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Choose, Command
from rules.kings.corruption import refill
from rules.kings.events import (
    CharacterMoved,
    CorruptionChanged,
    DiceThrown,
    DieBoxed,
    FellowshipRevealed,
    HuntRolled,
    MordorAdvanced,
    StepChanged,
    StepClosed,
    StepOpened,
    TileDrawn,
)
from rules.kings.regions import REGIONS
from rules.kings.state import State
from rules.kings.steps.fellowship import lose_guide, separate
from rules.kings.tiles import TILES

MOST_DICE = 5
HOBBITS = ("meriadoc", "peregrin")


def run_hunt(t: Ledger, step: Hunting) -> None:
    match step.stage:
        case "roll":
            _roll(t, step)
        case "tile":
            _draw(t, step)
        case "damage":
            _take(t, step, step.damage)
        case "reveal":
            _reveal(t, step)
        case "end":
            _end(t, step)


def _on(t: Ledger, step: Hunting) -> None:
    t.happen(StepChanged(step=step))


def _roll(t: Ledger, step: Hunting) -> None:
    """On the Mordor Track there is no roll; else a tile is drawn with at least one success."""
    s = t.state
    if s.fellowship.mordor is not None:
        _on(t, replace(step, stage="tile", successes=s.box + s.box_free, rolled=False))
        return
    dice = min(MOST_DICE, s.box)
    if step.fewer and dice:
        dice = max(1, dice - step.fewer)
    successes = hunt_roll(t, dice) if dice else 0
    _on(t, replace(step, stage="tile" if successes else "end", dice=dice, successes=successes))


def hunt_roll(t: Ledger, dice: int) -> int:
    """6 succeeds, +1 for each Free Peoples die in the box, a 1 always fails; failed dice are rolled again."""
    s = t.state
    bonus = s.box_free
    rolled = s.cup.roll(dice * 2)
    rolls = rolled[:dice]
    failed = dice - sum(_hits(n, bonus) for n in rolls)
    again = rolled[dice : dice + min(failed, rerolls(s))]
    more = int(_ugluk_near(s))
    successes = sum(_hits(n, bonus) for n in rolls) + sum(_hits(n, bonus + more) for n in again)
    t.happen(HuntRolled(rolls=rolls, again=again, bonus=bonus, successes=successes))
    return successes


def _hits(roll: int, bonus: int) -> bool:
    return roll != 1 and roll + bonus >= 6


def rerolls(s: State) -> int:
    """One for each: a Shadow-controlled Stronghold, a Shadow Army unit, a Nazgûl in the region (RULES 1.5.2)."""
    region = s.fellowship.region
    stronghold = REGIONS[region].settlement == "stronghold" and board.holder(s, region) == "shadow"
    return int(stronghold) + int(board.has_army(s, region, "shadow")) + int(board.nazgul_at(s, region))


def _ugluk_near(s: State) -> bool:
    """We March Day and Night: in the Fellowship's region or next to it (RULES 9)."""
    place = s.characters["ugluk"]
    return place in board.within(s.fellowship.region, 1)


def _draw(t: Ledger, step: Hunting) -> None:
    if not t.state.pool.tiles:
        refill(t)
    if not t.state.pool.tiles:
        _on(t, replace(step, stage="end"))
        return
    key = t.state.cup.pick(t.state.pool.tiles)
    tile = TILES[key]
    t.happen(TileDrawn(tile=key, cause="the Hunt"))
    damage = step.successes if tile.eye else tile.value
    if tile.die:
        damage = t.state.cup.roll(1)[0]
        t.happen(DiceThrown(side="shadow", rolls=(damage,), cause="the tile"))
    _on(t, replace(step, stage="damage", tile=key, damage=damage, reveal=tile.reveal, stop=tile.stop))


def ask_hunt(s: State, step: Hunting) -> tuple[str, tuple[Command, ...]]:
    """How the damage is taken: the Guide's ability, at most one casualty, the rest as Corruption."""
    if step.stage != "damage" or step.damage <= 0:
        return "", ()
    guide, out = s.fellowship.guide, ["corruption"]
    if not step.guided and guide in HOBBITS and s.fellowship.mordor is None:
        out.append("hobbit")
    if not step.guided and guide == "gollum" and s.fellowship.hidden and not step.reveal:
        out.append("gollum")
    if not step.lost and board.in_fellowship(s):
        out += ["guide", "random"] if guide != "gollum" else ["random"]
    text = f"The Hunt does {step.damage} damage: how is it taken?"
    return text, tuple(Choose(what=x) for x in out) if len(out) > 1 else ()


def resolve_hunt(t: Ledger, step: Hunting, command: Choose) -> None:
    guide = t.state.fellowship.guide
    match command.what:
        case "corruption":
            _take(t, step, step.damage)
        case "hobbit":
            _on(t, replace(step, damage=step.damage - 1, guided=True))
            separate(t, (guide,))
        case "gollum":
            _on(t, replace(step, damage=step.damage - 1, guided=True, reveal=True))
        case "guide":
            _casualty(t, step, guide, by_chance=False)
        case _:
            _casualty(t, step, t.state.cup.pick(board.in_fellowship(t.state)), by_chance=True)


def _casualty(t: Ledger, step: Hunting, person: str, *, by_chance: bool) -> None:
    """He is eliminated and his Level taken off; a hobbit, not on the Mordor Track, is set apart instead."""
    level = CHARACTERS[person].level or 0
    _on(t, replace(step, damage=max(0, step.damage - level), lost=True))
    saved = person in HOBBITS and t.state.fellowship.mordor is None
    t.happen(CharacterMoved(person=person, to="out" if saved else "dead", cause="the Hunt", random=by_chance))
    if saved:
        separate(t, (person,))
    else:
        lose_guide(t, (person,))


def _take(t: Ledger, step: Hunting, damage: int) -> None:
    if damage:
        t.happen(CorruptionChanged(by=damage, cause=f"the Hunt tile {TILES[step.tile].key}"))
    _on(t, replace(step, stage="reveal", damage=0))


def _reveal(t: Ledger, step: Hunting) -> None:
    """Gollum as Guide: a numbered Standard tile does not reveal (EDGE_CASES G8)."""
    s, tile = t.state, TILES[step.tile]
    quiet = s.fellowship.guide == "gollum" and tile.kind == "standard" and not tile.eye and not step.guided
    _on(t, replace(step, stage="end"))
    if not step.reveal or quiet or not s.fellowship.hidden:
        return
    if s.fellowship.mordor is not None:
        t.happen(FellowshipRevealed(region=s.fellowship.region))
    else:
        t.happen(StepOpened(step=Reveal(steps=s.fellowship.progress)))


def _end(t: Ledger, step: Hunting) -> None:
    """A Stop tile prevents the step on the Mordor Track; the die goes into the box after the Hunt."""
    t.happen(StepClosed())
    if t.state.fellowship.mordor is not None and not step.stop:
        t.happen(MordorAdvanced())
    t.happen(DieBoxed())
