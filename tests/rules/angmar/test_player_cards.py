"""What well-known player cards say can be done at the table, by hand moves (RULES 1, 3, 6, 8).

Each test names the card or the kind of cards whose text it does.
"""

from __future__ import annotations

import pytest

from rules.angmar import GAME, doing, looking, values
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from rules.core.game import Illegal
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"
ORC, PLACE, OTHER = "angmar-orc-tlr", "rugged-country-tlr", "outlying-homestead-tlr"


@pytest.fixture
def play() -> Table:
    return Table(CHETWOOD)


def in_hand(play: Table, kind: str, seat: str = "p1") -> str:
    """A card of that kind of the seat's deck comes into its hand."""
    cards = (*play.pile(f"hand:{seat}"), *play.pile(f"deck:{seat}"))
    card = next(c for c in cards if looking.front(play.state, c).kind == kind)
    if card not in play.pile(f"hand:{seat}"):
        play.do(lambda t: doing.move(t, card, f"hand:{seat}"), go_on=False)
    return card


# Enemies that cannot attack: Feint, Thicket of Spears, Forest Snare


def test_an_enemy_that_cannot_attack_this_phase_does_not(play: Table) -> None:
    orc, other = play.put(ORC, "engaged:p1"), play.put(ORC, "engaged:p1")
    play.phase("combat")
    play.by_hand("rule", card=orc, rule="no-attack", until="phase")
    play.do(lambda t: then(t, Step(name="enemies", seat="p1")))
    assert [e.card for e in play.told("attacks")] == [other]


def test_that_an_enemy_cannot_attack_ends_with_the_phase(play: Table) -> None:
    orc = play.put(ORC, "engaged:p1")
    play.by_hand("rule", card=orc, rule="no-attack", until="phase")
    play.do(lambda t: then(t, Step(name="phase.end")), go_on=True)
    assert not values.barred(play.state, "no-attack", orc)


def test_what_an_attachment_said_ends_when_it_has_gone(play: Table) -> None:
    orc = play.put(ORC, "engaged:p1")
    play.by_hand("rule", card=orc, rule="no-attack", until="game")
    play.by_hand("modify", card=orc, stat="threat", sign="less", count="1", until="game")
    for what in play.offered()["lapse"]:
        play.by_hand("lapse", what=what)
    assert not values.barred(play.state, "no-attack", orc)
    assert play.value("threat", orc) == looking.front(play.state, orc).threat
    assert "lapse" not in play.offered()


def test_rules_are_said_of_cards_that_know_them(play: Table) -> None:
    orc = play.put(ORC)
    with pytest.raises(Illegal, match="other kinds"):
        play.by_hand("rule", card=orc, rule="cannot-defend", until="phase")


def test_an_enemy_that_makes_no_engagement_checks_stays() -> None:
    play = Table("the-weather-hills")
    orc = play.put(ORC)
    play.set_threat(49)
    play.by_hand("rule", card=orc, rule="no-check", until="game")
    play.do(lambda t: then(t, Step(name="checks", other=MAIN)))
    assert play.piece(orc).at == "staging:main"


# Keywords and icons for a while: Song of Travel, bows, Elven Mail


def test_a_keyword_lasts_as_long_as_the_card_says(play: Table) -> None:
    hero, orc = play.heroes("p2")[0], play.put(ORC, "engaged:p1")
    play.by_hand("keyword", "p2", card=hero, keyword="ranged", until="phase")
    assert values.granted(play.state, "ranged", hero)
    play.do(lambda t: then(t, Step(name="strike", seat="p2")))
    assert orc in play.options()
    play.do(lambda t: then(t, Step(name="phase.end")))
    assert not values.granted(play.state, "ranged", hero)


def test_an_icon_is_gone_with_the_song_that_gave_it(play: Table) -> None:
    hero = play.heroes()[0]
    play.by_hand("icon", card=hero, sphere="spirit")
    assert GAME.seen_by(play.state, "p1").pieces[hero].said == ("spirit",)
    (key,) = play.offered()["lapse"]
    play.by_hand("lapse", what=key)
    assert GAME.seen_by(play.state, "p1").pieces[hero].said == ()


# Each character: Faramir, Grim Resolve, For Gondor!


def test_each_character_of_a_player_gets_more_willpower_and_later_ones_do_not(play: Table) -> None:
    before = {hero: play.value("willpower", hero) for hero in play.heroes()}
    other = play.heroes("p2")[0]
    theirs = play.value("willpower", other)
    play.by_hand("modify", card="all:p1", stat="willpower", sign="more", count="1", until="phase")
    late = play.ally()
    assert all(play.value("willpower", hero) == worth + 1 for hero, worth in before.items())
    assert play.value("willpower", other) == theirs
    assert play.value("willpower", late) == looking.front(play.state, late).willpower


def test_all_characters_ready_with_one_move(play: Table) -> None:
    everybody = (*play.heroes(), *play.heroes("p2"))
    for hero in everybody:
        play.mark(hero, exhausted=1)
    play.by_hand("ready", card="all")
    assert not any(play.piece(hero).exhausted for hero in everybody)


def test_doomed_of_a_player_card_raises_each_players_threat(play: Table) -> None:
    before = play.threat("p1"), play.threat("p2")
    play.by_hand("threat", seat="all", sign="more", count="2")
    assert (play.threat("p1"), play.threat("p2")) == (before[0] + 2, before[1] + 2)


# Locations: Northern Tracker


def test_each_staged_location_gets_progress_and_the_active_one_none(play: Table) -> None:
    one, two, active = play.put(PLACE), play.put(OTHER), play.put("chetwood-forest-tlr", "active:main")
    play.by_hand("scout", count="1")
    assert play.piece(one).progress == play.piece(two).progress == 1
    assert play.piece(active).progress == 0


# Resources: Parting Gifts, Bifur; cards that hold some


def test_resources_that_are_moved_are_not_spent() -> None:
    play = Table("the-battle-of-carn-dum")
    walls = play.put("fortress-walls-bocd", "active:main")
    one, two, *_ = play.heroes()
    play.mark(one, resources=3)
    play.mark(two, resources=0)
    before = play.threat()
    play.by_hand("pass", card=one, host=two, count="2")
    assert (play.piece(one).resources, play.piece(two).resources) == (1, 2)
    assert play.threat() == before
    play.by_hand("spend", card=two, count="1")
    assert play.threat() == before + 1
    assert walls in play.state.pieces


def test_no_more_resources_are_moved_than_there_are(play: Table) -> None:
    one, two, *_ = play.heroes()
    play.mark(one, resources=1)
    with pytest.raises(Illegal, match="not so many"):
        play.by_hand("pass", card=one, host=two, count="2")
    with pytest.raises(Illegal, match="there already"):
        play.by_hand("pass", card=one, host=one, count="1")


def test_an_ally_or_attachment_holds_resources_too(play: Table) -> None:
    ally = play.ally()
    play.by_hand("gain", card=ally, count="2")
    play.by_hand("spend", card=ally, count="1")
    assert play.piece(ally).resources == 1


# Paying: secrecy, cards that make others cheaper, any sphere


def test_a_card_may_cost_less(play: Table) -> None:
    card = next(c for c in play.pile("deck:p1") if looking.front(play.state, c).name == "Gandalf")
    play.do(lambda t: doing.move(t, card, "hand:p1"), go_on=False)
    for hero in play.heroes():
        play.mark(hero, resources=1)
    with pytest.raises(Illegal, match="cannot pay"):
        play.by_hand("play", card=card, paid="yes", x="0")
    play.by_hand("play", card=card, paid="less", x="3")
    play.answer_all(limit=5)
    assert play.piece(card).at == "play:p1"
    cost = looking.cost_number(play.state, card) - 3
    assert sum(play.piece(hero).resources for hero in play.heroes()) == len(play.heroes()) - cost


def test_resources_of_any_sphere_may_pay_where_a_card_says_so(play: Table) -> None:
    spheres = {looking.front(play.state, hero).sphere for hero in play.heroes()}
    foreign = next(
        c for c in play.pile("deck:p2")
        if looking.front(play.state, c).sphere not in {*spheres, "neutral"} and looking.cost_number(play.state, c) == 1
    )  # fmt: skip
    copy = foreign.replace("p2:", "p1:")
    play.do(lambda t: t.happen(doing.ev.PileMade(pile="hand:p1", cards=(copy,))), go_on=False)
    for hero in play.heroes():
        play.mark(hero, resources=1)
    with pytest.raises(Illegal, match="cannot pay"):
        play.by_hand("play", card=copy, paid="yes", x="0")
    play.by_hand("play", card=copy, paid="any", x="0")
    assert play.asked() == "pay"
    assert set(play.options()) == set(play.heroes())


# Traps and guarded cards: Ranger Spikes


def test_a_trap_waits_in_the_staging_area_until_it_is_attached_to_an_enemy(play: Table) -> None:
    trap, orc = in_hand(play, "attachment"), play.put(ORC)
    play.by_hand("play", card=trap, paid="no", x="0")
    play.answer("staging:main")
    assert play.piece(trap).at == "staging:main"
    assert looking.controller(play.state, trap) == "p1"
    assert values.staging_threat(play.state, MAIN) == play.value("threat", orc)
    play.by_hand("attach", card=trap, host=orc)
    assert play.piece(trap).at == f"on:{orc}"
    assert looking.controller(play.state, trap) == "p1"


def test_a_trap_in_the_staging_area_goes_with_its_player(play: Table) -> None:
    trap = in_hand(play, "attachment")
    play.by_hand("enter", card=trap)
    play.answer("staging:main")
    play.set_threat(50)
    play.settle()
    assert trap in play.pile("discard:p1")


# Attacks beside those of the phase: Quick Strike, Dunhere


def test_characters_attack_by_a_card_also_a_staged_enemy_and_may_attack_again(play: Table) -> None:
    orc, hero = play.put(ORC), play.heroes()[0]
    play.do(lambda t: then(t, Step(name="window", other="a test")), go_on=False)
    play.by_hand("assault", card=orc)
    assert play.asked() == "attackers"
    play.answer(hero)
    play.answer("")
    struck = play.told("struck")[0]
    assert (struck.card, struck.other, struck.m) == (orc, hero, play.value("attack", hero))
    assert play.piece(hero).exhausted
    assert not any(key.startswith("phase:struck") for key in play.state.notes)
    assert not any(waiting.step.name == "strike" for waiting in play.state.agenda)


# Staging: Gildor's Counsel


def test_one_card_fewer_is_revealed_in_the_staging_step() -> None:
    play = Table(CHETWOOD)
    for key in (PLACE, OTHER):
        play.on_top(key)
    assert "staging" not in play.offered()
    play.phase("quest")
    steps = [Step(name="commit", seat="p1"), Step(name="quest.stage", other=MAIN)]
    play.do(lambda t: then(t, *steps))
    play.by_hand("staging", sign="less", count="1")
    play.answer("")
    assert len(play.told("revealed")) == 1


# This attack only


def test_a_number_changes_for_this_attack_only(play: Table) -> None:
    orc, hero = play.put(ORC, "engaged:p1"), play.heroes()[0]
    assert "attack" not in [
        c.value for t in GAME.tools(play.state, "p1") if t.key == "modify" for c in t.params[4].choices
    ]
    before = play.value("defense", hero)
    play.attack(orc)
    play.by_hand("modify", card=hero, stat="defense", sign="more", count="3", until="attack")
    assert play.value("defense", hero) == before + 3
    play.answer(hero)
    assert play.value("defense", hero) == before


# Out of play for a while: Saruman


def test_a_staged_enemy_counts_as_out_of_play_and_has_not_left_it(play: Table) -> None:
    orc = play.put(ORC)
    play.mark(orc, damage=1)
    threat = values.staging_threat(play.state, MAIN)
    play.by_hand("hide", card=orc)
    assert values.staging_threat(play.state, MAIN) == threat - looking.front(play.state, orc).threat
    assert orc not in play.offered().get("damage", ())
    assert orc not in looking.in_play(play.state, {"enemy"})
    play.set_threat(49)
    play.do(lambda t: then(t, Step(name="checks", other=MAIN)))
    play.by_hand("unhide", card=orc)
    assert play.piece(orc).at == "staging:main"
    assert play.piece(orc).damage == 1


def test_the_text_of_a_card_that_counts_as_out_of_play_does_nothing(play: Table) -> None:
    party = play.put("orc-war-party-tlr")
    orc = play.put(ORC)
    assert values.barred(play.state, "no-damage", orc)
    assert values.barred(play.state, "cannot-win")
    play.by_hand("hide", card=party)
    assert not values.barred(play.state, "no-damage", orc)
    assert not values.barred(play.state, "cannot-win")
    play.by_hand("unhide", card=party)
    assert values.barred(play.state, "cannot-win")
