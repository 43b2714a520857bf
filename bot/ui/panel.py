"""The settings of a table: what each means, why it stands as it does, and a menu to change it."""

from __future__ import annotations

from discord.ui import LayoutView

from bot.table import View
from bot.ui import ids, layout, news
from bot.ui.words import clip
from rules.core.game import Setting

PAGE = 6


def settings(view: View, page: int = 0) -> LayoutView:
    """One page of them, each with its value, its reason and its source."""
    last = max(0, (len(view.settings) - 1) // PAGE)
    page = min(max(page, 0), last)
    pieces: list[layout.Piece] = []
    for setting in view.settings[page * PAGE : (page + 1) * PAGE]:
        pieces += [layout.text(words(view, setting), 560), *_menu(view, setting)]
    turn = [
        layout.button(label, ids.control(view.code, "settings", to))
        for label, to in (("Back", page - 1), ("More settings", page + 1))
        if 0 <= to <= last
    ]
    how = "Before the start anybody at the table changes them; during the game the seats vote."
    return layout.message(layout.text(f"### Settings\n-# {how}"), *pieces, *layout.rows(turn))


def page_of(view: View, key: str) -> int:
    """The page on which a setting stands."""
    return next((n // PAGE for n, s in enumerate(view.settings) if s.key == key), 0)


def words(view: View, setting: Setting) -> str:
    default = " (the default)" if view.options[setting.key] == setting.default else ""
    return f"{news.setting_line(view, setting)}{default}\n-# {clip(setting.reason, 200)} *{clip(setting.source, 160)}*"


def is_fixed(view: View, setting: Setting) -> bool:
    """Whether it can be changed no more."""
    own = any(s.key == setting.key for s in view.scenario.settings)
    return view.phase in {"over", "closed"} or (view.phase == "playing" and own and setting.when == "setup")


def _menu(view: View, setting: Setting) -> list[layout.Row]:
    if is_fixed(view, setting):
        return []
    now = view.options[setting.key]
    choices = [layout.choice(c.text, c.value, default=c.value == now) for c in setting.choices[: layout.MENU]]
    return [layout.menu(f"Change: {setting.text}", ids.setting(view.code, setting.key), choices)]
