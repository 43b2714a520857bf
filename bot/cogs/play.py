"""The commands that stand on their own: moving, looking at one's hand, the bot's turn, and help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.cogs import acts, complete, forms, looks
from bot.cogs.buttons import play as choose
from bot.cogs.buttons import warn
from bot.cogs.rights import GUILD_ONLY
from bot.ui import answer, guide, layout, menu

if TYPE_CHECKING:
    from bot.client import Barliman
    from bot.ui.answer import Interaction

command = app_commands.command


@command(description="Do something at the table: the list holds exactly what you may do now")
@app_commands.describe(what="Choose from the list, or type a part of it")
@app_commands.autocomplete(what=complete.what)
async def act(i: Interaction, what: str) -> None:
    chosen = acts.OPTION.fullmatch(what) or acts.WARNED.fullmatch(what)
    if chosen:
        await (choose if what[0] == "t" else warn)(i, chosen["table"], chosen["step"], chosen["digest"])
        return
    view = await i.client.tables.at(answer.where(i))
    meant = acts.meant(view, i.client.face(view), answer.person(i), what)
    if meant.tool:
        await forms.hand_move(i, view.code, *meant.tool)
    elif meant.option and meant.option.label.warning:
        await answer.show(i, menu.warning(view, meant.option))
    elif meant.option:
        await choose(i, view.code, meant.option.step, meant.option.digest)


@command(description="All that your seats alone may see; nobody else sees the answer")
async def hand(i: Interaction) -> None:
    await looks.hand(i, await i.client.tables.at(answer.where(i)))


@command(name="bot-turn", description="Let the automated side play until a person must answer; every step is explained")
async def bot_turn(i: Interaction) -> None:
    view = await i.client.tables.at(answer.where(i))
    await answer.told(i, await i.client.tables.run_bot(view.code, answer.person(i), key=i.id))


@command(
    name="bot-why", description="Why the bot decided so: each box of its chart, the fact that answered it, the rule"
)
@app_commands.describe(move="Which decision; without it, the last one")
@app_commands.autocomplete(move=complete.walked_move)
async def bot_why(i: Interaction, move: int | None = None) -> None:
    await looks.why(i, await i.client.tables.at(answer.where(i)), move)


@command(name="help", description="How this works, in short")
@app_commands.describe(topic="What about")
@app_commands.autocomplete(topic=complete.topic)
async def help_(i: Interaction, topic: str | None = None) -> None:
    await answer.show(i, layout.message(layout.text(guide.text(topic))))


ALONE: tuple[app_commands.Command[Any, ..., Any], ...] = (act, hand, bot_turn, bot_why, help_)

for one in ALONE:
    one.allowed_contexts = GUILD_ONLY


def commands(_app: Barliman) -> tuple[app_commands.Command[Any, ..., Any], ...]:
    return ALONE
