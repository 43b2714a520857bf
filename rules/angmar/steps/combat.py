"""The combat phase: shadow cards, the enemies' attacks, the players' attacks (RULES 3.6)."""

from __future__ import annotations

from typing import Any

from rules.angmar import doing, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.commands import Choose, Done
from rules.angmar.moments import moment
from rules.angmar.state import State, Step, changed
from rules.angmar.steps.attack import attack, kept_from
from rules.angmar.steps.windows import window
from rules.angmar.writing import then
from rules.core.ledger import Ledger

Asked = tuple[str, tuple[Any, ...]]


def phase(t: Ledger, _: Step) -> None:
    seats = looking.order(t.state)
    then(
        t,
        Step(name="combat.deal"),
        *window("combat: shadow cards are dealt"),
        *(Step(name="enemies", seat=seat) for seat in seats),
        *window("combat: the enemies have attacked"),
        *(Step(name="strike", seat=seat) for seat in seats),
        Step(name="combat.end"),
        *window("combat: end"),
    )


def deal(t: Ledger, _: Step) -> None:
    """One facedown card for each engaged enemy: the first player's first, highest engagement cost first."""
    for seat in looking.order(t.state):
        enemies = looking.at(t.state, f"engaged:{seat}")
        for enemy in sorted(enemies, key=lambda card: -values.engagement(t.state, card)):
            if enemy in t.state.pieces:
                doing.deal_shadow(t, enemy)


def attackers(s: State, seat: str) -> tuple[str, ...]:
    """The enemies that are still to attack this player this phase, those that count as engaged with him included."""
    engaged = looking.at(s, f"engaged:{seat}")
    also = tuple(c for c in s.pieces if values.barred(s, "attacks-each", c))
    return tuple(
        card
        for card in (*engaged, *also)
        if not s.notes.get(f"phase:attacked:{card}:{seat if card in also else ''}")
        and not values.barred(s, "no-attack", card)
    )


def ask_enemies(s: State, step: Step) -> Asked:
    """The defending player picks the order of his enemies; the only one, or the last, is not asked about."""
    due = attackers(s, step.seat) if not s.players[step.seat].out else ()
    if len(due) < 2:
        return "", ()
    return "Which enemy attacks next?", tuple(Choose(of="enemies", what=card) for card in due)


def resolve_enemies(t: Ledger, step: Step, command: Any) -> None:
    """The step stays: he is asked again until one enemy is left."""
    attacks(t, step, command.what)


def run_enemies(t: Ledger, step: Step) -> None:
    """The only enemy that is still to attack does so. More may have come when it is done."""
    due = attackers(t.state, step.seat) if not t.state.players[step.seat].out else ()
    if due:
        then(t, step)
        attacks(t, step, due[0])


def attacks(t: Ledger, step: Step, enemy: str) -> None:
    """That enemy attacks now, and not again this phase."""
    s = t.state
    each = bool(values.barred(s, "attacks-each", enemy))
    key = f"phase:attacked:{enemy}:{step.seat if each else ''}"
    t.happen(ev.Noted(key=key, value=1))
    then(t, *attack(t, enemy, step.seat, deal=each, fresh=False))


def rangers(s: State, seat: str) -> tuple[str, ...]:
    """Ready characters of this player that may attack enemies engaged with others (ranged)."""
    return tuple(c for c in looking.characters(s, seat) if not s.pieces[c].exhausted and values.granted(s, "ranged", c))


def _able(s: State, seat: str, enemy: str, *, by_card: bool = False) -> tuple[str, ...]:
    """Characters that may attack this enemy with this player: his own, others' with ranged. `by_card`: a card text
    lets him attack it, wherever it is.
    """
    out: list[str] = []
    mine = by_card or looking.engaged_with(s, enemy) == seat or bool(values.barred(s, "attacks-each", enemy))
    for other in looking.players_at(s, s.players[seat].area):
        for card in looking.characters(s, other):
            ranged = values.granted(s, "ranged", card)
            if (other == seat and mine) or ranged:
                tired = s.pieces[card].exhausted
                if not tired and not values.barred(s, "cannot-attack", card) and not kept_from(s, enemy, card):
                    out.append(card)
    return tuple(out)


def targets(s: State, seat: str) -> tuple[str, ...]:
    """The enemies that he may attack: each engaged with him once; those of others with ranged characters."""
    out = []
    for other in looking.players_at(s, s.players[seat].area):
        if other == seat or rangers(s, seat):
            out += list(looking.at(s, f"engaged:{other}"))
    out += [c for c in s.pieces if values.barred(s, "attacks-each", c)]
    return tuple(c for c in dict.fromkeys(out) if not s.notes.get(f"phase:struck:{seat}:{c}") and _able(s, seat, c))


def ask_strike(s: State, step: Step) -> Asked:
    """Which enemy he attacks, or an end to it; then who attacks it. `card` is the enemy, `ids` the attackers so far."""
    if s.players[step.seat].out:
        return "", ()
    if not step.card:
        found = targets(s, step.seat)
        if not found:
            return "", ()
        options: tuple[Any, ...] = tuple(Choose(of="strike", what=card) for card in found)
        return "Do you attack an enemy?", (*options, Done(of="strike"))
    if step.card not in s.pieces:
        return "", ()
    able = tuple(c for c in _able(s, step.seat, step.card, by_card=_by_card(step)) if c not in step.ids)
    return "Who attacks it?", (*(Choose(of="attackers", what=card) for card in able), Done(of="attackers"))


def _by_card(step: Step) -> bool:
    """Whether it is one attack that a card text gives, beside those of the phase."""
    return bool(step.env.get("by"))


def run_strike(t: Ledger, step: Step) -> None:
    """The enemy that he had named has left play by a hand move: he may attack another one."""
    if step.card and not _by_card(step):
        then(t, changed(step, card="", ids=()))


def resolve_strike(t: Ledger, step: Step, command: Any) -> None:
    if isinstance(command, Choose) and command.of == "strike":
        t.happen(ev.StepChanged(step=changed(step, card=command.what, ids=())))
        return
    if isinstance(command, Choose):
        step = changed(step, ids=(*step.ids, command.what))
        if set(_able(t.state, step.seat, step.card, by_card=_by_card(step))) - set(step.ids):
            t.happen(ev.StepChanged(step=step))
            return
    elif command.of == "strike":
        t.happen(ev.StepClosed())
        return
    if _by_card(step):
        t.happen(ev.StepClosed())
    else:
        t.happen(ev.StepChanged(step=changed(step, card="", ids=())))
    strike(t, step)


def strike(t: Ledger, step: Step) -> None:
    """The attackers exhaust; their attack together less the enemy's defense is dealt as damage.

    Who was named and has left play or is exhausted by a hand move since does not attack.
    """
    enemy, s = step.card, t.state
    step = changed(step, ids=tuple(card for card in step.ids if card in s.pieces and not s.pieces[card].exhausted))
    if not step.ids or enemy not in s.pieces:
        return
    if not _by_card(step):
        t.happen(ev.Noted(key=f"phase:struck:{step.seat}:{enemy}", value=1))
    for card in step.ids:
        doing.exhaust(t, card)
    s = t.state
    total = sum(_strength(s, card, enemy) for card in step.ids)
    amount = max(0, total - values.defense(s, enemy))
    doing.event(t, "struck", card=enemy, other=" ".join(step.ids), seat=step.seat, n=amount, m=total)
    then(t, Step(name="struck", card=enemy, seat=step.seat, ids=step.ids))
    leaving.damage(t, enemy, amount, cause=step.ids[0])


def struck(t: Ledger, step: Step) -> None:
    """After the attack and what its damage led to: `by` are the attackers, `slain` whether the enemy is destroyed."""
    slain = "" if step.card in t.state.pieces else "yes"
    area = t.state.players[step.seat].area
    moment(t, "struck", card=step.card, seat=step.seat, area=area, by=" ".join(step.ids), slain=slain)


def _strength(s: State, card: str, enemy: str) -> int:
    """The attack of a character against that enemy."""
    extra = sum(c.worth(s, src, enemy) for src, c in values.acting(s, "attack-against") if c.of(s, src, card))
    return values.attack(s, card) + extra


def end(t: Ledger, _: Step) -> None:
    """Shadow cards that are left are discarded without effect, unless the stage keeps them (RULES 10.8)."""
    if values.barred(t.state, "keeps-shadows"):
        return
    for card in tuple(t.state.pieces):
        doing.discard_shadows(t, card)
