"""Words for shadow effects and for what lasts as long as an attack: "attack" in `env` is its number."""

from __future__ import annotations

from collections.abc import Callable

from rules.angmar import doing, leaving, looking
from rules.angmar.pools import chosen
from rules.angmar.state import State, Step
from rules.angmar.steps import attack as fight
from rules.angmar.texts import Ids, If, Word, Words
from rules.angmar.words import Amount, act, inner, number, when
from rules.angmar.writing import right_after
from rules.core.ledger import Ledger

attacker = chosen("enemy")
"""The attacking enemy, if it is in play."""


def attack_number(f: Step) -> int:
    return int(f.env.get("attack") or 0)


def defender(s: State, f: Step) -> tuple[str, ...]:
    """The defending character, if there is one."""
    found = fight.defender(s, attack_number(f))
    return (found,) if found else ()


def boost(by: Amount) -> Word:
    """The attacker has so much more attack for this attack."""

    def run(t: Ledger, f: Step) -> None:
        amount = number(by, t.state, f)
        if amount and f.env.get("enemy") in t.state.pieces:
            doing.last(t, f"attack:{f.env['attack']}", "attack", amount, f.env["enemy"], card=f.card)

    return act(run)


def boost_if(condition: If, more: int, less: int = 1) -> Word:
    """So much more attack, or another number if the condition holds."""
    return boost(lambda s, f: more if condition(s, f) else less)


def shadows(s: State, enemy: str) -> tuple[str, ...]:
    """All shadow cards of an enemy."""
    return looking.pile(s, f"shadow:{enemy}")


def facedown(s: State, enemy: str) -> tuple[str, ...]:
    """Its shadow cards that no attack has turned up yet."""
    return tuple(c for c in shadows(s, enemy) if not any(key.endswith(f":shown:{c}") for key in s.notes))


def can_deal(ids: Ids) -> Callable[[State, str], bool]:
    """Whether a Travel cost that deals each of these enemies a shadow card can be paid in full (RULES 1.9, 3.4)."""

    def may(s: State, card: str) -> bool:
        return 0 < len(ids(s, Step(name="script", card=card))) <= len(looking.pile(s, "encounter"))

    return may


def undefended() -> Word:
    """The attack counts as undefended."""
    return act(lambda t, f: _noted(t, f"attack:{f.env['attack']}:undefended"))


def _noted(t: Ledger, key: str) -> None:
    doing.note(t, key)


def after_attack(*words: Word) -> Word:
    """The words are done after this attack, and after those of the shadow cards before this one."""

    def run(t: Ledger, f: Step) -> None:
        def earlier(step: Step) -> bool:
            return step.name == "script" and step.env.get("attack") == f.env["attack"]

        right_after(t, "attack.after", inner(f, "after"), n=attack_number(f), past=earlier)

    return Word(run, {"after": words})


def on_killing(kind: str, *words: Word) -> Word:
    """After this attack, if it killed a character ("ally", "character"); `env["victim"]` is the first one it killed."""

    def fell(s: State, f: Step) -> bool:
        return bool(victims(s, f, kind))

    return after_attack(act(lambda t, f: {"victim": next(iter(victims(t.state, f, kind)), "")}), when(fell, *words))


def victims(s: State, f: Step, kind: str = "character") -> tuple[str, ...]:
    """Characters that this attack has killed, by what is printed on them."""
    prefix = f"attack:{f.env['attack']}:killed:"
    cards = (key[len(prefix) :] for key in s.notes if key.startswith(prefix))
    kinds = looking.ALLIES if kind == "ally" else looking.CHARACTERS
    return tuple(card for card in cards if looking.front(s, card).kind in kinds)


def again() -> Word:
    """The enemy attacks the same player once more after the attack that is at work, with a new shadow card (FAQ 1.42).

    It is the attacker of a shadow effect, or the enemy whose own attack the moment "attacked" is about.
    """

    def run(t: Ledger, f: Step) -> None:
        enemy, seat = f.env.get("enemy") or f.env["it"], f.env["seat"]
        if enemy in t.state.pieces and not t.state.players[seat].out:
            attack_further(t, f, enemy, seat)

    return act(run)


def attack_further(t: Ledger, f: Step, enemy: str, seat: str) -> None:
    """One more attack after the one at work, and after those that came of it before, with a new shadow card."""
    number = attack_number(f)

    def earlier(step: Step) -> bool:
        return step.name.startswith("attack.") and step.n > number

    right_after(t, "attack.over", *fight.attack(t, enemy, seat, deal=True, fresh=True), n=number, past=earlier)


def attack_again() -> Word:
    """The attacker makes one more attack after this one."""
    return after_attack(again())


def dealt(s: State, f: Step) -> int:
    """The damage that this attack dealt."""
    return s.notes.get(f"attack:{f.env['attack']}:dealt", 0)


def over(s: State, f: Step) -> int:
    """The damage beyond the hit points that were left."""
    return s.notes.get(f"attack:{f.env['attack']}:over", 0)


def is_undefended(s: State, f: Step) -> bool:
    return not fight.defender(s, attack_number(f))


def defender_damaged(s: State, f: Step) -> bool:
    return any(s.pieces[card].damage for card in defender(s, f))


def captured(card: str, under: str) -> Words:
    """The card in `env[card]` is captured under that in `env[under]`."""

    def run(t: Ledger, f: Step) -> None:
        if f.env.get(card) in t.state.pieces and f.env.get(under) in t.state.pieces:
            leaving.capture(t, f.env[card], f.env[under], cause=f.card)

    return (act(run),)
