"""Scenario 8, The Battle of Carn Dûm (quests.json 8; RULES 10.8)."""

from rules.angmar.cards.the_battle_of_carn_dum import CHAMPION, THAURDIR, THIRD, about_thaurdir, captain, thaurdir_is
from rules.angmar.pools import count, seats
from rules.angmar.shadow_words import facedown
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, anything, write
from rules.angmar.words import flip, raise_threat, reshuffle, take, when

POINTS = 15


def _champion(s: State, _: Step) -> bool:
    return thaurdir_is(s, CHAMPION)


def _third_card(s: State, f: Step) -> bool:
    """Thaurdir was dealt his third shadow card: exactly the third (EDGE_CASES H-04)."""
    card = f.env["it"]
    return about_thaurdir(s, "", card) and len(facedown(s, card)) == THIRD


def _shadow_cards(s: State, _: Step) -> int:
    """All shadow cards in play."""
    return sum(len(cards) for pile, cards in s.piles.items() if pile.startswith("shadow:"))


def _enough(s: State, source: str) -> bool:
    return s.pieces[source].progress >= POINTS


def _he_is_in_play(s: State, _: str) -> bool:
    return any(about_thaurdir(s, "", card) for card in s.pieces)


STAYS = Constant("stays-in-staging", of=about_thaurdir)

write(
    "quest-8-1",
    Text(
        setup=(
            take("thaurdir-captain-champion-bocd", "staging"),
            take("carn-dum-garrison-bocd", "staging", count(seats)),
            take("accursed-battlefield-bocd", "active"),
            reshuffle(),
        ),
    ),
)
write(
    "quest-8-1/2",
    Text(
        constants=(
            Constant("no-damage", of=about_thaurdir),
            STAYS,
            Constant("keeps-shadows", of=anything),
        ),
        forced=(
            Trigger("dealt", (flip(THAURDIR),), when=_third_card),
            Trigger("round-ends", (flip(THAURDIR),), when=_champion),
        ),
    ),
)
write(
    "quest-8-2",
    Text(revealed=(raise_threat(_shadow_cards, "all"), when(captain, flip(THAURDIR)))),
)
write(
    "quest-8-2/2",
    Text(
        constants=(
            STAYS,
            Constant("attacks-each", of=about_thaurdir),
            Constant("no-indestructible", of=about_thaurdir, when=_enough),
            Constant("undefeatable", when=_he_is_in_play),
        ),
        forced=(Trigger("round-ends", (flip(THAURDIR),), when=captain),),
    ),
)
