"""`/deck`: a deck of one's own for Angmar Awakened, from RingsDB, a list or an OCTGN file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import errors, patience
from bot.cogs.forms import filled
from bot.cogs.rights import GUILD_ONLY
from bot.decks import describe
from bot.decks.read import Read, add, choose, finish
from bot.errors import Refused
from bot.faces.angmar import FACE
from bot.table import View
from bot.ui import answer, decks
from rules.angmar.commands import BringDeck
from rules.angmar.scenarios.table import SCENARIOS
from rules.core import codec
from rules.core.game import Illegal

if TYPE_CHECKING:
    from bot.client import Barliman
    from bot.ui.answer import Interaction

BIGGEST = 256 * 1024
"""Bytes of a deck that are read."""
FORM = re.compile(decks.FORM)


class DeckGroup(app_commands.Group):
    """Decks of one's own."""

    def __init__(self) -> None:
        super().__init__(name="deck", description="A deck of your own for Angmar Awakened", allowed_contexts=GUILD_ONLY)

    @app_commands.command(description="Bring a deck: a file, a pasted list, or a link to RingsDB")
    @app_commands.describe(
        file="An export of RingsDB (.txt, .json) or OCTGN (.o8d)", text="The list itself, or a link to a decklist"
    )
    async def bring(self, i: Interaction, file: discord.Attachment | None = None, text: str | None = None) -> None:
        await bring(i, file, text)


def commands(app: Barliman) -> tuple[DeckGroup, ...]:
    """None where the game is not played."""
    return (DeckGroup(),) if FACE.key in app.games else ()


async def bring(i: Interaction, file: discord.Attachment | None, text: str | None) -> None:
    """Reads the deck, keeps it as this person's draft, and shows what is still to be said about it."""
    if (file is None) == (text is None):
        raise Refused("Give either a file or a text with your deck; nothing was read.")
    if file is not None and file.size > BIGGEST:
        raise Refused(f"That file is larger than {BIGGEST >> 10} KiB, so it is no deck; nothing was read.")
    given: bytes | str = await file.read() if file is not None else text or ""
    read = await i.client.decks.read(given, file.filename if file is not None else "")
    await draft(i, read, await _table(i))


async def _table(i: Interaction) -> str:
    """The code of the table here that waits for this person's deck; a word for none, then it is only looked at."""
    try:
        view = await i.client.tables.at(answer.where(i))
    except Illegal:
        return decks.NONE
    return view.code if waits(view, i) else decks.NONE


def waits(view: View, i: Interaction) -> bool:
    """Whether the table asks this person for a deck."""
    asked = view.questions(answer.person(i)) if view.game.key == FACE.key else ()
    return any(option.of == "deck" for q in asked for option in q.options[:1])


async def draft(i: Interaction, read: Read, table: str) -> None:
    """Keeps the deck so far, and shows it."""
    await i.client.tables.set_draft(answer.person(i), codec.dump(Read, read).decode())
    scenario, campaign = await _setting(i, table)
    await answer.show(i, decks.page(read, table, scenario, campaign=campaign))


async def _setting(i: Interaction, table: str) -> tuple[int, bool]:
    """The number of the scenario that the deck is for, 0 for none, and whether it is a campaign's."""
    if table == decks.NONE:
        return 0, False
    view = await i.client.tables.look(table)
    sight = view.sight(None)
    return SCENARIOS[view.scenario.key].number, sight is not None and sight.log is not None


async def kept(i: Interaction) -> Read:
    """This person's draft. Raises Refused if there is none."""
    data = await i.client.tables.draft(answer.person(i))
    if data is None:
        raise Refused("I have no deck of yours any more; nothing was done. `/deck bring` reads it again.")
    read: Read = codec.load(Read, data)
    return read


async def _undescribed(i: Interaction) -> Read:
    """The draft, where a card of it must still be described."""
    read = await kept(i)
    if not read.needed:
        raise Refused("Every card is described already; nothing was changed.")
    return read


async def chosen(i: Interaction, table: str, code: str) -> None:
    """One of several cards of a title was picked."""
    read = await kept(i)
    if not read.choices:
        raise Refused("That question was answered already; nothing was changed.")
    await draft(i, choose(read, read.choices[0], None if code == decks.OTHER else code), table)


async def kind(i: Interaction, table: str, name: str) -> None:
    """The type of an unknown card was picked: its form opens."""
    read = await _undescribed(i)
    if await patience.late(i):
        raise Refused("That took too long for its form to open; nothing was done. Please choose it again.")
    await i.response.send_modal(decks.form(read.needed[0], table, name))


async def submitted(i: Interaction) -> None:
    """The form of an unknown card came back. Other forms are not ours."""
    match = FORM.fullmatch(str(answer.data(i).get("custom_id", "")))
    if match is None:
        return
    patience.watch(i)
    try:
        read = await _undescribed(i)
        answers = {**dict(filled(answer.data(i).get("components", []))), "type": match["kind"]}
        card = describe.describe(read.needed[0], answers)
        await draft(i, add(read, read.needed[0], card), match["table"])
    except Exception as error:  # nobody else sees what an event listener raises
        await errors.answer(i, error)


async def play(i: Interaction, table: str, *, casual: bool) -> None:
    """The deck is played at its table."""
    command: Any = BringDeck(deck=finish(await kept(i)), casual=casual)
    told = await i.client.tables.say(table, answer.person(i), command, key=i.id)
    await i.client.tables.set_draft(answer.person(i), None)
    await answer.told(i, told)
