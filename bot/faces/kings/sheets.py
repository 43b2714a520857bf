"""Parts of the table on a sheet of their own: the hunt, the dice, the Sovereigns, one region."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.kings import names as n
from bot.faces.kings.words_of_rulers import weaknesses
from bot.ui.words import listed
from rules.kings.facts import Side
from rules.kings.nations import NATIONS
from rules.kings.regions import REGIONS
from rules.kings.rulers import SOVEREIGNS
from rules.kings.sight import SeenHand, SeenRuler, Sight


def fellowship(sight: Sight) -> Iterator[str]:
    """The Fellowship and the Hunt."""
    f = sight.fellowship
    place = (
        f"step {f.mordor} of 5 on the Mordor Track" if f.mordor is not None else f"last known in {n.region(f.region)}"
    )
    progress = "" if f.mordor is not None else f", progress {f.progress}"
    inside = [n.person(k) for k, spot in sight.characters.items() if spot == "fellowship" and k != f.guide]
    yield "### The Fellowship and the Hunt"
    yield f"- {n.upper(place)}{progress}, {'hidden' if f.hidden else 'revealed'}. Corruption {f.corruption} of 12."
    yield f"- Guide {n.person(f.guide)}; with it {listed(inside) or 'nobody else'}."
    yield f"- Hunt Box: {n.count(sight.box, 'Shadow die', 'Shadow dice')}, {sight.box_free} of the Free Peoples."
    yield f"- Hunt Pool: {n.count(sight.pool, 'tile')}.{_piles(sight)}"
    if sight.attempt:
        a = sight.attempt
        shown = f", shown {n.tiles(a.shown)}" if a.shown else ""
        yield f"- Corruption attempt on {n.person(a.sovereign)}: {n.count(a.hidden, 'tile')} drawn unseen{shown}."


def _piles(sight: Sight) -> str:
    """Tiles that lie open."""
    piles = (("Drawn", sight.drawn), ("Waiting for Mordor", sight.waiting), ("Out of the game", sight.removed))
    return "".join(f" {name}: {n.tiles(keys)}." for name, keys in piles if keys)


def dice(sight: Sight) -> Iterator[str]:
    """Dice, rings, hands and decks of both sides."""
    yield "### Dice and cards"
    for side, words in n.SIDES.items():
        yield _dice(sight, side, words, sight.free if side == "free" else sight.shadow)


def _dice(sight: Sight, side: Side, words: str, hand: SeenHand) -> str:
    acts = " (to act)" if sight.actor == side and sight.phase == "action" and not sight.result else ""
    unused = n.dice((d.face, d.ruler) for d in hand.rolled) or "none"
    waits = hand.ruler and not any(d.ruler for d in hand.rolled)
    ruler = ", Ruler Die in the pool" if waits else ", the Ruler Die joins next turn" if hand.ruler_due else ""
    decks = " and ".join(f"{count} {kind.title()}" for kind, count in hand.draw.items())
    rings = f", {n.count(hand.rings, 'Elven Ring')}" if hand.rings else ""
    held = n.count(hand.held, "card")
    return f"- {n.upper(words)}{acts}: unused {unused}{ruler}{rings}; hand {held}; decks {decks}."


def sovereigns(sight: Sight) -> Iterator[str]:
    """State, place, tiles: as the reader may know them."""
    yield "### Sovereigns"
    for key, ruler in sight.rulers.items():
        yield f"- {_sovereign(key, ruler)}"


def _sovereign(key: str, ruler: SeenRuler) -> str:
    place = f" in {n.region(ruler.region)}" if ruler.region and ruler.state != "eliminated" else ""
    parts = [f"{SOVEREIGNS[key].name}: {ruler.state.title()}{place}"]
    if ruler.state == "leader":
        parts.append(f"Resistance {ruler.resistance}")
        level = f", Level {ruler.level}" if ruler.level is not None else ""
        parts.append(f"{n.tiles(ruler.tiles) or 'no tile'}{level}")
    if ruler.state == "awakened":
        parts.append(f"Level {ruler.moves}, Leadership {ruler.leadership}")
    if ruler.token == "free":  # noqa: S105 -- a Ruler Token, no secret
        parts.append("Ruler Token unused")
    return "; ".join(parts)


def details(sight: Sight) -> Iterator[str]:
    """The Sovereigns with what their cards say now."""
    for key, ruler in sight.rulers.items():
        facts = SOVEREIGNS[key]
        yield f"### {facts.name}, {facts.title}\n{_sovereign(key, ruler)}."
        if ruler.state == "leader":
            woken = "any unconquered City or Stronghold" if key == "brand" else n.region(facts.home)
            yield f"Awakens in {woken}; his Nation ({n.nation(facts.nation)}) must be active."
        elif ruler.state == "awakened":
            yield "\n".join(f"- {words}" for words in facts.abilities)
        elif ruler.state == "corrupted":
            yield f"Weak: {weaknesses(key)}"


def region(sight: Sight, key: str) -> str:
    """Everything about one region."""
    facts = REGIONS[key]
    land = NATIONS[facts.nation].name if facts.nation else "no Nation"
    walls = f"{facts.settlement.title()} ({n.count(facts.points, 'point')})" if facts.settlement else "no Settlement"
    held = sight.control.get(key)
    lines = [f"### {facts.name}", f"{n.upper(land)}; {walls}{f', held by {n.SIDES[held]}' if held else ''}."]
    for side, words in n.SIDES.items():
        army = sight.armies.get(f"{key}:{side}")
        if army:
            units = "; ".join(f"{n.nation(nation)} {n.army(u)}" for nation, u in army.units.items())
            lines.append(f"- Army of {words}{', besieged' if army.besieged else ''}: {units}.")
    people = [n.person(k) for k, r in sight.characters.items() if r == key]
    people += [f"{n.person(k)} ({r.state.title()})" for k, r in sight.rulers.items() if r.region == key]
    if sight.fellowship.mordor is None and sight.fellowship.region == key:
        people.append("the figure of the Fellowship")
    if people:
        lines.append(f"- Here: {listed(people)}.")
    lines.append("- Next to it: " + listed(_near(sight, other) for other in facts.adjacent) + ".")
    return "\n".join(lines)


def _near(sight: Sight, key: str) -> str:
    """A neighbour, and whose Army stands there."""
    armies = [words.title().replace("The ", "") for side, words in n.SIDES.items() if f"{key}:{side}" in sight.armies]
    return f"{n.region(key)}{f' ({listed(armies)})' if armies else ''}"
