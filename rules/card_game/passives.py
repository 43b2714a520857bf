"""Texts that hold all the time: what a card changes while it stands where the text says.

A passive is read by the rules where it matters and never runs. Each has `where`: the places of its card
(for an item: of its wielder) in which it holds: "reserve", "path", "battleground", "site" (path or
battleground), "play" (any of them) or "always" (also in hand, deck and piles).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.card_game.facts import Faction, Icons
from rules.card_game.match import Ground, Match

Where = Literal["reserve", "path", "battleground", "site", "play", "always"]
Cause = Literal["any", "path_combat", "battleground_combat", "combat", "forsaken", "forsaken_reserve", "forsaken_top"]


# What an extra icon depends on.


@dataclass(frozen=True, slots=True)
class On:
    """While on the path or battleground with this name."""

    name: str


@dataclass(frozen=True, slots=True)
class Supporting:
    """While this army is the one that supports one of these characters."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WhileInPlay:
    """While a card that fits is anywhere in play."""

    match: Match


@dataclass(frozen=True, slots=True)
class Per:
    """Once for every `each` cards that fit on the same path or battleground."""

    each: int
    match: Match


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra:
    """More icons on this card itself (an item: on its wielder)."""

    icons: Icons
    when: On | Supporting | WhileInPlay | Per | None = None
    where: Where = "site"


@dataclass(frozen=True, slots=True, kw_only=True)
class Boost:
    """More icons on other cards on paths and battlegrounds: Arwen."""

    match: Match
    icons: Icons
    where: Where = "reserve"


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteDefense:
    """Defense icons on the path or battleground itself, before any card: Phial of Galadriel, Sting.

    `against`: only while a card that fits is there too.
    """

    icons: int
    against: Match | None = None
    where: Where = "path"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawBonus:
    """`cards` more in the Draw step of the card's owner, who then cycles `then_cycle` from hand."""

    cards: int = 1
    then_cycle: int = 0
    where: Where = "reserve"


@dataclass(frozen=True, slots=True, kw_only=True)
class Carryover:
    """The owner's carryover limit is higher, at once and as long as it holds."""

    more: int = 1
    where: Where = "reserve"


@dataclass(frozen=True, slots=True, kw_only=True)
class CycledInstead:
    """If it would be eliminated for this cause, the card is cycled instead.

    `cause`: "any" (whatever eliminates it, forsaking included), one of the combats, or being forsaken:
    anywhere, out of reserve, or off the top of the draw deck. `items`: its items are cycled with it;
    otherwise they are eliminated. `wielder`: it is an item and the text is about its wielder.
    """

    cause: tuple[Cause, ...]
    items: bool = False
    wielder: bool = False
    where: Where = "always"


@dataclass(frozen=True, slots=True, kw_only=True)
class CycledTogether:
    """If it would be eliminated in this combat, it and one other doomed card that fits may be cycled
    instead; their items are still eliminated: Ioreth.
    """

    cause: Cause
    other: Match
    where: Where = "battleground"


@dataclass(frozen=True, slots=True, kw_only=True)
class MayGo:
    """Cards may also go to battlegrounds that do not list their faction.

    `match` None: this card itself. `by`: whether for playing and moving, or for playing only
    ("ruling:red_arrow" asks the table's ruling of that name: "play" or "both"). `army`: the ruling of
    that name says whether an army that can support the card must stand there ("army").
    """

    ground: Ground
    match: Match | None = None
    by: str = "both"
    army: str = ""
    where: Where = "always"


@dataclass(frozen=True, slots=True, kw_only=True)
class MayNotGo:
    """This card may not be played or moved there.

    `to` "path": to any path; "battleground": to a battleground that fits `ground` (None: to any). `while_active`: only
    while a battleground that fits is active.
    """

    to: Literal["path", "battleground"]
    ground: Ground | None = None
    while_active: Ground | None = None
    where: Where = "always"


@dataclass(frozen=True, slots=True, kw_only=True)
class SupportedBy:
    """Armies of these factions ("any": every army of its side) can support it too.

    `match` None: this card itself.
    """

    factions: tuple[Faction, ...] | Literal["any"]
    match: Match | None = None
    where: Where = "site"


@dataclass(frozen=True, slots=True, kw_only=True)
class LoneWeapon:
    """Its wielder wields no other card with the characteristic Weapon."""

    where: Where = "always"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeesTop:
    """Its owner may look at the top card of the draw deck at any time: Mirror of Galadriel."""

    where: Where = "play"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnTo:
    """Bots only: from reserve the card goes to an active path with such a number even where the Shadow is winning."""

    paths: tuple[int, ...]
    where: Where = "reserve"


Passive = (
    Extra
    | Boost
    | SiteDefense
    | DrawBonus
    | Carryover
    | CycledInstead
    | CycledTogether
    | MayGo
    | MayNotGo
    | SupportedBy
    | LoneWeapon
    | SeesTop
    | DrawnTo
)
