"""The texts of the bots' cards that the rulebook of Against the Shadow gives, played by the bots."""

import pytest

from rules.card_game import commands as cmd
from rules.card_game.agenda import Actions, Placing
from tests.rules.card_game.cards.table import Table, bounds, table, works

HANDS = {"frodo": "Merry", "aragorn": "Arwen"}


def acting(seat: str = "saruman", **more: object) -> Table:
    """A bot is to act."""
    return table(seat, bots=True, **more)


def placing(card: str, seat: str = "saruman", **more: object) -> Table:
    """A bot has turned this card up and places it."""
    probe = acting(seat, hand=card)
    return acting(seat, hand=card, agenda=(Actions(begun=True), Placing(seat=seat, card=probe.id(card))), **more).bot()


def used(t: Table) -> str:
    """The card whose action text the bot used."""
    command = t.bot().reply.command
    return t.name(command.card) if isinstance(command, cmd.UseAction) else command.kind


@works("S64")
def test_white_hand_orcs_are_cycled_whatever_eliminates_them() -> None:
    for place in ("Orthanc", "Edoras"):
        t = acting(at={place: "| S64, S63"}, tokens={place: {"attack": 9}}).fights_at(place)
        assert t.where("S64", "S63") == "cycle, eliminated"
    assert acting(top="S65").activates("The Doors of Durin").where("S65") == "cycle"
    t = table("frodo", bots=True, hand="Treebeard, Sam", at={"Edoras": "| S64"}).plays("Treebeard", "Edoras")
    assert t.where("S64") == "cycle"


@bounds("S64")
def test_white_hand_orcs_save_nobody_else_and_score_nothing() -> None:
    t = acting(at={"Edoras": "| S64, S63"}).fights_at("Edoras")
    assert t.where("S63") == "eliminated"


@works("S66")
def test_a_person_chooses_what_grima_does() -> None:
    for words, wanted in (("Draw 2", 2), ("Take Saruman out of the draw deck", 1), ("Eliminate a Rohan character", 0)):
        t = acting(reserve="Gríma", at={"Edoras": "Éomer"})
        assert used(t) == "Gríma Wormtongue"
        assert (t.asked, len(t.choices)) == ("frodo", 3)
        t.answers(words)
        assert (t.size("saruman"), t.where("Gríma")) == (wanted, "eliminated")
        assert t.where("Éomer") == ("eliminated" if words.startswith("Eliminate") else "Edoras")


@bounds("S66")
def test_only_what_can_be_carried_out_may_be_chosen_for_grima() -> None:
    t = acting(reserve="Gríma", eliminated={"saruman": "Saruman"})
    assert used(t) == "Gríma Wormtongue"
    assert t.size("saruman") == 2
    assert used(acting(at={"Amon Hen": "| Gríma"}, hand="S61")) != "Gríma Wormtongue"


@works("S67")
def test_saruman_draws_one_more_and_is_cycled_off_the_top() -> None:
    assert acting(reserve="Saruman").draws().drawn("saruman") == 3 + 1
    assert acting(reserve="Saruman", options={"difficulty": "challenging"}).draws().drawn("saruman") == 4 + 1
    assert acting(top="Saruman").activates("The Doors of Durin").where("Saruman") == "cycle"


@bounds("S67")
def test_saruman_at_orthanc_draws_no_more_and_is_not_saved_in_combat() -> None:
    assert acting(at={"Edoras": "| Saruman"}).fights_at("Edoras").where("Saruman") == "eliminated"
    assert acting(at={"Orthanc": "| Saruman"}).draws().drawn("saruman") == 3


@works("S75")
def test_the_balrog_frightens_on_arrival_and_burns_on_khazad_dum() -> None:
    t = placing("Balrog", path="Khazad-dûm", hands=HANDS).answers("Merry", "Arwen")
    assert t.where("Balrog", "Merry", "Arwen") == "Khazad-dûm, eliminated, eliminated"
    assert t.strength("Khazad-dûm")[0] == 2 + 1
    t = acting(reserve="Balrog", at={"Moria": "Gimli"}, tokens={"Moria": {"attack": 2}}, hands=HANDS).bot()
    assert t.where("Balrog") == "Moria"
    assert t.answers("Merry", "Arwen").where("Merry", "Arwen") == "eliminated, eliminated"


@bounds("S75")
def test_the_balrog_in_reserve_frightens_nobody_and_burns_on_no_other_path() -> None:
    t = placing("Balrog", path="Weathertop", hands=HANDS)
    assert (t.where("Balrog", "Merry", "Arwen"), t.settled) == ("reserve, hand, hand", True)
    assert acting(at={"Caradhras": "| Balrog"}).strength("Caradhras")[0] == 2


@works("S80")
def test_crebain_fly_to_a_path_even_where_the_shadow_is_winning() -> None:
    t = acting(reserve="S80", at={"Caradhras": "| Balrog"})
    assert used(t) == "move"
    assert t.at("Caradhras") == "| Balrog of Moria, Flocks of Crebain"
    t = acting(reserve="S80", at={"Caradhras": "| Balrog"}, options={"crebain": "action"})
    assert (used(t), t.where("S80")) == ("Flocks of Crebain", "Caradhras")


@works("S80")
def test_crebain_on_a_path_turn_to_a_random_other_one() -> None:
    t = acting(at={"Dimrill Dale": "| S80"})
    assert used(t) == "Flocks of Crebain"
    assert t.active in ("Egladil", "Lothlórien")
    assert (t.state.corruption, t.where("S80")) == (1, "eliminated")


@bounds("S80")
def test_crebain_do_nothing_on_paths_one_and_seven_nor_where_the_shadow_is_not_winning() -> None:
    assert used(acting(at={"Osgiliath": "| S80"}, hand="S61")) != "Flocks of Crebain"
    assert used(acting(at={"Lothlórien": "| S80"}, hand="S61")) != "Flocks of Crebain"
    t = acting(reserve="S80", at={"Osgiliath": "| Shelob"}, hand="S61").bot()
    assert t.where("S80") == "reserve"


@works("S84")
def test_coastal_raiders_bring_the_fight_to_dol_amroth() -> None:
    t = acting(reserve="Coastal Raiders, Haradrim Mûmakil")
    assert used(t) == "Coastal Raiders"
    t.answers("no")
    assert t.at("Dol Amroth") == "| Coastal Raiders"
    assert t.strength("Dol Amroth") == (1, 2)


@bounds("S84")
def test_coastal_raiders_wait_without_enough_help_or_if_dol_amroth_is_gone() -> None:
    assert used(acting(reserve="Coastal Raiders, Corsairs", hand="S61")) != "Coastal Raiders"
    t = acting(reserve="Coastal Raiders, Haradrim Mûmakil", areas={"shadow": "Dol Amroth"}, hand="S61")
    assert used(t) != "Coastal Raiders"


@works("S90")
def test_the_black_serpent_frightens_on_a_battleground() -> None:
    t = acting(reserve="Black Serpent", at={"Pelargir": "| S86"}, tokens={"Pelargir": {"defense": 1}}, hands=HANDS)
    assert t.bot().where("Black Serpent") == "Pelargir"
    assert t.answers("Merry", "Arwen").where("Merry", "Arwen") == "eliminated, eliminated"


@bounds("S90")
def test_the_black_serpent_in_reserve_frightens_nobody_and_brings_nothing_back() -> None:
    t = placing("Black Serpent", areas={"free": "Umbar"}, hands=HANDS)
    assert (t.where("Black Serpent", "Merry", "Arwen"), t.settled) == ("reserve, hand, hand", True)
    assert used(acting(reserve="Black Serpent", areas={"free": "Umbar"}, hand="S61")) != "The Black Serpent"


TOP = "S91, S116, Hunter, Commander, S92"


@works("S109")
@pytest.mark.parametrize("ruling", ["both", "played"])
def test_the_messenger_played_draws_until_a_nazgul_comes(ruling: str) -> None:
    t = placing("Messenger", "witch_king", top=TOP, options={"messenger": ruling})
    t.bot()
    assert t.where("Hunter") in ("reserve", "Weathertop")
    assert t.where("S91", "S116", "Commander") == "cycle, cycle, draw"
    t = placing("Messenger", "witch_king", top=TOP, path=None, options={"messenger": ruling}).bot()
    assert t.where("Messenger", "S91", "S116", "Commander") == "reserve, cycle, cycle, draw"


@works("S109")
@pytest.mark.parametrize("ruling", ["both", "action"])
def test_the_messenger_in_reserve_draws_by_an_action(ruling: str) -> None:
    t = acting("witch_king", reserve="Messenger", top=TOP, options={"messenger": ruling})
    assert used(t) == "The Messenger"
    t.bot()
    assert t.where("Hunter", "Messenger") in ("reserve, reserve", "Weathertop, reserve")
    assert t.where("S91", "S116", "Commander") == "cycle, cycle, draw"


@bounds("S109")
def test_the_messenger_draws_five_at_most_and_only_when_the_ruling_says() -> None:
    t = acting("witch_king", reserve="Messenger", top="S91, S116, S92, S98, S99, Hunter")
    assert used(t) == "The Messenger"
    assert t.where("S91", "S116", "S92", "S98", "S99", "Hunter") == "cycle, cycle, cycle, cycle, cycle, draw"
    assert t.comes_to("saruman").bot().comes_to("witch_king").where("Messenger") == "reserve"
    assert used(t) != "The Messenger", "the action is used once a round"
    t = acting("witch_king", at={"Weathertop": "| Messenger"}, hand="S91")
    assert used(t) != "The Messenger", "the action is used in reserve"
    t = acting("witch_king", reserve="Messenger", top=TOP, options={"messenger": "played"})
    assert (used(t), t.where("Messenger", "S91")) == ("move", "Weathertop, draw"), "nothing is drawn on a move"
    t = acting("witch_king", reserve="Messenger", hand="S91", path=None, options={"messenger": "played"})
    assert used(t) != "The Messenger"
    t = placing("Messenger", "witch_king", top=TOP, options={"messenger": "action"})
    assert t.where("S91") == "draw"


@works("S112")
def test_the_witch_king_draws_one_more() -> None:
    assert acting("witch_king", reserve="Witch-king").draws().drawn("witch_king") == 3 + 1


@bounds("S112")
def test_the_witch_king_is_not_saved_off_the_top() -> None:
    t = acting("witch_king", scenario="two-player-duel", top="Witch-king").activates("The Doors of Durin")
    assert t.where("Witch-king") == "eliminated"
    assert acting("witch_king", at={"Morannon": "| Witch-king"}).draws().drawn("witch_king") == 3
