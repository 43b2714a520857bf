"""`/game new`: its options are the setup settings of all games, so a new game brings its own along."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.cogs import complete
from bot.cogs.rights import must_be_writable
from bot.errors import Refused
from bot.ui import answer
from bot.ui.words import clip, listed
from rules.core.game import Game, Scenario, Setting

if TYPE_CHECKING:
    from bot.ui.answer import Interaction


def option(key: str) -> str:
    """How the option for a setting is called: "brand.leadership" is no name that Discord takes."""
    return key.replace(".", "_")


def setup_settings(games: Iterable[Game]) -> dict[str, Setting]:
    """Every setting that must be fixed before the start, by the name of its option, of any game."""
    return {
        option(s.key): s
        for game in games
        for scenario in game.scenarios.values()
        for s in scenario.settings
        if s.when == "setup"
    }


def command(games: Mapping[str, Game], *, seeds: bool) -> app_commands.Command[Any, ..., None]:
    """The command; `seed` exists only where seeds may be chosen."""
    settings = setup_settings(games.values())
    options = {name: clip(setting.text, 100) for name, setting in settings.items()}
    if any(game.campaigns for game in games.values()):
        options["campaign"] = "Angmar Awakened: the campaign to go on with; a new name begins one"
    if seeds:
        options["seed"] = "The seed of the shuffles: the same seed deals the same game"

    async def new(i: Interaction, game: str, scenario: str, **chosen: str | None) -> None:
        await open_table(i, game, scenario, {k: v for k, v in chosen.items() if v is not None})

    parameter, keyword = inspect.Parameter, inspect.Parameter.KEYWORD_ONLY
    given = [parameter("i", parameter.POSITIONAL_OR_KEYWORD)]
    given += [parameter(name, keyword, annotation=str) for name in ("game", "scenario")]
    given += [parameter(name, keyword, annotation=str | None, default=None) for name in options]
    new.__signature__ = inspect.Signature(given)  # type: ignore[attr-defined]  # typeshed does not know it
    app_commands.describe(game="What is played", scenario="Which scenario of it", **options)(new)
    completes: dict[str, Any] = {name: complete.setup_option(s.key) for name, s in settings.items()}
    if "campaign" in options:
        completes["campaign"] = complete.campaign
    app_commands.autocomplete(game=complete.game, scenario=complete.scenario, **completes)(new)
    return app_commands.Command(name="new", description="Open a table in this channel", callback=new)


async def open_table(i: Interaction, game: str, scenario: str, options: dict[str, str]) -> None:
    must_be_writable(i)
    seed, campaign = options.pop("seed", None), options.pop("campaign", "")
    played = named(i.client.games, game)
    chosen = _scenario(played, scenario)
    known = {option(s.key): s for s in chosen.settings}
    for name in options:
        if name not in known:
            raise Refused(f"{chosen.title} of {played.title} has no option {name!r}; nothing was opened.")
    values = {known[name].key: _value(known[name], typed) for name, typed in options.items()}
    where, person = answer.where(i), answer.person(i)
    told = await i.client.tables.open(
        where, person, played.key, chosen.key, values, seed=seed, campaign=campaign, key=i.id
    )
    await answer.opened(i, told)


def named(games: Mapping[str, Game], typed: str) -> Game:
    """A game by its key or its title. Raises Refused."""
    for game in games.values():
        if typed.casefold() in {game.key, game.title.casefold()}:
            return game
    raise Refused(f"There is no game {typed!r} here; nothing was opened. Choose one of: {listed(games, 'or')}.")


def _value(setting: Setting, typed: str) -> str:
    """A value by itself or by its words, as the board shows them; anything else as it was typed."""
    meant = typed.strip().casefold()
    return next((c.value for c in setting.choices if meant in {c.value.casefold(), c.text.casefold()}), typed)


def _scenario(game: Game, typed: str) -> Scenario:
    for scenario in game.scenarios.values():
        if typed.casefold() in {scenario.key, scenario.title.casefold()}:
            return scenario
    known = listed(game.scenarios, "or")
    raise Refused(f"{game.title} has no scenario {typed!r}; nothing was opened. Choose one of: {known}.")
