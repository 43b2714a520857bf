"""The seven phases of a round, and what ends it (RULES 3)."""

from __future__ import annotations

from rules.angmar import doing, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.ending import LIMIT, ROUNDS
from rules.angmar.moments import moment
from rules.angmar.state import Phase, Step
from rules.angmar.steps.quest import make_current
from rules.angmar.steps.windows import window
from rules.angmar.writing import then
from rules.core.ledger import Ledger

PHASES: tuple[Phase, ...] = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")


def run_round(t: Ledger, _: Step) -> None:
    t.happen(ev.RoundBegan(number=t.state.round + 1))
    steps: list[Step] = []
    for phase in PHASES:
        steps += [Step(name="phase", script=phase), Step(name=f"{phase} phase"), Step(name="phase.end")]
    then(t, *steps, Step(name="round.end"), Step(name="round.over"), Step(name="round"))


def begin_phase(t: Ledger, step: Step) -> None:
    t.happen(ev.PhaseBegan(phase=step.script))  # type: ignore[arg-type]  # it is one of PHASES


def end_phase(t: Ledger, _: Step) -> None:
    """What lasted for the phase ends, and the main quest is current again (RULES 5.9)."""
    if t.state.phase == "refresh":
        doing.note(t, ROUNDS)
    t.happen(ev.LastingEnded(until="phase"))
    for area in looking.areas(t.state):
        make_current(t, area, "")


ENDS = frozenset(
    {
        "attack.over", "reveal.place", "player.check", "quest.end", "quest.close", "combat.end", "refresh.ends",
        "counters",
    }
)  # fmt: skip
"""Steps that end something, or put away what lies between two places: also a phase that is cut short has them."""


def end_the_phase(t: Ledger, *after: Step) -> None:
    """An effect ends the current phase at once, the rest is not done; then come `after` (The Weather Hills 2A).

    Between two rounds, where no phase is left to end, only those come.
    """
    ends: list[Step] = []
    if any(waiting.step.name == "phase.end" for waiting in t.state.agenda):
        while t.state.agenda[-1].step.name != "phase.end":
            step = t.state.agenda[-1].step
            ends += [step] if step.name in ENDS else []
            t.happen(ev.StepClosed())
        t.happen(ev.StepClosed())  # the end itself comes before what is left to do
    then(t, *ends, Step(name="phase.end"), *after)


def resource(t: Ledger, _: Step) -> None:
    """Each hero gains 1 resource, each player draws 1 card."""
    for seat in looking.order(t.state):
        for hero in looking.heroes(t.state, seat):
            if not values.barred(t.state, "no-resources", hero):
                doing.resources(t, hero, 1)
        doing.draw(t, seat)
    then(t, *window("resource"))


def refresh(t: Ledger, _: Step) -> None:
    """Everything readies, threat rises by 1, the first player token passes left; then what ends the phase.

    Whom that threat eliminates is out before the token passes (RULES 8.3, 8.4).
    """
    for card in tuple(t.state.pieces):
        doing.ready(t, card)
    for seat in looking.order(t.state):
        doing.threat(t, seat, _rise(t), cause="refresh")
    if any(player.threat >= LIMIT and not player.out for player in t.state.players.values()):
        then(t, Step(name="refresh.token"))
    else:
        token(t, _)


def token(t: Ledger, _: Step) -> None:
    """The first player token passes left; then what ends the refresh phase."""
    leaving.pass_token(t)
    last = [Step(name="refresh.ends"), Step(name="counters")]
    if t.state.options.get("counters") == "before":
        last.reverse()
    then(t, *window("refresh"), *last)


def _rise(t: Ledger) -> int:
    """1, or what a campaign card puts in its place (campaign card 174)."""
    for source, constant in values.acting(t.state, "refresh-threat"):
        return constant.worth(t.state, source, "")
    return 1


def refresh_ends(t: Ledger, _: Step) -> None:
    for area in reversed(looking.areas(t.state)):  # what is opened last is done first
        moment(t, "refresh-ends", area=area)


def counters(t: Ledger, _: Step) -> None:
    """One time counter comes off every card with Time; the last one has its effect (RULES 6, Time X)."""
    for card, piece in tuple(t.state.pieces.items()):
        if piece.time and card in t.state.pieces and looking.area_of(t.state, card) != looking.AWAY:
            doing.mark(t, card, "time", piece.time - 1)
            if piece.time == 1:
                moment(t, "time", card=card, area=looking.area_of(t.state, card))


def round_end(t: Ledger, _: Step) -> None:
    for area in reversed(looking.areas(t.state)):
        moment(t, "round-ends", area=area)


def round_over(t: Ledger, _: Step) -> None:
    t.happen(ev.LastingEnded(until="round"))


def check_player(t: Ledger, step: Step) -> None:
    """A player whose heroes are all killed is eliminated (RULES 8.3); whether captured ones save him is a setting."""
    s, seat = t.state, step.seat
    if s.players[seat].out or looking.heroes(s, seat):
        return
    if s.options.get("captured-heroes") == "out" or not leaving.unkilled(s, seat):
        leaving.eliminate(t, seat, "heroes")
