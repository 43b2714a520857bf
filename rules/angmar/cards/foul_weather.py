"""The encounter set Foul Weather."""

from rules.angmar.pools import CHARACTERS, about_me, characters, chosen, count, damaged_characters
from rules.angmar.shadow_words import boost, defender
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import choose, damage, each_player, heal, spread, to_current_quest, uncommit

QUESTING = characters("all", questing=True)
DAMAGED = characters("you", damaged=True)
DAMAGED_HEROES = characters("you", "hero", damaged=True)

write(
    "biting-wind-tlr",
    Text(revealed=(spread(QUESTING, count(QUESTING), who="first"),), shadow=(damage(defender),)),
)
write(
    "freezing-blast-tlr",
    Text(
        revealed=(uncommit(characters("all", damaged=True, questing=True)),),
        shadow=(boost(count(DAMAGED)),),
    ),
)
write(
    "cold-from-angmar-tlr",
    Text(
        revealed=(
            each_player(choose(characters("you", "hero"), "Which hero takes 1 damage?"), damage(chosen())),
            to_current_quest(),
        ),
        constants=(Constant("blank", of=damaged_characters),),
    ),
)
write(
    "make-camp-tlr",
    Text(
        constants=(Constant("no-heal", of=CHARACTERS),),
        forced=(
            Trigger(
                "defeated",
                (each_player(choose(DAMAGED_HEROES, "Which hero heals 3 damage?", optional=True), heal(chosen(), 3)),),
                when=about_me,
                optional=True,
                out=True,
                text="Each player heals a hero",
            ),
        ),
    ),
)
