"""Which little cards stand in the picture: the sight turned into tiles."""

from __future__ import annotations

from bot.faces.angmar import names as n
from bot.faces.angmar.tiles import Tile
from bot.faces.drawing import ink
from bot.faces.drawing.canvas import Badge
from bot.faces.drawing.ink import RGB
from rules.angmar.sight import Seen, Sight

SPHERES: dict[str, RGB] = {
    "leadership": ink.PINK,
    "tactics": ink.VERMILION,
    "spirit": ink.SKY,
    "lore": ink.GREEN,
    "neutral": ink.QUIET,
    "baggins": ink.GOLD,
    "fellowship": ink.GOLD,
}
KINDS: dict[str, tuple[str, RGB, str]] = {
    "enemy": ("skull", ink.EMBER, ""),
    "location": ("tree", ink.GREEN, "location"),
    "objective-location": ("town", ink.GREEN, "safe location"),
    "objective": ("flag", ink.GOLD, "objective"),
    "objective-ally": ("helm", ink.GOLD, "objective"),
    "side-quest": ("flag", ink.SKY, "side quest"),
    "player-side-quest": ("flag", ink.SKY, "side quest"),
    "treachery": ("event", ink.PINK, "treachery"),
}
"""Each type's sign, colour and word: colour is never the only mark."""


def tile(sight: Sight, piece: Seen, *, active: bool = False) -> Tile:
    """A card in play with everything on it."""
    if piece.kind in n.CHARACTERS:
        return _character(sight, piece)
    sign, colour, word = KINDS.get(piece.kind, ("event", ink.QUIET, n.kind(piece.kind)))
    rows: list[tuple[Badge, ...]] = []
    progress = None
    if piece.kind == "enemy":
        aspect = n.aspect(piece.key)
        word = f"{aspect}, at {piece.engagement}" if aspect else f"engages at {piece.engagement}"
        word = "Undead" if piece.key == "dead" else word
        rows.append((_eye(piece), Badge("sword", str(piece.attack)), Badge("shield", str(piece.defense))))
        rows.append((_life(piece), *_marks(piece)))
    elif piece.kind in n.PLACES:
        rows.append((*([_eye(piece)] if piece.threat is not None else []), *_marks(piece)))
        progress = (piece.progress, piece.points)
    else:
        sign = {"Daybreak": "sun", "Nightfall": "moon"}.get(piece.name, sign)
        marks = (*([Badge("drop", str(piece.damage))] if piece.damage else []), *_marks(piece))
        rows += [marks] if marks else []
    return Tile(
        title=n.called(sight, piece.card), sign=sign, colour=colour, word=word,
        rows=tuple(row for row in rows if row), progress=progress, strips=strips(sight, piece.card),
        mark="active location" if active else "text blank" if piece.blank else "", golden=active,
    )  # fmt: skip


def _character(sight: Sight, piece: Seen) -> Tile:
    sign, colour, word = ("star" if piece.kind == "hero" else "character"), SPHERES.get(piece.sphere, ink.QUIET), ""
    word = n.SPHERES.get(piece.sphere, piece.sphere.title())
    if piece.kind == "objective-ally":
        sign, colour, word = KINDS["objective-ally"]
    first = (
        Badge("sun", str(piece.willpower)), Badge("sword", str(piece.attack)), Badge("shield", str(piece.defense)),
    )  # fmt: skip
    coins = (Badge("coin", str(piece.resources)),) if piece.kind == "hero" else ()
    mark = "on the quest" if piece.committed else "exhausted" if piece.exhausted else ""
    if piece.committed and not piece.exhausted:
        mark = "on the quest, ready"
    return Tile(
        title=n.called(sight, piece.card), sign=sign, colour=colour, word=word,
        rows=(first, (_life(piece), *coins, *_marks(piece))), strips=strips(sight, piece.card), mark=mark,
        golden=piece.committed, pale=True, tired=piece.exhausted,
    )  # fmt: skip


def _eye(piece: Seen) -> Badge:
    return Badge("eye", str(piece.threat))


def _life(piece: Seen) -> Badge:
    return Badge("heart", f"{n.left(piece)}/{piece.hits}" if piece.damage else str(piece.hits))


def _marks(piece: Seen) -> tuple[Badge, ...]:
    """What lies on a card besides damage and progress."""
    shadows = piece.shadows + len(piece.shown)
    counts = (
        ("back", shadows),
        ("hourglass", piece.time),
        ("token", piece.tokens),
        ("bars", piece.under if piece.key != "dead" else 0),
    )
    return tuple(Badge(sign, str(count)) for sign, count in counts if count)


def strips(sight: Sight, card: str) -> tuple[tuple[str, str], ...]:
    """What is attached to a card: a player's things with a stone, the encounter side's with a skull."""
    out = []
    for one in n.attached(sight, card):
        sign = "item" if one.owner else "flag" if one.kind.startswith("objective") else "skull"
        tired = " (exhausted)" if one.exhausted else ""
        out.append((sign, f"{n.plain(one.name)}{tired}"))
    return tuple(out)
