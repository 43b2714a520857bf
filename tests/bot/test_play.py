"""A table from its lobby to its end, as people see it."""

import json

from rules.core import codec
from tests import toy
from tests.bot.kit import Scene


async def test_a_game_is_played_from_the_lobby_to_its_end(scene: Scene) -> None:
    opened = await scene.type(scene.alice, "game new", game="troll-bluff", scenario="short", seed="7")
    assert "Oak**: *free*" in opened.text
    await scene.press(scene.alice, "Join")
    assert "Oak**: Alice" in scene.board().text
    await scene.press(scene.bob, "Join")
    await scene.press(scene.alice, "Start")
    assert "Oak: 0 points, 3 cards" in scene.board().text
    for _ in range(3):
        await scene.round()
    last = scene.public()[-1].text
    assert last.startswith("The game is over")
    assert "Seed of the shuffles: `7`" in last
    assert "The game is over" in scene.board().text


async def test_one_message_carries_lobby_and_board(scene: Scene) -> None:
    await scene.deal()
    await scene.round()
    boards = [p for p in scene.public() if p.text.startswith("## ")]
    assert len(boards) == 1


async def test_a_seat_button_takes_that_seat_and_one_person_may_hold_both(scene: Scene) -> None:
    await scene.type(scene.alice, "game new", game="Troll Bluff", scenario="long")
    await scene.press(scene.alice, "Sit at Ash")
    await scene.press(scene.alice, "Sit at Oak")
    assert "Oak**: Alice\n- **Ash**: Alice" in scene.board().text
    await scene.press(scene.alice, "Start")
    page = await scene.press(scene.alice, "Your move")
    assert "**Oak**: Choose a card." in page.text
    assert "**Ash**: Choose a card." in page.text
    offered = await scene.offered(scene.alice, "act", "what")
    assert {o.split(" – ")[0] for o in offered} == {"Oak", "Ash"}


async def test_join_and_leave_as_commands_are_confirmed_privately_and_shown_in_the_lobby(scene: Scene) -> None:
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long")
    joined = await scene.type(scene.bob, "game join", seat="ash")
    assert "You have a seat" in joined.text
    await scene.settled()
    assert "Ash**: Bob" in scene.board().text
    await scene.type(scene.bob, "game leave")
    await scene.settled()
    assert "Ash**: *free*" in scene.board().text


async def test_hidden_options_never_stand_in_a_public_message_not_even_as_a_digest(scene: Scene) -> None:
    await scene.deal("long")
    for _ in range(3):
        await scene.round()
    digests = {codec.digest(toy.Command, toy.Choose(card=n)) for n in range(1, 10)}
    for m in scene.standin.messages[scene.channel].values():
        if m["id"] not in scene.standin.private_to:
            written = json.dumps(m)
            assert "Play a card" not in written
            assert not [d for d in digests if d in written]


async def test_a_private_choice_is_confirmed_to_its_maker_and_told_to_the_others_without_the_card(scene: Scene) -> None:
    await scene.deal("long")
    page = await scene.choose(scene.alice)
    assert "Oak chose card" in page.text
    assert "The table waits for Ash" in page.text
    await scene.settled()
    assert scene.public()[-1].text == "**Alice · Oak**: Oak chose a card."
    assert "chose card" not in scene.everything(scene.bob)


async def test_open_options_stand_on_the_board_and_a_press_draws_it_anew_in_place(scene: Scene) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.press(scene.alice, "Bot turn")
    await scene.settled()
    assert {"Rest", "Gamble"} <= set(scene.board().buttons)
    page = await scene.press(scene.alice, "Rest")
    assert "Round 2" in page.text
    assert len([p for p in scene.public() if p.text.startswith("## ")]) == 1


async def test_a_punished_move_says_so_first_and_is_done_at_the_second_press(scene: Scene) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.type(scene.alice, "bot-turn")
    await scene.settled()
    warned = await scene.press(scene.alice, "Gamble")
    assert "The die may show a one." in warned.text
    assert warned.buttons == ("Do it anyway", "Back")
    assert "Rest or gamble?" in scene.board().text
    done = await scene.press(scene.alice, "Do it anyway")
    assert "Oak rolled" in done.text


async def test_the_bots_turn_posts_its_walk_with_a_button_for_the_rest(scene: Scene) -> None:
    await scene.deal("long")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    page = await scene.type(scene.bob, "bot-turn")
    assert page.text.startswith("**The Troll**")
    assert "◇ Has the troll roared twice? **No**\n-# 0" in page.text
    assert "➜ Troll rolled" in page.text
    assert "**Yes**" in page.text
    assert page.buttons == ("Why?",)
    why = await scene.press(scene.alice, "Why?")
    assert "-# 2 · Troll" in why.text  # the fact, and the section of the rule
    assert "Decision before" in why.buttons
    before = await scene.press(scene.alice, "Decision before")
    assert before.text != why.text


async def test_why_names_the_last_decision_or_the_one_that_is_asked_for(scene: Scene) -> None:
    await scene.deal("long")
    await scene.round()
    last = await scene.type(scene.bob, "bot-why")
    assert "It sits down" in last.text
    moves = await scene.offered(scene.bob, "bot-why", "move")
    first = int(moves[-1].split(":")[0])
    named = await scene.type(scene.bob, "bot-why", move=first)
    assert f"Move {first}: The Troll" in named.text
    assert "It roars" in named.text


async def test_with_auto_the_bot_follows_by_itself_and_still_explains(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.alice, "game settings", setting="bot_turn", value="auto")
    await scene.press(scene.bob, "Yes")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    await scene.settled()
    told = scene.public()[-1].text
    assert told.startswith("**Bob · Ash**")
    assert "Has the troll roared twice?" in told
    assert "Rest or gamble?" in scene.board().text


async def test_a_lost_bot_says_where_and_people_choose_its_move(scene: Scene) -> None:
    await scene.deal("lost")
    await scene.choose(scene.alice)
    await scene.choose(scene.bob)
    page = await scene.type(scene.alice, "bot-turn")
    assert "The bot lost its way at the box" in page.text
    await scene.settled()
    assert "people choose its next move" in scene.board().text
    offered = await scene.offered(scene.alice, "act", "what")
    assert any("Rest" in o for o in offered)
    chosen = await scene.type(scene.alice, "act", what="Rest")
    assert "Rest or gamble?" in chosen.text


async def test_a_setting_of_the_setup_is_chosen_with_the_table(scene: Scene) -> None:
    offered = await scene.offered(scene.alice, "game new", "cards", "", game="troll-bluff", scenario="long")
    assert offered == ["three", "four"]
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long", cards="4")
    assert "Cards in hand: **four**" in scene.board().text


async def test_a_thread_is_a_channel_of_its_own(scene: Scene) -> None:
    await scene.deal("long")
    parent = scene.standin.channels[scene.channel]
    thread = await scene.standin.open_thread(parent, "Second table", 11, scene.alice.id)
    scene.client.place = thread["id"]
    await scene.deal("long")
    await scene.type(scene.alice, "act", what="card 5")
    await scene.settled()
    assert "Oak: 0 points, 2 cards" in scene.board().text
    assert len(await scene.app.tables.live()) == 2


async def test_two_people_on_one_seat_both_see_its_hand_and_either_may_act(scene: Scene) -> None:
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long", seed="7")
    for who, label in ((scene.alice, "Sit at Oak"), (scene.mia, "Sit at Oak"), (scene.bob, "Sit at Ash")):
        await scene.press(who, label)
    assert "Oak**: Alice and Mia" in scene.board().text
    await scene.press(scene.alice, "Start")
    for who in (scene.alice, scene.mia):
        assert "Cards: 1, 2, 5" in (await scene.type(who, "hand")).text
    await scene.type(scene.mia, "act", what="card 5")
    assert "waits for Ash" in (await scene.press(scene.alice, "Your move")).text
