"""Words for cards that come, go and change: moved, entered, left, turned, damaged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.faces.angmar import names as n
from rules.angmar import events as ev
from rules.angmar.by_hand import PASSED
from rules.angmar.sight import Sight

PILES = {
    "encounter": "the encounter deck", "discard": "the encounter discard pile", "victory": "the victory display",
    "aside": "the cards set aside", "removed": "the cards out of the game", "orcs": "the Orc deck",
    "quest": "the quest deck", "revealed": "the table",
}  # fmt: skip
OWN = {
    "deck": "the deck", "hand": "the hand", "discard": "the discard pile", "captured": "the captured deck",
    "removed": "the cards out of the game", "aside": "the cards set aside",
}  # fmt: skip


def pile(sight: Sight, name: str) -> str:
    """A pile as part of a sentence."""
    kind, colon, of = name.partition(":")
    if kind in {"under", "shadow"}:
        what = "the cards under" if kind == "under" else "the shadow cards of"
        return f"{what} {n.name(sight, of)}"
    return f"{OWN.get(kind, kind)} of {n.seat(of)}" if colon else PILES.get(name, name)


def place(sight: Sight, at: str, *, verb: str = "goes to") -> str:
    """Where a card in play is now, with its verb: "engages Player 2"."""
    kind, _, of = at.partition(":")
    match kind:
        case "staging":
            return f"{verb} {n.area(of)}"
        case "active":
            return "becomes the active location"
        case "engaged":
            return f"engages {n.seat(of)}"
        case "play":
            return f"comes under the control of {n.seat(of)}"
        case "on":
            return f"is attached to {n.name(sight, of)}"
        case "away":
            return "counts as out of play"
        case _:
            return "comes into play"


def _why(sight: Sight, card: str | None, cause: str) -> str:
    """Why something happens to a card; what it does to itself goes without saying."""
    return "" if cause == card else n.because(sight, cause)


def _drawn(sight: Sight, e: ev.Moved) -> str:
    seat = e.to.partition(":")[2]
    why = n.because(sight, e.cause)
    if e.card and seat == sight.seat:
        return f"You draw **{n.name(sight, e.card)}**{why}."
    return f"{n.player(seat)} draws a card{why}." if why else ""


def _discarded(sight: Sight, e: ev.Moved) -> str:
    """What is thrown away without a reason of its own (revealed treacheries, shadow cards, an eliminated player's
    cards) goes without saying.
    """
    kind, _, of = e.source.partition(":")
    if kind == "shadow" and e.cause:
        why = n.because(sight, e.cause)
        return f"{n.subject(sight, e.card)}, a shadow card of {n.name(sight, of)}, is discarded{why}."
    if kind in {"revealed", "shadow"} or (not e.cause and not e.random and kind in {"hand", "deck", "captured"}):
        return ""
    chance = ", by chance" if e.random else ""
    if kind == "hand":
        return f"{n.player(of)} discards {n.name(sight, e.card)} from the hand{chance}{n.because(sight, e.cause)}."
    return f"{n.subject(sight, e.card)} is discarded{chance}{n.because(sight, e.cause)}."


def _milled(sight: Sight, e: ev.Moved) -> str:
    kind, _, of = e.source.partition(":")
    why = n.because(sight, e.cause)
    if kind == "encounter":
        return f"{n.subject(sight, e.card)} is discarded off the encounter deck{why}."
    own = "his captured deck" if kind == "captured" else "his deck"
    return f"{n.player(of)} discards {n.name(sight, e.card)} off the top of {own}{why}."


def _rescued(sight: Sight, e: ev.Moved) -> str:
    return f"{n.player(e.to.partition(':')[2])} rescues {n.name(sight, e.card)}."


def _put_under(sight: Sight, e: ev.Moved) -> str:
    return f"{n.player(e.source.partition(':')[2])} puts a card facedown under {n.name(sight, e.to.partition(':')[2])}."


def _shadowed(sight: Sight, e: ev.Moved) -> str:
    why = n.because(sight, e.cause)
    return f"{n.subject(sight, e.to.partition(':')[2])} gets a shadow card{why}." if why else ""


def _generally(sight: Sight, e: ev.Moved) -> str:
    if e.source == e.to:
        return ""
    to = f"{'under' if e.bottom else 'to'} {pile(sight, e.to)}"
    return f"{n.subject(sight, e.card)} goes {to}{n.because(sight, e.cause)}."


def _on_deck(sight: Sight, e: ev.Moved) -> str:
    """By a hand move: on top of its deck, or under it."""
    where = "under" if e.bottom else "on top of"
    return f"{n.upper(n.name(sight, e.card))} goes {where} {pile(sight, e.to)}{n.because(sight, e.cause)}."


def _nothing(_: Sight, __: Any) -> str:
    return ""


def _removed(sight: Sight, e: ev.Moved) -> str:
    """Stages that are not needed go without saying."""
    if e.source == "quest":
        return ""
    return f"{n.subject(sight, e.card)} is removed from the game{n.because(sight, e.cause)}."


MOVED: Mapping[str, Callable[[Sight, ev.Moved], str]] = {
    "drawn": _drawn,
    "discarded": _discarded,
    "milled": _milled,
    "dealt": _shadowed,
    "revealed": _nothing,
    "captured": _nothing,
    "rescued": _rescued,
    "reset": _nothing,
    "played": lambda sight, e: f"{n.player(n.owner(e.card or ''))} plays {n.name(sight, e.card)}.",
    "put under": _put_under,
    "top": _on_deck,
    "bottom": _on_deck,
    "removed": _removed,
    "set aside": _nothing,
    "shuffled in": _nothing,
    "repaired": _nothing,
    "stage": _nothing,
}
"""By how it was moved; anything else says from where to where."""


def _moved(sight: Sight, e: ev.Moved) -> str:
    return MOVED.get(e.how, _generally)(sight, e)


def _entered(sight: Sight, e: ev.Entered) -> str:
    card, kind = e.card or "", e.at.partition(":")[0]
    seat = n.owner(card)
    match e.how:
        case "setup" | "stage" | "revealed" | "repaired" | "test":
            return ""
        case "played":
            where = f" into {n.area(e.at.partition(':')[2])}" if kind == "staging" else ""
            return f"{n.player(seat)} plays {n.name(sight, card)}{where}."
        case "attached" if seat:
            why = _why(sight, e.card, e.cause)
            return f"{n.player(seat)} attaches {n.name(sight, card)} to {n.name(sight, e.at[3:])}{why}."
        case "rescued":
            return f"{n.subject(sight, card)} is rescued and comes back into play."
    tired = " exhausted" if e.exhausted else ""
    if kind == "play":
        return f"{n.subject(sight, card)} comes into play{tired} for {n.seat(e.at[5:])}{_why(sight, e.card, e.cause)}."
    return f"{n.subject(sight, card)} {place(sight, e.at)}{tired}{_why(sight, e.card, e.cause)}."


def _reanimated(sight: Sight, e: ev.Reanimated) -> str:
    seat = e.source.partition(":")[2]
    what = n.name(sight, e.card) if e.card else f"a card of {pile(sight, e.source)}" if seat else "a card"
    where = place(sight, e.at)
    chance = ", by chance" if e.random else ""
    return f"{n.upper(what)} rises as a **Reanimated Dead**{chance} and {where}{_why(sight, e.card, e.cause)}."


INTO_DECK = {
    "shuffle": "is shuffled into the encounter deck",
    "top": "goes on top of the encounter deck",
    "bottom": "goes under the encounter deck",
}
"""An encounter card that leaves play by hand."""
LEFT = {
    "victory": "goes to the victory display",
    "destroyed": "is destroyed",
    "explored": "is explored",
    "safe": "is safe behind the players",
    "removed": "is removed from the game",
    "hand": "goes back to the hand of its owner",
    "shuffle": "is shuffled into the deck of its owner",
    "top": "goes on top of the deck of its owner",
    "bottom": "goes under the deck of its owner",
    "shuffled in": "is shuffled in",
}


def _left(sight: Sight, e: ev.Left) -> str:
    if e.how in {"advanced", "repaired", "cleared", "defeated"} or e.cause == "elimination":
        return ""
    why = _why(sight, e.card, e.cause)
    if e.how == "captured":
        under = e.to.partition(":")[2] if e.to.startswith("under:") else ""
        where = f" under {n.name(sight, under)}" if under else ""
        return f"{n.subject(sight, e.card)} is captured{where}."
    if e.how == "put under":
        return f"{n.subject(sight, e.card)} is put facedown under {n.name(sight, e.to.partition(':')[2])}."
    said = INTO_DECK.get(e.how) if e.to == "encounter" else None
    return f"{n.subject(sight, e.card)} {said or LEFT.get(e.how, 'is discarded')}{why}."


def _shifted(sight: Sight, e: ev.Shifted) -> str:
    why = _why(sight, e.card, e.cause)
    match e.how:
        case "repaired":
            return ""
        case "returned":
            return f"{n.subject(sight, e.card)} returns to {n.area(e.to.partition(':')[2])}{why}."
        case "travelled":
            return f"The players travel to **{n.name(sight, e.card)}**."
        case "control":
            return f"{n.seat(e.to[5:])} takes control of **{n.name(sight, e.card)}**{why}."
        case "freed":
            return f"{n.subject(sight, e.card)} is guarded no more."
        case _:
            return f"{n.subject(sight, e.card)} {place(sight, e.to)}{why}."


def _damage(sight: Sight, e: ev.Marked, why: str) -> str:
    piece = sight.pieces.get(e.card)
    if e.by < 0:
        return f"{n.subject(sight, e.card)} is healed of {-e.by} damage{why}."
    of = f", {e.value} of {piece.hits}" if piece is not None and piece.hits and piece.damage == e.value else ""
    return f"{n.subject(sight, e.card)} takes **{e.by} damage**{of}{why}."


def _progress(sight: Sight, e: ev.Marked, why: str) -> str:
    if e.by < 0:
        return f"{n.subject(sight, e.card)} loses {-e.by} progress{why}."
    piece = sight.pieces.get(e.card)
    of = f" of {piece.points}" if piece is not None and piece.points is not None else ""
    return f"{n.subject(sight, e.card)}: {e.by:+d} progress, {e.value}{of}{why}."


def _resources(sight: Sight, e: ev.Marked, why: str) -> str:
    """Those that are moved are told as a whole."""
    if e.cause == PASSED:
        return ""
    if e.by < 0:
        return f"{n.subject(sight, e.card)} pays {n.count(-e.by, 'resource')}{why}."
    return f"{n.subject(sight, e.card)} gains {n.count(e.by, 'resource')}{why}." if e.cause else ""


def _time(sight: Sight, e: ev.Marked, why: str) -> str:
    if e.value <= 0:
        return f"The last time counter of **{n.name(sight, e.card)}** is gone{why}."
    return f"{n.subject(sight, e.card)}: {n.count(e.value, 'time counter')}{why}."


def _exhausted(sight: Sight, e: ev.Marked, why: str) -> str:
    """What exhausts or readies by the rules goes without saying."""
    return f"{n.subject(sight, e.card)} {'exhausts' if e.value else 'readies'}{why}." if e.cause else ""


def _committed(sight: Sight, e: ev.Marked, why: str) -> str:
    if not e.cause:
        return ""
    return f"{n.subject(sight, e.card)} {'is committed to' if e.value else 'is removed from'} the quest{why}."


def _side(sight: Sight, e: ev.Marked, why: str) -> str:
    """A quest card's second side is told with its stage."""
    key = n.code(e.card)
    if key.startswith("quest-"):
        return ""
    old, new = n.face_of(key, 1 - e.value), n.face_of(key, e.value)
    if old == new:
        new = n.aspect(f"{key}/2" if e.value else key)
    return f"**{n.md(old)}** is turned over: **{n.md(new)}**{why}."


MARKS: Mapping[str, Callable[[Sight, ev.Marked, str], str]] = {
    "damage": _damage,
    "progress": _progress,
    "resources": _resources,
    "tokens": lambda sight, e, why: f"{n.subject(sight, e.card)}: {n.count(e.value, 'token')}{why}.",
    "time": _time,
    "exhausted": _exhausted,
    "committed": _committed,
    "side": _side,
}


def _marked(sight: Sight, e: ev.Marked) -> str:
    return "" if e.cause == "repair" else MARKS[e.what](sight, e, _why(sight, e.card, e.cause))


CARDS: Mapping[type, Callable[[Sight, Any], str]] = {
    ev.Moved: _moved,
    ev.Entered: _entered,
    ev.Reanimated: _reanimated,
    ev.Left: _left,
    ev.Shifted: _shifted,
    ev.Marked: _marked,
}
