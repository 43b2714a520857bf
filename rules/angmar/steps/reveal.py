"""Revealing encounter cards (RULES 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.angmar import doing, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.commands import Done
from rules.angmar.looking import front
from rules.angmar.moments import moment
from rules.angmar.state import MAIN, State, Step
from rules.angmar.texts import text_of
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger

STAGED = frozenset({"enemy", "location", "objective", "objective-ally", "objective-location", "side-quest"})

COUNTED: dict[str, Callable[[State, str], bool]] = {}
"""Cards that are counted for the round when they are revealed, by name: for texts about the first of them."""


def reveal(count: int, area: str, *, seat: str = "", pile: str = "encounter") -> tuple[Step, ...]:
    """Steps that reveal so many cards, one at a time, each fully resolved before the next."""
    return tuple(Step(name="reveal", seat=seat, other=area, script=pile) for _ in range(count))


def run_reveal(t: Ledger, step: Step) -> None:
    """Takes the card: `card` if it was searched out, else the top of the pile."""
    s, area = t.state, step.other or MAIN
    if area not in s.areas:
        return
    seat = _seat(s, step, area)
    if not step.card and step.script == "encounter":
        doing.deck_ran_out(t, needed=True)
    cards = looking.pile(t.state, step.script or "encounter")
    card = step.card or (cards[0] if cards else "")
    if not card:
        return
    doing.move(t, card, "revealed", how="revealed")
    t.happen(ev.Noted(key=f"phase:cancelled:{card}", value=0))  # it may have been revealed before in this phase
    env = dict(step.env)
    doing.event(t, "revealed", card=card, seat=seat, other=area)
    here = [Step(name=f"reveal.{part}", card=card, seat=seat, other=area, env=env) for part in PARTS]
    then(t, *here)


def _seat(s: State, step: Step, area: str) -> str:
    """Who reveals it: who was named, or once he is out of the game the first player there."""
    named = step.seat and not s.players[step.seat].out
    return step.seat if named else looking.first_at(s, area) or s.first


PARTS = ("capture", "window", "doomed", "effect", "after", "place", "surge")
"""A card that is canceled as a whole has no doomed either (FAQ 1.54): the pause for that comes before it."""


def capture(t: Ledger, step: Step) -> None:
    """Capture X comes before everything else, also before a "when revealed" (seed; RULES 4.1)."""
    count, key = front(t.state, step.card).capture, f"game:captured:{step.card}"
    if count:
        t.happen(ev.Noted(key=key, value=0))  # it may have been revealed before, and never entered play
        doing.capture_under(t, step.card, count, seats=looking.players_at(t.state, step.other))
        t.happen(ev.Noted(key=key, value=1))


def doomed(t: Ledger, step: Step) -> None:
    """Printed doomed, and doomed that effects give to the card: each player there raises his threat."""
    s, card = t.state, step.card
    if _whole(s, card):
        return
    amount = front(s, card).doomed
    amount += sum(c.worth(s, src, card) for src, c in values.acting(s, "doomed") if c.of(s, src, card))
    texts = () if card in s.pieces or _blanked(s, card) else text_of(front(s, card).key).constants
    own = [c for c in texts if c.stat == "doomed" and c.of(s, card, card)]
    amount += sum(c.worth(s, card, card) for c in own if c.when is None or c.when(s, card))
    raise_all(t, step.other, amount, cause=card)


def raise_all(t: Ledger, area: str, amount: int, *, cause: str = "") -> None:
    for seat in looking.players_at(t.state, area):
        doing.threat(t, seat, amount, cause=cause)


def ask_window(s: State, step: Step) -> tuple[str, tuple[Any, ...]]:
    """Players may answer a "when revealed" with their cards before it is done; `hand moves` cancel it."""
    text = text_of(front(s, step.card).key)
    if s.options.get("pace") == "quick" or not text.revealed or _ignored(s, step.card):
        return "", ()
    return "This card was revealed. When everybody is ready, its effect is done.", (Done(of="revealed"),)


def effect(t: Ledger, step: Step) -> None:
    """The "when revealed", unless it was canceled or is blank."""
    s, face = t.state, front(t.state, step.card)
    if s.notes.get(f"phase:cancelled:{step.card}") or _ignored(s, step.card) or step.other not in s.areas:
        return
    seat, env = _seat(s, step, step.other), {**step.env, "area": step.other}
    then(t, *script(f"{face.key}/revealed", card=step.card, seat=seat, env=env))


def _ignored(s: State, card: str) -> bool:
    """Blank, or a treachery at a safe location (RULES 10.6)."""
    return _blanked(s, card) or (front(s, card).kind == "treachery" and bool(values.barred(s, "ignore-treachery")))


def after(t: Ledger, step: Step) -> None:
    """After the reveal: also if the effect was canceled, but not if the whole card was (FAQ 1.53, 1.54)."""
    if not _whole(t.state, step.card):
        for name, fits in COUNTED.items():
            if fits(t.state, step.card):
                doing.note(t, f"round:revealed:{name}")
        moment(t, "revealed", card=step.card, seat=step.seat, area=step.other)


def place(t: Ledger, step: Step) -> None:
    """To the staging area, or a treachery to the discard pile, unless an effect put it elsewhere (RULES 4.2).

    A card that was canceled as a whole is discarded, as if it had never been revealed (FAQ 1.54).
    """
    s, card = t.state, step.card
    if card not in looking.pile(s, "revealed"):
        return
    if step.other not in s.areas or _whole(s, card):
        doing.move(t, card, "discard", how="discarded")
        leaving.release(t, card, step.other)
        return
    face = front(s, card)
    seat = step.env.get("engaged", "")
    if face.kind not in STAGED:
        doing.move(t, card, "discard", how="discarded")
        return
    doing.enter(t, card, f"staging:{step.other}", how="revealed")
    if seat:
        doing.engage(t, card, seat)
    moment(t, "staged", card=card, area=step.other)
    if face.guarded:
        then(t, Step(name="guard", card=card, other=step.other, seat=step.seat))


def guard(t: Ledger, step: Step) -> None:
    """A guarded objective: the next encounter card is revealed and guards it (RULES 6, guarded)."""
    doing.deck_ran_out(t, needed=True)
    cards = looking.pile(t.state, "encounter")
    if not cards or step.card not in t.state.pieces:
        return
    card = cards[0]
    env = {"guards": step.card}
    then(
        t,
        Step(name="reveal", card=card, other=step.other, seat=step.seat, script="encounter", env=env),
        Step(name="guarded", card=step.card, ids=(card,), other=step.other, seat=step.seat),
    )


def guarded(t: Ledger, step: Step) -> None:
    """The objective is under its guard; an objective that came as the guard stays staged, the next card guards.

    A treachery guards nothing, also as an attachment (RULES 6, guarded).
    """
    card, s = step.ids[0], t.state
    if card not in s.pieces or step.card not in s.pieces or front(s, card).kind == "treachery":
        return
    if front(s, card).kind.startswith("objective"):
        then(t, Step(name="guard", card=step.card, other=step.other, seat=step.seat))
        return
    doing.attach(t, step.card, card)


def surge(t: Ledger, step: Step) -> None:
    """Surge comes last: one more card (RULES 4.1). Printed, granted by an effect, or gained by its own text.

    The card is resolved now: an encounter deck that it was the last card of is made anew first (RULES 4.4).
    """
    doing.deck_ran_out(t)
    s, face = t.state, front(t.state, step.card)
    if _whole(s, step.card) or _blanked(s, step.card):
        return
    gained = s.notes.get(f"phase:surge:{step.card}", 0)
    if face.surge or gained or values.barred(s, "surge", step.card):
        if gained:
            t.happen(ev.Noted(key=f"phase:surge:{step.card}", value=0))
        then(t, *reveal(1, step.other, seat=step.seat))


def _whole(s: State, card: str) -> bool:
    """Whether the card was canceled, and not only its effect (RULES 4.3)."""
    return s.notes.get(f"phase:cancelled:{card}", 0) > 1


def _blanked(s: State, card: str) -> bool:
    return bool(values.barred(s, "blank", card))
