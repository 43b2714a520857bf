"""When card and location texts begin: on being played, on arriving, on activation."""

from __future__ import annotations

from collections.abc import Iterator

from rules.card_game import events as ev
from rules.card_game.agenda import Combat, Finish, NewPath, Script, Step
from rules.card_game.facts import Ability
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.stepping import open_in_order
from rules.card_game.table import RESERVE, owner
from rules.core.ledger import Ledger


def abilities(state: State, source: str) -> tuple[Ability, ...]:
    """The texts of a faction card, path or battleground."""
    book = state.frame.book
    card = book.cards.get(source) or book.paths.get(source) or book.battlegrounds.get(source)
    return () if card is None else card.abilities


def exists(state: State, ability: Ability) -> bool:
    """Whether the table's rulings give the card this text."""
    return ability.ruling is None or ruling(state.options, ability.ruling[0]) in ability.ruling[1]


def scripts(state: State, source: str, seat: str, moments: tuple[str, ...]) -> Iterator[Script]:
    """The texts of a card that begin at one of these moments, in printed order."""
    for index, ability in enumerate(abilities(state, source)):
        if ability.when in moments and exists(state, ability):
            yield Script(source=source, ability=index, seat=seat, asks=ability.may)


def kind_of_place(state: State, place: str) -> str:
    if place == RESERVE:
        return "reserve"
    return "path" if state.path is not None and state.path.card == place else "battleground"


def after_play(state: State, card: str, to: str) -> tuple[Step, ...]:
    """What follows on playing a card: its texts for that place; an event is then eliminated."""
    seat = owner(state, card)
    if to == "":
        return (*scripts(state, card, seat, ("event",)), Finish(card=card))
    place = state.standing[card]
    kind = kind_of_place(state, place)
    moments: tuple[str, ...] = ("played", f"played_{kind}")
    if place != RESERVE and to == place:
        moments += ("arrived", f"arrived_{kind}")
    return tuple(scripts(state, card, seat, moments))


def after_move(state: State, card: str, to: str) -> tuple[Step, ...]:
    """What follows on moving a card to a path or battleground: texts for arriving, never "when played"."""
    return tuple(scripts(state, card, owner(state, card), ("arrived", f"arrived_{kind_of_place(state, to)}")))


def move(ledger: Ledger, card: str, to: str) -> None:
    """A card moves out of reserve, and its texts for that begin."""
    ledger.happen(ev.CardMoved(seat=owner(ledger.state, card), card=card, to=to))
    open_in_order(ledger, *after_move(ledger.state, card, to))


def activate_battleground(ledger: Ledger, key: str) -> None:
    """Activates or reactivates a battleground and begins its text ("Activating battlegrounds").

    Out of the other side's scoring area it comes without its printed defense ("Combat in reactivated
    battlegrounds").
    """
    state = ledger.state
    side = state.frame.book.battlegrounds[key].side
    area = next((s for s, cards in state.areas.items() if key in cards), None)
    ledger.happen(ev.BattlegroundActivated(card=key, out_of=area or "deck", bare=area is not None and area != side))
    _begin_location(ledger, key)


def activate_path(ledger: Ledger, key: str) -> None:
    """Makes a path the active one and begins its text. There must be no other active path."""
    ledger.happen(ev.PathActivated(card=key, number=ledger.state.frame.book.paths[key].number))
    _begin_location(ledger, key)


def replace_path(ledger: Ledger, key: str) -> None:
    """Another path becomes active: first comes combat on the old one ("Activating paths")."""
    old = ledger.state.path
    steps: tuple[Step, ...] = () if old is None else (Combat(site=old.card),)
    open_in_order(ledger, *steps, NewPath(card=key))


def _begin_location(ledger: Ledger, key: str) -> None:
    seat = ledger.state.order[ledger.state.starting]
    open_in_order(ledger, *scripts(ledger.state, key, seat, ("activated",)))
