"""Printed icons count where they should, and every card goes where it may and nowhere else."""

from dataclasses import replace

import pytest

from rules.card_game import commands as cmd
from rules.card_game.cards import BATTLEGROUNDS, CARDS, PATHS
from rules.card_game.facts import Card
from rules.card_game.passives import MayGo, MayNotGo
from rules.card_game.state import Site
from tests.rules.card_game.cards.table import Table, table

SHIPPED = [c for c in CARDS.values() if c.edition in ("base", "promo", "bot", "bot_promo")]
MOVERS = [c for c in SHIPPED if c.kind in ("army", "character")]
ITEMS = [c for c in SHIPPED if c.kind == "item"]
SEATS = {"dunedain": "aragorn", "elf": "aragorn", "mordor": "witch_king"}
SEATS |= dict.fromkeys(("dwarf", "hobbit", "rohan", "wizard"), "frodo")
SEATS |= dict.fromkeys(("isengard", "monstrous", "southron"), "saruman")


def ids(card: Card) -> str:
    return f"{card.key} {card.name}"


def bots(card: Card) -> bool:
    return card.edition.startswith("bot")


def alone(card: Card, place: str) -> tuple[int, int]:
    """What the card alone adds to attack and defense there."""
    side = "{} |" if card.side == "free" else "| {}"
    with_it = table(bots=bots(card), at={place: side.format(card.key)}).strength(place)
    without = table(bots=bots(card), at={place: ""}).strength(place)
    return with_it[0] - without[0], with_it[1] - without[1]


@pytest.mark.rule("Card anatomy")
@pytest.mark.parametrize("card", MOVERS, ids=ids)
def test_the_printed_icons_count_on_a_battleground(card: Card) -> None:
    """Minas Morgul and Rivendell, where no text changes an icon; leadership needs an army and has its own test."""
    for place, side in (("Minas Morgul", "shadow"), ("Rivendell", "free")):
        defends = card.side == side
        wanted = (0, card.icons.defense) if defends else (card.icons.attack, 0)
        assert alone(card, place) == wanted


@pytest.mark.rule("Card anatomy")
@pytest.mark.parametrize("card", [c for c in MOVERS if c.paths], ids=ids)
def test_path_icons_attack_for_the_shadow_and_defend_for_the_free_peoples(card: Card) -> None:
    number = next(n for n in card.paths if n not in (4,))
    place = next(
        p.name for p in PATHS.values() if p.number == number and p.name not in ("Dead Marshes", "Shelob's Lair")
    )
    assert alone(card, place) == ((card.icons.path, 0) if card.side == "shadow" else (0, card.icons.path))


ARMIES = {
    "dunedain": "F4",
    "elf": "F18",
    "rohan": "F45",
    "isengard": "S2",
    "monstrous": "S13",
    "southron": "S26",
    "mordor": "S39",
}
LEADERS = [c for c in MOVERS if c.icons.lead_attack or c.icons.lead_defense]


@pytest.mark.rule("Characters in battleground combat")
@pytest.mark.parametrize("card", LEADERS, ids=ids)
def test_leadership_icons_count_with_an_army_of_the_faction(card: Card) -> None:
    faction = {"Merry Brandybuck": "rohan", "Pippin Took": "dunedain"}.get(card.name, card.faction)
    army = next(
        c.key for c in CARDS.values()
        if c.faction == faction and c.kind == "army" and bots(c) == bots(card) and c.name == CARDS[ARMIES[faction]].name
    )  # fmt: skip
    for place, defends in (("Minas Morgul", card.side == "shadow"), ("Rivendell", card.side == "free")):
        cards = f"{army}, {card.key}"
        both = table(bots=bots(card), at={place: f"{cards} |" if card.side == "free" else f"| {cards}"}).strength(place)
        empty = table(bots=bots(card), at={place: ""}).strength(place)
        own, lead = CARDS[army].icons, card.icons
        wanted = (
            (0, own.defense + lead.defense + lead.lead_defense)
            if defends
            else (own.attack + lead.attack + lead.lead_attack, 0)
        )
        assert (both[0] - empty[0], both[1] - empty[1]) == wanted


def fits(wielder: Card, item: Card) -> bool:
    """Whether the item names this character, its first name, its faction or a trait."""
    words = {wielder.name, wielder.name.split(" ", maxsplit=1)[0], f"faction:{wielder.faction}"}
    words |= {f"trait:{t}" for t in wielder.traits}
    return wielder.kind == "character" and wielder.side == item.side and bool(words & set(item.wielders))


@pytest.mark.rule("Playing an item")
@pytest.mark.parametrize("card", ITEMS, ids=ids)
def test_the_icons_of_an_item_are_its_wielders(card: Card) -> None:
    wielder = next(c for c in MOVERS if bots(c) == bots(card) and fits(c, card)).key
    for place, defends in (("Minas Morgul", card.side == "shadow"), ("Rivendell", card.side == "free")):
        text, line = f"{wielder} + {card.key}", "{} |" if card.side == "free" else "| {}"
        both = table(bots=bots(card), at={place: line.format(text)}).strength(place)
        one = table(bots=bots(card), at={place: line.format(wielder)}).strength(place)
        assert (both[0] - one[0], both[1] - one[1]) == ((0, card.icons.defense) if defends else (card.icons.attack, 0))


@pytest.mark.rule("Where can items be played")
@pytest.mark.parametrize("card", [c for c in ITEMS if not bots(c)], ids=ids)
def test_an_item_goes_to_its_wielders_and_to_nobody_else(card: Card) -> None:
    all_characters = [c for c in MOVERS if c.kind == "character" and not bots(c)]
    reserves = {
        seat: ", ".join(c.key for c in all_characters if SEATS[c.faction] == seat)
        for seat in sorted(set(SEATS.values()))
    }
    owner = SEATS[card.faction]
    t = table(owner, hand=card.key, reserve=reserves.pop(owner), reserves=reserves)
    found = {o.to for q in t.questions for o in q.options if isinstance(o, cmd.Play)}
    assert found == {c.key for c in all_characters if fits(c, card)}


def everywhere(card: Card) -> Table:
    """All battlegrounds are active, and the card is in its owner's hand."""
    grounds = ", ".join(b.name for b in BATTLEGROUNDS.values() if b.edition == "base")
    return table(SEATS[card.faction], hand=card.key, battlegrounds=grounds)


def places(t: Table, number: int) -> set[str]:
    """Where the card can be played while a path of this number is active."""
    path = next(k for k, p in t.box.frame.book.paths.items() if p.number == number)
    state = replace(t.state, path=Site(card=path), path_number=number)
    return {t.name(o.to) for q in Table(state, t.box).questions for o in q.options if isinstance(o, cmd.Play)}


PLAIN = [c for c in MOVERS if not bots(c) and not any(isinstance(p, MayGo | MayNotGo) for p in c.passives)]


@pytest.mark.rule("Playing a card")
@pytest.mark.parametrize("card", PLAIN, ids=ids)
def test_a_card_goes_to_the_battlegrounds_of_its_faction_and_to_its_paths_and_nowhere_else(card: Card) -> None:
    t = everywhere(card)
    grounds = {
        b.name for b in BATTLEGROUNDS.values() if b.edition == "base" and card.faction in b.defenders + b.attackers
    }
    for number in range(1, 10):
        path = {t.name(k) for k, p in t.box.frame.book.paths.items() if p.number == number}
        wanted = number in card.paths
        found = places(t, number)
        assert found - path == grounds | {"reserve"}
        assert bool(found & path) == wanted, number
