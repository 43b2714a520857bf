"""What happened, one line each. Every event has words or is silent on purpose (a test holds that)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.faces.kings import names as n
from bot.faces.kings.uses import said
from bot.faces.kings.words_of_battle import BATTLE
from bot.faces.kings.words_of_hunt import HUNT
from bot.faces.kings.words_of_repair import repaired, ruled
from bot.faces.kings.words_of_rulers import RULERS
from rules.kings import events as ev
from rules.kings.sight import Sight

ENDS = {
    "corruption": "the Ring-bearers have 12 Corruption",
    "crack_of_doom": "the Ring is in the Crack of Doom",
    "military_shadow": "the Shadow holds 10 points",
    "military_free": "the Free Peoples hold 4 points",
    "ended": "it was ended before its time",
}


def _drawn(e: ev.CardDrawn) -> str:
    what = n.card(e.card) if e.card else f"a {e.deck.title()} card"
    return f"{n.side(e.side)} {n.verb(e.side, 'draws')} {what} ({n.cause(e.cause)})."


def _discarded(e: ev.CardDiscarded) -> str:
    what = n.card(e.card) if e.card else f"a {e.deck.title()} card, face down"
    return f"{n.side(e.side)} {n.verb(e.side, 'discards')} {what}{', chosen by chance' if e.random else ''}."


def _played(e: ev.CardPlayed) -> str:
    stays = "; it stays on the table" if e.table else ""
    return f"{n.side(e.side)} {n.verb(e.side, 'plays')} {n.card(e.card)}{stays}."


def _recovered(e: ev.DiceRecovered) -> str:
    ruler = " and the Ruler Die" if e.ruler else ""
    return f"{n.side(e.side)} {n.verb(e.side, 'has', 'have')} {n.count(e.dice, 'die', 'dice')}{ruler}."


def _rolled(e: ev.DiceRolled) -> str:
    ruler = f"; the Ruler Die shows {n.FACES[e.ruler]}" if e.ruler else ""
    faces = n.dice((face, False) for face in e.faces) or "no dice"
    return f"{n.side(e.side)} {n.verb(e.side, 'rolls')} {faces}{ruler}."


def _used(e: ev.DieUsed) -> str:
    die = n.die(e.face, ruler=e.ruler)
    return f"{n.side(e.side)} {n.verb(e.side, 'uses')} {die} {said(e.use, e.target)}."


def _changed(e: ev.DieChanged) -> str:
    by = {"ring": "an Elven Ring", "token": "a Ruler Token", "dismay": "Dismay", "card": "a card"}[e.cause]
    boxed = " and goes into the Hunt Box" if e.boxed else ""
    return f"{n.side(e.side)}: {n.die(e.old, ruler=e.ruler)} is {n.FACES[e.face]} now{boxed}, by {by}."


def _ended(e: ev.GameEnded) -> str:
    winner = f"{n.side(e.winner)} {n.verb(e.winner, 'wins')}" if e.winner else "Nobody wins"
    seed = f" The seed of the shuffles was `{e.seed}`." if e.seed else ""
    return f"{winner}: {ENDS[e.why]}.{seed}"


TURN: Mapping[type, Callable[[Any], str]] = {
    ev.GameStarted: lambda _: "The board is set up.",
    ev.DeckShuffled: lambda e: (
        f"The {e.deck.title()} deck of {n.SIDES[e.side]} is shuffled, {n.count(len(e.cards), 'card')}."
    ),
    ev.TurnBegan: lambda e: f"**Turn {e.number}** begins.",
    ev.PhaseBegan: lambda e: f"**{n.PHASES[e.phase]}.**" if e.phase in {"fellowship", "allocation", "action"} else "",
    ev.DiceRecovered: _recovered,
    ev.CardDrawn: _drawn,
    ev.CardDiscarded: _discarded,
    ev.CardPlayed: _played,
    ev.CardStayed: lambda e: f"{n.card(e.card)} stays on the table.",
    ev.CardLeftTable: lambda e: f"{n.card(e.card)} leaves the table ({n.cause(e.cause)}).",
    ev.HuntAllocated: lambda e: (
        f"**The Shadow** sets {n.count(e.dice, 'die', 'dice') if e.dice else 'no die'} in the Hunt Box."
    ),
    ev.DiceRolled: _rolled,
    ev.EyesBoxed: lambda e: f"{n.count(e.count, 'Eye goes', 'Eyes go')} into the Hunt Box.",
    ev.DieDiscarded: lambda e: (
        f"{n.side(e.side)} {n.verb(e.side, 'discards')} {n.die(e.face, ruler=e.ruler)}, for the Ruler Die."
    ),
    ev.DieUsed: _used,
    ev.DieBoxed: lambda _: "The Free Peoples' die goes into the Hunt Box.",
    ev.DieChanged: _changed,
    ev.RingUsed: lambda e: (
        "An Elven Ring goes to the Shadow." if e.side == "free" else "An Elven Ring leaves the game."
    ),
    ev.Passed: lambda e: f"{n.side(e.side)} {n.verb(e.side, 'passes', 'pass')}.",
    ev.OptionSet: lambda e: ruled(e.key, e.value),
    ev.Repaired: repaired,
    ev.GameEnded: _ended,
}

SILENT = frozenset({ev.StepOpened, ev.StepChanged, ev.StepClosed, ev.StepAnswered, ev.Noted, ev.ActorChanged})
"""The agenda's bookkeeping, which nobody hears; whose turn it is stands on the board."""

WORDS: Mapping[type, Callable[[Any], str]] = {**TURN, **HUNT, **RULERS, **BATTLE}


def say(_: Sight, event: Any) -> str:
    return "" if type(event) in SILENT else WORDS[type(event)](event)
