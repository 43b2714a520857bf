"""Abilities that go on: the second ones of Denethor and Thranduil (RULES 15), and Gandalf the Grey as Guide."""

from __future__ import annotations

from dataclasses import replace

from rules.core.ledger import Ledger
from rules.kings import board
from rules.kings.agenda import EventUse, Separating, Work
from rules.kings.commands import Choose, Command, Done
from rules.kings.drawing import draw_card
from rules.kings.events import StepChanged, StepClosed, StepOpened
from rules.kings.facts import DeckKind
from rules.kings.setup import KINDS
from rules.kings.state import State
from rules.kings.steps import fellowship, playing

CAUSES = {"palantir": "the Palantír of Anárion", "guide": "Gandalf the Grey, the Guide", "far_sighted": "Far-sighted"}


def ask(s: State, step: EventUse) -> tuple[str, tuple[Command, ...]]:
    match step.what:
        case "palantir":
            return _palantir(s, step)
        case "far_sighted":
            return _far_sighted(s)
        case _:
            draws = (Choose(what=f"draw:{step.deck}"),) if s.free.draw[step.deck] else ()
            return "Draw a card of the same deck, by Gandalf the Grey?", (*draws, Done()) if draws else ()


def _palantir(s: State, step: EventUse) -> tuple[str, tuple[Command, ...]]:
    """Palantír of Anárion: the die draws or plays a card, then one more is drawn from either deck."""
    draws = tuple(Choose(what=f"draw:{kind}") for kind in KINDS if s.free.draw[kind])
    if step.done:
        return "From which deck do you draw one more?", (*draws, Done()) if draws else ()
    plays = tuple(Choose(what=f"play:{card}") for card in s.free.hand if playing.playable(s, card))
    return "Draw or play an Event card first.", (*draws, *plays)


def _far_sighted(s: State) -> tuple[str, tuple[Command, ...]]:
    """Far-sighted: the Fellowship moves with one Hunt die fewer, or Companions go one region further."""
    move = (Choose(what="move"),) if s.fellowship.hidden else ()
    apart = tuple(Choose(what=f"separate:{person}") for person in board.in_fellowship(s))
    return "How is Far-sighted used?", (*move, *apart, Choose(what="companions"))


def resolve(t: Ledger, step: EventUse, command: Command) -> None:
    if not isinstance(command, Choose):
        t.happen(StepClosed())
        return
    what, _, target = command.what.partition(":")
    if step.what == "palantir" and not step.done:
        t.happen(StepChanged(step=replace(step, done=True)))
    else:
        t.happen(StepClosed())
    match what:
        case "draw":
            deck: DeckKind = "character" if target == "character" else "strategy"
            draw_card(t, "free", deck, CAUSES[step.what])
        case "play":
            playing.play_card(t, "free", target, guide=True)
        case "move":
            fellowship.move(t, fewer=1)
        case "separate":
            t.happen(StepOpened(step=Separating(people=(target,), extra=1)))
        case "companions":
            t.happen(StepOpened(step=Work(side="free", what="companions", extra=1)))
