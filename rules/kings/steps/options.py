"""What an unused Action die may be used for (base rules: Action Dice; RULES 3.6, 5, 8)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kings import board
from rules.kings.awakening import awakening_places
from rules.kings.cards import EVENTS
from rules.kings.commands import Use, UseToken
from rules.kings.drawing import hand_of
from rules.kings.facts import Face, Nation, Side
from rules.kings.nations import NATIONS
from rules.kings.politics import THREATS, WELCOME, can_advance
from rules.kings.regions import REGIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import Die, State
from rules.kings.steps.playing import playable
from rules.kings.touching import elven_strongholds

ACTS: dict[Face, tuple[Face, ...]] = {
    "character": ("character",),
    "army": ("army",),
    "muster": ("muster",),
    "event": ("event",),
    "muster_army": ("muster", "army"),
    "will": ("character", "army", "muster", "event", "will"),
    "eye": (),
}
"""The results that a face can serve as (RULES 1.2)."""
ARAGORN = ("minas-tirith", "dol-amroth", "pelargir")
FOLLY, PALANTIR = "sh-str-03-km", "sh-str-25-km"
ENVOYS: dict[str, Nation] = {"boromir": "gondor", "legolas": "elves", "gimli": "dwarves"}
"""Companions who advance their Nation with any die (companions)."""

Found = Iterator[tuple[Use, str]]


def free_uses(s: State, die: Die) -> Found:
    results = ACTS[die.face]
    if "character" in results:
        yield from _free_character(s)
    if "army" in results or "character" in results:
        yield "army", ""
        yield "attack", ""
    if "muster" in results:
        yield from _politics(s)
        yield "muster", ""
        yield from _first_abilities(s)
    if may_awaken_with(s, die):
        yield from _awakenings(s)
    if "event" in results:
        yield from draws(s, "free")
    yield from cards(s, "free", results)
    if "will" in results:
        yield from _will(s)
    if die.ruler:
        yield from _second_abilities(s, die.face)
    yield from _advances(s)
    if s.fellowship.guide == "strider" and not s.fellowship.hidden:
        yield "hide", ""
    for card in s.shadow.table:
        if can_discard(s, card, results):
            yield "discard_table", card


def _free_character(s: State) -> Found:
    f = s.fellowship
    if f.hidden:
        yield "move_fellowship", ""
    else:
        yield "hide", ""
    if f.mordor is None:
        for person in board.in_fellowship(s):
            yield "separate", person
    if any(s.characters[p] in REGIONS for p in board.COMPANIONS) or any(
        r.state == "awakened" for r in s.rulers.values()
    ):
        yield "companions", ""
    for key, ruler in s.rulers.items():
        if ruler.state == "corrupted" and ruler.region and board.helpers(s, SOVEREIGNS[key].nation, ruler.region):
            yield "uncorrupt", key


def may_awaken_with(s: State, die: Die) -> bool:
    """A Muster result, or any face of the Ruler Die (RULES 5.1; Threats and Promises: D10, D15)."""
    muster = "muster" in ACTS[die.face]
    if not die.ruler:
        return muster and THREATS not in s.shadow.table
    shows = die.face in {"muster", "muster_army"}
    return not (shows and THREATS in s.shadow.table and s.options.get("threats_ruler") == "barred")


def _politics(s: State) -> Found:
    """The diplomatic action: one step towards At War; under Threats and Promises no passive Nation's (RULES 11)."""
    for key, nation in NATIONS.items():
        if nation.side == "free" and can_advance(s, key) and (s.politics[key].active or THREATS not in s.shadow.table):
            yield "politics", key


def _awakenings(s: State) -> Found:
    for sovereign in SOVEREIGNS:
        for region in awakening_places(s, sovereign):
            yield "awaken", f"{sovereign}@{region}"


def _first_abilities(s: State) -> Found:
    """Dwarvenking, Stewardship, Elvenking: a Regular with him at home becomes an Elite (RULES 15)."""
    for key in ("dain", "denethor", "thranduil"):
        if s.rulers[key].state == "awakened" and can_promote(s, key):
            yield "first", key


def can_promote(s: State, sovereign: str) -> bool:
    facts = SOVEREIGNS[sovereign]
    here = board.army(s, facts.home, "free").units.get(facts.nation)
    return (
        s.rulers[sovereign].region == facts.home
        and board.at_war(s, facts.nation)
        and here is not None
        and here.regular > 0
        and board.reinforcements(s, facts.nation).elite > 0
    )


def _second_abilities(s: State, face: Face) -> Found:
    for key, facts in SOVEREIGNS.items():
        if face in (facts.second, "will") and second_possible(s, key):
            yield "second", key


def second_possible(s: State, sovereign: str) -> bool:
    """The conditions of the second abilities (RULES 15)."""
    facts, ruler = SOVEREIGNS[sovereign], s.rulers[sovereign]
    if ruler.state != "awakened":
        return False
    match sovereign:
        case "denethor":
            return ruler.region == "minas-tirith"
        case "thranduil":
            return s.fellowship.mordor is None
        case _:
            return board.at_war(s, facts.nation)


def tokens(s: State) -> tuple[UseToken, ...]:
    """Directly before acting with the Ruler Die, and never in a turn with an Elven Ring (RULES 6)."""
    if s.free.ringed or not any(d.ruler for d in s.free.rolled) or s.options.get("tokens") == "out":
        return ()
    return tuple(
        UseToken(sovereign=key) for key, r in s.rulers.items() if r.token == "free" and second_possible(s, key)
    )


def draws(s: State, side: Side) -> Found:
    for kind, pile in hand_of(s, side).draw.items():
        if pile:
            yield "draw", kind


def cards(s: State, side: Side, results: tuple[Face, ...]) -> Found:
    """An Event result plays any card, the face of its icon plays that one."""
    for card in hand_of(s, side).hand:
        if ("event" in results or EVENTS[card].face in results) and playable(s, card):
            yield "play", card


def _will(s: State) -> Found:
    """Will of the West brings Aragorn and Gandalf the White (companions)."""
    strider, grey = s.characters["strider"], s.characters["gandalf-grey"]
    if strider in ARAGORN and board.unconquered(s, strider):
        yield "character", f"aragorn@{strider}"
    if grey != "fellowship" and s.minion_seen and s.characters["gandalf-white"] == "out":
        yield from (("character", f"gandalf-white@{region}") for region in _white_places(s, grey))


def _white_places(s: State, grey: str) -> tuple[str, ...]:
    """In place of the Grey; else in Fangorn or an unconquered Elven Stronghold."""
    if grey in REGIONS:
        return (grey,)
    return ("fangorn", *(r for r in elven_strongholds() if board.unconquered(s, r)))


def _advances(s: State) -> Found:
    """Boromir, Legolas, Gimli: any die advances their Nation (companions)."""
    for person, nation in ENVOYS.items():
        place = s.characters[person]
        if place in REGIONS and _at_home(s, place, nation) and can_advance(s, nation):
            yield "advance", person


def _at_home(s: State, region: str, nation: Nation) -> bool:
    facts = REGIONS[region]
    if nation == "dwarves":
        return region == "erebor" and board.unconquered(s, region)
    kinds = {"city", "stronghold"} if nation == "gondor" else {"stronghold"}
    return facts.nation == nation and facts.settlement in kinds and board.unconquered(s, region)


def can_discard(s: State, card: str, results: tuple[Face, ...]) -> bool:
    """The Free Peoples end a Shadow card on the table by what it says (RULES 11)."""
    if card in {WELCOME, FOLLY, PALANTIR} and "will" in results:
        return True
    match card:
        case "sh-char-25-km":
            return "character" in results and any(_met(s, key) for key in SOVEREIGNS)
        case "sh-str-03-km":
            places = {"minas-tirith", s.rulers["denethor"].region}
            return any(s.characters[p] in places for p in ("gandalf-grey", "gandalf-white", "aragorn"))
        case "sh-str-25-km":
            return s.free.rings > 0 and not s.free.ringed and "token" not in s.used
        case _:
            return False


def _met(s: State, sovereign: str) -> bool:
    """A Sovereign who is not Corrupted, and another who is a Companion, in one region."""
    ruler = s.rulers[sovereign]
    if ruler.state == "corrupted" or ruler.region is None:
        return False
    return any(p != sovereign for p in board.companions_at(s, ruler.region))
