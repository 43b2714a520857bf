"""Event cards that touch Rulers or the hunt: what the table carries out itself (RULES 11)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board, corruption
from rules.kings.agenda import CardStep, Recruit, Work
from rules.kings.commands import Choose, Command, Done
from rules.kings.drawing import draw_card
from rules.kings.events import (
    NationMoved,
    SovereignLeft,
    StepChanged,
    StepClosed,
    StepOpened,
    TileReturned,
    TilesSeen,
)
from rules.kings.facts import Nation
from rules.kings.nations import NATIONS
from rules.kings.politics import activate_and_advance, advance, can_advance, free_nations, hidden_tiles
from rules.kings.recruiting import free_settlements
from rules.kings.regions import REGIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State

GUARDS: dict[str, str] = {
    "fp-str-16-km": "theoden",
    "fp-str-19-km": "brand",
    "fp-str-22-km": "dain",
    "fp-str-24-km": "thranduil",
}
"""The four cards of a Sovereign's own people."""

TOUCHES = frozenset(
    {*GUARDS, "fp-char-23-km", "fp-char-25-km", "fp-char-26-km", "fp-str-08-km", "fp-str-25-km", "fp-str-26-km",
     "sh-char-26-km", "sh-str-06-km", "sh-str-18-km"}
)  # fmt: skip


def uncorrupted(s: State) -> tuple[str, ...]:
    return tuple(k for k, r in s.rulers.items() if r.state in {"leader", "awakened"} and r.region)


def ask(s: State, step: CardStep) -> tuple[str, tuple[Command, ...]]:
    match step.card, step.at:
        case ("fp-char-23-km", 0):
            return "Recruit with Boromir, or return a random hidden tile from Denethor?", _stewards(s)
        case ("fp-char-25-km", 1):
            return "Which Sovereign is awakened where he stands?", _aided(s)
        case ("fp-char-26-km", 0):
            return "Which Nation advances?", tuple(Choose(what=n) for n in free_nations() if can_advance(s, n))
        case ("fp-char-26-km", 1):
            return "Whose tiles do you look at?", tuple(Choose(what=k) for k in uncorrupted(s) if hidden_tiles(s, k))
        case ("fp-str-08-km", 0):
            nations = tuple(Choose(what=n) for n in free_nations())
            return "Activate and advance a Nation, or look at a Sovereign's tiles?", (*nations, *_looks(s))
        case ("fp-char-26-km" | "fp-str-08-km", 2):
            return "Which tile goes back to the pool?", _returnable(s, step)
        case (card, 0) if card in GUARDS and s.rulers[GUARDS[card]].state != "corrupted":
            return "Recruit, or return a random hidden tile of his?", _guard(s, GUARDS[card])
        case ("fp-str-25-km", 0):
            return "Which Sovereign's people come?", tuple(Choose(what=k) for k in uncorrupted(s))
        case ("sh-char-26-km", 0):
            return "Which Sovereign is tempted?", tuple(Choose(what=k) for k in _near_nazgul(s))
        case ("sh-str-06-km", 0):
            return "Which Nation goes back a step?", tuple(Choose(what=n) for n in _stormcrow(s))
        case _:
            return "", ()


def _stewards(s: State) -> tuple[Command, ...]:
    place = s.characters["boromir"]
    land = place in REGIONS and REGIONS[place].nation == "gondor"
    recruit = (Choose(what="recruit"),) if land else ()
    return (*recruit, *((Choose(what="tile"),) if hidden_tiles(s, "denethor") else ()))


def _aided(s: State) -> tuple[Command, ...]:
    barred = {"denethor"} if "sh-str-03-km" in s.shadow.table else set()
    return tuple(
        Choose(what=key)
        for key, r in s.rulers.items()
        if r.state == "leader" and r.region and key not in barred and board.companions_at(s, r.region)
    )


def _looks(s: State) -> tuple[Command, ...]:
    return tuple(Choose(what=f"look:{k}") for k in uncorrupted(s) if hidden_tiles(s, k))


def _returnable(s: State, step: CardStep) -> tuple[Command, ...]:
    """The Free Peoples saw them, so they choose; Wisdom of Elrond leaves it open whether to return one."""
    if "sh-char-25-km" in s.shadow.table:
        return ()
    tiles = tuple(Choose(what=tile) for tile in hidden_tiles(s, step.target))
    return (*tiles, Done()) if step.card == "fp-str-08-km" else tiles


def _guard(s: State, sovereign: str) -> tuple[Command, ...]:
    tile = hidden_tiles(s, sovereign) and "sh-char-25-km" not in s.shadow.table
    return (Choose(what="recruit"), *((Choose(what="tile"),) if tile else ()))


def _near_nazgul(s: State) -> tuple[str, ...]:
    return tuple(
        key
        for key, r in s.rulers.items()
        if r.state == "leader" and r.region and any(board.nazgul_at(s, x) for x in board.within(r.region, 1))
    )


def _stormcrow(s: State) -> tuple[Nation, ...]:
    """Nations not At War, above the first box, that hold the Fellowship or a Companion."""
    places = {s.fellowship.region} if s.fellowship.mordor is None else set()
    places |= {place for key, place in s.characters.items() if place in REGIONS and key in board.COMPANIONS}
    held = {REGIONS[r].nation for r in places}
    return tuple(n for n in free_nations() if n in held and not board.at_war(s, n) and s.politics[n].box > 1)


def run(t: Ledger, step: CardStep) -> None:
    """What a card does without asking, and the end of each."""
    card, s = step.card, t.state
    if card == "fp-char-25-km" and step.at == 0:
        _next(t, step)
        t.happen(StepOpened(step=Work(side="free", what="companions")))
        return
    t.happen(StepClosed())
    if card in GUARDS and step.at == 0:
        t.happen(SovereignLeft(sovereign=GUARDS[card], cause="his own people"))
        if s.options.get("guards_draw") != "only_else":
            draw_card(t, "free", "strategy", "the card")
    elif card == "fp-str-26-km":
        for nation in reversed(free_nations()):
            t.happen(StepOpened(step=_levy(s, nation)))
    elif card == "sh-str-18-km":
        awakened = sum(r.state == "awakened" for r in s.rulers.values())
        units = (*("regular",) * 5, "nazgul", *("regular|nazgul",) * awakened)
        t.happen(
            StepOpened(
                step=Recruit(side="shadow", nations=("sauron",), units=units, regions=("minas-morgul",), event=True)
            )
        )


def _levy(s: State, nation: Nation) -> Recruit:
    return Recruit(
        side="free",
        nations=(nation,),
        units=("regular|leader",),
        regions=free_settlements(s, nation, "free"),
        event=True,
    )


def _next(t: Ledger, step: CardStep, at: int | None = None, target: str = "") -> None:
    t.happen(StepChanged(step=replace(step, at=step.at + 1 if at is None else at, target=target)))


def resolve(t: Ledger, step: CardStep, command: Command) -> None:
    what = command.what if isinstance(command, Choose) else ""
    match step.card, step.at:
        case ("fp-char-23-km", 0):
            t.happen(StepClosed())
            _stewarded(t, what)
        case ("fp-char-25-km", 1):
            t.happen(StepClosed())
            corruption.awaken(t, what, t.state.rulers[what].region or "", "Aid in Time of Need")
        case ("fp-char-26-km", 0):
            _next(t, step)
            advance(t, _nation(what), "It Is Not So Dark Here")
        case ("fp-char-26-km", 1):
            _look(t, step, what)
        case ("fp-str-08-km", 0):
            _wisdom(t, step, what)
        case ("fp-char-26-km" | "fp-str-08-km", 2):
            t.happen(StepClosed())
            if what:
                t.happen(TileReturned(sovereign=step.target, tile=what, random=False, cause="the card"))
        case (card, 0) if card in GUARDS:
            t.happen(StepClosed())
            _guarded(t, GUARDS[card], what)
        case ("fp-str-25-km", 0):
            t.happen(StepClosed())
            _service(t, what)
        case ("sh-char-26-km", 0):
            t.happen(StepClosed())
            corruption.begin(t, what, cause="sh-char-26-km", eye=False)
        case _:
            t.happen(StepClosed())
            _crow(t, _nation(what))


def _nation(key: str) -> Nation:
    return next(n for n in NATIONS if n == key)


def _recruit(t: Ledger, nation: Nation, region: str, units: tuple[str, ...]) -> None:
    step = Recruit(side="free", nations=(nation,), units=units, regions=(region,), event=True)
    t.happen(StepOpened(step=step))


def _stewarded(t: Ledger, what: str) -> None:
    for _ in range(2):
        draw_card(t, "free", "strategy", "House of the Stewards")
    if what == "tile":
        corruption.remove_random(t, "denethor", "House of the Stewards")
    else:
        _recruit(t, "gondor", t.state.characters["boromir"], ("regular|elite",))


def _look(t: Ledger, step: CardStep, sovereign: str) -> None:
    _next(t, step, at=2, target=sovereign)
    t.happen(TilesSeen(sovereign=sovereign, tiles=hidden_tiles(t.state, sovereign), cause="the card"))


def _wisdom(t: Ledger, step: CardStep, what: str) -> None:
    kind, _, sovereign = what.partition(":")
    if kind == "look":
        _look(t, step, sovereign)
        return
    t.happen(StepClosed())
    activate_and_advance(t, _nation(what), "Wisdom of Elrond")


RECRUITS: dict[str, tuple[str, ...]] = {
    "theoden": ("regular|elite", "leader"),
    "brand": ("regular", "regular"),
    "dain": ("regular|elite", "leader"),
    "thranduil": ("regular|elite",),
}


def _guarded(t: Ledger, sovereign: str, what: str) -> None:
    draw_card(t, "free", "strategy", "the card")
    if what == "tile":
        corruption.remove_random(t, sovereign, "the card")
        return
    facts, s = SOVEREIGNS[sovereign], t.state
    regions = (facts.home,)
    if sovereign == "theoden":
        ridden = (s.characters[c] for c in board.COMPANIONS)
        regions += tuple(
            r for r in dict.fromkeys(ridden) if r in REGIONS and REGIONS[r].nation == "rohan" and r != "edoras"
        )
    step = Recruit(side="free", nations=(facts.nation,), units=RECRUITS[sovereign], regions=regions, event=True)
    t.happen(StepOpened(step=step))


def _service(t: Ledger, sovereign: str) -> None:
    """Ever at Your Service: a unit where he is, then a random tile of his returns."""
    if "sh-char-25-km" not in t.state.shadow.table:
        corruption.remove_random(t, sovereign, "Ever at Your Service")
    _recruit(t, SOVEREIGNS[sovereign].nation, t.state.rulers[sovereign].region or "", ("regular|elite",))


def _crow(t: Ledger, nation: Nation) -> None:
    """Stormcrow: the Nation goes back; its Sovereign, unless awakened, gets one drawn tile; a unit is lost by hand."""
    t.happen(NationMoved(nation=nation, by=-1, cause="Stormcrow"))
    for key, facts in SOVEREIGNS.items():
        if facts.nation == nation and t.state.rulers[key].state == "leader":
            t.happen(StepOpened(step=Work(side="free", what="event", card="sh-str-06-km")))
            corruption.given(t, key, cause="sh-str-06-km")
