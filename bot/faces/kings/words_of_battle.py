"""Words for Armies, Settlements and battles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.faces.kings import names as n
from bot.faces.kings.words_of_hunt import throws
from rules.kings import events as ev


def _placed(e: ev.UnitsPlaced) -> str:
    source = ", out of the losses" if e.again else ""
    return f"**{n.nation(e.nation)}**: {n.army(e.units)} to {n.region(e.region)} ({n.cause(e.cause)}{source})."


def _removed(e: ev.UnitsRemoved) -> str:
    lost = ", out of the game" if e.lost else ""
    return f"**{n.nation(e.nation)}**: {n.army(e.units)} out of {n.region(e.region)} ({n.cause(e.cause)}{lost})."


def _began(e: ev.BattleBegan) -> str:
    if e.sortie:
        return f"**Battle at {n.region(e.region)}**: {n.SIDES[e.attacker]} sally out of the Stronghold."
    if e.siege:
        return f"**Siege battle at {n.region(e.region)}**: {n.SIDES[e.attacker]} {n.verb(e.attacker, 'attacks')}."
    attack = n.verb(e.attacker, "attacks")
    return f"**Battle at {n.region(e.region)}**: {n.SIDES[e.attacker]} {attack} from {n.region(e.origin)}."


def _chosen(e: ev.CombatCardChosen) -> str:
    if e.card:
        return f"You lay {n.combat(e.card)} ({n.card(e.card)}) face down."
    laid = "a Combat card face down" if e.laid else "no Combat card"
    return f"{n.side(e.side)} {n.verb(e.side, 'lays', 'lay')} {laid}."


def _revealed(e: ev.CombatCardsRevealed) -> str:
    free = f"{n.combat(e.free)} ({n.card(e.free)})" if e.free else "no Combat card"
    shadow = f"{n.combat(e.shadow)} ({n.card(e.shadow)})" if e.shadow else "no Combat card"
    first = f" {n.upper(n.SIDES[e.first])} {n.verb(e.first, 'comes')} first." if e.first else ""
    return f"**The Free Peoples** show {free}, **the Shadow** {shadow}.{first}"


def _used(e: ev.AbilityUsed) -> str:
    given = ", for which the Combat card's own effects are given up" if e.card_given else ""
    return f"**{n.person(e.ruler)}** uses {e.ability}{given}."


def _took(e: ev.AbilityTook) -> str:
    how = "is cancelled" if e.cancelled else "takes effect, with its bonus" if e.strong else "takes effect"
    return f"{e.ability} ({n.person(e.ruler)}) {how}."


WHAT = {
    "roll": "the Combat roll",
    "again": "the Leader re-roll",
    "dice": "the number of dice",
    "leaders": "the Leadership",
    "hits": "the hits scored",
}


def _adjusted(e: ev.CombatAdjusted) -> str:
    return f"{n.side(e.side)}: {e.by:+d} on {WHAT[e.what]} this round ({n.cause(e.cause)})."


def _rolled(e: ev.CombatRolled) -> str:
    again = f"; Leaders roll again {throws(e.again)}" if e.again else ""
    if e.again and e.needs_again != e.needs:
        again += f", hits on {max(2, e.needs_again)}+"
    more = f"; more dice {throws(e.extra)}, hits on 3+" if e.extra else ""
    first = f"{n.side(e.side)} {n.verb(e.side, 'rolls')} {throws(e.rolls)}, hits on {max(2, e.needs)}+"
    return f"{first}{again}{more}: **{n.count(e.hits, 'hit')}**."


def _over(e: ev.BattleEnded) -> str:
    field = f": {n.SIDES[e.winner]} {n.verb(e.winner, 'wins')}" if e.winner else ": the attack ceases"
    return f"**The battle at {n.region(e.region)} is over**{field}."


def _thrown(e: ev.DiceThrown) -> str:
    hits = f", hits on {e.needs}+: **{n.count(e.hits, 'hit')}**" if e.needs else ""
    return f"{n.side(e.side)} {n.verb(e.side, 'rolls')} {throws(e.rolls)}{hits} ({n.cause(e.cause)})."


BATTLE: Mapping[type, Callable[[Any], str]] = {
    ev.UnitsPlaced: _placed,
    ev.UnitsRemoved: _removed,
    ev.UnitsMoved: lambda e: (
        f"**{n.nation(e.nation)}**: {n.army(e.units)} from {n.region(e.origin)} to {n.region(e.region)}."
    ),
    ev.SiegeChanged: lambda e: (
        f"The Army in **{n.region(e.region)}** withdraws into the Stronghold."
        if e.besieged
        else f"The siege of **{n.region(e.region)}** is lifted."
    ),
    ev.SettlementTaken: lambda e: f"{n.side(e.side)} {n.verb(e.side, 'takes')} **{n.region(e.region)}**.",
    ev.Overridden: lambda e: f"⚠️ Done by hand although the table refuses it: {e.why}",
    ev.BattleBegan: _began,
    ev.RearguardHeld: lambda e: (
        f"**{n.nation(e.nation)}**: {n.army(e.units)} in {n.region(e.region)} take no part ({n.cause(e.cause)})."
    ),
    ev.CombatCardChosen: _chosen,
    ev.CombatCardsRevealed: _revealed,
    ev.AbilityUsed: _used,
    ev.AbilityTook: _took,
    ev.CombatAdjusted: _adjusted,
    ev.CombatRolled: _rolled,
    ev.ArmyRetreated: lambda e: (
        f"{n.side(e.side)} {n.verb(e.side, 'retreats')} from {n.region(e.region)} to {n.region(e.to)}."
    ),
    ev.BattleEnded: _over,
    ev.DiceThrown: _thrown,
}
