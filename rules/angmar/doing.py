"""What rules and card texts do to the table, one thing at a time; each tells its moment (`moments`)."""

from __future__ import annotations

from typing import Any, Literal

from rules.angmar import events as ev
from rules.angmar import looking, values
from rules.angmar.looking import front, owner, printed
from rules.angmar.moments import moment
from rules.angmar.state import Lasting, State, Step
from rules.angmar.texts import text_of
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger

RESTRICTED = 2
"""So many restricted attachments a character can have (RULES 6); only of boons it is known that they are."""
Mark = Literal["exhausted", "committed", "damage", "progress", "resources", "tokens", "time", "side"]


def mark(t: Ledger, card: str, what: Mark, value: int, *, cause: str = "") -> None:
    """Sets a number or mark of a card in play; nothing happens if it is so already."""
    old = int(getattr(t.state.pieces[card], what))
    if old != value:
        t.happen(ev.Marked(card=card, what=what, value=value, by=value - old, cause=cause))


def exhaust(t: Ledger, card: str, *, cause: str = "") -> None:
    mark(t, card, "exhausted", 1, cause=cause)


def ready(t: Ledger, card: str, *, cause: str = "") -> None:
    """Nothing readies a card that an effect keeps exhausted."""
    if not values.barred(t.state, "no-ready", card):
        mark(t, card, "exhausted", 0, cause=cause)


def uncommit(t: Ledger, card: str, *, cause: str = "") -> None:
    mark(t, card, "committed", 0, cause=cause)


def tokens(t: Ledger, card: str, by: int, *, cause: str = "") -> None:
    """Puts resource tokens on an encounter card, or takes some away."""
    mark(t, card, "tokens", max(0, t.state.pieces[card].tokens + by), cause=cause)


def resources(t: Ledger, hero: str, by: int, *, cause: str = "") -> None:
    mark(t, hero, "resources", max(0, t.state.pieces[hero].resources + by), cause=cause)


def threat(t: Ledger, seat: str, by: int, *, cause: str = "") -> None:
    """Raises or lowers a player's threat; players cannot lower it while an effect says so (Outlying Homestead)."""
    if t.state.players[seat].out or (by < 0 and values.barred(t.state, "no-lower-threat")):
        return
    old = t.state.players[seat].threat
    value = max(0, old + by)
    if value != old:
        t.happen(ev.ThreatChanged(seat=seat, value=value, by=value - old, cause=cause))
    if value < old:
        moment(t, "eased", seat=seat, area=t.state.players[seat].area)


def note(t: Ledger, key: str, by: int = 1) -> int:
    """Counts something; the key says for how long ("phase:", "round:", "game:", "attack:N:"). Gives the count."""
    value: int = t.state.notes.get(key, 0) + by
    t.happen(ev.Noted(key=key, value=value))
    return value


def last(t: Ledger, until: str, stat: str, amount: int, on: str, *, card: str = "") -> None:
    """A lasting effect begins."""
    t.happen(ev.LastingBegan(effect=Lasting(until=until, stat=stat, amount=amount, on=on, card=card)))


def shuffle(t: Ledger, pile: str) -> None:
    cards = looking.pile(t.state, pile)
    if len(cards) > 1:
        t.happen(ev.Shuffled(pile=pile, cards=t.state.cup.shuffle(cards)))


def move(t: Ledger, card: str, to: str, *, how: str = "", bottom: bool = False, cause: str = "") -> None:
    """A card goes from one pile to another."""
    source = looking.pile_of(t.state, card)
    t.happen(ev.Moved(card=card, source=source, to=to, how=how, bottom=bottom, cause=cause))
    _killed(t, card, to)


def _killed(t: Ledger, card: str, to: str) -> None:
    """A hero who goes to a discard pile without being in play counts as dead (EDGE_CASES F-05): his player may have
    none left (RULES 8.3).
    """
    s, seat = t.state, owner(card)
    if to != f"discard:{seat}" or front(s, card).kind != "hero" or s.players[seat].out:
        return
    if not looking.heroes(s, seat):
        then(t, Step(name="player.check", seat=seat))


def move_random(t: Ledger, source: str, to: str, *, how: str = "", cause: str = "", among: tuple[str, ...] = ()) -> str:
    """A random card of a pile (`among`: of these in it); gives it, or "" if there is none."""
    cards = among or looking.pile(t.state, source)
    if not cards:
        return ""
    card: str = t.state.cup.pick(cards)
    t.happen(ev.Moved(card=card, source=source, to=to, how=how, random=True, cause=cause))
    _killed(t, card, to)
    return card


def all_to(t: Ledger, source: str, to: str, *, how: str = "", cause: str = "") -> None:
    """A whole pile goes onto another."""
    for card in looking.pile(t.state, source):
        t.happen(ev.Moved(card=card, source=source, to=to, how=how, cause=cause))


def discard_pile(card: str) -> str:
    """Where a card goes when it is discarded: its owner's pile, or the encounter discard pile."""
    seat = owner(card)
    return f"discard:{seat}" if seat else "discard"


def draw(t: Ledger, seat: str, count: int = 1, *, cause: str = "") -> None:
    """Cards from a player's deck; with none left he draws none and nothing else happens (RULES 3.1)."""
    for _ in range(count):
        deck = looking.pile(t.state, f"deck:{seat}")
        if deck:
            t.happen(ev.Moved(card=deck[0], source=f"deck:{seat}", to=f"hand:{seat}", how="drawn", cause=cause))


def mill(t: Ledger, seat: str, count: int, *, cause: str = "", pile: str = "deck") -> tuple[str, ...]:
    """Discards from the top of a player's deck (or captured deck), as many as there are; gives the cards."""
    out = looking.pile(t.state, f"{pile}:{seat}")[:count]
    for card in out:
        to = f"discard:{owner(card) or seat}"
        t.happen(ev.Moved(card=card, source=f"{pile}:{seat}", to=to, how="milled", cause=cause))
        _killed(t, card, to)
    if out and pile == "deck":
        moment(t, "milled", seat=seat, area=t.state.players[seat].area)
    return out


def mill_encounter(t: Ledger, count: int, *, cause: str = "") -> tuple[str, ...]:
    """Discards from the top of the encounter deck; gives the cards. In the quest phase a deck that runs out is made
    anew, and the rest comes from that (RULES 4.4).
    """
    out: list[str] = []
    for _ in range(count):
        deck_ran_out(t, needed=True)
        deck = looking.pile(t.state, "encounter")
        if deck:
            out.append(deck[0])
            t.happen(ev.Moved(card=deck[0], source="encounter", to="discard", how="milled", cause=cause))
    deck_ran_out(t)
    return tuple(out)


def reset_deck(t: Ledger, *, cause: str = "") -> None:
    """The encounter discard pile is shuffled into the encounter deck."""
    for card in looking.pile(t.state, "discard"):
        if not never_in_deck(t.state, card):
            t.happen(ev.Moved(card=card, source="discard", to="encounter", how="reset", cause=cause))
    shuffle(t, "encounter")
    if t.state.notes.get(HAUNTED):
        t.happen(ev.Noted(key=HAUNTED, value=0))


def never_in_deck(s: State, card: str) -> bool:
    """Whether the card cannot be put into the encounter deck, in play or not (Thaurdir; RULES 10.8)."""
    return any(constant.stat == "never-in-deck" for constant in text_of(front(s, card).key).constants)


def deck_ran_out(t: Ledger, *, needed: bool = False) -> None:
    """In the quest phase an empty encounter deck is made anew at once, but after the card that is being revealed unless
    that one itself has `needed` more cards (RULES 4.4); at other times it stays empty.
    """
    s = t.state
    if looking.pile(s, "encounter") or not looking.pile(s, "discard"):
        return
    if not needed and any(waiting.step.name.startswith("reveal.") for waiting in s.agenda):
        return
    _ghosts(t)
    if s.phase == "quest":
        reset_deck(t)


HAUNTED = "game:haunted"
"""Noted outside the quest phase: Ghostly Ruins have had their effect, and the encounter deck is empty still."""


def _ghosts(t: Ledger) -> None:
    """Ghostly Ruins, whenever the encounter deck runs out: once, and before it is made anew."""
    ghosts = tuple(values.acting(t.state, "ghostly"))
    if not ghosts or t.state.notes.get(HAUNTED):
        return
    if t.state.phase != "quest":
        note(t, HAUNTED)
    for ghost, _ in ghosts:
        undead = next((c for c in looking.pile(t.state, "discard") if _undead_enemy(t.state, c)), "")
        if undead:
            enter(t, undead, f"staging:{looking.area_of(t.state, ghost)}", how="returned", cause=ghost)


def _undead_enemy(s: State, card: str) -> bool:
    return front(s, card).kind == "enemy" and "Undead" in front(s, card).traits


def enter(t: Ledger, card: str, at: str, *, how: str = "added", exhausted: bool = False, cause: str = "") -> None:
    """A card comes into play from its pile: time counters, and the moment "entered".

    Time counters are put on cards when they are revealed (seed); `how` "revealed" says so.
    """
    face = front(t.state, card)
    time = face.time if how == "revealed" else 0
    source = looking.pile_of(t.state, card)
    t.happen(ev.Entered(card=card, source=source, at=at, how=how, exhausted=exhausted, time=time, cause=cause))
    capture_under(t, card, printed(t.state, card).capture)
    moment(t, "entered", card=card, seat=at.partition(":")[2] if at.startswith(("play:", "engaged:")) else "",
           area=looking.area_of(t.state, card), how=how)  # fmt: skip


def reanimate(t: Ledger, card: str, at: str, *, random: bool = False, cause: str = "") -> str:
    """A player card out of play comes into play facedown as a Reanimated Dead (seed; RULES 10.9); gives the piece.

    At "engaged:SEAT" it has engaged that player, as if from the staging area.
    """
    dead = f"{looking.DEAD}#{note(t, 'game:dead')}"
    source = looking.pile_of(t.state, card)
    t.happen(ev.Reanimated(dead=dead, card=card, source=source, at=at, random=random, cause=cause))
    area = looking.area_of(t.state, dead)
    moment(t, "entered", card=dead, area=area, how="reanimated")
    if at.startswith("engaged:"):
        moment(t, "engaged", card=dead, seat=at[8:], area=area)
    return dead


def capture_under(t: Ledger, card: str, count: int, *, seats: tuple[str, ...] | None = None) -> None:
    """Each player of its staging area puts cards of his captured deck facedown under it (seed; RULES 10.5).

    A card that was revealed has captured before its "when revealed": `note` "captured" remembers it.
    """
    if not count:
        return
    if t.state.notes.get(f"game:captured:{card}"):
        t.happen(ev.Noted(key=f"game:captured:{card}", value=0))
        return
    for seat in seats if seats is not None else looking.players_at(t.state, looking.area_of(t.state, card)):
        found = looking.pile(t.state, f"captured:{seat}")[:count]
        if found:
            event(t, "captured", card=card, seat=seat, n=len(found))
        for taken in found:
            t.happen(ev.Moved(card=taken, source=f"captured:{seat}", to=f"under:{card}", how="captured", cause=card))


def shift(t: Ledger, card: str, to: str, *, how: str = "", cause: str = "") -> None:
    """A card in play goes elsewhere in play."""
    t.happen(ev.Shifted(card=card, to=to, how=how, cause=cause))


def engage(t: Ledger, enemy: str, seat: str, *, cause: str = "", **about: str) -> None:
    """An enemy in play engages a player, wherever it was (RULES 3.5)."""
    if values.barred(t.state, "stays-in-staging", enemy) or t.state.players[seat].out:
        return
    shift(t, enemy, f"engaged:{seat}", how="engaged", cause=cause)
    moment(t, "engaged", card=enemy, seat=seat, area=t.state.players[seat].area, **about)


def to_staging(t: Ledger, card: str, *, cause: str = "") -> None:
    """An enemy or location in play goes back to the staging area."""
    area = looking.area_of(t.state, card)
    if t.state.pieces[card].at != f"staging:{area}":
        shift(t, card, f"staging:{area}", how="returned", cause=cause)


def flip(t: Ledger, card: str, *, cause: str = "") -> None:
    """A double-sided card is turned over where it lies; attachments and tokens stay (seed)."""
    side = 1 - t.state.pieces[card].side
    mark(t, card, "side", side, cause=cause)
    moment(t, "flipped", card=card, area=looking.area_of(t.state, card))


def attach(t: Ledger, card: str, host: str, *, cause: str = "") -> None:
    """A card becomes an attachment of a card in play, from a pile or from elsewhere in play (FAQ 1.23)."""
    if card in t.state.pieces:
        shift(t, card, f"on:{host}", how="attached", cause=cause)
    else:
        enter(t, card, f"on:{host}", how="attached", cause=cause)
    if printed(t.state, card).restricted and len(looking.restricted(t.state, host)) > RESTRICTED:
        then(t, *script("restricted", card=card, seat=looking.controller(t.state, card)))
    moment(t, "attached", card=card, area=looking.area_of(t.state, card), host=host)


def deal_shadow(t: Ledger, enemy: str, *, cause: str = "") -> str:
    """A facedown shadow card; none if the encounter deck is empty (RULES 3.6). Gives it or ""."""
    deck_ran_out(t, needed=True)
    deck = looking.pile(t.state, "encounter")
    if not deck:
        return ""
    t.happen(ev.Moved(card=deck[0], source="encounter", to=f"shadow:{enemy}", how="dealt", bottom=True, cause=cause))
    deck_ran_out(t)
    moment(t, "dealt", card=enemy, area=looking.area_of(t.state, enemy))
    return deck[0]


def discard_shadows(t: Ledger, enemy: str) -> None:
    all_to(t, f"shadow:{enemy}", "discard", how="discarded")


def event(t: Ledger, what: str, **fields: Any) -> None:
    """Something to say."""
    t.happen(ev.Told(what=what, **fields))
