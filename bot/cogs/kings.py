"""`/kings ...`: shortcuts at a table of Kings of Middle-earth. All of it can be done with `/act` and buttons too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.cogs import acts, complete
from bot.cogs.buttons import play as choose
from bot.cogs.rights import GUILD_ONLY
from bot.errors import Refused
from bot.faces.kings import FACE, sheets
from bot.table import View
from bot.ui import answer, layout, menu
from rules.kings.commands import TryCorruption, UseDie
from rules.kings.regions import REGIONS
from rules.kings.sight import Sight

if TYPE_CHECKING:
    from bot.client import Barliman
    from bot.ui.answer import Interaction

Wanted = Callable[[Any], bool]


class KingsGroup(app_commands.Group):
    """The shortcuts."""

    def __init__(self) -> None:
        super().__init__(name="kings", description="Shortcuts for Kings of Middle-earth", allowed_contexts=GUILD_ONLY)

    @app_commands.command(description="The Shadow tries to corrupt a Sovereign")
    @app_commands.describe(sovereign="Those that can be tempted now")
    async def corrupt(self, i: Interaction, sovereign: str) -> None:
        await do(i, sovereign, corrupts)

    @app_commands.command(description="The Free Peoples awaken a Sovereign")
    @app_commands.describe(sovereign="Those that can be awakened now, where and with which die")
    async def awaken(self, i: Interaction, sovereign: str) -> None:
        await do(i, sovereign, awakens)

    @app_commands.command(description="The Fellowship, the Hunt Box and the Hunt Pool")
    async def hunt(self, i: Interaction) -> None:
        await show(i, lambda sight: "\n".join(sheets.fellowship(sight)))

    @app_commands.command(description="Dice, Elven Rings, hands and decks of both sides")
    async def dice(self, i: Interaction) -> None:
        await show(i, lambda sight: "\n".join(sheets.dice(sight)))

    @app_commands.command(description="The Sovereigns, what lies on them as far as you may know, and what they can do")
    async def sovereigns(self, i: Interaction) -> None:
        await show(i, lambda sight: "\n".join(sheets.details(sight)))

    @app_commands.command(name="map", description="Everything about one region and its neighbours")
    @app_commands.describe(region="Which region")
    async def map_(self, i: Interaction, region: str) -> None:
        wanted = region.strip().casefold()
        named = [k for k, r in REGIONS.items() if wanted in {k, r.name.casefold()}]
        near = named or [k for k, r in REGIONS.items() if wanted and wanted in r.name.casefold()]
        if len(near) != 1:
            raise Refused(f"{region!r} is no one region of this map; nothing was done. Choose one from the list.")
        await show(i, lambda sight: sheets.region(sight, near[0]))

    @corrupt.autocomplete("sovereign")
    async def _tempted(self, i: discord.Interaction[Any], typed: str) -> complete.Offered:
        return await offers(i, typed, corrupts)

    @awaken.autocomplete("sovereign")
    async def _sleeping(self, i: discord.Interaction[Any], typed: str) -> complete.Offered:
        return await offers(i, typed, awakens)

    @map_.autocomplete("region")
    async def _regions(self, _: discord.Interaction[Any], typed: str) -> complete.Offered:
        return complete.offered(((r.name, k) for k, r in REGIONS.items()), typed)


def commands(app: Barliman) -> tuple[KingsGroup, ...]:
    """None where the game is not played."""
    return (KingsGroup(),) if FACE.key in app.games else ()


def corrupts(command: Any) -> bool:
    return isinstance(command, TryCorruption)


def awakens(command: Any) -> bool:
    return isinstance(command, UseDie) and command.use == "awaken"


async def table(i: Interaction) -> View:
    """The table of this channel. Raises Refused if it plays another game, or has not begun."""
    view = await i.client.tables.at(answer.where(i))
    if view.game.key != FACE.key:
        raise Refused(
            "This channel's table plays another game; nothing was done. Use /kings where that game is played."
        )
    if view.sight(None) is None:
        raise Refused("The game has not begun yet; nothing was done. Press Start when everybody sits.")
    return view


def some(view: View, i: Interaction, wanted: Wanted) -> list[acts.Act]:
    """What this person may do now, of the wanted kind."""
    found = acts.acts(view, i.client.face(view), answer.person(i))
    return [act for act in found if act.option and wanted(act.option.command)]


async def offers(i: Interaction, typed: str, wanted: Wanted) -> complete.Offered:
    """Completions: exactly those that can be done now."""

    @complete.at_a_table
    async def offered(i: Interaction, view: View, typed: str) -> complete.Offered:
        at_it = view.game.key == FACE.key
        return complete.offered(((a.words, a.value) for a in some(view, i, wanted)), typed) if at_it else []

    return await offered(i, typed)


async def do(i: Interaction, typed: str, wanted: Wanted) -> None:
    """The one that was chosen or typed. Raises Refused if it is none, or could be several."""
    view = await table(i)
    menu.seated(view, answer.person(i))
    found = some(view, i, wanted)
    near = [act for act in found if act.value == typed] or acts.matching(found, typed)
    if len(near) != 1 or near[0].option is None:
        raise Refused(
            "That is not one thing that can be done now; nothing was done. Choose from the list, if it offers any."
        )
    await choose(i, view.code, near[0].option.step, near[0].option.digest)


async def show(i: Interaction, part: Callable[[Sight], str]) -> None:
    """A part of the table as its reader may know it, to them alone; of several seats the Shadow's knows more."""
    view = await table(i)
    held = view.held(answer.person(i))
    await answer.show(i, layout.message(layout.text(part(view.sight(held[-1] if held else None)))))
