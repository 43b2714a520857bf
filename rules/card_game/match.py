"""Which cards and battlegrounds a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from rules.card_game.facts import Battleground, Card, Faction, Kind, Side


def named(card_name: str, name: str) -> bool:
    """Whether a text means the card: first names count ("Sam", "Gandalf"), and "The" may be left out."""
    return name in (card_name, card_name.split(" ", 1)[0]) or card_name == f"The {name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Cards that fit all that is given; within one field any value fits."""

    names: tuple[str, ...] = ()
    factions: tuple[Faction, ...] = ()
    kinds: tuple[Kind, ...] = ()
    traits: tuple[str, ...] = ()
    side: Side | None = None
    not_factions: tuple[Faction, ...] = ()

    def fits(self, card: Card) -> bool:
        return (
            (not self.names or any(named(card.name, n) for n in self.names))
            and (not self.factions or card.faction in self.factions)
            and (not self.kinds or card.kind in self.kinds)
            and (not self.traits or any(t in card.traits for t in self.traits))
            and (self.side is None or card.side == self.side)
            and card.faction not in self.not_factions
        )


ANY = Match()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """Battlegrounds that fit all that is given. "A Mordor battleground" is one that Mordor defends."""

    names: tuple[str, ...] = ()
    defended_by: tuple[Faction, ...] = ()
    side: Side | None = None

    def fits(self, ground: Battleground) -> bool:
        return (
            (not self.names or ground.name in self.names)
            and (not self.defended_by or any(f in ground.defenders for f in self.defended_by))
            and (self.side is None or ground.side == self.side)
        )
