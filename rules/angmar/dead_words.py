"""Words about the Reanimated Dead, and about Sorcery cards in play (seed; RULES 10.9)."""

from __future__ import annotations

from rules.angmar import doing, looking, pools
from rules.angmar.flow_words import Amount, act, number
from rules.angmar.looking import front, owner, printed
from rules.angmar.pools import Who
from rules.angmar.state import State, Step
from rules.angmar.texts import Word
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger

SORCERY = "Sorcery"


def is_dead(_: State, __: str, card: str) -> bool:
    """Whether a card in play is a Reanimated Dead."""
    return looking.key_of(card) == looking.DEAD


def dead(s: State) -> tuple[str, ...]:
    """The Reanimated Dead in play."""
    return tuple(c for c in s.pieces if looking.key_of(c) == looking.DEAD and looking.area_of(s, c) != looking.AWAY)


def sorceries(s: State) -> tuple[str, ...]:
    """The Sorcery cards in play. Shadow cards have no traits, so they are none (EDGE_CASES H-19)."""
    return tuple(c for c in s.pieces if SORCERY in printed(s, c).traits and looking.area_of(s, c) != looking.AWAY)


def is_sorcery(s: State, card: str) -> bool:
    """Whether what is printed on a card makes it a Sorcery card."""
    return SORCERY in front(s, card).traits


def lies_dead(s: State, card: str) -> bool:
    """Whether a player's card lies in its owner's discard pile."""
    return card in looking.pile(s, f"discard:{owner(card)}")


def raise_dead(t: Ledger, card: str, seat: str, *, at: str = "", cause: str = "", shadows: int = 0) -> str:
    """A player reanimates a player card that is out of play, engaged with him or `at` a place; gives the piece, or ""
    if he is out of the game. `shadows`: so many shadow cards are dealt to it.
    """
    if t.state.players[seat].out:
        return ""
    risen = doing.reanimate(t, card, at or f"engaged:{seat}", cause=cause)
    for _ in range(shadows):
        doing.deal_shadow(t, risen, cause=cause)
    return risen


def reanimate_top(count: Amount = 1, who: Who = "you") -> Word:
    """Players reanimate so many cards from the top of their decks, as many as there are."""

    def run(t: Ledger, f: Step) -> None:
        times = number(count, t.state, f)
        for seat in pools.seats(t.state, f, who):
            for card in looking.pile(t.state, f"deck:{seat}")[:times]:
                raise_dead(t, card, seat, cause=f.card)

    return act(run)


def reanimate_victim(key: str = "victim") -> Word:
    """You reanimate the killed character in `env[key]` if he lies discarded; a shadow card is dealt to him."""

    def run(t: Ledger, f: Step) -> None:
        if lies_dead(t.state, f.env[key]):
            raise_dead(t, f.env[key], f.seat, cause=f.card, shadows=1)

    return act(run)


def resolve_revealed(t: Ledger, card: str, f: Step) -> None:
    """The "when revealed" effect of a card that was not revealed, as the script's player; nothing cancels it."""
    env = {"area": pools.area(t.state, f)}
    then(t, *script(f"{front(t.state, card).key}/revealed", card=card, seat=f.seat, env=env))
