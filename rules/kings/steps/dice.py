"""Ruler Dice, Elven Rings, Ruler Tokens and Dismay (RULES 1.3, 3, 6, 13)."""

from __future__ import annotations

from rules.core.ledger import Ledger
from rules.kings.agenda import Dismay, RingFace, RulerDiscard
from rules.kings.commands import Choose, Done, UseRing
from rules.kings.drawing import hand_of
from rules.kings.events import (
    DieChanged,
    DieDiscarded,
    RingUsed,
    StepClosed,
    StepOpened,
    TokenMoved,
)
from rules.kings.facts import Face, Side
from rules.kings.state import Die, State
from rules.kings.steps.turn import FACES, box_eyes


def die_key(die: Die) -> str:
    """How a die is named in an answer: its face, and "ruler:" before it for the Ruler Die."""
    return f"ruler:{die.face}" if die.ruler else die.face


def die_of(key: str) -> Die:
    face = key.removeprefix("ruler:")
    found = next(f for faces in FACES.values() for f in faces if f == face)
    return Die(face=found, ruler=key.startswith("ruler:"))


def distinct(dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Equal dice are one choice."""
    return tuple(dict.fromkeys(dice))


def ask_discard(s: State, step: RulerDiscard) -> tuple[str, tuple[Choose, ...]]:
    """The Shadow may not discard a Standard die showing an Eye (RULES 3.5a)."""
    dice = distinct(hand_of(s, step.side).rolled)
    if step.side == "shadow":
        dice = tuple(d for d in dice if d.ruler or d.face != "eye")
    return "Your pool holds the Ruler Die: which die do you discard?", tuple(Choose(what=die_key(d)) for d in dice)


def resolve_discard(t: Ledger, step: RulerDiscard, command: Choose) -> None:
    die = die_of(command.what)
    t.happen(StepClosed())
    t.happen(DieDiscarded(side=step.side, face=die.face, ruler=die.ruler))
    if step.side == "shadow":
        box_eyes(t)


def ask_dismay(s: State) -> tuple[str, tuple[Choose | Done, ...]]:
    """A Dismay token re-rolls either Ruler Die (RULES 13), by default one that was kept (EDGE_CASES C19)."""
    if s.options.get("dismay") != "in" or not any(r.token == "shadow" for r in s.rulers.values()):
        return "", ()
    sides: tuple[Side, Side] = ("shadow", "free")
    dice = tuple(Choose(what=side) for side in sides if any(d.ruler for d in hand_of(s, side).rolled))
    return ("Use a Dismay token: whose Ruler Die is rolled again?", (*dice, Done())) if dice else ("", ())


def resolve_dismay(t: Ledger, step: Dismay, command: Choose | Done) -> None:
    """A kept Shadow Ruler Die that becomes an Eye goes to the Hunt Box, or stays and is no action (C20)."""
    if isinstance(command, Done):
        t.happen(StepClosed())
        return
    side: Side = "free" if command.what == "free" else "shadow"
    token = next(key for key, r in t.state.rulers.items() if r.token == "shadow")
    die = next(d for d in hand_of(t.state, side).rolled if d.ruler)
    face = FACES[side][t.state.cup.roll(1)[0] - 1]
    t.happen(TokenMoved(sovereign=token, to="gone"))
    eye = side == "shadow" and face == "eye" and not step.before
    boxed = eye and t.state.options.get("dismay_eye") != "stays"
    t.happen(DieChanged(side=side, old=die.face, face=face, ruler=True, cause="dismay", boxed=boxed))


def rings(s: State, side: Side) -> tuple[UseRing, ...]:
    """The dice that an Elven Ring may change now (RULES 1.3): never in a turn with a Ruler Token (RULES 6)."""
    hand = hand_of(s, side)
    if not hand.rings or hand.ringed or (side == "free" and "token" in s.used):
        return ()
    return tuple(UseRing(face=d.face, ruler=d.ruler) for d in distinct(hand.rolled) if d.face != "eye")


def use_ring(t: Ledger, side: Side, command: UseRing) -> None:
    t.happen(StepOpened(step=RingFace(side=side, face=command.face, ruler=command.ruler)))


def ask_ring_face(s: State, step: RingFace) -> tuple[str, tuple[Choose, ...]]:
    """The Free Peoples cannot take Will of the West; the Shadow may take an Eye (RULES 1.3)."""
    if Die(face=step.face, ruler=step.ruler) not in hand_of(s, step.side).rolled:
        return "", ()
    faces: tuple[Face, ...] = tuple(dict.fromkeys(f for f in FACES[step.side] if f not in {step.face, "will"}))
    return "To which face does the Elven Ring turn the die?", tuple(Choose(what=f) for f in faces)


def resolve_ring_face(t: Ledger, step: RingFace, command: Choose) -> None:
    t.happen(StepClosed())
    t.happen(RingUsed(side=step.side))
    face = die_of(command.what).face
    boxed = step.side == "shadow" and face == "eye"
    t.happen(DieChanged(side=step.side, old=step.face, face=face, ruler=step.ruler, cause="ring", boxed=boxed))
