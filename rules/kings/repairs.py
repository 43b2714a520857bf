"""Moderators' repairs: every value of the table can be set by hand, without showing what is hidden.

Face-up things are named. A tile on a Sovereign and a card in a hand are chosen by their position. No repair is
refused, and none does anything that others see, because of where a hidden tile or card happens to be: a tile that
should be in the pool but lies on a Sovereign is taken from there, and a tile by chance takes its place.
"""

from __future__ import annotations

from rules.core.game import Choice, Illegal, Param, Tool
from rules.core.ledger import Ledger
from rules.core.repairs import Repair, SetOption, parts, rulings
from rules.kings import hidden_repairs
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.events import OptionSet, Repaired
from rules.kings.nations import NATIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.rulings import RULINGS
from rules.kings.seats import TEAMS
from rules.kings.state import State
from rules.kings.tiles import KINDS
from rules.kings.tools import SIDES, regions

YES = (Choice("yes", "Yes"), Choice("no", "No"))
_FACES = ("character", "army", "muster", "event", "muster_army", "will", "eye")


def _value(text: str, choices: tuple[Choice, ...]) -> Param:
    return Param("value", text, choices)


def _number(hi: int, lo: int = 0) -> Param:
    return Param("value", "New number", lo=lo, hi=hi)


def _titles(words: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(w, w.replace("_", "/").title()) for w in words)


SIDE, REGION = Param("side", "Side", SIDES), Param("region", "Region", regions())
SOVEREIGN = Param("sovereign", "Sovereign", tuple(Choice(k, r.name) for k, r in SOVEREIGNS.items()))
NATION = Param("nation", "Nation", tuple(Choice(k, n.name) for k, n in NATIONS.items()))
NAMES = {**{k: c.name for k, c in CHARACTERS.items()}, **{k: c.name for k, c in CHIEFTAINS.items()}}
FIGURE = Param("figure", "Figures", tuple(
    Choice(f"{k}:{unit}", f"{n.name}: {unit.title()}")
    for k, n in NATIONS.items() for unit in ("regular", "elite", "leader", "nazgul") if getattr(n.units, unit)
))  # fmt: skip
PLACES = (
    *regions(),
    Choice("fellowship", "In the Fellowship"),
    Choice("out", "Not in play"),
    Choice("dead", "Eliminated"),
)
KIND = Param("kind", "Kind of tile", tuple(Choice(k, k) for k in KINDS))
PILES = {
    "pool": "The pool",
    "drawn": "Drawn",
    "aside": "Not in play",
    "waiting": "Waiting for Mordor",
    "removed": "Out",
}
PILE = tuple(Choice(k, t) for k, t in PILES.items())
DECK = Param("deck", "Deck", (Choice("character", "Character"), Choice("strategy", "Strategy")))
HANDS = (Choice("discard", "Discarded"), Choice("top", "On top of its deck"), Choice("bottom", "Under its deck"))
TABLE_CARDS = Param("card", "Card", tuple(Choice(c.key, c.name) for c in EVENTS.values() if not c.tile))
ONCE = {
    "ring_free": "An Elven Ring of the Free Peoples", "ring_shadow": "An Elven Ring of the Shadow",
    "token": "A Ruler Token", "palantir": "The Palantír of Barad-dûr", "mouth": "The Mouth of Sauron's ability",
    "declared": "Declaring the Fellowship", "moved": "Moving the Fellowship", "minion": "A Minion was in play",
}  # fmt: skip
_RULERS = {**{k: r.name for k, r in SOVEREIGNS.items()}, **{k: r.name for k, r in CHIEFTAINS.items()}}
NUMBERS = {
    **{f"{k}.resistance": f"{r.name}: Shadow Resistance" for k, r in SOVEREIGNS.items()},
    **{f"{k}.level": f"{name}: Level" for k, name in _RULERS.items()},
    **{f"{k}.leadership": f"{name}: Leadership" for k, name in _RULERS.items()},
    "deadly_strife": "Deadly Strife: initiative",
}
CORRUPTORS = (Choice("nobody", "Nobody yet"), *(Choice(k, t) for k, (side, t, _) in TEAMS.items() if side == "shadow"))

TOOLS: tuple[Tool, ...] = (
    Tool("corruption", "Set the Ring-bearers' Corruption", (_number(12),)),
    Tool("progress", "Set the Fellowship's progress", (_number(12),)),
    Tool("mordor", "Set the step on the Mordor Track (6: not there)", (_number(6),)),
    Tool("hidden", "Hide or reveal the Fellowship", (_value("Hidden", YES),)),
    Tool("place", "Put the Fellowship's figure somewhere", (_value("Where", regions()),)),
    Tool("guide", "Set the Guide", (_value("Who", tuple(Choice(k, c.name) for k, c in CHARACTERS.items())),)),
    Tool("box", "Set the Shadow dice in the Hunt Box", (_number(20),)),
    Tool("box_free", "Set the Free Peoples dice in the Hunt Box", (_number(8),)),
    Tool("box_last", "Set last turn's Free Peoples dice in the box", (_number(8),)),
    Tool("dice", "Set a side's Standard dice", (SIDE, _number(10))),
    Tool("add_die", "Add an unused die", (SIDE, _value("Face", _titles(_FACES)))),
    Tool("drop_die", "Remove an unused die", (SIDE, _value("Face", _titles(_FACES)))),
    Tool("ruler_die", "Put the Ruler Die into or out of the pool", (SIDE, _value("In", YES))),
    Tool("ruler_due", "Let the Ruler Die join in the next turn", (SIDE, _value("Joins", YES))),
    Tool("rings", "Set the Elven Rings of a side", (SIDE, _number(3))),
    Tool("nation", "Set a Nation's box (4: At War)", (NATION, _number(4, lo=1))),
    Tool("active", "Activate a Nation, or not", (NATION, _value("Active", YES))),
    Tool("person", "Put a character somewhere", (
        Param("person", "Who", tuple(Choice(k, n) for k, n in NAMES.items())), _value("Where", PLACES),
    )),
    Tool("sovereign", "Set a Sovereign's state", (
        SOVEREIGN, _value("State", _titles(("leader", "awakened", "corrupted", "eliminated"))),
    )),
    Tool("home", "Put a Sovereign somewhere", (SOVEREIGN, _value("Where", regions()))),
    Tool("ruler_token", "Set a Ruler Token", (
        SOVEREIGN, _value("Where", _titles(("supply", "free", "used", "shadow", "gone"))),
    )),
    Tool("attempted", "Say whether an attempt on him was made this turn", (SOVEREIGN, _value("Made", YES))),
    Tool("corruptor", "Say which Shadow player attempted last", (_value("Who", CORRUPTORS),)),
    Tool("random_tile", "Put a tile by chance on a Sovereign", (SOVEREIGN,)),
    Tool("add_tile", "Put a tile of a kind on a Sovereign", (SOVEREIGN, KIND)),
    Tool("drop_tile", "Return a tile of a Sovereign to the pool", (
        SOVEREIGN, Param("value", "Which, in order", lo=1, hi=18),
    )),
    Tool("tile", "Move a tile that lies elsewhere", (
        KIND, Param("out_of", "Out of", PILE), Param("value", "To", PILE),
    )),
    Tool("deal", "Let a side draw an Event card", (SIDE, DECK)),
    Tool("hand", "Move an Event card out of a hand", (
        SIDE, Param("position", "Which, in order", lo=1, hi=20), Param("value", "To", HANDS),
    )),
    Tool("shuffle", "Shuffle an Event deck", (SIDE, DECK)),
    Tool("recall", "Shuffle the discards into their deck", (SIDE, DECK)),
    Tool("table", "Put an Event card on the table, or off it", (TABLE_CARDS, _value("On the table", YES))),
    Tool("units", "Set figures in a region", (REGION, FIGURE, _number(36))),
    Tool("losses", "Set figures that are out of the game", (FIGURE, _number(36))),
    Tool("besieged", "Say whether an Army is besieged", (REGION, SIDE, _value("Besieged", YES))),
    Tool("control", "Say who controls a Settlement", (REGION, _value("Side", SIDES))),
    Tool("turn", "Say whose action it is", (_value("Side", SIDES),)),
    Tool("turns", "Set the number of the turn", (_number(99, lo=1),)),
    Tool("once", "Say whether something was done", (
        Param("what", "What", tuple(Choice(k, t) for k, t in ONCE.items())), _value("Done", YES),
    )),
    Tool("number", "Set a number as your card prints it", (
        Param("what", "Which", tuple(Choice(k, t) for k, t in NUMBERS.items())), _number(9),
    )),
    rulings(RULINGS),
)  # fmt: skip


def tools_of(s: State) -> tuple[Tool, ...]:
    """All repairs: what they may be given depends on nothing that is hidden."""
    return () if s.result is not None else TOOLS


def repair(t: Ledger, command: Repair | SetOption) -> None:
    """Raises Illegal where the value cannot be."""
    tool, *rest, value = parts(tools_of(t.state), command)
    if isinstance(command, SetOption):
        t.happen(OptionSet(key=command.key, value=command.value))
        return
    hidden = hidden_repairs.DO.get(tool)
    if hidden is not None:
        hidden(t, tuple(rest), value)
        return
    try:
        t.happen(Repaired(what=command.what, value=command.value))
    except (ValueError, IndexError, KeyError):
        raise Illegal("The table cannot be set to that. Nothing has changed; choose another value.") from None
