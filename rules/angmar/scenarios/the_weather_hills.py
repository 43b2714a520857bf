"""Scenario 2, The Weather Hills (quests.json 2; RULES 10.2)."""

from rules.angmar import doing, looking
from rules.angmar.cards.the_weather_hills import MISSION, mission, weather_revealed
from rules.angmar.facts import CARDS
from rules.angmar.looking import front
from rules.angmar.pools import area, damaged_characters
from rules.angmar.state import State, Step
from rules.angmar.steps.round import end_the_phase
from rules.angmar.texts import Constant, Text, Trigger, Word, write
from rules.angmar.words import act, inner, option, put_tokens, reshuffle, reveal, set_aside, take
from rules.angmar.writing import then
from rules.core.ledger import Ledger

ASIDE = ("amon-forn-tlr", "orc-ambush-tlr")
CAMP = "concealed-orc-camp-tlr"


def _build_orc_deck(t: Ledger, f: Step) -> None:
    """The enemies of the set Angmar Orcs and every Concealed Orc-camp become the Orc deck (seed)."""
    for card in looking.pile(t.state, "encounter"):
        key = looking.key_of(card)
        if key == CAMP or (CARDS[key].set == "angmar-orcs" and front(t.state, card).kind == "enemy"):
            doing.move(t, card, "orcs", how="set aside")
    doing.shuffle(t, "orcs")


write(
    "quest-2-1",
    Text(
        setup=(
            set_aside(*ASIDE),
            act(_build_orc_deck),
            take("exposed-ridge-tlr", "active"),
            take("weathered-hilltop-tlr", "staging"),
            take(MISSION, "staging"),
            reshuffle(),
        ),
    ),
)


def _first_weather(s: State, f: Step) -> bool:
    return weather_revealed(s, f) and not s.notes.get("round:weather")


def _surges(t: Ledger, f: Step) -> None:
    doing.note(t, "round:weather")
    doing.note(t, f"phase:surge:{f.env['it']}")


def _orcs_found(s: State, f: Step) -> int:
    return 2 if len(looking.order(s)) >= 3 else 1


write(
    "quest-2-1/2",
    Text(
        forced=(
            Trigger("revealed", (act(_surges),), when=_first_weather),
            Trigger("explored", (reveal(_orcs_found, "orcs"),), when=lambda s, f: f.env["was"] == "active"),
        ),
    ),
)


def _end_the_phase(*rest: Word) -> Word:
    """The current phase ends; then the rest of side A, then side B."""

    def run(t: Ledger, f: Step) -> None:
        end_the_phase(t, inner(f, "rest"), Step(name="stage.b", card=f.card, seat=f.seat))

    return Word(run, {"rest": rest})


def _all_into_the_deck(t: Ledger, f: Step) -> None:
    for pile in ("discard", "orcs"):
        doing.all_to(t, pile, "encounter", how="shuffled in", cause=f.card)
    doing.shuffle(t, "encounter")


def _reveal_both(t: Ledger, f: Step) -> None:
    cards = sorted(c for c in looking.pile(t.state, "aside") if looking.key_of(c) in ASIDE)
    then(t, *(Step(name="reveal", card=card, seat=f.seat, other=area(t.state, f)) for card in cards))


def _one_more(t: Ledger, f: Step) -> None:
    doing.note(t, f"phase:extra-reveal:{area(t.state, f)}")


write("quest-2-2", Text(revealed=(_end_the_phase(act(_all_into_the_deck), act(_reveal_both)),)))
write(
    "quest-2-2/2",
    Text(
        constants=(Constant("willpower", -1, of=damaged_characters),),
        forced=(
            Trigger(
                "quest-begins",
                (
                    option(
                        "What do the players do?",
                        {
                            "Discard 1 token from Savage Counter-attack": (
                                lambda s, f: any(s.pieces[c].tokens for c in mission(s, f)),
                                (put_tokens(mission, -1),),
                            ),
                            "Reveal one more encounter card this phase": (None, (act(_one_more),)),
                        },
                    ),
                ),
            ),
        ),
    ),
)
