"""Hand moves: what people do on the board themselves, within five parameters each (base rules; GAPS 17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.game import Choice, Illegal, Param, Tool
from rules.core.ledger import Ledger
from rules.core.values import check
from rules.kings import by_hand, hand_checks
from rules.kings.agenda import Battle
from rules.kings.board import COMPANIONS, MINIONS, in_fellowship
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Hand
from rules.kings.drawing import hand_of
from rules.kings.events import Overridden
from rules.kings.facts import Side
from rules.kings.nations import NATIONS
from rules.kings.politics import name_of
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS
from rules.kings.seats import side_of
from rules.kings.state import State

OVERRIDE = Param("override", "If the table refuses", (Choice("no", "Leave it"), Choice("yes", "Do it all the same")))
COUNT = Param("count", "How many", lo=1, hi=10)
CAUSE = Param("cause", "Why", tuple(Choice(c, c.title()) for c in ("an event", "combat", "an action", "a rule")))
LOST = Param("lost", "They are", (Choice("back", "Back in the reinforcements"), Choice("lost", "Out of the game")))
PEOPLE = Param("people", "Its characters", (Choice("with", "Go along"), Choice("without", "Stay")))
BY = Param("by", "By", (Choice("action", "An action"), Choice("event", "An Event card")))
WAY = Param("way", "Exchange", (Choice("up", "Regulars for Elites"), Choice("down", "Elites for Regulars")))
SIDES = (Choice("free", "Free Peoples"), Choice("shadow", "Shadow"))
DECKS = Param("deck", "Deck", (Choice("character", "Character"), Choice("strategy", "Strategy")))
ADJUST = Param(
    "what",
    "What",
    (
        Choice("roll", "Its Combat roll"),
        Choice("again", "Its Leader re-roll"),
        Choice("dice", "Its number of dice"),
        Choice("leaders", "Its Leadership"),
        Choice("hits", "The hits it scores"),
    ),
)
TRACK = Param("by", "By how many", lo=1, hi=12)
SIGN = Param("sign", "More or less", (Choice("more", "More"), Choice("less", "Less")))


def regions(keys: Iterable[str] = REGIONS) -> tuple[Choice, ...]:
    return tuple(Choice(k, REGIONS[k].name) for k in keys)


TO = Param("to", "To", regions())
_FIGURES: Mapping[Side, Param] = {
    side: Param(
        "figure",
        "Figures",
        tuple(
            Choice(f"{key}:{unit}", f"{nation.name}: {unit.title()}")
            for key, nation in NATIONS.items()
            if nation.side == side
            for unit in ("regular", "elite", "leader", "nazgul")
            if getattr(nation.units, unit)
        ),
    )
    for side in ("free", "shadow")
}
_NATIONS: Mapping[Side, Param] = {
    side: Param("nation", "Nation", tuple(Choice(k, n.name) for k, n in NATIONS.items() if n.side == side))
    for side in ("free", "shadow")
}
_FREE_NATION = _NATIONS["free"]
_TILE_CAUSE = Param(
    "cause",
    "Why",
    (
        Choice("a Shadow Stronghold", "A Shadow Stronghold"),
        *(Choice(card.name, card.name) for card in EVENTS.values() if card.side == "shadow"),
    ),
)


def _own(s: State, side: Side) -> tuple[Choice, ...]:
    return regions([k.partition(":")[0] for k in s.armies if k.endswith(side)])


def _people(s: State, side: Side) -> tuple[Choice, ...]:
    """Characters on the board, and Sovereigns who are not Corrupted: those never move (EDGE_CASES E2)."""
    keys = COMPANIONS if side == "free" else MINIONS
    out = [Choice(k, _name(k)) for k in keys if s.characters[k] in REGIONS]
    if side == "free":
        out += [Choice(k, name_of(k)) for k, r in s.rulers.items() if r.state in {"leader", "awakened"}]
    return tuple(out)


def _name(person: str) -> str:
    return CHIEFTAINS[person].name if person in CHIEFTAINS else CHARACTERS[person].name


def tools_of(s: State, seat: str) -> tuple[Tool, ...]:
    """The hand moves of a seat. Those that name a card of its hand are its own to see."""
    if s.result is not None or seat not in s.seats:
        return ()
    side = side_of(seat)
    hand = hand_of(s, side)
    mine, figure = Param("from", "From", _own(s, side)), _FIGURES[side]
    person = Param("person", "Who", _people(s, side))
    tools = [
        Tool("move", "Move figures", (mine, TO, figure, COUNT, OVERRIDE)),
        Tool("army", "Move a whole Army", (mine, TO, PEOPLE, OVERRIDE)),
        Tool("part", "Move a part of an Army", (mine, TO, _many("regulars"), _many("elites"), OVERRIDE)),
        Tool("person", "Move a character", (person, TO, OVERRIDE)),
        Tool("recruit", "Recruit", (TO, figure, COUNT, BY, OVERRIDE)),
        Tool("remove", "Remove figures", (mine, figure, COUNT, LOST)),
        Tool("exchange", "Exchange Regulars and Elites", (mine, _NATIONS[side], WAY, COUNT)),
        Tool("attack", "Attack a region", (mine, TO, OVERRIDE)),
        Tool("siege", "Withdraw into or leave a Stronghold", (mine, OVERRIDE)),
        Tool("take", "Take an undefended Settlement", (TO, OVERRIDE)),
        Tool("dice", "Roll dice", (COUNT, CAUSE)),
        Tool("draw_card", "Draw an Event card", (DECKS, CAUSE)),
        Tool("random_card", "Discard a random Event card", (Param("side", "Of", SIDES), CAUSE)),
        Tool("advance", "Advance a Nation", (_NATIONS[side], CAUSE)),
        Tool("activate", "Activate a Nation", (_FREE_NATION, CAUSE)),
        Tool("corruption", "Change the Ring-bearers' Corruption", (SIGN, TRACK, CAUSE)),
        Tool("figure", "Put the Fellowship's figure elsewhere, by a card", (TO, CAUSE)),
        *_of_cards(hand.hand, hand.table),
        *(_of_free(s) if side == "free" else _OF_SHADOW),
        *_of_battle(s, side),
    ]
    return tuple(t for t in tools if all(p.choices or p.lo is not None for p in t.params))


def _many(what: str) -> Param:
    return Param(what, what.title(), lo=0, hi=10)


def _of_cards(hand: tuple[str, ...], table: tuple[str, ...]) -> tuple[Tool, ...]:
    named = tuple(Choice(c, EVENTS[c].name) for c in hand)
    lying = tuple(Choice(c, EVENTS[c].name) for c in table)
    return (
        Tool("discard_card", "Discard an Event card", (Param("card", "Card", named),)),
        Tool("lift", "Take a card off the table", (Param("card", "Card", lying), CAUSE)),
    )


def _of_free(s: State) -> tuple[Tool, ...]:
    inside = tuple(Choice(p, _name(p)) for p in in_fellowship(s))
    chance = (*inside, *((Choice("random", "By chance"),) if inside else ()))
    what = Param("what", "What", (Choice("move", "It moves"), Choice("hide", "It hides")))
    return (
        Tool("fellowship", "Move or hide the Fellowship, by a card", (what, CAUSE)),
        Tool("separate", "Separate Companions, by a card", (Param("person", "Who first", inside), CAUSE)),
        Tool("casualty", "Lose a Companion of the Fellowship", (Param("person", "Who", chance), CAUSE)),
        Tool("guide", "Make somebody the Guide", (Param("person", "Who", inside), OVERRIDE)),
    )


_OF_SHADOW = (
    Tool("hunt_tile", "Draw a Hunt tile", (_TILE_CAUSE,)),
    Tool("reveal", "Reveal the Fellowship, by a card", (CAUSE,)),
    Tool("eye", "Turn an unused die to an Eye, by a card", (hand_checks.FACES, CAUSE)),
)


def _of_battle(s: State, side: Side) -> tuple[Tool, ...]:
    step = s.agenda[-1].step if s.agenda else None
    if not isinstance(step, Battle):
        return ()
    adjust = Tool("combat", "A combat effect", (Param("side", "Whose", SIDES), ADJUST, SIGN, COUNT, CAUSE))
    hold = Tool("hold", "Leave a rearguard out of the battle", (_FIGURES[side], COUNT))
    if step.attacker == side and step.number == 1 and step.stage in {"shelter", "cards"}:
        return adjust, hold
    return (adjust,)


def use(s: State, seat: str, tool: str, values: Mapping[str, str]) -> Hand:
    """The command of a hand move. Raises Illegal for a tool or value that the table does not know."""
    found = next((t for t in tools_of(s, seat) if t.key == tool), None)
    if found is None:
        raise Illegal("There is no such hand move for you now. Nothing has changed; choose one from the list.")
    taken = {p.key: values.get(p.key, "no" if p is OVERRIDE else "") for p in found.params}
    for param in found.params:
        check(param, taken[param.key])
    override = taken.pop("override", "no") == "yes"
    return Hand(tool=tool, values=taken, override=override)


def carry_out(t: Ledger, seat: str, command: Hand) -> None:
    """Does a hand move. Raises Illegal with the reason, unless it is overridden: then the log says so."""
    side = side_of(seat)
    if use(t.state, seat, command.tool, {**command.values, "override": "no"}).values != command.values:
        raise Illegal("That hand move is not complete. Nothing has changed; choose it from the list.")
    refused = hand_checks.refusal(t.state, side, command)
    if refused and not command.override:
        raise Illegal(f"{refused} Nothing has changed; override it if your board says otherwise.")
    if refused:
        t.happen(Overridden(side=side, tool=command.tool, why=refused))
    by_hand.DO[command.tool](t, side, command.values)
