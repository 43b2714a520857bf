"""The Hunt for the Ring, one stage after the other (RULES 1.5)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board, paths
from rules.kings.agenda import Hunting, Reveal
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Choose, Command, Done
from rules.kings.corruption import refill
from rules.kings.events import (
    CardLeftTable,
    CorruptionChanged,
    DiceThrown,
    DieBoxed,
    FellowshipRevealed,
    HuntEased,
    HuntRolled,
    MordorAdvanced,
    StepChanged,
    StepClosed,
    StepOpened,
    TileDrawn,
    TileRejected,
)
from rules.kings.regions import REGIONS
from rules.kings.state import State
from rules.kings.steps.fellowship import HOBBITS, leave, lose
from rules.kings.tiles import TILES, kind_of

MOST_DICE = 5
STAFF, COAT = "fp-char-08", "fp-char-05"
EASING = ("fp-char-06", "fp-char-07")
"""Cards on the table: Wizard's Staff stops the draw, Mithril Coat and Sting draws anew, the other two take one off."""


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
        _on(t, replace(step, stage="tile", successes=s.box + s.box_free))
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
    return s.characters["ugluk"] in paths.within(s.fellowship.region, 1)


def _draw(t: Ledger, step: Hunting) -> None:
    if not t.state.pool.tiles:
        refill(t)
    if not t.state.pool.tiles:
        _on(t, replace(step, stage="end"))
        return
    key = t.state.cup.pick(t.state.pool.tiles)
    tile = TILES[key]
    t.happen(TileDrawn(tile=key, cause=step.cause))
    damage = step.successes if tile.eye else tile.value
    if tile.die:
        damage = t.state.cup.roll(1)[0]
        t.happen(DiceThrown(side="shadow", rolls=(damage,), cause="the tile"))
    _on(t, replace(step, stage="damage", tile=key, damage=damage, reveal=tile.reveal, stop=tile.stop))


# How the damage is taken.


def ask_hunt(s: State, step: Hunting) -> tuple[str, tuple[Command, ...]]:
    """A card on the table, the Guide's ability, at most one casualty, the rest as Corruption, in order (RULES 1.5.4).

    Cards that take one off may come before or after the Guide's ability: it makes no difference.
    """
    if step.stage == "tile" and STAFF in s.free.table and not step.asked:
        return "Stop the draw with Wizard's Staff?", (Choose(what=f"card:{STAFF}"), Done())
    if step.stage != "damage" or step.lost:
        return "", ()
    out = [f"card:{card}" for card in _cards(s, step)]
    if step.damage > 0:
        out += _guide(s, step) + _casualties(s)
    text = f"The Hunt does {step.damage} damage: how is it taken?"
    return text, tuple(Choose(what=x) for x in ("corruption", *out)) if out else ()


def _cards(s: State, step: Hunting) -> list[str]:
    cards = [*(() if step.guided else (COAT,)), *(EASING if step.damage > 0 else ())]
    return [card for card in cards if card in s.free.table]


def _guide(s: State, step: Hunting) -> list[str]:
    """A hobbit leaves for one damage less; Gollum reveals a Fellowship that would stay hidden (companions)."""
    guide = s.fellowship.guide
    if guide in HOBBITS:
        return ["hobbit"]
    bares = guide == "gollum" and s.fellowship.hidden and not step.bared and (not step.reveal or _quiet(s, step))
    return ["gollum"] if bares else []


def _quiet(s: State, step: Hunting) -> bool:
    """Gollum as Guide: a numbered Standard tile does not reveal (EDGE_CASES G8)."""
    tile = TILES[step.tile]
    return s.fellowship.guide == "gollum" and tile.kind == "standard" and not tile.eye


def _casualties(s: State) -> list[str]:
    """The Guide or a Companion by chance, one for each Hunt."""
    people = board.in_fellowship(s)
    if not people:
        return []
    return ["guide", "random"] if len(people) > 1 else ["guide"]


def resolve_hunt(t: Ledger, step: Hunting, command: Command) -> None:
    guide = t.state.fellowship.guide
    what, _, card = getattr(command, "what", "").partition(":")
    match what:
        case "":
            _on(t, replace(step, asked=True))
        case "card":
            _by_card(t, step, card)
        case "corruption":
            _take(t, step, step.damage)
        case "hobbit":
            _ease(t, replace(step, guided=True), f"{CHARACTERS[guide].name} leaves the Fellowship")
            leave(t, (guide,))
        case "gollum":
            _ease(t, replace(step, guided=True, bared=True), "Gollum reveals the Fellowship")
        case "guide":
            _casualty(t, step, guide, by_chance=False)
        case _:
            _casualty(t, step, t.state.cup.pick(board.in_fellowship(t.state)), by_chance=True)


def _ease(t: Ledger, step: Hunting, cause: str) -> None:
    t.happen(HuntEased(by=1, cause=cause))
    _on(t, replace(step, damage=step.damage - 1))


def _by_card(t: Ledger, step: Hunting, card: str) -> None:
    name = EVENTS[card].name
    t.happen(CardLeftTable(side="free", card=card, cause="used in the Hunt"))
    if card == STAFF:
        _on(t, replace(step, stage="end"))
    elif card == COAT:
        t.happen(TileRejected(tile=step.tile, cause=name))
        _on(t, replace(step, stage="tile", tile="", damage=0, reveal=False, stop=False, asked=True, cause=name))
    else:
        _ease(t, step, name)


def _casualty(t: Ledger, step: Hunting, person: str, *, by_chance: bool) -> None:
    """He is eliminated, and his Level is taken off."""
    level = CHARACTERS[person].level or 0
    _on(t, replace(step, damage=max(0, step.damage - level), lost=True))
    lose(t, person, "the Hunt", by_chance=by_chance)


def _take(t: Ledger, step: Hunting, damage: int) -> None:
    if damage:
        t.happen(CorruptionChanged(by=damage, cause=f"the Hunt tile {kind_of(step.tile)}"))
    _on(t, replace(step, stage="reveal", damage=0))


def _reveal(t: Ledger, step: Hunting) -> None:
    s = t.state
    _on(t, replace(step, stage="end"))
    quiet = _quiet(s, step) and not step.bared
    if not (step.reveal or step.bared) or quiet or not s.fellowship.hidden:
        return
    if s.fellowship.mordor is not None:
        t.happen(FellowshipRevealed(region=s.fellowship.region))
    else:
        t.happen(StepOpened(step=Reveal(steps=s.fellowship.progress)))


def _end(t: Ledger, step: Hunting) -> None:
    """A Stop tile prevents the step on the Mordor Track; the die goes into the box after the Hunt."""
    t.happen(StepClosed())
    if step.moves and t.state.fellowship.mordor is not None and not step.stop:
        t.happen(MordorAdvanced())
    if step.boxed:
        t.happen(DieBoxed())


def extra_tile(t: Ledger, cause: str, successes: int = 0) -> None:
    """A tile that no roll asked for: an Eye does no damage (RULES 1.5.3), on the Mordor Track as many as dice."""
    s = t.state
    if s.fellowship.mordor is not None:
        successes = s.box + s.box_free
    step = Hunting(stage="tile", successes=successes, cause=cause, moves=False, boxed=False)
    t.happen(StepOpened(step=step))
