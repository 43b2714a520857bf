"""Taking back and bringing back, for commands and buttons alike: whoever moderates here needs no vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.cogs.rights import moderates_at
from bot.table import View
from bot.ui import answer

if TYPE_CHECKING:
    from bot.ui.answer import Interaction


async def undo(i: Interaction, view: View) -> None:
    right = await moderates_at(i, view)
    await answer.told(i, await i.client.tables.undo(view.code, answer.person(i), moderator=right, key=i.id))


async def redo(i: Interaction, view: View) -> None:
    right = await moderates_at(i, view)
    await answer.told(i, await i.client.tables.redo(view.code, answer.person(i), moderator=right, key=i.id))
