"""The encounter set Dark Sorcery (encounter_sets.json)."""

from rules.angmar import doing, looking, pools
from rules.angmar.looking import front
from rules.angmar.pile_words import has_copy, kinds, restore
from rules.angmar.pools import area, characters, face_attached
from rules.angmar.shadow_words import boost, defender
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, anything, write
from rules.angmar.words import act, discard, each_player, mill, to_current_quest
from rules.core.ledger import Ledger


def _all_mill(t: Ledger, f: Step) -> None:
    """Each player mills 3; a card type counts once, whoever discarded it."""
    seats = pools.seats(t.state, f, "all")
    lost = [card for seat in seats for card in doing.mill(t, seat, 3, cause=f.card)]
    types = {front(t.state, card).kind for card in lost}
    doing.last(t, "round", "staging-threat", 2 * len(types), area(t.state, f), card=f.card)


write(
    "terror-of-the-north-tlr",
    Text(revealed=(act(_all_mill),), shadow=(mill(3), boost(kinds))),
)


def _doubled(s: State, f: Step) -> tuple[str, ...]:
    """Your allies whose title matches a card in your discard pile."""
    allies = characters("you", "ally")(s, f)
    return tuple(card for card in allies if looking.title_in(s, card, f"discard:{f.seat}"))


def _doubled_defender(s: State, f: Step) -> tuple[str, ...]:
    return tuple(card for card in defender(s, f) if has_copy(s, card))


write(
    "dark-sorcery-tlr",
    Text(revealed=(each_player(discard(_doubled)),), shadow=(discard(_doubled_defender),)),
)


def _has_copy(s: State, _: str, card: str) -> bool:
    """A player card with its title in its owner's discard pile, itself included if it lies there (EDGE_CASES D-10)."""
    return bool(looking.owner(card)) and has_copy(s, card)


write(
    "heavy-curse-tlr",
    Text(revealed=(to_current_quest(),), constants=(Constant("price", 1, of=_has_copy, when=face_attached),)),
)
write(
    "the-power-of-angmar-tlr",
    Text(
        constants=(Constant("discards-locked", of=anything),),
        forced=(Trigger("defeated", (restore(5),), out=True, when=lambda s, f: f.env["it"] == f.card),),
    ),
)
