"""Scenario 2, The Weather Hills: its second stage (quests.json 2; RULES 10.2)."""

from __future__ import annotations

from rules.angmar import leaving, looking, questing
from rules.angmar.ending import ROUNDS
from rules.angmar.state import Step
from rules.angmar.steps import attack as fight
from rules.angmar.writing import then
from rules.core.ledger import Ledger
from tests.rules.angmar.kit import Table

HILLS, MISSION = "the-weather-hills", "hunting-the-orcs-savage-counter-attack-tlr"
HUNT, SECOND = f"{MISSION}#1", "quest-2-2#1"


def table(players: int = 2, **options: str) -> Table:
    return Table(HILLS, players, **options)


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


def test_a_refresh_phase_that_is_cut_short_is_one_round() -> None:
    play = table(1)
    play.put(MISSION)
    play.phase("refresh")

    def cut_short(t: Ledger) -> None:
        then(t, Step(name="refresh.ends"), Step(name="counters"), Step(name="phase.end"), Step(name="round.over"))
        questing.advance(t, "main")

    play.do(cut_short)
    play.answer_all()
    assert looking.main_quest(play.state, "main") == SECOND
    assert play.state.notes[ROUNDS] == 1


def test_between_two_rounds_the_second_stage_begins_and_the_next_round_follows() -> None:
    play = table(1)
    play.put(MISSION)
    play.do(lambda t: (then(t, Step(name="round.over"), Step(name="round")), questing.advance(t, "main")))
    while play.state.round == 1:
        play.answer()
    assert looking.main_quest(play.state, "main") == SECOND
    assert play.asked() == "play"


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
