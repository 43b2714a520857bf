"""The Fellowship: declaring, the Guide, Mordor, being revealed, leaving it (RULES 1.1.2, 1.5)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board, paths
from rules.kings.agenda import (
    ChooseGuide,
    FellowshipPhase,
    Hunting,
    PlaceCompanions,
    Reveal,
    Separating,
)
from rules.kings.characters import CHARACTERS
from rules.kings.commands import Choose, Command, Done
from rules.kings.events import (
    CharacterMoved,
    CorruptionChanged,
    FellowshipDeclared,
    FellowshipMoved,
    FellowshipRevealed,
    GuideChanged,
    MordorEntered,
    StepChanged,
    StepClosed,
    StepOpened,
)
from rules.kings.politics import activate, arrive
from rules.kings.regions import REGIONS
from rules.kings.state import State
from rules.kings.tiles import TILES

GATES = ("morannon", "minas-morgul")
"""Where the Fellowship may enter Mordor."""
HOBBITS = ("meriadoc", "peregrin")


def ask_phase(s: State) -> tuple[str, tuple[Command, ...]]:
    out: list[Command] = []
    f = s.fellowship
    if f.mordor is None:
        out += [Choose(what=f"declare:{region}") for region in _declarable(s)]
        if f.region in GATES and not f.progress:
            out.append(Choose(what="mordor"))
    out += [Choose(what=f"guide:{person}") for person in guides(s) if person != f.guide]
    return "What does the Fellowship do before the dice are rolled?", ((*out, Done()) if out else ())


def _declarable(s: State) -> tuple[str, ...]:
    """Once a turn, if hidden (G2); where it has not moved only if that heals or wakes a Nation."""
    f = s.fellowship
    if not f.hidden or f.declared:
        return ()
    if f.progress:
        return paths.within(f.region, f.progress)
    nation = REGIONS[f.region].nation
    useful = rests(s, f.region) and nation is not None and (f.corruption or not s.politics[nation].active)
    return (f.region,) if useful else ()


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


def rests(s: State, region: str) -> bool:
    """An own City or Stronghold that the Shadow does not hold."""
    return board.free_city_or_stronghold(region) and board.unconquered(s, region)


def declare(t: Ledger, region: str) -> None:
    """In an own City or Stronghold it heals one and activates the Nation (RULES 1.1.2)."""
    t.happen(FellowshipDeclared(region=region))
    nation = REGIONS[region].nation
    if nation is not None and rests(t.state, region):
        if t.state.fellowship.corruption:
            t.happen(CorruptionChanged(by=-1, cause="rest in a City or Stronghold"))
        activate(t, nation, "the Fellowship was declared there")


def enter_mordor(t: Ledger) -> None:
    """Drawn Eye tiles and Special tiles in play join the pool (RULES 1.4)."""
    pool = t.state.pool
    tiles = (*(x for x in pool.drawn if TILES[x].eye and TILES[x].kind == "standard"), *pool.waiting)
    t.happen(MordorEntered(tiles=tuple(sorted(tiles))))


def move(t: Ledger, *, fewer: int = 0, boxed: bool = True) -> None:
    """One step of progress, then the Hunt; on the Mordor Track the Hunt decides about the step (RULES 1.5)."""
    t.happen(FellowshipMoved())
    t.happen(StepOpened(step=Hunting(fewer=fewer, boxed=boxed)))


# Being revealed.


def ask_reveal(s: State, step: Reveal) -> tuple[str, tuple[Command, ...]]:
    """The figure may not end in a Free Peoples City or Stronghold (EDGE_CASES G1)."""
    places = [r for r in paths.within(s.fellowship.region, step.steps) if not rests(s, r)]
    return "The Fellowship is revealed: where does its figure end?", tuple(
        Choose(what=r) for r in (places or [s.fellowship.region])
    )


def resolve_reveal(t: Ledger, step: Reveal, command: Choose) -> None:
    """For each Shadow Stronghold on the way another tile is drawn (base rules p.39)."""
    t.happen(StepClosed())
    origin = t.state.fellowship.region
    met = paths.strongholds_on_way(t.state, origin, command.what, step.steps)
    t.happen(FellowshipRevealed(region=command.what))
    for _ in range(met):
        cause = "a Shadow Stronghold on its way"
        t.happen(StepOpened(step=Hunting(stage="tile", cause=cause, moves=False, boxed=False)))


# The Guide.


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


# Leaving the Fellowship.


def ask_separating(s: State, step: Separating) -> tuple[str, tuple[Command, ...]]:
    others = tuple(Choose(what=p) for p in board.in_fellowship(s) if p not in step.people)
    return "Who else goes along?", ((*others, Done()) if others else ())


def resolve_separating(t: Ledger, step: Separating, command: Command) -> None:
    if isinstance(command, Choose):
        t.happen(StepChanged(step=replace(step, people=(*step.people, command.what))))
    else:
        run_separating(t, step)


def run_separating(t: Ledger, step: Separating) -> None:
    t.happen(StepClosed())
    leave(t, step.people, extra=step.extra)


def leave(t: Ledger, people: tuple[str, ...], extra: int = 0) -> None:
    """Companions leave together: as far as the progress plus their highest Level; from Mordor they are gone."""
    s = t.state
    if s.fellowship.mordor is None:
        level = max(CHARACTERS[p].level or 0 for p in people)
        steps = s.fellowship.progress + level + extra
        t.happen(StepOpened(step=PlaceCompanions(people=people, region=s.fellowship.region, steps=steps)))
    lose_guide(t, people)


def lose(t: Ledger, person: str, cause: str, *, by_chance: bool = False) -> None:
    """A Companion in the Fellowship is eliminated; a hobbit, not on the Mordor Track, is set apart instead."""
    saved = person in HOBBITS and t.state.fellowship.mordor is None
    t.happen(CharacterMoved(person=person, to="out" if saved else "dead", cause=cause, random=by_chance))
    if saved:
        leave(t, (person,))
    else:
        lose_guide(t, (person,))


def lose_guide(t: Ledger, people: tuple[str, ...]) -> None:
    """People have left, or are leaving: if the Guide is among them another one is found first."""
    gone = "out" if t.state.fellowship.mordor is None else "dead"
    for person in people:
        if t.state.characters[person] == "fellowship":
            t.happen(CharacterMoved(person=person, to=gone, cause="leaving the Fellowship"))
    if t.state.fellowship.guide in people:
        t.happen(StepOpened(step=ChooseGuide()))


def ask_place(s: State, step: PlaceCompanions) -> tuple[str, tuple[Command, ...]]:
    places = paths.walk(s, step.region, step.steps)
    names = " and ".join(CHARACTERS[p].name for p in step.people)
    return f"Where do they go: {names}?", tuple(Choose(what=r) for r in places)


def resolve_place(t: Ledger, step: PlaceCompanions, command: Choose) -> None:
    t.happen(StepClosed())
    for person in step.people:
        arrive(t, person, command.what, "left the Fellowship")
