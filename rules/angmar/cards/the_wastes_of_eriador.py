"""The encounter set The Wastes of Eriador: Day and Night, and the Wargs (RULES 10.4)."""

from rules.angmar import doing, looking, pools
from rules.angmar.pile_words import topmost
from rules.angmar.pools import (
    about_me,
    area,
    characters,
    chosen,
    enemies,
    kind,
    me,
    of_kind,
    staged,
)
from rules.angmar.shadow_words import after_attack, attack_again, attack_further, boost, boost_if, on_killing
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, Words, anything, group, write
from rules.angmar.words import (
    act,
    add_engaged,
    attack_now,
    choose,
    damage,
    deal_shadow,
    discard,
    each,
    each_player,
    engage,
    exhaust,
    find,
    flip,
    lasting,
    lose_progress,
    option,
    raise_threat,
    reshuffle,
    reveal,
    reveal_found,
    to_staging,
    when,
)
from rules.core.ledger import Ledger

TIME = "daybreak-nightfall-woe"
WARG = kind("enemy", trait="Warg")
WARGS = group("wargs", of_kind("enemy", trait="Warg"))
QUESTS = of_kind(*sorted(looking.QUESTS))


def time(s: State, _: object = None) -> tuple[str, ...]:
    """The Time objective, if it is in play."""
    return tuple(card for card in s.pieces if looking.key_of(card) == TIME)


def night(s: State, _: object = None) -> bool:
    """It is Night: Nightfall is the side of the Time objective that is up."""
    return any(s.pieces[card].side for card in time(s))


def day(s: State, _: object = None) -> bool:
    """It is Day: Daybreak is up."""
    return any(not s.pieces[card].side for card in time(s))


def becomes_night(s: State, f: Step) -> bool:
    """For the moment "flipped": it becomes Night, by whatever turned the objective (RULES 10.4)."""
    return looking.key_of(f.env["it"]) == TIME and night(s)


def becomes_day(s: State, f: Step) -> bool:
    """For the moment "flipped": it becomes Day."""
    return looking.key_of(f.env["it"]) == TIME and day(s)


write(
    TIME,
    Text(
        constants=(Constant("no-checks", of=anything),),
        forced=(
            Trigger("flipped", (to_staging(enemies("engaged")),), when=becomes_day),
            Trigger("round-ends", (flip(me),)),
        ),
    ),
)
write(
    f"{TIME}/2",
    Text(
        constants=(Constant("no-progress", of=QUESTS), Constant("uncancellable", of=anything)),
        forced=(
            Trigger("flipped", (reveal(1),), when=becomes_night),
            Trigger("round-ends", (flip(me),)),
        ),
    ),
)
write(
    "pack-leader-woe",
    Text(
        constants=(Constant("no-optional-engage"),),
        forced=(
            Trigger(
                "engaged",
                (
                    each(
                        enemies("you", trait="Warg"),
                        choose(characters("you", exhausted=False), "Which of your characters is exhausted?"),
                        exhaust(chosen()),
                    ),
                ),
                when=about_me,
            ),
        ),
    ),
)


def _on_to_next(t: Ledger, f: Step) -> None:
    """The attacker engages the next player and attacks him; there is none for a single player (FAQ 1.46)."""
    enemy, here = f.env["enemy"], looking.players_at(t.state, area(t.state, f))
    if enemy not in t.state.pieces or f.seat not in here or len(here) < 2:
        return
    seat = here[(here.index(f.seat) + 1) % len(here)]
    doing.engage(t, enemy, seat, cause=f.card)
    if t.state.pieces[enemy].at == f"engaged:{seat}":
        attack_further(t, f, enemy, seat)


write(
    "northern-warg-woe",
    Text(
        revealed=(lasting("phase", "threat", 1, WARGS),),
        shadow=(after_attack(act(_on_to_next)),),
    ),
)
write(
    "blood-thirsty-warg-woe",
    Text(
        forced=(
            Trigger(
                "flipped",
                (engage(me, "first"), attack_now(me, "first")),
                when=lambda s, f: becomes_night(s, f) and staged(s, f.card),
            ),
        ),
    ),
)
write(
    "hunting-pack-woe",
    Text(constants=(Constant("engagement-for", lambda s, _, seat: -pools.damaged(s, seat)),)),
)
write(
    "white-warg-woe",
    Text(
        forced=(
            Trigger(
                "engaged",
                (
                    choose(characters("you"), "Which of your characters is damaged?"),
                    damage(chosen(), lambda s, _: 2 if night(s) else 1),
                ),
                when=about_me,
            ),
        ),
        shadow=(when(night, attack_again()),),
    ),
)
write(
    "wolf-of-angmar-woe",
    Text(constants=(Constant("attack", 2, when=night),), shadow=(boost_if(night, 2, 1),)),
)


def _warg_staged(s: State, card: str) -> bool:
    """Whether a Warg can engage the first player and get a shadow card: there is none of an empty deck."""
    wargs = enemies("staging", trait="Warg")(s, Step(name="script", card=card))
    return bool(wargs) and bool(looking.pile(s, "encounter"))


def _warg_unseen(s: State, _: str) -> bool:
    """Whether a Warg may be found: shadow cards lie facedown, so one among them counts as well."""
    piles = ("encounter", "discard", *(name for name in s.piles if name.startswith("shadow:")))
    return any(WARG(s, card) for name in piles for card in looking.pile(s, name))


write(
    "eriador-wastes-woe",
    Text(
        constants=(Constant("progress-cap", 5, of=anything, when=staged),),
        travel_if=_warg_staged,
        travel=(
            choose(enemies("staging", trait="Warg"), "Which Warg engages you?", who="first"),
            engage(chosen(), "first"),
            deal_shadow(chosen()),
        ),
    ),
)
write(
    "warg-s-den-woe",
    Text(
        travel_if=_warg_unseen,
        travel=(find(WARG, "Which Warg is revealed?", who="first"), reshuffle(), reveal_found(engaged=True)),
    ),
)


def _current(s: State, f: Step) -> tuple[str, ...]:
    quest = looking.current_quest(s, area(s, f))
    return (quest,) if quest else ()


write(
    "north-downs-woe",
    Text(
        constants=(Constant("threat", 2, when=night),),
        shadow=(boost(1), on_killing("character", lose_progress(_current))),
    ),
)
write(
    "sudden-darkness-woe",
    Text(
        revealed=(when(night, raise_threat(4, "all"), otherwise=(flip(time),)),),
        shadow=(topmost(WARG), add_engaged(), deal_shadow(chosen("found"))),
    ),
)


def _dearest(s: State, f: Step) -> tuple[str, ...]:
    """The allies with the highest cost that you control; objective-allies, without a cost, count as well."""
    allies = characters("you", "ally")(s, f)
    top = max((looking.cost_number(s, card) for card in allies), default=0)
    return tuple(card for card in allies if looking.cost_number(s, card) == top)


PREY: Words = (choose(_dearest, "Which ally is discarded?"), discard(chosen()))
PREDATOR: Words = (find(WARG, "Which Warg is revealed?"), reshuffle(), reveal_found())
write(
    "predatory-wolves-woe",
    Text(
        revealed=(
            each_player(
                option(
                    "What do you do?",
                    {
                        "Find a Warg and reveal it": (None, PREDATOR),
                        "Discard your most expensive ally": (lambda s, f: bool(_dearest(s, f)), PREY),
                    },
                    who="you",
                )
            ),
        ),
        shadow=(choose(characters("you", exhausted=False), "Which character is exhausted?"), exhaust(chosen())),
    ),
)
