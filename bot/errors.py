"""The one place where a failure becomes a sentence: commands, buttons, menus and forms all end here."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot import patience
from rules.core.game import Illegal

log = logging.getLogger("barliman")

GONE = 10062
ANSWERED = 40060

CONTENT = 2000
"""Characters that a plain message may hold; a sentence that quotes what was typed may be longer."""


class Refused(Illegal, app_commands.AppCommandError):
    """The Discord layer refuses: like the rules' own refusal, one sentence for the person who tried.

    The library takes it for one of its own, so that a check of a group may raise it too.
    """


def unwrapped(error: BaseException) -> BaseException:
    """The error that was raised, without the library's wrapping."""
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, Illegal):
        return error.__cause__
    return error


def sentence(error: BaseException) -> str | None:
    """What the person is told; None for an error that nobody expected."""
    match error:
        case Illegal():
            return str(error)
        case app_commands.CommandOnCooldown():
            return f"That was a little too quick. Nothing happened; try again in {error.retry_after:.0f} seconds."
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return "This command has changed since your Discord last looked. Reload Discord (Ctrl+R) and try again."
        case app_commands.TransformerError():
            return (
                f"{error.value!r} does not fit there. Nothing happened; choose from the list that appears as you type."
            )
        case app_commands.CheckFailure():
            return "Only moderators of this server may do that. Nothing happened."
        case discord.Forbidden():
            return "Discord does not let me do that here. Nothing is lost; a moderator can check my permissions."
        case _:
            return None


def reference(error: BaseException, doing: str) -> str:
    """Logs an error nobody expected; returns the number under which it is found."""
    number = secrets.token_hex(3)
    log.error("reference %s while %s", number, doing, exc_info=error)
    return number


async def answer(interaction: discord.Interaction, error: BaseException) -> None:
    """Tells the person, privately, what went wrong and that nothing was lost. Never raises."""
    error = unwrapped(error)
    if isinstance(error, discord.HTTPException) and error.code in (GONE, ANSWERED):
        log.info("interaction %s was over before it was answered: %s", interaction.id, error)
        return
    text = sentence(error)
    if text is None:
        number = reference(error, f"answering {doing(interaction)}")
        text = (
            f"Something went wrong on my side, and nothing was lost: the table is as it was saved last. "
            f"Try again; if it stays so, tell the keeper of this bot the number {number}."
        )
    if len(text) > CONTENT:
        text = f"{text[: CONTENT // 2]} … {text[-CONTENT // 3 :]}"
    try:
        await _tell(interaction, text)
    except discord.HTTPException as lost:
        log.info("interaction %s could not be told %r: %s", interaction.id, text, lost)


async def _tell(interaction: discord.Interaction, text: str) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        if not interaction.response.is_done():
            await interaction.response.autocomplete([])
    elif await patience.late(interaction):
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


def doing(interaction: discord.Interaction) -> str:
    """What was being tried, for the log."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: Mapping[str, Any] = interaction.data or {}
    return str(data.get("custom_id", interaction.type.name))
