"""Which cards a text is about: each gives, for a script at work, the cards in play or in a pile that fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from rules.angmar import looking
from rules.angmar.looking import front, printed
from rules.angmar.state import MAIN, State, Step
from rules.angmar.texts import Ids, Of

Who = Literal["you", "all", "first", "every"]


def area(s: State, f: Step) -> str:
    """The staging area where the script is at work; of a card that is at every one, that of the script's player."""
    if f.env.get("area", looking.EVERYWHERE) != looking.EVERYWHERE:
        return f.env["area"]
    here = looking.area_of(s, f.card) if f.card in s.pieces else looking.EVERYWHERE
    if here != looking.EVERYWHERE:
        return here
    return s.players[f.seat].area if f.seat in s.players else MAIN


def seats(s: State, f: Step, who: Who = "all") -> tuple[str, ...]:
    """The players meant: "you" the script's player, "first" the first player there, "all" each player there,
    "every" each player wherever he is.
    """
    if who == "you":
        return (f.seat,) if not s.players[f.seat].out else ()
    if who == "every":
        return looking.order(s)
    here = looking.players_at(s, area(s, f))
    return here[:1] if who == "first" else here


def characters(
    who: Who = "you",
    kind: Literal["character", "hero", "ally"] = "character",
    *,
    damaged: bool | None = None,
    exhausted: bool | None = None,
    questing: bool | None = None,
    objective: bool = True,
    trait: str = "",
) -> Ids:
    """Characters of those players, as they are now. `objective` False: without objective-allies."""

    def found(s: State, f: Step) -> tuple[str, ...]:
        out = []
        for seat in seats(s, f, who):
            for card in looking.characters(s, seat):
                face, piece = printed(s, card), s.pieces[card]
                fits = (
                    (kind in {"character", face.kind} or (kind == "ally" and face.kind == "objective-ally"))
                    and (damaged is None or bool(piece.damage) == damaged)
                    and (exhausted is None or piece.exhausted == exhausted)
                    and (questing is None or piece.committed == questing)
                    and (objective or face.kind != "objective-ally")
                    and (not trait or trait in face.traits)
                )
                out += [card] if fits else []
        return tuple(out)

    return found


def enemies(where: Literal["play", "staging", "you", "engaged"] = "play", trait: str = "", name: str = "") -> Ids:
    """Enemies in play there: in the staging area, engaged with you or with any player, or anywhere."""

    def found(s: State, f: Step) -> tuple[str, ...]:
        here = area(s, f)
        out = []
        for card in s.pieces:
            face = printed(s, card)
            if face.kind != "enemy" or looking.area_of(s, card) != here or (trait and trait not in face.traits):
                continue
            place = s.pieces[card].at
            fits = (
                where == "play"
                or (where == "staging" and place.startswith("staging:"))
                or (where == "engaged" and place.startswith("engaged:"))
                or (where == "you" and place == f"engaged:{f.seat}")
            )
            out += [card] if fits and (not name or face.name == name) else []
        return tuple(out)

    return found


def places(where: Literal["play", "staging", "active"] = "play", *, safe: bool = False) -> Ids:
    """Locations in play there. Objective-locations count (seed)."""

    def found(s: State, f: Step) -> tuple[str, ...]:
        here = area(s, f)
        kinds = {"location", "objective-location"}
        cards = tuple(c for c in looking.in_play(s, kinds, here) if not safe or printed(s, c).safe)
        return cards if where == "play" else tuple(c for c in cards if s.pieces[c].at == f"{where}:{here}")

    return found


def quests(*, side: bool = False, encounter: bool = False) -> Ids:
    """Quest cards in play there; `side` only side quests, `encounter` only those of the encounter side."""

    def found(s: State, f: Step) -> tuple[str, ...]:
        kinds = {"side-quest"} if encounter else looking.SIDE_QUESTS if side else looking.QUESTS
        return looking.in_play(s, kinds, area(s, f))

    return found


def named(name: str) -> Ids:
    """Cards in play with this title."""
    return lambda s, f: tuple(
        c for c in s.pieces if printed(s, c).name == name and looking.area_of(s, c) != looking.AWAY
    )


def attachments(who: Who = "you") -> Ids:
    """The attachments that those players control and that can be discarded: not permanent ones."""

    def found(s: State, f: Step) -> tuple[str, ...]:
        mine = seats(s, f, who)
        return tuple(
            c
            for c, piece in s.pieces.items()
            if piece.at.startswith("on:")
            and looking.owner(c)
            and looking.controller(s, c) in mine
            and not printed(s, c).permanent
        )

    return found


def it(s: State, f: Step) -> tuple[str, ...]:
    """The card that the moment is about, if it is still in play."""
    return (f.env["it"],) if f.env.get("it") in s.pieces else ()


def me(s: State, f: Step) -> tuple[str, ...]:
    """The card whose text this is, if it is in play."""
    return (f.card,) if f.card in s.pieces else ()


def about_me(_: State, f: Step) -> bool:
    """Whether the moment is about this card itself."""
    return f.env["it"] == f.card


def chosen(key: str = "chosen") -> Ids:
    """What an earlier word chose, if it is still in play."""
    return lambda s, f: (f.env[key],) if f.env.get(key) in s.pieces else ()


def in_piles(*piles: str, fits: Callable[[State, str], bool]) -> Ids:
    """Cards in these piles that fit. For "deck:", "hand:" and "discard:" those of the script's player."""

    def found(s: State, f: Step) -> tuple[str, ...]:
        names = tuple(p + f.seat if p.endswith(":") else p for p in piles)
        return tuple(c for p in names for c in looking.pile(s, p) if fits(s, c))

    return found


def kind(*kinds: str, trait: str = "", name: str = "") -> Callable[[State, str], bool]:
    """Whether what is printed on a card is of that kind, with that trait or title."""

    def fits(s: State, card: str) -> bool:
        face = front(s, card)
        return face.kind in kinds and (not trait or trait in face.traits) and (not name or face.name == name)

    return fits


# What constant effects are about.


def of_kind(*kinds: str, trait: str = "", where: str = "") -> Of:
    """Cards in play of these kinds, at the same staging area as the source. `where`: "staging", "active", ..."""

    def about(s: State, source: str, card: str) -> bool:
        if card not in s.pieces:
            return False
        face = printed(s, card)
        if face.kind not in kinds or (trait and trait not in face.traits):
            return False
        if where and not s.pieces[card].at.startswith(f"{where}:"):
            return False
        return looking.area_of(s, source) == looking.area_of(s, card)

    return about


CHARACTERS = of_kind(*sorted(looking.CHARACTERS))
ENEMIES = of_kind("enemy")


def damaged_characters(s: State, source: str, card: str) -> bool:
    return CHARACTERS(s, source, card) and s.pieces[card].damage > 0


def others(of: Of) -> Of:
    """The same, without the source itself."""
    return lambda s, source, card: source != card and of(s, source, card)


def host(s: State, source: str, card: str) -> bool:
    """The card that the source is attached to."""
    return s.pieces[source].at == f"on:{card}"


# When constant effects are in force.


def staged(s: State, source: str) -> bool:
    """While it is in the staging area."""
    return s.pieces[source].at.startswith("staging:")


def active(s: State, source: str) -> bool:
    """While it is the active location."""
    return s.pieces[source].at.startswith("active:")


def current(s: State, source: str) -> bool:
    """While it is the current quest."""
    return looking.current_quest(s, looking.area_of(s, source)) == source


def face_attached(s: State, source: str) -> bool:
    """While it is an attachment."""
    return s.pieces[source].at.startswith("on:")


def count(ids: Ids) -> Callable[[State, Step], int]:
    return lambda s, f: len(ids(s, f))


def quest_count(s: State, f: Step) -> int:
    """Quest cards in play (mechanic: Ice Storm, Shrouded Hills, ...)."""
    return len(looking.quest_cards(s, area(s, f)))


def quests_there(s: State, source: str, _: str = "") -> int:
    """How many quest cards are in play at a card's staging area (Iârion, Shrouded Hills; EDGE_CASES A-13)."""
    return len(looking.quest_cards(s, looking.area_of(s, source)))


def damaged(s: State, seat: str) -> int:
    """How many damaged characters a player controls."""
    return sum(1 for c in looking.characters(s, seat) if s.pieces[c].damage)
