"""The campaign's boons that players take into their decks (campaign.json 176-181, 185-187, 189, 191, 192).

Each does all that it says by itself; its player is asked whether a Response is used.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.angmar import doing, looking, values
from rules.angmar import events as ev
from rules.angmar.campaign.begin import key
from rules.angmar.cards.campaign_boons import bearer, gives
from rules.angmar.looking import front, has_trait, printed
from rules.angmar.pools import about_me, characters, chosen, enemies, host, kind, quests
from rules.angmar.state import State, Step
from rules.angmar.steps.planning import spend
from rules.angmar.texts import Constant, If, Text, Trigger, Word, procedure
from rules.angmar.texts import write as says
from rules.angmar.words import act, choose, damage, discard, draw, heal, progress, ready
from rules.core.ledger import Ledger

HERO = ("hero",)
UNDEAD = "Undead"


def _response(on: str, when: If, *words: Word) -> Trigger:
    """A Response of the player who controls the card."""
    return Trigger(on, words, when=when, optional=True, seat="controller")


def _slew(who: Callable[[State, Step], tuple[str, ...]]) -> If:
    """One of these attacked and the enemy is destroyed."""
    return lambda s, f: bool(f.env["slain"]) and any(card in f.env["by"].split() for card in who(s, f))


def _itself(_: State, f: Step) -> tuple[str, ...]:
    return (f.card,)


# Restricted: a character has two; with a third, one of them is discarded (RULES 6).

procedure(
    "restricted",
    (
        choose(
            lambda s, f: looking.restricted(s, bearer(s, f)[0]) if bearer(s, f) else (),
            "Which restricted attachment is discarded?",
        ),
        discard(chosen()),
    ),
)

# Rangers


says(
    key("176"),
    Text(
        forced=(
            _response(
                "struck",
                _slew(_itself),
                choose(quests(), "Which quest card takes the progress?"),
                progress(chosen(), 1),
            ),
        ),
    ),
)


def _rich(s: State, f: Step) -> tuple[str, ...]:
    return tuple(hero for hero in looking.heroes(s, f.seat) if s.pieces[hero].resources)


def _has_defended(s: State, f: Step) -> bool:
    """It defended, its attacker is in play, and there is a resource to spend."""
    return f.env["defender"] == f.card and f.env["it"] in s.pieces and bool(_rich(s, f))


def _spend_one(t: Ledger, f: Step) -> None:
    if f.env["chosen"]:
        spend(t, f.seat, f.env["chosen"], 1)


says(
    key("178"),
    Text(
        forced=(
            _response(
                "attacked",
                _has_defended,
                choose(_rich, "Who pays the resource?"),
                act(_spend_one),
                damage(chosen("it"), 2),
            ),
        ),
    ),
)


def _wounded(s: State, f: Step) -> tuple[str, ...]:
    return tuple(c for c in characters("all", damaged=True)(s, f) if not values.barred(s, "no-heal", c))


def _has_committed(s: State, f: Step) -> bool:
    mine = f.env["seat"] == looking.controller(s, f.card)
    return mine and s.pieces[f.card].committed and bool(_wounded(s, f))


says(
    key("179"),
    Text(
        forced=(_response("committed", _has_committed, choose(_wounded, "Who is healed?"), heal(chosen(), 1)),),
    ),
)

# The dungeons' treasures


def _shares_trait(s: State, source: str, card: str) -> bool:
    """An ally of any player that shares a trait with the bearer."""
    held = looking.host(s, source)
    if not held or card not in s.pieces or printed(s, card).kind not in looking.ALLIES:
        return False
    return bool(set(printed(s, held).traits) & set(printed(s, card).traits))


says(key("177"), Text(constants=(Constant("willpower", 1, of=_shares_trait),), onto=HERO))


def _bearer_hurt(s: State, f: Step) -> bool:
    return any(s.pieces[hero].damage and not values.barred(s, "no-heal", hero) for hero in bearer(s, f))


says(
    key("180"),
    Text(
        constants=(gives("hit_points", 2),),
        forced=(_response("eased", _bearer_hurt, heal(bearer, 1)),),
        onto=HERO,
    ),
)


def _known_foe(s: State, source: str, enemy: str) -> int:
    """1 if the enemy shares a trait with an enemy of the victory display."""
    slain = {t for c in looking.pile(s, "victory") if front(s, c).kind == "enemy" for t in front(s, c).traits}
    return 1 if enemy in s.pieces and slain & set(printed(s, enemy).traits) else 0


SILVERTHORN = "game:silverthorn"


def _trophy(s: State, f: Step) -> bool:
    """Once a game; the enemy has not gone to the victory display by itself."""
    return not s.notes.get(SILVERTHORN) and _slew(bearer)(s, f) and f.env["it"] in looking.pile(s, "discard")


def _to_victory(t: Ledger, f: Step) -> None:
    doing.note(t, SILVERTHORN)
    if f.env["it"] in looking.pile(t.state, "discard"):
        doing.move(t, f.env["it"], "victory", how="victory", cause=f.card)


says(
    key("181"),
    Text(
        constants=(
            Constant("attack-against", _known_foe, of=host),
            Constant("defense-against", _known_foe, of=host),
        ),
        forced=(_response("struck", _trophy, act(_to_victory)),),
        onto=HERO,
    ),
)

# The Clues


def _against_undead(stat: str) -> Constant:
    return Constant(stat, lambda s, _, enemy: 1 if has_trait(s, enemy, UNDEAD) else 0, of=host)


TOP = 5


def _look(t: Ledger, f: Step) -> None:
    t.happen(ev.Looked(seat=f.seat, cards=looking.pile(t.state, "encounter")[:TOP]))


def _sorceries(s: State, _: Step) -> tuple[str, ...]:
    return tuple(c for c in looking.pile(s, "encounter")[:TOP] if kind("treachery", trait="Sorcery")(s, c))


def _found(t: Ledger, f: Step) -> None:
    t.happen(ev.Looked(seat=f.seat, cards=()))
    if f.env["chosen"]:
        doing.move(t, f.env["chosen"], "victory", how="victory", cause=f.card)
    doing.shuffle(t, "encounter")


says(
    key("185"),
    Text(
        constants=(gives("attack", 1), _against_undead("attack-against")),
        forced=(
            _response(
                "played",
                about_me,
                act(_look),
                choose(_sorceries, "Which Sorcery goes to the victory display?", optional=True),
                act(_found),
            ),
        ),
        onto=HERO,
    ),
)
says(
    key("186"),
    Text(
        constants=(gives("willpower", 1),),
        forced=(_response("played", lambda s, f: about_me(s, f) and _bearer_hurt(s, f), heal(bearer)),),
        onto=HERO,
    ),
)


def _frail(s: State, f: Step) -> tuple[str, ...]:
    """Undead enemies in play that are not unique and have at most 2 hit points left."""
    return tuple(
        c
        for c in enemies("play", trait=UNDEAD)(s, f)
        if not printed(s, c).unique and not printed(s, c).immune and values.hit_points(s, c) - s.pieces[c].damage <= 2
    )


says(
    key("187"),
    Text(
        constants=(gives("defense", 1), _against_undead("defense-against")),
        forced=(
            _response(
                "played",
                lambda s, f: about_me(s, f) and bool(_frail(s, f)),
                choose(_frail, "Which enemy is discarded?"),
                discard(chosen()),
            ),
        ),
        onto=HERO,
    ),
)

# Rivendell's help


def _engaged_you(s: State, f: Step) -> bool:
    return f.env["seat"] == looking.controller(s, f.card) and s.pieces[f.card].exhausted


says(key("189"), Text(forced=(_response("engaged", _engaged_you, ready(_itself)),)))
says(
    key("191"),
    Text(
        constants=(gives("attack", 2), gives("hit_points", 2)),
        forced=(_response("struck", _slew(bearer), draw()),),
        onto=("hero", "ally", "objective-ally"),
    ),
)


def _against_common(s: State, f: Step) -> bool:
    """It defends against an enemy that is not unique and has shadow cards."""
    enemy = f.env["enemy"]
    return about_me(s, f) and not printed(s, enemy).unique and bool(looking.pile(s, f"shadow:{enemy}"))


says(
    key("192"),
    Text(
        forced=(_response("defends", _against_common, act(lambda t, f: doing.discard_shadows(t, f.env["enemy"]))),),
    ),
)
