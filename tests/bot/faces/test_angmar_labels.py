"""Options of Angmar Awakened as buttons and menu entries: the numbers that matter, and warnings before bad moves."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.faces.angmar import FACE, names, numbers
from bot.faces.angmar.choices import CHOICES
from bot.faces.angmar.choices_done import DONE
from bot.faces.angmar.questions import WINDOWS
from bot.faces.face import Label
from rules.angmar import GAME, steps
from rules.angmar.commands import BringDeck, Choose
from rules.angmar.decks import Deck, PlayerCard
from rules.angmar.state import Step
from rules.angmar.writing import then
from rules.core.game import Setup
from tests.bot.faces.angmar_kit import crowded, sees
from tests.rules.angmar.kit import Table

HILLS = "the-weather-hills"
STEPS = Path(steps.__path__[0])


def offered(t: Table, reader: str | None = "") -> dict[str, Label]:
    """The labels of the first question by their texts, as the asked player reads them."""
    asked = t.questions()[0]
    sight = sees(t, asked.seat if reader == "" else reader)
    return {label.text: label for label in (FACE.label(sight, option) for option in asked.options)}


def question(t: Table, reader: str | None = "") -> str:
    asked = t.questions()[0]
    return FACE.question(sees(t, asked.seat if reader == "" else reader), asked)


def step(t: Table, name: str, **about: str) -> None:
    t.do(lambda ledger: then(ledger, Step(name=name, **about)))


def test_every_question_has_words_for_its_choices_and_its_end() -> None:
    ends = {"mulligan", "window", "revealed", "shadow", "current", "commit", "travel", "engage", "defend", "strike"}
    assert ends | {"attackers", "play", "pick", "may"} <= set(DONE)
    assert {"deck", "action", "tie", "hero", "enemies", "pay", "host", "option", "ordering", "spread"} <= set(CHOICES)


def test_a_starter_deck_is_offered_with_its_heroes_and_another_can_be_brought() -> None:
    state = GAME.start(Setup(HILLS, "x", {"players": "2"})).state
    sight = GAME.seen_by(state, "p1")
    asked = GAME.questions(state)[0]
    assert FACE.question(sight, asked) == (
        "Which deck do you play in The Weather Hills? Choose a starter deck, or bring your own with `/deck bring`."
    )
    label = FACE.label(sight, asked.options[0])
    assert (label.text, label.note) == ("Captains of the West (Leadership)", "Aragorn, Théodred and Glóin")
    assert label.group == "Choose a starter deck"


def test_every_action_window_says_what_it_comes_after_and_what_comes_next() -> None:
    t = Table(HILLS, pace="windows")
    source = "".join(path.read_text("utf-8") for path in STEPS.glob("*.py"))
    assert set(re.findall(r'window\("([^"]+)"\)', source)) == set(WINDOWS)
    for name in WINDOWS:
        step(t, "window", other=name)
        if t.asked() == "window":
            assert re.fullmatch(
                r"Action window: [^.]+\.( Next: [^.]+\.)? Go on when nobody has an Action\.", question(t)
            )
            t.answer("")


def test_where_one_hero_is_left_the_warning_names_him() -> None:
    t = Table(HILLS)
    t.attack(t.engage("angmar-orc-tlr"))
    sight = sees(t, "p1")
    first, *others = t.heroes()
    one = replace(sight.pieces[first], damage=4)
    alone = replace(sight, pieces={first: one, **{c: p for c, p in sight.pieces.items() if c not in {first, *others}}})
    assert alone.fight is not None
    assert numbers.undefended(alone, alone.fight) == (
        f"Undefended, all 2 damage goes on {one.name}, who would not survive it. A shadow card can make it more."
    )


def test_before_the_quest_is_resolved_its_outcome_is_said() -> None:
    t = Table(HILLS, pace="windows")
    t.put("ancient-causeway-tlr")
    t.commit(t.heroes()[0])
    step(t, "window", other="quest: before the resolution")
    assert question(t) == (
        "Action window: staging is over. Next: the quest is resolved (2 willpower against 3 threat; as it stands: "
        "threat +1 for each). Go on when nobody has an Action."
    )


def test_hand_moves_and_repairs_call_copies_as_the_board_does() -> None:
    t = crowded()
    sight = sees(t)
    for who in ("p1", "p2", "table"):
        for tool in GAME.tools(t.state, who):
            for choice in (c for param in tool.params for c in param.choices if c.value in t.state.pieces):
                assert choice.text == names.called(sight, choice.value), (tool.key, choice)


def test_whoever_commits_sees_what_comes_together() -> None:
    t = Table(HILLS)
    t.put("ancient-causeway-tlr")
    step(t, "commit", seat="p1")
    assert question(t) == "Who commits to the quest? Together 0 willpower against 3 threat, before staging."
    first = t.heroes()[0]
    piece = sees(t).pieces[first]
    label = offered(t)[piece.name]
    assert label.group == "Commit to the quest"
    assert label.note.startswith(f"Willpower {piece.willpower}; attack {piece.attack}, defense {piece.defense}")
    t.answer(first)
    assert f"So far {piece.name}. Together {piece.willpower} willpower" in question(t)
    assert f"Commit these ({piece.willpower} willpower)" in offered(t)


def test_the_last_to_commit_is_warned_of_a_threat_that_would_end_him() -> None:
    t = Table(HILLS)
    t.put("ancient-causeway-tlr")
    t.set_threat(48, "p2")
    step(t, "commit", seat="p1")
    assert offered(t)["Commit nobody"].warning == "", "others may still commit after him"
    step(t, "commit", seat="p2")
    assert "would raise the threat of Player 2 from 48 by 3, to 50 or more" in offered(t)["Commit nobody"].warning


def test_a_place_to_travel_says_its_threat_and_its_cost() -> None:
    t = Table(HILLS)
    t.put("concealed-orc-camp-tlr")
    step(t, "travel", other="main")
    label = offered(t)["Concealed Orc-camp"]
    assert label.note.startswith("Threat 2, 0 of 2 progress. Travel: The first player finds an Orc enemy")
    assert "Travel nowhere" in offered(t)


def test_a_journey_that_raises_threat_to_50_is_warned_of() -> None:
    t = Table("escape-from-mount-gram", clear=False)
    area = t.state.players["p1"].area
    place = t.put("patrol-room-efmg", f"staging:{area}")
    t.set_threat(47)
    label = FACE.label(sees(t, "p1"), Choose(of="travel", what=place))
    assert "threat of Player 1 from 47 by 3" in label.warning


def test_defenders_say_what_the_attack_would_do_to_them() -> None:
    t = Table(HILLS)
    orc = t.engage("angmar-marauder-tlr")
    t.attack(orc)
    attack = t.value("attack", orc)
    assert question(t) == f"Angmar Marauder attacks Player 1 (attack {attack}). Who defends?"
    for hero in t.heroes():
        piece = sees(t).pieces[hero]
        damage = attack - piece.defense
        left = piece.hits - damage
        label = offered(t)[piece.name]
        end = f"{left} hit points left" if left > 0 else "is destroyed"
        assert label.note == f"Defense {piece.defense} against attack {attack}: takes {damage}, {end}"
        assert bool(label.warning) == (left <= 0)


def test_an_undefended_attack_is_warned_of_where_a_hero_would_not_survive_it() -> None:
    t = Table(HILLS)
    orc = t.engage("angmar-marauder-tlr")
    t.attack(orc)
    attack = t.value("attack", orc)
    assert offered(t)["Nobody: undefended"].warning == ""
    weak, *strong = t.heroes()
    t.by_hand("damage", card=weak, count=str(sees(t).pieces[weak].hits - attack))
    name = sees(t).pieces[weak].name
    assert offered(t)["Nobody: undefended"].warning == (
        f"Undefended, all {attack} damage goes on one of the heroes of Player 1: {name} would not survive it. "
        "A shadow card can make it more."
    )
    t.answer("")
    assert question(t) == f"Nobody defends against Angmar Marauder: which of the heroes takes {attack} damage?"
    assert offered(t)[name].warning == f"{name} would be destroyed."
    assert not offered(t)[sees(t).pieces[strong[0]].name].warning


def test_attackers_add_up() -> None:
    t = Table(HILLS)
    orc = t.engage("angmar-orc-tlr")
    step(t, "strike", seat="p1")
    assert offered(t)["Angmar Orc"].note == "Defense 3, 3 hit points left; engaged with Player 1"
    t.answer(orc)
    assert question(t) == "Who attacks Angmar Orc (defense 3, 3 hit points left)?"
    for hero in t.heroes()[:2]:
        t.answer(hero)
    total = sum(t.value("attack", hero) for hero in t.heroes()[:2])
    assert f"So far {sees(t).names[t.heroes()[0]]} and {sees(t).names[t.heroes()[1]]}: {total} attack." in question(t)
    assert f"Attack: {total} attack, {max(0, total - 3)} damage" in offered(t)


def test_a_card_of_the_hand_is_offered_with_its_cost_and_numbers_to_its_player_alone() -> None:
    t = Table(HILLS)
    t.by_hand("draw", count="20")
    ally = next(c for c in t.pile("hand:p1") if sees(t, "p1").names[c] == "Guard of the Citadel")
    for hero in t.heroes():
        t.mark(hero, resources=3)
    step(t, "plan", seat="p1")
    mine = offered(t)
    assert mine["Guard of the Citadel"].note == (
        "Leadership ally, cost 2; 1 willpower, 1 attack, 0 defense, 2 hit points"
    )
    assert mine["Guard of the Citadel"].group == "Play a card"
    t.answer(ally)
    assert question(t) == "Who pays for Guard of the Citadel? Still to pay: 2 resources."
    assert question(t, None) == "Who pays? Still to pay: 2 resources.", "what he plays is his own until he has paid"
    assert question(t, "p2") == question(t, None)


def test_copies_are_told_apart() -> None:
    t = Table(HILLS)
    t.put("angmar-orc-tlr")
    t.put("angmar-orc-tlr")
    step(t, "engage", seat="p1")
    assert [text for text in offered(t) if text.startswith("Angmar")] == ["Angmar Orc", "Angmar Orc (2)"]
    assert offered(t)["Angmar Orc (2)"].note.startswith(
        "Attack 2, defense 3, 3 of 3 hit points, engagement 25, threat 2"
    )


def test_a_revealed_card_says_its_effect_before_it_is_done() -> None:
    t = Table(HILLS, pace="brisk")
    t.reveal("ice-storm-tlr")
    assert question(t).startswith("Revealed: Ice Storm. Each player spreads X damage over his characters")
    assert question(t).endswith("It is done when all are ready.")
    assert list(offered(t)) == ["Go on: do its effect"]


def test_a_shadow_card_says_its_effect_before_it_is_done() -> None:
    t = Table(HILLS, pace="brisk")
    orc = t.engage("angmar-orc-tlr")
    t.attack(orc, shadow="angmar-marauder-tlr")
    t.answer("")
    while t.asked() == "window":
        t.answer("")
    assert question(t).startswith("Shadow card: Angmar Marauder. The attacker has +1 attack per ally")


@pytest.mark.parametrize(
    ("words", "by"),
    [
        ("Raise your threat by 3", 3),
        ("Each player raises his threat by 3.", 3),
        ("each player's threat rises by 2.", 2),
        ("Each player lowers his threat by 3.", 0),
        ("Reveal one encounter card.", 0),
    ],
)
def test_words_that_raise_threat_are_understood(words: str, by: int) -> None:
    assert numbers.rise(words) == by


def test_titles_of_strangers_are_plain_on_buttons() -> None:
    hero = PlayerCard(code="x1", name="Line\nbreaker **x**" + "y" * 90, type="hero", willpower=1, health=3)
    deck = Deck(name="Mine", heroes={"x1": 1}, cards={"01073": 3}, extra={"x1": hero})
    outcome = GAME.start(Setup(HILLS, "x", {"players": "1"}))
    state = GAME.play(outcome.state, "p1", BringDeck(deck=deck, casual=True)).state
    sight = GAME.seen_by(state, "p1")
    piece = next(p for p in sight.pieces.values() if p.kind == "hero")
    assert "\n" not in names.called(sight, piece.card)
    assert "**" not in names.name(sight, piece.card).replace("\\*", "")
    assert len(names.called(sight, piece.card)) <= names.LONGEST


def test_a_hand_move_offers_ones_own_first() -> None:
    t = Table(HILLS)
    orc = t.engage("angmar-orc-tlr")
    sight = sees(t, "p1")
    assert FACE.likely(sight, "ready", {}, "card")[:3] == t.heroes()
    assert FACE.likely(sight, "damage", {}, "card")[0] == orc
    assert FACE.likely(sight, "threat", {}, "seat") == ("p1",)
    assert FACE.likely(sight, "modify", {}, "until") == ("phase",)
