"""What an unused Action die may be used for (base rules: Action Dice; RULES 3.6, 5, 8, 9)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kings import board
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Use, UseDie, UseToken
from rules.kings.corruption import awakening_places
from rules.kings.drawing import hand_of
from rules.kings.facts import Face, Nation, Side
from rules.kings.nations import AT_WAR, NATIONS
from rules.kings.politics import can_advance
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.state import Die, State
from rules.kings.steps.dice import distinct

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


def die_uses(s: State, side: Side) -> tuple[UseDie, ...]:
    """Every use of every different unused die of a side."""
    out: list[UseDie] = []
    for die in distinct(hand_of(s, side).rolled):
        found = free_uses(s, die) if side == "free" else shadow_uses(s, die)
        out += [UseDie(face=die.face, ruler=die.ruler, use=use, target=target) for use, target in found]
        out.append(UseDie(face=die.face, ruler=die.ruler, use="nothing"))
    return tuple(dict.fromkeys(out))


Found = Iterator[tuple[Use, str]]


def free_uses(s: State, die: Die) -> Found:
    results = ACTS[die.face]
    if "character" in results:
        yield from _free_character(s)
    if "army" in results or "character" in results:
        yield "army", ""
        yield "attack", ""
    if "muster" in results:
        yield from _politics(s, "free", die)
        yield "muster", ""
        yield from _first_abilities(s)
    if die.ruler or ("muster" in results and not _threatened(s, die)):
        yield from _awakenings(s)
    if "event" in results:
        yield from _draws(s, "free")
    yield from _cards(s, "free", results)
    if "will" in results:
        yield from _will(s)
    if die.ruler:
        yield from _second_abilities(s, die.face)
    yield from _advances(s)
    if s.fellowship.guide == "strider" and not s.fellowship.hidden:
        yield "hide", ""
    yield from _discards(s, results)


def _free_character(s: State) -> Found:
    f = s.fellowship
    if f.hidden:
        yield "move_fellowship", ""
    else:
        yield "hide", ""
    if f.mordor is None:
        for person in board.in_fellowship(s):
            yield "separate", person
    if any(board.where(s, p) for p in (*CHARACTERS, *SOVEREIGNS) if p in SOVEREIGNS or CHARACTERS[p].side == "free"):
        yield "companions", ""
    for key, ruler in s.rulers.items():
        if ruler.state == "corrupted" and ruler.region and _helpers(s, key, ruler.region):
            yield "uncorrupt", key


def _helpers(s: State, sovereign: str, region: str) -> bool:
    return bool(board.appropriate(s, SOVEREIGNS[sovereign].nation, region))


def _threatened(s: State, die: Die) -> bool:
    """Threats and Promises: a Muster die neither awakens nor advances a passive Nation (RULES 11; D10, D15)."""
    if "sh-str-05-km" not in s.shadow.table or "muster" not in ACTS[die.face] or die.face == "will":
        return False
    return not (die.ruler and s.options.get("threats_ruler", "allowed") == "allowed")


def _politics(s: State, side: Side, die: Die) -> Found:
    """The diplomatic action: one step towards At War."""
    for key, nation in NATIONS.items():
        if nation.side == side and can_advance(s, key):
            passive = not s.politics[key].active
            if not (side == "free" and passive and _threatened(s, die)):
                yield "politics", key


def _awakenings(s: State) -> Found:
    for sovereign in SOVEREIGNS:
        for region in awakening_places(s, sovereign):
            yield "awaken", f"{sovereign}@{region}"


def _first_abilities(s: State) -> Found:
    """Dwarvenking, Stewardship, Elvenking: a Regular with him at home becomes an Elite (RULES 15)."""
    for key in ("dain", "denethor", "thranduil"):
        if can_promote(s, key):
            yield "first", key


def can_promote(s: State, sovereign: str) -> bool:
    facts, ruler = SOVEREIGNS[sovereign], s.rulers[sovereign]
    here = board.army(s, facts.home, "free").units.get(facts.nation)
    return (
        ruler.state == "awakened"
        and ruler.region == facts.home
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


def _draws(s: State, side: Side) -> Found:
    for kind, pile in hand_of(s, side).draw.items():
        if pile:
            yield "draw", kind


def _cards(s: State, side: Side, results: tuple[Face, ...]) -> Found:
    """An Event result plays any card, the face of its icon plays that one."""
    for card in hand_of(s, side).hand:
        if "event" in results or EVENTS[card].face in results:
            yield "play", card


def _will(s: State) -> Found:
    """Will of the West brings Aragorn and Gandalf the White (companions)."""
    if s.characters["strider"] in ARAGORN and board.unconquered(s, s.characters["strider"]):
        yield "character", f"aragorn@{s.characters['strider']}"
    grey = s.characters["gandalf-grey"]
    if grey != "fellowship" and s.minion_seen and s.characters["gandalf-white"] == "out":
        yield from (("character", f"gandalf-white@{region}") for region in _white_places(s, grey))


def _white_places(s: State, grey: str) -> tuple[str, ...]:
    if grey in REGIONS:
        return (grey,)
    elven = tuple(
        r
        for r, f in REGIONS.items()
        if f.nation == "elves" and f.settlement == "stronghold" and board.unconquered(s, r)
    )
    return ("fangorn", *elven)


def _advances(s: State) -> Found:
    """Boromir, Legolas, Gimli: any die advances their Nation (companions)."""
    for person, nation in _ENVOYS.items():
        place = s.characters[person]
        if place in REGIONS and _at_home(s, place, nation) and can_advance(s, nation):
            yield "advance", person


_ENVOYS: dict[str, Nation] = {"boromir": "gondor", "legolas": "elves", "gimli": "dwarves"}


def envoy_nation(person: str) -> Nation:
    return _ENVOYS[person]


def _at_home(s: State, region: str, nation: Nation) -> bool:
    facts = REGIONS[region]
    kinds = {"city", "stronghold"} if nation == "gondor" else {"stronghold"}
    return facts.nation == nation and facts.settlement in kinds and board.unconquered(s, region)


def _discards(s: State, results: tuple[Face, ...]) -> Found:
    """The Free Peoples end a Shadow card on the table by what it says (RULES 11)."""
    for card in s.shadow.table:
        if can_discard(s, card, results):
            yield "discard_table", card


def can_discard(s: State, card: str, results: tuple[Face, ...]) -> bool:
    if "will" in results and card != "sh-str-05-km":
        return True
    match card:
        case "sh-char-25-km":
            rulers = [r for r in s.rulers.values() if r.state != "corrupted" and r.region]
            return "character" in results and any(board.companions_at(s, r.region or "") for r in rulers)
        case "sh-str-03-km":
            places = {"minas-tirith", s.rulers["denethor"].region}
            people = ("gandalf-grey", "gandalf-white", "strider", "aragorn")
            return any(s.characters[p] in places for p in people)
        case "sh-str-25-km":
            return s.free.rings > 0 and not s.free.ringed and "token" not in s.used
        case _:
            return False


def shadow_uses(s: State, die: Die) -> Found:
    results = ACTS[die.face]
    if "muster" in results and "sh-str-25-km" in s.shadow.table and "palantir" not in s.used:
        results = (*results, "event")
    if "character" in results:
        yield "minions", ""
    if "army" in results or "character" in results:
        yield "army", ""
        yield "attack", ""
    if "muster" in results:
        yield from _politics(s, "shadow", die)
        yield "muster", ""
        yield from _minions(s)
    if "muster" in results or (die.ruler and die.face != "eye"):
        yield from _chieftains(s)
    if "event" in results:
        yield from _draws(s, "shadow")
    yield from _cards(s, "shadow", results)


def _with_unit(s: State, nation: Nation) -> tuple[str, ...]:
    keys = (k for k, a in s.armies.items() if k.endswith(":shadow") and nation in a.units and a.units[nation].army)
    return tuple(k.partition(":")[0] for k in keys)


def _minions(s: State) -> Found:
    """The three Minions of the base game (companions: minions)."""
    at_war = [k for k in NATIONS if s.politics[k].box >= AT_WAR]
    free = [k for k, n in NATIONS.items() if n.side == "free"]
    if s.characters["witch-king"] == "out" and "sauron" in at_war and any(k in at_war for k in free):
        yield from (("character", f"witch-king@{r}") for r in _with_unit(s, "sauron"))
    if s.characters["saruman"] == "out" and "isengard" in at_war and board.unconquered(s, "orthanc"):
        yield "character", "saruman@orthanc"
    mordor = s.fellowship.mordor is not None or all(k in at_war for k in free)
    if s.characters["mouth-of-sauron"] == "out" and mordor:
        for region, facts in REGIONS.items():
            if facts.nation == "sauron" and facts.settlement == "stronghold" and board.unconquered(s, region):
                yield "character", f"mouth-of-sauron@{region}"


def _chieftains(s: State) -> Found:
    for key, facts in CHIEFTAINS.items():
        if s.characters[key] == "out" and _called(s, key):
            for region in dict.fromkeys((*_with_unit(s, facts.nation), *_near_fellowship(s, key))):
                yield "chieftain", f"{key}@{region}"


def _called(s: State, chieftain: str) -> bool:
    """The condition on his card (RULES 9)."""
    match chieftain:
        case "shadow-of-mirkwood":
            return any(board.at_war(s, n) for n in ("dwarves", "elves", "north"))
        case "ugluk":
            return board.at_war(s, "rohan") or not s.fellowship.hidden
        case _:
            return board.at_war(s, "gondor")


def _near_fellowship(s: State, chieftain: str) -> tuple[str, ...]:
    if chieftain != "ugluk" or s.fellowship.hidden or s.fellowship.mordor is not None:
        return ()
    return tuple(r for r in board.within(s.fellowship.region, 1) if board.is_free(s, r, "shadow"))
