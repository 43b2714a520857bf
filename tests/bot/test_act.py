"""`/act`: exactly what may be done now, by choosing or by typing; hand moves through forms."""

import pytest

from tests.bot.kit import Scene


async def test_it_offers_questions_first_then_hand_moves(scene: Scene) -> None:
    await scene.deal("long")
    offered = await scene.offered(scene.alice, "act", "what")
    assert offered == ["Play a card: Card 1", "Play a card: Card 2", "Play a card: Card 5", "Write a mark"]


async def test_what_is_typed_narrows_the_list(scene: Scene) -> None:
    await scene.deal("long")
    assert await scene.offered(scene.alice, "act", "what", "card 2") == ["Play a card: Card 2"]
    assert await scene.offered(scene.alice, "act", "what", "MARK") == ["Write a mark"]


async def test_a_stranger_and_a_channel_without_a_table_are_offered_nothing(scene: Scene) -> None:
    assert await scene.offered(scene.mia, "act", "what") == []
    await scene.deal("long")
    assert await scene.offered(scene.mia, "act", "what") == []


async def test_a_choice_from_the_list_is_played(scene: Scene) -> None:
    await scene.deal("long")
    await scene.offered(scene.alice, "act", "what")
    page = await scene.type(scene.alice, "act", what="Play a card: Card 2")
    assert "Oak chose card 2." in page.text


@pytest.mark.parametrize("typed", ["card 5", "Play a card: Card 5", "  CARD 5 ", "5"])
async def test_typed_text_is_matched(scene: Scene, typed: str) -> None:
    await scene.deal("long")
    page = await scene.type(scene.alice, "act", what=typed)
    assert "Oak chose card 5." in page.text


async def test_text_that_could_mean_several_things_does_none_of_them(scene: Scene) -> None:
    await scene.deal("long")
    page = await scene.type(scene.alice, "act", what="card")
    assert "could mean “Play a card: Card 1”" in page.text
    assert "Nothing was done" in page.text
    assert "Oak: 0 points, 3 cards" in (await scene.type(scene.alice, "game status")).text


@pytest.mark.parametrize(
    "typed", ["castle the king", "t:NOSUCH:9-1-0:0123456789", "tool:ash:mark", "tool:oak:nonsense", "   "]
)
async def test_a_value_that_was_never_offered_gets_its_sentence(scene: Scene, typed: str) -> None:
    await scene.deal("long")
    page = await scene.type(scene.alice, "act", what=typed)
    assert "othing was done" in page.text
    assert "went wrong" not in page.text
    await scene.settled()
    assert "Oak: 0 points, 3 cards" in scene.board().text


async def test_somebody_elses_option_is_refused_by_name(scene: Scene) -> None:
    await scene.deal("long")
    await scene.offered(scene.alice, "act", "what")
    stolen = scene.client.offered["alice", "act", "what"][0]["value"]
    page = await scene.type(scene.bob, "act", what=stolen)
    assert "asked of Oak, not of you" in page.text


async def test_a_warned_act_asks_again(scene: Scene) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.type(scene.alice, "bot-turn")
    page = await scene.type(scene.alice, "act", what="Gamble")
    assert "The die may show a one." in page.text
    assert "Oak rolled" in (await scene.press(scene.alice, "Do it anyway")).text


async def test_nothing_to_do_is_said_with_the_reason(scene: Scene) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    page = await scene.press(scene.alice, "Your move")
    assert "The table waits for Ash" in page.text


async def test_a_hand_move_with_parameters_opens_a_form(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.alice, "act", what="Write a mark")
    page = await scene.fill(scene.alice, text="the troll cheats")
    assert "Oak wrote the troll cheats." in page.text
    await scene.settled()
    assert "oak: the troll cheats" in scene.board().text


async def test_a_hand_move_from_the_menu_of_hand_moves(scene: Scene) -> None:
    await scene.deal("long")
    await scene.press(scene.bob, "Your move")
    await scene.press(scene.bob, "Hand moves")
    await scene.pick(scene.bob, "Ash: by hand", "Write a mark")
    page = await scene.fill(scene.bob, text="hm")
    assert "Ash wrote hm." in page.text


async def test_the_rules_refuse_a_form_in_a_sentence(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.alice, "act", what="mark")
    page = await scene.fill(scene.alice, text="x" * 41)
    assert page.text == "A mark has at most 40 characters; nothing was written."
