"""Buttons and menus: each says in its custom id what it does, so it works after a restart and on any old message."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Self

import discord
from discord.ui import Button, DynamicItem, Select

from bot import errors, patience
from bot.cogs import confirm, deck, forms, looks, takeback
from bot.errors import Refused
from bot.table import View
from bot.ui import answer, decks, ids, layout, menu, offers, panel
from rules.core.game import Illegal

if TYPE_CHECKING:
    from bot.ui.answer import Interaction

Pressed = Button[Any] | Select[Any]


NEVER = r"never:a^"
"""The custom id of no button."""


class Press(DynamicItem[Pressed], template=NEVER):
    """What all of them share: the table they belong to, and what happens when they are refused."""

    def __init__(self, item: Pressed, match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(cls, _i: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        return cls(item, match)

    async def callback(self, i: discord.Interaction[Any]) -> None:
        patience.watch(i)
        try:
            await self.press(i)
        except Exception as error:  # the library would only log it
            await self.refused(i, error)

    async def refused(self, i: Interaction, error: Exception) -> None:
        """Says why nothing was done."""
        await refused(i, error, self.match["table"])

    async def press(self, i: Interaction) -> None:
        """What it does. Raises Illegal with a sentence."""


class Option(Press, template=ids.OPTION):
    async def press(self, i: Interaction) -> None:
        await play(i, self.match["table"], self.match["step"], self.match["digest"])


class Warned(Press, template=ids.WARNED):
    async def press(self, i: Interaction) -> None:
        await warn(i, self.match["table"], self.match["step"], self.match["digest"])


class Options(Press, template=ids.OPTIONS):
    async def press(self, i: Interaction) -> None:
        value = chosen(i)
        do = warn if value.startswith(ids.MARK) else play
        await do(i, self.match["table"], self.match["step"], value.removeprefix(ids.MARK))


class Tools(Press, template=ids.TOOLS):
    async def press(self, i: Interaction) -> None:
        await forms.hand_move(i, self.match["table"], self.match["seat"], chosen(i))


class Hand(Press, template=ids.HAND):
    async def press(self, i: Interaction) -> None:
        given = (*ids.given(self.match["given"]), chosen(i))
        await forms.hand_move(i, self.match["table"], self.match["seat"], self.match["tool"], given)


class Insist(Press, template=ids.INSIST):
    async def press(self, i: Interaction) -> None:
        given = ids.given(self.match["given"])
        await forms.insist(i, self.match["table"], self.match["seat"], self.match["tool"], given)


class Setting(Press, template=ids.SETTING):
    async def press(self, i: Interaction) -> None:
        me, key = answer.person(i), self.match["setting"]
        told = await i.client.tables.change(self.match["table"], me, key, chosen(i), key=i.id)
        page = panel.settings(told.view, panel.page_of(told.view, key))
        await answer.told(i, told, None if told.ballot else page)


class Control(Press, template=ids.CONTROL):
    async def press(self, i: Interaction) -> None:
        verb, rest = self.match["verb"], (self.match["rest"] or "").split(":")
        view, words = await i.client.tables.look(self.match["table"]), [word for word in rest if word]
        do = CONTROLS.get(verb)
        if do is None or not _takes(do, i, view, *words):
            raise Refused(OLDER)
        await do(i, view, *words)


class DeckPress(Press, template=NEVER):
    """On a page of somebody's own deck."""

    async def refused(self, i: Interaction, error: Exception) -> None:
        await deck.refused(i, error)


class DeckChoice(DeckPress, template=decks.CHOOSE):
    async def press(self, i: Interaction) -> None:
        await deck.chosen(i, self.match["mark"], chosen(i))


class DeckKind(DeckPress, template=decks.KIND):
    async def press(self, i: Interaction) -> None:
        await deck.kind(i, self.match["mark"], chosen(i))


class DeckPlay(DeckPress, template=decks.PLAY):
    async def press(self, i: Interaction) -> None:
        await deck.play(i, self.match["table"], self.match["mark"], casual=self.match["how"] == "casual")


def _takes(do: Callable[..., object], *given: object) -> bool:
    try:
        inspect.signature(do).bind(*given)
    except TypeError:
        return False
    return True


OLDER = "This button is older than I am and means nothing any more. Nothing happened."
ITEMS = (Option, Warned, Options, Tools, Hand, Insist, Setting, Control, DeckChoice, DeckKind, DeckPlay)


async def unknown(i: Interaction) -> None:
    """Answers for what is on old messages alone: a button or menu that is made otherwise now."""
    custom_id = str(answer.data(i).get("custom_id"))
    if not any(item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in ITEMS):
        await errors.answer(i, Refused(OLDER))


def chosen(i: Interaction) -> str:
    """The value that was picked in a menu."""
    values = answer.data(i).get("values") or [""]
    return str(values[0])


async def play(i: Interaction, table: str, step: str, digest: str) -> None:
    """An option of an open question."""
    await answer.told(i, await i.client.tables.act(table, answer.person(i), step, digest, key=i.id))


async def warn(i: Interaction, table: str, step: str, digest: str) -> None:
    """The option is punished by the rules: says how before it is played."""
    view = await i.client.tables.look(table)
    for question in view.questions(answer.person(i)):
        for choice in offers.choices(view, i.client.face(view), question, question.seat):
            if (choice.step, choice.digest) == (step, digest):
                await answer.show(i, menu.warning(view, choice))
                return
    await play(i, table, step, digest)


async def refused(i: Interaction, error: Exception, table: str) -> None:
    """Says privately what was wrong, and draws the message anew that led to it."""
    words = errors.sentence(errors.unwrapped(error))
    if words is None:
        await errors.answer(i, error)
        return
    try:
        view = await i.client.tables.look(table)
    except Illegal as gone:
        await _strip(i, str(gone))
        return
    message = answer.pressed(i)
    if answer.is_private(message) and view.held(answer.person(i)) and view.phase == "playing":
        await looks.moves(i, view, head=f"⚠️ {words}")
        return
    await errors.answer(i, error)
    if message is not None and message.id == view.board:
        i.client.outbox.boards.show(view)


async def _strip(i: Interaction, words: str) -> None:
    """The table is gone: its message loses its buttons."""
    await answer.redraw(i, layout.message(layout.text(words)))
    if not answer.is_private(i.message):
        await i.followup.send(words, ephemeral=True)


# What the buttons of a table do
async def _is_here(i: Interaction, view: View) -> None:
    """Raises Refused for the button of a table that has left its channel: another may stand there now."""
    if (await i.client.tables.at(view.where)).code != view.code:
        raise Refused("That table was closed; nothing was done. `/game status` shows the one that is here now.")


async def join(i: Interaction, view: View, seat: str | None = None) -> None:
    await _is_here(i, view)
    await answer.told(i, await i.client.tables.join(view.where, answer.person(i), seat, key=i.id))


async def leave(i: Interaction, view: View) -> None:
    await _is_here(i, view)
    await answer.told(i, await i.client.tables.leave(view.where, answer.person(i), key=i.id))


async def start(i: Interaction, view: View) -> None:
    await _is_here(i, view)
    await answer.told(i, await i.client.tables.start(view.where, answer.person(i), key=i.id))


async def bot(i: Interaction, view: View) -> None:
    await answer.told(i, await i.client.tables.run_bot(view.code, answer.person(i), key=i.id))


async def move(i: Interaction, view: View, page: str = "0") -> None:
    await looks.moves(i, view, int(page))


async def tools(i: Interaction, view: View) -> None:
    await answer.show(i, menu.tools(view, answer.person(i)))


async def why(i: Interaction, view: View, number: str | None = None) -> None:
    await looks.why(i, view, None if number is None else int(number))


async def history(i: Interaction, view: View, before: str | None = None, last: str = "10") -> None:
    await looks.history(i, view, int(last), None if before is None else int(before))


async def settings(i: Interaction, view: View, page: str = "0") -> None:
    await looks.settings(i, view, int(page))


async def vote(i: Interaction, view: View, ballot: str, yes: str) -> None:
    told = await i.client.tables.vote(view.code, answer.person(i), int(ballot), yes == "yes", key=i.id)
    await answer.told(i, told)


CONTROLS: dict[str, Callable[..., Awaitable[None]]] = {
    "join": join,
    "leave": leave,
    "start": start,
    "bot": bot,
    "undo": takeback.undo,
    "move": move,
    "hand": looks.hand,
    "tools": tools,
    "why": why,
    "history": history,
    "settings": settings,
    "vote": vote,
    "sure": confirm.sure,
}
