"""The only code that builds a new state: one small function for each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.kings import events as ev
from rules.kings.agenda import Attempt, Open
from rules.kings.cards import EVENTS
from rules.kings.evolve_board import BOARD
from rules.kings.evolve_copy import changed
from rules.kings.evolve_hunt import HUNT
from rules.kings.evolve_repair import repaired
from rules.kings.facts import Side
from rules.kings.setup import new_state
from rules.kings.state import Die, Hand, Result, State


def _opened(s: State, e: ev.StepOpened) -> State:
    number = s.asked + 1
    return changed(s, agenda=(*s.agenda, Open(number=number, step=e.step)), asked=number)


def _changed(s: State, e: ev.StepChanged) -> State:
    number = s.asked + 1
    return changed(s, agenda=(*s.agenda[:-1], Open(number=number, step=e.step)), asked=number)


def _answered(s: State, e: ev.StepAnswered) -> State:
    """The side that answered goes on under a number of its own; the other's question stays open as it was."""
    number, top = s.asked + 1, s.agenda[-1]
    open_ = Open(number=top.number, step=e.step, own={**top.own, e.side: number})
    return changed(s, agenda=(*s.agenda[:-1], open_), asked=number)


def _closed(s: State, _: ev.StepClosed) -> State:
    """What lay below is open again, under the next number: no number is ever asked twice."""
    if len(s.agenda) < 2:
        return changed(s, agenda=())
    number = s.asked + 1
    below = Open(number=number, step=s.agenda[-2].step)
    return changed(s, agenda=(*s.agenda[:-2], below), asked=number)


def _started(_: State | None, e: ev.GameStarted) -> State:
    return new_state(e.scenario, dict(e.options), dict(e.seats), dict(e.numbers), e.seed or "")


def _of(s: State, side: Side) -> Hand:
    return s.free if side == "free" else s.shadow


def _hand(s: State, side: Side, **changes: Any) -> State:
    hand = changed(_of(s, side), **changes)
    return changed(s, free=hand) if side == "free" else changed(s, shadow=hand)


def _without(dice: tuple[Die, ...], die: Die) -> tuple[Die, ...]:
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def _shuffled(s: State, e: ev.DeckShuffled) -> State:
    cards = tuple(card for card in e.cards if card is not None)
    drawn = {**_of(s, e.side).draw, e.deck: cards}
    return changed(_hand(s, e.side, draw=drawn), cup=s.cup.taken())


def _turn_began(s: State, e: ev.TurnBegan) -> State:
    fresh = changed(s.fellowship, declared=False, moved=False)
    return changed(
        s,
        turn=e.number,
        box=0,
        box_free=0,
        box_free_last=s.box_free,
        fellowship=fresh,
        attempts=(),
        corruptor="",
        actor="free",
        used=(),
        free=changed(s.free, ringed=False),
        shadow=changed(s.shadow, ringed=False),
    )


def _phase(s: State, e: ev.PhaseBegan) -> State:
    return changed(s, phase=e.phase)


def _recovered(s: State, e: ev.DiceRecovered) -> State:
    return _hand(s, e.side, dice=e.dice, ruler=e.ruler, ruler_due=False, rolled=(), used=())


def _drawn(s: State, e: ev.CardDrawn) -> State:
    hand = _of(s, e.side)
    card, *rest = hand.draw[e.deck]
    return _hand(s, e.side, draw={**hand.draw, e.deck: tuple(rest)}, hand=(*hand.hand, card))


def _from_hand(hand: Hand, card: str) -> tuple[str, ...]:
    return tuple(c for c in hand.hand if c != card)


def _piled(hand: Hand, card: str) -> dict[Any, tuple[str, ...]]:
    kind = EVENTS[card].deck
    return {**hand.discard, kind: (*hand.discard.get(kind, ()), card)}


def _discarded(s: State, e: ev.CardDiscarded) -> State:
    hand, card = _of(s, e.side), e.card or ""
    out = _hand(s, e.side, hand=_from_hand(hand, card), discard=_piled(hand, card))
    return changed(out, cup=out.cup.taken()) if e.random else out


def _played(s: State, e: ev.CardPlayed) -> State:
    hand = _of(s, e.side)
    if e.table:
        return _hand(s, e.side, hand=_from_hand(hand, e.card), table=(*hand.table, e.card))
    return _hand(s, e.side, hand=_from_hand(hand, e.card), discard=_piled(hand, e.card))


def _stayed(s: State, e: ev.CardStayed) -> State:
    hand, kind = _of(s, e.side), EVENTS[e.card].deck
    pile = {**hand.discard, kind: tuple(c for c in hand.discard[kind] if c != e.card)}
    return _hand(s, e.side, discard=pile, table=(*hand.table, e.card))


def _left_table(s: State, e: ev.CardLeftTable) -> State:
    hand = _of(s, e.side)
    return _hand(s, e.side, table=tuple(c for c in hand.table if c != e.card), discard=_piled(hand, e.card))


def _allocated(s: State, e: ev.HuntAllocated) -> State:
    return changed(s, box=s.box + e.dice)


def _rolled(s: State, e: ev.DiceRolled) -> State:
    dice = tuple(Die(face=face) for face in e.faces)
    if e.ruler is not None:
        dice = (*dice, Die(face=e.ruler, ruler=True))
    return changed(_hand(s, e.side, rolled=dice), cup=s.cup.taken())


def _boxed(s: State, e: ev.EyesBoxed) -> State:
    kept = tuple(d for d in s.shadow.rolled if d.face != "eye")
    return changed(_hand(s, "shadow", rolled=kept), box=s.box + e.count)


def _die_discarded(s: State, e: ev.DieDiscarded) -> State:
    hand = _of(s, e.side)
    return _hand(s, e.side, rolled=_without(hand.rolled, Die(face=e.face, ruler=e.ruler)))


def _die_used(s: State, e: ev.DieUsed) -> State:
    hand, die = _of(s, e.side), Die(face=e.face, ruler=e.ruler)
    return _hand(s, e.side, rolled=_without(hand.rolled, die), used=(*hand.used, die))


def _die_boxed(s: State, _: ev.DieBoxed) -> State:
    return changed(_hand(s, "free", used=s.free.used[:-1]), box_free=s.box_free + 1)


def _die_changed(s: State, e: ev.DieChanged) -> State:
    if e.cause == "dismay":
        s = changed(s, cup=s.cup.taken())
    hand = _of(s, e.side)
    rest = _without(hand.rolled, Die(face=e.old, ruler=e.ruler))
    if e.boxed:
        return changed(_hand(s, e.side, rolled=rest), box=s.box + 1)
    return _hand(s, e.side, rolled=(*rest, Die(face=e.face, ruler=e.ruler)))


def _ring(s: State, e: ev.RingUsed) -> State:
    hand = _of(s, e.side)
    out = _hand(s, e.side, rings=hand.rings - 1, ringed=True)
    return _hand(out, "shadow", rings=out.shadow.rings + 1) if e.side == "free" else out


def _passed(s: State, _: ev.Passed) -> State:
    return s


def _actor(s: State, e: ev.ActorChanged) -> State:
    return changed(s, actor=e.side)


def _option(s: State, e: ev.OptionSet) -> State:
    return changed(s, options={**s.options, e.key: e.value})


def _ended(s: State, e: ev.GameEnded) -> State:
    """The agenda ends; tiles of an attempt that was open go back to the pool."""
    held = tuple(t for o in s.agenda if isinstance(o.step, Attempt) for t in (*o.step.candidates, *o.step.shown))
    pool = changed(s.pool, tiles=tuple(sorted((*s.pool.tiles, *held))))
    return changed(s, result=Result(winner=e.winner, why=e.why), agenda=(), pool=pool)


APPLY: dict[type, Callable[[Any, Any], State]] = {
    ev.StepOpened: _opened,
    ev.StepChanged: _changed,
    ev.StepAnswered: _answered,
    ev.StepClosed: _closed,
    ev.GameStarted: _started,
    ev.DeckShuffled: _shuffled,
    ev.TurnBegan: _turn_began,
    ev.PhaseBegan: _phase,
    ev.DiceRecovered: _recovered,
    ev.CardDrawn: _drawn,
    ev.CardDiscarded: _discarded,
    ev.CardPlayed: _played,
    ev.CardStayed: _stayed,
    ev.CardLeftTable: _left_table,
    ev.HuntAllocated: _allocated,
    ev.DiceRolled: _rolled,
    ev.EyesBoxed: _boxed,
    ev.DieDiscarded: _die_discarded,
    ev.DieUsed: _die_used,
    ev.DieBoxed: _die_boxed,
    ev.DieChanged: _die_changed,
    ev.RingUsed: _ring,
    ev.Passed: _passed,
    ev.ActorChanged: _actor,
    ev.OptionSet: _option,
    ev.GameEnded: _ended,
    ev.Repaired: repaired,
    **HUNT,
    **BOARD,
}


def evolve(state: Any, event: Any) -> State:
    """The state after one event; before the first there is none."""
    return APPLY[type(event)](state, event)
