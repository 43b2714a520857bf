"""Who may hear what of an event: hidden parts are blanked, single tiles become kinds, bookkeeping is told to nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rules.kings import events as ev
from rules.kings.facts import Side
from rules.kings.tiles import kind_of, kinds

Hear = Callable[[Any, Side | None], Any]

BOOKKEEPING = (ev.StepOpened, ev.StepChanged, ev.StepAnswered, ev.StepClosed, ev.Noted)
REVEALING = (
    ev.DeckShuffled, ev.CardDrawn, ev.DiceRolled, ev.HuntRolled, ev.TileDrawn, ev.AttemptDrew, ev.TilePlaced,
    ev.TileReturned, ev.TilesReturned, ev.TilesSeen, ev.AttemptEnded, ev.SovereignCorrupted, ev.CombatCardsRevealed,
    ev.CombatRolled, ev.DiceThrown, ev.CardPlayed,
)  # fmt: skip


def heard(event: Any, side: Side | None) -> Any | None:
    """The event as that side may know it (None: the whole channel); None for what nobody hears."""
    if isinstance(event, BOOKKEEPING):
        return None
    hear = HEARD.get(type(event))
    return event if hear is None else hear(event, side)


def reveals(event: Any) -> bool:
    """Whether the event showed somebody something hidden, or chance decided something."""
    if isinstance(event, ev.DieChanged):
        return event.cause == "dismay"
    if isinstance(event, ev.CharacterMoved | ev.CardDiscarded):
        return event.random
    if isinstance(event, ev.Repaired):
        return event.hidden
    return isinstance(event, REVEALING)


def _kind(tile: str | None, *, open_: bool = True) -> str | None:
    return kind_of(tile) if tile and open_ else None


def _own_card(event: Any, side: Side | None) -> Any:
    return event if event.side == side else replace(event, card=None)


def _laid(event: ev.CombatCardChosen, side: Side | None) -> ev.CombatCardChosen:
    """That none was laid is seen by all."""
    return event if event.side == side or not event.laid else replace(event, card=None)


def _tile(event: Any, _: Side | None) -> Any:
    return replace(event, tile=_kind(event.tile))


def _tiles(event: Any, _: Side | None) -> Any:
    return replace(event, tiles=kinds(event.tiles))


def _drew(event: ev.AttemptDrew, side: Side | None) -> ev.AttemptDrew:
    return replace(event, tile=_kind(event.tile, open_=event.shown or side == "shadow"))


def _placed(event: ev.TilePlaced, side: Side | None) -> ev.TilePlaced:
    shadow = side == "shadow"
    return replace(
        event,
        tile=_kind(event.tile, open_=event.face_up or shadow),
        returned=kinds(event.returned),
        unseen=kinds(t for t in event.unseen if t) if shadow else (None,) * len(event.unseen),
    )


def _ended(event: ev.AttemptEnded, side: Side | None) -> ev.AttemptEnded:
    unseen = kinds(t for t in event.unseen if t) if side == "shadow" else (None,) * len(event.unseen)
    return replace(event, returned=kinds(event.returned), unseen=unseen)


def _returned(event: ev.TileReturned, side: Side | None) -> ev.TileReturned:
    """A tile that chance took is hidden; one that the Free Peoples chose they have seen."""
    open_ = event.shown or side == "shadow" or (side == "free" and not event.random)
    return replace(event, tile=_kind(event.tile, open_=open_))


def _all_returned(event: ev.TilesReturned, side: Side | None) -> ev.TilesReturned:
    open_ = event.shown or side == "shadow"
    seen = (_kind(t, open_=open_ or (t or "").startswith("kings")) for t in event.tiles)
    return replace(event, tiles=tuple(sorted(seen, key=lambda kind: kind or "")))


def _seen(event: ev.TilesSeen, side: Side | None) -> ev.TilesSeen:
    tiles = kinds(t for t in event.tiles if t)
    return replace(event, tiles=tiles if side == "free" else (None,) * len(tiles))


def _corrupted(event: ev.SovereignCorrupted, _: Side | None) -> ev.SovereignCorrupted:
    return replace(event, tiles=kinds(event.tiles), discarded=_kind(event.discarded) or "")


HEARD: Mapping[type, Hear] = {
    ev.GameStarted: lambda event, _: replace(event, seed=None),
    ev.DeckShuffled: lambda event, _: replace(event, cards=(None,) * len(event.cards)),
    ev.CardDrawn: _own_card,
    ev.CardDiscarded: _own_card,
    ev.CombatCardChosen: _laid,
    ev.TileDrawn: _tile,
    ev.TileAdded: _tile,
    ev.TileRejected: _tile,
    ev.PoolRefilled: _tiles,
    ev.MordorEntered: _tiles,
    ev.AttemptDrew: _drew,
    ev.TilePlaced: _placed,
    ev.AttemptEnded: _ended,
    ev.TileReturned: _returned,
    ev.TilesReturned: _all_returned,
    ev.TilesSeen: _seen,
    ev.SovereignCorrupted: _corrupted,
    ev.Repaired: lambda event, _: replace(event, value=None, chance=False) if event.hidden else event,
}
