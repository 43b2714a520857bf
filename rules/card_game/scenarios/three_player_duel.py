"""Three-Player Duel: all Free Peoples against two decks of the Shadow."""

from rules.card_game.scenarios import LAYOUTS, DeckList, Layout

LAYOUTS.add(
    Layout(
        key="three-player-duel",
        title="Three-Player Duel",
        text="Gandalf, who acts twice in each turn order, against the Witch-king and Saruman, over nine paths.",
        order=("gandalf", "witch_king", "gandalf", "saruman"),
        seats={"free": ("gandalf",), "shadow": ("witch_king", "saruman")},
        decks={
            "gandalf": DeckList(factions=("dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard")),
            "witch_king": DeckList(factions=("mordor",)),
            "saruman": DeckList(factions=("isengard", "monstrous", "southron")),
        },
        opening={"gandalf": (6, 0), "witch_king": (7, 2), "saruman": (7, 2)},
        draw_step={"gandalf": 6, "witch_king": 4, "saruman": 4},
        rings={"gandalf": "round", "witch_king": "game", "saruman": "game"},
        strict_paths=True,
        twice=("free",),
    )
)
