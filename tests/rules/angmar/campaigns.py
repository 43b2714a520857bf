"""Tables of a campaign for tests: boons and burdens in play, and what a victory writes into the log."""

from __future__ import annotations

from rules.angmar import GAME, doing, ending, looking
from rules.angmar import events as ev
from rules.angmar.campaign import record
from rules.angmar.campaign.begin import boon_of, bring, encounter_copy
from rules.angmar.campaign.sound import flaw
from rules.angmar.campaign_log import Log
from rules.angmar.commands import TakeLog
from rules.angmar.state import Step
from rules.angmar.steps.windows import actions_of
from rules.angmar.writing import then
from rules.core.game import TABLE, Setup
from tests.rules.angmar.kit import Table

CHETWOOD, HILLS, DIKE = "intruders-in-chetwood", "the-weather-hills", "deadmens-dike"
WASTES, GRAM, ETTENMOORS = "wastes-of-eriador", "escape-from-mount-gram", "across-the-ettenmoors"
RHUDAUR, CARN, REALM = "the-treachery-of-rhudaur", "the-battle-of-carn-dum", "the-dread-realm"
BLANK = "orc-war-party-tlr"
"""A card of Intruders in Chetwood without a shadow effect."""


class Until(Table):
    """A campaign's table in its setup, when a question with these words is asked first. Earlier ones are answered by
    the first option.
    """

    def __init__(self, scenario: str, words: str, log: Log, players: int = 2, **options: str) -> None:
        options = {"players": str(players), "pace": "quick", "ordering": "table", **options}
        self.state, self.events = GAME.start(Setup(scenario, "a test", options)).state, []
        self.state = GAME.play(self.state, TABLE, TakeLog(log=log)).state
        while words not in self.questions()[0].text:
            self.answer()


def won(play: Table, *answers: str) -> Log:
    """Wins the game and answers the resolution, first so and then with the first options; the log that lasts, which
    can be told in a file if the one before could.
    """
    play.do(lambda t: ending.win(t, "quest"))
    for answer in answers:
        play.answer(answer)
    play.answer_all()
    log = record.remembered(play.state)
    assert log is not None
    assert flaw(log) == "" or flaw(play.state.origin) != ""
    return log


def card(play: Table, number: str) -> str:
    """The campaign card in play."""
    return play.in_play(f"campaign-{number}")[0]


def boon(play: Table, number: str, host: str = "", seat: str = "p1") -> str:
    """A boon of that seat comes into play on a card, or in front of him."""

    def change(t: doing.Ledger) -> str:
        new = boon_of(t, seat, number)
        bring(t, new, f"aside:{seat}")
        if host:
            doing.attach(t, new, host)
        else:
            t.happen(ev.Entered(card=new, source=f"aside:{seat}", at=f"play:{seat}", how="test"))
        return new

    new: str = play.do(change)
    return new


def in_hand(play: Table, number: str, seat: str = "p1") -> str:
    """A boon of that seat comes into his hand."""

    def change(t: doing.Ledger) -> str:
        new = boon_of(t, seat, number)
        bring(t, new, f"hand:{seat}")
        return new

    new: str = play.do(change, go_on=False)
    return new


def burden(play: Table, number: str, at: str = "staging:main") -> str:
    """A burden comes into play there."""

    def change(t: doing.Ledger) -> str:
        new = encounter_copy(t, number)
        bring(t, new, "aside")
        t.happen(ev.Entered(card=new, source="aside", at=at, how="test"))
        return new

    new: str = play.do(change, go_on=False)
    return new


def played(play: Table, number: str, host: str = "", seat: str = "p1") -> str:
    """The seat plays a boon of its hand and, if it is an attachment, puts it on a card."""
    new = in_hand(play, number, seat)
    for hero in play.heroes(seat):
        play.mark(hero, resources=5)
    play.by_hand("play", seat, card=new, paid="yes", x="0")
    while play.asked() == "pay":
        play.answer()
    if host:
        play.answer(host)
    return new


def struck(play: Table, enemy: str, *attackers: str, seat: str = "p1") -> None:
    """Those characters attack the enemy together."""
    play.do(lambda t: then(t, Step(name="strike", seat=seat)))
    play.answer(enemy, seat=seat)
    for attacker in attackers:
        play.answer(attacker, seat=seat)
    if play.asked() == "attackers":
        play.answer("", seat=seat)


def actions(play: Table, seat: str = "p1") -> tuple[str, ...]:
    """The cards whose Actions a seat may use now."""
    return tuple(what.rpartition("/")[0] for what in actions_of(play.state, seat))


def title(play: Table, card_: str) -> str:
    return looking.front(play.state, card_).name
