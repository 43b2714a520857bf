"""What a seat alone may see: its hand, its captured cards by name, what it looks at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.faces.angmar import names as n
from bot.faces.angmar import texts
from bot.ui.words import clip
from rules.angmar.facts import FACES
from rules.angmar.sight import Held, Sight

LIMIT = 3000
ORDER = ("ally", "attachment", "event", "player-side-quest")


def private(sight: Sight) -> str:
    """ "" for nobody in particular."""
    return clip("\n".join(_parts(sight)), LIMIT) if sight.seat in sight.players else ""


def _parts(sight: Sight) -> Iterator[str]:
    mine = sight.players[sight.seat or ""]
    if not sight.areas:
        yield f"You play “{n.md(mine.deck_name)}”." if mine.deck_name else "You have no deck yet."
        return
    if mine.looking_at:
        yield "**You look at, in this order**; **Hand moves** takes one or ends it"
        yield from (f"{at}. {_card(card)}" for at, card in enumerate(mine.looking_at, 1))
    hand = mine.hand_cards or ()
    yield f"**Your hand, {n.count(len(hand), 'card')}**"
    yield from _lines(hand)
    if mine.captured_cards:
        yield f"**Your captured cards, {len(mine.captured_cards)}**, by name; where each lies nobody knows"
        yield "; ".join(_counted(mine.captured_cards))
    yield f"Your deck has {n.count(mine.deck, 'card')}, your discard pile {len(mine.discard)}."


def _lines(cards: Iterable[Held]) -> Iterator[str]:
    """A line for each different card: allies first, cheap ones before dear ones."""
    for (words, _), copies in sorted(
        Counter((_card(card), _rank(card)) for card in cards).items(), key=lambda x: x[0][1]
    ):
        yield f"- {f'{copies} × ' if copies > 1 else ''}{words}"


def _rank(card: Held) -> tuple[int, int, str]:
    kind = ORDER.index(card.kind) if card.kind in ORDER else len(ORDER)
    return kind, int(card.cost) if card.cost.isdigit() else 99, card.name


def _card(card: Held) -> str:
    """ "**Snowbourn Scout**: Leadership ally, cost 1; 0 willpower, 0 attack, 1 defense, 1 hit point; Rohan, Scout"."""
    if card.key in FACES and not card.cost:
        return f"**{n.md(card.name)}** ({n.kind(card.kind)}): {clip(texts.whole(card.key, 200), 200)}"
    sphere = f"{n.SPHERES.get(card.sphere, card.sphere.title())} " if card.sphere else ""
    parts = [f"{sphere}{n.kind(card.kind)}" + (f", cost {card.cost}" if card.cost else "")]
    if card.kind in n.CHARACTERS:
        parts.append(
            f"{card.willpower} willpower, {card.attack} attack, {card.defense} defense, "
            f"{n.count(card.hits or 0, 'hit point')}"
        )
    if card.points is not None:
        parts.append(n.count(card.points, "quest point"))
    if card.traits:
        parts.append(", ".join(n.md(trait) for trait in card.traits))
    said = f". {texts.whole(card.key, 160)}" if card.key in FACES else ""
    return f"**{n.md(card.name)}**: {'; '.join(parts)}{said}"


def _counted(cards: Iterable[Held]) -> Iterator[str]:
    for name, copies in sorted(Counter(card.name for card in cards).items()):
        yield f"{f'{copies} × ' if copies > 1 else ''}{n.md(name)}"
