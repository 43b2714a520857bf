"""What can be chosen at each step, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.faces.face import Label
from bot.faces.kings import names as n
from bot.faces.kings.choices_of_battle import battle_choice, battle_done, hit
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.nations import NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.sight import Sight

Worded = Callable[[Sight, str], Label]


def region(sight: Sight, key: str, group: str) -> Label:
    """A region, with its land, its Settlement and who stands there."""
    facts = REGIONS[key]
    parts = [NATIONS[facts.nation].name] if facts.nation else []
    if facts.settlement:
        held = sight.control.get(key)
        parts.append(facts.settlement.title() + (f", held by {n.SIDES[held]}" if held else ""))
    parts += [f"an Army of {n.SIDES[side]}" for side in n.SIDES if f"{key}:{side}" in sight.armies]
    return Label(facts.name, group, "; ".join(parts))


def event(key: str, text: str, group: str) -> Label:
    """An Event card; `text` may hold {}."""
    facts = EVENTS[key]
    return Label(text.format(n.card(key)), group, f"{facts.deck.title()} card; in battle {n.combat(key)}")


def sovereign(sight: Sight, key: str, group: str = "Which Sovereign") -> Label:
    ruler = sight.rulers[key]
    where = f" in {n.region(ruler.region)}" if ruler.region else ""
    held = f"; {n.tiles(ruler.tiles)}" if ruler.tiles else ""
    return Label(n.person(key), group, f"{ruler.state.title()}{where}{held}")


def _fellowship(sight: Sight, what: str) -> Label:
    key, _, to = what.partition(":")
    match key:
        case "declare":
            return region(sight, to, "Declare the Fellowship")
        case "guide":
            return Label(f"Guide: {n.person(to)}", "", CHARACTERS[to].text)
        case _:
            return Label("Enter Mordor")


def _hunting(sight: Sight, what: str) -> Label:
    f, damage = sight.fellowship, sight.hunt.damage if sight.hunt else 0
    key, _, card = what.partition(":")
    match key:
        case "corruption":
            lost = "That makes 12 Corruption: the Shadow wins." if f.corruption + damage >= 12 else ""
            return Label(f"Take {damage} Corruption", warning=lost)
        case "guide":
            return Label(f"Lose the Guide, {n.person(f.guide)}: {CHARACTERS[f.guide].level} less")
        case "random":
            return Label("Lose a Companion by chance")
        case "hobbit":
            return Label(f"{n.person(f.guide)} leaves: 1 less")
        case "gollum":
            return Label("Gollum reveals the Fellowship: 1 less")
        case _:
            return Label(f"Use {n.card(card)}")


def _card(sight: Sight, what: str) -> Label:
    """A card that touches Rulers: a branch, a Sovereign, a Nation, a kind of tile."""
    key, colon, looked = what.partition(":")
    if colon:
        return Label(f"Look at the tiles of {n.person(looked)}", "Look at tiles", sovereign(sight, looked).note)
    if key in SOVEREIGNS:
        return sovereign(sight, key)
    if key in NATIONS:
        return Label(n.nation(key), "Which Nation", n.politics(sight, next(k for k in NATIONS if k == key)))
    if key in n.TILES:
        return Label(f"Return {n.TILES[key]}")
    return Label({"recruit": "Recruit", "tile": "Return a hidden tile by chance"}[key])


def _recruit(sight: Sight, what: str) -> Label:
    unit, _, rest = what.partition(":")
    nation, _, place = rest.partition("@")
    group = f"Recruit: {n.UNITS[unit]}"
    return Label(f"{n.UNITS[unit]} of {n.nation(nation)} in {n.region(place)}", group, region(sight, place, "").note)


def _event_use(_: Sight, what: str) -> Label:
    key, _colon, to = what.partition(":")
    match key:
        case "draw":
            return Label(f"Draw a {to.title()} card")
        case "play":
            return event(to, "Play {}", "Play an Event card")
        case "move":
            return Label("Move the Fellowship, one Hunt die fewer")
        case "separate":
            return Label(f"Separate {n.person(to)}", "Companions go one region further")
        case _:
            return Label("Move Companions", "Companions go one region further", "By hand")


def _put_back(what: str) -> Label:
    kind, _, nation = what.partition(":")
    return Label(f"{n.nation(nation)}: put {'an Elite' if kind == 'elite' else 'a Regular'} back")


def _die(what: str) -> str:
    face = what.removeprefix("ruler:")
    return n.die(face, ruler=face != what)


CHOICES: Mapping[str, Worded] = {
    "hand_limit": lambda _, what: event(what, "{}", "Discard an Event card"),
    "fellowship_phase": _fellowship,
    "allocation": lambda _, what: Label(n.count(int(what), "die", "dice") if what != "0" else "No die"),
    "ruler_discard": lambda _, what: Label(f"Discard {_die(what)}"),
    "dismay": lambda _, what: Label(
        "The Free Peoples' Ruler Die" if what == "free" else "The Ruler Die of the Shadow", icon="🎲"
    ),
    "ring_face": lambda _, what: Label(n.FACES[what]),
    "hunting": _hunting,
    "reveal": lambda sight, what: region(sight, what, "Where the figure ends"),
    "choose_guide": lambda _, what: Label(n.person(what)),
    "separating": lambda _, what: Label(n.person(what)),
    "place_companions": lambda sight, what: region(sight, what, "Where they go"),
    "attempt": lambda _, what: Label("Draw another tile" if what == "draw" else f"Place {n.TILES[what]}"),
    "removal": lambda _, what: Label(f"Return a hidden tile of {n.person(what)} by chance"),
    "card": _card,
    "recruit": _recruit,
    "losses": lambda _, what: hit(what),
    "excess": lambda _, what: _put_back(what),
    "battle": battle_choice,
    "event_use": _event_use,
    "work": lambda _, __: Label("The card stays on the table"),
}
"""By the kind of the open step."""


DONE: Mapping[str, Callable[[Sight], str]] = {
    "fellowship_phase": lambda _: "Go on to the dice",
    "dismay": lambda _: "No token",
    "hunting": lambda _: "Draw the tile",
    "separating": lambda _: "Nobody else",
    "removal": lambda _: "Leave the tiles",
    "card": lambda _: "Return none",
    "recruit": lambda _: "Recruit no more",
    "event_use": lambda _: "No",
    "battle": battle_done,
}
"""What it is called at a step to be done."""
