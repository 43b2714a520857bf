"""The quest cards of the nine scenarios: side A sets up, side B is played (quests.json)."""

from rules.angmar.facts.faces import Card, Face


def _stage(
    scenario: int, stage: int, name: str, points: int | None, *, copies: int = 1, capture: int = 0, time: int = 0
) -> Card:
    key = f"quest-{scenario}-{stage}"
    a = Face(key=key, name=name, kind="quest", capture=capture)
    b = Face(key=f"{key}/2", name=name, kind="quest", points=points, time=time)
    return Card(key=key, set=f"quest-{scenario}", faces=(a, b), copies=copies, easy=copies)


CARDS = (
    _stage(1, 1, "Stop the War Party", 30),
    _stage(2, 1, "Scattered Among the Hills", None),
    _stage(2, 2, "Cornered Animals", 20),
    _stage(3, 1, "The Shades of Angmar", 11),
    _stage(3, 2, "A Fell Wraith", 13),
    _stage(4, 1, "Across the Wastes", 20),
    _stage(4, 2, "Howling at Night", 15),
    _stage(4, 3, "Battle with the Pack", 5),
    _stage(5, 1, "Unexpected Rescue", None),
    _stage(5, 2, "Gornákh's Dungeons", None, copies=4, capture=7),
    _stage(5, 3, "Flight from Mount Gram", 16),
    _stage(6, 1, "Into the Ettenmoors", 10),
    _stage(6, 2, "A Miserable Journey", 20),
    _stage(6, 3, "Journey's End", 17),
    _stage(7, 1, "Secrets of Rhudaur", None, time=5),
    _stage(7, 2, "Thaurdir's Pursuit", 30),
    _stage(8, 1, "The Clutches of Carn Dûm", 15),
    _stage(8, 2, "Midwinter's Crux", 15),
    _stage(9, 1, "The Catacombs of Carn Dûm", 18),
    _stage(9, 2, "Angmar Awakened", None),
    _stage(9, 3, "Daechanar's Fall", None),
)
