"""Scenario 6, Across the Ettenmoors: setup, stages, how it ends (scenarios.json 6, quests.json 6; EDGE_CASES G)."""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, looking, questing, values
from rules.angmar import events as ev
from rules.angmar.facts import CARDS
from rules.angmar.state import MAIN, Step
from rules.angmar.texts import text_of
from rules.angmar.writing import then
from rules.core.game import Setup
from tests.rules.angmar.ettenmoors import AMARTHIUL, CAVE, HAVENS, defeat, hurt, quest, revealed, table
from tests.rules.angmar.kit import Table

ERRANDS = ("lie-low-ate", "forage-for-food-ate", "scavenge-for-supplies-ate")
TROLL = "savage-trollspawn-ate"


def set_up(players: int, mode: str = "standard", seed: str = "a test") -> Table:
    return Table("across-the-ettenmoors", players, seed=seed, mode=mode, clear=False)


@pytest.mark.parametrize(
    ("players", "mode", "deck"),
    [
        (1, "standard", 44), (2, "standard", 43), (3, "standard", 42), (4, "standard", 41),
        (1, "easy", 31), (2, "easy", 30), (3, "easy", 29), (4, "easy", 28),
    ],
)  # fmt: skip
def test_setup(players: int, mode: str, deck: int) -> None:
    """48 cards (35 in easy mode) without Amarthiúl, a side quest, a safe location and a Trollspawn for each player.

    G-01: the side quest guards the safe location, and no other card does.
    """
    play = set_up(players, mode)
    assert len(play.pile("encounter")) == deck
    assert play.pile("discard") == play.pile("aside") == play.pile("revealed") == ()
    keys = [looking.key_of(card) for card in play.staged()]
    assert keys[0] in ERRANDS
    assert keys[1:] == [TROLL] * players
    guarded = looking.attached(play.state, play.staged()[0])
    assert len(guarded) == 1
    assert looking.key_of(guarded[0]) in HAVENS
    assert play.piece(AMARTHIUL).at == f"play:{play.state.first}"
    assert looking.active(play.state, MAIN) == ""
    assert looking.key_of(quest(play)) == "quest-6-1"
    there = [looking.key_of(card) for card in play.pile("encounter")]
    assert sorted([*there, keys[0], looking.key_of(guarded[0])]).count("lost-in-the-wilderness-tlr") == 1
    assert {*ERRANDS, *HAVENS} - {keys[0], looking.key_of(guarded[0])} <= set(there)


def test_which_side_quest_and_which_safe_location_begin_is_left_to_chance() -> None:
    tables = [set_up(1, seed=f"seed {n}") for n in range(24)]
    first = [play.staged()[0] for play in tables]
    assert {looking.key_of(card) for card in first} == set(ERRANDS)
    guarded = {looking.key_of(looking.attached(play.state, card)[0]) for play, card in zip(tables, first, strict=True)}
    assert guarded == set(HAVENS)


def test_the_setup_reveals_the_side_quest_and_adds_the_trollspawn() -> None:
    state = GAME.start(Setup("across-the-ettenmoors", "a test", {"players": "2", "pace": "quick"})).state
    told: list[str] = []
    while not state.round:
        question = GAME.questions(state)[0]
        outcome = GAME.play(state, question.seat, question.options[0])
        state = outcome.state
        told += [looking.key_of(e.card) for e in outcome.events if isinstance(e, ev.Told) and e.what == "revealed"]
    assert len(told) == 1
    assert told[0] in ERRANDS


def test_the_quest_deck_has_three_stages_of_10_20_and_17_points() -> None:
    play = table()
    points = []
    for stage in (1, 2, 3):
        assert looking.key_of(quest(play)) == f"quest-6-{stage}"
        points.append(looking.printed(play.state, quest(play)).points)
        if stage < 3:
            play.do(lambda t: questing.advance(t, MAIN))
            play.answer_all()
    assert points == [10, 20, 17]


def test_G10_no_card_of_the_scenario_has_battle() -> None:
    sets = ("across-the-ettenmoors", "eriador-wilds", "foul-weather", "amarthiul", "quest-6")
    faces = [face.key for card in CARDS.values() if card.set in sets for face in card.faces]
    assert len(faces) > 30
    assert not [key for key in faces for constant in text_of(key).constants if constant.stat == "battle"]
    play = table()
    assert values.in_battle(play.state, MAIN) == "willpower"


# Stage 1


def beginning(play: Table) -> None:
    play.phase("quest")
    play.do(lambda t: then(t, Step(name="quest.begin", other=MAIN), Step(name="current", other=MAIN)))


def under(play: Table, *keys: str) -> list[str]:
    """Copies of those cards lie on top of the encounter deck, the first one on top."""
    taken: list[str] = []
    for key in keys:
        found = [c for pile in ("encounter", "discard") for c in play.pile(pile) if looking.key_of(c) == key]
        taken.append(next(card for card in found if card not in taken))
    for card in reversed(taken):
        play.do(lambda t, card=card: doing.move(t, card, "encounter"), go_on=False)
    return taken


def test_1B_without_a_side_quest_in_play_the_first_of_the_deck_is_revealed() -> None:
    play = table()
    troll, fells, side, below = under(play, TROLL, "troll-fells-ate", "forage-for-food-ate", "goblin-pursuer-ate")
    beginning(play)
    assert {troll, fells} <= set(play.pile("discard"))
    assert play.piece(side).at == "staging:main"
    assert revealed(play) == ["forage-for-food-ate"]
    assert play.pile("encounter")[0] == below


def test_1B_a_side_quest_found_there_is_revealed_with_surge_and_all() -> None:
    play = table()
    under(play, "make-camp-tlr", "goblin-pursuer-ate")
    beginning(play)
    assert revealed(play) == ["make-camp-tlr", "goblin-pursuer-ate"]


def test_1B_with_an_encounter_side_quest_in_play_nothing_is_discarded() -> None:
    play = table()
    play.put("lie-low-ate")
    before = play.pile("encounter")
    beginning(play)
    assert play.pile("encounter") == before


def test_G02_the_side_quest_that_was_just_found_may_be_chosen_as_the_current_quest() -> None:
    play = table()
    (side,) = under(play, "forage-for-food-ate")
    beginning(play)
    assert play.asked() == "current"
    assert play.options() == ("", side)
    play.answer(side)
    assert looking.current_quest(play.state, MAIN) == side


def test_1B_an_encounter_deck_without_a_side_quest_is_made_anew_once() -> None:
    """RULES 4.4: in the quest phase an effect that needs cards gets them from the discard pile."""
    play = table()
    sides = [
        c for p in ("encounter", "discard") for c in play.pile(p) if looking.front(play.state, c).kind == "side-quest"
    ]
    for card in sides[1:]:
        play.do(lambda t, card=card: doing.move(t, card, "removed"), go_on=False)
    play.do(lambda t: doing.move(t, sides[0], "discard"), go_on=False)
    beginning(play)
    assert play.piece(sides[0]).at == "staging:main"
    play = table()
    for card in sides:
        play.do(lambda t, card=card: doing.move(t, card, "removed"), go_on=False)
    beginning(play)
    assert play.asked() == ""


@pytest.mark.parametrize(("key", "points"), [("forage-for-food-ate", 6), ("lie-low-ate", 8), ("make-camp-tlr", 6)])
def test_1B_a_defeated_side_quest_gives_its_points_as_progress(key: str, points: int) -> None:
    play = table()
    side = play.put(key)
    defeat(play, side)
    play.answer_all()
    assert play.piece(quest(play)).progress == points


def test_1B_two_side_quests_may_end_the_stage() -> None:
    play = table()
    for key in ("forage-for-food-ate", "make-camp-tlr"):
        side = play.put(key)
        defeat(play, side)
        play.answer_all()
    assert looking.key_of(quest(play)) == "quest-6-2"
    assert play.piece(quest(play)).progress == 0


def test_only_the_first_stage_takes_the_points_of_a_side_quest() -> None:
    play = at_stage(2)
    defeat(play, play.put("forage-for-food-ate"))
    play.answer_all()
    assert play.piece(quest(play)).progress == 0


# Stages 2 and 3


def at_stage(stage: int) -> Table:
    """Side B of that stage, with nothing else in play."""
    play = table()
    for _ in range(stage - 1):
        play.do(lambda t: questing.advance(t, MAIN))
        play.answer_all()
    play.clear()
    return play


@pytest.mark.parametrize("stage", [1, 2])
def test_2A_and_3A_shuffle_the_discard_pile_in_and_reveal_the_first_side_quest(stage: int) -> None:
    play = at_stage(stage)
    cards = len(play.pile("encounter")) + len(play.pile("discard"))
    play.phase("combat")
    play.do(lambda t: questing.advance(t, MAIN))
    first = play.told("revealed")[0].card
    assert looking.front(play.state, first).kind == "side-quest"
    play.answer_all()
    assert play.piece(first).at == "staging:main"
    dug = play.pile("discard")
    assert not [card for card in dug if looking.front(play.state, card).kind == "side-quest"]
    assert len(play.pile("encounter")) + len(dug) < cards


def test_2A_reveals_nothing_when_there_is_no_side_quest_left() -> None:
    play = table()
    for card in (*play.pile("encounter"), *play.pile("discard")):
        if looking.front(play.state, card).kind == "side-quest":
            play.do(lambda t, card=card: doing.move(t, card, "removed"), go_on=False)
    play.do(lambda t: questing.advance(t, MAIN))
    assert revealed(play) == []
    assert looking.key_of(quest(play)) == "quest-6-2"
    assert play.piece(quest(play)).side == 1


def staging_step(play: Table) -> int:
    """How many cards are revealed for two players, all of them without surge."""
    play.phase("quest")
    under(play, *["goblin-pursuer-ate"] * 2, *["coldfell-giant-ate"] * 2)
    play.do(lambda t: then(t, Step(name="quest.stage", other=MAIN)))
    return len(revealed(play))


def test_2B_one_card_more_is_revealed_in_the_quest_phase() -> None:
    assert staging_step(at_stage(2)) == 3


def test_2B_at_a_safe_location_it_is_not() -> None:
    play = at_stage(2)
    play.put(CAVE, "active:main")
    assert staging_step(play) == 2


@pytest.mark.parametrize("place", [(CAVE, "staging:main"), ("troll-fells-ate", "active:main")])
def test_2B_only_an_active_safe_location_keeps_it_off(place: tuple[str, str]) -> None:
    play = at_stage(2)
    play.put(*place)
    assert staging_step(play) == 3


@pytest.mark.parametrize("stage", [1, 3])
def test_the_other_stages_reveal_one_card_for_each_player(stage: int) -> None:
    assert staging_step(at_stage(stage)) == 2


def test_3B_damaged_characters_have_2_willpower_less() -> None:
    play = at_stage(3)
    hero, other = play.heroes("p2")[0], play.heroes()[0]
    before = play.value("willpower", hero), play.value("willpower", other)
    hurt(play, hero, AMARTHIUL)
    assert play.value("willpower", hero) == max(0, before[0] - 2)
    assert play.value("willpower", AMARTHIUL) == 0
    assert play.value("willpower", other) == before[1]


def test_3B_at_a_safe_location_they_have_not() -> None:
    play = at_stage(3)
    hero = play.heroes()[0]
    before = play.value("willpower", hero)
    hurt(play, hero)
    play.put(CAVE, "active:main")
    assert play.value("willpower", hero) == before


def test_17_progress_on_the_third_stage_wins() -> None:
    play = at_stage(3)
    play.do(lambda t: questing.progress(t, MAIN, 16))
    assert play.state.result is None
    play.do(lambda t: questing.progress(t, MAIN, 1))
    assert play.state.result is not None
    assert play.state.result.won


def test_the_players_lose_when_all_are_eliminated() -> None:
    play = table()
    play.do(lambda t: doing.threat(t, "p2", 50))
    assert play.state.result is None
    play.do(lambda t: doing.threat(t, "p1", 50))
    assert play.state.result is not None
    assert not play.state.result.won
