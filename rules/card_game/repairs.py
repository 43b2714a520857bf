"""Moderators' repairs and the table's settings: one value is set by hand, said aloud and logged.

Face-up things are chosen by name. Cards in a hand or pile are chosen by their position, so that a
moderator who plays at the table learns nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.card_game import events as ev
from rules.card_game.agenda import Turn
from rules.card_game.procedures import draw, shuffle
from rules.card_game.rulings import RULINGS
from rules.card_game.scenarios import TITLES
from rules.card_game.state import State
from rules.card_game.stepping import close_step
from rules.card_game.table import RESERVE, sites
from rules.core.game import Choice, Illegal, Param, Tool
from rules.core.ledger import Ledger
from rules.core.repairs import Repair, SetOption, parts, rulings

_PILES = (("hand", "hand"), ("draw", "draw deck"), ("cycle", "cycle pile"), ("eliminated", "eliminated pile"))
_PILE = tuple(Choice(k, t) for k, t in _PILES)
_KIND = (Choice("attack", "Attack"), Choice("defense", "Defense"))
_RING = (Choice("up", "Unused"), Choice("down", "Used"))
_MANY = 99


def _seats(state: State) -> tuple[Choice, ...]:
    return tuple(Choice(seat, TITLES[seat]) for seat in state.decks)


def _names(state: State, keys: tuple[str, ...]) -> tuple[Choice, ...]:
    """Choices by printed name; copies of one name get their id."""
    book = state.frame.book
    names = [book.name(key) for key in keys]
    return tuple(
        Choice(key, name if names.count(name) == 1 else f"{name} ({key})")
        for key, name in zip(keys, names, strict=True)
    )


def _sites(state: State) -> tuple[Choice, ...]:
    return _names(state, tuple(s.card for s in sites(state)))


def tools_of(state: State) -> tuple[Tool, ...]:
    """All repairs, with what they may be given now."""
    if state.result is not None:
        return ()
    in_play = tuple(c for c in state.standing if state.frame.book.cards[c].kind != "item")
    grounds = tuple(k for keys in state.frame.battlegrounds.values() for k in keys)
    where = (*_sites(state), Choice(RESERVE, "Reserve"), *_PILE[:1], Choice("draw", "Top of the draw deck"), *_PILE[2:])
    areas = (
        Choice("active", "Active"),
        Choice("deck", "Its deck"),
        Choice("free", "Scored by the Free Peoples"),
        Choice("shadow", "Scored by the Shadow"),
    )
    seat = Param("seat", "Whose", _seats(state))
    number = Param("value", "New number", lo=0, hi=_MANY)
    return (
        Tool("corruption", "Set the corruption", (number,)),
        Tool("tokens", "Set combat tokens", (_on(state, in_play), Param("token", "Which", _KIND), number)),
        Tool("card", "Move a face-up card", (Param("card", "Card", _names(state, in_play)), Param("to", "To", where))),
        Tool("pile", "Move a card of a hand or pile", (
            seat, Param("out_of", "Out of", _PILE), Param("position", "Which, from the top or left", lo=1, hi=_MANY),
            Param("to", "To", (*_PILE, Choice(RESERVE, "Reserve"))),
        )),
        Tool("draw", "Let a player draw", (seat, Param("value", "Cards", lo=1, hi=_MANY))),
        Tool("shuffle", "Shuffle a draw deck", (seat,)),
        Tool("path", "Make another path the active one", (Param("card", "Path", _names(state, state.paths)),)),
        Tool("battleground", "Put a battleground somewhere", (
            Param("card", "Battleground", _names(state, grounds)), Param("to", "Where", areas),
        )),
        Tool("turn", "Give the turn to a player", (seat,)),
        Tool("ring", "Turn a Ring token", (seat, Param("value", "How", _RING))),
        rulings(RULINGS),
    )  # fmt: skip


def _on(state: State, in_play: tuple[str, ...]) -> Param:
    return Param("on", "On", (*_sites(state), *_names(state, in_play)))


def repair(ledger: Ledger, command: Repair | SetOption) -> None:
    """Carries a repair out. Raises Illegal where the table does not allow it now."""
    tool, *rest, value = parts(tools_of(ledger.state), command)
    if isinstance(command, SetOption):
        ledger.happen(ev.OptionSet(key=command.key, value=command.value))
        return
    _CHECKS.get(tool, _idle)(ledger, rest, value)
    before = ledger.state
    ledger.happen(ev.Repaired(what=command.what, value=command.value))
    if tool == "pile" and ledger.state is before:
        # Said aloud: a quiet refusal would tell what kind of card lies there.
        ledger.happen(ev.NothingFound(seat=rest[0]))
    if tool == "draw":
        draw(ledger, rest[0], int(value))
    elif tool == "shuffle":
        shuffle(ledger, value)


def _anything(ledger: Ledger, rest: list[str], value: str) -> None:
    """The tool's parameters are all there is to check."""


def _idle(ledger: Ledger, rest: list[str], value: str) -> None:  # noqa: ARG001 -- every check takes all three
    """Cards are only moved while somebody is to act, not in the middle of a text or a combat."""
    if not isinstance(ledger.state.agenda[-1].step, Turn):
        raise Illegal("Something is being carried out; nothing was changed, repair this between two actions.")


def _pile(ledger: Ledger, rest: list[str], value: str) -> None:
    _idle(ledger, rest, value)
    seat, out_of, position = rest
    cards: tuple[str, ...] = getattr(ledger.state.decks[seat], out_of)
    if int(position) > len(cards):
        raise Illegal(f"There are only {len(cards)} cards; nothing was changed, give a smaller position.")


def _turn(ledger: Ledger, rest: list[str], value: str) -> None:
    _idle(ledger, rest, value)
    close_step(ledger)
    ledger.happen(ev.TurnCame(turn=ledger.state.order.index(value), seat=value))


_CHECKS: Mapping[str, Callable[[Ledger, list[str], str], None]] = {
    **dict.fromkeys(("corruption", "tokens", "draw", "shuffle", "ring"), _anything),
    "pile": _pile,
    "turn": _turn,
}
"""What else is checked; all others only wait until nothing is being carried out."""
