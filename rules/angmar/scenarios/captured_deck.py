"""Escape from Mount Gram: captured decks, private staging areas, and players who join one another (RULES 10.5).

The seed puts the reveal of one card for each player of an area into the encounter phase; it is done in the quest
phase's staging step, like everywhere (GAPS 16).
"""

from __future__ import annotations

from rules.angmar import decks, doing, leaving, looking, questing
from rules.angmar import events as ev
from rules.angmar.looking import front, owner
from rules.angmar.pools import area
from rules.angmar.state import MAIN, State, Step
from rules.angmar.steps.setup import starting_threat
from rules.angmar.texts import procedure
from rules.angmar.words import act
from rules.angmar.writing import then
from rules.core.ledger import Ledger

DUNGEONS = "quest-5-2"
FLIGHT = "quest-5-3"


# The captured deck


def hand_back(t: Ledger, f: Step) -> None:
    """Your starting hand is shuffled into your deck."""
    doing.all_to(t, f"hand:{f.seat}", f"deck:{f.seat}", how="shuffled in", cause=f.card)
    doing.shuffle(t, f"deck:{f.seat}")


def build(t: Ledger, f: Step) -> None:
    """Your allies, and your attachments that are an Item, Mount or Artifact, become your captured deck."""
    for card in looking.pile(t.state, f"deck:{f.seat}"):
        face = front(t.state, card)
        if decks.taken(face.kind, face.traits):
            doing.move(t, card, f"captured:{f.seat}", how="captured", cause=f.card)
    doing.shuffle(t, f"captured:{f.seat}")
    doing.shuffle(t, f"deck:{f.seat}")


def capture_heroes(t: Ledger, f: Step) -> None:
    """All your heroes but the chosen one: a random one ends on top of your captured deck, the others are shuffled in.

    They leave play and are not killed.
    """
    aside, deck = f"aside:{f.seat}", f"captured:{f.seat}"
    for hero in looking.heroes(t.state, f.seat):
        if hero != f.env["chosen"]:
            leaving.leave(t, hero, to=aside, how="captured", cause=f.card)
    doing.shuffle(t, aside)
    top, rest = looking.pile(t.state, aside)[:1], looking.pile(t.state, aside)[1:]
    for hero in rest:
        doing.move(t, hero, deck, how="captured", cause=f.card)
    if rest:
        doing.shuffle(t, deck)
    for hero in top:
        doing.move(t, hero, deck, how="captured", cause=f.card)


def set_threat(t: Ledger, f: Step) -> None:
    """Your threat is your starting hero's threat cost; whether the campaign changes it is a setting (GAPS 8)."""
    s = t.state
    value = front(s, f.env["chosen"]).threat_cost or 0
    if s.options.get("gram-threat") != "none":
        value = max(0, value + starting_threat(s, f.seat))
    doing.threat(t, f.seat, value - s.players[f.seat].threat, cause=f.card)


def capture_more(t: Ledger, under: str, count: int, seat: str) -> None:
    """A player captures so many more cards of his captured deck under a card in play."""
    if under in t.state.pieces:
        doing.capture_under(t, under, count, seats=(seat,))


def captured_under(s: State, card: str) -> tuple[str, ...]:
    """The captured cards under a card in play."""
    return tuple(c for c in looking.pile(s, f"under:{card}") if owner(c))


def free_some(t: Ledger, quest: str, amount: int) -> bool:
    """As many captured cards under the quest as there is progress are rescued at random, instead of the progress."""
    under = f"under:{quest}"
    doing.shuffle(t, under)
    leaving.rescue(t, quest, looking.pile(t.state, under)[:amount], looking.area_of(t.state, quest))
    return True


# Private staging areas


def split_up(t: Ledger, f: Step) -> None:
    """Every player gets a staging area of his own, named after his seat, and there his own copy of stage 2.

    What lies in the common one (Arnor Ravaged) is then in the first player's (EDGE_CASES I-12).
    """
    seats = looking.players_at(t.state, MAIN)
    _finish(t, f.card, MAIN)
    for seat in seats:
        t.happen(ev.AreaChanged(area=seat, stage=2))
        t.happen(ev.PlayerChanged(seat=seat, area=seat))
    for card in looking.at(t.state, f"staging:{MAIN}"):
        doing.shift(t, card, f"staging:{seats[0]}", how="joined")
    t.happen(ev.AreaChanged(area=MAIN, stage=2, gone=True))
    copies = tuple(c for c in looking.pile(t.state, "quest") if looking.key_of(c) == DUNGEONS)
    for quest in copies[len(seats) :]:
        doing.move(t, quest, "removed", how="removed")
    name = "mount-gram/dungeons"
    steps = [Step(name="script", script=name, seat=s, card=c) for s, c in zip(seats, copies, strict=False)]
    then(t, *steps)


procedure("mount-gram/dungeons", (act(lambda t, f: questing.stage(t, f.seat, f.card)),))


def _finish(t: Ledger, quest: str, here: str) -> None:
    """A stage is passed; it counts as completed once, and each copy of its own (GAPS 19)."""
    leaving.leave(t, quest, to="removed", how="advanced")
    doing.note(t, "game:completed")
    if len(t.state.areas) == 1:
        doing.note(t, "game:stages")


def completed(s: State) -> int:
    """How many quest cards are completed, as the table counts them (GAPS 19; campaign card 174)."""
    return s.notes.get("game:completed" if s.options.get("gram-quests") == "cards" else "game:stages", 0)


def is_free(s: State, quest: str) -> bool:
    """Whether no captured cards are left under stage 2."""
    return not captured_under(s, quest)


def neighbours(s: State, f: Step) -> tuple[str, ...]:
    """One player of each other staging area: whoever joins him joins all who are there."""
    here = area(s, f)
    return tuple(looking.first_at(s, other) for other in looking.areas(s) if other != here)


def join(t: Ledger, f: Step) -> None:
    """Everybody here joins the chosen player: staged cards and engaged enemies come along.

    An active location is discarded: it leaves play, so cards under it are rescued (EDGE_CASES F-18).
    """
    here = looking.area_of(t.state, f.card)
    there = t.state.players[f.env["chosen"]].area
    place = looking.active(t.state, here)
    if place:
        leaving.discard(t, place, cause=f.card)
    _finish(t, f.card, here)
    _move(t, here, there)


def flee(t: Ledger, f: Step) -> None:
    """With nobody left to join all players advance to stage 3 together, at one staging area again."""
    here = looking.area_of(t.state, f.card)
    _finish(t, f.card, here)
    t.happen(ev.AreaChanged(area=MAIN, stage=3))
    _move(t, here, MAIN)
    quest = next(c for c in looking.pile(t.state, "quest") if looking.key_of(c) == FLIGHT)
    questing.stage(t, MAIN, quest)


def _move(t: Ledger, here: str, there: str) -> None:
    """All that is left at a staging area goes to another, players and cards; the old one is no more."""
    s = t.state
    for place in ("staging", "active"):
        for card in looking.at(s, f"{place}:{here}"):
            doing.shift(t, card, f"{place}:{there}", how="joined")
    for seat, player in s.players.items():
        if player.area == here:
            t.happen(ev.PlayerChanged(seat=seat, area=there, out=player.out))
    t.happen(ev.AreaChanged(area=here, stage=s.areas[here].stage, gone=True))
