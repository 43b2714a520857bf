"""How a sight is made: everything is hidden unless a rule says who may look ("Zones", "Who can see what")."""

from __future__ import annotations

from functools import lru_cache

from rules.card_game.agenda import Placing
from rules.card_game.combat import tally_at
from rules.card_game.facts import Card, Side
from rules.card_game.passives import SeesTop
from rules.card_game.scenarios import TITLES
from rules.card_game.sight import InPlay, Place, Player, Sight, Totals
from rules.card_game.state import Site, State, Tokens
from rules.card_game.table import carryover_limit, holding, is_bot, owner, score, side_of, sites
from rules.core.dice import commitment

_DOUBTFUL = ("low", "assumed", "unknown")
_commitment = lru_cache(maxsize=64)(commitment)


def see(state: State, seat: str | None) -> Sight:
    """The table as `seat` may know it; None is the whole channel."""
    frame = state.frame
    sides: tuple[Side, Side] = ("free", "shadow")
    top = state.agenda[-1].step if state.agenda else None
    shown = top.card if isinstance(top, Placing) and is_bot(state, top.seat) else None
    return Sight(
        seat=seat,
        scenario=state.scenario,
        options=state.options,
        used="bot" if state.bots else "base",
        corrections=state.corrections,
        step=state.step,
        round=state.round,
        order=state.order,
        starting=state.order[state.starting],
        turn=state.order[state.turn] if state.step == "action" else None,
        path_number=state.path_number,
        last_path=frame.layout.last_path,
        path=None if state.path is None else _place(state, state.path),
        battlegrounds=tuple(_place(state, ground) for ground in state.battlegrounds),
        players=tuple(_player(state, key, seat) for key in frame.seats),
        decks_left={side: tuple(sorted(state.battleground_decks[side])) for side in sides},
        areas=state.areas,
        spent=state.spent,
        corruption=state.corruption,
        points={side: score(state, side) for side in sides},
        events=state.resolving,
        modifiers=state.modifiers,
        shown=shown,
        unverified=_unverified(state),
        commitment=_commitment(state.cup.seed),
        seed=state.cup.seed if state.result is not None else None,
        result=state.result,
    )


def _card(state: State, card: str) -> InPlay:
    tokens = state.tokens.get(card, Tokens())
    return InPlay(
        card=card,
        owner=owner(state, card),
        items=state.items.get(card, ()),
        attack=tokens.attack,
        defense=tokens.defense,
        fresh=card in state.arrived,
    )


def _place(state: State, place: Site) -> Place:
    count = tally_at(state, place)
    on_path = place is state.path
    totals = Totals(
        attack=count.attack,
        ground=count.ground,
        cards=sum(count.cards.values()),
        left=count.left,
        winner=count.winner,
        corruption=count.uncancelled if on_path else 0,
    )
    return Place(
        card=place.card,
        defender=count.defender,
        free=tuple(_card(state, c) for c in place.free),
        shadow=tuple(_card(state, c) for c in place.shadow),
        attack=place.attack,
        defense=place.defense,
        bare=place.bare,
        totals=totals,
    )


def _player(state: State, key: str, viewer: str | None) -> Player:
    """A player looks into hand and both piles of its own; anybody into a bot's eliminated pile and into
    what its texts turned up.
    """
    deck, own, bot = state.decks[key], key == viewer, is_bot(state, key)
    looks = own and deck.draw and any(owner(state, c) == key for c, _ in holding(state, SeesTop))
    rings = state.frame.layout.rings
    return Player(
        seat=key,
        title=TITLES[key],
        side=side_of(state, key),
        bot=bot,
        draw=len(deck.draw),
        hand=len(deck.hand),
        cycle=len(deck.cycle),
        eliminated=len(deck.eliminated),
        aside=len(deck.aside),
        limit=carryover_limit(state, key),
        ring=deck.ring if key in rings and not bot else None,
        reserve=tuple(_card(state, c) for c in deck.reserve),
        hand_cards=deck.hand if own and not bot else None,
        cycle_cards=deck.cycle if own and not bot else None,
        eliminated_cards=deck.eliminated if own or bot else None,
        aside_cards=deck.aside if own or bot else None,
        top=deck.draw[0] if looks else None,
    )


def doubtful(card: Card) -> bool:
    """Whether no source confirms the card's icons or its text."""
    return card.icons_confidence in _DOUBTFUL or card.text_confidence in _DOUBTFUL


def _unverified(state: State) -> tuple[str, ...]:
    """Keys of facts on the table that no source confirms."""
    book = state.frame.book
    cards = [c.key for i in (*state.standing, *state.resolving) if doubtful(c := book.cards[i])]
    places = [
        p.key
        for s in sites(state)
        if (p := book.paths.get(s.card) or book.battlegrounds[s.card])
        and (p.confidence in _DOUBTFUL or p.text_confidence in _DOUBTFUL)
    ]
    return tuple(dict.fromkeys((*places, *cards)))
