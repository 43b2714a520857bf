"""What a state carries on from the one before is what it would work out anew."""

import random

from rules.card_game import GAME
from rules.card_game.combat import hope, tally
from rules.card_game.destinations import places_to_move
from rules.card_game.state import State
from rules.card_game.table import sites
from rules.core import codec
from tests.rules.play import Case, played, start


def test_places_texts_and_combats_are_never_out_of_date() -> None:
    rng = random.Random(5)
    case = Case(GAME.key, "trilogy", {"promos": "in"}, 5)
    for move in played(case, start(case)):
        state: State = move.outcome.state
        for site in sites(state):
            tally(state, site.card), hope(state, site.card)
        if rng.randrange(4) == 0:
            fresh = codec.load(State, codec.dump(State, state))
            assert state.standing == fresh.standing
            assert state.held == fresh.held
            for site in sites(state):
                assert tally(state, site.card) == tally(fresh, site.card)
                assert hope(state, site.card) == hope(fresh, site.card)
            for deck in state.decks.values():
                assert [places_to_move(state, c) for c in deck.reserve] == [
                    places_to_move(fresh, c) for c in deck.reserve
                ]
