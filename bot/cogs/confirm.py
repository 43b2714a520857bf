"""The second press before something is lost: what goes, and that a code brings it back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.cogs.rights import must_moderate
from bot.errors import Refused
from bot.table import Told, View
from bot.ui import answer, ids, layout

if TYPE_CHECKING:
    from bot.ui.answer import Interaction


async def ask(i: Interaction, view: View, verb: str, lost: str, label: str, *rest: object) -> None:
    """Shows privately what will be lost; the button carries the version that was looked at."""
    sure = layout.button(label, ids.control(view.code, "sure", verb, view.version, *rest), ButtonStyle.danger)
    words = f"⚠️ {lost}\nIt is kept for a while: you will be given a restore code, and the channel is told."
    await answer.show(i, layout.message(layout.text(words), *layout.rows([sure])))


async def sure(i: Interaction, view: View, verb: str, version: str, *rest: str) -> None:
    """The second press. Raises Illegal if the table has moved on since the first."""
    await must_moderate(i)
    if view.where.guild != i.guild_id:
        raise Refused("That table is on another server; nothing was done.")
    if verb not in DEEDS:
        raise Refused("This button is older than I am and means nothing any more. Nothing happened.")
    told = await DEEDS[verb](i, view, int(version), *rest)
    await answer.told(i, told)


async def _reset(i: Interaction, view: View, version: int) -> Told:
    return await i.client.tables.reset(view.code, answer.person(i), version=version, key=i.id)


async def _rewind(i: Interaction, view: View, version: int, to: str) -> Told:
    return await i.client.tables.rewind(view.code, answer.person(i), int(to), version=version, key=i.id)


async def _close(i: Interaction, view: View, version: int) -> Told:
    return await i.client.tables.close(view.code, answer.person(i), version=version, key=i.id)


async def _restore(i: Interaction, view: View, version: int, code: str) -> Told:
    if view.version != version:
        raise Refused("The table has changed since you were asked; nothing was done. Look again, then repeat it.")
    return await i.client.tables.restore(answer.where(i), answer.person(i), code, key=i.id)


DEEDS: dict[str, Callable[..., Awaitable[Told]]] = {
    "reset": _reset,
    "rewind": _rewind,
    "close": _close,
    "restore": _restore,
}
