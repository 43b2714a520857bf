"""`/deck`: a deck of one's own for Angmar Awakened, from RingsDB, a list or an OCTGN file."""

from __future__ import annotations

import re
from collections.abc import Mapping
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
from bot.table import Person, View
from bot.ui import answer, decks
from rules.angmar.campaign import heroes
from rules.angmar.campaign_log import Log
from rules.angmar.commands import BringDeck
from rules.angmar.decks import Deck, unplayable
from rules.angmar.scenarios.table import SCENARIOS
from rules.core import codec
from rules.core.game import Illegal

if TYPE_CHECKING:
    from bot.client import Barliman
    from bot.ui.answer import Interaction

BIGGEST = 256 * 1024
"""Bytes of a deck that are read."""
FORM = re.compile(decks.FORM)
NONE_KEPT = "I have no deck of yours; nothing was done. `/deck bring` reads one."
OLD = "That page was older than your deck, so nothing was done. This is how it stands now."


class DeckGroup(app_commands.Group):
    """Decks of one's own."""

    def __init__(self) -> None:
        super().__init__(name="deck", description="A deck of your own for Angmar Awakened", allowed_contexts=GUILD_ONLY)

    @app_commands.command(description="Bring a deck: a file, a list, a link to RingsDB; without any, a form for a list")
    @app_commands.describe(
        file="An export of RingsDB (.txt, .json) or OCTGN (.o8d)", text="The list itself, or a link to a decklist"
    )
    async def bring(self, i: Interaction, file: discord.Attachment | None = None, text: str | None = None) -> None:
        await bring(i, file, text)

    @app_commands.command(
        description="The deck that you brought last, with the button that plays it where it is awaited"
    )
    async def show(self, i: Interaction) -> None:
        await show(i, await kept(i))


def commands(app: Barliman) -> tuple[DeckGroup, ...]:
    """None where the game is not played."""
    return (DeckGroup(),) if FACE.key in app.games else ()


async def bring(i: Interaction, file: discord.Attachment | None, text: str | None) -> None:
    """Reads the deck, keeps it as this person's draft, and shows what is still to be said about it."""
    if file is not None and text is not None:
        raise Refused("Give either a file or a text with your deck, not both; nothing was read.")
    if file is not None:
        await draft(i, await i.client.decks.read(await attached(file, BIGGEST, "deck"), file.filename))
    elif text is not None:
        await draft(i, await i.client.decks.read(text))
    elif await patience.late(i):
        raise Refused("That took too long for the form to open; nothing was done. Please try it again.")
    else:
        await i.response.send_modal(decks.paste())


async def attached(file: discord.Attachment, most: int, what: str) -> bytes:
    """What is in a file. Raises Refused for one of too many bytes, or one that Discord does not give."""
    if file.size > most:
        raise Refused(f"That file is larger than {most >> 10} KiB, so it is no {what}; nothing was changed.")
    try:
        return await file.read()
    except discord.HTTPException:
        raise Refused("Discord did not give me that file; nothing was changed. Please attach it again.") from None


async def draft(i: Interaction, read: Read) -> None:
    """Keeps the deck so far, and shows it."""
    await i.client.tables.set_draft(answer.person(i), codec.dump(Read, read).decode())
    await show(i, read)


async def show(i: Interaction, read: Read, head: str = "") -> None:
    await answer.show(i, decks.page(read, await _target(i, read.deck), head))


async def _target(i: Interaction, deck: Deck) -> decks.For:
    """The table here, if it waits for this person's deck, and what its campaign says to this one."""
    try:
        view = await i.client.tables.at(answer.where(i))
    except Illegal:
        return decks.For()
    seat, sight = _waiting(view, answer.person(i)), view.sight(None)
    if not seat or sight is None:
        return decks.For()
    told = () if sight.log is None else _campaign(sight.log, seat, deck, view.options)
    return decks.For(view.code, SCENARIOS[view.scenario.key].number, sight.log is not None, told)


def _waiting(view: View, who: Person) -> str:
    """The seat for which the table asks this person for a deck; "" for none."""
    if view.game.key != FACE.key or view.phase != "playing" or view.sight(None).areas:
        return ""
    return next((question.seat for question in view.questions(who)), "")


def _campaign(log: Log, seat: str, deck: Deck, options: Mapping[str, str]) -> tuple[str, ...]:
    """Why the campaign refuses the deck, or what its new heroes cost."""
    if unplayable(deck):
        return ()
    if refused := heroes.refusal(log, seat, deck):
        return (refused,)
    if cost := heroes.cost(log, {seat: deck}, options):
        why = "Heroes are traded" if seat in log.heroes else "A new player joins"
        return (f"{why}: from now on every player's starting threat is {cost} higher.",)
    return ()


async def kept(i: Interaction, mark: str = "") -> Read:
    """This person's draft, if it still is the one of that mark. Raises Refused if there is none, or another."""
    data = await i.client.tables.draft(answer.person(i))
    if data is None:
        raise Refused(NONE_KEPT)
    try:
        read: Read = codec.load(Read, data)
    except ValueError:  # an older version of this bot kept it
        raise Refused(NONE_KEPT) from None
    if mark and mark != decks.mark(read):
        raise Refused(OLD)
    return read


async def refused(i: Interaction, error: Exception) -> None:
    """Says what was wrong, above the deck as it stands."""
    words = errors.sentence(errors.unwrapped(error))
    try:
        read = None if words is None else await kept(i)
    except Refused:
        read = None
    if read is None:
        await errors.answer(i, error)
    else:
        await show(i, read, head=f"⚠️ {words}")


async def chosen(i: Interaction, mark: str, code: str) -> None:
    """One of several cards of a title was picked."""
    read = await kept(i, mark)
    await draft(i, choose(read, read.choices[0], None if code == decks.OTHER else code))


async def kind(i: Interaction, mark: str, name: str) -> None:
    """The type of an unknown card was picked: its form opens."""
    read = await kept(i, mark)
    if await patience.late(i):
        raise Refused("That took too long for its form to open; nothing was done. Please choose it again.")
    await i.response.send_modal(decks.form(read, name))


async def submitted(i: Interaction) -> None:
    """The form of an unknown card or of a list came back. Other forms are not ours."""
    custom_id = str(answer.data(i).get("custom_id", ""))
    match = FORM.fullmatch(custom_id)
    if match is None and custom_id != decks.LIST:
        return
    patience.watch(i)
    try:
        answers = dict(filled(answer.data(i).get("components", [])))
        if match is None:
            await draft(i, await i.client.decks.read(answers.get(decks.LIST, "")))
        else:
            read = await kept(i, match["mark"])
            card = describe.describe(read.needed[0], {**answers, "type": match["kind"]})
            await draft(i, add(read, read.needed[0], card))
    except Exception as error:  # nobody else sees what an event listener raises
        await errors.answer(i, error)


async def play(i: Interaction, table: str, mark: str, *, casual: bool) -> None:
    """The deck is played at its table. It is kept, for the next table too."""
    command: Any = BringDeck(deck=finish(await kept(i, mark)), casual=casual)
    await answer.told(i, await i.client.tables.say(table, answer.person(i), command, key=i.id))
