"""Words about decks and discard piles: the topmost card that fits, kinds that were milled, cards shuffled back."""

from __future__ import annotations

from collections.abc import Callable

from rules.angmar import doing, looking, pools
from rules.angmar.looking import front
from rules.angmar.pools import kind
from rules.angmar.state import State, Step
from rules.angmar.texts import Word
from rules.angmar.words import Amount, act, keep, listed, number
from rules.core.ledger import Ledger

UNDEAD = kind("enemy", trait="Undead")
ENEMY = kind("enemy")
Fits = Callable[[State, str], bool]


def topmost(fits: Fits = UNDEAD, *, into: str = "found") -> Word:
    """The topmost card of the encounter discard pile that fits; `add` and `add_engaged` bring it into play."""
    return keep(into, lambda s, _: next((c for c in looking.pile(s, "discard") if fits(s, c)), ""))


def lies_discarded(fits: Fits = UNDEAD) -> Callable[[State, str], bool]:
    """Whether the encounter discard pile holds such a card: a Travel cost that takes one can be paid (RULES 3.4)."""
    return lambda s, _: any(fits(s, card) for card in looking.pile(s, "discard"))


def mill_encounter(count: Amount, *, into: str = "milled") -> Word:
    """Discards from the top of the encounter deck; `into` holds the cards, separated by blanks."""
    return act(lambda t, f: {into: " ".join(doing.mill_encounter(t, number(count, t.state, f), cause=f.card))})


def kinds(s: State, f: Step) -> int:
    """How many different card types `mill` has discarded."""
    return len({front(s, card).kind for card in listed(s, f)})


def milled_cost(s: State, f: Step) -> int:
    """The printed costs of what `mill` has discarded, together."""
    return sum(looking.cost_number(s, card) for card in listed(s, f))


def has_copy(s: State, card: str) -> bool:
    """Whether the discard pile of the card's owner holds a card of the same title."""
    return looking.title_in(s, card, doing.discard_pile(card))


def restore(count: int) -> Word:
    """The top cards of each player's discard pile are shuffled into their owner's deck.

    Heroes among them stay where they are (RULES 8.1).
    """

    def run(t: Ledger, f: Step) -> None:
        for seat in pools.seats(t.state, f, "all"):
            for card in looking.pile(t.state, f"discard:{seat}")[:count]:
                if front(t.state, card).kind != "hero":
                    doing.move(t, card, f"deck:{seat}", how="shuffled in", cause=f.card)
            doing.shuffle(t, f"deck:{seat}")

    return act(run)
