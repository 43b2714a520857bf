"""A small real discord.py bot that uses most of what a bot for board games would."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000003000000020802000000126ba7e00000000b49444154789c6360400600000e0001"
    "5f2f2f5c0000000049454e44ae426082"
)


class JoinButton(discord.ui.DynamicItem[discord.ui.Button], template=r"game:(?P<game>\d+):join"):
    """A button that works after a restart: its state is in the custom id."""

    def __init__(self, game: int) -> None:
        self.game = game
        style = discord.ButtonStyle.success
        super().__init__(discord.ui.Button(label="Join", style=style, custom_id=f"game:{game}:join"))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Any, match: re.Match[str], /) -> JoinButton:
        return cls(int(match["game"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{interaction.user.mention} joins game {self.game}", ephemeral=True)
        await interaction.user.send(f"Your hand in game {self.game}: ♠A ♥K")


class BidModal(discord.ui.Modal, title="Place a bid"):
    amount = discord.ui.Label(
        text="Amount", description="1 to 99", component=discord.ui.TextInput(max_length=2, custom_id="amount")
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        said = self.amount.component.value
        await interaction.response.edit_message(content=f"bid {said} by {interaction.user.display_name}")


class Board(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Bid", custom_id="bid", style=discord.ButtonStyle.primary)
    async def bid(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_modal(BidModal())

    @discord.ui.button(label="Pass", custom_id="pass")
    async def skip(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="passed", view=None)

    @discord.ui.select(
        placeholder="Play a card",
        custom_id="card",
        options=[discord.SelectOption(label=c, value=c) for c in ("2C", "3D", "AS")],
    )
    async def card(self, interaction: discord.Interaction, select: discord.ui.Select) -> None:
        await interaction.response.edit_message(content=f"played {select.values[0]}")


class Table(discord.ui.LayoutView):
    """Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=300)
        box = discord.ui.Container(accent_colour=0x2E8B57)
        box.add_item(discord.ui.TextDisplay("## Table\nIt is Alice's turn."))
        box.add_item(discord.ui.Separator())
        button = discord.ui.Button(label="Draw", custom_id="draw", style=discord.ButtonStyle.primary)

        async def draw(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("You drew ♦7", ephemeral=True)

        button.callback = draw
        box.add_item(discord.ui.ActionRow(button))
        self.add_item(box)


class DemoBot(discord.Client):
    def __init__(self, **more: Any) -> None:
        more = {"intents": discord.Intents(guilds=True), "guild_ready_timeout": 0.05, **more}
        super().__init__(**more)
        self.tree = app_commands.CommandTree(self)
        register(self.tree)

    async def setup_hook(self) -> None:
        self.add_view(Board())
        self.add_dynamic_items(JoinButton)
        await self.tree.sync()


class ShardedDemoBot(DemoBot, discord.AutoShardedClient):
    """Without the 5 seconds between shards: the stand-in's own window is what counts."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return


def register(tree: app_commands.CommandTree) -> None:
    """All commands."""
    answers(tree)
    shows(tree)
    games(tree)


def answers(tree: app_commands.CommandTree) -> None:
    """The ways to answer."""

    @tree.command(description="Answers at once")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    @tree.command(description="Answers at once, to you alone")
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    @tree.command(description="Defers, then edits the original")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await asyncio.sleep(0)
        embed = discord.Embed(title="Result", description="ok", colour=0x123456)
        await interaction.edit_original_response(content="done", embed=embed)

    @tree.command(description="Defers, then follows up")
    async def deferred(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("pong")

    @tree.command(description="Never answers")
    async def hang(interaction: discord.Interaction) -> None:
        pass

    @tree.command(description="Answers twice")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("two")
        except discord.HTTPException as e:
            await interaction.followup.send(f"error {e.code}")

    @tree.command(description="Sends a DM to somebody")
    @app_commands.describe(who="The player", text="What to say")
    async def dm(interaction: discord.Interaction, who: discord.Member, text: app_commands.Range[str, 1, 100]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await who.send(text)
        except discord.Forbidden as e:
            await interaction.followup.send(f"{who.mention} has closed DMs ({e.code})")
        else:
            await interaction.followup.send("sent")


def shows(tree: app_commands.CommandTree) -> None:
    """What there is to see and to send."""

    @tree.command(description="A board with buttons and a menu")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Your move", view=Board())

    @tree.command(description="A table of components V2")
    async def table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Table())

    @tree.command(description="Sends a picture with its alt text")
    async def picture(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(PNG), "board.png", description="Three red pixels above three black ones")
        await interaction.response.send_message(file=file)

    @tree.command(description="Reads a file")
    async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
        text = (await file.read()).decode()
        await interaction.response.send_message(f"{file.filename}: {text}")

    @tree.context_menu(name="Hand of player")
    async def hand(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"the hand of {member.display_name} is hidden", ephemeral=True)

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}")


def games(tree: app_commands.CommandTree) -> None:
    """Groups, options, autocomplete."""
    game = app_commands.Group(name="game", description="Games", guild_only=True)

    @game.command(description="Starts a game")
    @app_commands.describe(kind="Which game")
    async def start(interaction: discord.Interaction, kind: str, players: app_commands.Range[int, 2, 8] = 2) -> None:
        v = discord.ui.View(timeout=None)
        v.add_item(JoinButton(42))
        await interaction.response.send_message(f"{kind} for {players}", view=v)

    @start.autocomplete("kind")
    async def kinds(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        known = ("chess", "checkers", "hearts", "go")
        return [app_commands.Choice(name=g.title(), value=g) for g in known if g.startswith(current.lower())][:25]

    tree.add_command(game)
    admin = app_commands.Group(
        name="admin",
        description="Moderation",
        default_permissions=discord.Permissions(manage_guild=True),
        guild_only=True,
    )

    @admin.command(description="Cancels a game")
    async def cancel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("cancelled", ephemeral=True)

    tree.add_command(admin)
