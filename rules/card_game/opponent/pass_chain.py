"""Bot Flowchart, 2. Pass?: the bot passes only if every question of the chain is answered Yes."""

from __future__ import annotations

from rules.card_game.commands import Pass
from rules.card_game.facts import Side
from rules.card_game.opponent.conceivably import icons
from rules.card_game.opponent.view import View
from rules.card_game.scenarios import TITLES
from rules.card_game.table import carryover_limit

_PASS = Pass()
PRINTED_LIMIT = 2


def title(seat: str) -> str:
    """What a player is called inside a sentence: without the side in brackets."""
    return TITLES[seat].split(" (", 1)[0]


def _cards(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"


def _hand(view: View, seat: str) -> int:
    return len(view.state.decks[seat].hand)


def may_pass(view: View) -> tuple[bool, str]:
    """Legal: within the carryover limit, or fewer cards than each enemy (rules: Action step)."""
    legal = _PASS in view.options
    held, limit = _hand(view, view.seat), carryover_limit(view.state, view.seat)
    if held <= limit:
        return legal, f"It holds {_cards(held)}, its limit is {limit}."
    sides = view.frame.side
    enemy: Side = "free" if sides[view.seat] == "shadow" else "shadow"
    hands = ", ".join(f"{title(s)} {_hand(view, s)}" for s in sides if sides[s] == enemy)
    fewer = "but fewer" if legal else "and not fewer"
    return legal, f"It holds {_cards(held)}, above its limit of {limit}, {fewer} than each enemy ({hands})."


def carryover(view: View) -> tuple[bool, str]:
    own = view.ruling("carryover") == "own"
    facts = []
    for seat in view.frame.seats:
        if seat == view.seat:
            continue
        held = _hand(view, seat)
        limit = carryover_limit(view.state, seat) if own else PRINTED_LIMIT
        if held > limit:
            return True, f"{title(seat)} holds {_cards(held)}, above the limit of {limit}."
        facts.append(f"{title(seat)} {held} of {limit}")
    return False, f"Nobody is above the limit: {', '.join(facts)}."


def path(view: View) -> tuple[bool, str]:
    return view.path_number < view.last_path, f"Path {view.path_number} of {view.last_path}."


def winning(view: View) -> tuple[bool, str]:
    for site in view.sites:
        now = view.now(site)
        if not now.shadow_wins:
            return False, f"Not at {view.name(site.card)}: {icons(now)}."
    won = [f"{view.name(site.card)}: {icons(view.now(site))}" for site in view.sites]
    return True, f"{'; '.join(won)}." if won else "There is no combat."


def do_pass(view: View) -> tuple[Pass | None, str]:
    if _PASS not in view.options:
        return None, "It may not pass."
    return _PASS, "Passes."
