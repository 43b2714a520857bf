"""Action windows: a pause in which hand moves are made, until the first player goes on (RULES 3)."""

from __future__ import annotations

from typing import Any

from rules.angmar import events as ev
from rules.angmar import looking
from rules.angmar.commands import Choose, Done
from rules.angmar.doing import event
from rules.angmar.looking import printed
from rules.angmar.moments import moment
from rules.angmar.state import State, Step
from rules.angmar.texts import Action, text_of
from rules.angmar.values import blank
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger


def window(name: str) -> list[Step]:
    return [Step(name="window", other=name)]


def ask_window(s: State, step: Step) -> tuple[str, tuple[Any, ...]]:
    """Asked of the first player; not at a table that plays without pauses, nor again where nothing could happen since
    the last window: the two are one pause.
    """
    if s.options.get("pace") != "windows" or _quiet(s, step.other):
        return "", ()
    return f"Action window ({step.other}). Go on?", offered(s, s.first)


def _quiet(s: State, name: str) -> bool:
    """Whether nothing stands between this window and the one before it in the same phase: no enemy that could engage,
    attack or be attacked, and nobody attacked in this phase.
    """
    enemies = [piece.at.partition(":")[0] for card, piece in s.pieces.items() if printed(s, card).kind == "enemy"]
    match name:
        case "encounter: end":
            return not enemies
        case "combat: the enemies have attacked" | "combat: end":
            fought = any(key.startswith(("phase:attacked:", "phase:struck:")) for key in s.notes)
            return not fought and "engaged" not in enemies
    return False


def offered(s: State, seat: str) -> tuple[Any, ...]:
    """What a window offers to a seat: to go on, and Actions of cards."""
    return (Done(of="window"), *(Choose(of="action", what=what) for what in actions_of(s, seat)))


def resolve_window(t: Ledger, step: Step, command: Any) -> None:
    if isinstance(command, Choose):
        use_action(t, step.seat or t.state.first, command.what)
        return
    t.happen(ev.StepClosed())


def actions_of(s: State, seat: str) -> tuple[str, ...]:
    """Actions that cards of the encounter side and boons offer to a seat, as "CARD/NUMBER"; none in the setup."""
    out = []
    for card in s.pieces:
        if looking.area_of(s, card) != s.players[seat].area:
            continue
        for n, action in enumerate(text_of(printed(s, card).key).actions):
            if s.phase == "setup" and not action.response:
                continue
            used, limit = s.notes.get(_key(action, card, n), 0), 1 if action.once else action.limit
            if (not limit or used < limit) and not blank(s, card) and action.when(s, card, seat):
                out.append(f"{card}/{n}")
    return tuple(out)


def _key(action: Action, card: str, n: int) -> str:
    return f"{'game' if action.once else 'round'}:action:{card}:{n}"


def use_action(t: Ledger, seat: str, what: str) -> None:
    """Uses one of `actions_of`; its limit is for the whole table (EDGE_CASES H-01)."""
    card, _, n = what.rpartition("/")
    action = text_of(printed(t.state, card).key).actions[int(n)]
    key = _key(action, card, int(n))
    t.happen(ev.Noted(key=key, value=t.state.notes.get(key, 0) + 1))
    event(t, "action", card=card, seat=seat)
    moment(t, "triggered", seat=seat, area=t.state.players[seat].area)
    then(t, *script(f"{printed(t.state, card).key}/action{n}", card=card, seat=seat, env={"seat": seat}))
