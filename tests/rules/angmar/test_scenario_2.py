"""Scenario 2, The Weather Hills: its setup and its stages (scenarios.json 2, quests.json 2; RULES 10.2)."""

from __future__ import annotations

import pytest

from rules.angmar import doing, leaving, looking, questing, values
from rules.angmar import events as ev
from rules.angmar.state import Step
from rules.angmar.steps import attack as fight
from rules.angmar.writing import then
from rules.core.ledger import Ledger
from tests.rules.angmar.kit import Table

HILLS, MISSION = "the-weather-hills", "hunting-the-orcs-savage-counter-attack-tlr"
HUNT, SECOND = f"{MISSION}#1", "quest-2-2#1"


def table(players: int = 2, **options: str) -> Table:
    return Table(HILLS, players, **options)


def keys(play: Table, pile: str) -> list[str]:
    return sorted(looking.key_of(card) for card in play.pile(pile))


# Setup


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("mode", "deck", "orcs"), [("standard", 31, 11), ("easy", 24, 9)])
def test_setup(players: int, mode: str, deck: int, orcs: int) -> None:
    """47 cards (38 in easy mode): the Mission, two aside, two places and the Orc deck are taken out."""
    play = Table(HILLS, players, clear=False, mode=mode)
    assert len(play.pile("encounter")) == deck
    assert len(play.pile("orcs")) == orcs
    assert keys(play, "aside") == ["amon-forn-tlr", "orc-ambush-tlr"]
    assert sorted(looking.key_of(card) for card in play.staged()) == [MISSION, "weathered-hilltop-tlr"]
    assert looking.key_of(looking.active(play.state, "main")) == "exposed-ridge-tlr"
    assert play.piece(HUNT).side == play.piece(HUNT).tokens == 0
    assert play.piece("quest-2-1#1").side == 1
    assert keys(play, "quest") == ["quest-2-2"]
    assert play.pile("discard") == ()


@pytest.mark.parametrize(("mode", "captains", "marauders"), [("standard", 2, 3), ("easy", 1, 2)])
def test_the_orc_deck_has_the_angmar_orcs_and_the_camps(mode: str, captains: int, marauders: int) -> None:
    play = Table(HILLS, 2, clear=False, mode=mode)
    found = keys(play, "orcs")
    assert {key: found.count(key) for key in found} == {
        "angmar-orc-tlr": 3, "angmar-marauder-tlr": marauders, "angmar-captain-tlr": captains,
        "concealed-orc-camp-tlr": 3,
    }  # fmt: skip


def test_cornered_orcs_stay_in_the_encounter_deck() -> None:
    play = Table(HILLS, 2, clear=False)
    assert keys(play, "encounter").count("cornered-orc-tlr") == 5
    assert not set(keys(play, "encounter")) & {"angmar-orc-tlr", "concealed-orc-camp-tlr"}


def test_two_seeds_shuffle_the_orc_deck_differently() -> None:
    one, other = Table(HILLS, 1, seed="a", clear=False), Table(HILLS, 1, seed="b", clear=False)
    assert one.pile("orcs") != other.pile("orcs")
    assert one.pile("encounter") != other.pile("encounter")


# Stage 1: Scattered Among the Hills


def test_the_first_weather_treachery_of_a_round_has_surge_and_no_other() -> None:
    play = table()
    place = play.on_top("ancient-causeway-tlr")
    play.reveal("freezing-blast-tlr")
    assert place in play.staged()
    play.reveal("biting-wind-tlr")
    assert len(play.told("revealed")) == 1


def test_each_round_has_its_first_weather_treachery() -> None:
    play = table()
    play.on_top("ancient-causeway-tlr")
    play.reveal("freezing-blast-tlr")
    play.do(lambda t: t.happen(ev.RoundBegan(number=2)))
    play.on_top("ruins-of-arnor-tlr")
    play.reveal("biting-wind-tlr")
    assert len(play.told("revealed")) == 2


def test_a_canceled_weather_treachery_surges_too() -> None:
    """FAQ 1.53."""
    play = table(pace="brisk")
    place = play.on_top("ancient-causeway-tlr")
    play.reveal("ice-storm-tlr")
    play.by_hand("cancel", what="effect")
    play.answer("")
    assert place in play.staged()


def test_other_treacheries_have_no_surge() -> None:
    play = table()
    play.reveal("tragic-discovery-tlr")
    assert len(play.told("revealed")) == 1


@pytest.mark.parametrize(("players", "count"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_exploring_an_active_location_reveals_cards_of_the_orc_deck(players: int, count: int) -> None:
    play = table(players)
    place = play.put("ruins-of-arnor-tlr", "active:main")
    stack(play, "concealed-orc-camp-tlr", "angmar-captain-tlr")
    play.explore(place)
    assert len(play.told("revealed")) == count
    assert [looking.key_of(c) for c in play.staged()] == ["concealed-orc-camp-tlr", "angmar-captain-tlr"][:count]
    assert len(play.pile("orcs")) == 11 - count


def stack(play: Table, *wanted: str) -> None:
    """These cards lie on top of the Orc deck, the first one first."""
    for key in reversed(wanted):
        card = next(c for c in play.pile("orcs") if looking.key_of(c) == key)
        play.do(lambda t, card=card: doing.move(t, card, "orcs"), go_on=False)


def test_exploring_a_staged_location_reveals_none() -> None:
    play = table()
    place = play.put("ruins-of-arnor-tlr")
    play.explore(place)
    assert len(play.pile("orcs")) == 11


def test_an_empty_orc_deck_is_ignored() -> None:
    play = table()
    play.do(lambda t: doing.all_to(t, "orcs", "removed"), go_on=False)
    place = play.put("ruins-of-arnor-tlr", "active:main")
    play.explore(place)
    assert play.told("revealed") == []
    assert play.staged() == ()


def test_cards_of_the_orc_deck_go_to_the_encounter_discard_pile() -> None:
    play = table()
    place = play.put("ruins-of-arnor-tlr", "active:main")
    stack(play, "angmar-captain-tlr")
    play.explore(place)
    (captain,) = play.in_play("angmar-captain-tlr")
    play.do(lambda t: leaving.destroy(t, captain))
    assert captain in play.pile("discard")


def test_an_orc_that_is_revealed_there_does_what_it_says() -> None:
    play = table()
    place = play.put("ruins-of-arnor-tlr", "active:main")
    ally = play.ally("p2")
    stack(play, "angmar-orc-tlr")
    play.explore(place)
    assert play.asked() == "option"
    play.answer("Discard")
    assert ally in play.pile("discard:p2")


def test_D03_the_orc_comes_while_progress_is_placed_and_an_ally_is_still_committed() -> None:
    """RULES 10.2: before the rest is placed and before characters leave the quest."""
    play = table(1)
    place, quest = play.put("ruins-of-arnor-tlr", "active:main"), looking.main_quest(play.state, "main")
    ally = play.ally()
    play.commit(ally, *play.heroes())
    stack(play, "angmar-orc-tlr")
    play.phase("quest")
    play.do(lambda t: doing.last(t, "game", "willpower", 9, ally), go_on=False)
    brought = values.questing(play.state, "main")
    play.do(lambda t: then(t, Step(name="quest.resolve", other="main"), Step(name="quest.end", other="main")))
    assert play.asked() == "option"
    assert place in play.pile("discard")
    assert play.piece(ally).committed
    assert play.piece(quest).progress == 0
    play.answer("Discard")
    assert ally in play.pile("discard:p1")
    assert play.piece(quest).progress == brought - 3
    assert not any(play.piece(hero).committed for hero in play.heroes())


def test_A15_the_location_is_explored_with_all_that_follows_before_the_rest_goes_on_the_side_quest() -> None:
    play = table(1)
    place, quest = play.put("ruins-of-arnor-tlr", "active:main"), play.put("make-camp-tlr")
    ally = play.ally()
    stack(play, "angmar-orc-tlr")
    play.current(quest)
    play.do(lambda t: then(t, Step(name="progress", seat="main", n=3 + 6)))
    assert play.asked() == "option"
    assert place in play.pile("discard")
    assert play.piece(quest).progress == 0
    play.answer("Discard")
    assert ally in play.pile("discard:p1")
    assert quest in play.pile("victory")


def test_A02_outside_the_quest_phase_progress_goes_on_the_main_quest() -> None:
    play = table()
    quest, main = play.put("make-camp-tlr"), looking.main_quest(play.state, "main")
    play.current(quest)
    play.by_hand("quest", count="2")
    play.do(lambda t: then(t, Step(name="phase.end"), Step(name="phase", script="combat")))
    play.by_hand("quest", count="3")
    assert play.piece(quest).progress == 2
    assert play.piece(main).progress == 3


# Stage 2: Cornered Animals


def in_combat(play: Table) -> tuple[str, str]:
    """In the combat phase, where the next enemy that is defeated turns the Mission over: Hunting, and an enemy."""
    hunt = play.put(MISSION)
    play.mark(hunt, tokens=len(play.state.seats) + 2)
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.put("angmar-marauder-tlr", "engaged:p1")
    play.mark(orc, damage=2)
    return hunt, orc


def combat(t: Ledger) -> None:
    steps = [Step(name=name) for name in ("combat phase", "phase.end")]
    then(t, Step(name="phase", script="combat"), *steps, Step(name="phase", script="refresh"), Step(name="stop"))


def test_side_a_ends_the_phase_shuffles_everything_in_and_reveals_both_cards() -> None:
    play = table()
    in_combat(play)
    camp = play.put("concealed-orc-camp-tlr", "active:main")
    play.do(combat)
    struck(play)
    assert play.state.phase == "combat"
    assert looking.main_quest(play.state, "main") == SECOND
    assert {looking.key_of(c) for c in play.staged()} >= {"amon-forn-tlr"}
    assert play.pile("orcs") == play.pile("aside") == ()
    assert play.asked() == "pick"  # Orc Ambush is revealed
    while play.asked():
        play.answer()
    assert play.state.phase == "refresh"
    assert play.in_play("orc-ambush-tlr")
    assert [len(looking.at(play.state, f"engaged:{seat}")) for seat in ("p1", "p2")] == [2, 1]
    assert play.piece(SECOND).side == 1
    assert play.piece(camp).at == "active:main"
    assert not [pile for pile in play.state.piles if pile.startswith("shadow:")]


def struck(play: Table) -> None:
    """The enemies attack without being defended against, then the first player kills the Angmar Orc."""
    while play.asked() in {"enemies", "defend", "hero"}:
        play.answer("" if play.asked() == "defend" else None)
    play.answer("angmar-orc")
    for hero in play.heroes():
        if play.asked() == "attackers":
            play.answer(hero)
    if play.asked() == "attackers":
        play.answer("")


def test_the_discard_pile_and_the_orc_deck_are_shuffled_into_the_encounter_deck() -> None:
    play = table(1)
    play.put(MISSION)
    shadow = play.on_top("exposed-ridge-tlr")
    before = {*play.pile("encounter"), *play.pile("orcs"), *play.pile("discard")}
    second(play)
    assert shadow in before
    found = {*play.pile("encounter"), *looking.at(play.state, "engaged:p1")}
    assert before <= found
    assert play.pile("discard") == ()


def second(play: Table) -> None:
    """The second stage begins by the rules."""
    play.do(lambda t: questing.advance(t, "main"))
    while play.asked():
        play.answer()


def test_in_the_quest_phase_nothing_more_is_revealed_and_nobody_stays_committed() -> None:
    play = table(1)
    hunt = play.put(MISSION)
    play.mark(hunt, tokens=3)
    orc = play.put("angmar-orc-tlr", "engaged:p1")
    play.commit(*play.heroes())
    steps = (
        *(Step(name=name, other="main") for name in ("quest.stage", "quest.resolve", "quest.end")),
        Step(name="phase.end"),
        Step(name="phase", script="travel"),
    )
    play.phase("quest")
    play.do(lambda t: (then(t, *steps), leaving.destroy(t, orc)))
    threat = play.threat()
    revealed = [e.card for e in play.told("revealed")]
    while play.asked():
        play.answer()
        revealed += [e.card for e in play.told("revealed")]
    assert sorted(revealed) == ["amon-forn-tlr#1", "orc-ambush-tlr#1"]
    assert play.state.phase == "travel"
    assert not any(piece.committed for piece in play.state.pieces.values())
    assert play.threat() == threat


def test_an_attack_that_is_cut_short_leaves_nothing_behind() -> None:
    """Its shadow card is discarded, and what lasted for it ends."""
    play = table(1)
    hunt = play.put(MISSION)
    play.mark(hunt, tokens=3)
    orc, other = play.put("angmar-orc-tlr", "engaged:p1"), play.put("angmar-marauder-tlr", "engaged:p1")
    play.on_top("cornered-orc-tlr")
    play.phase("combat")
    play.do(lambda t: then(t, *fight.attack(t, other, "p1"), Step(name="phase.end")))
    play.answer("")
    assert play.asked() == "hero"
    assert play.value("attack", other) == 3 + 1
    play.by_hand("damage", card=orc, count="3")
    while play.asked():
        play.answer()
    assert play.value("attack", other) == 3 + 1  # Orc Ambush
    assert not play.state.lasting
    assert not [pile for pile in play.state.piles if pile.startswith("shadow:")]


def test_a_damaged_character_has_1_less_willpower() -> None:
    play = table()
    second(play)
    hero, other = play.heroes("p2")[:2]
    printed = looking.printed(play.state, hero).willpower, looking.printed(play.state, other).willpower
    play.mark(hero, damage=2)
    assert play.value("willpower", hero) == max(0, (printed[0] or 0) - 1)
    assert play.value("willpower", other) == printed[1]


def test_at_stage_1_a_damaged_character_has_all_its_willpower() -> None:
    play = table()
    hero = play.heroes()[0]
    play.mark(hero, damage=1)
    assert play.value("willpower", hero) == looking.printed(play.state, hero).willpower


def at_second(players: int = 2, tokens: int = 5) -> Table:
    """The second stage, with only the Savage Counter-attack in play."""
    play = table(players)
    second(play)
    play.clear()
    play.mark(play.put(MISSION, side=1), tokens=tokens)
    return play


def test_each_quest_phase_begins_with_a_token_less_or_a_card_more() -> None:
    play = at_second()
    play.phase("quest")
    play.moment("quest-begins")
    assert play.asked() == "option"
    assert play.questions()[0].seat == "p1"
    play.answer("Discard")
    assert play.piece(HUNT).tokens == 4
    assert revealed(play) == 2


def test_one_more_encounter_card_can_be_revealed_instead() -> None:
    play = at_second()
    play.phase("quest")
    play.moment("quest-begins")
    play.answer("Reveal")
    assert play.piece(HUNT).tokens == 5
    assert revealed(play) == 3
    play.do(lambda t: then(t, Step(name="phase.end")))
    play.phase("quest")
    assert revealed(play) == 2


def revealed(play: Table) -> int:
    """How many cards the staging step reveals."""
    for key in ("ancient-causeway-tlr", "ruins-of-arnor-tlr", "weathered-hilltop-tlr"):
        if play.in_play(key):
            play.do(lambda t, key=key: leaving.discard(t, play.in_play(key)[0]))
        play.on_top(key)
    play.do(lambda t: then(t, Step(name="quest.stage", other="main")))
    return len(play.told("revealed"))


def test_20_progress_win() -> None:
    play = at_second()
    play.do(lambda t: questing.progress(t, "main", 19))
    assert play.state.result is None
    play.do(lambda t: questing.progress(t, "main", 1))
    assert play.state.result is not None
    assert play.state.result.won


def test_the_last_token_given_at_the_beginning_of_the_quest_phase_loses() -> None:
    play = at_second(tokens=1)
    play.moment("quest-begins")
    play.answer("Discard")
    assert play.state.result is not None
    assert not play.state.result.won


def test_stage_1_takes_no_tokens_at_the_beginning_of_the_quest_phase() -> None:
    play = table()
    play.put(MISSION)
    play.moment("quest-begins")
    assert play.asked() == ""
