"""What an open question is about, and the attack that goes on, as far as a reader may know."""

from __future__ import annotations

from rules.angmar import values
from rules.angmar.hearing import is_open
from rules.angmar.sight import Fight, Work
from rules.angmar.state import State
from rules.angmar.steps.attack import defender, resistance


def work(s: State, reader: str | None) -> Work | None:
    """The step that asks; cards that this reader may not know are left out."""
    if not s.agenda or s.agenda[-1].step.name == "decks":
        return None
    step = s.agenda[-1].step
    return Work(
        step=step.name,
        seat=step.seat,
        card=step.card if _known(s, step.card, reader) else "",
        other=step.other if "#" not in step.other or _known(s, step.other, reader) else "",
        chosen=tuple(c for c in step.ids if c in s.pieces) if step.name in {"commit", "strike"} else (),
        count=step.n,
    )


def _known(s: State, card: str, reader: str | None) -> bool:
    """In play, in an open pile, in the reader's own hand, or a shadow card that was turned up."""
    if card in s.pieces:
        return True
    return any(
        is_open(pile) or pile == f"hand:{reader}" or (pile.startswith("shadow:") and shown(s, card))
        for pile, cards in s.piles.items()
        if card in cards
    )


def shown(s: State, card: str) -> bool:
    """Whether it is a shadow card that was turned up in an attack."""
    return any(key.endswith(f":shown:{card}") for key in s.notes)


def fight(s: State) -> Fight | None:
    """The attack that is being resolved, the innermost if an attack interrupts another."""
    step = next((o.step for o in reversed(s.agenda) if o.step.name.startswith(("attack.", "shadow."))), None)
    if step is None or step.card not in s.pieces or s.notes.get(f"attack:{step.n}:cancelled"):
        return None
    who = defender(s, step.n)
    return Fight(
        enemy=step.card,
        seat=step.seat,
        attack=values.attack(s, step.card),
        defender=who,
        defense=resistance(s, who, step.card) if who else 0,
        open=any(o.step.name == "attack.defend" and o.step.n == step.n for o in s.agenda),
    )
