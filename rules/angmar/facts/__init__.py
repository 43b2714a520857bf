"""Every encounter and quest card by its key."""

from collections.abc import Mapping

from rules.angmar.facts import (
    across_the_ettenmoors,
    amarthiul,
    angmar_orcs,
    campaign,
    cursed_dead,
    dark_sorcery,
    deadmens_dike,
    eriador_wilds,
    escape_from_mount_gram,
    foul_weather,
    iarion,
    intruders_in_chetwood,
    quests,
    ruins_of_arnor,
    the_battle_of_carn_dum,
    the_dread_realm,
    the_treachery_of_rhudaur,
    the_wastes_of_eriador,
    the_weather_hills,
)
from rules.angmar.facts.faces import Card, Face

_MODULES = (
    iarion,
    intruders_in_chetwood,
    the_weather_hills,
    deadmens_dike,
    angmar_orcs,
    eriador_wilds,
    foul_weather,
    ruins_of_arnor,
    cursed_dead,
    dark_sorcery,
    amarthiul,
    the_wastes_of_eriador,
    escape_from_mount_gram,
    across_the_ettenmoors,
    the_treachery_of_rhudaur,
    the_battle_of_carn_dum,
    the_dread_realm,
    quests,
    campaign,
)

CARDS: Mapping[str, Card] = {card.key: card for module in _MODULES for card in module.CARDS}
FACES: Mapping[str, Face] = {face.key: face for card in CARDS.values() for face in card.faces}

__all__ = ["CARDS", "FACES", "Card", "Face"]
