"""What a seat alone may see: its Event cards, and for the Shadow the values of the Corruption tiles."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.kings import names as n
from bot.ui.words import clip, listed
from rules.kings.cards import EVENTS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.sight import Sight

LIMIT = 3000


def private(sight: Sight) -> str:
    """ "" for nobody in particular."""
    return clip("\n".join(_parts(sight)), LIMIT) if sight.side else ""


def _parts(sight: Sight) -> Iterator[str]:
    if sight.side == "shadow":
        yield from _tiles(sight)
    if sight.looked is not None:
        yield f"**You look at**: {n.tiles(sight.looked)}."
    cards = (sight.free if sight.side == "free" else sight.shadow).hand or ()
    yield f"**Your Event cards, {len(cards)}**"
    for key in cards:
        card = EVENTS[key]
        by = "Event" if card.face == "event" else f"{n.FACES[card.face]} or Event"
        early = "?" if card.initiative is None else card.initiative
        stays = "; stays on the table" if card.table else ""
        battle = f"in battle {n.combat(key)}, initiative {early}"
        yield f"- **{card.name}**: {card.deck.title()} card, played by {by}{stays}; {battle}"
    battle_card = sight.battle.cards.get(sight.side) if sight.battle and sight.side else None
    if battle_card:
        yield f"Your Combat card: {n.combat(battle_card)} ({n.card(battle_card)})."


def _tiles(sight: Sight) -> Iterator[str]:
    """Values and Levels; what was drawn in an attempt comes first."""
    yield "**Corruption tiles, for the Shadow alone**"
    if sight.attempt and sight.attempt.candidates:
        drawn = listed(n.TILES[t] for t in sight.attempt.candidates)
        yield f"- Drawn for {n.person(sight.attempt.sovereign)}: **{drawn}**"
    held = {key: ruler for key, ruler in sight.rulers.items() if ruler.tiles}
    for key, ruler in held.items():
        yield f"- {SOVEREIGNS[key].name}: {n.tiles(ruler.tiles)}; Level {ruler.level} of {ruler.resistance}"
    if not held:
        yield "- None lies on a Sovereign."
