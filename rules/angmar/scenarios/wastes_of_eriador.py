"""Scenario 4, Wastes of Eriador (quests.json 4; RULES 10.4)."""

from rules.angmar import looking
from rules.angmar.cards.the_wastes_of_eriador import TIME, WARG, becomes_day, becomes_night, day, time
from rules.angmar.pools import characters, chosen, count, me, of_kind, seats
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import (
    add,
    choose,
    dig,
    discard,
    discard_into_deck,
    draw,
    each_player,
    flip,
    lose_progress,
    raise_threat,
    repeat,
    reshuffle,
    reveal,
    set_aside,
    take,
    when,
    win,
)

LEADER = "pack-leader-woe"


def _leaders(s: State) -> tuple[str, ...]:
    return tuple(card for card in s.pieces if looking.key_of(card) == LEADER)


def _lost_allies(s: State, f: Step) -> int:
    """How many allies a Night costs: one, two with three or more players."""
    return 2 if len(seats(s, f)) >= 3 else 1


def _falls_early(s: State, f: Step) -> bool:
    """The Pack Leader is destroyed, which wins the game; with 5 progress the stage is defeated by that anyway."""
    return looking.key_of(f.env["it"]) == LEADER and s.pieces[f.card].progress < 5


write(
    "quest-4-1",
    Text(
        setup=(
            set_aside(LEADER),
            take("shrouded-hills-tlr", "active"),
            take(TIME, "staging"),
            take("amarthiul-woe", "play:first"),
            reshuffle(),
            reveal(count(seats)),
        ),
    ),
)
write(
    "quest-4-1/2",
    Text(
        constants=(Constant("willpower", 1, of=of_kind("hero"), when=day),),
        forced=(Trigger("flipped", (raise_threat(1, "all"),), when=becomes_night),),
    ),
)
write("quest-4-2", Text(revealed=(discard_into_deck(), dig(WARG, count(seats)), add())))
write(
    "quest-4-2/2",
    Text(
        forced=(
            Trigger("flipped", (each_player(draw(1)),), when=becomes_day),
            Trigger(
                "flipped",
                (
                    repeat(
                        _lost_allies,
                        choose(characters("all", "ally", objective=False), "Which ally is discarded?", who="first"),
                        discard(chosen()),
                    ),
                ),
                when=becomes_night,
            ),
        ),
    ),
)
write(
    "quest-4-3",
    Text(
        revealed=(
            when(day, flip(time)),
            take(LEADER, "staging"),
            discard_into_deck(),
            dig(WARG, lambda s, f: len(seats(s, f)) - 1),
            add(),
        ),
    ),
)
write(
    "quest-4-3/2",
    Text(
        constants=(
            Constant(
                "no-damage",
                of=lambda s, _, card: looking.key_of(card) == LEADER,
                when=lambda s, quest: s.pieces[quest].progress < 5,
            ),
            Constant("undefeatable", when=lambda s, _: bool(_leaders(s))),
        ),
        forced=(
            Trigger("flipped", (lose_progress(me),), when=becomes_day),
            Trigger("destroyed", (win(),), when=_falls_early),
        ),
    ),
)
