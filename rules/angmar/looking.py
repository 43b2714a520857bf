"""What lies where: questions about the table that rules and card texts ask."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rules.angmar import decks
from rules.angmar.decks import PlayerCard
from rules.angmar.facts import CARDS, FACES, Face
from rules.angmar.state import MAIN, Piece, State, changed
from rules.core.memo import Remembered

ENEMIES = frozenset({"enemy"})
LOCATIONS = frozenset({"location"})
QUESTS = frozenset({"quest", "side-quest", "player-side-quest"})
SIDE_QUESTS = frozenset({"side-quest", "player-side-quest"})
CHARACTERS = frozenset({"hero", "ally", "objective-ally"})
ALLIES = frozenset({"ally", "objective-ally"})
AWAY = "away"
"""The area of cards in play that count as out of play: nobody is there, and their texts are not at work."""
DEAD = "dead"
REANIMATED = Face(
    key=DEAD, name="Reanimated Dead", kind="enemy", traits=("Undead",), engagement=0, threat=2, attack=2,
    defense=2, hits=2,
)  # fmt: skip
"""A player card facedown as an enemy (seed; RULES 10.9)."""
WRAITH = "wraith-of-carn-dum-tdr"
HAUNTING = Face(key=f"{WRAITH}/2", name="Wraith of Carn Dûm", kind="attachment", traits=("Sorcery",))
"""What a Wraith of Carn Dûm is while it is attached: no enemy, but a Sorcery card (encounter_sets.json)."""

_PRINTED: dict[tuple[str, int], Face] = {
    (card.key, side): face for card in CARDS.values() for side, face in enumerate(card.faces)
} | {(DEAD, 0): REANIMATED}
_PLAYER_FACES: dict[str, Face] = {}
DETERMINATION = "campaign-172"
_ATTACHED: dict[str, Face] = {
    WRAITH: HAUNTING,
    DETERMINATION: changed(_PRINTED[(DETERMINATION, 0)], kind="attachment", traits=("Condition",)),
}
"""What cards that are no attachments are while they are attached (FAQ 1.23)."""
_CURSES = {
    key: changed(_PRINTED[(key, 0)], traits=("Thaurdir", "Sorcery"))
    for key in ("campaign-168", "campaign-169", "campaign-170")
}
"""Thaurdir's burdens while they are on a hero: objectives still, and Sorcery cards (campaign.json; FAQ 1.23)."""


@lru_cache(maxsize=8192)
def owner(card: str) -> str:
    """The seat whose deck the card is from; "" for an encounter card (RULES 1.5)."""
    seat, colon, _ = card.partition(":")
    return seat if colon else ""


@lru_cache(maxsize=8192)
def key_of(card: str) -> str:
    """The card that this is a copy of."""
    return card.rpartition("#")[0].rpartition(":")[2]


def _as_face(card: PlayerCard) -> Face:
    kind = BOON_KINDS.get(card.name, "attachment") if card.type == "treasure" else card.type
    return Face(
        key=card.code, name=card.name, kind=kind if kind in KINDS else "other", traits=card.traits,  # type: ignore[arg-type]  # it is one of KINDS
        unique=card.unique, willpower=card.willpower, attack=card.attack, defense=card.defense, hits=card.health,
        points=card.quest, victory=card.victory or None, cost=card.cost, sphere=card.sphere, threat_cost=card.threat,
    )  # fmt: skip


BOON_KINDS = {face.name: face.kind for (key, _), face in _PRINTED.items() if key.startswith("campaign-")}
"""The campaign's boons are all of the type "treasure" in deck lists."""
KINDS = frozenset({"hero", "ally", "attachment", "event", "player-side-quest"})


def printed(s: State, card: str) -> Face:
    """The face of a card that is up, or its first face out of play."""
    piece = s.pieces.get(card)
    if piece is None:
        return front(s, card)
    if piece.at.startswith("on:"):
        return _as_attachment(s, card, piece)
    return front(s, card, piece.side)


def _as_attachment(s: State, card: str, piece: Piece) -> Face:
    """The face of a card that is attached: some are another card then."""
    key = key_of(card)
    if key in _CURSES and front(s, piece.at[3:]).kind == "hero":
        return _CURSES[key]
    return _ATTACHED.get(key) or front(s, card, piece.side)


def called(s: State, card: str) -> str:
    """The title of any card; of a card in play with its number where another copy is in play too: "Warg (2)". It keeps
    the number as long as the same copies are in play, wherever they go.
    """
    return _titles(s)[card] if card in s.pieces else front(s, card).name


def _numbered(s: State) -> dict[str, str]:
    """The titles of all cards in play."""
    before: dict[tuple[str, str], int] = {}
    out = {}
    for card in sorted(s.pieces, key=_rank):
        face = printed(s, card)
        at = before[face.name, face.kind] = before.get((face.name, face.kind), 0) + 1
        out[card] = f"{face.name} ({at})" if at > 1 else face.name
    return out


_titles: Remembered[dict[str, str]] = Remembered(_numbered)


def _rank(card: str) -> tuple[str, str, int]:
    key, _, number = card.rpartition("#")
    return owner(card), key, int(number) if number.isdecimal() else 0


def front(s: State, card: str, side: int = 0) -> Face:
    """What is printed on the card itself, however it lies."""
    key = key_of(card)
    face = _PRINTED.get((key, side))
    if face is not None:
        return face
    known = s.library.get(key)
    if known is not None:
        return _as_face(_as_brought(s, card, key) or known)
    if key not in _PLAYER_FACES:
        _PLAYER_FACES[key] = _as_face(decks.CARDS[key])
    return _PLAYER_FACES[key]


def _as_brought(s: State, card: str, key: str) -> PlayerCard | None:
    """The card as its owner's deck describes it: another player may have described that title otherwise."""
    deck = s.decks.get(owner(card))
    return deck.extra.get(key) if deck is not None else None


def named(key: str) -> Face:
    """A face by its key. Raises KeyError for one that does not exist."""
    return FACES[key]


def kind(s: State, card: str) -> str:
    return printed(s, card).kind


def has_trait(s: State, card: str, trait: str) -> bool:
    return trait in printed(s, card).traits


def pile(s: State, name: str) -> tuple[str, ...]:
    return s.piles.get(name, ())


def looks(s: State, seat: str) -> tuple[str, ...]:
    """The cards that a seat looks at, as far as they are still where he saw them."""
    seen = s.looks.get(seat, ())
    there = {*pile(s, f"deck:{seat}"), *pile(s, "encounter")} if seen else set()
    shadows = {card for name, cards in s.piles.items() if name.startswith("shadow:") for card in cards} if seen else ()
    return tuple(card for card in seen if card in there or card in shadows)


def pile_of(s: State, card: str) -> str:
    """The pile that a card out of play lies in. Raises KeyError if it is in play."""
    for name, cards in s.piles.items():
        if card in cards:
            return name
    raise KeyError(card)


def lies(s: State, card: str) -> str:
    """The pile that a card lies in, or "play"."""
    return "play" if card in s.pieces else pile_of(s, card)


def at(s: State, place: str) -> tuple[str, ...]:
    """The cards in play at exactly this place, in the order they came."""
    return tuple(card for card, piece in s.pieces.items() if piece.at == place)


def attached(s: State, card: str) -> tuple[str, ...]:
    return at(s, f"on:{card}")


def restricted(s: State, card: str) -> tuple[str, ...]:
    """The restricted attachments on a card."""
    return tuple(other for other in attached(s, card) if printed(s, other).restricted)


def host(s: State, card: str) -> str:
    """What the card is attached to; "" if to nothing."""
    where = s.pieces[card].at
    return where[3:] if where.startswith("on:") else ""


def hangs_on(s: State, card: str, other: str) -> bool:
    """Whether a card is the other one, or is attached to it, however far down."""
    while card and card != other:
        card = host(s, card)
    return bool(card)


def controller(s: State, card: str) -> str:
    """The seat that controls a card in play; "" if the encounter side does (RULES 1.5).

    Who plays an attachment on a card of the encounter side, or into the staging area, keeps control of it (FAQ 1.38).
    """
    where = s.pieces[card].at
    if where.startswith("play:"):
        return where[5:]
    held, mine = host(s, card), owner(card)
    if where.startswith("staging:") and mine and printed(s, card).kind == "attachment":
        return mine
    if held not in s.pieces or not (mine or printed(s, card).kind == "objective"):
        return ""
    return controller(s, held) or mine


def engaged_with(s: State, card: str) -> str:
    """The seat that an enemy is engaged with, or "": also for one that has left play."""
    where = s.pieces[card].at if card in s.pieces else ""
    return where[8:] if where.startswith("engaged:") else ""


def in_play(s: State, kinds: Iterable[str], area: str = "") -> tuple[str, ...]:
    """Cards of these kinds in play, at that staging area (and with its players) or anywhere.

    What counts as being at every staging area is at that one too.
    """
    places = {area, EVERYWHERE}
    found = ((c, area_of(s, c)) for c in s.pieces if printed(s, c).kind in kinds)
    return tuple(c for c, where in found if (where in places if area else where != AWAY))


def area_of(s: State, card: str) -> str:
    """The staging area that a card in play belongs to: its own, or its player's (RULES 10.5)."""
    piece: Piece | None = s.pieces.get(card)
    if piece is None:
        return MAIN if MAIN in s.areas else next(iter(s.areas), MAIN)
    place, _, rest = piece.at.partition(":")
    if place == "on":
        return area_of(s, rest)
    if place in {"engaged", "play"}:
        return s.players[rest].area
    return AWAY if place == AWAY else rest


def order(s: State) -> tuple[str, ...]:
    """The seats still in the game, in player order from the first player on."""
    at_ = s.seats.index(s.first)
    turned = s.seats[at_:] + s.seats[:at_]
    return tuple(seat for seat in turned if not s.players[seat].out)


def players_at(s: State, area: str) -> tuple[str, ...]:
    """The players of a staging area in player order: for each other, only they exist (seed; RULES 10.5)."""
    return tuple(seat for seat in order(s) if s.players[seat].area == area)


def first_at(s: State, area: str) -> str:
    """The first player, or where he is not, the first of that area in player order (EDGE_CASES F-17); "" for none."""
    here = players_at(s, area)
    return here[0] if here else ""


def areas(s: State) -> tuple[str, ...]:
    """The staging areas in player order: that of the first player comes first (seed; RULES 10.5)."""
    found = dict.fromkeys(s.players[seat].area for seat in order(s))
    return tuple(dict.fromkeys([*(area for area in found if area in s.areas), *s.areas]))


def characters(s: State, seat: str) -> tuple[str, ...]:
    """The characters that a seat controls."""
    return tuple(c for c, p in s.pieces.items() if p.at == f"play:{seat}" and printed(s, c).kind in CHARACTERS)


def heroes(s: State, seat: str) -> tuple[str, ...]:
    return tuple(c for c, p in s.pieces.items() if p.at == f"play:{seat}" and printed(s, c).kind == "hero")


def committed(s: State, area: str) -> tuple[str, ...]:
    """The characters that are committed to that area's quest."""
    return tuple(c for c, p in s.pieces.items() if p.committed and area_of(s, c) == area)


EVERYWHERE = "*"
"""The area of a card that counts as being in every player's staging area (campaign card 175)."""


def staging(s: State, area: str) -> tuple[str, ...]:
    """The cards of a staging area, those of every staging area included."""
    places = {f"staging:{area}", f"staging:{EVERYWHERE}"}
    return tuple(card for card, piece in s.pieces.items() if piece.at in places)


def active(s: State, area: str) -> str:
    """The active location, or ""."""
    there = at(s, f"active:{area}")
    return there[0] if there else ""


def main_quest(s: State, area: str) -> str:
    there = at(s, f"quest:{area}")
    return there[0] if there else ""


def current_quest(s: State, area: str) -> str:
    """A side quest that was chosen for this quest phase, else the main quest (seed; RULES 5.8, 5.9).

    "" once the chosen side quest has been defeated (forum 185503), also if it was flipped then.
    """
    chosen = s.areas[area].current if area in s.areas else ""
    if not chosen:
        return main_quest(s, area)
    return chosen if chosen in s.pieces and kind(s, chosen) in QUESTS else ""


def quest_cards(s: State, area: str) -> tuple[str, ...]:
    """Every quest card in play there: the main quest and all side quests (EDGE_CASES A-13)."""
    return in_play(s, QUESTS, area)


def cost_number(s: State, card: str) -> int:
    """A printed cost as a number; 0 for none, X and - (FAQ 1.40; EDGE_CASES F-06)."""
    cost = front(s, card).cost
    return int(cost) if cost.isdigit() else 0


def captives(s: State, seat: str) -> tuple[str, ...]:
    """His captured cards: in his captured deck, and facedown under cards in play. Nobody knows which lies where."""
    under = (p for p in s.piles if p.startswith("under:") and not p.startswith(f"under:{DEAD}#"))
    return tuple(c for p in (f"captured:{seat}", *under) for c in pile(s, p) if owner(c) == seat)


def unique_free(s: State, card: str) -> bool:
    """Of a unique title only one card is in play for all players together (RULES 1.3)."""
    face = front(s, card)
    return not face.unique or not any(printed(s, c).name == face.name and printed(s, c).unique for c in s.pieces)


def title_in(s: State, card: str, name: str) -> bool:
    """Whether a pile holds a card with the same title."""
    title = front(s, card).name
    return any(front(s, other).name == title for other in pile(s, name))
