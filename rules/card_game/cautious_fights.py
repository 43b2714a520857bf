"""What a cautious player sees: how each fight stands, what may still come there, what a card would add."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.card_game.agenda import foe
from rules.card_game.combat import Tally, hope, tally, tally_at
from rules.card_game.destinations import may_go
from rules.card_game.events.writing import copied
from rules.card_game.facts import Card, Side
from rules.card_game.passives import SiteDefense
from rules.card_game.state import Site, State
from rules.card_game.table import RESERVE, is_bot, passives, side_of, site, sites

ANSWERED = 0.4
"""How likely a place is won that the foe's reserves could take back: they do not come to every place at once."""
BOTS_HAND = 1.0
"""Which part of what a bot's hand may hold for a place comes there."""
PEOPLES_HAND = 0.5
"""The same for people: each card costs them another."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight as the side `mine` sees it.

    `lead`: icons more than it needs to win; below 0 it is losing. `points`: of the place. `known`: icons that the
    foe's reserves could bring; `coming`: those to be expected out of the foe's hands. `last`: the scenario's highest
    path, where bots do not stop when they are winning.
    """

    key: str
    path: bool
    mine: Side
    lead: int
    points: int
    known: float
    coming: float
    last: bool

    def chance(self, more: int = 0) -> float:
        """How likely the side wins if it adds so many icons and nothing else; from 0 to 1."""
        if self.lead + more < 0:
            return 0.0
        spare = self.lead + more - self.known
        if spare < 0:
            return ANSWERED
        return 1.0 if self.coming <= 0 else 1.0 - math.exp(-(spare + 0.5) / self.coming)

    def worth(self, more: int = 0) -> float:
        """Victory points to be expected for the side, less those for the foe, if it adds so many icons.

        The Shadow has corruption of a path that it wins, usually the least it can.
        """
        win, lead = self.chance(more), self.lead + more
        if not self.path:
            return self.points * (2 * win - 1)
        if self.mine == "shadow":
            return max(0.0, lead + 1.0) * win - self.points * (1 - win)
        rest = self.known + self.coming if self.last else 0.0
        return self.points * win - (1 - win) * max(1.0, rest - lead)

    def gain(self, more: int) -> float:
        """What so many icons more are worth."""
        return self.worth(more) - self.worth()

    @property
    def settled(self) -> float:
        """The points if it is resolved as it stands."""
        if self.mine == "shadow":
            return self.lead + 1.0 if self.lead >= 0 else -float(self.points)
        return float(self.points) if self.lead >= 0 else float(self.lead)


def fight(state: State, place: Site, mine: Side) -> Fight:
    """The fight at an active path or battleground as this side sees it."""
    book, now = state.frame.book, tally(state, place.card)
    ground = book.battlegrounds.get(place.card)
    return Fight(
        key=place.card,
        path=ground is None,
        mine=mine,
        lead=_lead(state, now, mine),
        points=book.paths[place.card].points if ground is None else ground.points,
        known=_known(state, place, mine, now),
        coming=_coming(state, place, mine, now),
        last=ground is None and state.path_number >= state.frame.layout.last_path,
    )


def adds(state: State, card: str, key: str) -> int:
    """How many icons that count for its side a card would add to an active path or battleground."""
    found: int | None = state.counted.get((card, key))
    if found is None:
        found = state.counted[card, key] = _added(state, card, key)
    return found


def _added(state: State, card: str, key: str) -> int:
    place, facts = site(state, key), state.frame.book.cards[card]
    if place is None:
        return 0
    now = tally(state, key)
    if facts.kind == "item":
        on_path = place is state.path
        shields = sum(p.icons for p in passives(facts, SiteDefense)) if on_path else 0
        return shields + _icons(facts, path=on_path, defends=now.defender == facts.side)
    cards = getattr(place, facts.side)
    there = tally_at(state, copied(place, **{facts.side: (*cards, card)}))
    return _lead(state, there, facts.side) - _lead(state, now, facts.side)


def _lead(state: State, count: Tally, mine: Side) -> int:
    if count.defender != mine:
        return count.attack - count.defense - 1
    on_path = state.path is not None and state.path.card == count.site
    return count.defense - count.attack - int(on_path and state.frame.layout.strict_paths)


def _icons(card: Card, *, path: bool, defends: bool) -> int:
    """A card's icons for such a place, every leader supported."""
    icons = card.icons
    if path:
        return icons.path
    return icons.defense + icons.lead_defense if defends else icons.attack + icons.lead_attack


def _known(state: State, place: Site, mine: Side, now: Tally) -> float:
    """What the foe's reserves could bring: a bot's all at once, of people's a part."""
    seats = state.frame.layout.seats[foe(mine)]
    if is_bot(state, seats[0]):
        return max(0, _lead(state, now, mine) - _lead(state, hope(state, place.card), mine))
    cards = state.frame.book.cards
    ready = [
        cards[c]
        for seat in seats
        for c in state.decks[seat].reserve
        if c not in state.arrived and may_go(state, c, place.card)
    ]
    return PEOPLES_HAND * sum(_icons(c, path=place is state.path, defends=now.defender != mine) for c in ready)


def _coming(state: State, place: Site, mine: Side, now: Tally) -> float:
    """What the foe's hands may bring: a hidden card is as good as those of its deck that are not in play."""
    frame, total = state.frame, 0.0
    path, defends = place is state.path, now.defender != mine
    for seat in frame.layout.seats[foe(mine)]:
        if hand := len(state.decks[seat].hand):
            unseen = [c for c in frame.decks[seat] if c not in state.standing]
            fit = [frame.book.cards[c] for c in unseen if place.card in frame.goes[c]]
            icons = sum(_icons(c, path=path, defends=defends) for c in fit) / max(1, len(unseen))
            total += hand * icons * (BOTS_HAND if is_bot(state, seat) else PEOPLES_HAND)
    return total


class Look:
    """The table as one seat looks at it. It keeps to what everybody sees, and to its own cards."""

    def __init__(self, state: State, seat: str) -> None:
        self.state = state
        self.seat = seat
        self.side = side_of(state, seat)
        self.team = state.frame.layout.seats[self.side]
        self.foes = state.frame.layout.seats[foe(self.side)]
        self.step: Any = state.agenda[-1].step
        self.hand = state.decks[seat].hand

    @cached_property
    def fights(self) -> dict[str, Fight]:
        """By the key of the place."""
        return {place.card: fight(self.state, place, self.side) for place in sites(self.state)}

    @cached_property
    def path(self) -> Fight | None:
        return None if self.state.path is None else self.fights[self.state.path.card]

    @cached_property
    def early(self) -> bool:
        """Whether bots have cards left: they do not end the round with those, so it is better to wait for them."""
        return any(is_bot(self.state, s) and self.state.decks[s].hand for s in self.foes)

    def kind_of(self, place: str) -> str:
        """As the moments of texts say it: reserve, path or battleground."""
        if place == RESERVE:
            return RESERVE
        return "path" if self.path is not None and self.path.key == place else "battleground"
