"""Numbers as they count now: what is printed, constant effects and lasting ones (FAQ 1.43; RULES 1.7, 7.4)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.angmar import looking
from rules.angmar.looking import printed
from rules.angmar.state import Lasting, State
from rules.angmar.texts import GROUPS, Constant, text_of
from rules.core.memo import Remembered

_FIELDS = {"quest_points": "points", "hit_points": "hits"}


def blank(s: State, card: str) -> bool:
    """Whether its text box counts as blank: by a constant effect that says so."""
    return bool(barred(s, "blank", card))


def _constants(s: State) -> dict[str, tuple[tuple[str, Constant], ...]]:
    """By stat, the constant effects of the cards in play with their sources. Blank boxes are looked at later."""
    out: dict[str, list[tuple[str, Constant]]] = {}
    for card in s.pieces:
        texts = text_of(printed(s, card).key).constants
        for constant in texts if texts and looking.area_of(s, card) != looking.AWAY else ():
            out.setdefault(constant.stat, []).append((card, constant))
    return {stat: tuple(found) for stat, found in out.items()}


constants = Remembered(_constants)
"""Worked out once for each state."""


def acting(s: State, stat: str) -> Iterator[tuple[str, Constant]]:
    """The constant effects for this stat that are in force, with their sources."""
    for source, constant in constants(s).get(stat, ()):
        if stat != "blank" and constant.printed and blank(s, source):
            continue
        if constant.when is None or constant.when(s, source):
            yield source, constant


def lasting(s: State, stat: str, card: str) -> Iterator[Lasting]:
    for effect in s.lasting:
        if effect.stat != stat:
            continue
        if effect.on == card or (effect.on.startswith("@") and GROUPS[effect.on[1:]](s, effect.card, card)):
            yield effect


def value(s: State, stat: str, card: str) -> int:
    """A stat of a card in play as it counts now, never below 0. `stat` is a number of `Face`, or "quest_points"..."""
    base: int = getattr(printed(s, card), _FIELDS.get(stat, stat)) or 0
    said = [(source, c.worth(s, source, card)) for source, c in acting(s, f"{stat}=") if c.of(s, source, card)]
    base = next((worth for source, worth in reversed(said) if source == card), base)
    for source, constant in acting(s, stat):
        if constant.of(s, source, card):
            base += constant.worth(s, source, card)
    for effect in lasting(s, stat, card):
        base += effect.amount
    base = next((worth for source, worth in reversed(said) if source != card), base)
    return max(0, base)


def threat(s: State, card: str) -> int:
    return value(s, "threat", card)


def attack(s: State, card: str) -> int:
    return value(s, "attack", card)


def defense(s: State, card: str) -> int:
    return value(s, "defense", card)


def willpower(s: State, card: str) -> int:
    return value(s, "willpower", card)


def hit_points(s: State, card: str) -> int:
    return value(s, "hit_points", card)


def engagement(s: State, card: str) -> int:
    return value(s, "engagement", card)


def quest_points(s: State, card: str) -> int | None:
    """None for a quest without points: it is not passed by progress (quests.json)."""
    if printed(s, card).points is None and not any(c.of(s, src, card) for src, c in acting(s, "quest_points=")):
        return None
    return value(s, "quest_points", card)


def barred(s: State, rule: str, card: str = "") -> str:
    """The card whose constant effect lays down this rule (for that card, if one is named); "" for none.

    A lasting effect of that name counts too; then the card that made it is named.
    """
    for source, constant in acting(s, rule):
        if constant.of(s, source, card):
            return source
    return next((effect.card or effect.on for effect in lasting(s, rule, card)), "")


def has(s: State, keyword: str, card: str) -> bool:
    """Whether a card in play has the keyword: printed, or by an effect that grants it and none that takes it."""
    return (bool(getattr(printed(s, card), keyword, False)) or bool(barred(s, keyword, card))) and not barred(
        s, f"no-{keyword}", card
    )


def granted(s: State, keyword: str, card: str) -> bool:
    """Whether a hand move says that the character has Ranged or Sentinel: as long as it is in play, or for a while."""
    return bool(s.notes.get(f"game:{keyword}:{card}")) or any(lasting(s, keyword, card))


def in_battle(s: State, area: str) -> str:
    """What characters count while questing: "attack" for battle, else "willpower" (seed; EDGE_CASES A-04)."""
    quest = looking.current_quest(s, area)
    return "attack" if quest and barred(s, "battle", quest) else "willpower"


def staging_threat(s: State, area: str) -> int:
    """The threat of enemies and locations in the staging area (RULES 3.3)."""
    total = sum(
        threat(s, card)
        for card, piece in s.pieces.items()
        if piece.at == f"staging:{area}" or (barred(s, "threat-counts", card) and looking.area_of(s, card) == area)
    )
    return total + sum(e.amount for e in s.lasting if e.stat == "staging-threat" and e.on in {area, ""})


def questing(s: State, area: str) -> int:
    """What the committed characters bring (RULES 3.3)."""
    stat = in_battle(s, area)
    return sum(value(s, stat, card) for card in looking.committed(s, area))


def side_limit(players: int) -> int:
    """Protect the Innocent's limit (campaign.json 158a)."""
    return 20 if players >= 3 else 10
