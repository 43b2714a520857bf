"""What the campaign adds to the setup: boons and burdens in decks, what the log carries (RULES 11)."""

from __future__ import annotations

from rules.angmar import doing, looking
from rules.angmar import events as ev
from rules.angmar.campaign import heroes
from rules.angmar.campaign_log import Log
from rules.angmar.facts import FACES
from rules.angmar.looking import front, printed
from rules.angmar.state import MAIN, State, Step, changed
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger

PERMANENT = ("161", "162", "163", "164", "165")
ON_THAURDIR = ("168", "169", "170")
SHUFFLED_IN = ("160", "173")
GRAM = 5


def log_of(t: Ledger) -> Log:
    """The log of a campaign's table."""
    log: Log = t.state.log
    return log


def key(number: str) -> str:
    return f"campaign-{number}"


def bring(t: Ledger, card: str, pile: str) -> None:
    """A campaign card that was beside the table comes onto a pile of it."""
    t.happen(ev.PileMade(pile=pile, cards=(card, *looking.pile(t.state, pile))))


def copies(t: Ledger, number: str) -> int:
    """How many copies of a campaign card are at the table already."""
    s = t.state
    cards = (*s.pieces, *(card for pile in s.piles.values() for card in pile))
    return sum(1 for card in cards if looking.key_of(card) == key(number))


def encounter_copy(t: Ledger, number: str) -> str:
    return f"{key(number)}#{copies(t, number) + 1}"


def boon_of(t: Ledger, seat: str, number: str) -> str:
    return f"{seat}:{key(number)}#{copies(t, number) + 1}"


def write(t: Ledger, **changes: object) -> None:
    """The log as it would be after a victory."""
    t.happen(ev.LogWritten(log=changed(log_of(t), **changes)))


def to_pool(t: Ledger, *numbers: str) -> None:
    write(t, pool=tuple(sorted({*log_of(t).pool, *numbers})))


def from_pool(t: Ledger, number: str) -> None:
    write(t, pool=tuple(n for n in log_of(t).pool if n != number))


def give(t: Ledger, seat: str, number: str) -> None:
    """A boon joins the pool and a player's deck for the rest of the campaign."""
    log = log_of(t)
    mine = tuple(sorted({*log.cards.get(seat, ()), number}))
    write(t, cards={**log.cards, seat: mine})
    to_pool(t, number)


def begin(t: Ledger) -> None:
    """Before the first hands: the heroes are recorded, boons go into decks, burdens into the encounter deck.

    Boons in the deck of a player who is not at the table stay with him, out of this game; no rule speaks of that.
    """
    s: State = t.state
    if s.log is None:
        return
    t.happen(ev.LogWritten(log=heroes.written(s.log, dict(s.decks), s.options)))
    log = log_of(t)
    for seat in s.seats:
        for number in log.cards.get(seat, ()):
            if number in log.pool and FACES[key(number)].name not in log.lost.get(seat, ()):
                bring(t, boon_of(t, seat, number), f"deck:{seat}")
    for number in (*(n for n in SHUFFLED_IN if n in log.pool), *(["183"] * log.losing_time)):
        bring(t, encounter_copy(t, number), "encounter")


def setups(t: Ledger) -> None:
    """After the Setup of the quest card, before it is turned to side B: the campaign card, and the Setup of boons and
    burdens of the pool (RULES 2).

    Sources disagree about the exact moment of the latter (campaign.json, campaign_rules). It is no setting, since no
    card of this box can tell: nothing in the setup of a stage 1 spends a resource, attacks, or counts an objective.
    """
    s: State = t.state
    if s.log is None:
        return
    log: Log = s.log
    scene = key(str(SCENES[log.scenario]))
    bring(t, f"{scene}#1", "aside")
    doing.enter(t, f"{scene}#1", f"campaign:{looking.EVERYWHERE}", how="setup")
    _permanent(t, log)
    _on_people(t, log)
    for number, side in (("158", 0), ("158/2", 1)):
        if number in log.pool and log.scenario > 1:
            protect(t, side)
    then(t, *script(f"{scene}/setup", card=f"{scene}#1", seat=s.first))


SCENES = {1: 156, 2: 159, 3: 166, 4: 171, 5: 174, 6: 182, 7: 184, 8: 188, 9: 193}


def protect(t: Ledger, side: int = 0) -> None:
    """Protect the Innocent, or its other side, is added to the staging area with the damage of the log.

    At which one Arnor Ravaged is in Mount Gram is a setting (EDGE_CASES I-12).
    """
    card = encounter_copy(t, "158")
    bring(t, card, "aside")
    shared = log_of(t).scenario == GRAM and t.state.options.get("ravaged") == "everywhere"
    doing.enter(t, card, f"staging:{looking.EVERYWHERE if shared else MAIN}", how="added")
    if side:
        doing.mark(t, card, "side", 1)
    doing.mark(t, card, "damage", log_of(t).protect or 0)


def _permanent(t: Ledger, log: Log) -> None:
    """Permanent boons go on their heroes, if those are in play (RULES 11.6)."""
    for number, hero in log.boons.items():
        if number in log.pool:
            put_on(t, number, hero, setup=True)


def put_on(t: Ledger, number: str, title: str, *, setup: bool = False) -> None:
    """A permanent boon is attached to the hero of that title, if he is in play and it was not at the table yet.

    What its Setup says beyond that is only done in the setup.
    """
    s: State = t.state
    found = next((c for c in s.pieces if printed(s, c).kind == "hero" and printed(s, c).name == title), "")
    if found and not copies(t, number):
        seat = looking.controller(s, found)
        card = boon_of(t, seat, number)
        bring(t, card, f"aside:{seat}")
        doing.attach(t, card, found)
        if setup:
            then(t, *script(f"{key(number)}/setup", card=card, seat=seat))


def _on_people(t: Ledger, log: Log) -> None:
    """Thaurdir's burden goes on Thaurdir, Amarthiúl's Courage on Amarthiúl; without them they stay out of this game."""
    s: State = t.state
    amarthiul = next((c for c in s.pieces if printed(s, c).name == heroes.AMARTHIUL), "")
    if "167" in log.pool and amarthiul:
        boon_on(t, "167", amarthiul)
    thaurdir = next((c for c in s.pieces if printed(s, c).name == "Thaurdir"), "")
    waits = any(front(s, c).name == "Thaurdir" for c in looking.pile(s, "aside"))
    for number in ON_THAURDIR:
        if number in log.pool and (thaurdir or waits):
            card = encounter_copy(t, number)
            bring(t, card, "aside")
            if thaurdir:
                doing.attach(t, card, thaurdir)


def boon_on(t: Ledger, number: str, host: str) -> None:
    """A boon of the group is attached to a character: it is a card of the player who controls that one."""
    seat = looking.controller(t.state, host) or t.state.first
    card = boon_of(t, seat, number)
    bring(t, card, f"aside:{seat}")
    doing.attach(t, card, host)


def setup_step(t: Ledger, _: Step) -> None:
    setups(t)
