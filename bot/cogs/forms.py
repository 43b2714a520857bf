"""Hand moves with parameters: a form asks for them, and what was filled in is matched to what the table takes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from discord.ui import Label, Modal, Select, TextInput

from bot import errors
from bot.errors import Refused
from bot.table import View
from bot.ui import answer, ids, layout
from bot.ui.words import clip, listed
from rules.core.game import Param, Tool

if TYPE_CHECKING:
    from bot.ui.answer import Interaction

FORM = re.compile(ids.FORM)


async def hand_move(i: Interaction, table: str, seat: str, key: str) -> None:
    """Does a hand move, or first asks for what it needs."""
    view = await i.client.tables.look(table)
    tool = find(view, i, seat, key)
    if tool.params:
        await i.response.send_modal(form(table, seat, tool))
    else:
        await _use(i, table, seat, key, {})


def find(view: View, i: Interaction, seat: str, key: str) -> Tool:
    """The hand move. Raises Refused if this person does not have it now."""
    for of_seat, tool in view.tools(answer.person(i)):
        if (of_seat, tool.key) == (seat, key):
            return tool
    raise Refused("That hand move is not yours now; nothing was done. Choose from the newest list.")


def form(table: str, seat: str, tool: Tool) -> Modal:
    """One field for each parameter, at most the five that Discord takes; it is recognised by its custom id."""
    modal = Modal(title=clip(tool.text, 45), custom_id=ids.form(table, seat, tool.key), timeout=None)
    for param in tool.params[:5]:
        modal.add_item(Label(text=clip(param.text, 45), component=_field(param)))
    modal.stop()
    return modal


def _field(param: Param) -> Select[Any] | TextInput[Any]:
    if 0 < len(param.choices) <= layout.MENU:
        return Select(custom_id=param.key, options=[layout.choice(c.text, c.value) for c in param.choices])
    hint = f"{param.lo} to {param.hi}" if param.lo is not None else listed((c.text for c in param.choices[:3]), "or")
    return TextInput(custom_id=param.key, placeholder=clip(hint, 100) or None, max_length=100)


async def submitted(i: Interaction) -> None:
    """A form came back. Other forms are not ours."""
    match = FORM.fullmatch(str(answer.data(i).get("custom_id", "")))
    if match is None:
        return
    try:
        view = await i.client.tables.look(match["table"])
        tool = find(view, i, match["seat"], match["tool"])
        filled = dict(_filled(answer.data(i).get("components", [])))
        values = {p.key: matched(p, filled.get(p.key, "")) for p in tool.params}
        await _use(i, match["table"], match["seat"], match["tool"], values)
    except Exception as error:  # nobody else sees what an event listener raises
        await errors.answer(i, error)


async def _use(i: Interaction, table: str, seat: str, key: str, values: Mapping[str, str]) -> None:
    told = await i.client.tables.use(table, answer.person(i), key, values, seat=seat, key=i.id)
    await answer.told(i, told)


def _filled(components: Any) -> Iterator[tuple[str, str]]:
    """The custom id and value of each field, however deep it lies."""
    for c in components:
        if "custom_id" in c:
            yield c["custom_id"], c["value"] if "value" in c else next(iter(c.get("values", [])), "")
        yield from _filled(c.get("components", []))
        yield from _filled([c["component"]] if "component" in c else [])


def matched(param: Param, typed: str) -> str:
    """The value that somebody meant. Raises Refused where it is none, or more than one."""
    typed = typed.strip()
    if not param.choices:
        return _number(param, typed) if param.lo is not None or param.hi is not None else typed
    exact = [c for c in param.choices if typed.casefold() in {c.value.casefold(), c.text.casefold()}]
    near = exact or [c for c in param.choices if typed and typed.casefold() in c.text.casefold()]
    if len({c.value for c in near}) == 1:
        return near[0].value
    if near:
        raise Refused(f"{param.text}: {typed!r} could be {listed((c.text for c in near[:5]), 'or')}. Nothing was done.")
    some = listed((c.text for c in param.choices[:5]), "or")
    raise Refused(f"{param.text} cannot be {typed!r}; nothing was done. Choose for example {some}.")


def _number(param: Param, typed: str) -> str:
    lo, hi = param.lo if param.lo is not None else -(10**9), param.hi if param.hi is not None else 10**9
    if not re.fullmatch(r"[+-]?\d{1,9}", typed) or not lo <= int(typed) <= hi:
        raise Refused(f"{param.text} is a whole number from {lo} to {hi}, not {typed!r}; nothing was done.")
    return str(int(typed))
