"""Two-Player Duel: one deck of sixty cards against another."""

from rules.card_game.scenarios import LAYOUTS, DeckList, Layout

LAYOUTS.add(
    Layout(
        key="two-player-duel",
        title="Two-Player Duel",
        text="Gandalf leads all Free Peoples against the Witch-king with all of the Shadow, over nine paths.",
        order=("gandalf", "witch_king"),
        seats={"free": ("gandalf",), "shadow": ("witch_king",)},
        decks={
            "gandalf": DeckList(factions=("dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard")),
            "witch_king": DeckList(factions=("mordor", "isengard", "monstrous", "southron")),
        },
        opening={"gandalf": (4, 0), "witch_king": (6, 0)},
        draw_step={"gandalf": 4, "witch_king": 6},
        fewer=2,
        rings={"gandalf": "round", "witch_king": "round"},
        strict_paths=True,
        twice=("free", "shadow"),
    )
)
