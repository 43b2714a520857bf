"""The encounter set Intruders in Chetwood."""

from rules.angmar import doing, leaving, looking, values
from rules.angmar.pools import about_me, area, characters, chosen, current, enemies, kind, of_kind, seats, staged
from rules.angmar.shadow_words import after_attack, attacker, boost, defender
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, anything, write
from rules.angmar.words import (
    act,
    add,
    as_player,
    attack_now,
    choose,
    doomed,
    each_player,
    engage,
    exhaust,
    find,
    lasting,
    lose,
    option,
    reshuffle,
    reveal,
    start_tally,
    surge,
    tallied,
    tally,
    to_staging,
    when,
)
from rules.core.ledger import Ledger

STAGED_ENEMIES = of_kind("enemy", where="staging")
READY_HEROES = characters("you", "hero", exhausted=False)

write(
    "orc-war-party-tlr",
    Text(
        constants=(
            Constant("no-damage", of=STAGED_ENEMIES, when=staged),
            Constant("cannot-win", of=anything),
        ),
    ),
)


def _engaged(s: State, f: Step) -> bool:
    """Whether the attacker is engaged: one that is staged cannot return (RULES 4.6)."""
    return any(looking.engaged_with(s, card) for card in attacker(s, f))


write(
    "chetwood-forest-tlr",
    Text(
        travel_if=lambda s, card: bool(enemies("staging")(s, Step(name="script", card=card))),
        travel=(
            choose(seats, "Who engages an enemy?", into="who", who="first"),
            as_player("who", choose(enemies("staging"), "Which enemy is engaged?"), engage(chosen())),
        ),
        shadow=(
            option(
                "What happens?",
                {
                    "Exhaust one of your heroes": (
                        lambda s, f: bool(READY_HEROES(s, f)),
                        (
                            choose(READY_HEROES, "Which hero is exhausted?"),
                            exhaust(chosen()),
                        ),
                    ),
                    "The attacker returns to the staging area after this attack": (
                        _engaged,
                        (after_attack(to_staging(attacker)),),
                    ),
                },
                who="you",
            ),
        ),
    ),
)
write(
    "borders-of-bree-land-tlr",
    Text(
        forced=(
            Trigger(
                "quest-begins",
                (
                    choose(enemies("engaged"), "Which enemy returns to the staging area?", who="first"),
                    to_staging(chosen()),
                ),
                when=lambda s, f: staged(s, f.card) and bool(enemies("engaged")(s, f)),
            ),
        ),
        shadow=(lasting("attack", "defense", lambda s, f: -_stages(s, f), defender),),
    ),
)


def _stages(s: State, f: Step) -> int:
    """Quest stages in play there: side quests too, or only the main quest's (setting "stages")."""
    cards = looking.quest_cards(s, area(s, f))
    return len([c for c in cards if s.options.get("stages") != "main" or looking.kind(s, c) == "quest"])


write(
    "outlying-homestead-tlr",
    Text(
        constants=(Constant("no-lower-threat", of=anything, when=staged),),
        travel_if=lambda s, _: bool(looking.pile(s, "encounter")),
        travel=(reveal(1),),
    ),
)


def _attackers(s: State, f: Step) -> int:
    """How many staged enemies make an attack."""
    return sum(1 for enemy in enemies("staging")(s, f) if not values.barred(s, "no-attack", enemy))


def _nobody(s: State, f: Step) -> bool:
    return not tallied(s, f)


write(
    "sudden-assault-tlr",
    Text(
        uncancelled=True,
        revealed=(
            start_tally(),
            when(
                lambda s, f: values.questing(s, area(s, f)) > values.staging_threat(s, area(s, f)),
                tally(_attackers),
                attack_now(enemies("staging"), "first"),
            ),
            when(
                _nobody,
                find(kind("enemy", name="Orc War Party"), "Which Orc War Party is added?", who="first"),
                add(),
                reshuffle(),
            ),
        ),
    ),
)
write(
    "surprising-speed-tlr",
    Text(
        revealed=(
            start_tally(),
            each_player(
                choose(enemies("you"), "Which enemy returns to the staging area?"),
                when(lambda s, f: bool(f.env["chosen"]), to_staging(chosen()), tally()),
            ),
            when(_nobody, surge(), doomed(1)),
        ),
        shadow=(boost(1), after_attack(to_staging(attacker))),
    ),
)
write(
    "orc-rearguard-tlr",
    Text(
        constants=(Constant("progress-cap", 3, of=anything),),
        forced=(Trigger("staging-ends", (reveal(1),), when=lambda s, f: current(s, f.card)),),
    ),
)


def _put_under(t: Ledger, f: Step) -> None:
    for card in tuple(t.state.pieces):
        if looking.key_of(card) == "iarion-tlr":
            leaving.leave(t, card, to=f"under:{f.card}", how="put under", cause=f.card)


def _back(t: Ledger, f: Step) -> None:
    """He came out from under the defeated card: back into play, exhausted."""
    for card in looking.pile(t.state, f"under:{f.card}"):
        doing.enter(t, card, f"play:{t.state.first}", how="returned", exhausted=True, cause=f.card)


def _thrown_away(t: Ledger, f: Step) -> None:
    for card in looking.pile(t.state, f"under:{f.card}"):
        doing.move(t, card, "discard", how="discarded", cause=f.card)


write(
    "rescue-iarion-tlr",
    Text(
        revealed=(act(_put_under),),
        forced=(
            Trigger("defeated", (act(_back),), out=True, when=about_me),
            Trigger("time", (act(_thrown_away), lose("iarion")), when=about_me),
        ),
    ),
)
