"""What a campaign says to decks that are brought to its tables, through the real client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path

import pytest

from bot.playground.watched import Watched
from rules.angmar import GAME
from rules.angmar.campaign_log import Log
from rules.angmar.decks import STARTERS
from tests.bot.angmar_kit import SECOND, North, north

NAME = "North"
KEEPERS = ("Denethor", "Glorfindel", "Beravor")


@pytest.fixture
async def scene(standin: Watched, tmp_path: Path) -> AsyncIterator[North]:
    async with north(standin, tmp_path) as here:
        yield here


async def kept(scene: North, log: Log) -> None:
    await scene.app.tables.put_campaign(int(scene.guild["id"]), GAME.key, NAME, asdict(log))


def deck(*heroes: str) -> str:
    """The cards of a starter deck, led by these heroes of the core set."""
    keepers = STARTERS[3]
    cards = [f"{n}x {keepers.card(code).name} ({keepers.card(code).pack_name})" for code, n in keepers.cards.items()]
    return "\n".join([*(f"1x {name} (Core Set)" for name in heroes), *cards])


async def test_a_starter_deck_with_a_fallen_hero_is_not_offered(scene: North) -> None:
    await kept(scene, Log(scenario=2, heroes={"p1": KEEPERS}, fallen=("Beravor",), pool=("158",), protect=1))
    await scene.begin(SECOND, campaign=NAME)
    page = await scene.press(scene.alice, "Your move")
    assert not [o for s in page.selects for o in s["options"] if o.startswith("Keepers")]
    assert [o for s in page.selects for o in s["options"] if o.startswith("Captains")]


LOG = Log(scenario=6, heroes={"p1": KEEPERS}, fallen=("Beravor",), lost={"p1": ("Gléowine",)})
REFUSED = [
    (KEEPERS, "Beravor has fallen in this campaign."),
    (KEEPERS[:1], "The log records Denethor, Glorfindel: none of them may be left out."),
    (KEEPERS[:2], "Gléowine was lost at Mount Gram."),
]


@pytest.mark.parametrize(("heroes", "said"), REFUSED)
async def test_a_deck_that_the_campaign_refuses_says_so_before_and_when_it_is_played(
    scene: North, heroes: tuple[str, ...], said: str
) -> None:
    log = LOG if "lost" in said else Log(**{**asdict(LOG), "lost": {}})
    await kept(scene, log)
    await scene.begin("across-the-ettenmoors", campaign=NAME)
    page = await scene.bring(scene.alice, deck(*heroes))
    assert f"⚠️ {said}" in page.text
    page = await scene.press(scene.alice, "Play it casually")
    assert page.text.startswith(f"⚠️ {said} Nothing has changed; bring another deck.")
    view = await scene.app.tables.at(scene.place)
    assert view.sight(None).players["p1"].deck_name == ""


async def test_the_price_of_other_heroes_is_told_before_they_are_traded(scene: North) -> None:
    await kept(scene, Log(scenario=2, heroes={"p1": KEEPERS}, pool=("158",), protect=1))
    await scene.begin(SECOND, campaign=NAME)
    page = await scene.bring(scene.alice, deck("Denethor", "Glorfindel", "Éowyn"))
    assert "⚠️ Heroes are traded: from now on every player's starting threat is 1 higher." in page.text
    page = await scene.bring(scene.alice, deck(*KEEPERS))
    assert "traded" not in page.text


@pytest.mark.parametrize(("newcomers", "told"), [("free", False), ("penalty", True)])
async def test_the_price_of_a_new_player_is_told_before_he_joins(scene: North, newcomers: str, told: bool) -> None:
    await kept(scene, Log(scenario=2, heroes={"p2": KEEPERS}, pool=("158",), protect=1))
    await scene.begin(SECOND, campaign=NAME)
    await scene.type(scene.alice, "game settings", setting="newcomers", value=newcomers)
    page = await scene.bring(scene.alice, deck("Éowyn", "Legolas"))
    assert ("⚠️ A new player joins: from now on every player's starting threat is 2 higher." in page.text) == told
    assert "traded" not in page.text


async def test_the_captured_deck_of_mount_gram_is_warned_of(scene: North) -> None:
    await kept(scene, Log(scenario=5))
    await scene.begin("escape-from-mount-gram", campaign=NAME)
    page = await scene.bring(scene.alice, "1x Denethor (Core Set)\n3x Radagast's Cunning (Core Set)\n")
    assert "⚠️ Mount Gram captures 15 cards of each deck at its start; this deck has only 0 for it." in page.text
