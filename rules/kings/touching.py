"""Event cards that touch Rulers or the hunt: what the table carries out itself (RULES 11)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import awakening, board, corruption
from rules.kings.agenda import CardStep, Losses, Recruit, Work
from rules.kings.commands import Choose, Command, Done
from rules.kings.corruption import LOOKED, STORMCROW
from rules.kings.drawing import draw_card
from rules.kings.events import (
    DiceThrown,
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
from rules.kings.paths import within
from rules.kings.politics import (
    WELCOME,
    activate_and_advance,
    advance,
    can_advance,
    can_return,
    free_nations,
    hidden_tiles,
)
from rules.kings.recruiting import free_settlements
from rules.kings.regions import REGIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import State
from rules.kings.tiles import kind_of

STEWARDS, AID, DARK, WISDOM = "fp-char-23-km", "fp-char-25-km", "fp-char-26-km", "fp-str-08-km"
SERVICE, VILLAGES = "fp-str-25-km", "fp-str-26-km"
FAILED, VALINOR, KING, WORK = "sh-char-26-km", "sh-str-01-km", "sh-str-18-km", "sh-str-26-km"
GUARDS: dict[str, str] = {
    "fp-str-16-km": "theoden",
    "fp-str-19-km": "brand",
    "fp-str-22-km": "dain",
    "fp-str-24-km": "thranduil",
}
"""The four cards of a Sovereign's own people."""
TOUCHES = frozenset(
    {*GUARDS, STEWARDS, AID, DARK, WISDOM, SERVICE, VILLAGES, FAILED, VALINOR, STORMCROW, KING, WORK}
)  # fmt: skip
RECRUITS: dict[str, tuple[str, ...]] = {
    "theoden": ("regular|elite", "leader"),
    "brand": ("regular", "regular"),
    "dain": ("regular|elite", "leader"),
    "thranduil": ("regular|elite",),
}
DRAWS = 9
"""The instruction at which the card draws."""


def uncorrupted(s: State) -> tuple[str, ...]:
    return tuple(k for k, r in s.rulers.items() if r.state in {"leader", "awakened"} and r.region)


def corrupted(s: State) -> int:
    return sum(r.state == "corrupted" for r in s.rulers.values())


def near_nazgul(s: State) -> tuple[str, ...]:
    """Sovereigns, neither awakened nor corrupted, in or next to the region of a Nazgûl."""
    return tuple(
        key
        for key, r in s.rulers.items()
        if r.state == "leader" and r.region and any(board.nazgul_at(s, x) for x in within(r.region, 1))
    )


def elven_strongholds() -> tuple[str, ...]:
    return tuple(r for r, f in REGIONS.items() if f.nation == "elves" and f.settlement == "stronghold")


def elven_stronghold_lost(s: State) -> bool:
    return any(board.holder(s, r) == "shadow" for r in elven_strongholds())


def stormcrow(s: State) -> tuple[Nation, ...]:
    """Nations not At War that hold the Fellowship or a Companion."""
    places = {s.fellowship.region} if s.fellowship.mordor is None else set()
    places |= {s.characters[key] for key in board.COMPANIONS if s.characters[key] in REGIONS}
    places |= {r.region for r in s.rulers.values() if r.state == "awakened" and r.region}
    held = {REGIONS[r].nation for r in places}
    return tuple(n for n in free_nations() if n in held and not board.at_war(s, n))


# What is asked.


def ask(s: State, step: CardStep) -> tuple[str, tuple[Command, ...]]:
    match step.card, step.at:
        case ("fp-char-23-km", 0):
            tile = (Choose(what="tile"),) if can_return(s, "denethor") else ()
            return "Recruit with Boromir, or return a random hidden tile from Denethor?", (
                Choose(what="recruit"),
                *tile,
            )
        case ("fp-char-25-km", 1):
            return "Which Sovereign is awakened where he stands?", tuple(Choose(what=k) for k in _aided(s))
        case ("fp-char-26-km", 0):
            return "Which Nation advances?", tuple(Choose(what=n) for n in free_nations() if can_advance(s, n))
        case ("fp-char-26-km", 1):
            return "Whose tiles do you look at?", tuple(Choose(what=k) for k in uncorrupted(s) if s.rulers[k].tiles)
        case ("fp-str-08-km", 0):
            looks = tuple(Choose(what=f"look:{k}") for k in uncorrupted(s) if s.rulers[k].tiles)
            nations = tuple(n for n in free_nations() if can_advance(s, n) or not s.politics[n].active)
            return "Activate and advance a Nation, or look at a Sovereign's tiles?", (
                *(Choose(what=n) for n in nations),
                *looks,
            )
        case ("fp-char-26-km" | "fp-str-08-km", 2):
            return "Which tile goes back to the pool?", _returnable(s, step)
        case (card, 0) if card in GUARDS and s.rulers[GUARDS[card]].state != "corrupted":
            tile = (Choose(what="tile"),) if can_return(s, GUARDS[card]) else ()
            return "Recruit, or return a random hidden tile of his?", (Choose(what="recruit"), *tile)
        case ("fp-str-25-km", 0):
            return "Which Sovereign's people come?", tuple(Choose(what=k) for k in uncorrupted(s))
        case ("sh-char-26-km", 0):
            return "Which Sovereign is tempted?", tuple(Choose(what=k) for k in near_nazgul(s))
        case ("sh-str-06-km", 0):
            return "Which Nation goes back a step?", tuple(Choose(what=n) for n in stormcrow(s))
        case ("sh-str-26-km", 0):
            return "In which Sovereign's region does the Enemy work?", tuple(Choose(what=k) for k in _worked(s))
        case _:
            return "", ()


def _aided(s: State) -> tuple[str, ...]:
    return tuple(
        k for k, r in s.rulers.items() if awakening.may_awaken(s, k) and board.companions_at(s, r.region or "")
    )


def _returnable(s: State, step: CardStep) -> tuple[Command, ...]:
    """The Free Peoples saw them, so they choose; Wisdom of Elrond leaves it open whether to return one.

    They are told apart by kind. Where they may remove none they only looked, and say so.
    """
    if WELCOME in s.shadow.table:
        return (Done(),)
    kinds = dict.fromkeys(map(kind_of, s.rulers[step.target].tiles))
    tiles = tuple(Choose(what=kind) for kind in kinds)
    return (*tiles, Done()) if step.card == WISDOM else tiles


def _worked(s: State) -> tuple[str, ...]:
    return tuple(k for k, r in s.rulers.items() if r.region and board.has_army(s, r.region, "free"))


# What happens.


def run(t: Ledger, step: CardStep) -> None:
    """What a card does without asking, and the end of each."""
    card, s = step.card, t.state
    match card, step.at:
        case ("fp-char-25-km", 0):
            _next(t, step)
            t.happen(StepOpened(step=Work(side="free", what="companions")))
            return
        case ("fp-char-26-km", 0):
            _next(t, step)
            return
    t.happen(StepClosed())
    if step.at == DRAWS:
        for _ in range(2 if card == STEWARDS else 1):
            draw_card(t, "free", "strategy", "the card")
    elif card in GUARDS:
        t.happen(SovereignLeft(sovereign=GUARDS[card], cause="his own people"))
        if s.options.get("guards_draw") != "only_else":
            draw_card(t, "free", "strategy", "the card")
    elif card == VILLAGES:
        t.happen(StepOpened(step=_villages(s)))
    elif card == KING:
        awakened = sum(r.state == "awakened" for r in s.rulers.values())
        units = (*("regular",) * 5, "nazgul", *("regular|nazgul",) * awakened)
        _recruit(t, "sauron", ("minas-morgul",), units)
    elif card == VALINOR:
        _valinor(t)


def _villages(s: State) -> Recruit:
    """Four different Nations, a Regular or Leader each."""
    regions = tuple(r for n in free_nations() for r in free_settlements(s, n, "free"))
    return Recruit(
        side="free", nations=free_nations(), units=("regular|leader",) * 4, regions=regions, event=True, peoples=True
    )


def _next(t: Ledger, step: CardStep, at: int | None = None, target: str = "") -> None:
    t.happen(StepChanged(step=replace(step, at=step.at + 1 if at is None else at, target=target)))


def resolve(t: Ledger, step: CardStep, command: Command) -> None:
    what = command.what if isinstance(command, Choose) else ""
    match step.card, step.at:
        case (_, 2):
            t.happen(StepClosed())
            _given_back(t, step.target, what)
        case ("fp-char-23-km", _):
            _next(t, step, DRAWS)
            _stewarded(t, what)
        case ("fp-char-25-km", _):
            t.happen(StepClosed())
            awakening.awaken(t, what, t.state.rulers[what].region or "", "Aid in Time of Need")
        case ("fp-char-26-km", 0):
            _next(t, step)
            advance(t, _nation(what), "It Is Not So Dark Here")
        case ("fp-char-26-km", _):
            _look(t, step, what)
        case ("fp-str-08-km", _):
            _wisdom(t, step, what)
        case (card, _) if card in GUARDS:
            _next(t, step, DRAWS)
            _guarded(t, GUARDS[card], what)
        case ("fp-str-25-km", _):
            t.happen(StepClosed())
            _service(t, what)
        case ("sh-char-26-km", _):
            t.happen(StepClosed())
            corruption.begin(t, what, cause=FAILED, eye=False)
        case ("sh-str-26-km", _):
            t.happen(StepClosed())
            _enemy_works(t, what)
        case _:
            t.happen(StepClosed())
            _crow(t, _nation(what))


def _nation(key: str) -> Nation:
    return next(n for n in NATIONS if n == key)


def _recruit(t: Ledger, nation: Nation, regions: tuple[str, ...], units: tuple[str, ...]) -> None:
    """By an Event: Nations need not be At War, and a besieged Stronghold takes them."""
    side = NATIONS[nation].side
    open_ = tuple(r for r in regions if board.takes_recruits(t.state, r, side, event=True))
    step = Recruit(side=side, nations=(nation,), units=units, regions=open_, event=True, together=True)
    t.happen(StepOpened(step=step))


def _given_back(t: Ledger, sovereign: str, kind: str) -> None:
    tile = next((x for x in t.state.rulers[sovereign].tiles if kind_of(x) == kind), None)
    if tile is not None:
        shown = tile not in hidden_tiles(t.state, sovereign) or corruption.visible(t.state)
        t.happen(TileReturned(sovereign=sovereign, tile=tile, random=False, cause="the card", shown=shown))


def _stewarded(t: Ledger, what: str) -> None:
    if what == "tile":
        awakening.remove_random(t, "denethor", "House of the Stewards")
    else:
        _recruit(t, "gondor", (t.state.characters["boromir"],), ("regular|elite",))


def _look(t: Ledger, step: CardStep, sovereign: str) -> None:
    _next(t, step, at=LOOKED, target=sovereign)
    t.happen(TilesSeen(sovereign=sovereign, tiles=t.state.rulers[sovereign].tiles, cause="the card"))


def _wisdom(t: Ledger, step: CardStep, what: str) -> None:
    kind, _, sovereign = what.partition(":")
    if kind == "look":
        _look(t, step, sovereign)
        return
    t.happen(StepClosed())
    activate_and_advance(t, _nation(what), "Wisdom of Elrond")


def _guarded(t: Ledger, sovereign: str, what: str) -> None:
    if what == "tile":
        awakening.remove_random(t, sovereign, "the card")
        return
    facts, s = SOVEREIGNS[sovereign], t.state
    regions: tuple[str, ...] = (facts.home,)
    if sovereign == "theoden":
        riding = [r for r in REGIONS if REGIONS[r].nation == "rohan" and board.companions_at(s, r)]
        regions = tuple(dict.fromkeys((*regions, *riding)))
    _recruit(t, facts.nation, regions, RECRUITS[sovereign])


def _service(t: Ledger, sovereign: str) -> None:
    """Ever at Your Service: a unit where he is, and a random tile of his returns."""
    awakening.remove_random(t, sovereign, "Ever at Your Service")
    _recruit(t, SOVEREIGNS[sovereign].nation, (t.state.rulers[sovereign].region or "",), ("regular|elite",))


def _valinor(t: Ledger) -> None:
    """Return to Valinor: a die for each Elven unit in an Elven Stronghold, at most five; each 6 hits, or 5 too."""
    needs = 5 if corrupted(t.state) > 1 else 6
    for region in elven_strongholds():
        if board.holder(t.state, region) == "free" and not board.besieged(t.state, region, "free"):
            here = board.army(t.state, region, "free").units.get("elves")
            _strike(t, region, min(5, here.army if here else 0), needs, f"Return to Valinor, {REGIONS[region].name}")


def _enemy_works(t: Ledger, sovereign: str) -> None:
    """Work of the Enemy: three dice, 5 and more hit, where he is Corrupted 4 and more."""
    ruler = t.state.rulers[sovereign]
    _strike(t, ruler.region or "", 3, 4 if ruler.state == "corrupted" else 5, "Work of the Enemy")


def _strike(t: Ledger, region: str, dice: int, needs: int, cause: str) -> None:
    """The Shadow rolls against a Free Peoples Army, which then takes the hits."""
    if dice:
        rolls = t.state.cup.roll(dice)
        hits = sum(n >= needs for n in rolls)
        t.happen(DiceThrown(side="shadow", rolls=rolls, cause=cause, needs=needs, hits=hits))
        t.happen(StepOpened(step=Losses(side="free", region=region, hits=hits)))


def _crow(t: Ledger, nation: Nation) -> None:
    """Stormcrow: the Nation goes back; its Sovereign, unless awakened, gets one drawn tile; a unit is lost by hand."""
    if t.state.politics[nation].box > 1:
        t.happen(NationMoved(nation=nation, by=-1, cause="Stormcrow"))
    for key, facts in SOVEREIGNS.items():
        if facts.nation == nation and t.state.rulers[key].state == "leader":
            t.happen(StepOpened(step=Work(side="free", what="event", card=STORMCROW)))
            corruption.given(t, key, cause=STORMCROW)
