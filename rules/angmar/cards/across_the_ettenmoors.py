"""The encounter set Across the Ettenmoors: Trolls, safe locations and side quests (RULES 10.6)."""

from collections.abc import Mapping

from rules.angmar import doing, leaving, looking, pools, values
from rules.angmar.looking import front
from rules.angmar.pools import (
    about_me,
    active,
    characters,
    chosen,
    count,
    enemies,
    host,
    in_piles,
    it,
    kind,
    me,
    of_kind,
    places,
    quests,
    seats,
    staged,
)
from rules.angmar.shadow_words import attack_again, boost, boost_if, defender_damaged, is_undefended, over
from rules.angmar.state import State, Step
from rules.angmar.steps import planning
from rules.angmar.texts import Constant, Text, Trigger, Word, Words, anything, group, write
from rules.angmar.words import (
    act,
    add,
    add_engaged,
    as_player,
    attach_me,
    choose,
    damage,
    deal_shadow,
    discard,
    draw,
    each_player,
    engage,
    exhaust,
    find,
    give_resources,
    heal,
    lasting,
    lose_progress,
    once_placed,
    option,
    reshuffle,
    when,
)
from rules.angmar.writing import then
from rules.core.ledger import Ledger

ALL_ENEMIES = group("ettenmoors enemies", of_kind("enemy"))
HURT = count(characters("you", damaged=True))
FROM_DECKS = kind("ally", "attachment", "event", "player-side-quest")
"""Player cards but heroes, which do not come back from a discard pile (RULES 8.1)."""
THREE = ("first", "second", "third")


def safe(s: State, card: str) -> bool:
    return front(s, card).safe


def sheltered(s: State, source: str) -> bool:
    """Whether a safe location is the active one there."""
    place = looking.active(s, looking.area_of(s, source))
    return bool(place) and safe(s, place)


def _haven(key: str, text: str, *words: Word) -> None:
    """A safe location: its keyword (seed; RULES 10.6), and what the players may do when they have travelled to it.

    A side quest has a blank text also while it is being revealed (EDGE_CASES G-04).
    """
    write(
        key,
        Text(
            constants=(
                Constant("ignore-treachery", of=anything, when=active, printed=False),
                Constant("blank", of=lambda s, _, card: front(s, card).kind == "side-quest", when=active),
                Constant("no-checks", of=anything, when=active, printed=False),
            ),
            forced=(Trigger("travelled", words, when=about_me, optional=True, seat="first", text=text),),
        ),
    )


def _to_hand(t: Ledger, f: Step) -> None:
    if f.env["chosen"]:
        doing.move(t, f.env["chosen"], f"hand:{f.seat}", how="recovered", cause=f.card)


_haven("secluded-cave-ate", "Each player draws 3 cards", each_player(draw(3)))
_haven("the-hoarwell-ate", "Each character heals 1 damage", heal(characters("all"), 1))
_haven(
    "abandoned-camp-ate",
    "Each player takes a card from his discard pile",
    each_player(
        choose(in_piles("discard:", fits=FROM_DECKS), "Which card do you take into your hand?", optional=True),
        act(_to_hand),
    ),
)
_haven("patch-of-woods-ate", "Each hero gains a resource", give_resources(characters("all", "hero")))


def _wounds(s: State, source: str, _: str) -> int:
    """Damaged characters of the player that it is engaged with."""
    seat = looking.engaged_with(s, source)
    return pools.damaged(s, seat) if seat else 0


write("savage-trollspawn-ate", Text(constants=(Constant("attack", _wounds),), shadow=(boost(HURT),)))


def _not_yet(s: State, f: Step) -> tuple[str, ...]:
    taken = [f.env.get(name) for name in THREE]
    return tuple(card for card in characters("you")(s, f) if card not in taken)


def _the_three(_: State, f: Step) -> tuple[str, ...]:
    return tuple(f.env[name] for name in THREE if f.env[name])


write(
    "coldfell-giant-ate",
    Text(
        forced=(
            Trigger(
                "engaged",
                (
                    *(choose(_not_yet, f"Who is the {name} to take 1 damage?", into=name) for name in THREE),
                    damage(_the_three),
                ),
                when=about_me,
            ),
        ),
        shadow=(when(defender_damaged, attack_again()),),
    ),
)
write(
    "cruel-mountain-troll-ate",
    Text(
        forced=(
            Trigger(
                "damaged",
                (lose_progress(quests(), over),),
                when=lambda s, f: f.env["by"] == f.card and over(s, f) > 0,
            ),
        ),
    ),
)


def _shuffled_in(t: Ledger, f: Step) -> None:
    """The chosen card in play is shuffled into the encounter deck. What it guarded stays, and what guarded it."""
    if f.env["chosen"] in t.state.pieces:
        leaving.leave(t, f.env["chosen"], to="encounter", how="shuffled in", cause=f.card)
        doing.shuffle(t, "encounter")


write(
    "ruthless-hill-troll-ate",
    Text(
        constants=tuple(
            Constant(stat, 2, when=lambda s, card: s.pieces[card].damage >= 3) for stat in ("attack", "defense")
        ),
        shadow=(
            choose(places(safe=True), "Which safe location is shuffled into the encounter deck?", who="first"),
            act(_shuffled_in),
        ),
    ),
)
write(
    "goblin-pursuer-ate",
    Text(
        constants=(Constant("cannot-fight", lambda s, _, card: 1 if s.pieces[card].damage else 0),),
        shadow=(boost_if(is_undefended, 3, 1),),
    ),
)


def _guards_a_haven(s: State, f: Step) -> bool:
    return bool(f.env.get("guards")) and safe(s, f.env["guards"])


def _guarded(t: Ledger, f: Step) -> None:
    """The location that was found is attached, once Troll-fells itself is in the staging area."""
    if f.env["found"] and f.env["found"] not in t.state.pieces and f.card in t.state.pieces:
        doing.attach(t, f.env["found"], f.card, cause=f.card)


write(
    "troll-fells-ate",
    Text(
        constants=(Constant("doomed", of=lambda s, _, card: "Weather" in front(s, card).traits, when=active),),
        revealed=(
            when(
                _guards_a_haven,
                otherwise=(
                    find(safe, "Which safe location does it guard?", who="first"),
                    reshuffle(),
                    once_placed(act(_guarded)),
                ),
            ),
        ),
    ),
)


def _ally_came(s: State, f: Step) -> bool:
    return staged(s, f.card) and f.env["it"] in s.pieces and looking.kind(s, f.env["it"]) in looking.ALLIES


TIRED = characters("all", exhausted=True)


write(
    "barren-moorland-ate",
    Text(
        forced=(
            Trigger(
                "entered",
                (
                    option(
                        "An ally came into play: what happens to it?",
                        {
                            "Exhaust it": (
                                lambda s, f: not any(s.pieces[c].exhausted for c in it(s, f)),
                                (exhaust(it),),
                            ),
                            "It takes 1 damage": (None, (damage(it),)),
                        },
                        who="you",
                    ),
                ),
                when=_ally_came,
            ),
        ),
        travel_if=lambda s, card: bool(TIRED(s, Step(name="script", card=card))),
        travel=(damage(TIRED),),
    ),
)


def _too_proud(s: State, f: Step) -> tuple[str, ...]:
    """Staged enemies with an engagement cost higher than your threat."""
    threat = s.players[f.seat].threat
    return tuple(card for card in enemies("staging")(s, f) if values.engagement(s, card) > threat)


def _with_me(s: State, f: Step) -> tuple[str, ...]:
    return tuple(card for card in chosen()(s, f) if looking.engaged_with(s, card) == f.seat)


def _troll_or_giant(s: State, card: str) -> bool:
    face = front(s, card)
    return face.kind == "enemy" and bool({"Troll", "Giant"} & set(face.traits))


DARE: Words = (choose(_too_proud, "Which enemy engages you?"), engage(chosen()), deal_shadow(_with_me, 2))
CALL: Words = (find(_troll_or_giant, "Which Troll or Giant is added?"), add(), reshuffle())
write(
    "arador-s-bane-ate",
    Text(
        revealed=(
            each_player(
                option(
                    "What do you do?",
                    {
                        "Engage an enemy above your threat": (lambda s, f: bool(_too_proud(s, f)), DARE),
                        "Add a Troll or Giant to the staging area": (None, CALL),
                    },
                    who="you",
                )
            ),
        ),
    ),
)


def _weary(s: State, f: Step) -> tuple[str, ...]:
    """Exhausted heroes, ready ones if none is exhausted; one No Rest on each."""
    heroes = characters("all", "hero")(s, f)
    found = tuple(c for c in heroes if s.pieces[c].exhausted) or heroes
    return tuple(c for c in found if not any(looking.key_of(a) == "no-rest-ate" for a in looking.attached(s, c)))


write(
    "no-rest-ate",
    Text(
        revealed=(choose(_weary, "Which hero finds no rest?", who="first"), attach_me(chosen())),
        constants=(Constant("no-ready", of=host), Constant("no-resources", of=host)),
        forced=(Trigger("travelled", (discard(me),), when=lambda s, f: safe(s, f.env["it"])),),
    ),
)
write(
    "lie-low-ate",
    Text(
        forced=(
            Trigger(
                "quest-ends",
                (lasting("round", "engagement", -20, ALL_ENEMIES),),
                when=lambda s, f: not s.notes.get(f"round:on:{f.card}"),
            ),
            Trigger(
                "defeated",
                (
                    choose(enemies("staging"), "Which enemy is shuffled into the encounter deck?", who="first"),
                    act(_shuffled_in),
                ),
                when=about_me,
                optional=True,
                out=True,
                seat="first",
                text="Shuffle a staged enemy into the encounter deck",
            ),
        ),
    ),
)
write(
    "forage-for-food-ate",
    Text(
        forced=(
            Trigger("spent", (damage(it),)),
            Trigger(
                "defeated",
                (heal(characters("all", "hero"), 1),),
                when=about_me,
                optional=True,
                out=True,
                seat="first",
                text="Each hero heals 1 damage",
            ),
        ),
    ),
)


def _most_hunted(s: State, f: Step) -> tuple[str, ...]:
    """The players with the highest threat."""
    top = max(s.players[seat].threat for seat in seats(s, f))
    return tuple(seat for seat in seats(s, f) if s.players[seat].threat == top)


def _free(s: State, f: Step) -> tuple[str, ...]:
    """Cards of any type in your hand that can be played at no cost (EDGE_CASES G-08)."""
    return tuple(
        card
        for card in looking.pile(s, f"hand:{f.seat}")
        if FROM_DECKS(s, card)
        and planning.price(s, card) is not None
        and looking.unique_free(s, card)
        and (front(s, card).kind != "attachment" or planning.hosts(s, card))
    )


def _ask_free(t: Ledger, f: Step) -> Mapping[str, str]:
    """He is asked also if he can play nothing: not to ask would tell what he holds."""
    if looking.pile(t.state, f"hand:{f.seat}"):
        env = {"into": "free", "text": "Which card do you play at no cost?", "optional": "yes", "lie": f"hand:{f.seat}"}
        then(t, Step(name="pick", seat=f.seat, card=f.card, ids=_free(t.state, f), env=env))
    return {"free": ""}


def _play_free(t: Ledger, f: Step) -> None:
    if f.env["free"]:
        planning.play(t, f.seat, f.env["free"], paid=False)


write(
    "scavenge-for-supplies-ate",
    Text(
        constants=(Constant("price", of=anything),),
        forced=(
            Trigger(
                "defeated",
                (
                    choose(_most_hunted, "Whom does a Troll engage?", into="who", who="first"),
                    find(kind("enemy", trait="Troll"), "Which Troll comes into play?", who="first"),
                    as_player("who", add_engaged()),
                    reshuffle(),
                    when(
                        lambda s, f: bool(f.env["found"]),
                        each_player(act(_ask_free), act(_play_free)),
                    ),
                ),
                when=about_me,
                out=True,
                seat="first",
            ),
        ),
    ),
)
