"""The campaign's burdens and side quests (campaign.json 158, 160, 168-170, 173, 175, 183).

Loot the Dungeons may have surge: one of two sources says so. It is added and never revealed, so it makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.angmar import doing, leaving, looking, values
from rules.angmar.campaign.begin import from_pool, key, log_of, write
from rules.angmar.campaign.offers import offer_permanent, offer_to_hand
from rules.angmar.looking import front, has_trait, printed
from rules.angmar.pools import about_me, characters, chosen, host
from rules.angmar.shadow_words import attacker
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Of, Text, Trigger, When
from rules.angmar.texts import write as says
from rules.angmar.words import (
    act,
    choose,
    discard_random,
    each_player,
    exhaust,
    lasting,
    lose,
    option,
    raise_threat,
    when,
)
from rules.core.ledger import Ledger

LOOT = ("176", "177", "178", "179", "180", "181")


def _by_attack(s: State, f: Step) -> bool:
    """An attack has damaged a character."""
    it = f.env["it"]
    face = printed(s, it) if it in s.pieces else front(s, it)
    return f.env["attack"] not in {"", "0"} and face.kind in looking.CHARACTERS


def _suffer(t: Ledger, f: Step) -> None:
    doing.mark(t, f.card, "damage", t.state.pieces[f.card].damage + 1, cause=f.card)


def _eased(t: Ledger, quest: str, amount: int) -> bool:
    """Progress removes damage instead."""
    doing.mark(t, quest, "damage", max(0, t.state.pieces[quest].damage - amount))
    return True


def _too_much(s: State, f: Step) -> bool:
    return s.pieces[f.card].damage >= values.side_limit(len(s.seats))


says(
    key("158"),
    Text(
        takes=_eased,
        forced=(
            Trigger("damaged", (act(_suffer),), when=_by_attack),
            Trigger("always", (lose("innocent"),), when=_too_much),
        ),
    ),
)


def _moved(t: Ledger, f: Step) -> None:
    """1 damage goes from here to the character that survived."""
    if t.state.pieces[f.card].damage and f.env["it"] in t.state.pieces:
        doing.mark(t, f.card, "damage", t.state.pieces[f.card].damage - 1, cause=f.card)
        leaving.damage(t, f.env["it"], 1, cause=f.card)


says(
    f"{key('158')}/2",
    Text(
        forced=(Trigger("damaged", (act(_moved),), when=lambda s, f: _by_attack(s, f) and bool(f.env["alive"])),),
    ),
)
says(
    key("160"),
    Text(
        forced=(
            Trigger("current", (each_player(discard_random()),), when=about_me),
            Trigger(
                "defeated",
                (
                    act(lambda t, _: from_pool(t, "160")),
                    each_player(offer_permanent("Which permanent boon do you take?")),
                ),
                when=about_me,
                out=True,
            ),
        ),
    ),
)

# Thaurdir's burdens: on Thaurdir until a Sorcery treachery moves them onto a hero, where they are Sorcery attachments.


def _on_hero(s: State, source: str) -> bool:
    held = looking.host(s, source)
    return bool(held) and printed(s, held).kind == "hero"


def _sorcery_revealed(s: State, f: Step) -> bool:
    return printed(s, f.env["it"]).kind == "treachery" and has_trait(s, f.env["it"], "Sorcery")


def _most(worth: Callable[[State, str], int]) -> Callable[[State, Step], tuple[str, ...]]:
    """The heroes with the most of something; the first player chooses among several (FAQ 1.03)."""

    def found(s: State, f: Step) -> tuple[str, ...]:
        heroes = characters("all", "hero")(s, f)
        best = max((worth(s, c) for c in heroes), default=0)
        return tuple(c for c in heroes if worth(s, c) == best)

    return found


def _goods(s: State, hero: str) -> int:
    return sum(1 for c in looking.attached(s, hero) if not printed(s, c).kind.startswith("objective"))


def _goes(t: Ledger, f: Step) -> None:
    if f.env["chosen"] and f.card in t.state.pieces and looking.host(t.state, f.card) != f.env["chosen"]:
        doing.attach(t, f.card, f.env["chosen"], cause=f.card)


def _burden(number: str, worth: Callable[[State, str], int], *weights: tuple[str, int]) -> None:
    says(
        key(number),
        Text(
            constants=tuple(Constant(stat, amount, of=_of_host, when=_on_hero_now) for stat, amount in weights),
            forced=(
                Trigger(
                    "revealed",
                    (choose(_most(worth), "Which hero takes it?", who="first"), act(_goes)),
                    when=_sorcery_revealed,
                ),
            ),
        ),
    )


_of_host: Of = host
_on_hero_now: When = _on_hero

_burden("168", lambda s, c: s.pieces[c].resources, ("willpower", -2), ("blank", 1))
_burden("169", _goods, ("attack", -2), ("cannot-commit", 1))
_burden("170", lambda s, c: s.pieces[c].damage, ("defense", -2), ("no-heal", 1))


def _doomed_events(t: Ledger, f: Step) -> None:
    for seat in looking.players_at(t.state, t.state.players[f.env["seat"]].area):
        doing.threat(t, seat, 1, cause=f.card)


def _relief(t: Ledger, _: Step) -> None:
    write(t, despair=log_of(t).despair + 1)


says(
    key("173"),
    Text(
        forced=(
            Trigger("event", (act(_doomed_events),)),
            Trigger("defeated", (act(_relief),), when=about_me, out=True),
        ),
    ),
)
says(
    key("175"),
    Text(
        constants=(Constant("quest_points", lambda s, _, __: 4 * len(looking.order(s))),),
        forced=(
            Trigger(
                "defeated",
                (each_player(offer_to_hand("Which boon do you take into your hand?", LOOT), who="every"),),
                when=about_me,
                out=True,
            ),
        ),
    ),
)
READY_HEROES = characters("you", "hero", exhausted=False)
says(
    key("183"),
    Text(
        revealed=(
            each_player(
                option(
                    "Losing Time",
                    {
                        "Raise your threat by 3": (None, (raise_threat(3),)),
                        "Exhaust one of your heroes": (
                            lambda s, f: bool(READY_HEROES(s, f)),
                            (choose(READY_HEROES, "Which hero is exhausted?"), exhaust(chosen())),
                        ),
                    },
                    who="you",
                )
            ),
        ),
        shadow=(
            when(
                lambda s, _: s.options.get("losing-time") != "none",
                option(
                    "What does the attacker gain until the end of the phase?",
                    {
                        "+3 attack": (None, (lasting("phase", "attack", 3, attacker),)),
                        "+3 defense": (None, (lasting("phase", "defense", 3, attacker),)),
                    },
                ),
            ),
        ),
    ),
)
