"""`/moderator`: repairs. What removes something asks twice, is told in the channel and gives a restore code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.cogs import complete, confirm, forms
from bot.cogs.game import here, open_file
from bot.cogs.rights import GUILD_ONLY, must_moderate
from bot.errors import Refused
from bot.table import Config, Person
from bot.ui import answer, layout, record, slow
from bot.ui.news import numbered
from bot.ui.words import listed
from rules.core.game import Illegal

if TYPE_CHECKING:
    from bot.client import Barliman
    from bot.ui.answer import Interaction

Reason = Range[str, 1, 200]


class Moderator(app_commands.Group):
    """Repairs to the table in this channel."""

    def __init__(self) -> None:
        super().__init__(
            name="moderator",
            description="Repairs to the table in this channel",
            allowed_contexts=GUILD_ONLY,
            default_permissions=discord.Permissions(manage_messages=True),
        )

    async def interaction_check(self, i: Interaction) -> bool:  # type: ignore[override]  # our own client
        """Discord's default permission only hides the commands; this is what counts."""
        await must_moderate(i)
        return True

    @app_commands.command(description="A fresh start of the same table")
    async def reset(self, i: Interaction) -> None:
        view = await here(i)
        lost = f"Everything since the start goes out of sight: {view.number} moves. New cards are dealt."
        await confirm.ask(i, view, "reset", lost, "Reset the table")

    @app_commands.command(description="Back to an earlier move")
    @app_commands.describe(to="The move after which the table shall stand")
    @app_commands.autocomplete(to=complete.any_move)
    async def rewind(self, i: Interaction, to: Range[int, 0]) -> None:
        view = await here(i)
        if to >= view.number:
            raise Refused(f"The table stands at move {view.number}; name an earlier one. Nothing was done.")
        lost = f"{numbered((to + 1, view.number)).capitalize()} go out of sight; the table stands as after move {to}."
        await confirm.ask(i, view, "rewind", lost, f"Go back to move {to}", to)

    @app_commands.command(description="Bring back what a reset, a rewind or an end removed")
    @app_commands.describe(code="The restore code that was given then")
    async def restore(self, i: Interaction, code: Range[str, 1, 32]) -> None:
        code = "".join(c for c in code if c.isascii() and c.isalnum())
        if not code:
            raise Refused("A restore code is of letters and digits; nothing was done.")
        try:
            view = await here(i)
        except Illegal:
            told = await i.client.tables.restore(answer.where(i), answer.person(i), code, key=i.id)
            await answer.opened(i, told)
            return
        lost = f"What stands in this channel now ({view.number} moves) is replaced by what the code brings back."
        await confirm.ask(i, view, "restore", lost, "Restore", code)

    @app_commands.command(name="set", description="Repair one value of the table")
    @app_commands.describe(
        what="What to repair",
        reason="Why; it is kept on record",
        value="The new value",
        second="A second",
        third="A third",
    )
    @app_commands.autocomplete(
        what=complete.repair,
        value=complete.repair_value(0),
        second=complete.repair_value(1),
        third=complete.repair_value(2),
    )
    async def set_(  # noqa: PLR0917 -- one argument for each option of the command
        self,
        i: Interaction,
        what: str,
        reason: Reason,
        value: str | None = None,
        second: str | None = None,
        third: str | None = None,
    ) -> None:
        view = await here(i)
        tool = next((t for t in view.repairs() if what.casefold() in {t.key.casefold(), t.text.casefold()}), None)
        if tool is None:
            raise Refused(
                f"There is nothing called {what!r} to repair here; nothing was changed. Choose from the list."
            )
        given = (value, second, third)
        if any(g is None for g in given[: len(tool.params)]):
            raise Refused(f"{tool.text} needs {listed(p.text for p in tool.params)}; nothing was changed.")
        values = {p.key: forms.matched(p, g or "") for p, g in zip(tool.params, given, strict=False)}
        told = await i.client.tables.repair(view.code, answer.person(i), tool.key, values, reason, key=i.id)
        await answer.told(i, told)

    @app_commands.command(description="Give a seat to somebody, or empty it")
    @app_commands.describe(
        seat="Which seat", person="Who takes it; nobody empties it", reason="Why; it is kept on record"
    )
    @app_commands.autocomplete(seat=complete.free_seat)
    async def seat(self, i: Interaction, seat: str, person: discord.Member | None = None, reason: Reason = "") -> None:
        view = await here(i)
        to = Person(person.id, person.display_name) if person else None
        told = await i.client.tables.seat(view.code, answer.person(i), seat, to, reason, key=i.id)
        await answer.told(i, told)

    @app_commands.command(description="Nobody can move until the table is unlocked")
    @app_commands.describe(reason="Why; the channel is told")
    async def lock(self, i: Interaction, reason: Reason = "") -> None:
        view = await here(i)
        await answer.told(i, await i.client.tables.lock(view.code, answer.person(i), reason, key=i.id))

    @app_commands.command(description="Let the table go on")
    async def unlock(self, i: Interaction) -> None:
        view = await here(i)
        await answer.told(i, await i.client.tables.unlock(view.code, answer.person(i), key=i.id))

    @app_commands.command(description="End the table without a vote")
    async def end(self, i: Interaction) -> None:
        view = await here(i)
        lost = f"The table is closed after {view.number} moves and leaves this channel."
        await confirm.ask(i, view, "close", lost, "End the table")

    @app_commands.command(description="The whole game as a file, unless you play here")
    async def export(self, i: Interaction) -> None:
        view = await here(i)
        exported = i.client.tables.export(view.code, answer.person(i), moderator=True)
        await slow.send_file(i, exported, "The game as far as you may know it; all of it if you do not play here.")

    @app_commands.command(name="import", description="Open a game from a file")
    @app_commands.describe(file="A file from an export")
    async def import_(self, i: Interaction, file: discord.Attachment) -> None:
        await open_file(i, file)

    @app_commands.command(description="Who repaired what, when and why")
    @app_commands.describe(last="How many entries")
    async def audit(self, i: Interaction, last: Range[int, 1, 50] = 20) -> None:
        view = await here(i)
        deeds = await i.client.tables.audit(view.code, answer.person(i), last=last)
        await answer.show(i, layout.message(layout.text(record.audit(view, deeds), 3900)))

    @app_commands.command(description="Which role moderates tables besides those with Manage Messages")
    @app_commands.describe(role="The role; without it, the setting is only shown", clear="No role moderates any more")
    async def config(self, i: Interaction, role: discord.Role | None = None, clear: bool = False) -> None:
        guild = i.guild_id or 0
        if role or clear:
            await i.client.tables.configure(guild, Config(moderator_role=role.id if role and not clear else None))
        await answer.say(i, record.config(await i.client.tables.config(guild)))


def commands(_app: Barliman) -> tuple[Moderator]:
    return (Moderator(),)
