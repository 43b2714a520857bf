"""What a won scenario writes into the campaign log (campaign.json, resolutions and campaign_rules)."""

from __future__ import annotations

from rules.angmar import events as ev
from rules.angmar import looking
from rules.angmar.campaign.begin import SCENES, key, log_of
from rules.angmar.campaign_log import Entry, Log
from rules.angmar.ending import score
from rules.angmar.looking import front, printed
from rules.angmar.state import State, Step, changed
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger


def resolve(t: Ledger, _: Step) -> None:
    """After a victory: the resolution of the campaign card, then the log is closed and the game ends."""
    s: State = t.state
    log = log_of(t)
    scene = f"{key(str(SCENES[log.scenario]))}#1"
    then(
        t,
        *script(f"{looking.key_of(scene)}/revealed", card=scene, seat=s.first),
        Step(name="campaign.close"),
    )


def close(t: Ledger, _: Step) -> None:
    s: State = t.state
    log = log_of(t)
    t.happen(ev.LogWritten(log=after(s, log)))
    t.happen(ev.GameEnded(won=True, why="quest", score=score(t.state), seed=t.state.cup.seed))


def after(s: State, log: Log) -> Log:
    """The log for the next scenario: fallen heroes with what was fixed to them, who bears Determination, and the result
    (RULES 11.4, 11.6; campaign.json 172).
    """
    dead = tuple(
        front(s, card).name
        for seat in s.seats
        for card in looking.pile(s, f"discard:{seat}")
        if front(s, card).kind == "hero"
    )
    fallen = tuple(dict.fromkeys((*log.fallen, *dead)))
    bearers = (looking.host(s, card) for card in s.pieces if looking.key_of(card) == key("172"))
    determined = (printed(s, host).name for host in bearers if host)
    lost = {number for number, hero in log.boons.items() if hero in fallen}
    entry = Entry(scenario=log.scenario, rounds=s.round, score=score(s)["all"])
    return changed(
        log,
        fallen=fallen,
        determined=tuple(dict.fromkeys((*log.determined, *determined))),
        boons={number: hero for number, hero in log.boons.items() if number not in lost},
        pool=tuple(number for number in log.pool if number not in lost),
        scenario=log.scenario + 1,
        won=(*log.won, entry),
    )


def remembered(s: State) -> Log | None:
    """The log that lasts: only a victory changes it (RULES 11.3). None outside a campaign."""
    return s.log if s.result is not None and s.result.won else s.origin
