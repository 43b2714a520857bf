"""The Fellowship: declaring, the Guide, Mordor, being revealed, leaving it (RULES 1.1.2, 1.5)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import ChooseGuide, FellowshipPhase, PlaceCompanion, Reveal
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Choose, Command, Done
from rules.kings.events import (
    CharacterMoved,
    CorruptionChanged,
    FellowshipDeclared,
    FellowshipRevealed,
    GuideChanged,
    MordorEntered,
    StepClosed,
    StepOpened,
)
from rules.kings.facts import Nation
from rules.kings.politics import activate
from rules.kings.regions import REGIONS
from rules.kings.state import State
from rules.kings.tiles import TILES

GATES = ("morannon", "minas-morgul")
"""Where the Fellowship may enter Mordor."""


def ask_phase(s: State) -> tuple[str, tuple[Command, ...]]:
    out: list[Command] = []
    f = s.fellowship
    if f.mordor is None:
        if f.hidden and not f.declared and f.progress:
            out += [Choose(what=f"declare:{region}") for region in board.within(f.region, f.progress)]
        if f.region in GATES and not f.progress:
            out.append(Choose(what="mordor"))
    out += [Choose(what=f"guide:{person}") for person in guides(s) if person != f.guide]
    return "What does the Fellowship do before the dice are rolled?", ((*out, Done()) if out else ())


def guides(s: State) -> tuple[str, ...]:
    """Only a Companion of the highest Level in the Fellowship can be Guide."""
    people = board.in_fellowship(s)
    best = max((CHARACTERS[p].level or 0 for p in people), default=0)
    return tuple(p for p in people if (CHARACTERS[p].level or 0) == best)


def resolve_phase(t: Ledger, _step: FellowshipPhase, command: Command) -> None:
    if not isinstance(command, Choose):
        t.happen(StepClosed())
        return
    what, _colon, target = command.what.partition(":")
    if what == "declare":
        declare(t, target)
    elif what == "guide":
        t.happen(GuideChanged(guide=target))
    else:
        enter_mordor(t)


def declare(t: Ledger, region: str) -> None:
    """In an own City or Stronghold it heals one and activates the Nation (RULES 1.1.2)."""
    t.happen(FellowshipDeclared(region=region))
    if board.free_city_or_stronghold(region) and board.unconquered(t.state, region):
        if t.state.fellowship.corruption:
            t.happen(CorruptionChanged(by=-1, cause="rest in a City or Stronghold"))
        activate(t, nation_of(region), "the Fellowship was declared there")


def nation_of(region: str) -> Nation:
    nation = REGIONS[region].nation
    assert nation is not None, region  # noqa: S101 -- only asked of Settlements, which belong to a Nation
    return nation


def enter_mordor(t: Ledger) -> None:
    """Drawn Eye tiles and Special tiles in play join the pool (RULES 1.4)."""
    pool = t.state.pool
    tiles = (*(x for x in pool.drawn if TILES[x].eye and TILES[x].kind == "standard"), *pool.waiting)
    t.happen(MordorEntered(tiles=tuple(sorted(tiles))))


def ask_reveal(s: State, step: Reveal) -> tuple[str, tuple[Command, ...]]:
    """The figure may not end in a Free Peoples City or Stronghold (EDGE_CASES G1)."""
    places = [r for r in board.within(s.fellowship.region, step.steps) if not _shelter(s, r)]
    return "The Fellowship is revealed: where does its figure end?", tuple(
        Choose(what=r) for r in (places or [s.fellowship.region])
    )


def _shelter(s: State, region: str) -> bool:
    return board.free_city_or_stronghold(region) and board.unconquered(s, region)


def resolve_reveal(t: Ledger, _: Reveal, command: Choose) -> None:
    t.happen(StepClosed())
    t.happen(FellowshipRevealed(region=command.what))


def ask_guide(s: State) -> tuple[str, tuple[Command, ...]]:
    choices = guides(s)
    return "Who becomes the Guide?", tuple(Choose(what=p) for p in choices) if len(choices) > 1 else ()


def run_guide(t: Ledger, _: ChooseGuide) -> None:
    """With one candidate nobody is asked; with none left Gollum comes (companions: Gollum)."""
    t.happen(StepClosed())
    choices = guides(t.state)
    if choices:
        t.happen(GuideChanged(guide=choices[0]))
    else:
        t.happen(CharacterMoved(person="gollum", to="fellowship", cause="no Companion is left"))
        t.happen(GuideChanged(guide="gollum"))


def resolve_guide(t: Ledger, _: ChooseGuide, command: Choose) -> None:
    t.happen(StepClosed())
    t.happen(GuideChanged(guide=command.what))


def ask_place(s: State, step: PlaceCompanion) -> tuple[str, tuple[Command, ...]]:
    places = board.companion_reach(s, step.region, step.steps)
    return f"Where does {CHARACTERS[step.person].name} go?", tuple(Choose(what=r) for r in places)


def resolve_place(t: Ledger, step: PlaceCompanion, command: Choose) -> None:
    t.happen(StepClosed())
    arrive(t, step.person, command.what, "left the Fellowship")


def arrive(t: Ledger, person: str, region: str, cause: str) -> None:
    """A Companion who ends a move in a City or Stronghold of his Nation activates it (RULES 1.6)."""
    t.happen(CharacterMoved(person=person, to=region, cause=cause))
    wakes(t, person, region)


def wakes(t: Ledger, person: str, region: str) -> None:
    """His Nation, or with the Free Peoples icon whichever Nation's City or Stronghold it is."""
    if board.free_city_or_stronghold(region) and board.unconquered(t.state, region):
        nation = nation_of(region)
        if board.icon(person) in (nation, "free"):
            activate(t, nation, f"{CHARACTERS[person].name if person in CHARACTERS else person} came there")


def separate(t: Ledger, people: tuple[str, ...], extra: int = 0) -> None:
    """Companions leave the Fellowship together: as far as its progress plus their highest Level."""
    s = t.state
    level = max(CHARACTERS[p].level or 0 for p in people)
    steps = s.fellowship.progress + level + extra
    for person in reversed(people):
        t.happen(StepOpened(step=PlaceCompanion(person=person, region=s.fellowship.region, steps=steps)))
    lose_guide(t, people)


def lose_guide(t: Ledger, people: tuple[str, ...]) -> None:
    """People have left, or are leaving: if the Guide is among them another one is found first."""
    for person in people:
        if t.state.characters[person] == "fellowship":
            t.happen(CharacterMoved(person=person, to="out", cause="leaving the Fellowship"))
    if t.state.fellowship.guide in people:
        t.happen(StepOpened(step=ChooseGuide()))
