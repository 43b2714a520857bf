"""The campaign's cards 156-193: campaign cards, boons and burdens (campaign.json). Their keys are "campaign-157"."""

from typing import Any

from rules.angmar.facts.faces import Card, Face, Kind, card

SET = "campaign"


def _card(number: str, name: str, kind: Kind, *, copies: int = 1, back: Face | None = None, **printed: Any) -> Card:
    return card(SET, f"campaign-{number}", name, kind, copies=copies, back=back, **printed)


def _boon(number: str, name: str, cost: str, **printed: Any) -> Card:
    """A neutral attachment."""
    return _card(number, name, "attachment", cost=cost, sphere="neutral", **printed)


def _ally(number: str, name: str, cost: str, stats: tuple[int, int, int, int], **printed: Any) -> Card:
    """`stats`: willpower, attack, defense, hit points."""
    willpower, attack, defense, hits = stats
    return _card(
        number, name, "ally", cost=cost, sphere="neutral", willpower=willpower, attack=attack, defense=defense,
        hits=hits, **printed,
    )  # fmt: skip


def _scene(number: str, name: str) -> Card:
    return _card(number, name, "campaign")


CONDITION, RANGER = ("Condition",), ("Dúnedain", "Ranger")
NOLDOR = ("Noldor", "Warrior")
ITEM = ("Artifact", "Item")
ARNOR_RAVAGED = Face(key="campaign-158/2", name="Arnor Ravaged", kind="objective", traits=("Doom",))

CARDS = (
    _scene("156", "Intruders in Chetwood"),
    _boon("157", "Iârion's Pendant", "1", traits=ITEM, unique=True, victory=1),
    _card("158", "Protect the Innocent", "side-quest", back=ARNOR_RAVAGED),
    _scene("159", "The Weather Hills"),
    _card("160", "Mysterious Omens", "side-quest", points=9, victory=5, surge=True),
    _boon("161", "Cunning", "0", traits=CONDITION, permanent=True),
    _boon("162", "Hardy", "0", traits=CONDITION, permanent=True),
    _boon("163", "Resolute", "0", traits=CONDITION, permanent=True),
    _boon("164", "Ruthless", "0", traits=CONDITION, permanent=True),
    _boon("165", "Stalwart", "0", traits=CONDITION, permanent=True),
    _scene("166", "Deadmen's Dike"),
    _boon("167", "Amarthiúl's Courage", "0", traits=CONDITION, unique=True),
    _card("168", "Thaurdir's Legacy", "objective", traits=("Thaurdir",), unique=True),
    _card("169", "Thaurdir's Majesty", "objective", traits=("Thaurdir",), unique=True),
    _card("170", "Thaurdir's Spite", "objective", traits=("Thaurdir",), unique=True),
    _scene("171", "Wastes of Eriador"),
    _card("172", "Determination", "event", copies=4, cost="1", sphere="neutral"),
    _card("173", "Fend Off Despair", "side-quest", points=8, victory=10),
    _scene("174", "Escape from Mount Gram"),
    _card("175", "Loot the Dungeons", "side-quest", points=4, victory=10),
    _ally("176", "Berelind", "1", (1, 3, 0, 2), traits=RANGER, unique=True),
    _boon("177", "Chieftain's Brooch", "2", traits=ITEM, unique=True, restricted=True),
    _ally("178", "Coruhaer", "0", (0, 1, 1, 2), traits=RANGER, unique=True),
    _ally("179", "Laermuin", "2", (2, 2, 0, 4), traits=RANGER, unique=True),
    _boon("180", "Mail of Eärnur", "1", traits=("Artifact", "Armor", "Item"), unique=True, restricted=True),
    _boon("181", "Silverthorn", "0", traits=("Artifact", "Weapon", "Item"), unique=True, restricted=True),
    _scene("182", "Across the Ettenmoors"),
    _card("183", "Losing Time", "treachery", copies=5, surge=True),
    _scene("184", "The Treachery of Rhudaur"),
    _boon("185", "Daechanar's Brand", "0", traits=("Artifact", "Weapon", "Item"), unique=True, restricted=True),
    _boon("186", "Heirloom of Iârchon", "0", traits=ITEM, unique=True, restricted=True),
    _boon("187", "Orders from Angmar", "0", traits=("Item",), unique=True, restricted=True),
    _scene("188", "The Battle of Carn Dûm"),
    _ally("189", "Elrond's Champion", "3", (2, 3, 1, 5), traits=NOLDOR),
    _card("190", "Lore of Ancient Arnor", "event", cost="3", sphere="neutral"),
    _boon("191", "Raiment of the Second Age", "3", traits=("Armor", "Weapon", "Item"), restricted=True),
    _ally("192", "Rivendell Skirmishers", "3", (2, 2, 3, 3), traits=NOLDOR),
    _scene("193", "The Dread Realm"),
)
