"""The order of combats when a bot is the starting player, by the ruling of the table."""

from __future__ import annotations

from rules.card_game.commands import Fight
from rules.card_game.opponent.view import View
from rules.core.flowchart import Chart, Do

SECTION = "Combat step: the starting player picks the order"


def _next(view: View) -> tuple[Fight | None, str]:
    path = [s.card for s in view.sites if view.is_path(s)]
    newest = [s.card for s in view.sites if not view.is_path(s)]
    order = {
        "path first": path + newest,
        "path last": newest + path,
        "left to right": path + newest[::-1],
    }.get(view.ruling("fights"), path + newest)
    found = next((site for site in order if Fight(site=site) in view.options), None)
    if found is None:
        return None, "No combat is left."
    return Fight(site=found), f"{view.name(found)}, of {len(order)} combats."


FIGHT: Chart = {"fight": Do("The next combat: by the table's ruling on their order.", SECTION, _next)}
