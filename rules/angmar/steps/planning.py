"""The planning phase: allies and attachments are played and paid for (RULES 3.2)."""

from __future__ import annotations

from typing import Any

from rules.angmar import doing, looking, values
from rules.angmar import events as ev
from rules.angmar.commands import Choose, Done
from rules.angmar.looking import front, printed
from rules.angmar.moments import moment
from rules.angmar.state import State, Step, changed
from rules.angmar.steps.windows import window
from rules.angmar.texts import text_of
from rules.angmar.writing import then
from rules.core.ledger import Ledger

Asked = tuple[str, tuple[Any, ...]]
HOSTS = ("hero", "ally", "objective-ally", "enemy", "location", "quest", "side-quest")
SPHERES = frozenset({"leadership", "lore", "spirit", "tactics", "baggins", "fellowship"})


def phase(t: Ledger, _: Step) -> None:
    steps: list[Step] = list(window("planning: beginning"))
    for seat in looking.order(t.state):
        steps += [Step(name="plan", seat=seat), *window("planning: after a player")]
    then(t, *steps)


def price(s: State, card: str) -> int | None:
    """What playing the card costs now; None for one that cannot be paid for ("-"), X counts as 0 until it is chosen."""
    cost = front(s, card).cost
    if cost == "-":
        return None
    base = int(cost) if cost.isdigit() else 0
    return max(0, base + sum(c.worth(s, src, card) for src, c in values.acting(s, "price") if c.of(s, src, card)))


def icons(s: State, hero: str) -> frozenset[str]:
    """The spheres whose icons a hero has: printed, and those that a player card gave him (hand moves note them)."""
    given = {sphere for sphere in SPHERES if s.notes.get(f"game:icon:{sphere}:{hero}")}
    return frozenset({printed(s, hero).sphere, *given})


def payers(s: State, seat: str, card: str, *, of_any: bool = False) -> tuple[str, ...]:
    """Heroes whose resources may pay for the card: with a matching icon, any for a neutral card (core p.12). `of_any`:
    a card text lets resources of any sphere pay.
    """
    sphere = front(s, card).sphere
    neutral = of_any or sphere not in SPHERES
    return tuple(hero for hero in looking.heroes(s, seat) if neutral or sphere in icons(s, hero))


def affordable(s: State, seat: str, card: str, *, x: int = 0, of_any: bool = False) -> bool:
    """Whether his heroes can pay for it now, and its title is free. `x`: what an X is chosen to be, below 0 what the
    card costs less.
    """
    cost = price(s, card)
    if cost is None:
        return False
    cost = max(0, cost + x)
    able = payers(s, seat, card, of_any=of_any)
    if not able and not of_any and front(s, card).sphere in SPHERES:
        return False
    return sum(s.pieces[hero].resources for hero in able) >= cost and looking.unique_free(s, card)


def ask_plan(s: State, step: Step) -> Asked:
    """An ally or attachment of his hand, a player side quest, or an end to it.

    He is asked also if he can play nothing: not to ask would tell what he holds.
    """
    seat = step.seat
    if s.players[seat].out:
        return "", ()
    kinds = {"ally", "attachment", "player-side-quest"}
    hand = looking.pile(s, f"hand:{seat}")
    able = tuple(c for c in hand if front(s, c).kind in kinds and affordable(s, seat, c) and _has_host(s, c))
    seen = {looking.key_of(c): c for c in reversed(able)}
    if not hand:
        return "", ()
    options: tuple[Any, ...] = tuple(Choose(of="play", what=c) for c in able if seen[looking.key_of(c)] == c)
    return "Do you play a card?", (*options, Done(of="play"))


def _has_host(s: State, card: str) -> bool:
    return front(s, card).kind != "attachment" or bool(hosts(s, card))


def hosts(s: State, card: str) -> tuple[str, ...]:
    """What an attachment may go on. Card texts say more: people choose (of player cards only boons have texts here)."""
    area = looking.area_of(s, card) if card in s.pieces else s.players[looking.owner(card)].area
    kinds = text_of(front(s, card).key).onto or HOSTS
    return tuple(
        c
        for c in s.pieces
        if looking.area_of(s, c) in {area, looking.EVERYWHERE}
        and printed(s, c).kind in kinds
        and not printed(s, c).no_attachments
        and not printed(s, c).immune
    )


def resolve_plan(t: Ledger, step: Step, command: Any) -> None:
    if isinstance(command, Done):
        t.happen(ev.StepClosed())
        return
    play(t, step.seat, command.what)


def play(t: Ledger, seat: str, card: str, *, paid: bool = True, x: int = 0, of_any: bool = False) -> None:
    """Pays for the card and puts it where it goes. `paid` False: at no cost. `x` and `of_any` as in `affordable`."""
    cost = max(0, (price(t.state, card) or 0) + x) if paid else 0
    put = Step(name="played", seat=seat, card=card, env={"played": "yes"})
    then(t, Step(name="pay", seat=seat, card=card, n=cost, env={"any": "yes"} if of_any else {}), put)


def _payers(s: State, step: Step) -> tuple[str, ...]:
    return payers(s, step.seat, step.card, of_any=bool(step.env.get("any")))


def ask_pay(s: State, step: Step) -> Asked:
    """Whose resources pay, one at a time, as long as there is a choice."""
    rich = tuple(hero for hero in _payers(s, step) if s.pieces[hero].resources)
    if step.n <= 0 or len(rich) < 2 or sum(s.pieces[hero].resources for hero in rich) <= step.n:
        return "", ()
    return f"Who pays? Still to pay: {step.n}.", tuple(Choose(of="pay", what=hero) for hero in rich)


def resolve_pay(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    if step.n > 1:
        t.happen(ev.StepOpened(step=changed(step, n=step.n - 1)))
    _take(t, command.what, 1)
    if step.n == 1:
        _paid(t, step.seat)


def run_pay(t: Ledger, step: Step) -> None:
    """What is left to pay when there is no choice any more."""
    left = step.n
    for hero in _payers(t.state, step):
        part = min(left, t.state.pieces[hero].resources)
        if part:
            _take(t, hero, part)
            left -= part
    _paid(t, step.seat)


def _take(t: Ledger, hero: str, count: int) -> None:
    """A part of a payment, which is one payment all the same: `_paid` tells of it."""
    doing.resources(t, hero, -count)
    doing.note(t, f"phase:paid:{hero}", count)


def _paid(t: Ledger, seat: str) -> None:
    """A payment is complete: each hero has spent what he gave, once."""
    for hero in looking.heroes(t.state, seat):
        count = t.state.notes.get(f"phase:paid:{hero}", 0)
        if count:
            t.happen(ev.Noted(key=f"phase:paid:{hero}", value=0))
            _spent(t, seat, hero, count)


def spend(t: Ledger, seat: str, hero: str, count: int) -> None:
    """Resources are spent from a hero's pool."""
    doing.resources(t, hero, -count)
    _spent(t, seat, hero, count)


def _spent(t: Ledger, seat: str, hero: str, count: int) -> None:
    moment(t, "spent", card=hero, seat=seat, area=t.state.players[seat].area, count=str(count))


def played(t: Ledger, step: Step) -> None:
    """The card has been paid for: an ally comes into play, an attachment asks for its place, an event is discarded.

    Paying may have eliminated the player (Fortress Walls): then the card lies discarded with the others. A card that
    a repair put into play meanwhile is there already.
    """
    s, card, seat = t.state, step.card, step.seat
    if s.players[seat].out or card in s.pieces:
        return
    kind, area = front(s, card).kind, s.players[seat].area
    how, cause = "played" if step.env.get("played") else "put", step.env.get("cause", "")
    if kind == "attachment":
        ids = (*hosts(s, card), *([f"staging:{area}"] if _may_wait(s, card) else []))
        then(t, Step(name="host", seat=seat, card=card, ids=ids, env=step.env))
    elif kind in {"ally", "hero"}:
        doing.enter(t, card, f"play:{seat}", how=how, cause=cause)
    elif kind == "player-side-quest":
        doing.enter(t, card, f"staging:{area}", how=how, cause=cause)
    else:
        doing.move(t, card, f"discard:{seat}", how="played")
        moment(t, "event", card=card, seat=seat, area=area)


def _may_wait(s: State, card: str) -> bool:
    """Whether it may come into the staging area unattached, as traps and guarded cards say: any but the boons."""
    face = front(s, card)
    return not text_of(face.key).onto and not face.key.startswith("campaign-")


def _hosts_left(s: State, step: Step) -> tuple[str, ...]:
    if s.players[step.seat].out:
        return ()
    waits = f"staging:{s.players[step.seat].area}"
    return tuple(what for what in step.ids if what in s.pieces or what == waits)


def ask_host(s: State, step: Step) -> Asked:
    """Where it can go to one place only, nobody is asked."""
    here = _hosts_left(s, step)
    if len(here) < 2:
        return "", ()
    return "What is it attached to?", tuple(Choose(of="host", what=card) for card in here)


def resolve_host(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    _attach(t, step, command.what)


def _attach(t: Ledger, step: Step, host: str) -> None:
    if host.startswith("staging:"):
        doing.enter(t, step.card, host, how="played" if step.env.get("played") else "added")
    elif step.env.get("played"):
        attach_played(t, step.seat, step.card, host)
    else:
        doing.attach(t, step.card, host, cause=step.env.get("cause", ""))


def attach_played(t: Ledger, seat: str, card: str, host: str) -> None:
    """An attachment that was played, not put into play (FAQ 1.16), comes onto its card."""
    doing.attach(t, card, host)
    moment(t, "played", card=card, seat=seat, area=t.state.players[seat].area)


def run_host(t: Ledger, step: Step) -> None:
    """It goes on the only thing that can have it; where all have left play it is discarded, unless it is in play.

    The cards of a player who is out lie where they belong already.
    """
    here = _hosts_left(t.state, step)
    if here:
        _attach(t, step, here[0])
    elif step.card not in t.state.pieces and not t.state.players[step.seat].out:
        doing.move(t, step.card, f"discard:{step.seat}", how="discarded")
