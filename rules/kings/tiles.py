"""The Hunt tiles, each a single object: two equal tiles are still two (RULES 1.4, 10)."""

from collections.abc import Iterable

from rules.kings.facts import Tile

_KINDS: tuple[tuple[int, Tile], ...] = (
    (3, Tile("3", "standard", 3)),
    (2, Tile("2", "standard", 2)),
    (1, Tile("2r", "standard", 2, reveal=True)),
    (2, Tile("1", "standard", 1)),
    (2, Tile("1r", "standard", 1, reveal=True)),
    (2, Tile("0r", "standard", 0, reveal=True)),
    (4, Tile("eye", "standard", eye=True, reveal=True)),
    (1, Tile("kings-1", "kings", 1)),
    (1, Tile("kings-2", "kings", 2)),
    (1, Tile("elven-cloaks", "free_special", 0)),
    (1, Tile("elven-rope", "free_special", 0)),
    (1, Tile("phial", "free_special", -2)),
    (1, Tile("smeagol", "free_special", -1)),
    (1, Tile("shelobs-lair", "shadow_special", die=True, stop=True)),
    (1, Tile("ring-is-mine", "shadow_special", eye=True, reveal=True, stop=True)),
    (1, Tile("on-on", "shadow_special", 3, stop=True)),
    (1, Tile("give-it", "shadow_special", 1, reveal=True, stop=True)),
)

TILES: dict[str, Tile] = {f"{tile.key}#{n}": tile for count, tile in _KINDS for n in range(1, count + 1)}
"""Every tile of the box by the id of the single object."""

KINDS: dict[str, Tile] = {tile.key: tile for _, tile in _KINDS}
"""The kinds of tiles: what people see and choose. Which of two equal tiles it is must not be told, for it could be
followed through the pool."""

START: tuple[str, ...] = tuple(key for key, tile in TILES.items() if tile.kind in {"standard", "kings"})
"""The Hunt Pool of a new game with the expansion: 18 tiles."""

SPECIAL: tuple[str, ...] = tuple(key for key in TILES if key not in START)


def kind_of(key: str) -> str:
    """The kind of a single tile: "3#1" is a "3"."""
    return TILES[key].key


def kinds(keys: Iterable[str]) -> tuple[str, ...]:
    """The kinds of several tiles, in the order of their values and names."""
    return tuple(sorted(map(kind_of, keys)))


def as_corruption(key: str) -> int:
    """The value of a tile on a Sovereign: a Kings tile counts 0 there (RULES 10)."""
    tile = TILES[key]
    return tile.value if tile.kind == "standard" else 0
