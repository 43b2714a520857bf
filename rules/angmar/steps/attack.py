"""One attack of an enemy, in its four steps (RULES 3.6).

An attack has a number `n`. Its steps lie on the agenda together; what lasts for the attack is "attack:N".
"""

from __future__ import annotations

from typing import Any

from rules.angmar import doing, leaving, looking, values
from rules.angmar import events as ev
from rules.angmar.commands import Choose, Done
from rules.angmar.looking import front, printed
from rules.angmar.moments import moment
from rules.angmar.state import State, Step, changed
from rules.angmar.steps.windows import offered
from rules.angmar.texts import SCRIPTS
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger

Asked = tuple[str, tuple[Any, ...]]
PARTS = ("begin", "defend", "declared", "shadows", "resolved", "hurt", "after", "over")
PAUSES = {
    "attack.declared": "Action window (combat: a defender is declared, or none). Go on?",
    "attack.resolved": "Action window (combat: the shadow cards are done). Go on?",
}
"""There is an action window after each of the four steps (FAQ 1.28). Who defends is asked in the first one, which
enemy attacks next in the last.
"""

PARRIED = 2
"""Noted as the reason that an attack goes no further: a player card ended it when it had begun; 1 is that it did not
begin.
"""


def attack(t: Ledger, enemy: str, seat: str, *, deal: bool = True, fresh: bool = False) -> tuple[Step, ...]:
    """The steps of an attack. `deal`: it gets a shadow card first (attacks outside combat, FAQ 1.28); `fresh`: its
    earlier shadow cards are discarded before (further attacks, FAQ 1.42).
    """
    number = doing.note(t, "game:attacks")
    env = {"deal": "yes" if deal else "", "fresh": "yes" if fresh else ""}
    return tuple(Step(name=f"attack.{part}", card=enemy, seat=seat, n=number, env=env) for part in PARTS)


def _on(s: State, step: Step) -> bool:
    """Whether the attack goes on: its enemy is in play and its player in the game (FAQ Q&A)."""
    return step.card in s.pieces and not s.players[step.seat].out and not _cancelled(s, step)


def _cancelled(s: State, step: Step) -> bool:
    return bool(s.notes.get(f"attack:{step.n}:cancelled"))


def begin(t: Ledger, step: Step) -> None:
    if not _on(t.state, step) or values.barred(t.state, "no-attack", step.card):
        t.happen(ev.Noted(key=f"attack:{step.n}:cancelled", value=1))
        return
    if step.env.get("fresh"):
        doing.discard_shadows(t, step.card)
    if step.env.get("deal"):
        doing.deal_shadow(t, step.card)
    doing.event(t, "attacks", card=step.card, seat=step.seat)
    moment(t, "attacks", card=step.card, seat=step.seat, area=_area(t.state, step), attack=str(step.n))


def _area(s: State, step: Step) -> str:
    return s.players[step.seat].area


def ask_defend(s: State, step: Step) -> Asked:
    """One ready defender, or none. Others' characters may step in by sentinel; no one else's attack, any player may
    defend (FAQ 1.33).
    """
    if not _on(s, step):
        return "", ()
    able = defenders(s, step.card, step.seat)
    return "Who defends?", (*(Choose(of="defend", what=card) for card in able), Done(of="defend"))


def defenders(s: State, enemy: str, seat: str) -> tuple[str, ...]:
    """Characters that may defend: his own; others' with sentinel, and anybody's if the enemy is engaged with nobody
    (one that counts as engaged with each player is engaged with him).
    """
    anybody = looking.engaged_with(s, enemy) == "" and not values.barred(s, "attacks-each", enemy)
    out = []
    for other in looking.players_at(s, s.players[seat].area):
        for card in looking.characters(s, other):
            may = other == seat or anybody or values.granted(s, "sentinel", card)
            tired = s.pieces[card].exhausted and not values.barred(s, "defends-exhausted", card)
            if may and not tired and not values.barred(s, "cannot-defend", card) and not kept_from(s, enemy, card):
                out.append(card)
    return tuple(out)


def kept_from(s: State, enemy: str, card: str) -> bool:
    """An enemy that such characters can neither attack nor defend against (Goblin Pursuer)."""
    return any(src == enemy and c.worth(s, src, card) for src, c in values.acting(s, "cannot-fight"))


def resolve_defend(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    if isinstance(command, Choose):
        t.happen(ev.Noted(key=f"attack:{step.n}:defender:{command.what}", value=1))
        doing.exhaust(t, command.what)
        doing.event(t, "defends", card=command.what, other=step.card, seat=step.seat)
        moment(
            t, "defends", card=command.what, seat=step.seat, area=_area(t.state, step), attack=str(step.n),
            enemy=step.card,
        )  # fmt: skip
    else:
        doing.event(t, "undefended", other=step.card, seat=step.seat)


def ask_pause(s: State, step: Step) -> Asked:
    """Asked of the attacked player; not at a table without pauses. There is no second one where nothing was turned up,
    or where he is asked anyway who takes the damage.
    """
    if s.options.get("pace") != "windows" or not _on(s, step):
        return "", ()
    turned_up = any(key.startswith(f"attack:{step.n}:shown:") for key in s.notes)
    hero_asked = not defender(s, step.n) and len(looking.heroes(s, step.seat)) > 1
    if step.name == "attack.resolved" and (hero_asked or not turned_up):
        return "", ()
    return PAUSES[step.name], offered(s, step.seat)


def defender(s: State, number: int) -> str:
    """The defender of an attack, if he is still in play and the attack does not count as undefended."""
    if s.notes.get(f"attack:{number}:undefended"):
        return ""
    prefix = f"attack:{number}:defender:"
    named = next((key[len(prefix) :] for key in s.notes if key.startswith(prefix)), "")
    return named if named in s.pieces else ""


def shadows(t: Ledger, step: Step) -> None:
    """Every shadow card of the enemy is turned up and resolved, one after another."""
    if not _on(t.state, step):
        return
    cards = looking.pile(t.state, f"shadow:{step.card}")
    then(t, *(changed(step, name=f"shadow.{part}", other=card) for card in cards for part in ("show", "window", "do")))


def show(t: Ledger, step: Step) -> None:
    if step.other in looking.pile(t.state, f"shadow:{step.card}"):
        t.happen(ev.Noted(key=f"attack:{step.n}:shown:{step.other}", value=1))
        doing.event(t, "shadow", card=step.other, other=step.card, seat=step.seat)


def ask_shadow(s: State, step: Step) -> Asked:
    """Players may answer a shadow effect with their cards before it is done."""
    words = SCRIPTS.get(f"{front(s, step.other).key}/shadow") or values.barred(s, "shadow-gained")
    if s.options.get("pace") == "quick" or not words:
        return "", ()
    return "This is the shadow card. When everybody is ready, its effect is done.", (Done(of="shadow"),)


def do_shadow(t: Ledger, step: Step) -> None:
    s = t.state
    if not _on(s, step) or step.other not in looking.pile(s, f"shadow:{step.card}"):
        return
    key = front(s, step.other).key
    env = attack_env(step)
    steps: tuple[Step, ...] = ()
    if not s.notes.get(f"phase:cancelled:{step.other}"):
        steps = script(f"{key}/shadow", card=step.other, seat=step.seat, env=env)
        if not steps:
            steps = _gained(s, step, env)
    then(t, *steps, changed(step, name="shadow.done"))


def shadow_done(t: Ledger, step: Step) -> None:
    """After the shadow effect, also one that was canceled."""
    env = attack_env(step)
    moment(t, "shadowed", card=step.card, seat=step.seat, area=_area(t.state, step), shadow=step.other, **{
        k: v for k, v in env.items() if k not in {"it", "seat", "area"}
    })  # fmt: skip


def _gained(s: State, step: Step, env: dict[str, str]) -> tuple[Step, ...]:
    """A shadow effect that an effect gives to cards without one (Mountains of Angmar)."""
    source = values.barred(s, "shadow-gained")
    if not source:
        return ()
    return script(f"{printed(s, source).key}/shadow", card=step.other, seat=step.seat, env=env)


def attack_env(step: Step) -> dict[str, str]:
    """What the text of a shadow card, or one for this attack, works with: the attack, its enemy and player."""
    return {"attack": str(step.n), "enemy": step.card, "it": step.card, "seat": step.seat}


def hurt(t: Ledger, step: Step) -> None:
    """Damage: attack less the defender's defense; undefended, all of it on one hero of the attacked player."""
    s = t.state
    if not _on(s, step):
        return
    who = defender(s, step.n)
    strength = values.attack(s, step.card)
    if who:
        dealt = strength - resistance(s, who, step.card)
        deal(t, step, who, dealt)
        return
    heroes = looking.heroes(s, step.seat)
    if not heroes:
        return
    if len(heroes) == 1:
        deal(t, step, heroes[0], strength)
    else:
        then(t, changed(step, name="attack.hero", ids=heroes))


def resistance(s: State, card: str, enemy: str) -> int:
    """The defense of a character against that enemy."""
    extra = sum(c.worth(s, src, enemy) for src, c in values.acting(s, "defense-against") if c.of(s, src, card))
    return values.defense(s, card) + extra


def deal(t: Ledger, step: Step, card: str, amount: int) -> None:
    doing.event(t, "dealt", card=card, other=step.card, n=max(0, amount))
    leaving.struck(t, card, amount, step.n)
    leaving.damage(t, card, amount, cause=step.card, attack=step.n)


def ask_hero(s: State, step: Step) -> Asked:
    if not _on(s, step):
        return "", ()
    here = tuple(card for card in step.ids if card in s.pieces)
    return "The attack is undefended: which of your heroes takes the damage?", tuple(
        Choose(of="hero", what=card) for card in here
    )


def resolve_hero(t: Ledger, step: Step, command: Any) -> None:
    t.happen(ev.StepClosed())
    if step.card in t.state.pieces:
        deal(t, step, command.what, values.attack(t.state, step.card))


def after(t: Ledger, step: Step) -> None:
    """After the attack: its enemy's own effects, also of an attack that killed (RULES 3.6)."""
    s = t.state
    if _cancelled(s, step):
        return
    moment(
        t, "attacked", card=step.card, seat=step.seat, area=_area(s, step), attack=str(step.n),
        defender=defender(s, step.n),
    )  # fmt: skip


def over(t: Ledger, step: Step) -> None:
    """Shadow cards that were turned up are discarded, and one that was dealt just for this attack although a player
    card ended it before (FAQ 1.28; EDGE_CASES H-09); what lasted for the attack ends.
    """
    cards = looking.pile(t.state, f"shadow:{step.card}")
    gone = [card for card in cards if t.state.notes.get(f"attack:{step.n}:shown:{card}")]
    if not gone and step.env.get("deal") and t.state.notes.get(f"attack:{step.n}:cancelled") == PARRIED:
        gone = list(cards[-1:])
    for card in gone:
        doing.move(t, card, "discard", how="discarded")
    t.happen(ev.LastingEnded(until=f"attack:{step.n}"))
