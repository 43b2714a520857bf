"""What hand moves do at the table (`tools`). Each is one event or a few, like everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.angmar import by_hand_cards as cards
from rules.angmar import by_hand_effects as effects
from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar import events as ev
from rules.angmar.by_hand_cards import Values
from rules.angmar.looking import front, printed
from rules.angmar.moments import moment
from rules.angmar.state import State, Step
from rules.angmar.steps import attack, planning, windows
from rules.angmar.steps.reveal import reveal
from rules.angmar.steps.travel import activate
from rules.angmar.texts import text_of
from rules.angmar.tool_params import BY, EACH, here, meant
from rules.angmar.writing import then
from rules.core.game import Illegal
from rules.core.ledger import Ledger

IMMUNE = "The active location is immune to player cards"


def uncancelled(s: State, step: Step) -> bool:
    """Whether what was turned up cannot be canceled (seed: side quests; Nightfall; Sudden Assault)."""
    if values.barred(s, "uncancellable"):
        return True
    face = front(s, step.card)
    return step.name == "reveal.window" and (face.kind == "side-quest" or text_of(face.key).uncancelled)


def before_staging(s: State, seat: str) -> bool:
    """Whether the cards of this phase's staging step are still to be revealed at his staging area."""
    return any(o.step.name == "quest.stage" and o.step.other == s.players[seat].area for o in s.agenda)


def _staging(t: Ledger, seat: str, v: Values) -> None:
    area = t.state.players[seat].area
    doing.note(t, f"phase:extra-reveal:{area}", effects.signed(v))
    doing.event(t, "staging", seat=seat, n=effects.signed(v))


def _ready(t: Ledger, seat: str, v: Values) -> None:
    tired = tuple(c for c in here(t.state, seat) if t.state.pieces[c].exhausted)
    for card in meant(t.state, v["card"], tired):
        doing.ready(t, card, cause=BY)


def _threat(t: Ledger, seat: str, v: Values) -> None:
    there = looking.players_at(t.state, t.state.players[seat].area)
    for one in there if v["seat"] == EACH else (v["seat"],):
        doing.threat(t, one, effects.signed(v), cause=BY)


def _has(t: Ledger, card: str, count: int) -> None:
    """Raises Illegal for more resources than there are, and for those that a payment still counts on."""
    seat = looking.controller(t.state, card)
    if any(o.step.name == "pay" and o.step.seat == seat for o in t.state.agenda):
        raise Illegal("A card is being paid for. Nothing has changed; answer first who pays.")
    if t.state.pieces[card].resources < count:
        raise Illegal(
            "There are not so many resources on that card. Nothing has changed; choose fewer, or another one."
        )


def _spend(t: Ledger, seat: str, v: Values) -> None:
    """Only what is spent from a hero's pool is answered by encounter cards."""
    card, count = v["card"], int(v["count"])
    _has(t, card, count)
    if printed(t.state, card).kind == "hero":
        planning.spend(t, seat, card, count)
    else:
        doing.resources(t, card, -count)


def _pass(t: Ledger, seat: str, v: Values) -> None:
    """Resources that are moved are not spent."""
    card, to, count = v["card"], v["host"], int(v["count"])
    if card == to:
        raise Illegal("Those resources are there already. Nothing has changed; choose another card.")
    _has(t, card, count)
    doing.event(t, "passed", card=card, other=to, n=count, seat=seat)
    doing.resources(t, card, -count, cause=PASSED)
    doing.resources(t, to, count)


PASSED = "passed"
"""The cause that moved resources name: they are told of as a whole."""


def _control(t: Ledger, seat: str, v: Values) -> None:
    doing.shift(t, v["card"], f"play:{v['seat']}", how="control", cause=BY)


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
        raise Illegal("That enemy has no shadow card. Nothing has changed; choose another enemy.")
    doing.move(t, cards[-1], "discard", how="discarded", cause=BY)


def _remove(t: Ledger, seat: str, v: Values) -> None:
    leaving.discard(t, v["card"], cause=BY)


def _assault(t: Ledger, seat: str, v: Values) -> None:
    """An attack beside those of the combat phase: any enemy, also a staged one; who attacks is asked."""
    then(t, Step(name="strike", seat=seat, card=v["card"], env={"by": BY}))


def _travel(t: Ledger, seat: str, v: Values) -> None:
    """Without its Travel cost. What answers it all the same may be left: a card may say that nobody travels there.

    An active location that is immune to player cards stays where it is (seed).
    """
    area = t.state.players[seat].area
    old = looking.active(t.state, area)
    if old and printed(t.state, old).immune:
        raise Illegal(f"{IMMUNE}: it stays active. Nothing has changed; explore it first.")
    if old:
        doing.to_staging(t, old, cause=BY)
    activate(t, v["card"], area)
    moment(t, "travelled", card=v["card"], area=area)


def _quest(t: Ledger, seat: str, v: Values) -> None:
    """Progress that the active location would take first: one that is immune ignores it (RULES 5.1)."""
    area = t.state.players[seat].area
    place = looking.active(t.state, area)
    if place and printed(t.state, place).immune:
        raise Illegal(f"{IMMUNE}: nothing is placed. Nothing has changed; explore it first.")
    questing.progress(t, area, int(v["count"]), cause=BY)


def _scout(t: Ledger, seat: str, v: Values) -> None:
    for place in here(t.state, seat, "location"):
        if place in t.state.pieces and t.state.pieces[place].at.startswith("staging:"):
            questing.on_location(t, place, int(v["count"]), cause=BY)


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


DO: Mapping[str, Callable[[Ledger, str, Values], object]] = {
    "ready": _ready,
    "exhaust": lambda t, _, v: doing.exhaust(t, v["card"], cause=BY),
    "damage": lambda t, _, v: leaving.damage(t, v["card"], int(v["count"]), cause=BY),
    "heal": lambda t, _, v: leaving.heal(t, v["card"], int(v["count"]), cause=BY),
    "gain": lambda t, _, v: doing.resources(t, v["card"], int(v["count"]), cause=BY),
    "spend": _spend,
    "pass": _pass,
    "threat": _threat,
    "modify": effects.modify,
    "rule": effects.rule,
    "lapse": effects.lapse,
    "hide": effects.hide,
    "unhide": effects.unhide,
    "commit": _commit,
    "uncommit": lambda t, _, v: doing.uncommit(t, v["card"], cause=BY),
    "keyword": effects.keyword,
    "icon": effects.icon,
    "control": _control,
    "trigger": _trigger,
    "play": cards.play,
    "enter": cards.enter,
    "discard": lambda t, seat, v: cards.from_hand(t, v["card"], f"discard:{seat}", how="discarded"),
    "random": cards.at_random,
    "draw": lambda t, seat, v: doing.draw(t, seat, int(v["count"]), cause=BY),
    "mill": lambda t, seat, v: doing.mill(t, seat, int(v["count"]), cause=BY),
    "bottom": lambda t, seat, v: cards.from_hand(t, v["card"], f"deck:{seat}", how="bottom"),
    "top": lambda t, seat, v: cards.from_hand(t, v["card"], f"deck:{seat}", how="top"),
    "recover": cards.recover,
    "renew": cards.renew,
    "look": cards.look,
    "fetch": cards.fetch,
    "stop": cards.stop,
    "show": cards.show,
    "shuffle": lambda t, seat, _: doing.shuffle(t, f"deck:{seat}"),
    "leave": cards.leave,
    "attach": _attach,
    "quest": _quest,
    "progress": _progress,
    "scout": _scout,
    "unprogress": lambda t, _, v: questing.lose_progress(t, v["card"], int(v["count"]), cause=BY),
    "engage": lambda t, _, v: doing.engage(t, v["card"], v["seat"], cause=BY),
    "return": lambda t, _, v: doing.to_staging(t, v["card"], cause=BY),
    "shadow": _shadow,
    "peek": cards.peek,
    "strike": lambda t, _, v: then(t, *attack.attack(t, v["card"], v["seat"], fresh=True)),
    "assault": _assault,
    "travel": _travel,
    "remove": _remove,
    "send": cards.send,
    "unearth": cards.unearth,
    "reveal": lambda t, seat, _: then(t, *reveal(1, t.state.players[seat].area, seat=seat)),
    "scry": cards.scry,
    "time": _time,
    "action": lambda t, seat, v: windows.use_action(t, seat, v["what"]),
    "staging": _staging,
    "cancel": lambda t, seat, v: cancel(t, seat, t.state.agenda[-1].step, v.get("what", "effect")),
    "parry": _parry,
}
