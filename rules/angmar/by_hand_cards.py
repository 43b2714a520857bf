"""Hand moves with cards of hands, decks and discard piles, and those that take a card out of play."""

from __future__ import annotations

from collections.abc import Mapping

from rules.angmar import doing, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.looking import front, owner, printed
from rules.angmar.state import State, Step
from rules.angmar.steps import planning
from rules.angmar.steps.reveal import STAGED
from rules.angmar.tool_params import BY
from rules.angmar.writing import then
from rules.core.game import Choice, Illegal, Param
from rules.core.ledger import Ledger

PLAYABLE = frozenset({"ally", "attachment", "event", "player-side-quest", "other"})
ORDER = Param("order", "The rest", (Choice("same", "Back in the same order"), Choice("shuffle", "Shuffled in")))
Values = Mapping[str, str]
UNIQUE = "That unique title is in play already. Nothing has changed; it has to leave play first, or play another card."

# Playing


def _played(s: State) -> frozenset[str]:
    """The cards that are being played, paid for or attached."""
    return frozenset(o.step.card for o in s.agenda if o.step.name in {"pay", "played", "host"})


def _not_twice(t: Ledger, card: str) -> None:
    """Raises Illegal for a card that is being played already."""
    if card in _played(t.state):
        raise Illegal("That card is being played already. Nothing has changed; answer what is asked about it.")


def play(t: Ledger, seat: str, v: Values) -> None:
    """`paid` "less": so much less as `x` says (secrecy, and cards that make others cheaper)."""
    card, how, s = v["card"], v["paid"], t.state
    _not_twice(t, card)
    if how != "no" and front(s, card).cost == "-":
        raise Illegal("That card cannot be paid for. Nothing has changed; play it at no cost where a text says so.")
    x = -int(v["x"]) if how == "less" else int(v["x"]) if front(s, card).cost == "X" else 0
    if not looking.unique_free(s, card):
        raise Illegal(UNIQUE)
    if how != "no" and not planning.affordable(s, seat, card, x=x, of_any=how == "any"):
        raise Illegal(
            "Your heroes with a matching icon cannot pay for that. Nothing has changed; where a card text lets you, "
            "play it at no cost."
        )
    if how != "yes":
        doing.event(t, "price", seat=seat, other=how, n=-x if how == "less" else 0)
    planning.play(t, seat, card, paid=how != "no", x=x, of_any=how == "any")


def enter(t: Ledger, seat: str, v: Values) -> None:
    _into_play(t, seat, v["card"])


def _into_play(t: Ledger, seat: str, card: str) -> None:
    _not_twice(t, card)
    if not looking.unique_free(t.state, card):
        raise Illegal(UNIQUE)
    then(t, Step(name="played", seat=seat, card=card, env={"cause": BY}))


# Out of play


def from_hand(t: Ledger, card: str, to: str, *, how: str) -> None:
    _not_twice(t, card)
    doing.move(t, card, to, how=how, bottom=how == "bottom", cause=BY)


def at_random(t: Ledger, seat: str, v: Values) -> None:
    """A random card of his hand is discarded; not one that is being played: it lies on the table already."""
    rest = tuple(card for card in looking.pile(t.state, f"hand:{seat}") if card not in _played(t.state))
    if not rest:
        raise Illegal("The only card of your hand is being played already. Nothing has changed; finish that first.")
    doing.move_random(t, f"hand:{seat}", f"discard:{seat}", how="discarded", cause=BY, among=rest)


def _to(t: Ledger, seat: str, card: str, to: str) -> None:
    """A player's card out of play goes where a card text says."""
    if to == "play":
        if front(t.state, card).kind not in {"ally", "attachment", "hero", "player-side-quest"}:
            raise Illegal("That card does not stay in play. Nothing has changed; choose another place.")
        _into_play(t, seat, card)
        return
    _lay(t, card, to)


def _lay(t: Ledger, card: str, to: str) -> None:
    """A card out of play goes to a pile. Raises Illegal for one of a discard pile that would go there again: the order
    of that stays as it is.
    """
    pile = _pile(card, to)
    if pile.startswith("discard") and looking.pile_of(t.state, card) == pile:
        raise Illegal("That card lies in the discard pile already. Nothing has changed; choose another place.")
    doing.move(t, card, pile, how=to, bottom=to == "bottom", cause=BY)
    if to == "shuffle":
        doing.shuffle(t, pile)


def _pile(card: str, to: str) -> str:
    """The pile of a card's owner, or of the encounter side, that a value names."""
    if to in {"victory", "removed"}:
        return to
    seat = owner(card)
    if not seat:
        return "discard" if to == "discard" else "encounter"
    return f"{to if to in {'hand', 'discard'} else 'deck'}:{seat}"


def _of_encounter(t: Ledger, seat: str, card: str, to: str) -> None:
    """An encounter card out of play goes where a card text says; into play it is added, not revealed."""
    if to == "hand":
        raise Illegal("An encounter card goes into no hand. Nothing has changed; choose another place.")
    if to == "play":
        if front(t.state, card).kind not in STAGED:
            raise Illegal("That card is not put into the staging area. Nothing has changed; choose another place.")
        doing.enter(t, card, f"staging:{t.state.players[seat].area}", how="added", cause=BY)
        return
    _not_barred(t, card, to)
    _lay(t, card, to)


def _not_barred(t: Ledger, card: str, to: str) -> None:
    if to in {"shuffle", "top", "bottom"} and doing.never_in_deck(t.state, card):
        raise Illegal("That card is never put into the encounter deck. Nothing has changed; choose another place.")


def _unlocked(t: Ledger) -> None:
    if values.barred(t.state, "discards-locked"):
        raise Illegal("An encounter card keeps cards in the discard piles. Nothing has changed; wait until it is gone.")


def recover(t: Ledger, seat: str, v: Values) -> None:
    """A card of any player's discard pile; into play it comes under the control of who takes it."""
    _unlocked(t)
    if front(t.state, v["card"]).kind == "hero" and v["to"] not in {"play", "discard"}:
        raise Illegal("A dead hero is moved to no hand and no deck. Nothing has changed; choose another card.")
    if v["to"] != "play" and t.state.players[owner(v["card"])].out:
        raise Illegal("Its owner is out of the game. Nothing has changed; the card can only come into play.")
    _to(t, seat, v["card"], v["to"])


def renew(t: Ledger, seat: str, v: Values) -> None:
    """A player's discard pile is shuffled into his deck; heroes stay where they are (RULES 8.1)."""
    _unlocked(t)
    whose, pile = v["seat"], f"discard:{v['seat']}"
    for card in looking.pile(t.state, pile):
        if front(t.state, card).kind != "hero":
            t.happen(ev.Moved(card=card, source=pile, to=f"deck:{whose}", how="shuffled in", cause=BY))
    doing.event(t, "renewed", seat=whose)
    doing.shuffle(t, f"deck:{whose}")


def unearth(t: Ledger, seat: str, v: Values) -> None:
    _unlocked(t)
    _of_encounter(t, seat, v["card"], v["to"])


# Looking


def look(t: Ledger, seat: str, v: Values) -> None:
    _look_at(t, seat, f"deck:{seat}", int(v["count"]))


def scry(t: Ledger, seat: str, v: Values) -> None:
    _look_at(t, seat, "encounter", int(v["count"]))


def peek(t: Ledger, seat: str, v: Values) -> None:
    pile = f"shadow:{v['card']}"
    _look_at(t, seat, pile, len(looking.pile(t.state, pile)))


def _look_at(t: Ledger, seat: str, pile: str, count: int) -> None:
    t.happen(ev.Looked(seat=seat, cards=looking.pile(t.state, pile)[:count], pile=pile))


def fetch(t: Ledger, seat: str, v: Values) -> None:
    card, rest = v["card"], tuple(c for c in looking.looks(t.state, seat) if c != v["card"])
    t.happen(ev.Looked(seat=seat, cards=rest))
    if owner(card):
        _to(t, seat, card, v["to"])
    else:
        _of_encounter(t, seat, card, v["to"])


def stop(t: Ledger, seat: str, v: Values) -> None:
    """Shadow cards lie in no deck: there is nothing to shuffle."""
    card = looking.looks(t.state, seat)[0]
    pile = looking.pile_of(t.state, card)
    t.happen(ev.Looked(seat=seat, cards=()))
    if v["order"] == "shuffle" and not pile.startswith("shadow:"):
        doing.shuffle(t, pile)


def show(t: Ledger, seat: str, v: Values) -> None:
    """A card that its player alone knows is told to all by its title; it stays where it is."""
    doing.event(t, "shown", seat=seat, other=front(t.state, v["card"]).name)


# Out of play from play


def leave(t: Ledger, seat: str, v: Values) -> None:
    card, to = v["card"], v["to"]
    if to == "destroyed":
        leaving.destroy(t, card, cause=BY)
    elif to == "discard":
        leaving.discard(t, card, cause=BY)
    else:
        _put(t, card, to)


def send(t: Ledger, seat: str, v: Values) -> None:
    """An encounter card in play goes elsewhere than by being discarded."""
    card, to = v["card"], v["to"]
    kind = printed(t.state, card).kind
    if to in {"destroyed", "explored"} and kind != ("enemy" if to == "destroyed" else "location"):
        raise Illegal("Enemies are destroyed, and locations are explored. Nothing has changed; choose another place.")
    if to == "destroyed":
        leaving.destroy(t, card, cause=BY)
    elif to == "explored":
        leaving.explore(t, card)
    else:
        _not_barred(t, card, to)
        _put(t, card, to)


def _put(t: Ledger, card: str, to: str) -> None:
    pile = _pile(card, to)
    leaving.leave(t, card, to=pile, how=to, bottom=to == "bottom", cause=BY)
    if to == "shuffle":
        doing.shuffle(t, pile)
