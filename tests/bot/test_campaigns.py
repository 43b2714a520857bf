"""A campaign outlives its tables: it is kept by name in its server, and only a victory changes it."""

from __future__ import annotations

import pytest

from bot.table import Tables
from rules.angmar import GAME
from rules.core.game import Illegal
from storage.store import Store
from tests.table_kit import ABROAD, ALICE, HERE, MIA, THERE, chooses, key, service

FIRST, SECOND = "intruders-in-chetwood", "the-weather-hills"
NAME = "North"


@pytest.fixture
def tables(store: Store) -> Tables:
    return service(store, {GAME.key: GAME})


async def opened(tables: Tables, scenario: str = FIRST, where=HERE, name: str = NAME) -> str:  # type: ignore[no-untyped-def]  # a place
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


@pytest.mark.parametrize("name", ["   ", "x" * 41])
async def test_a_campaign_has_a_name_of_some_length(tables: Tables, name: str) -> None:
    with pytest.raises(Illegal, match="1 to 40"):
        await opened(tables, name=name) if name.strip() else await tables.campaign(HERE.guild, name)
