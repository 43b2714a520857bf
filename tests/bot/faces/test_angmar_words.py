"""What happens in Angmar Awakened is told in words: every event one line, hidden parts said as such."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from bot.faces.angmar import FACE, texts
from bot.faces.angmar import names as n
from bot.faces.angmar.words import SILENT, WORDS, group
from bot.faces.angmar.words_of_repair import REPAIRS
from bot.faces.angmar.words_told import TOLD
from rules.angmar import GAME, looking
from rules.angmar import events as ev
from rules.angmar.decks import CARDS as PLAYER
from rules.angmar.decks import STARTERS, Deck, PlayerCard
from rules.angmar.facts import CARDS, FACES
from rules.angmar.looking import WRAITH
from rules.angmar.repairs import tools_of
from rules.angmar.rulings import SETTINGS
from rules.angmar.state import Lasting
from rules.angmar.texts import GROUPS as RULE_GROUPS
from rules.angmar.texts import TEXTS as RULES
from tests.bot.faces.angmar_kit import sees
from tests.rules.angmar.kit import Table

CHETWOOD = "intruders-in-chetwood"


@pytest.fixture(scope="module")
def t() -> Table:
    return Table(CHETWOOD)


def say(t: Table, event: Any, seat: str | None = None) -> str:
    heard = GAME.heard_by(event, seat)
    return "" if heard is None else FACE.say(sees(t, seat), heard)


def news(t: Table) -> list[str]:
    """What the channel was told of the last change."""
    return [line for event in t.events if (line := say(t, event))]


def told(t: Table, what: str, **about: Any) -> str:
    return say(t, ev.Told(what=what, **about))


def test_every_kind_of_event_has_words_or_is_silent_on_purpose() -> None:
    kinds = set(get_args(ev.Event))
    assert kinds == set(WORDS) | SILENT
    assert not set(WORDS) & SILENT


def test_a_deck_is_named_with_its_heroes(t: Table) -> None:
    brought = ev.DeckBrought(seat="p2", deck=STARTERS[0])
    assert say(t, brought) == (
        "**Player 2** plays “Captains of the West (Leadership)” with Aragorn, Théodred and Glóin."
    )


def test_a_title_with_a_mark_of_its_own_gets_no_full_stop_behind_it(t: Table) -> None:
    hasty = next(c for c, card in PLAYER.items() if card.name == "Don't Be Hasty!")
    drawn = ev.Moved(card=f"p1:{hasty}#1", source="deck:p1", to="hand:p1", how="drawn")
    assert say(t, drawn, "p1") == "You draw **Don't Be Hasty!**"
    assert n.once("“What is X?”. Then… and 3.") == "“What is X?” Then… and 3."


def test_an_effect_on_a_group_of_cards_says_on_which(t: Table) -> None:
    assert all(group(f"@{name}") for name in RULE_GROUPS), "every group of the rules has words"
    lasting = Lasting(
        until="round", stat="engagement", amount=-10, on="@enemies-beside-p2", card="sound-the-alarm-efmg#1"
    )
    assert say(t, ev.LastingBegan(effect=lasting)) == (
        "**Sound the Alarm!**: each enemy near Player 2 has -10 engagement cost until the end of the round."
    )


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("goblin-tormentor-efmg", "enemy, engagement 28, threat 2, attack X, defense 1, 3 hit points"),
        ("tunnels-of-mount-gram-efmg", "location, threat X, 4 quest points"),
        ("shrouded-hills-tlr", "location, threat X, 5 quest points"),
    ],
)
def test_a_number_that_a_card_works_out_itself_is_told_as_x(key: str, words: str) -> None:
    assert texts.stats(FACES[key]) == words


def test_names_of_strangers_make_no_formatting_and_call_nobody(t: Table) -> None:
    hero = PlayerCard(code="x1", name="**Bob** [gift](http://x.y) @everyone\n# Big", type="hero")
    deck = Deck(name="||`a`|| <@1> " + "y" * 90, heroes={"x1": 1}, extra={"x1": hero})
    line = say(t, ev.DeckBrought(seat="p1", deck=deck, casual=True))
    assert "\n" not in line
    for mark in ("**Bob**", "[gift]", "http://", "@everyone", "||", "<@1>", "`a`"):
        assert mark not in line.replace("\\|", "").replace("\\*", ""), mark
    assert ", for casual play," in line
    assert len(line) < 250


@pytest.mark.rule("Who sees what")
def test_a_drawn_card_is_named_to_its_player_alone(t: Table) -> None:
    card = t.pile("hand:p1")[0]
    drawn = ev.Moved(card=card, source="deck:p1", to="hand:p1", how="drawn", cause="hand")
    assert say(t, drawn) == say(t, drawn, "p2") == "**Player 1** draws a card (by hand)."
    assert say(t, drawn, "p1") == f"You draw **{sees(t, 'p1').names[card]}** (by hand)."
    usual = ev.Moved(card=card, source="deck:p1", to="hand:p1", how="drawn")
    assert say(t, usual) == "", "what each draws in the resource phase goes without saying"


@pytest.mark.rule("Who sees what")
def test_what_somebody_looks_at_is_his_alone(t: Table) -> None:
    looked = ev.Looked(seat="p1", cards=t.pile("encounter")[:2])
    assert say(t, looked) == say(t, looked, "p2") == "**Player 1** looks at 2 cards (by hand)."
    assert say(t, looked, "p1").startswith("You look at ")


@pytest.mark.rule("Who sees what")
@pytest.mark.parametrize(("pile", "where"), [("encounter", "the encounter deck"), ("deck:p1", "the deck of Player 1")])
def test_everybody_hears_where_somebody_looks(t: Table, pile: str, where: str) -> None:
    t.by_hand("scry" if pile == "encounter" else "look", count="2")
    (looked,) = t.events
    assert say(t, looked) == f"**Player 1** looks at 2 cards on top of {where} (by hand)."
    assert say(t, looked, "p1").endswith(f"on top of {where} (by hand).")


@pytest.mark.rule("Who sees what")
def test_cards_that_lie_facedown_are_not_named(t: Table) -> None:
    dealt = ev.Moved(card="orc-ambush-tlr#1", source="encounter", to="shadow:orc-war-party-tlr#1", how="dealt")
    assert "Ambush" not in say(t, dealt)
    hidden = ev.Moved(card=t.pile("hand:p1")[0], source="hand:p1", to="under:rescue-iarion-tlr#1", how="put under")
    assert say(t, hidden) == "**Player 1** puts a card facedown under Rescue Iârion."
    under = ev.Left(card="iarion-tlr#1", to="under:rescue-iarion-tlr#1", how="put under", cause="rescue-iarion-tlr#1")
    assert say(t, under) == "**Iârion** is put facedown under Rescue Iârion."
    dead = ev.Reanimated(dead="dead#1", card=t.pile("deck:p1")[0], source="deck:p1", at="engaged:p2")
    assert say(t, dead) == "A card of the deck of Player 1 rises as a **Reanimated Dead** and engages Player 2."


def test_a_revealed_card_says_its_numbers_and_what_it_does() -> None:
    t = Table(CHETWOOD)
    t.reveal("angmar-orc-tlr")
    assert news(t)[-1] == (
        "Revealed: **Angmar Orc** (enemy, engagement 25, threat 2, attack 2, defense 3, 3 hit points). "
        "The players choose: discard one ally from play, or reveal another encounter card."
    )
    assert told(t, "revealed", card="pressing-needs-tlr#1", seat="p1", other="main").startswith(
        "Revealed: **Pressing Needs** (treachery). Doomed 2. The players choose: find an encounter side quest"
    )


def test_threat_says_from_what_and_warns_when_it_is_high(t: Table) -> None:
    assert say(t, ev.ThreatChanged(seat="p1", value=31, by=2, cause="pressing-needs-tlr#1")) == (
        "**Player 1**: threat +2, now **31** (Pressing Needs)."
    )
    assert say(t, ev.ThreatChanged(seat="p2", value=47, by=8, cause="quest")) == (
        "**Player 2**: threat +8, now **47** (the quest failed). At 50 a player is eliminated."
    )
    assert say(t, ev.ThreatChanged(seat="p2", value=29, by=29, cause="setup")) == "**Player 2** begins with threat 29."


@pytest.mark.parametrize(
    ("willpower", "threat", "end"),
    [(12, 9, "3 progress."), (6, 9, "each player's threat rises by 3."), (9, 9, "neither progress nor threat.")],
)
def test_the_quest_is_reckoned_aloud(t: Table, willpower: int, threat: int, end: str) -> None:
    line = told(t, "quest", other="main", n=willpower, m=threat)
    assert line == f"**The quest**: {willpower} willpower against {threat} threat: {end}"


def test_a_fight_is_told_blow_by_blow() -> None:
    t = Table("the-weather-hills")
    orc = t.engage("angmar-orc-tlr")
    hero = t.heroes()[0]
    t.attack(orc, shadow="angmar-marauder-tlr")
    assert news(t)[-1] == "**Angmar Orc** attacks Player 1."
    t.answer(hero)
    name = sees(t).names[hero]
    assert news(t)[:2] == [
        f"**{name}** defends against Angmar Orc.",
        "Shadow card: **Angmar Marauder**. The attacker has +1 attack per ally the attacked player controls.",
    ]
    assert told(t, "dealt", card=hero, other=orc, n=0) == f"**Angmar Orc** does no damage to {name}."
    struck = told(t, "struck", card=orc, other=" ".join(t.heroes()[1:]), seat="p1", n=1, m=4)
    assert struck.startswith("**Player 1** attacks Angmar Orc with ")
    assert struck.endswith(": 4 attack.")


def test_damage_says_how_much_there_is_now() -> None:
    t = Table(CHETWOOD)
    hero = t.heroes()[0]
    t.by_hand("damage", card=hero, count="2")
    piece = sees(t).pieces[hero]
    assert news(t) == [f"**{piece.name}** takes **2 damage**, 2 of {piece.hits} (by hand)."]
    t.by_hand("heal", card=hero, count="1")
    assert news(t) == [f"**{piece.name}** is healed of 1 damage (by hand)."]


def test_what_the_rules_do_by_themselves_goes_without_saying(t: Table) -> None:
    hero = t.heroes()[0]
    for what, value, by in (("exhausted", 1, 1), ("exhausted", 0, -1), ("committed", 0, -1), ("resources", 1, 1)):
        assert say(t, ev.Marked(card=hero, what=what, value=value, by=by)) == ""
    assert say(t, ev.Marked(card=hero, what="exhausted", value=1, by=1, cause="hand")).endswith("exhausts (by hand).")
    assert say(t, ev.Moved(card="sudden-assault-tlr#1", source="revealed", to="discard", how="discarded")) == ""


def test_quests_time_and_sides_are_told(t: Table) -> None:
    main = next(c for c, p in t.state.pieces.items() if p.at == "quest:main")
    assert (
        say(t, ev.Marked(card=main, what="progress", value=7, by=3)) == "**Stop the War Party**: +3 progress, 7 of 30."
    )
    assert say(t, ev.Marked(card="rescue-iarion-tlr#1", what="time", value=3, by=-1)) == (
        "**Rescue Iârion**: 3 time counters."
    )
    assert say(t, ev.Marked(card="rescue-iarion-tlr#1", what="time", value=0, by=-1)) == (
        "The last time counter of **Rescue Iârion** is gone."
    )
    night = ev.Marked(card="daybreak-nightfall-woe#1", what="side", value=1, by=1, cause="sudden-darkness-woe#1")
    assert say(t, night) == "**Daybreak** is turned over: **Nightfall** (Sudden Darkness)."
    thaurdir = ev.Marked(card="thaurdir-captain-champion-bocd#1", what="side", value=1, by=1)
    assert say(t, thaurdir) == "**Thaurdir** is turned over: **Champion**."
    assert told(t, "stage", card="quest-2-2#1").startswith(
        "**Stage 2: Cornered Animals**, 20 quest points. Each damaged"
    )
    assert say(t, ev.AreaChanged(area="main", stage=1, current="orc-rearguard-tlr#1")) == (
        "**Orc Rearguard** is the current quest."
    )


def test_what_comes_into_play_by_hand_is_told_apart_from_what_is_played() -> None:
    t = Table(CHETWOOD)
    t.by_hand("draw", count="20")
    ally, other, *_ = (c for c in t.pile("hand:p1") if looking.front(t.state, c).kind == "ally")
    t.by_hand("enter", card=ally)
    assert "comes into play for Player 1 (by hand)" in news(t)[0]
    t.by_hand("play", card=other, paid="no", x="0")
    assert news(t)[0] == "**Player 1** plays a card at no cost (by hand)."
    assert news(t)[1].startswith("**Player 1** plays ")


def test_a_shadow_card_that_is_discarded_by_hand_is_named() -> None:
    t = Table(CHETWOOD)
    orc = t.put("angmar-orc-tlr", "engaged:p1")
    t.on_top("angmar-marauder-tlr")
    t.by_hand("shadow", card=orc, what="deal")
    t.by_hand("shadow", card=orc, what="discard")
    assert news(t) == ["**Angmar Marauder**, a shadow card of Angmar Orc, is discarded (by hand)."]


def test_captives_and_rescues_are_counted(t: Table) -> None:
    assert told(t, "captured", card="prison-cell-efmg#1", seat="p1", n=2) == (
        "**Player 1**: 2 captured cards under Prison Cell."
    )
    rescued = ev.Moved(card=t.pile("deck:p1")[0], source="under:prison-cell-efmg#1", to="hand:p1", how="rescued")
    assert say(t, rescued) == "**Player 1** rescues a card."


def test_a_number_that_changes_for_a_while_says_for_how_long(t: Table) -> None:
    hero = t.heroes()[0]
    name = sees(t).names[hero]
    effect = Lasting(until="phase", stat="attack", amount=2, on=hero, card=hero)
    assert say(t, ev.LastingBegan(effect=effect)) == f"**{name}**: +2 attack until the end of the phase."
    group = Lasting(until="round", stat="threat", amount=1, on="@each undead", card="restless-evil-tlr#1")
    assert say(t, ev.LastingBegan(effect=group)) == "**Restless Evil**: +1 threat until the end of the round."


def test_every_thing_that_rules_tell_has_words(t: Table) -> None:
    for what in TOLD:
        line = told(t, what, card="orc-ambush-tlr#1", other="main" if what in {"quest", "revealed"} else "", seat="p1")
        assert line, what
        assert "None" not in line
    assert told(t, "something new") == ""


def test_every_repair_and_every_ruling_has_words(t: Table) -> None:
    assert {tool.key for tool in tools_of(t.state)} - {"option"} <= set(REPAIRS)
    repaired = ev.Repaired(what="damage/orc-war-party-tlr#1", value="2")
    assert say(t, repaired) == "By hand: Orc War Party has 2 damage."
    assert say(t, ev.Repaired(what="hand/p1/3", value="discard:p1", hidden=True)) == (
        "By hand: card 3 of the hand of Player 1 is moved: the discard pile of Player 1."
    )
    for what, value, words in (
        ("threat/p2", "49", "the threat of Player 2 is 49"),
        ("tokens/orc-war-party-tlr#1", "1", "Orc War Party has 1 token"),
        ("exhausted/orc-war-party-tlr#1", "0", "Orc War Party is ready"),
        ("put/orc-war-party-tlr#1", "engaged:p1", "Orc War Party is put: engaged with Player 1"),
        ("put/orc-war-party-tlr#1", "staging:main", "Orc War Party is put: the staging area"),
        ("out/orc-war-party-tlr#1", "removed", "Orc War Party leaves play: out of the game"),
        ("draw/p1", "2", "Player 1 draws 2 cards"),
        ("shuffle", "deck:p1", "the deck of Player 1 is shuffled"),
        ("current", "main", "the main quest is the current quest"),
    ):
        assert say(t, ev.Repaired(what=what, value=value)) == f"By hand: {words}."
    for setting in SETTINGS:
        assert setting.choices[-1].text in say(t, ev.OptionSet(key=setting.key, value=setting.choices[-1].value))


def test_the_end_says_why(t: Table) -> None:
    ended = ev.GameEnded(won=False, why="iarion", score={}, seed="mellon")
    assert say(t, ended) == "**The players have lost.** Iârion left play."
    assert say(t, ev.GameEnded(won=True, why="quest", score={})).startswith("**The players have won.**")


# What cards say


def test_every_face_of_the_encounter_side_that_does_something_says_it() -> None:
    silent = [key for key in RULES if key not in texts.TEXTS]
    assert silent == []
    assert set(texts.TEXTS) <= {*FACES, f"{WRAITH}/2"}


def test_effects_are_told_by_their_kinds() -> None:
    for key, text in RULES.items():
        if key.startswith("campaign-"):
            continue
        assert bool(text.shadow) == bool(texts.part(key, "Shadow")), key
        assert bool(text.travel) <= bool(texts.part(key, "Travel")), key
        assert len(text.actions) == len(texts.actions(key)), key


def test_keywords_come_first() -> None:
    assert texts.lines("rescue-iarion-tlr")[0] == "Time 4."
    assert texts.lines("amon-forn-tlr")[0].startswith("Immune to player card effects.")
    assert texts.at_work("sudden-assault-tlr") == ""
    assert "Shadow" not in texts.at_work("cornered-orc-tlr")


def test_every_text_is_a_line_of_plain_words() -> None:
    for key in CARDS:
        for line in (*texts.lines(key), *texts.lines(f"{key}/2")):
            assert len(line) < 600
            assert line[-1] in ".)", line
            assert "dmg" not in line
            assert "mills" not in line
