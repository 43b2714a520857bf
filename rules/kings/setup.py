"""The board before the first turn (RULES 1.0, 2)."""

from __future__ import annotations

from rules.core.dice import Cup
from rules.kings.cards import deck
from rules.kings.characters import CHARACTERS
from rules.kings.facts import DeckKind, Nation, Side
from rules.kings.nations import NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.state import Army, Hand, Politics, Pool, Ruler, State
from rules.kings.tiles import SPECIAL, START

DICE: dict[Side, int] = {"free": 4, "shadow": 7}
"""Action dice at the start (RULES 1.2)."""

KINDS: tuple[DeckKind, DeckKind] = ("character", "strategy")


def _armies() -> dict[str, Army]:
    out = {}
    for region in REGIONS.values():
        if region.setup:
            nation: Nation = region.nation or "gondor"
            out[f"{region.key}:{NATIONS[nation].side}"] = Army(units={nation: region.setup})
    return dict(sorted(out.items()))


def _hand(side: Side) -> Hand:
    return Hand(
        dice=DICE[side],
        rings=3 if side == "free" else 0,
        draw={kind: deck(side, kind) for kind in KINDS},
        discard=dict.fromkeys(KINDS, ()),
    )


def new_state(
    scenario: str, options: dict[str, str], seats: dict[str, Side], numbers: dict[str, int], seed: str
) -> State:
    """The first state: everything in its place, decks not yet shuffled."""
    people = {key: "fellowship" if person.fellowship else "out" for key, person in CHARACTERS.items()}
    return State(
        scenario=scenario,
        options=options,
        numbers=numbers,
        cup=Cup(seed),
        seats=seats,
        free=_hand("free"),
        shadow=_hand("shadow"),
        pool=Pool(tiles=tuple(sorted(START)), aside=SPECIAL),
        rulers={key: Ruler(region=sovereign.home) for key, sovereign in SOVEREIGNS.items()},
        politics={key: Politics(box=nation.box, active=nation.active) for key, nation in NATIONS.items()},
        characters={**people, **dict.fromkeys(CHIEFTAINS, "out")},
        armies=_armies(),
    )
