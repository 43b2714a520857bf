"""The idioms of discord.py that make a bot feel right, each tried against the stand-in."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.playground.permissions import MANAGE_MESSAGES
from tests.playground.conftest import Json, Scene
from tests.standin import running

WORDS = {
    ("Start a game", "de"): "Startet ein Spiel",
    ("play", "de"): "spielen",
    ("Which game", "de"): "Welches Spiel",
    ("Chess", "de"): "Schach",
}


class Translator(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return WORDS.get((string.message, locale.value))


class UserError(app_commands.AppCommandError):
    """A sentence for the person."""


class GameKind(app_commands.Transformer):
    """One class holds the parsing, the error and the autocomplete of an option."""

    KINDS = {"chess": "Chess", "go": "Go"}  # noqa: RUF012 - never changed

    async def transform(self, interaction: discord.Interaction, value: str) -> str:
        if value not in self.KINDS:
            raise UserError(f"I do not know {value!r}.")
        return value

    async def autocomplete(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        known = [(v, n) for v, n in self.KINDS.items() if current.lower() in v]
        return [app_commands.Choice(name=app_commands.locale_str(n), value=v) for v, n in known]


class Turn(discord.ui.DynamicItem[discord.ui.Button], template=r"t:(?P<game>[0-9a-z]{1,12}):(?P<move>[a-z]+)"):
    def __init__(self, game: str, move: str) -> None:
        super().__init__(discord.ui.Button(label=move.title(), custom_id=f"t:{game}:{move}"))
        self.game, self.move = game, move

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Any, match: re.Match[str], /) -> Turn:
        return cls(match["game"], match["move"])

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        if interaction.user.name != "alice":
            await interaction.response.send_message("It is not your turn.", ephemeral=True)
            return False
        return True

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{self.game}: {self.move}")


class Tree(app_commands.CommandTree):
    """Every refusal is rendered in one place, privately."""

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        cause: Any = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, app_commands.TransformerError) and isinstance(cause.__cause__, UserError):
            cause = cause.__cause__
        text = "Something went wrong."
        if isinstance(cause, app_commands.CommandOnCooldown):
            text = "Slow down."
        elif isinstance(cause, UserError):
            text = str(cause)
        elif isinstance(cause, app_commands.CheckFailure):
            text = "You cannot use that here."
        send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
        await send(text, ephemeral=True)


class IdiomBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        play_commands(self.tree)
        moderator_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        self.add_dynamic_items(Turn)
        await self.tree.sync()


def play_commands(tree: app_commands.CommandTree) -> None:
    game = app_commands.Group(name="game", description="Games")

    @game.command(name="play", description="Start a game")
    @app_commands.describe(kind="Which game")
    @app_commands.checks.cooldown(2, 60.0)
    async def play(
        i: discord.Interaction,
        kind: app_commands.Transform[str, GameKind],
        rounds: app_commands.Range[int, 1, 9] = 1,
    ) -> None:
        v = discord.ui.View(timeout=None)
        v.add_item(Turn("g1", "roll"))
        v.add_item(Turn("g1", "hold"))
        await i.response.send_message(f"{kind} x{rounds} [{i.locale}]", view=v)

    @game.command(description="For alice alone")
    @app_commands.check(lambda i: i.user.name == "alice")
    async def secret(i: discord.Interaction) -> None:
        await i.response.send_message("ok")

    tree.add_command(game)

    @tree.command(description="Breaks")
    async def broken(i: discord.Interaction) -> None:
        await i.response.defer(ephemeral=True)
        raise RuntimeError("x")


def moderator_commands(tree: app_commands.CommandTree) -> None:
    guild_only = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    may = discord.Permissions(manage_messages=True)
    trap = app_commands.Group(name="trap", description="Moderators", guild_only=True, default_permissions=may)
    mod = app_commands.Group(name="mod", description="Moderators", allowed_contexts=guild_only, default_permissions=may)
    for group in (trap, mod):

        @group.command(description="Cancel a game")
        @app_commands.checks.has_permissions(manage_messages=True)
        async def cancel(i: discord.Interaction) -> None:
            await i.response.send_message("cancelled", ephemeral=True)

        tree.add_command(group)


@pytest.fixture
async def idioms(scene: Scene) -> Any:
    async with running(IdiomBot(), scene.standin):
        yield scene


def registered(scene: Scene, name: str) -> Json:
    return next(c for c in scene.standin.commands[None] if c["name"] == name)


async def said(i: Any) -> str:
    return (await i.wait_response())["content"]


async def test_names_descriptions_and_choices_are_localised(idioms: Scene) -> None:
    play = next(o for o in registered(idioms, "game")["options"] if o["name"] == "play")
    assert play["name_localizations"] == {"de": "spielen"}
    assert play["description_localizations"] == {"de": "Startet ein Spiel"}
    assert play["options"][0]["description_localizations"] == {"de": "Welches Spiel"}
    idioms.alice.locale = "de"
    choices = await idioms.alice.autocomplete(idioms.channel, "game play", "kind", kind="ch")
    assert choices == [{"name": "Schach", "value": "chess"}]


async def test_the_language_of_the_person_reaches_the_bot(idioms: Scene) -> None:
    idioms.alice.locale = "de"
    assert await said(await idioms.alice.slash(idioms.channel, "game play", kind="chess")) == "chess x1 [de]"


async def test_guild_only_is_not_enough_where_the_tree_has_contexts(idioms: Scene) -> None:
    assert registered(idioms, "trap")["contexts"] == [0, 1]
    assert registered(idioms, "mod")["contexts"] == [0]
    dm = idioms.standin.put_dm(idioms.alice)["id"]
    idioms.alice.permissions |= MANAGE_MESSAGES
    offered = {c["name"] for c in idioms.standin.offered(idioms.alice, dm)}
    assert "trap" in offered
    assert "mod" not in offered


async def test_a_value_that_was_never_offered_is_refused_in_words(idioms: Scene) -> None:
    assert await said(await idioms.bob.slash(idioms.channel, "game play", kind="ludo")) == "I do not know 'ludo'."


async def test_a_failed_check_and_a_cooldown_are_refused_in_words(idioms: Scene) -> None:
    assert await said(await idioms.bob.slash(idioms.channel, "game secret")) == "You cannot use that here."
    for want in ("go x1 [en-US]", "go x1 [en-US]", "Slow down."):
        assert await said(await idioms.bob.slash(idioms.channel, "game play", kind="go")) == want


async def test_an_error_after_a_defer_is_told_in_the_deferred_message(idioms: Scene) -> None:
    i = await idioms.alice.slash(idioms.channel, "broken")
    assert await said(i) == "Something went wrong."
    assert idioms.alice.sees_alone(i.message)


async def test_it_is_not_your_turn(idioms: Scene) -> None:
    m = await (await idioms.alice.slash(idioms.channel, "game play", kind="go")).wait_response()
    assert await said(await idioms.bob.click(m, "t:g1:roll")) == "It is not your turn."
    await (await idioms.alice.click(m, "t:g1:hold")).wait_response()
    assert m["content"] == "g1: hold"


async def test_a_command_for_moderators_is_hidden_and_checked_again(idioms: Scene) -> None:
    with pytest.raises(PermissionError):
        await idioms.bob.slash(idioms.channel, "mod cancel")
    idioms.standin.allow_command(idioms.guild["id"], "mod", idioms.bob, allow=True)
    assert await said(await idioms.bob.slash(idioms.channel, "mod cancel")) == "You cannot use that here."
    idioms.bob.permissions |= MANAGE_MESSAGES
    assert await said(await idioms.bob.slash(idioms.channel, "mod cancel")) == "cancelled"
