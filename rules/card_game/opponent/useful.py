"""Usefully: what serves the Shadow, and the sentence that says why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules.card_game.effects import As, Each
from rules.card_game.effects.useful import added
from rules.card_game.effects.word import Context
from rules.card_game.opponent.view import View
from rules.card_game.state import Site
from rules.card_game.triggers import abilities, exists

SECTION = "Shadow Bot Rules, Usefully"

_GAINS: Mapping[str, str] = {
    "Draw": "it draws",
    "Take": "it takes a card into hand",
    "SortTop": "it draws",
    "DrawUntil": "it may find a card to play",
    "DrawAndPlay": "it may find a card to play",
    "Forsake": "the Free Peoples must forsake",
    "CycleFromHand": "the Free Peoples must cycle",
    "EliminateFromHand": "the Free Peoples must eliminate",
    "EliminateOne": "a card of the Free Peoples is eliminated",
    "AddCorruption": "it adds corruption",
    "AddToken": "it adds icons where they are needed",
    "Activate": "it activates a battleground that the Shadow could conceivably win",
    "ActivatePath": "it activates another path, and the Shadow wins the present one",
    "MoveIt": "it brings a card to a combat where it is needed",
}
"""What the words of a text are good for, by the lines of the list."""


def _seats(view: View, word: Any, seat: str) -> tuple[str, ...]:
    """Who carries out the words inside a word."""
    if isinstance(word, Each):
        return view.frame.layout.seats[word.side]
    found = view.frame.faction.get(word.faction) if isinstance(word, As) else seat
    return () if found is None else (found,)


def gain(view: View, word: Any, ctx: Context) -> str | None:
    """Why a word of a text is useful now; None if it is not."""
    if not word.useful(view.state, ctx):
        return None
    inner = (
        gain(view, inside, replace(ctx, seat=seat))
        for seat in _seats(view, word, ctx.seat)
        for block in word.blocks()
        for inside in block
    )
    return next(filter(None, inner), None) or _GAINS.get(type(word).__name__, "its text helps the Shadow")


def gain_of(view: View, source: str, ability: int) -> str | None:
    """Why a text of a card is useful now: partly useful is useful. None if no word of it is."""
    ctx = Context(source=source, seat=view.seat, env={}, ability=ability)
    words = abilities(view.state, source)[ability].does
    return next(filter(None, (gain(view, word, ctx) for word in words)), None)


def texts(view: View, card: str, *moments: str) -> Iterator[int]:
    """The texts of a card that begin at one of these moments."""
    for index, ability in enumerate(abilities(view.state, card)):
        if ability.when in moments and exists(view.state, ability):
            yield index


def _only_leads(view: View, site: Site, card: str) -> bool:
    icons = view.print(card).icons
    plain = icons.path if view.is_path(site) else icons.attack + icons.defense
    return not view.is_path(site) and not plain and bool(icons.lead_attack + icons.lead_defense)


def _has_army(view: View, site: Site, card: str) -> bool:
    faction = view.print(card).faction
    return any(view.print(c).kind == "army" and view.print(c).faction == faction for c in site.shadow)


def worth(view: View, site: Site, card: str) -> str | None:
    """Why it is useful to bring a card to a place where icons are wanted; None if it is not.

    Icons; or a text on arriving that is useful. A card with only leadership icons needs an army there
    that is free to support it (settings `second_leader` and `lone_leader`).
    """
    now = view.now(site)
    more = added(view.state, site, card, now)
    if more > 0:
        return f"it adds {more} to {'defense' if now.defender == 'shadow' else 'attack'}"
    if _only_leads(view, site, card):
        if _has_army(view, site, card) and view.ruling("second_leader") == "useful":
            return "an army of its faction is there"
        if view.ruling("lone_leader") == "useless":
            return None
    kind = "path" if view.is_path(site) else "battleground"
    moments = ("arrived", f"arrived_{kind}", *((f"played_{kind}",) if view.card else ()))
    return next(filter(None, (gain_of(view, card, i) for i in texts(view, card, *moments))), None)
