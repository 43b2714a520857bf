"""What a hand move most likely takes next: one's own characters, enemies engaged with oneself, staged cards."""

from __future__ import annotations

from bot.faces.angmar import names as n
from rules.angmar.sight import Sight

FAR = 25
"""As many as one menu holds."""
_MARKS = frozenset({"ready", "exhaust", "heal", "gain", "spend", "pass", "commit", "uncommit"})
OWN = _MARKS | {"keyword", "icon", "control", "leave"}
"""Hand moves that are mostly made with one's own cards."""
AGAINST = frozenset({"damage", "return", "shadow", "peek", "strike", "assault", "remove", "send"})
"""Hand moves that are mostly made with enemies."""


def likely(sight: Sight, tool: str, param: str) -> tuple[str, ...]:
    """The likeliest values first; none where nothing is likelier than the rest."""
    seat = sight.seat or ""
    match param:
        case "seat":
            return (seat,)
        case "count" | "x":
            return ()
        case "until":
            return ("phase",)
        case "card" if tool in OWN:
            return _cards(sight, f"play:{seat}")
        case "card" if tool in AGAINST:
            return _cards(sight, f"engaged:{seat}") + _staged(sight)
        case "card" if tool in {"modify", "rule"}:
            return (_cards(sight, f"play:{seat}") + _cards(sight, f"engaged:{seat}"))[:FAR]
        case "card" if tool in {"engage", "travel", "hide"}:
            return _staged(sight)
        case "host":
            return _cards(sight, f"play:{seat}")
        case "sign" if tool == "threat":
            return ("less", "more")
        case "to" if tool == "fetch":
            return ("hand",)
        case _:
            return ()


def _cards(sight: Sight, place: str) -> tuple[str, ...]:
    return tuple(piece.card for piece in n.at(sight, place))[:FAR]


def _staged(sight: Sight) -> tuple[str, ...]:
    player = sight.players.get(sight.seat or "")
    return _cards(sight, f"staging:{player.area}") if player is not None else ()
