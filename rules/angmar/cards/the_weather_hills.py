"""The encounter set The Weather Hills."""

from rules.angmar import looking
from rules.angmar.cards.angmar_orcs import ORC
from rules.angmar.looking import front
from rules.angmar.pools import about_me, active, characters, chosen, count, in_piles, kind, me, quest_count
from rules.angmar.shadow_words import boost, boost_if, defender_damaged
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, anything, write
from rules.angmar.words import (
    add_engaged,
    advance,
    attack_now,
    choose,
    damage,
    each_player,
    exhaust,
    find,
    flip,
    heal,
    lose,
    put_time,
    put_tokens,
    reshuffle,
    spread,
    when,
)

MISSION = "hunting-the-orcs-savage-counter-attack-tlr"
WEATHER = kind("treachery", trait="Weather")
DAMAGED = characters("you", damaged=True)
ALL_DAMAGED = characters("all", damaged=True)


def mission(s: State, _: Step) -> tuple[str, ...]:
    """The Mission objective, whichever side is up."""
    return tuple(c for c in s.pieces if looking.key_of(c) == MISSION)


def was_active(s: State, f: Step) -> bool:
    """It was explored as the active location."""
    return about_me(s, f) and f.env["was"] == "active"


def weather_revealed(s: State, f: Step) -> bool:
    """A Weather treachery was revealed."""
    return WEATHER(s, f.env["it"])


write(
    "cornered-orc-tlr",
    Text(
        forced=(Trigger("engaged", (attack_now(me),), when=about_me),),
        shadow=(boost_if(defender_damaged, 2, 1),),
    ),
)


def _orc_added(s: State, f: Step) -> bool:
    """While it is active, an Orc enemy has come into the staging area from out of play."""
    orc = f.env["it"]
    return active(s, f.card) and s.pieces[orc].at.startswith("staging:") and ORC(s, orc)


write(
    "amon-forn-tlr",
    Text(
        constants=(Constant("cannot-win", of=anything),),
        forced=(Trigger("entered", (attack_now(chosen("it"), "first"),), when=_orc_added),),
    ),
)
write(
    "weathered-hilltop-tlr",
    Text(
        constants=(Constant("threat", lambda s, source, _: s.pieces[source].tokens),),
        forced=(Trigger("revealed", (put_tokens(me),), when=weather_revealed),),
    ),
)
write(
    "exposed-ridge-tlr",
    Text(
        forced=(
            Trigger(
                "refresh-ends",
                (each_player(choose(characters(), "Which character takes 1 damage?"), damage(chosen())),),
                when=lambda s, f: active(s, f.card),
            ),
        ),
        shadow=(boost(count(DAMAGED)),),
    ),
)
write(
    "sheltered-valley-tlr",
    Text(
        travel_if=lambda s, card: any(s.pieces[c].tokens for c in mission(s, Step(name="script", card=card))),
        travel=(put_tokens(mission, -1),),
        forced=(
            Trigger(
                "explored",
                (choose(ALL_DAMAGED, "Which character is healed?", who="first"), heal(chosen())),
                when=lambda s, f: was_active(s, f) and bool(ALL_DAMAGED(s, f)),
                optional=True,
                out=True,
                text="Heal all damage on a character",
            ),
        ),
    ),
)
ORCS_TO_FIND = in_piles("encounter", "discard", fits=ORC)
write(
    "concealed-orc-camp-tlr",
    Text(
        travel_if=lambda s, card: bool(ORCS_TO_FIND(s, Step(name="script", card=card))),
        travel=(find(ORC, "Which Orc engages you?"), add_engaged(), reshuffle()),
        forced=(
            Trigger(
                "explored",
                (put_tokens(mission),),
                when=lambda s, f: was_active(s, f) and bool(mission(s, f)),
                optional=True,
                out=True,
                text="Put 1 token on the Mission objective",
            ),
        ),
    ),
)
write(
    "ice-storm-tlr",
    Text(
        revealed=(each_player(spread(characters(), quest_count)), exhaust(ALL_DAMAGED)),
        shadow=(spread(characters(), quest_count),),
    ),
)
write(
    "find-shelter-tlr",
    Text(
        forced=(
            Trigger(
                "time",
                (
                    each_player(choose(characters("you", "hero"), "Which hero takes 4 damage?"), damage(chosen(), 4)),
                    put_time(me, 4),
                ),
                when=about_me,
            ),
        ),
    ),
)


def _enough(s: State, f: Step) -> bool:
    """As many tokens as there are players in the game, and 3 more."""
    return any(s.pieces[c].tokens >= len(looking.order(s)) + 3 for c in me(s, f))


write(
    MISSION,
    Text(
        forced=(
            Trigger("destroyed", (put_tokens(me), when(_enough, flip(me))), when=lambda s, f: f.env["kind"] == "enemy"),
        ),
    ),
)


def _character_killed(s: State, f: Step) -> bool:
    """The attack of an enemy destroyed a character."""
    return f.env["attack"] not in {"", "0"} and front(s, f.env["it"]).kind in looking.CHARACTERS


write(
    f"{MISSION}/2",
    Text(
        forced=(
            Trigger("flipped", (advance(),), when=about_me),
            Trigger("destroyed", (put_tokens(me, -1),), when=_character_killed),
            Trigger("always", (lose("no tokens"),), when=lambda s, f: not s.pieces[f.card].tokens),
        ),
    ),
)
