"""What an unused Action die of the Shadow may be used for (base rules: Action Dice; RULES 9)."""

from __future__ import annotations

from rules.kings import board, paths
from rules.kings.cards import EVENTS
from rules.kings.commands import UseDie
from rules.kings.facts import Face, Nation
from rules.kings.nations import NATIONS
from rules.kings.politics import can_advance
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS
from rules.kings.state import Die, State
from rules.kings.steps.options import ACTS, PALANTIR, Found, cards, draws


def shadow_uses(s: State, die: Die) -> Found:
    printed = ACTS[die.face]
    results = (*printed, *_more(s, printed))
    if "character" in results:
        yield "minions", ""
    if "army" in results or "character" in results:
        yield "army", ""
        yield "attack", ""
    if "muster" in results:
        yield from (("politics", k) for k, n in NATIONS.items() if n.side == "shadow" and can_advance(s, k))
        yield "muster", ""
        yield from _minions(s)
    if "muster" in results or (die.ruler and die.face != "eye"):
        yield from _chieftains(s)
    if "event" in results:
        yield from draws(s, "shadow")
    yield from cards(s, "shadow", results)


def _more(s: State, printed: tuple[Face, ...]) -> tuple[Face, ...]:
    """Once a turn each: a Muster serves as an Event (the Palantír of Barad-dûr) or as an Army (the Mouth of Sauron)."""
    if "muster" not in printed:
        return ()
    palantir = PALANTIR in s.shadow.table and "palantir" not in s.used
    mouth = s.characters["mouth-of-sauron"] in REGIONS and "mouth" not in s.used
    return (*(("event",) if palantir else ()), *(("army",) if mouth and "army" not in printed else ()))


def spends(s: State, command: UseDie) -> str:
    """Which of those once-a-turn uses an action takes up; "" for none."""
    printed = ACTS[command.face]
    if "muster" not in printed:
        return ""
    match command.use:
        case "draw":
            return "palantir"
        case "play" if EVENTS[command.target].face not in printed:
            by_mouth = EVENTS[command.target].face == "army" and "army" in _more(s, printed)
            return "mouth" if by_mouth else "palantir"
        case "army" | "attack" if "army" not in printed and "character" not in printed:
            return "mouth"
        case _:
            return ""


def _with_unit(s: State, nation: Nation) -> tuple[str, ...]:
    """Regions of Shadow Armies with an Army unit of that Nation."""
    keys = (k for k, a in s.armies.items() if k.endswith(":shadow") and nation in a.units and a.units[nation].army)
    return tuple(k.partition(":")[0] for k in keys)


def _minions(s: State) -> Found:
    """The three Minions of the base game (companions: minions)."""
    war = any(board.at_war(s, k) for k, n in NATIONS.items() if n.side == "free")
    if s.characters["witch-king"] == "out" and board.at_war(s, "sauron") and war:
        yield from (("character", f"witch-king@{r}") for r in _with_unit(s, "sauron"))
    if s.characters["saruman"] == "out" and board.at_war(s, "isengard") and board.unconquered(s, "orthanc"):
        yield "character", "saruman@orthanc"
    if s.characters["mouth-of-sauron"] == "out" and _mouth_comes(s):
        for region, facts in REGIONS.items():
            if facts.nation == "sauron" and facts.settlement == "stronghold" and board.unconquered(s, region):
                yield "character", f"mouth-of-sauron@{region}"


def _mouth_comes(s: State) -> bool:
    """The Fellowship on the Mordor Track, or every Free Peoples Nation At War."""
    return s.fellowship.mordor is not None or all(board.at_war(s, k) for k, n in NATIONS.items() if n.side == "free")


def _chieftains(s: State) -> Found:
    for key, facts in CHIEFTAINS.items():
        if s.characters[key] == "out" and called(s, key):
            for region in dict.fromkeys((*_with_unit(s, facts.nation), *_near_fellowship(s, key))):
                yield "chieftain", f"{key}@{region}"


def called(s: State, chieftain: str) -> bool:
    """The condition on his card (RULES 9)."""
    match chieftain:
        case "shadow-of-mirkwood":
            return any(board.at_war(s, n) for n in ("dwarves", "elves", "north"))
        case "ugluk":
            return board.at_war(s, "rohan") or not s.fellowship.hidden
        case _:
            return board.at_war(s, "gondor")


def _near_fellowship(s: State, chieftain: str) -> tuple[str, ...]:
    """Uglúk also comes to a free region at or next to the revealed Fellowship."""
    if chieftain != "ugluk" or s.fellowship.hidden or s.fellowship.mordor is not None:
        return ()
    return tuple(r for r in paths.within(s.fellowship.region, 1) if board.is_free(s, r, "shadow"))
