"""How a sight is made: everything is hidden unless a rule shows it (RULES 7.1)."""

from __future__ import annotations

from functools import lru_cache

from rules.core.dice import commitment
from rules.core.game import Question
from rules.kings import agenda as ag
from rules.kings import board, corruption
from rules.kings.facts import Side
from rules.kings.rulers import SOVEREIGNS
from rules.kings.seats import side_in
from rules.kings.sight import (
    SeenArmy,
    SeenAttempt,
    SeenBattle,
    SeenHand,
    SeenHunt,
    SeenRecruit,
    SeenRuler,
    SeenWork,
    Sight,
)
from rules.kings.state import Hand, State
from rules.kings.tiles import kind_of, kinds

_commitment = lru_cache(maxsize=64)(commitment)


def see(s: State, seat: str | None, asked: tuple[Question, ...]) -> Sight:
    """The table as `seat` may know it; None is the whole channel. `asked` are the open questions."""
    side = side_in(s, seat)
    top = s.agenda[-1].step if s.agenda else None
    return Sight(
        seat=seat,
        side=side,
        seats=s.seats,
        options=s.options,
        numbers=s.numbers,
        turn=s.turn,
        phase=s.phase,
        actor=s.actor,
        step=top.kind if top is not None else None,
        asked=tuple(q.seat for q in asked),
        free=_hand(s.free, open_=side == "free"),
        shadow=_hand(s.shadow, open_=side == "shadow"),
        box=s.box,
        box_free=s.box_free,
        pool=len(s.pool.tiles),
        drawn=kinds(s.pool.drawn),
        waiting=kinds(s.pool.waiting),
        removed=kinds(s.pool.removed),
        fellowship=s.fellowship,
        rulers={key: _ruler(s, key, side) for key in s.rulers},
        politics=s.politics,
        characters=s.characters,
        armies={key: SeenArmy(units=a.units, besieged=a.besieged) for key, a in s.armies.items()},
        control=s.control,
        losses=s.losses,
        points={"free": board.points(s, "free"), "shadow": board.points(s, "shadow")},
        attempts=s.attempts,
        corruptor=s.corruptor,
        attempt=_attempt(s, side),
        hunt=_hunt(s),
        work=_work(s),
        recruit=_recruit(s),
        battle=_battle(s, side),
        looked=_looked(s, side),
        commitment=_commitment(s.cup.seed),
        seed=s.cup.seed if s.result else None,
        result=s.result,
    )


def _hand(hand: Hand, *, open_: bool) -> SeenHand:
    return SeenHand(
        dice=hand.dice,
        rolled=hand.rolled,
        used=hand.used,
        ruler=hand.ruler,
        ruler_due=hand.ruler_due,
        rings=hand.rings,
        ringed=hand.ringed,
        held=len(hand.hand),
        hand=hand.hand if open_ else None,
        draw={kind: len(cards) for kind, cards in hand.draw.items()},
        discard={kind: len(cards) for kind, cards in hand.discard.items()},
        table=hand.table,
    )


def _knows_tiles(s: State, side: Side | None) -> bool:
    """The Shadow may look at any time; everybody may in the variant with visible tiles (RULES 7, 14)."""
    return side == "shadow" or corruption.visible(s)


def _ruler(s: State, key: str, side: Side | None) -> SeenRuler:
    ruler, facts = s.rulers[key], SOVEREIGNS[key]
    known = _knows_tiles(s, side)
    return SeenRuler(
        state=ruler.state,
        region=ruler.region,
        tiles=tuple(kind_of(t) if known or t.startswith("kings") else None for t in ruler.tiles),
        level=corruption.level(s, key) if known else None,
        resistance=corruption.resistance(s, key),
        leadership=corruption.number(s, f"{key}.leadership", facts.leadership),
        moves=corruption.number(s, f"{key}.level", facts.level),
        token=ruler.token,
    )


def _attempt(s: State, side: Side | None) -> SeenAttempt | None:
    step = next((o.step for o in reversed(s.agenda) if isinstance(o.step, ag.Attempt)), None)
    if step is None:
        return None
    return SeenAttempt(
        sovereign=step.sovereign,
        cause=step.cause,
        left=step.left,
        hidden=len(step.candidates),
        candidates=tuple(map(kind_of, step.candidates)) if _knows_tiles(s, side) else None,
        shown=tuple(map(kind_of, step.shown)),
    )


def _hunt(s: State) -> SeenHunt | None:
    step = next((o.step for o in reversed(s.agenda) if isinstance(o.step, ag.Hunting)), None)
    if step is None:
        return None
    return SeenHunt(
        stage=step.stage,
        dice=step.dice,
        successes=step.successes,
        tile=kind_of(step.tile) if step.tile else "",
        damage=step.damage,
        reveal=step.reveal,
        stop=step.stop,
        cause=step.cause,
    )


def _work(s: State) -> SeenWork | None:
    step = next((o.step for o in reversed(s.agenda) if isinstance(o.step, ag.Work)), None)
    return None if step is None else SeenWork(side=step.side, what=step.what, card=step.card, extra=step.extra)


def _recruit(s: State) -> SeenRecruit | None:
    step = next((o.step for o in reversed(s.agenda) if isinstance(o.step, ag.Recruit)), None)
    if step is None:
        return None
    return SeenRecruit(side=step.side, nations=step.nations, units=step.units, regions=step.regions, event=step.event)


def _battle(s: State, side: Side | None) -> SeenBattle | None:
    step = next((o.step for o in reversed(s.agenda) if isinstance(o.step, ag.Battle)), None)
    if step is None:
        return None
    return SeenBattle(
        region=step.region,
        origin=step.origin,
        attacker=step.attacker,
        siege=step.siege,
        sortie=step.sortie,
        held=step.held,
        number=step.number,
        stage=step.stage,
        cards={who: card if step.open or who == side or not card else None for who, card in step.cards.items()},
        given=step.given,
        declared=step.declared,
        bonus=step.bonus,
        hits=step.hits,
    )


def _looked(s: State, side: Side | None) -> tuple[str, ...] | None:
    """What the Free Peoples are choosing from, by a card that lets them look."""
    step = s.agenda[-1].step if s.agenda else None
    if side != "free" or not isinstance(step, ag.CardStep) or step.at != corruption.LOOKED:
        return None
    return tuple(map(kind_of, s.rulers[step.target].tiles))
