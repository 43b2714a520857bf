"""Hidden things reach their owner: behind a button always, by direct message where that is possible."""

from tests.bot.kit import Json, Scene


async def test_a_hand_is_shown_to_its_owner_alone(scene: Scene) -> None:
    await scene.deal("long")
    assert "Cards: 1, 2, 5" in (await scene.press(scene.alice, "Show my hand")).text
    hand = scene.raw("Cards: 1, 2, 5")
    assert scene.alice.sees_alone(hand) or hand in scene.alice.dms
    assert "Cards: 1, 2, 5" in (await scene.type(scene.alice, "hand")).text
    assert "Cards: 1, 2, 5" not in scene.everything(scene.bob)
    assert "Cards: 1, 2, 5" not in scene.everything(scene.mia)


async def test_the_hand_is_also_sent_with_a_note_of_delivery(scene: Scene) -> None:
    await scene.deal("long")
    assert "### Your hand: Oak\nCards: 1, 2, 5" in scene.page(scene.alice.dms[-1]).text
    assert "**Your turn**: Choose a card." in scene.page(scene.alice.dms[-1]).text
    assert any(p.text == "-# ✉️ Sent their hands by direct message: Alice and Bob." for p in scene.public())


async def test_a_closed_door_holds_nothing_up_and_calls_just_that_person(scene: Scene) -> None:
    scene.bob.accepts_dms = False
    sent: list[Json] = []
    scene.standin.capture = sent.append
    await scene.deal("long")
    calls = [p for p in scene.public() if f"<@{scene.bob.id}>" in p.text]
    assert len(calls) == 1
    assert "Show my hand" in calls[0].buttons
    pings = [r["body"]["allowed_mentions"] for r in sent if r["method"] == "POST" and "closed to me" in str(r["body"])]
    assert pings == [{"parse": [], "users": [int(scene.bob.id)]}]
    assert any("No direct message reaches Bob: Show my hand does." in p.text for p in scene.public())
    assert "Cards: " in (await scene.press(scene.bob, "Show my hand")).text


async def test_it_is_tried_again_quietly_and_works_when_the_door_opens(scene: Scene) -> None:
    scene.bob.accepts_dms = False
    await scene.deal("long")
    await scene.round()
    assert len([p for p in scene.public() if f"<@{scene.bob.id}>" in p.text]) == 1
    scene.bob.accepts_dms = True
    await scene.round()
    assert "### Your hand: Ash" in scene.page(scene.bob.dms[-1]).text


async def test_the_conversation_is_opened_once_and_remembered(scene: Scene) -> None:
    await scene.deal("long")
    await scene.round()
    assert len(scene.alice.dms) >= 2
    assert scene.standin.counts["POST /users/@me/channels"] == 2


async def test_a_table_can_do_without_direct_messages(scene: Scene) -> None:
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long")
    await scene.press(scene.alice, "Join")
    await scene.press(scene.bob, "Join")
    await scene.type(scene.alice, "game settings", setting="dm", value="off")
    await scene.press(scene.alice, "Start")
    await scene.settled()
    assert scene.alice.dms == []
    assert "Sent their hands" not in "".join(p.text for p in scene.public())


async def test_an_undo_sends_changed_hands_again(scene: Scene) -> None:
    await scene.deal("long")
    await scene.type(scene.alice, "act", what="card 5")
    await scene.settled()
    count = len(scene.alice.dms)
    await scene.type(scene.alice, "game undo")
    await scene.settled()
    assert len(scene.alice.dms) > count
    assert "Cards: 1, 2, 5" in scene.page(scene.alice.dms[-1]).text


async def test_boards_and_news_call_nobody(scene: Scene) -> None:
    sent: list[Json] = []
    scene.standin.capture = sent.append
    await scene.deal("long")
    await scene.round()
    bodies = [r["body"].get("data", r["body"]) for r in sent if isinstance(r["body"], dict)]
    allowed = [b["allowed_mentions"] for b in bodies if "components" in b]
    assert len(allowed) > 5
    assert all(a == {"parse": []} for a in allowed)


async def test_two_hands_of_one_person_stand_together_or_behind_buttons(scene: Scene) -> None:
    await scene.type(scene.alice, "game new", game="troll-bluff", scenario="long", seed="7")
    await scene.press(scene.alice, "Sit at Ash")
    await scene.press(scene.alice, "Sit at Oak")
    await scene.press(scene.alice, "Start")
    await scene.settled()
    text = (await scene.press(scene.alice, "Show my hand")).text
    assert "### Oak\nCards: 1, 2, 5" in text
    assert "### Ash" in text


async def test_a_hand_that_is_not_ones_own_stays_hidden(scene: Scene) -> None:
    await scene.deal("long")
    board = next(m for m in scene.standin.messages[scene.channel].values() if m["id"] not in scene.standin.private_to)
    parts = [c for row in board["components"] for c in row.get("components", [])]
    hand = next(c for c in parts if c.get("label") == "Show my hand")
    hand["custom_id"] += ":oak"
    i = await scene.bob.click(board, hand["custom_id"])
    assert "not your seat" in scene.page(await i.wait_response()).text
