"""`/campaign`: what games keep from one table for the next, by name in this server."""

from __future__ import annotations

import io
import itertools
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.cogs import complete
from bot.cogs.deck import attached
from bot.cogs.rights import GUILD_ONLY, must_moderate
from bot.errors import Refused
from bot.faces.angmar import FACE
from bot.faces.angmar import log as pages
from bot.table import Campaign
from bot.ui import answer, layout, slow
from bot.ui.words import TEXT, clip, plain

if TYPE_CHECKING:
    from bot.client import Barliman
    from bot.ui.answer import Interaction

BIGGEST = 64 * 1024
"""Bytes of a campaign's file."""
FORMAT = "barliman-campaign"


class CampaignGroup(app_commands.Group):
    """Campaigns of this server."""

    def __init__(self) -> None:
        super().__init__(name="campaign", description="The campaigns of this server", allowed_contexts=GUILD_ONLY)

    @app_commands.command(description="The campaigns of this server and where each stands")
    async def list(self, i: Interaction) -> None:
        found = await i.client.tables.campaigns(answer.where(i).guild or 0)
        lines = [f"- **{plain(c.name)}**: {pages.stand(c.data)}{_where(c)}" for c in found]
        none = "There is no campaign yet. `/game new` begins one with its option `campaign`."
        await answer.show(i, layout.message(layout.text(as_many(lines, TEXT) or none)))

    @app_commands.command(description="The log of a campaign as a picture with its text")
    @app_commands.describe(name="Which campaign")
    async def show(self, i: Interaction, name: str) -> None:
        await show(i, await find(i, name))

    @app_commands.command(description="The log of a campaign as a file")
    @app_commands.describe(name="Which campaign")
    async def export(self, i: Interaction, name: str) -> None:
        campaign = await find(i, name)
        whole = {"format": FORMAT, "game": campaign.game, "name": campaign.name, "log": campaign.data}
        data = json.dumps(whole, ensure_ascii=False, indent=2).encode()
        file = discord.File(io.BytesIO(data), "campaign.json", description="The campaign log as data")
        shown = layout.message(layout.text(f"The log of **{plain(campaign.name)}**."), discord.ui.File(file))
        await slow.send(i, shown, file=file, private=True)

    @app_commands.command(name="import", description="A campaign from a file, new or in the place of one (moderators)")
    @app_commands.describe(file="A file from an export", name="Its name here; without it, the one in the file")
    async def import_(self, i: Interaction, file: discord.Attachment, name: str | None = None) -> None:
        await must_moderate(i)
        await bring(i, file, name)

    @app_commands.command(description="Forget a campaign that nobody plays (moderators)")
    @app_commands.describe(name="Which campaign")
    async def forget(self, i: Interaction, name: str) -> None:
        await must_moderate(i)
        campaign = await find(i, name)
        await i.client.tables.drop_campaign(answer.where(i).guild or 0, campaign.name)
        await answer.say(i, f"The campaign **{plain(campaign.name)}** is forgotten.")

    @show.autocomplete("name")
    @export.autocomplete("name")
    @forget.autocomplete("name")
    async def _names(self, i: discord.Interaction[Any], typed: str) -> complete.Offered:
        return await complete.known_campaign(i, typed)

    @import_.autocomplete("name")
    async def _any_name(self, i: discord.Interaction[Any], typed: str) -> complete.Offered:
        return await complete.campaign(i, typed)


def commands(app: Barliman) -> tuple[CampaignGroup, ...]:
    """None where no game has campaigns."""
    return (CampaignGroup(),) if FACE.key in app.games else ()


def _where(campaign: Campaign) -> str:
    return f" (being played in <#{campaign.channel}>)" if campaign.channel is not None else ""


async def find(i: Interaction, name: str) -> Campaign:
    return await i.client.tables.campaign(answer.where(i).guild or 0, name)


async def show(i: Interaction, campaign: Campaign) -> None:
    """The picture has the words as its text, as far as there is room for them."""
    data = await slow.apart(pages.picture, campaign.name, campaign.data)
    words = pages.page(campaign.name, campaign.data)
    alt = clip(pages.words(campaign.name, campaign.data), 1024)
    file = discord.File(io.BytesIO(data), "campaign.png", description=alt)
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(discord.MediaGalleryItem(file, description=alt))
    shown = as_many(words.split("\n"), TEXT - len(MORE) - 1)
    await slow.send(i, layout.message(layout.text(shown + MORE * (shown != words)), gallery), file=file, private=True)


MORE = "\n-# `/campaign export` gives all of it as a file."


def as_many(lines: Sequence[str], room: int) -> str:
    """The lines from the first that fit, and how many do not."""
    whole = "\n".join(lines)
    if len(whole) <= room:
        return whole
    kept = list(itertools.takewhile(lambda end: end <= room - 30, itertools.accumulate(len(x) + 1 for x in lines)))
    return "\n".join([*lines[: len(kept)], f"-# … and {len(lines) - len(kept)} more lines"])


async def bring(i: Interaction, file: discord.Attachment, name: str | None) -> None:
    """Raises Refused for a file that holds no campaign."""
    data = await attached(file, BIGGEST, "campaign log")
    try:
        whole = json.loads(data)
        good, game, meant, log = whole["format"] == FORMAT, whole["game"], name or whole["name"], whole["log"]
    except (ValueError, KeyError, TypeError, RecursionError):
        good, game, meant, log = False, "", "", {}
    if not good or not isinstance(game, str) or not isinstance(meant, str) or not isinstance(log, dict):
        raise Refused("That file holds no campaign log of this bot; nothing was changed. `/campaign export` makes one.")
    kept = await i.client.tables.put_campaign(answer.where(i).guild or 0, game, meant, log)
    await answer.say(i, f"The campaign **{plain(kept)}** is here: {pages.stand(log)}. `/game new` goes on with it.")
