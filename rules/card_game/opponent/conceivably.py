"""Conceivably Win: where the Shadow is losing now, but not if all its reserves that may go there went."""

from __future__ import annotations

from rules.card_game.combat import Tally
from rules.card_game.opponent.view import View
from rules.card_game.passives import DrawnTo
from rules.card_game.state import Site
from rules.card_game.table import passives

SECTION = "Shadow Bot Rules, Conceivably Win"


def icons(tally: Tally) -> str:
    return f"attack {tally.attack} against defense {tally.defense}"


def winnable(view: View, site: Site) -> bool:
    """Losing now, and not if the reserves came."""
    return not view.now(site).shadow_wins and view.could(site).shadow_wins


def stands(view: View, site: Site) -> str:
    """How a combat stands, and how it could: "Orthanc: attack 5 against defense 4, losing; ..."."""
    now = view.now(site)
    last = " This is the last path." if view.is_path(site) and view.path_number == view.last_path else ""
    if now.shadow_wins:
        return f"{view.name(site.card)}: {icons(now)}, the Shadow is winning.{last}"
    could = view.could(site)
    hope = "winnable" if could.shadow_wins else "not winnable"
    return f"{view.name(site.card)}: {icons(now)}, losing; with the reserves {icons(could)}, {hope}.{last}"


def is_last(view: View, site: Site) -> bool:
    """Whether it is the highest path of the scenario, to which the flowchart sends cards in any case."""
    if not view.is_path(site) or view.path_number != view.last_path:
        return False
    return view.ruling("last_path_lost") == "send" or view.now(site).shadow_wins or view.could(site).shadow_wins


def is_drawn(view: View, site: Site, card: str) -> bool:
    """Whether the card's own text sends it from reserve to this path even where the Shadow is winning."""
    if not view.is_path(site) or view.card:
        return False
    here = any(view.path_number in p.paths for p in passives(view.print(card), DrawnTo))
    return here and view.now(site).shadow_wins


def wanted(view: View, site: Site) -> bool:
    """Whether boxes 3 and 4 of the flowchart send cards there at all."""
    return is_last(view, site) or winnable(view, site)
