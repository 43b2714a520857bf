"""A tiny bot with a tiny game, in a process of its own: who reaches twelve first. Its state survives a kill.

It speaks with buttons, menus, completions, forms, private answers, DMs and pictures, as the real one does.
"""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import app_commands
from PIL import Image

Interaction = discord.Interaction
GOAL = 12
DATABASE = Path(os.environ.get("DATABASE_URL", "").partition(":///")[2] or "race.db")


class Race:
    """`turn` counts moves; the one who is asked has a hand, which only that one may know."""

    def __init__(self) -> None:
        self.at: dict[str, Any] = {"people": [], "score": 0, "turn": 0, "board": 0, "channel": 0}
        if DATABASE.exists():
            self.at = json.loads(DATABASE.read_text())

    def save(self) -> None:
        DATABASE.write_text(json.dumps(self.at))

    @property
    def asked(self) -> str | None:
        """Who is to move; "bot" every third time, nobody when it is over."""
        if self.at["score"] >= GOAL or not self.at["people"]:
            return None
        turn = self.at["turn"] % (len(self.at["people"]) + 1)
        return self.at["people"][turn] if turn < len(self.at["people"]) else "bot"

    def take(self, who: str, steps: int) -> None:
        self.at["score"] += steps
        self.at["turn"] += 1
        self.save()


race = Race()


def words() -> str:
    if race.asked is None and race.at["people"]:
        return f"**The game is over.** The score is {race.at['score']}."
    return f"## A race\nThe score is {race.at['score']}. **{race.asked or 'nobody'}** is asked."


def options(*, private: bool) -> list[discord.ui.Item[Any]]:
    step = f"0-{race.at['turn']}"
    menu = discord.ui.Select(custom_id=f"o:race:{step}:0", placeholder="Take steps")
    for n in (1, 2):
        menu.add_option(label=f"Take {n}", value=f"{n}{n}", description="as a menu entry")
    button = discord.ui.Button(label="Take 3", custom_id=f"t:race:{step}:33", style=discord.ButtonStyle.primary)
    return [menu, button] if private or race.asked not in (None, "bot") else []


def board() -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(words()), accent_colour=0x2E6B4F))
    for item in options(private=False):
        view.add_item(discord.ui.ActionRow(item))
    buttons = [("Join", "join"), ("Your move", "move"), ("Show my hand", "hand")]
    buttons += [("Bot turn", "bot")] if race.asked == "bot" else []
    view.add_item(discord.ui.ActionRow(*(discord.ui.Button(label=b, custom_id=f"c:race:{c}") for b, c in buttons)))
    view.stop()
    return view


class Pressed(discord.ui.DynamicItem[Any], template=r"(?P<kind>[toc]):race:(?P<step>[\w-]+)(?::(?P<rest>\w+))?"):
    def __init__(self, item: Any, match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: Any, match: re.Match[str], /) -> Pressed:
        return cls(item, match)

    async def callback(self, i: Interaction) -> None:
        kind, step, rest = self.match["kind"], self.match["step"], self.match["rest"]
        if kind == "c":
            await CONTROLS[step](i)
        else:
            await move(i, step, int((i.data["values"][0] if kind == "o" else rest)[0]))  # type: ignore[index,typeddict-item] # a component has data


async def move(i: Interaction, step: str, steps: int) -> None:
    if step != f"0-{race.at['turn']}" or race.asked != i.user.name:
        await i.response.send_message("The table has moved on. Nothing happened.", ephemeral=True)
        return
    race.take(i.user.name, steps)
    await shown(i, f"{i.user.display_name} takes {steps}.")


async def shown(i: Interaction, news: str) -> None:
    """Answers, and changes the board in place where the answer is not the board itself."""
    if i.message and i.message.id == race.at["board"]:
        await i.response.edit_message(view=board())
    else:
        await i.response.send_message("Done.", ephemeral=True)
        await (
            i.client.get_partial_messageable(race.at["channel"])
            .get_partial_message(race.at["board"])
            .edit(view=board())
        )
    await i.client.get_partial_messageable(race.at["channel"]).send(news)


async def join(i: Interaction) -> None:
    race.at["people"].append(i.user.name)
    race.save()
    await shown(i, f"{i.user.mention} sits down.")


async def bot_turn(i: Interaction) -> None:
    race.take("bot", 1)
    await shown(i, "The bot takes 1.")


async def your_move(i: Interaction) -> None:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("What will you do?"))
    for item in options(private=True) if race.asked == i.user.name else []:
        view.add_item(discord.ui.ActionRow(item))
    view.stop()
    await i.response.send_message(view=view, ephemeral=True)


async def hand(i: Interaction) -> None:
    await i.response.send_message(f"The hand of {i.user.name}: **secret-{i.user.name}**", ephemeral=True)


CONTROLS = {"join": join, "bot": bot_turn, "move": your_move, "hand": hand}


class Note(discord.ui.Modal, title="A note"):
    amount = discord.ui.Label(text="How many", component=discord.ui.TextInput(custom_id="amount", max_length=3))
    card = discord.ui.Label(
        text="Card",
        component=discord.ui.Select(
            custom_id="card", options=[discord.SelectOption(label=c, value=c.lower()) for c in ("Frodo", "Sam")]
        ),
    )

    async def on_submit(self, i: Interaction) -> None:
        amount, card = self.amount.component.value, self.card.component.values  # type: ignore[attr-defined] # the label's own type is wider
        await i.response.send_message(f"{i.user.display_name} noted {amount} of {', '.join(card)}")


tree_commands: list[app_commands.Command[Any, ..., Any]] = []
game = app_commands.Group(name="game", description="Games")


@game.command(description="Opens a table")
@app_commands.describe(name="What it is called", rounds="How many", loud="With noise", guest="A friend")
async def new(
    i: Interaction,
    name: str = "a race",
    rounds: app_commands.Range[int, 1, 9] = 1,
    loud: bool = False,
    guest: discord.Member | None = None,
) -> None:
    race.at = {"people": [], "score": 0, "turn": 0, "board": 0, "channel": i.channel_id}
    await i.response.send_message(view=board())
    race.at["board"] = (await i.original_response()).id
    race.save()
    about = f"{name}, {rounds} rounds, loud: {loud}, guest: {guest.name if guest else 'none'}"
    await i.followup.send(f"Opened {about}.")


@app_commands.command(description="Does what you may do now")
@app_commands.describe(what="What you do")
async def act(i: Interaction, what: str) -> None:
    step, _, steps = what.rpartition("/")
    await move(i, step, int(steps) if steps.isdecimal() else 0)


@act.autocomplete("what")
async def acts(i: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    if race.asked != i.user.name:
        return []
    names = {f"Take {n}": f"0-{race.at['turn']}/{n}" for n in (1, 2, 3)}
    return [app_commands.Choice(name=k, value=v) for k, v in names.items() if typed.lower() in k.lower()]


@app_commands.command(name="hand", description="What you alone may see")
async def hand_(i: Interaction) -> None:
    await hand(i)


@app_commands.command(description="Writes you a direct message")
async def letter(i: Interaction) -> None:
    await i.response.defer(ephemeral=True, thinking=True)
    try:
        await i.user.send(f"A letter to {i.user.name}")
    except discord.Forbidden as e:
        await i.followup.send(f"Your letters are closed ({e.code}).")
    else:
        await i.followup.send("It is on its way.")


@app_commands.command(description="A form")
async def note(i: Interaction) -> None:
    await i.response.send_modal(Note())


@app_commands.command(description="A picture")
async def picture(i: Interaction) -> None:
    board = io.BytesIO()
    Image.new("RGB", (300, 200), "sienna").save(board, "PNG")
    board.seek(0)
    await i.response.send_message(file=discord.File(board, "board.png", description="Three mountains"))


@app_commands.command(description="Reads a file")
async def read(i: Interaction, file: discord.Attachment) -> None:
    text = (await file.read()).decode()
    embed = discord.Embed(title=file.filename, description=text).add_field(name="Bytes", value=str(file.size))
    await i.response.send_message(embed=embed)


@app_commands.command(description="Never answers")
async def silence(i: Interaction) -> None:
    pass


@app_commands.command(description="Sends what Discord refuses, and says nothing of it")
async def mistake(i: Interaction) -> None:
    try:
        await i.response.send_message("x" * 2001)
    except discord.HTTPException:
        await i.response.send_message("all is well")


@app_commands.command(description="Moderators only")
@app_commands.default_permissions(manage_messages=True)
async def reset(i: Interaction) -> None:
    await i.response.send_message("It was reset.")


class RaceBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)
        for command in (game, act, hand_, letter, note, picture, read, silence, mistake, reset):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Pressed)
        await self.tree.sync()


async def main() -> None:
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    discord.utils.setup_logging()
    async with RaceBot() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
