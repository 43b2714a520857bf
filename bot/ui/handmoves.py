"""What a hand move still needs to know: menus for parameters with many values, a form for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle
from discord.ui import Label, LayoutView, Modal, Select, TextInput

from bot.faces.face import Face
from bot.table import View
from bot.ui import ids, layout
from bot.ui.words import clip, listed, plain
from rules.core.game import Choice, Param, Tool

OVERRIDE = "override"
"""The parameter by which somebody insists on what the table refuses; "no" where it is not given."""
MENUS = 12
"""Menus that one parameter may fill."""
FIELDS = 5
"""What Discord takes in one form."""
Given = tuple[str, ...]
"""Values of the first parameters, in order."""


def by_menus(tool: Tool) -> int:
    """How many of the first parameters are asked by menus: up to the last one that no form can offer, and an only one,
    which a menu asks with one click where a form needs three.
    """
    only = [p.key for p in tool.params if p.key != OVERRIDE] == [p.key for p in tool.params[:1]]
    long = [k for k, p in enumerate(tool.params, 1) if len(p.choices) > layout.MENU or (only and k == 1 and p.choices)]
    count = max(long, default=0)
    askable = all(0 < len(p.choices) <= layout.MENU * MENUS for p in tool.params[:count])
    return count if askable else 0


def values(tool: Tool, given: Given) -> dict[str, str]:
    return {param.key: value for param, value in zip(tool.params, given, strict=False)}


def ordered(view: View, face: Face, seat: str, tool: Tool, at: Given) -> tuple[list[Choice], list[Choice]]:
    """The values that the next parameter takes: the likely ones, and the others."""
    param = tool.params[len(at)]
    known = {c.value: c for c in param.choices}
    first = [known[v] for v in face.likely(view.sight(seat), tool.key, values(tool, at), param.key) if v in known]
    first = first[: layout.MENU]
    return first, sorted((c for c in param.choices if c not in first), key=lambda c: c.text)


def menus(view: View, face: Face, seat: str, tool: Tool, given: Given) -> LayoutView:
    """Menus for the next parameter, the likely values first."""
    param = tool.params[len(given)]
    first, others = ordered(view, face, seat, tool, given)
    if len(param.choices) <= layout.MENU:
        parts = [(param.text, [*first, *others])]
    else:
        chunks = [others[at : at + layout.MENU] for at in range(0, len(others), layout.MENU)]
        parts = [(f"{param.text}: most likely", first)] if first else []
        parts += [(f"{param.text}: {chunk[0].text} – {chunk[-1].text}", chunk) for chunk in chunks]
    rows = [
        layout.menu(
            name, ids.hand(view.code, seat, tool.key, k, given), [layout.choice(c.text, c.value) for c in choices]
        )
        for k, (name, choices) in enumerate(parts)
    ]
    so_far = listed(f"{p.text} **{plain(worded(p, v))}**" for p, v in zip(tool.params, given, strict=False))
    head = f"**{tool.text}**{f': {so_far}' if so_far else ''}. {param.text}?"
    back = layout.button("Back", ids.control(view.code, "tools"))
    return layout.message(layout.text(head, 1000), *rows, *layout.rows([back]))


def worded(param: Param, value: str) -> str:
    return next((c.text for c in param.choices if c.value == value), value)


def form(view: View, face: Face, seat: str, tool: Tool, given: Given) -> Modal:
    """One field for each parameter that is left; it is recognised by its custom id."""
    modal = Modal(title=clip(tool.text, 45), custom_id=ids.form(view.code, seat, tool.key, given), timeout=None)
    for param in tool.params[len(given) :][:FIELDS]:
        first = face.likely(view.sight(seat), tool.key, values(tool, given), param.key)
        modal.add_item(Label(text=clip(param.text, 45), component=_field(param, first)))
    modal.stop()
    return modal


def _field(param: Param, first: Sequence[str]) -> Select[Any] | TextInput[Any]:
    """Where just one value is likely it is chosen already; a number stands at its least."""
    if 0 < len(param.choices) <= layout.MENU:
        choices = sorted(param.choices, key=lambda c: first.index(c.value) if c.value in first else len(first))
        sure = "no" if param.key == OVERRIDE else first[0] if len(first) == 1 else None
        options = [layout.choice(c.text, c.value, default=c.value == sure) for c in choices]
        return Select(custom_id=param.key, options=options)
    least = None if param.lo is None else str(param.lo)
    hint = f"{param.lo} to {param.hi}" if param.lo is not None else listed((c.text for c in param.choices[:3]), "or")
    return TextInput(custom_id=param.key, placeholder=clip(hint, 100) or None, max_length=100, default=least)


def refused(view: View, seat: str, tool: Tool, tried: Mapping[str, str], words: str) -> LayoutView | None:
    """The refusal, with the button that insists; None where nobody may, or where it would not fit on a button."""
    if tried.get(OVERRIDE, "no") != "no" or all(p.key != OVERRIDE for p in tool.params):
        return None
    custom_id = ids.insist(view.code, seat, tool.key, tuple(tried[p.key] for p in tool.params if p.key != OVERRIDE))
    if len(custom_id) > ids.MOST:
        return None
    again = layout.button("Do it all the same", custom_id, ButtonStyle.danger)
    back = layout.button("Back", ids.control(view.code, "tools"))
    return layout.message(layout.text(f"⚠️ {words}"), *layout.rows([again, back]))
