"""What can be chosen in battles, in words."""

from __future__ import annotations

from bot.faces.face import Label
from bot.faces.kings import names as n
from rules.kings.cards import EVENTS
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.sight import Sight


def hit(what: str) -> Label:
    """How a hit is taken: "regular:gondor"."""
    kind, _, key = what.partition(":")
    nation = n.nation(key)
    match kind:
        case "regular":
            return Label(f"{nation}: remove a Regular")
        case "elite":
            return Label(f"{nation}: an Elite becomes a Regular")
        case _:
            return Label(f"{nation}: remove an Elite, 2 hits")


PLAIN: dict[str, str] = {
    "none": "No Combat card",
    "field": "Fight in the field",
    "siege": "Withdraw into the Stronghold",
    "go_on": "Another round",
    "cease": "Cease the attack",
    "hold": "Hold",
    "stay": "Stay",
}
OTHERS = {
    "north": ("Shadow in the North", "The Free Peoples' Combat card has no effect; yours is given up"),
    "sorcerer": ("The Witch-king: Sorcerer", "Draw an Event card of the deck of your Combat card"),
    "white": ("Gandalf the White against the Nazgûl", "He gives up his Leadership; that of all Nazgûl is 0"),
    "defiance": ("Daring Defiance", "The ability of a Chieftain has no effect"),
    "hope": ("There Is Hope for Victory: {}", "Awakens a Leader where he is; +1 on the Leader re-roll"),
    "banner": ("The King's Banner: {}", "He gives up his Leadership; the Shadow has no Leader re-roll"),
    "old": ("Like a King of Old: {}", "As many more dice as his Leadership, which hit on 3"),
    "servant": ("Servant of the Shadow: {}", "He gives up his Leadership; so many dice fewer for the Free Peoples"),
    "waxes": ("His Power Waxes: {}", "+1 on your rolls; on all rolls while he is not Corrupted"),
}
"""Abilities in battle that are not on a Ruler's own card, with their notes."""
ABILITIES = "Use an ability"


def battle_choice(sight: Sight, what: str) -> Label:
    key, _, to = what.partition(":")
    if what in PLAIN:
        return Label(PLAIN[what])
    if what in EVENTS:
        facts = EVENTS[what]
        early = "initiative not certain" if facts.initiative is None else f"initiative {facts.initiative}"
        return Label(f"{facts.combat} ({facts.name})", "Lay a Combat card", f"{facts.deck.title()} card, {early}")
    if key in {"regular", "elite", "both"}:
        return hit(what)
    if key == "advance":
        return Label("Besiege the Stronghold" if sight.battle and sight.battle.stage == "besiege" else "Move in")
    if key == "extend":
        return Label(f"Another round: an Elite of {n.nation(to)} becomes a Regular")
    if key == "weakness":
        return Label(f"Another round, by his Weakness: remove a Regular of {n.nation(to)}")
    if key in REGIONS:
        return Label(f"Retreat to {n.region(key)}")
    return _ability(key, to)


def _ability(key: str, person: str) -> Label:
    if key in CHIEFTAINS:
        name, words = n.ability(CHIEFTAINS[key].ability)
        return Label(f"{n.person(key)}: {name}", ABILITIES, words)
    if key in SOVEREIGNS:
        name, words = n.ability(SOVEREIGNS[key].abilities[0])
        return Label(f"{n.person(key)}: {name}", ABILITIES, words)
    text, note = OTHERS[key]
    return Label(text.format(n.person(person)), ABILITIES, note)


def battle_done(sight: Sight) -> str:
    """Before the cards are shown there is nothing but abilities; afterwards the cards are carried out."""
    early = sight.battle is not None and sight.battle.stage == "before"
    return "No ability" if early else "Done: roll the dice"
