"""What hand moves do (`tools`). Each is one event or a few, like everything else at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar import events as ev
from rules.angmar.looking import front, owner, printed
from rules.angmar.moments import moment
from rules.angmar.state import State, Step
from rules.angmar.steps import attack, planning, windows
from rules.angmar.steps.reveal import reveal
from rules.angmar.steps.travel import activate
from rules.angmar.texts import text_of
from rules.angmar.writing import then
from rules.core.game import Choice, Illegal, Param
from rules.core.ledger import Ledger

PLAYABLE = frozenset({"ally", "attachment", "event", "player-side-quest", "other"})
ORDER = Param("order", "The rest", (Choice("same", "Back in the same order"), Choice("shuffle", "Shuffled in")))
Values = Mapping[str, str]
BY = "hand"
"""The cause that events of hand moves name."""


def uncancelled(s: State, step: Step) -> bool:
    """Whether what was turned up cannot be canceled (seed: side quests; Nightfall; Sudden Assault)."""
    if values.barred(s, "uncancellable"):
        return True
    face = front(s, step.card)
    return step.name == "reveal.window" and (face.kind == "side-quest" or text_of(face.key).uncancelled)


def _signed(v: Values) -> int:
    return int(v["count"]) * (1 if v["sign"] == "more" else -1)


def _spend(t: Ledger, seat: str, v: Values) -> None:
    hero, count = v["card"], int(v["count"])
    if t.state.pieces[hero].resources < count:
        raise Illegal("That hero has not so many resources. Nothing has changed; choose fewer or another hero.")
    planning.spend(t, seat, hero, count)


def _modify(t: Ledger, seat: str, v: Values) -> None:
    doing.last(t, v["until"], v["stat"], _signed(v), v["card"], card=v["card"])


def _control(t: Ledger, seat: str, v: Values) -> None:
    doing.shift(t, v["card"], f"play:{v['seat']}", how="control", cause=BY)


def _not_twice(s: State, card: str) -> None:
    """Raises Illegal for a card that is being played, paid for or attached already."""
    if any(o.step.name in {"pay", "played", "host"} and o.step.card == card for o in s.agenda):
        raise Illegal("That card is being played already. Nothing has changed; answer what is asked about it.")


def _play(t: Ledger, seat: str, v: Values) -> None:
    card, paid = v["card"], v["paid"] == "yes"
    _not_twice(t.state, card)
    if paid and front(t.state, card).cost == "-":
        raise Illegal("That card cannot be paid for. Nothing has changed.")
    x = int(v["x"]) if front(t.state, card).cost == "X" else 0
    if not looking.unique_free(t.state, card):
        raise Illegal("That unique title is in play already. Nothing has changed.")
    if paid and not planning.affordable(t.state, seat, card, x=x):
        raise Illegal(
            "Your heroes with a matching icon cannot pay for that. Nothing has changed; where a card text lets you, "
            "play it at no cost."
        )
    planning.play(t, seat, card, paid=paid, x=x)


def _enter(t: Ledger, seat: str, v: Values) -> None:
    _into_play(t, seat, v["card"])


def _into_play(t: Ledger, seat: str, card: str) -> None:
    _not_twice(t.state, card)
    if not looking.unique_free(t.state, card):
        raise Illegal("That unique title is in play already. Nothing has changed.")
    then(t, Step(name="played", seat=seat, card=card))


def _from_hand(t: Ledger, card: str, to: str, *, how: str) -> None:
    _not_twice(t.state, card)
    doing.move(t, card, to, how=how, bottom=how == "bottom", cause=BY)


def _to(t: Ledger, seat: str, card: str, to: str) -> None:
    """A card out of play goes where a card text says."""
    if to == "play":
        if front(t.state, card).kind not in {"ally", "attachment", "hero", "player-side-quest"}:
            raise Illegal("That card does not stay in play. Nothing has changed; choose another place.")
        _into_play(t, seat, card)
        return
    pile = {"hand": "hand", "discard": "discard"}.get(to, "deck")
    doing.move(t, card, f"{pile}:{owner(card)}", how=to, bottom=to == "bottom", cause=BY)
    if to == "shuffle":
        doing.shuffle(t, f"deck:{owner(card)}")


def _recover(t: Ledger, seat: str, v: Values) -> None:
    if values.barred(t.state, "discards-locked"):
        raise Illegal("An encounter card keeps cards in the discard piles. Nothing has changed.")
    if front(t.state, v["card"]).kind == "hero" and v["to"] not in {"play", "discard"}:
        raise Illegal("A dead hero is moved to no hand and no deck. Nothing has changed; choose another card.")
    _to(t, seat, v["card"], v["to"])


def _look(t: Ledger, seat: str, v: Values) -> None:
    _look_at(t, seat, f"deck:{seat}", int(v["count"]))


def _scry(t: Ledger, seat: str, v: Values) -> None:
    _look_at(t, seat, "encounter", int(v["count"]))


def _look_at(t: Ledger, seat: str, pile: str, count: int) -> None:
    t.happen(ev.Looked(seat=seat, cards=looking.pile(t.state, pile)[:count], pile=pile))


def _fetch(t: Ledger, seat: str, v: Values) -> None:
    card, rest = v["card"], tuple(c for c in looking.looks(t.state, seat) if c != v["card"])
    t.happen(ev.Looked(seat=seat, cards=rest))
    if owner(card):
        _to(t, seat, card, v["to"])
    elif v["to"] in {"top", "bottom", "discard"}:
        to = "discard" if v["to"] == "discard" else "encounter"
        doing.move(t, card, to, how=v["to"], bottom=v["to"] == "bottom", cause=BY)
    else:
        raise Illegal("An encounter card goes on top of its deck, under it or is discarded. Nothing has changed.")


def _stop(t: Ledger, seat: str, v: Values) -> None:
    cards = looking.looks(t.state, seat)
    t.happen(ev.Looked(seat=seat, cards=()))
    if v["order"] == "shuffle":
        doing.shuffle(t, f"deck:{seat}" if owner(cards[0]) else "encounter")


def _leave(t: Ledger, seat: str, v: Values) -> None:
    card, to = v["card"], v["to"]
    if to == "destroyed":
        leaving.destroy(t, card, cause=BY)
    elif to == "discard":
        leaving.discard(t, card, cause=BY)
    else:
        pile = f"hand:{owner(card)}" if to == "hand" else f"deck:{owner(card)}"
        leaving.leave(t, card, to=pile, how=to, bottom=to == "bottom", cause=BY)
        if to == "shuffle":
            doing.shuffle(t, f"deck:{owner(card)}")


def _attach(t: Ledger, seat: str, v: Values) -> None:
    if looking.hangs_on(t.state, v["host"], v["card"]):
        raise Illegal("A card cannot be attached to itself. Nothing has changed; choose another card.")
    doing.attach(t, v["card"], v["host"], cause=BY)


def _shadow(t: Ledger, seat: str, v: Values) -> None:
    if v["what"] == "deal":
        doing.deal_shadow(t, v["card"], cause=BY)
        return
    cards = looking.pile(t.state, f"shadow:{v['card']}")
    if not cards:
        raise Illegal("That enemy has no shadow card. Nothing has changed.")
    doing.move(t, cards[-1], "discard", how="discarded", cause=BY)


def _remove(t: Ledger, seat: str, v: Values) -> None:
    leaving.discard(t, v["card"], cause=BY)


def _travel(t: Ledger, seat: str, v: Values) -> None:
    """Without its Travel cost. What answers it all the same may be left: a card may say that nobody travels there."""
    area = t.state.players[seat].area
    old = looking.active(t.state, area)
    if old:
        doing.to_staging(t, old, cause=BY)
    activate(t, v["card"], area)
    moment(t, "travelled", card=v["card"], area=area)


def _quest(t: Ledger, seat: str, v: Values) -> None:
    """Progress that the active location would take first: one that is immune ignores it (RULES 5.1)."""
    area = t.state.players[seat].area
    place = looking.active(t.state, area)
    if place and printed(t.state, place).immune:
        raise Illegal("The active location is immune to player cards: nothing is placed. Nothing has changed.")
    questing.progress(t, area, int(v["count"]), cause=BY)


def _progress(t: Ledger, seat: str, v: Values) -> None:
    put = questing.on_location if printed(t.state, v["card"]).kind == "location" else questing.on_card
    put(t, v["card"], int(v["count"]), cause=BY)


def cancel(t: Ledger, seat: str, step: Step, what: str) -> None:
    """The window `step` stays open: what was canceled is not done when it closes (FAQ 1.53, 1.54).

    `what` is "effect", or "card" for the whole card.
    """
    card = step.card if step.name == "reveal.window" else step.other
    key, whole = f"phase:cancelled:{card}", 2 if what == "card" else 1
    done = t.state.notes.get(key, 0)
    if done >= whole:
        raise Illegal("That is canceled already. Nothing has changed; go on when everybody is ready.")
    t.happen(ev.Noted(key=key, value=whole))
    doing.event(t, "cancelled", card=card, seat=seat, other=what)
    area = t.state.players[seat].area
    if done:
        return  # its effect was canceled before
    moment(t, "cancelled", card=card, seat=seat, area=area, kind=front(t.state, card).kind)


def _parry(t: Ledger, seat: str, v: Values) -> None:
    number = t.state.agenda[-1].step.n
    t.happen(ev.Noted(key=f"attack:{number}:cancelled", value=attack.PARRIED))
    doing.event(t, "parried", card=t.state.agenda[-1].step.card, seat=seat)


def _trigger(t: Ledger, seat: str, v: Values) -> None:
    doing.event(t, "triggered", seat=seat)
    moment(t, "triggered", seat=seat, area=t.state.players[seat].area)


def _time(t: Ledger, seat: str, v: Values) -> None:
    card, by = v["card"], 1 if v["sign"] == "more" else -1
    doing.mark(t, card, "time", t.state.pieces[card].time + by, cause=BY)
    if not t.state.pieces[card].time:
        moment(t, "time", card=card, area=looking.area_of(t.state, card))


def _commit(t: Ledger, seat: str, v: Values) -> None:
    doing.mark(t, v["card"], "committed", 1, cause=BY)


def _grant(t: Ledger, card: str, what: str, key: str) -> None:
    """A character has a keyword, or a sphere's icon, as long as it is in play."""
    t.happen(ev.Noted(key=key, value=1))
    doing.event(t, "granted", card=card, other=what)


DO: Mapping[str, Callable[[Ledger, str, Values], object]] = {
    "ready": lambda t, _, v: doing.ready(t, v["card"], cause=BY),
    "exhaust": lambda t, _, v: doing.exhaust(t, v["card"], cause=BY),
    "damage": lambda t, _, v: leaving.damage(t, v["card"], int(v["count"]), cause=BY),
    "heal": lambda t, _, v: leaving.heal(t, v["card"], int(v["count"]), cause=BY),
    "gain": lambda t, _, v: doing.resources(t, v["card"], int(v["count"]), cause=BY),
    "spend": _spend,
    "threat": lambda t, _, v: doing.threat(t, v["seat"], _signed(v), cause=BY),
    "modify": _modify,
    "commit": _commit,
    "uncommit": lambda t, _, v: doing.uncommit(t, v["card"], cause=BY),
    "keyword": lambda t, _, v: _grant(t, v["card"], v["keyword"], f"game:{v['keyword']}:{v['card']}"),
    "icon": lambda t, _, v: _grant(t, v["card"], v["sphere"], f"game:icon:{v['sphere']}:{v['card']}"),
    "control": _control,
    "trigger": _trigger,
    "play": _play,
    "enter": _enter,
    "discard": lambda t, seat, v: _from_hand(t, v["card"], f"discard:{seat}", how="discarded"),
    "random": lambda t, seat, _: doing.move_random(t, f"hand:{seat}", f"discard:{seat}", how="discarded", cause=BY),
    "draw": lambda t, seat, v: doing.draw(t, seat, int(v["count"]), cause=BY),
    "mill": lambda t, seat, v: doing.mill(t, seat, int(v["count"]), cause=BY),
    "bottom": lambda t, seat, v: _from_hand(t, v["card"], f"deck:{seat}", how="bottom"),
    "top": lambda t, seat, v: _from_hand(t, v["card"], f"deck:{seat}", how="top"),
    "recover": _recover,
    "look": _look,
    "fetch": _fetch,
    "stop": _stop,
    "shuffle": lambda t, seat, _: doing.shuffle(t, f"deck:{seat}"),
    "leave": _leave,
    "attach": _attach,
    "quest": _quest,
    "progress": _progress,
    "unprogress": lambda t, _, v: questing.lose_progress(t, v["card"], int(v["count"]), cause=BY),
    "engage": lambda t, _, v: doing.engage(t, v["card"], v["seat"], cause=BY),
    "return": lambda t, _, v: doing.to_staging(t, v["card"], cause=BY),
    "shadow": _shadow,
    "strike": lambda t, _, v: then(t, *attack.attack(t, v["card"], v["seat"], fresh=True)),
    "travel": _travel,
    "remove": _remove,
    "reveal": lambda t, seat, _: then(t, *reveal(1, t.state.players[seat].area, seat=seat)),
    "scry": _scry,
    "time": _time,
    "action": lambda t, seat, v: windows.use_action(t, seat, v["what"]),
    "cancel": lambda t, seat, v: cancel(t, seat, t.state.agenda[-1].step, v.get("what", "effect")),
    "parry": _parry,
}
