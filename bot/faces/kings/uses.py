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
    """`said` follows "uses Muster"; `offered` stands in a menu of `group`.

    "{}" is whom or what it concerns, "{place}" where.
    """

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
    "chieftain": Use("to bring {} into play{place}", "{}{place}", "Bring a Dark Chieftain into play"),
    "character": Use("to bring {} into play{place}", "{}{place}", "Bring a character into play"),
    "army": Use("to move Armies", "Move Armies", "Armies", BY_HAND),
    "attack": Use("to attack", "Attack", "Armies", BY_HAND),
    "muster": Use("to recruit", "Recruit", "Muster", BY_HAND),
    "politics": Use("to advance {}", "Advance {}", "Political Track"),
    "draw": Use("to draw a {} card", "Draw a {} card", "Event cards"),
    "play": Use("to play {}", "Play {}", "Event cards"),
    "discard_table": Use("to end {}", "End {}", "Event cards", "The card leaves the table"),
    "awaken": Use("to awaken {}{place}", "Awaken {}{place}", "Awaken a Sovereign"),
    "first": Use("for {}", "{}", "Abilities of Sovereigns"),
    "second": Use("for {}", "{}", "Abilities of Sovereigns"),
    "uncorrupt": Use("to free his people of {}", "Free his people of {}", "Corrupted Sovereigns"),
    "nothing": Use("for nothing", "For nothing", "Spend a die for nothing"),
}


class Target(NamedTuple):
    """Whom or what a use concerns, a line about it, and where."""

    name: str
    note: str = ""
    place: str = ""


def target(use: str, key: str) -> Target:
    """The target of a use by its key; "brand@dale" has a place."""
    head, _, region = key.partition("@")
    place = f" in {n.region(region)}" if region else ""
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
            return Target(n.person(head), CHIEFTAINS[head].ability, place)
        case "character":
            return Target(n.person(head), CHARACTERS[head].text, place)
        case "awaken":
            return Target(n.person(head), "All his tiles go back to the pool; he is a Companion then", place)
        case _:
            return Target(n.person(head) if head else "")


def said(use: str, key: str) -> str:
    """ "to advance Gondor"."""
    about = target(use, key)
    return USES[use].said.format(about.name, place=about.place)


def offered(command: UseDie) -> tuple[str, str, str]:
    """Text, group and note of an option: "Advance Gondor (Muster)"."""
    use, about = USES[command.use], target(command.use, command.target)
    words = use.offered.format(about.name, place=about.place)
    return f"{words} ({n.die(command.face, ruler=command.ruler)})", use.group, about.note or use.note
