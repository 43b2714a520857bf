"""Who may play in a campaign: fallen heroes, traded heroes and what they cost, titles lost at Mount Gram (RULES 11)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from rules.angmar.campaign_log import Log
from rules.angmar.decks import Deck
from rules.angmar.events import LogTaken
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.state import State, changed
from rules.core.game import Illegal
from rules.core.ledger import Ledger

AMARTHIUL = "Amarthiúl"
FREE_CHANGES = frozenset({4, 8})
"""Scenarios whose campaign cards let heroes be changed without a penalty (cards 171, 188)."""


def titles(deck: Deck) -> tuple[str, ...]:
    return tuple(deck.card(code).name for code in deck.heroes)


def _among(title: str, others: Iterable[str]) -> bool:
    """Whether a title is one of those, however somebody wrote it: capitals and accents make no other hero."""
    return _bare(title) in map(_bare, others)


def _bare(title: str) -> str:
    split = unicodedata.normalize("NFKD", title.casefold())
    return " ".join("".join(letter for letter in split if not unicodedata.combining(letter)).split())


def refusal(log: Log, seat: str, deck: Deck) -> str:
    """Why this deck may not be played in this scenario of the campaign; "" if it may."""
    mine, lost = titles(deck), log.lost.get(seat, ())
    for title in mine:
        if _among(title, log.fallen):
            return f"{title} has fallen in this campaign."
        if _among(title, (AMARTHIUL,)) and log.scenario < 8:
            return f"{AMARTHIUL} may be played from the eighth scenario on."
    for title in (*mine, *(deck.card(code).name for code in deck.cards)):
        if _among(title, lost):
            return f"{title} was lost at Mount Gram."
    alive = tuple(title for title in log.heroes.get(seat, ()) if not _gone(log, seat, title))
    if len(mine) < len(alive):
        return f"The log records {', '.join(alive)}: none of them may be left out."
    return ""


def _gone(log: Log, seat: str, title: str) -> bool:
    """Whether a recorded hero cannot be played any more."""
    return _among(title, log.fallen) or _among(title, log.lost.get(seat, ()))


def _recorded(log: Log, seat: str, deck: Deck) -> tuple[str, ...]:
    """The heroes of the deck, and those who have fallen or are lost until others take their places."""
    mine, before = titles(deck), log.heroes.get(seat, ())
    missing = [title for title in before if _gone(log, seat, title)]
    traded_away = [title for title in before if title not in mine and title not in missing]
    replaced = len([title for title in mine if title not in before]) - len(traded_away)
    return (*mine, *missing[max(0, replaced) :])


def traded(log: Log, decks: dict[str, Deck], *, passed: str = "traded") -> int:
    """How many heroes are others than recorded: each costs every player 1 starting threat for good.

    Another version of the same title is free; so is a further hero where none is replaced (EDGE_CASES I-04, I-05). Who
    takes the place of a fallen hero counts, also in a later scenario than the next. `passed`: whether a hero whom one
    player gives to another is "traded" by both or "free": sources disagree (campaign.json, campaign_rules).
    """
    count = 0
    for seat, deck in decks.items():
        recorded = log.heroes.get(seat, ())
        gone = [title for title in recorded if title not in titles(deck)]
        others = {title for other, theirs in log.heroes.items() if other != seat for title in theirs}
        free = others if passed == "free" else set()
        new = [title for title in titles(deck) if title not in recorded and title not in free]
        count += min(len(gone), len(new))
    return count


def cost(log: Log, decks: dict[str, Deck], options: Mapping[str, str]) -> int:
    """What traded heroes add to every player's starting threat from this scenario on, and new players' heroes.

    Of the table's settings "passed-heroes" and "newcomers" matter; those are players whom the log does not know
    (EDGE_CASES I-10).
    """
    passed = options.get("passed-heroes", "traded")
    more = 0 if log.scenario in FREE_CHANGES else traded(log, decks, passed=passed)
    if options.get("newcomers") == "penalty" and log.heroes:
        more += sum(len(deck.heroes) for seat, deck in decks.items() if seat not in log.heroes)
    return more


def take(t: Ledger, log: Log) -> None:
    """The table goes on with this campaign. Raises Illegal for another scenario of it, or when decks were brought."""
    s: State = t.state
    if s.decks or s.log is not None:
        raise Illegal("This table has begun already. Nothing has changed; `/game new` opens another for the campaign.")
    if SCENARIOS[s.scenario].number != log.scenario:
        raise Illegal(_elsewhere(log))
    t.happen(LogTaken(log=log))


def _elsewhere(log: Log) -> str:
    """Why the campaign does not go on with this scenario."""
    after = next((sets for sets in SCENARIOS.values() if sets.number == log.scenario), None)
    if after is None:
        return "This campaign is won: no scenario comes next. Nothing has changed; give another campaign's name."
    return (
        f"The campaign is at another scenario. Nothing has changed; choose the one that comes next: "
        f"{after.number}, {after.title}."
    )


def written(log: Log, decks: dict[str, Deck], options: Mapping[str, str]) -> Log:
    """The log with the heroes of this scenario and what they cost (`cost`)."""
    more = cost(log, decks, options)
    seats = {*log.penalty, *decks}
    penalty = {seat: log.penalty.get(seat, 0) + more for seat in sorted(seats)}
    heroes = {**log.heroes, **{seat: _recorded(log, seat, deck) for seat, deck in decks.items()}}
    return changed(log, heroes=heroes, penalty=penalty)
