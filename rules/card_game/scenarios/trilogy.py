"""Trilogy: the whole story with four decks."""

from rules.card_game.scenarios import LAYOUTS, DeckList, Layout

LAYOUTS.add(
    Layout(
        key="trilogy",
        title="Trilogy",
        text="Frodo and Aragorn against the Witch-king and Saruman, over nine paths.",
        order=("frodo", "witch_king", "aragorn", "saruman"),
        seats={"free": ("frodo", "aragorn"), "shadow": ("witch_king", "saruman")},
        decks={
            "frodo": DeckList(factions=("dwarf", "hobbit", "rohan", "wizard")),
            "witch_king": DeckList(factions=("mordor",)),
            "aragorn": DeckList(factions=("dunedain", "elf")),
            "saruman": DeckList(factions=("isengard", "monstrous", "southron")),
        },
        opening={"frodo": (7, 2), "witch_king": (7, 2), "aragorn": (7, 2), "saruman": (7, 2)},
        draw_step={"frodo": 3, "witch_king": 4, "aragorn": 3, "saruman": 4},
        rings={"frodo": "game", "witch_king": "game", "aragorn": "game", "saruman": "game"},
        ring_points=("frodo", "witch_king", "aragorn", "saruman"),
    )
)
