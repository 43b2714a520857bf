"""The bots' cards whose text no source gives: they play as the base cards do, and bots can play them."""

from typing import Any

import pytest

from rules.card_game.cards import CARDS
from tests.rules.card_game.cards.table import Table, bounds, table, works
from tests.rules.card_game.cards.test_bots import acting, placing, used

HANDS = {"frodo": "Merry", "aragorn": "Arwen"}
GUESSED = ("S119", "S120")
ASSUMED = [c for c in CARDS.values() if c.edition.startswith("bot") and c.text_confidence == "assumed"]
COPIED = [c for c in ASSUMED if c.key not in GUESSED]


@bounds(*(c.key for c in COPIED))
@pytest.mark.parametrize("card", COPIED, ids=lambda c: f"{c.key} {c.name}")
def test_what_is_not_known_is_as_on_the_base_card_and_no_more(card: Any) -> None:
    base = next(c for c in CARDS.values() if c.name == card.name and c.edition in ("base", "promo"))
    for field in ("icons", "paths", "wielders", "traits", "abilities", "passives", "text"):
        assert getattr(card, field) == getattr(base, field)


@works("S76", "S77", "S78", "S79", "S82")
@pytest.mark.parametrize("card", ["S76", "S77", "S78", "S79", "S82"])
def test_bots_sacrifice_monsters_to_make_the_free_peoples_forsake(card: str) -> None:
    t = acting(reserve=card, hands=HANDS)
    assert used(t) == CARDS[card].name
    assert t.answers("Merry", "Arwen").where(card, "Merry", "Arwen") == "eliminated, eliminated, eliminated"


@works("S83")
def test_shelob_frightens_on_arrival() -> None:
    t = placing("Shelob", path="Morgai", hands=HANDS).answers("Merry", "Arwen")
    assert t.where("Shelob", "Merry", "Arwen") == "Morgai, eliminated, eliminated"
    assert acting(at={"Shelob's Lair": "| Shelob"}).strength("Shelob's Lair")[0] == 1 + 1


@works("S68", "S81")
@pytest.mark.parametrize(
    ("card", "path", "other"), [("S68", "Dimrill Dale", "Egladil"), ("S81", "Osgiliath", "The Cross-roads")]
)
def test_bots_turn_to_another_path_that_a_person_chooses(card: str, path: str, other: str) -> None:
    t = acting(at={path: f"| {card}"})
    assert used(t) == CARDS[card].name
    assert t.asked == "frodo"
    assert t.answers(other).active == other
    assert t.where(card) == ("cycle" if card == "S81" else "eliminated")


RAIDS = [
    ("S85", "Umbar", ""),
    ("S87", "Harad", ""),
    ("S88", "Minas Tirith", "S86, S85, S87"),
    ("S89", "Pelargir", "S86"),
]


@works("S85", "S87", "S88", "S89")
@pytest.mark.parametrize(("army", "place", "others"), RAIDS)
def test_bots_raid_what_they_could_win(army: str, place: str, others: str) -> None:
    areas = {"areas": {"shadow": "Umbar, Harad"}} if others else {}
    t = acting(reserve=f"{others}, {army}", **areas)
    assert used(t) == CARDS[army].name
    assert (place in t.active, t.where(army)) == (True, "eliminated")


@works("S88", "S89")
@pytest.mark.parametrize(("army", "place"), [("S88", "Minas Tirith"), ("S89", "Pelargir")])
def test_bots_do_not_raid_where_only_the_army_that_is_given_up_could_turn_the_fight(army: str, place: str) -> None:
    others = {"S88": "S86, S85", "S89": "S85"}[army]
    t = acting(reserve=f"{others}, {army}", areas={"shadow": "Umbar, Harad"}, hand="S61")
    assert used(t) != CARDS[army].name


@works("S103", "S105", "S110")
def test_riders_of_the_bots_act_from_reserve() -> None:
    t = acting("witch_king", reserve="Beguiler", hands=HANDS)
    assert (used(t), t.where("Beguiler", "Merry", "Arwen")) == ("The Beguiler", "cycle, cycle, cycle")
    t = acting("witch_king", reserve="Commander")
    assert (used(t), t.size("witch_king"), t.size("saruman")) == ("The Commander", 1, 1)
    t = acting("witch_king", reserve="Reaver", hands=HANDS)
    assert used(t) == "The Reaver"
    assert t.answers("Merry", "Arwen").where("Reaver", "Merry", "Arwen") == "cycle, eliminated, eliminated"


@works("S106", "S107", "S111")
def test_riders_of_the_bots_put_tokens_where_they_turn_a_fight() -> None:
    t = acting("witch_king", reserve="Destroyer", at={"Minas Tirith": "| S92"}, path=None)
    assert (used(t), t.strength("Minas Tirith")) == ("The Destroyer", (3 + 1, 3))
    t = acting("witch_king", reserve="Hunter")
    assert (used(t), t.strength("Weathertop")) == ("The Hunter", (1, 0))
    t = acting("witch_king", reserve="Warrior", battlegrounds="Moria", tokens={"Moria": {"attack": 3}}, path=None)
    assert (used(t), t.strength("Moria")) == ("The Warrior", (3, 2 + 1))


@pytest.mark.rule("Against the Shadow, Activating New Battlegrounds")
@pytest.mark.parametrize(("older", "newer"), [("Minas Tirith", "Lórien"), ("Lórien", "Minas Tirith")])
def test_of_two_battlegrounds_where_a_text_would_help_bots_take_the_right_most(older: str, newer: str) -> None:
    losing = {"Minas Tirith": "| S92", "Lórien": "| S91"}
    at = {older: losing[older], newer: losing[newer]}
    t = acting("witch_king", reserve="Destroyer", at=at, path=None)
    before = t.strength(older), t.strength(newer)[0]
    assert (used(t), t.settled) == ("The Destroyer", True)
    assert (t.strength(older), t.strength(newer)[0]) == (before[0], before[1] + 1)
    t = placing("S115", "witch_king", reserve="Hunter", at=at, path=None)
    assert t.where("Hunter", "S115") == f"{newer}, on The Hunter"


@works("S100")
def test_gorbag_and_shagrat_of_the_bots_add_attacks_for_a_random_card() -> None:
    t = placing("S100", "witch_king", path="Cirith Ungol", reserve="S102", hands={"witch_king": "S100, S91"})
    assert (t.where("S100", "S91"), t.strength("Cirith Ungol")) == ("Cirith Ungol, cycle", (2, 0))


@works("S101", "S113", "S116")
@pytest.mark.parametrize(
    ("text", "card"), [("Grishnákh", "S101"), ("Hunter + S113", "S113"), ("Hunter + S116", "S116")]
)
def test_bots_pay_any_price_for_corruption(text: str, card: str) -> None:
    t = acting("witch_king", at={"Amon Hen": f"| {text}"})
    assert (used(t), t.state.corruption) == (CARDS[card].name, 1)


@works("S102", "PS2_coop")
@pytest.mark.parametrize("card", ["S102", "PS2_coop"])
def test_captains_of_the_bots_draw_one_more(card: str) -> None:
    assert acting("witch_king", reserve=card).draws().drawn("witch_king") == 3 + 1


@works("PS2_coop")
def test_gothmog_of_the_bots_removes_the_witch_king() -> None:
    assert placing("Gothmog", "witch_king", reserve="S112").where("S112") == "eliminated"


@works("S104", "S108")
def test_cards_that_draw_when_they_are_played_draw_for_bots() -> None:
    t = placing("S104", "witch_king")
    assert t.size("witch_king") == 1
    t = placing("S108", "witch_king")
    assert (t.size("witch_king"), t.size("saruman")) == (1, 1)
    t = acting("witch_king", reserve="S108", path="Morgai", battlegrounds="Moria", hand="S91").bot()
    assert t.where("S108") == "reserve"


@works("S69")
def test_the_palantir_of_the_bots_sorts_the_cards_as_they_come() -> None:
    t = acting(reserve="Saruman + S69", top="S61, S62, S63")
    assert (used(t), t.where("S61", "S62", "S63")) == ("Palantír of Orthanc", "eliminated, cycle, hand")


@works("S70", "S71", "S117")
def test_staff_robe_and_mantle_serve_bots() -> None:
    assert placing("S70", reserve="Saruman").where("S70") == "on Saruman"
    for text, cards in (
        ("Saruman + S71 + S70", ("S67", "S71", "S70")),
        ("Hunter + S117 + S116", ("S107", "S117", "S116")),
    ):
        t = acting(at={"Amon Hen": f"| {text}"}).fights_at("Amon Hen")
        assert t.where(*cards) == "cycle, cycle, cycle"


ITEMS = [c for c in ASSUMED if c.kind == "item"]


@works(*(c.key for c in ITEMS))
@pytest.mark.parametrize("card", ITEMS, ids=lambda c: f"{c.key} {c.name}")
def test_an_item_without_a_wielder_is_cycled(card: Any) -> None:
    seat = "witch_king" if card.faction == "mordor" else "saruman"
    assert placing(card.key, seat).where(card.key) == "cycle"


@works("S114", "S115")
def test_mounts_carry_a_nazgul_of_the_bots_where_it_serves() -> None:
    t = placing("S114", "witch_king", reserve="Hunter")
    assert t.where("Hunter", "S114") == "Weathertop, on The Hunter"
    t = placing("S115", "witch_king", reserve="Hunter", at={"Minas Tirith": "| S92"}, path=None)
    assert t.where("Hunter", "S115") == "Minas Tirith, on The Hunter"


@pytest.mark.rule("Against the Shadow, Usefully")
def test_mounts_carry_nobody_where_it_would_not_serve() -> None:
    t = placing("S114", "witch_king", reserve="Hunter", tokens={"Weathertop": {"attack": 1}}, path="Weathertop")
    assert (t.where("Hunter"), t.settled) == ("reserve", True), "the Shadow is winning there"
    t = placing("S115", "witch_king", reserve="Hunter", battlegrounds="Minas Tirith", path=None)
    assert (t.where("Hunter"), t.settled) == ("reserve", True), "it could not win there"


@works("PS1_coop")
def test_the_whip_of_the_bots_draws_one() -> None:
    t = placing("PS1_coop", reserve="Balrog")
    assert (t.where("PS1_coop"), t.size("saruman")) == ("on Balrog of Moria", 1)


@works("S72", "S118")
def test_calls_of_the_bots_open_a_battleground_of_their_own() -> None:
    t = placing("S72", reserve="Saruman")
    assert (t.active, t.where("S72")) == ("Weathertop, Orthanc", "eliminated")
    t = placing("S118", "witch_king", reserve="Witch-king")
    assert t.asked == "frodo"
    assert t.answers("Dol Guldur").where("S118") == "eliminated"


MUSTERS = [("S119", "Hunter, S116, S91, S92", "S91"), ("S120", "S91, S116, Hunter, Commander", "Hunter")]


@works("S119", "S120")
@pytest.mark.parametrize(("event", "top", "first"), MUSTERS)
def test_a_muster_of_the_bots_plays_the_first_that_fits(event: str, top: str, first: str) -> None:
    t = placing(event, "witch_king", top=top).bot()
    cards = top.split(", ")
    assert t.where(first) in ("reserve", "Weathertop")
    assert t.where(cards[0], cards[1], cards[3], event) == "cycle, cycle, draw, eliminated"


@bounds("S119", "S120")
@pytest.mark.parametrize(
    ("event", "top"),
    [
        ("S119", "Hunter, S113, S114, S115, S116, S117, S118, S91"),
        ("S120", "S91, S92, S93, S94, S95, S96, S97, Hunter"),
    ],
)
def test_a_muster_of_the_bots_looks_at_seven_cards(event: str, top: str) -> None:
    t: Table = placing(event, "witch_king", top=top)
    *seven, eighth = top.split(", ")
    assert t.where(*seven, eighth) == ", ".join(["cycle"] * 7 + ["draw"])
    assert t.reserve("witch_king") == ""


def test_this_is_not_so_with_people_for_the_shadow() -> None:
    """People play the base cards: a Day Without Dawn there plays two armies of their choice."""
    t = table("witch_king", hand="S59, S39", top="S31, S32, S33, S34, S35, S36, S37").plays("S59", "")
    assert t.asked == "witch_king"
