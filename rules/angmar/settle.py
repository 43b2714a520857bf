"""What is true at any time and not only after an effect: deaths, exploration, defeated quests, elimination."""

from __future__ import annotations

from rules.angmar import leaving, looking, questing, values
from rules.angmar.ending import LIMIT, WON
from rules.angmar.looking import owner, printed
from rules.angmar.state import State, Step
from rules.angmar.texts import text_of
from rules.angmar.writing import then
from rules.core.ledger import Ledger

PLACES = frozenset({"location", "objective-location"})


def settle(t: Ledger) -> bool:
    """Does one thing that is due; False if nothing is. Not before the game is set up."""
    s: State = t.state
    if not s.areas or WON in s.notes:
        return False
    for seat, player in s.players.items():
        if player.threat >= LIMIT and not player.out:
            leaving.eliminate(t, seat, "threat")
            return True
    return _cards(t) or _always(t)


def _cards(t: Ledger) -> bool:
    s: State = t.state
    for card, piece in s.pieces.items():
        kind = printed(s, card).kind
        if kind in PLACES:
            if piece.progress and questing.explored(t, card):
                leaving.explore(t, card)
                return True
        elif kind in looking.QUESTS:
            if questing.done(t, card) and not _answered(s, card):
                questing.defeat(t, card)
                return True
        elif kind == "objective-ally" and (twin := _twin(s, card)):
            leaving.discard(t, twin, cause=card)
            return True
        elif (piece.damage or _weakened(s, card)) and leaving.dying(t, card):
            leaving.destroy(t, card)
            return True
    return False


def _weakened(s: State, card: str) -> bool:
    """Whether an effect takes hit points from it: with none left it is destroyed also without damage (RULES 8.1)."""
    if not any(effect.stat == "hit_points" for effect in s.lasting) or not printed(s, card).hits:
        return False
    return any(effect.amount < 0 for effect in values.lasting(s, "hit_points", card))


def _answered(s: State, quest: str) -> bool:
    """Whether Forced effects still answer the progress on it: they come before its defeat (RULES 7.2)."""
    return any(o.step.env.get("on") == "progressed" and o.step.env.get("it") == quest for o in s.agenda)


def _twin(s: State, card: str) -> str:
    """A player's card of the same unique title: he has to discard it (RULES 1.3; EDGE_CASES C-09)."""
    face = printed(s, card)
    return next(
        (c for c in s.pieces if owner(c) and face.unique and printed(s, c).unique and printed(s, c).name == face.name),
        "",
    )


def _always(t: Ledger) -> bool:
    """Effects that watch the table: triggers for the moment "always". Their first word ends what they watch for."""
    s: State = t.state
    for card in s.pieces:
        for n, trigger in enumerate(text_of(printed(s, card).key).forced):
            if trigger.on != "always" or values.blank(s, card) or looking.area_of(s, card) == looking.AWAY:
                continue
            seat = looking.first_at(s, looking.area_of(s, card)) or s.first
            step = Step(name="script", script=f"{printed(s, card).key}/forced{n}", card=card, seat=seat)
            waits = any(o.step.script == step.script and o.step.card == card for o in s.agenda)
            if not waits and (trigger.when is None or trigger.when(s, step)):
                then(t, step)
                return True
    return False
