"""What Action dice are used for, in the words of the log and of the menus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.faces.kings import names as n
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.commands import UseDie
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS

BY_HAND = "By hand, with Hand moves; then say that you are done"


@dataclass(frozen=True, slots=True)
class Use:
    """`said` follows "uses Muster"; `offered` stands in a menu of `group`. "{}" is whom or what it concerns."""

    said: str
    offered: str
    group: str
    note: str = ""


USES: dict[str, Use] = {
    "move_fellowship": Use("to move the Fellowship", "Move the Fellowship", "The Fellowship", "Then the Hunt follows"),
    "hide": Use("to hide the Fellowship", "Hide the Fellowship", "The Fellowship"),
    "separate": Use("to separate {}", "Separate {}", "Companions"),
    "companions": Use("to move Companions", "Move Companions", "Companions", BY_HAND),
    "advance": Use("to let {} speak for his people", "{} speaks: his Nation advances", "Companions"),
    "minions": Use("to move Nazgûl and Minions", "Move Nazgûl and Minions", "Minions", BY_HAND),
    "chieftain": Use("to bring {} into play", "Bring {} into play", "Dark Chieftains"),
    "character": Use("to bring {} into play", "Bring {} into play", "Characters"),
    "army": Use("to move Armies", "Move Armies", "Armies", BY_HAND),
    "attack": Use("to attack", "Attack", "Armies", BY_HAND),
    "muster": Use("to recruit", "Recruit", "Muster", BY_HAND),
    "politics": Use("to advance {}", "Advance {}", "Political Track"),
    "draw": Use("to draw a {} card", "Draw a {} card", "Event cards"),
    "play": Use("to play {}", "Play {}", "Event cards"),
    "discard_table": Use("to end {}", "End {}", "Event cards", "The card leaves the table"),
    "awaken": Use("to awaken {}", "Awaken {}", "Awaken a Sovereign"),
    "first": Use("for {}", "{}", "Abilities of Sovereigns"),
    "second": Use("for {}", "{}", "Abilities of Sovereigns"),
    "uncorrupt": Use("to free his people of {}", "Free his people of {}", "Corrupted Sovereigns"),
    "nothing": Use("for nothing", "For nothing", "Spend a die for nothing"),
}


class Target(NamedTuple):
    """Whom or what a use concerns, and a line about it."""

    name: str
    note: str = ""


def target(use: str, key: str) -> Target:
    """The target of a use by its key; "brand@dale" has a place."""
    head, _, place = key.partition("@")
    match use:
        case "politics":
            return Target(n.nation(head))
        case "draw":
            return Target(head.title())
        case "play" | "discard_table":
            event = EVENTS[head]
            return Target(n.card(head), f"{event.deck.title()} card; in battle {n.combat(head)}")
        case "first" | "second":
            name, words = n.ability(SOVEREIGNS[head].abilities[use == "second"])
            return Target(f"{n.person(head)}'s {name}", words)
        case "chieftain":
            return Target(_at(head, place), CHIEFTAINS[head].ability)
        case "character":
            return Target(_at(head, place), CHARACTERS[head].text)
        case "awaken":
            return Target(_at(head, place), "All his tiles go back to the pool; he is a Companion then")
        case _:
            return Target(_at(head, place) if head else "")


def _at(person: str, place: str) -> str:
    return f"{n.person(person)} in {n.region(place)}" if place else n.person(person)


def said(use: str, key: str) -> str:
    """ "to advance Gondor"."""
    return USES[use].said.format(target(use, key).name)


def offered(command: UseDie) -> tuple[str, str, str]:
    """Text, group and note of an option: "Advance Gondor (Muster)"."""
    use, about = USES[command.use], target(command.use, command.target)
    words = use.offered.format(about.name)
    return f"{words} ({n.die(command.face, ruler=command.ruler)})", use.group, about.note or use.note
