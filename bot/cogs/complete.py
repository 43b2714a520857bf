"""What is offered while somebody types an option. Quick, at most 25, and never an error to the person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any

import discord
from discord.app_commands import Choice

from bot.cogs import acts
from bot.table import View
from bot.table.campaigns import NAME as LONGEST
from bot.ui import answer, guide, news
from bot.ui.words import clip
from rules.core.game import Illegal, Scenario, Setting

if TYPE_CHECKING:
    from bot.ui.answer import Interaction

Offered = list[Choice[Any]]
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Offered]]
MOST = 25


def offered(pairs: Iterable[tuple[str, str | int]], typed: str) -> Offered:
    """Those whose words or value hold what was typed; those that begin with it first."""
    wanted = typed.strip().casefold()
    hits = [(w, v) for w, v in pairs if wanted in w.casefold() or wanted in str(v).casefold()]
    hits.sort(key=lambda hit: not hit[0].casefold().startswith(wanted))
    return [Choice(name=clip(w, 100) or "…", value=v) for w, v in hits[:MOST]]


def at_a_table(make: Callable[[Interaction, View, str], Awaitable[Offered]]) -> Complete:
    """An autocomplete that needs the table of the channel; without one there is nothing to offer."""

    async def complete(i: discord.Interaction[Any], current: str) -> Offered:
        try:
            view = await i.client.tables.at(answer.where(i))
            return await make(i, view, current)
        except Illegal:
            return []

    return complete


@at_a_table
async def what(i: Interaction, view: View, typed: str) -> Offered:
    """What this person may do now."""
    found = acts.acts(view, i.client.face(view), answer.person(i))
    return [Choice(name=clip(a.words, 100), value=a.value) for a in acts.matching(found, typed)[:MOST]]


@at_a_table
async def free_seat(_i: Interaction, view: View, typed: str) -> Offered:
    """Seats, with who sits there; in the lobby a taken one can be shared."""
    names = {s.key: ", ".join(p.name for p in view.seats[s.key]) for s in view.places}
    return offered(((f"{s.title} ({names[s.key] or 'free'})", s.key) for s in view.places), typed)


@at_a_table
async def own_seat(i: Interaction, view: View, typed: str) -> Offered:
    return offered(((news.seat_title(view, s), s) for s in view.held(answer.person(i))), typed)


@at_a_table
async def setting(_i: Interaction, view: View, typed: str) -> Offered:
    return offered(((s.text, s.key) for s in view.settings), typed)


@at_a_table
async def setting_value(i: Interaction, view: View, typed: str) -> Offered:
    chosen = next((s for s in view.settings if s.key == getattr(i.namespace, "setting", None)), None)
    return offered(((c.text, c.value) for c in chosen.choices), typed) if chosen else []


@at_a_table
async def walked_move(i: Interaction, view: View, typed: str) -> Offered:
    """The newest decisions of the automated side."""
    return await _moves(i, view, typed, walked=True)


@at_a_table
async def any_move(i: Interaction, view: View, typed: str) -> Offered:
    return [Choice(name="0: as it was dealt", value=0), *await _moves(i, view, typed, walked=False)][:MOST]


async def _moves(i: Interaction, view: View, typed: str, *, walked: bool) -> Offered:
    lines = await i.client.tables.history(view.code, last=200)
    face = i.client.face(view)
    pairs = [
        (f"{line.number}: {_bare(news.moved(view, face, line) or news.who(view, face, line))}", line.number)
        for line in reversed(lines)
        if line.number and (line.trace or not walked)
    ]
    return offered(pairs, typed)


def _bare(words: str) -> str:
    """Without Markdown, which no list shows."""
    return words.replace("**", "").replace("\\", "")


@at_a_table
async def repair(_i: Interaction, view: View, typed: str) -> Offered:
    return offered(((t.text, t.key) for t in view.repairs()), typed)


def repair_value(position: int) -> Complete:
    """The values of one parameter of the chosen repair."""

    @at_a_table
    async def complete(i: Interaction, view: View, typed: str) -> Offered:
        tool = next((t for t in view.repairs() if t.key == getattr(i.namespace, "what", None)), None)
        if tool is None or position >= len(tool.params):
            return []
        param = tool.params[position]
        if param.lo is not None and param.hi is not None and not param.choices:
            return offered(((f"{param.text}: {n}", str(n)) for n in range(param.lo, param.hi + 1)), typed)
        return offered(((f"{param.text}: {c.text}", c.value) for c in param.choices), typed)

    return complete


# Before there is a table
async def known_campaign(i: discord.Interaction[Any], current: str) -> Offered:
    """The campaigns of this server, the newest first."""
    found = await i.client.tables.campaigns(i.guild_id or 0)
    return offered(((c.name, c.name) for c in found), current)


async def campaign(i: discord.Interaction[Any], current: str) -> Offered:
    """The same; a name that is none of them begins one."""
    known, typed = await known_campaign(i, current), current.strip()
    new = typed and typed.casefold() not in {c.name.casefold() for c in known} and len(typed) <= LONGEST
    fresh = [Choice(name=f"{typed} (new)", value=typed)] if new else []
    return [*known[: MOST - 1], *fresh]


async def game(i: discord.Interaction[Any], current: str) -> Offered:
    return offered(((g.title, g.key) for g in i.client.games.values()), current)


async def scenario(i: discord.Interaction[Any], current: str) -> Offered:
    """Those of the game that was chosen, or of all."""
    chosen = i.client.games.get(getattr(i.namespace, "game", None) or "")
    games = [chosen] if chosen else list(i.client.games.values())
    return offered(((f"{s.title}: {s.text}", s.key) for g in games for s in g.scenarios.values()), current)


def chosen_scenarios(i: Interaction) -> list[Scenario]:
    chosen = i.client.games.get(getattr(i.namespace, "game", None) or "")
    if chosen is None:
        return []
    one = chosen.scenarios.get(getattr(i.namespace, "scenario", None) or "")
    return [one] if one else list(chosen.scenarios.values())


def setup_option(key: str) -> Complete:
    """The values of an option of `/game new`, where the chosen game has it."""

    async def complete(i: discord.Interaction[Any], current: str) -> Offered:
        found: list[Setting] = [s for one in chosen_scenarios(i) if (s := one.setting(key))]
        return offered(((c.text, c.value) for c in found[0].choices), current) if found else []

    return complete


async def topic(_i: discord.Interaction[Any], current: str) -> Offered:
    return offered(((t.title, t.key) for t in guide.TOPICS), current)
