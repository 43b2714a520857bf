"""Where a card may be played or moved ("A card can only move where it could be played")."""

from __future__ import annotations

from typing import Literal

from rules.card_game.facts import Battleground, Card
from rules.card_game.leadership import can_support
from rules.card_game.match import named
from rules.card_game.passives import LoneWeapon, MayGo, MayNotGo
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.table import RESERVE, holding, passives, sites

By = Literal["play", "move"]


def _barred(state: State, card: Card, ground: Battleground | None) -> bool:
    pages = state.frame.book.battlegrounds
    for ban in passives(card, MayNotGo):
        if ban.to == "path" and ground is not None:
            continue
        if ban.to == "battleground" and (ground is None or (ban.ground is not None and not ban.ground.fits(ground))):
            continue
        while_active = ban.while_active
        if while_active is None or any(while_active.fits(pages[s.card]) for s in state.battlegrounds):
            return True
    return False


def _permitted(state: State, permit: MayGo, card: Card, ground: Battleground, by: By) -> bool:
    allowed = permit.by
    if allowed.startswith("ruling:"):
        allowed = ruling(state.options, allowed.removeprefix("ruling:"))
    if not permit.ground.fits(ground) or allowed not in ("both", by):
        return False
    return not permit.army or ruling(state.options, permit.army) != "army" or _supported(state, card, ground)


def _supported(state: State, card: Card, ground: Battleground) -> bool:
    """Whether an army that can support the card stands on the battleground."""
    pages = state.frame.book.cards
    here = next(s for s in state.battlegrounds if s.card == ground.key)
    armies = (pages[c] for c in here.free + here.shadow if pages[c].kind == "army")
    return any(can_support(state, army, card) for army in armies)


def may_go(state: State, card_id: str, place: str, by: By = "move") -> bool:
    """Whether an army or character may go to an active path or battleground.

    Armies and characters: battlegrounds that list their faction. Characters: paths with one of their
    numbers. Texts permit and forbid more.
    """
    frame = state.frame
    listed = place in frame.goes[card_id]
    if listed and card_id not in frame.bound:
        return True
    permits = holding(state, MayGo)
    if not permits and card_id not in frame.bound:
        return False
    card, ground = frame.book.cards[card_id], frame.book.battlegrounds.get(place)
    if _barred(state, card, ground):
        return False
    if listed or ground is None or card.kind not in ("army", "character"):
        return listed
    own = (p for p in passives(card, MayGo) if p.match is None)
    given = (p for _, p in permits if p.match is not None and p.match.fits(card))
    return any(_permitted(state, p, card, ground, by) for p in (*own, *given))


def may_wield(state: State, item_id: str, wielder_id: str) -> bool:
    """Whether a character in play is an allowed wielder; own or a team-mate's, wherever it is."""
    pages = state.frame.book.cards
    item, wielder = pages[item_id], pages[wielder_id]
    if wielder.kind != "character" or wielder.side != item.side:
        return False
    if not any(_wielder_named(wielder, word) for word in item.wielders):
        return False
    if "Weapon" not in item.traits:
        return True
    weapons = [pages[i] for i in state.items.get(wielder_id, ()) if "Weapon" in pages[i].traits]
    lone = (LoneWeapon in map(type, w.passives) for w in (item, *weapons))
    return not weapons or not any(lone)


def _wielder_named(wielder: Card, word: str) -> bool:
    if word.startswith("faction:"):
        return wielder.faction == word.removeprefix("faction:")
    if word.startswith("trait:"):
        return word.removeprefix("trait:") in wielder.traits
    return named(wielder.name, word)


def places_to_play(state: State, card_id: str) -> tuple[str, ...]:
    """Everything that "to" may be: places for armies and characters, wielders for items, "" for an event.

    Reserve comes last; the path comes first, then the battlegrounds from left to right.
    """
    card = state.frame.book.cards[card_id]
    if card.kind == "event":
        return ("",)
    if card.kind == "item":
        return tuple(c for c in state.standing if may_wield(state, card_id, c))
    return (*(s.card for s in sites(state) if may_go(state, card_id, s.card, "play")), RESERVE)


def places_to_move(state: State, card_id: str) -> tuple[str, ...]:
    """Active paths and battlegrounds to which a card in reserve could move."""
    frame = state.frame
    if card_id in frame.bound or holding(state, MayGo):
        return tuple(s.card for s in sites(state) if may_go(state, card_id, s.card, "move"))
    goes = frame.goes[card_id]
    return tuple([s.card for s in sites(state) if s.card in goes])


def may_play(state: State, card_id: str) -> bool:
    """The exact same character or item may not be played twice in a round."""
    return card_id not in state.played or state.frame.book.cards[card_id].kind in ("army", "event")


def movable(state: State, seat: str) -> tuple[str, ...]:
    """A seat's cards in reserve that may move by an action: not those that came this round, except a bot's."""
    reserve = state.decks[seat].reserve
    return reserve if seat in state.bots else tuple(c for c in reserve if c not in state.arrived)
