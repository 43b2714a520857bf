"""Leadership: which army supports which character, so that most icons count."""

from __future__ import annotations

from collections.abc import Sequence

from rules.card_game.facts import Card
from rules.card_game.match import named
from rules.card_game.passives import Extra, SupportedBy, Supporting
from rules.card_game.state import State
from rules.card_game.table import holding, passives

Gains = tuple[tuple[int, int], ...]
"""For each leader: icons of the leader and icons of the army that count if the army supports that leader."""


def _wide(army: Card, passive: SupportedBy) -> bool:
    return passive.factions == "any" or army.faction in passive.factions


def can_support(state: State, army: Card, leader: Card) -> bool:
    """An army supports a character of its own faction, unless a text widens that."""
    if army.side != leader.side:
        return False
    return (
        army.faction == leader.faction
        or any(_wide(army, p) for p in passives(leader, SupportedBy) if p.match is None)
        or any(p.match is not None and p.match.fits(leader) and _wide(army, p) for _, p in holding(state, SupportedBy))
    )


def _bonus(army: Card, leader: Card, icon: str) -> int:
    """What the army itself gains while it supports this leader: Dead Men of Dunharrow."""
    plain = icon.removeprefix("lead_")
    return sum(
        int(getattr(p.icons, plain))
        for p in passives(army, Extra)
        if isinstance(p.when, Supporting) and any(named(leader.name, n) for n in p.when.names)
    )


def support(state: State, cards: Sequence[str], icon: str) -> dict[str, int]:
    """The icons that support adds to each of a side's cards at a battleground: one army supports one character.

    `icon` is "lead_attack" or "lead_defense". Of all assignments one that counts most is used, also
    where it is not the only one (rules: Characters in battleground combat).
    """
    book = state.frame.book.cards
    leaders = [c for c in cards if book[c].kind == "character"]
    armies = [c for c in cards if book[c].kind == "army"] if leaders else []
    if not armies or (
        not any(getattr(book[c].icons, icon) for c in leaders) and not any(book[c].passives for c in armies)
    ):
        return {}
    kinds: dict[Gains, list[str]] = {}
    for army in armies:
        gains = tuple(
            (getattr(book[c].icons, icon), _bonus(book[army], book[c], icon))
            if can_support(state, book[army], book[c])
            else (0, 0)
            for c in leaders
        )
        if any(map(any, gains)):
            kinds.setdefault(gains, []).append(army)
    return _best(leaders, kinds) if kinds else {}


def _best(leaders: list[str], kinds: dict[Gains, list[str]]) -> dict[str, int]:
    """Leaders in turn: each is supported by an army of some kind that is still free, or by none."""
    free = {gains: len(armies) for gains, armies in kinds.items()}
    best: tuple[int, tuple[Gains | None, ...]] = (0, ())

    def go(chosen: tuple[Gains | None, ...], total: int) -> None:
        nonlocal best
        if total > best[0]:
            best = (total, chosen)
        at = len(chosen)
        if at == len(leaders):
            return
        for gains in kinds:
            if free[gains] and any(gains[at]):
                free[gains] -= 1
                go((*chosen, gains), total + sum(gains[at]))
                free[gains] += 1
        go((*chosen, None), total)

    go((), 0)
    out: dict[str, int] = {}
    for at, gains in enumerate(best[1]):
        if gains is not None:
            lead, own = gains[at]
            used = sum(g is gains for g in best[1][:at])
            out[leaders[at]] = lead
            out[kinds[gains][used]] = own
    return out
