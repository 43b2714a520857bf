"""A campaign outlives its tables: it is kept by name in its server, and only a victory changes it."""

from __future__ import annotations

import asyncio
from dataclasses import asdict

import pytest

from bot.table import Tables, Where
from bot.table.campaigns import MOST
from rules.angmar import GAME
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ABROAD, ALICE, HERE, MIA, THERE, chooses, key, service

FIRST, SECOND = "intruders-in-chetwood", "the-weather-hills"
NAME = "North"


@pytest.fixture
def tables(store: Store) -> Tables:
    return service(store, {GAME.key: GAME})


async def opened(tables: Tables, scenario: str = FIRST, where: Where = HERE, name: str = NAME) -> str:
    options = {"players": "1"}
    told = await tables.open(where, ALICE, GAME.key, scenario, options, seed="3", campaign=name, key=key())
    await tables.join(where, ALICE, None, key=key())
    return told.view.code


async def begun(tables: Tables, scenario: str = FIRST) -> str:
    """Played up to the first round, by the first option each time."""
    code = await opened(tables, scenario)
    await tables.start(HERE, ALICE, key=key())
    while (await tables.look(code)).sight(None).round == 0:
        await chooses(tables, code, ALICE)
    return code


async def repaired(tables: Tables, code: str, tool: str, **values: str) -> None:
    await tables.repair(code, MIA, tool, values, reason="a test", key=key())


async def won(tables: Tables, code: str) -> None:
    """A moderator lets the players win, and the resolution is answered."""
    sight = (await tables.look(code)).sight(None)
    for card, seen in sight.pieces.items():
        if seen.key == "orc-war-party-tlr":
            await repaired(tables, code, "out", card=card, value="removed")
    quest = sight.areas[0].quest
    await repaired(tables, code, "progress", card=quest, value="30")


async def test_a_new_name_begins_a_campaign_at_the_first_scenario(tables: Tables) -> None:
    await begun(tables)
    (campaign,) = await tables.campaigns(HERE.guild)
    assert (campaign.name, campaign.channel) == (NAME, HERE.channel)


async def test_a_campaign_begins_with_no_other_scenario_than_its_next(tables: Tables) -> None:
    with pytest.raises(Illegal, match="another scenario"):
        await opened(tables, SECOND)
    assert await tables.campaigns(HERE.guild) == ()


async def test_a_victory_brings_it_to_the_next_scenario_in_any_channel_of_its_server(tables: Tables) -> None:
    code = await begun(tables)
    await won(tables, code)
    campaign = await tables.campaign(HERE.guild, NAME)
    assert campaign.data["scenario"] == 2
    assert campaign.channel is None
    await opened(tables, SECOND, THERE)
    await tables.start(THERE, ALICE, key=key())
    assert (await tables.campaign(HERE.guild, NAME)).channel == THERE.channel


async def test_a_victory_that_is_taken_back_is_taken_back_from_the_campaign_too(tables: Tables) -> None:
    code = await begun(tables)
    await won(tables, code)
    await tables.undo(code, MIA, moderator=True, key=key())
    assert (await tables.campaign(HERE.guild, NAME)).data["scenario"] == 1


async def test_a_reset_begins_from_where_the_campaign_was(tables: Tables) -> None:
    code = await begun(tables)
    await won(tables, code)
    await tables.reset(code, MIA, key=key())
    assert (await tables.campaign(HERE.guild, NAME)).data["scenario"] == 1
    assert (await tables.look(code)).phase == "playing"


async def test_two_tables_do_not_play_one_campaign_at_once(tables: Tables) -> None:
    await begun(tables)
    with pytest.raises(Illegal, match="being played"):
        await opened(tables, FIRST, THERE)


async def test_a_lost_scenario_is_played_again_from_the_same_log_in_any_channel(tables: Tables) -> None:
    code = await begun(tables)
    await won(tables, code)
    before = (await tables.campaign(HERE.guild, NAME)).data
    code = await begun(tables, SECOND)
    assert (await tables.look(code)).sight(None).log != before
    await repaired(tables, code, "damage", card="campaign-158#1", value="10")
    view = await tables.look(code)
    assert (view.phase, view.sight(None).result.won) == ("over", False)
    assert (await tables.campaign(HERE.guild, NAME)).data == before
    again = await opened(tables, SECOND, THERE)
    await tables.start(THERE, ALICE, key=key())
    assert asdict(GAME.recall(before).log) == asdict((await tables.look(again)).sight(None).log)


async def test_a_campaign_goes_on_in_another_server_and_leaves_this_one_as_it_was(tables: Tables) -> None:
    await won(tables, await begun(tables))
    here = (await tables.campaign(HERE.guild, NAME)).data
    await tables.put_campaign(ABROAD.guild, GAME.key, NAME, here)
    code = await opened(tables, SECOND, ABROAD)
    view = (await tables.start(ABROAD, ALICE, key=key())).view
    assert (view.code, view.campaign) == (code, NAME)
    assert (await tables.campaign(HERE.guild, NAME)).data == here
    assert (await tables.campaign(HERE.guild, NAME)).channel is None


async def test_another_server_has_campaigns_of_its_own(tables: Tables) -> None:
    await begun(tables)
    await opened(tables, FIRST, ABROAD)
    assert len(await tables.campaigns(HERE.guild)) == len(await tables.campaigns(ABROAD.guild)) == 1


async def test_a_file_brings_a_campaign_and_nonsense_is_refused(tables: Tables) -> None:
    await tables.put_campaign(HERE.guild, GAME.key, "Old", {"scenario": 2, "pool": ["158"], "protect": 3})
    assert (await tables.campaign(HERE.guild, "old")).data["protect"] == 3
    with pytest.raises(Illegal, match="no campaign log"):
        await tables.put_campaign(HERE.guild, GAME.key, "Bad", {"scenario": "many"})


async def test_a_campaign_that_is_being_played_is_not_replaced_or_removed(tables: Tables) -> None:
    await begun(tables)
    with pytest.raises(Illegal, match="being played"):
        await tables.put_campaign(HERE.guild, GAME.key, NAME, {"scenario": 2})
    with pytest.raises(Illegal, match="being played"):
        await tables.drop_campaign(HERE.guild, NAME)


async def test_capitals_make_no_other_campaign(tables: Tables) -> None:
    code = await begun(tables)
    with pytest.raises(Illegal, match="'North' is being played in <#100>"):
        await opened(tables, where=THERE, name="  NORTH ")
    await tables.close(code, MIA, key=key())
    assert await tables.put_campaign(HERE.guild, GAME.key, "north", {"scenario": 2}) == NAME
    assert [c.name for c in await tables.campaigns(HERE.guild)] == [NAME]


# A table that ends, goes back or comes back


async def test_a_game_that_is_ended_unfinished_leaves_the_campaign_free_and_as_it_was(tables: Tables) -> None:
    code = await begun(tables)
    before = (await tables.campaign(HERE.guild, NAME)).data
    await tables.close(code, MIA, key=key())
    campaign = await tables.campaign(HERE.guild, NAME)
    assert (campaign.data, campaign.channel) == (before, None)
    await opened(tables, FIRST, THERE)


async def test_a_table_that_comes_back_plays_on_for_its_campaign(tables: Tables) -> None:
    code = await begun(tables)
    kept = (await tables.close(code, MIA, key=key())).code
    await tables.restore(THERE, MIA, kept or "", key=key())
    view = await tables.look(code)
    assert (view.campaign, view.adrift) == (NAME, False)
    await won(tables, code)
    assert (await tables.campaign(HERE.guild, NAME)).data["scenario"] == 2


async def test_a_table_that_comes_back_too_late_says_that_nothing_is_kept_any_more(tables: Tables) -> None:
    code = await begun(tables)
    kept = (await tables.close(code, MIA, key=key())).code
    await opened(tables, FIRST, THERE)
    await tables.start(THERE, ALICE, key=key())
    view = (await tables.restore(HERE, MIA, kept or "", key=key())).view
    assert (view.campaign, view.adrift) == ("", True)
    await won(tables, code)
    assert (await tables.campaign(HERE.guild, NAME)).data["scenario"] == 1
    with pytest.raises(Illegal, match="goes on without it"):
        await tables.reset(code, MIA, key=key())


async def test_a_lobby_that_comes_back_too_late_does_not_begin_without_its_campaign(tables: Tables) -> None:
    code = await opened(tables)
    kept = (await tables.close(code, MIA, key=key())).code
    await opened(tables, FIRST, THERE)
    await tables.restore(HERE, MIA, kept or "", key=key())
    with pytest.raises(Illegal, match="goes on without it, so its game cannot begin any more; nothing was changed"):
        await tables.start(HERE, ALICE, key=key())
    assert (await tables.look(code)).phase == "lobby"


async def test_a_lobby_that_comes_back_in_time_plays_for_its_campaign(tables: Tables) -> None:
    code = await opened(tables)
    kept = (await tables.close(code, MIA, key=key())).code
    await tables.restore(THERE, MIA, kept or "", key=key())
    view = (await tables.start(THERE, ALICE, key=key())).view
    assert (view.campaign, view.adrift) == (NAME, False)


async def test_a_victory_taken_back_after_the_next_table_began_changes_nothing(tables: Tables) -> None:
    code = await begun(tables)
    await won(tables, code)
    await opened(tables, SECOND, THERE)
    view = (await tables.undo(code, MIA, moderator=True, key=key())).view
    assert (view.phase, view.adrift) == ("playing", True)
    assert (await tables.campaign(HERE.guild, NAME)).data["scenario"] == 2


async def test_a_victory_that_is_taken_back_and_brought_again_is_kept_again(tables: Tables) -> None:
    code = await begun(tables)
    await won(tables, code)
    kept = (await tables.campaign(HERE.guild, NAME)).data
    await tables.undo(code, MIA, moderator=True, key=key())
    await tables.redo(code, MIA, moderator=True, key=key())
    assert (await tables.campaign(HERE.guild, NAME)).data == kept


async def test_a_rewind_after_the_campaign_moved_on_changes_nothing_of_it_and_cannot_begin_anew(tables: Tables) -> None:
    code = await begun(tables)
    await won(tables, code)
    await opened(tables, SECOND, THERE)
    view = (await tables.rewind(code, MIA, 3, key=key())).view
    assert (view.number, view.campaign, view.adrift) == (3, "", True)
    with pytest.raises(Illegal, match="goes on without it"):
        await tables.rewind(code, MIA, 0, key=key())
    assert (await tables.look(code)).number == 3
    campaign = await tables.campaign(HERE.guild, NAME)
    assert (campaign.data["scenario"], campaign.channel) == (2, THERE.channel)


async def test_two_campaigns_of_a_server_are_played_side_by_side(tables: Tables) -> None:
    code = await begun(tables)
    await opened(tables, FIRST, THERE, name="South")
    await won(tables, code)
    found = {c.name: (c.data.get("scenario", 1), c.channel) for c in await tables.campaigns(HERE.guild)}
    assert found == {NAME: (2, None), "South": (1, THERE.channel)}


async def test_a_forgotten_campaign_is_not_found_again_by_a_table_that_goes_back(tables: Tables) -> None:
    code = await begun(tables)
    await won(tables, code)
    await tables.drop_campaign(HERE.guild, NAME)
    assert (await tables.undo(code, MIA, moderator=True, key=key())).view.adrift
    await opened(tables, FIRST, THERE)
    assert (await tables.look(code)).adrift


async def test_back_to_the_start_the_campaign_is_taken_up_anew(tables: Tables) -> None:
    code = await begun(tables)
    await tables.rewind(code, MIA, 0, key=key())
    view = await tables.look(code)
    assert (view.number, view.sight(None).log.scenario) == (1, 1)
    while (await tables.look(code)).sight(None).round == 0:
        await chooses(tables, code, ALICE)
    await won(tables, code)
    assert (await tables.campaign(HERE.guild, NAME)).data["scenario"] == 2


async def test_a_game_from_a_file_belongs_to_no_campaign_here(tables: Tables) -> None:
    code = await begun(tables)
    file = await tables.export(code, MIA, moderator=True)
    view = (await tables.import_(ABROAD, MIA, file.data, key=key())).view
    assert (view.campaign, view.adrift) == ("", True)
    assert await tables.campaigns(ABROAD.guild or 0) == ()


async def test_a_table_without_a_campaign_is_not_adrift(tables: Tables) -> None:
    await tables.open(HERE, ALICE, GAME.key, FIRST, {"players": "1"}, key=key())
    await tables.join(HERE, ALICE, None, key=key())
    view = (await tables.start(HERE, ALICE, key=key())).view
    assert (view.campaign, view.adrift) == ("", False)


async def test_of_two_tables_that_take_a_campaign_at_once_one_gets_it(tables: Tables) -> None:
    await tables.put_campaign(HERE.guild, GAME.key, NAME, {})
    both = await asyncio.gather(opened(tables), opened(tables, where=THERE), return_exceptions=True)
    (refused,) = [one for one in both if isinstance(one, Exception)]
    assert "is being played" in str(refused)


async def test_a_campaign_that_is_won_has_no_next_table(tables: Tables) -> None:
    await tables.put_campaign(HERE.guild, GAME.key, NAME, {"scenario": 10})
    with pytest.raises(Illegal, match="is won"):
        await opened(tables)


async def test_a_server_has_at_most_so_many_campaigns(tables: Tables) -> None:
    for number in range(MOST):
        await tables.put_campaign(HERE.guild, GAME.key, f"No {number}", {})
    for refused in (opened(tables), tables.put_campaign(HERE.guild, GAME.key, NAME, {})):
        with pytest.raises(Illegal, match=f"This server has {MOST} campaigns; nothing was changed"):
            await refused
    await tables.put_campaign(HERE.guild, GAME.key, "no 3", {"scenario": 4})


@pytest.mark.parametrize("name", ["   ", "x" * 41])
async def test_a_campaign_has_a_name_of_some_length(tables: Tables, name: str) -> None:
    with pytest.raises(Illegal, match="1 to 40"):
        await opened(tables, name=name) if name.strip() else await tables.campaign(HERE.guild, name)
