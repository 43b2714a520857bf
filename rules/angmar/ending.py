"""Winning, losing and the score (RULES 9.1)."""

from __future__ import annotations

from rules.angmar import events as ev
from rules.angmar import looking
from rules.angmar.looking import front, owner
from rules.angmar.state import State, Step
from rules.core.ledger import Ledger

WON = "game:won"
"""Noted when a campaign's scenario is won: from then on only its resolution is done."""

LIMIT = 50
"""At this threat a player is eliminated (RULES 8.3)."""
ROUNDS = "game:rounds"
"""Counts the rounds that were completed: they are tallied at the end of the refresh phase (FAQ, Scoring)."""


def score(s: State) -> dict[str, int]:
    """Each seat's threat, threat cost of dead heroes and damage on the others; "victory", and "all" with victory taken
    off (and 10 for each completed round where the table says so). Lower is better. An eliminated player counts threat
    50 and all heroes.
    Heroes that are captured or shuffled into a deck are not killed (RULES 8.3); one who was reanimated was.
    """
    out: dict[str, int] = {}
    for seat in s.seats:
        player = s.players[seat]
        graves = (f"discard:{seat}", f"removed:{seat}", f"under:{looking.DEAD}#")
        piles = [p for p in s.piles if player.out or p.startswith(graves)]
        dead = [c for p in piles for c in s.piles[p] if owner(c) == seat and front(s, c).kind == "hero"]
        cost = sum(front(s, hero).threat_cost or 0 for hero in dead)
        hurt = sum(s.pieces[hero].damage for hero in looking.heroes(s, seat))
        out[seat] = (LIMIT if player.out else player.threat) + cost + hurt
    out["victory"] = sum(front(s, card).victory or 0 for card in looking.pile(s, "victory"))
    rounds = 10 * s.notes.get(ROUNDS, 0) if s.options.get("score") == "rounds" else 0
    out["all"] = sum(out[seat] for seat in s.seats) - out["victory"] + rounds
    return out


def win(t: Ledger, why: str) -> None:
    """The players have won, if at least one of them is left (RULES 5.6). In a campaign its resolution comes first."""
    if t.state.result is None and t.state.log is not None:
        while t.state.agenda:
            t.happen(ev.StepClosed())
        t.happen(ev.Noted(key=WON, value=1))
        t.happen(ev.StepOpened(step=Step(name="campaign.resolve")))
    elif t.state.result is None:
        t.happen(ev.GameEnded(won=True, why=why, score=score(t.state), seed=t.state.cup.seed))


def lose(t: Ledger, why: str) -> None:
    if t.state.result is None:
        t.happen(ev.GameEnded(won=False, why=why, score=score(t.state), seed=t.state.cup.seed))
