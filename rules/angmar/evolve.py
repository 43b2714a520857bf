"""The only code that builds a new state: one small function for each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.angmar import events as ev
from rules.angmar.state import Area, Open, Piece, Player, Result, State, changed
from rules.core.dice import Cup


def _started(_: State | None, e: ev.GameStarted) -> State:
    players = {seat: Player() for seat in e.seats}
    cup = Cup(e.seed or "")
    first = e.seats[0]
    return State(scenario=e.scenario, options=dict(e.options), cup=cup, seats=e.seats, players=players, first=first)


def _opened(s: State, e: ev.StepOpened) -> State:
    number = s.asked + 1
    return changed(s, agenda=(*s.agenda, Open(number=number, step=e.step)), asked=number)


def _inserted(s: State, e: ev.StepInserted) -> State:
    number = s.asked + 1
    agenda = (*s.agenda[: e.at], Open(number=number, step=e.step), *s.agenda[e.at :])
    return changed(s, agenda=agenda, asked=number)


def _step_changed(s: State, e: ev.StepChanged) -> State:
    if e.kept:
        top = changed(s.agenda[-1], step=e.step)
        return changed(s, agenda=(*s.agenda[:-1], top))
    number = s.asked + 1
    return changed(s, agenda=(*s.agenda[:-1], Open(number=number, step=e.step)), asked=number)


def _closed(s: State, _: ev.StepClosed) -> State:
    """What lay below is open again, under the next number: no number is ever asked twice."""
    if len(s.agenda) < 2:
        return changed(s, agenda=())
    number = s.asked + 1
    below = changed(s.agenda[-2], number=number)
    return changed(s, agenda=(*s.agenda[:-2], below), asked=number)


def _deck(s: State, e: ev.DeckBrought) -> State:
    players = {**s.players, e.seat: changed(s.players[e.seat], deck=e.deck.name, casual=e.casual)}
    return changed(s, decks={**s.decks, e.seat: e.deck}, library={**s.library, **e.deck.extra}, players=players)


def _decks_back(s: State, _: ev.DecksReturned) -> State:
    """Asked anew, under the next number."""
    players = {seat: changed(player, deck="", casual=False) for seat, player in s.players.items()}
    number = s.asked + 1
    agenda = (*s.agenda[:-1], changed(s.agenda[-1], number=number))
    return changed(s, decks={}, library={}, players=players, agenda=agenda, asked=number)


def _pile(s: State, e: ev.PileMade) -> State:
    return changed(s, piles={**s.piles, e.pile: tuple(c for c in e.cards if c is not None)})


def _shuffled(s: State, e: ev.Shuffled) -> State:
    """Nobody looks any longer at cards whose order is gone."""
    cards = tuple(c for c in e.cards if c is not None)
    looks = {seat: seen for seat, seen in s.looks.items() if not set(seen) & set(cards)}
    return changed(s, piles={**s.piles, e.pile: cards}, looks=looks, cup=s.cup.taken())


def _looked(s: State, e: ev.Looked) -> State:
    looks = {seat: cards for seat, cards in s.looks.items() if seat != e.seat}
    cards = tuple(c for c in e.cards if c is not None)
    return changed(s, looks={**looks, e.seat: cards} if cards else looks)


def _without(piles: dict[str, tuple[str, ...]], pile: str, card: str) -> dict[str, tuple[str, ...]]:
    """An empty pile of a single card (under it, its shadow cards) is forgotten."""
    cards = piles[pile]
    at = cards.index(card)
    rest = cards[:at] + cards[at + 1 :]
    out = {**piles, pile: rest}
    if not rest and pile.startswith(("under:", "shadow:")):
        del out[pile]
    return out


def _onto(piles: dict[str, tuple[str, ...]], pile: str, card: str, *, bottom: bool) -> dict[str, tuple[str, ...]]:
    cards = piles.get(pile, ())
    return {**piles, pile: (*cards, card) if bottom else (card, *cards)}


def _moved(s: State, e: ev.Moved) -> State:
    card = e.card or ""
    piles = _onto(_without(s.piles, e.source, card), e.to, card, bottom=e.bottom)
    return changed(s, piles=piles, cup=s.cup.taken() if e.random else s.cup)


def _entered(s: State, e: ev.Entered) -> State:
    card = e.card or ""
    piece = Piece(at=e.at, exhausted=e.exhausted, time=e.time)
    return changed(s, piles=_without(s.piles, e.source, card), pieces={**s.pieces, card: piece})


def _left(s: State, e: ev.Left) -> State:
    """What was on it and what lasted for it is gone: a card that comes back remembers nothing (RULES 8.2)."""
    pieces = {card: piece for card, piece in s.pieces.items() if card != e.card}
    lasting = tuple(effect for effect in s.lasting if effect.on != e.card)
    notes = {k: v for k, v in s.notes.items() if not (k.startswith("game:") and k.endswith(f":{e.card}"))}
    s = changed(s, pieces=pieces, lasting=lasting, notes=notes)
    if not e.to:
        return s
    return changed(s, piles=_onto(s.piles, e.to, e.card, bottom=e.bottom))


def _reanimated(s: State, e: ev.Reanimated) -> State:
    piles = _onto(_without(s.piles, e.source, e.card or ""), f"under:{e.dead}", e.card or "", bottom=False)
    pieces = {**s.pieces, e.dead: Piece(at=e.at)}
    return changed(s, piles=piles, pieces=pieces, cup=s.cup.taken() if e.random else s.cup)


def _piece(s: State, card: str, **changes: Any) -> State:
    return changed(s, pieces={**s.pieces, card: changed(s.pieces[card], **changes)})


def _shifted(s: State, e: ev.Shifted) -> State:
    """It goes behind the cards that are there already."""
    pieces = dict(s.pieces)
    piece = pieces.pop(e.card)
    pieces[e.card] = changed(piece, at=e.to)
    return changed(s, pieces=pieces)


_MARKS = frozenset({"exhausted", "committed"})


def _marked(s: State, e: ev.Marked) -> State:
    return _piece(s, e.card, **{e.what: bool(e.value) if e.what in _MARKS else e.value})


def _threat(s: State, e: ev.ThreatChanged) -> State:
    return changed(s, players={**s.players, e.seat: changed(s.players[e.seat], threat=e.value)})


def _player(s: State, e: ev.PlayerChanged) -> State:
    """Who is out looks at nothing any longer."""
    looks = {seat: seen for seat, seen in s.looks.items() if not (e.out and seat == e.seat)}
    return changed(s, looks=looks, players={**s.players, e.seat: changed(s.players[e.seat], area=e.area, out=e.out)})


def _area(s: State, e: ev.AreaChanged) -> State:
    if e.gone:
        return changed(s, areas={key: area for key, area in s.areas.items() if key != e.area})
    return changed(s, areas={**s.areas, e.area: Area(stage=e.stage, current=e.current)})


def _first(s: State, e: ev.FirstPlayer) -> State:
    return changed(s, first=e.seat)


def _forgotten(notes: dict[str, int], prefix: str) -> dict[str, int]:
    return {key: value for key, value in notes.items() if not key.startswith(prefix)}


def _round(s: State, e: ev.RoundBegan) -> State:
    return changed(s, round=e.number, notes=_forgotten(s.notes, "round:"))


def _phase(s: State, e: ev.PhaseBegan) -> State:
    return changed(s, phase=e.phase, notes=_forgotten(s.notes, "phase:"))


def _lasting(s: State, e: ev.LastingBegan) -> State:
    return changed(s, lasting=(*s.lasting, e.effect))


def _lapsed(s: State, e: ev.LastingEnded) -> State:
    kept = tuple(effect for effect in s.lasting if effect.until != e.until)
    return changed(s, lasting=kept, notes=_forgotten(s.notes, f"{e.until}:"))


def _stopped(s: State, e: ev.LastingStopped) -> State:
    at = s.lasting.index(e.effect)
    return changed(s, lasting=(*s.lasting[:at], *s.lasting[at + 1 :]))


def _noted(s: State, e: ev.Noted) -> State:
    notes = {key: value for key, value in s.notes.items() if key != e.key}
    return changed(s, notes={**notes, e.key: e.value} if e.value else notes)


def _same(s: State, _: Any) -> State:
    return s


def _taken(s: State, e: ev.LogTaken) -> State:
    return changed(s, log=e.log, origin=e.log)


def _written(s: State, e: ev.LogWritten) -> State:
    return changed(s, log=e.log)


def _chanced(s: State, _: ev.Chanced) -> State:
    return changed(s, cup=s.cup.taken())


def _option(s: State, e: ev.OptionSet) -> State:
    return changed(s, options={**s.options, e.key: e.value})


def _ended(s: State, e: ev.GameEnded) -> State:
    return changed(s, result=Result(won=e.won, why=e.why, score=dict(e.score)), agenda=(), phase="end")


APPLY: dict[type, Callable[[Any, Any], State]] = {
    ev.GameStarted: _started,
    ev.StepOpened: _opened,
    ev.StepInserted: _inserted,
    ev.StepChanged: _step_changed,
    ev.StepClosed: _closed,
    ev.DeckBrought: _deck,
    ev.DecksReturned: _decks_back,
    ev.PileMade: _pile,
    ev.Shuffled: _shuffled,
    ev.Looked: _looked,
    ev.Moved: _moved,
    ev.Entered: _entered,
    ev.Reanimated: _reanimated,
    ev.Left: _left,
    ev.Shifted: _shifted,
    ev.Marked: _marked,
    ev.ThreatChanged: _threat,
    ev.PlayerChanged: _player,
    ev.AreaChanged: _area,
    ev.FirstPlayer: _first,
    ev.RoundBegan: _round,
    ev.PhaseBegan: _phase,
    ev.LastingBegan: _lasting,
    ev.LastingEnded: _lapsed,
    ev.LastingStopped: _stopped,
    ev.Noted: _noted,
    ev.Told: _same,
    ev.LogTaken: _taken,
    ev.LogWritten: _written,
    ev.Chanced: _chanced,
    ev.OptionSet: _option,
    ev.Repaired: _same,
    ev.GameEnded: _ended,
}


def evolve(state: Any, event: Any) -> State:
    """The state after one event; before the first there is none."""
    return APPLY[type(event)](state, event)
