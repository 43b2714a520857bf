"""Hand moves with parameters: menus and a form ask for them, and what was filled in is matched to what is taken."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from bot import errors, patience
from bot.errors import Refused
from bot.table import View
from bot.ui import answer, handmoves, ids
from bot.ui.handmoves import Given
from bot.ui.words import listed
from rules.core.game import Illegal, Param, Tool

if TYPE_CHECKING:
    from bot.ui.answer import Interaction

FORM = re.compile(ids.FORM)


async def hand_move(i: Interaction, table: str, seat: str, key: str, given: Given = ()) -> None:
    """Does a hand move, or first asks for what it needs besides the values that were given."""
    view = await i.client.tables.look(table)
    tool, face = find(view, i, seat, key), i.client.face(view)
    if len(given) < handmoves.by_menus(tool):
        await answer.show(i, handmoves.menus(view, face, seat, tool, given))
    elif any(p.key != handmoves.OVERRIDE for p in tool.params[len(given) :]):
        if await patience.late(i):
            raise Refused("That took too long for its form to open; nothing was done. Please choose it again.")
        await i.response.send_modal(handmoves.form(view, face, seat, tool, given))
    else:
        await _use(i, view, seat, tool, handmoves.values(tool, given))


async def insist(i: Interaction, table: str, seat: str, key: str, given: Given) -> None:
    """Does what the table refused."""
    view = await i.client.tables.look(table)
    tool = find(view, i, seat, key)
    others = [p.key for p in tool.params if p.key != handmoves.OVERRIDE]
    values = dict(zip(others, given, strict=False))
    await _use(i, view, seat, tool, {**values, handmoves.OVERRIDE: "yes"})


def find(view: View, i: Interaction, seat: str, key: str) -> Tool:
    """The hand move. Raises Refused if this person does not have it now."""
    for of_seat, tool in view.tools(answer.person(i)):
        if (of_seat, tool.key) == (seat, key):
            return tool
    raise Refused("That hand move is not yours now; nothing was done. Choose from the newest list.")


async def submitted(i: Interaction) -> None:
    """A form came back. Other forms are not ours."""
    match = FORM.fullmatch(str(answer.data(i).get("custom_id", "")))
    if match is None:
        return
    patience.watch(i)
    try:
        view = await i.client.tables.look(match["table"])
        tool, given = find(view, i, match["seat"], match["tool"]), ids.given(match["given"])
        typed = dict(filled(answer.data(i).get("components", [])))
        values = {p.key: matched(p, typed.get(p.key, "")) for p in tool.params[len(given) :]}
        await _use(i, view, match["seat"], tool, {**handmoves.values(tool, given), **values})
    except Exception as error:  # nobody else sees what an event listener raises
        await errors.answer(i, error)


async def _use(i: Interaction, view: View, seat: str, tool: Tool, values: Mapping[str, str]) -> None:
    """Raises Illegal if the rules refuse and nobody may insist."""
    try:
        told = await i.client.tables.use(view.code, answer.person(i), tool.key, values, seat=seat, key=i.id)
    except Illegal as no:
        insisting = handmoves.refused(view, seat, tool, values, str(no))
        if insisting is None:
            raise
        await answer.show(i, insisting)
    else:
        await answer.told(i, told)


def filled(components: Any) -> Iterator[tuple[str, str]]:
    """The custom id and value of each field, however deep it lies."""
    for c in components:
        if "custom_id" in c:
            yield c["custom_id"], c["value"] if "value" in c else next(iter(c.get("values", [])), "")
        yield from filled(c.get("components", []))
        yield from filled([c["component"]] if "component" in c else [])


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
