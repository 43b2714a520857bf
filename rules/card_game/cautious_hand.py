"""What a cautious player does with its cards: which of them turn a fight, and which it can do without."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.card_game.agenda import Turn
from rules.card_game.cautious_cards import bonus, kept, kept_with_items, rounds_left
from rules.card_game.cautious_fights import Fight, Look, adds
from rules.card_game.cautious_texts import text
from rules.card_game.destinations import may_go, may_play, may_wield, movable
from rules.card_game.table import RESERVE, defender

CYCLED = 0.35
"""Which part of a card's worth is lost when it is cycled: it comes again."""
PLANNED = 0.7
"""Which part of what a plan gains is lost without one of its cards."""
LAST = 0.2
"""What it costs to play the last card in hand: something is forsaken instead."""
DEFENDS = 0.7
"""Which part of a card's worth is lost where it defends: what cancels nothing is only cycled."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Cards that together serve a fight best, and the points that this gains."""

    gain: float = 0.0
    cards: tuple[str, ...] = ()


class Hand:
    """The cards that a seat could use now, beside what it sees."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._plans: dict[str, Plan] = {}
        self._worth: dict[str, float] = {}

    def plan(self, key: str) -> Plan:
        """The best plan for a fight: the cheapest cards for their icons first, as many as still gain."""
        if key not in self._plans:
            self._plans[key] = self._planned(self.look.fights[key])
        return self._plans[key]

    def _planned(self, fight: Fight) -> Plan:
        best, more, cost, plays = Plan(), 0, 0.0, 0
        taken: tuple[str, ...] = ()
        for price, icons, card in sorted(self._usable(fight), key=lambda usable: usable[0] / usable[1]):
            if card in self.look.hand:
                plays += 1
                if 2 * plays > len(self.look.hand) + 1:
                    continue
            more, cost, taken = more + icons, cost + price, (*taken, card)
            if (gain := fight.gain(more) - cost) > best.gain:
                best = Plan(gain, taken)
        return best

    def _usable(self, fight: Fight) -> Iterator[tuple[float, int, str]]:
        """Price, icons and card of all that can go to a fight: out of the side's reserves, and out of this hand."""
        state, key = self.look.state, fight.key
        for seat in self.look.team:
            for card in movable(state, seat):
                if may_go(state, card, key, "move") and (icons := adds(state, card, key)) > 0:
                    yield self.spent(card, fight) + (0.05 if seat == self.look.seat else 0.15), icons, card
        for card in self.look.hand:
            if may_go(state, card, key, "play") and may_play(state, card) and (icons := adds(state, card, key)) > 0:
                yield self.spent(card, fight) + 0.1, icons, card

    def spent(self, card: str, fight: Fight) -> float:
        """What it costs to send a card to a fight: attackers are lost, and so is what it does in reserve."""
        state = self.look.state
        cost = kept(state, card) + (bonus(state, card) if state.standing.get(card) == RESERVE else 0.0)
        return cost * (DEFENDS if defender(state, fight.key) == self.look.side else 1.0)

    def worth(self, card: str) -> float:
        """What a card in hand is worth for later."""
        if card not in self._worth:
            self._worth[card] = self._of(card)
        return self._worth[card]

    def _of(self, card: str) -> float:
        state = self.look.state
        kind = state.frame.book.cards[card].kind
        if kind == "event":
            return max(0.1, text(self.look, card, "event"))
        value = kept(state, card) * (1.0 if rounds_left(state) > 0 else 0.2) + 0.1
        unused = kind == "item" and not any(may_wield(state, card, wielder) for wielder in state.standing)
        return value / 2 if unused else value

    def planned(self, card: str) -> float:
        """What a card in hand serves in the fights of this round."""
        if self.look.state.step != "action":
            return 0.0
        plans = map(self.plan, self.look.fights)
        return PLANNED * max((plan.gain for plan in plans if card in plan.cards), default=0.0)

    def cycled(self, card: str) -> float:
        """What is lost when a card in hand is cycled."""
        return CYCLED * self.worth(card) + self.planned(card)

    def pay(self, card: str) -> float:
        """What it costs to play a card: another one is cycled. Cards that a text lets one play cost nothing."""
        if not isinstance(self.look.step, Turn):
            return 0.0
        others = [c for c in self.look.hand if c != card]
        return min(map(self.cycled, others)) if others else LAST

    def forsaken(self, card: str) -> float:
        """What is lost when a card of hand or reserve is forsaken."""
        state = self.look.state
        if card in self.look.hand:
            return self.worth(card) + self.planned(card)
        return 0.15 + kept_with_items(state, card) + bonus(state, card)
