"""The encounter set Eriador Wilds."""

from rules.angmar import doing, looking, values
from rules.angmar.looking import printed
from rules.angmar.pools import area, attachments, chosen, in_piles, kind, quest_count, quests, quests_there
from rules.angmar.shadow_words import boost
from rules.angmar.state import State, Step
from rules.angmar.steps.quest import make_current
from rules.angmar.texts import Constant, Text, write
from rules.angmar.words import act, choose, discard, each_player, find, option, repeat, reshuffle, reveal, reveal_found
from rules.core.ledger import Ledger

SIDE_QUEST = kind("side-quest")


def _on_a_side_quest(s: State, source: str) -> bool:
    quest = looking.current_quest(s, looking.area_of(s, source))
    return bool(quest) and printed(s, quest).kind in looking.SIDE_QUESTS


write(
    "rugged-country-tlr",
    Text(constants=(Constant("threat", 2, when=_on_a_side_quest),), shadow=(boost(quest_count),)),
)
write(
    "shrouded-hills-tlr",
    Text(
        constants=(
            Constant("threat=", quests_there),
            Constant("surge", when=lambda s, card: quests_there(s, card) == 1),
        ),
    ),
)


def _others(s: State, f: Step) -> tuple[str, ...]:
    """The quest cards in play that are not current and can be. Outside the quest phase a table may forbid the choice
    (setting "pressing-needs"; EDGE_CASES A-12).
    """
    if s.options.get("pressing-needs") == "quest" and s.phase != "quest":
        return ()
    now = looking.current_quest(s, area(s, f))
    return tuple(c for c in quests()(s, f) if c != now and not values.barred(s, "not-current", c))


def _make_current(t: Ledger, f: Step) -> None:
    if f.env["chosen"] in t.state.pieces:
        make_current(t, area(t.state, f), f.env["chosen"])


write(
    "pressing-needs-tlr",
    Text(
        revealed=(
            option(
                "What do the players do?",
                {
                    "Find a side quest and reveal it": (
                        None,
                        (find(SIDE_QUEST, "Which side quest is revealed?", who="first"), reveal_found()),
                    ),
                    "Make another quest the current one": (
                        lambda s, f: bool(_others(s, f)),
                        (choose(_others, "Which quest is current this phase?", who="first"), act(_make_current)),
                    ),
                },
            ),
            reshuffle(),
        ),
    ),
)
write(
    "weight-of-responsibility-tlr",
    Text(
        revealed=(reveal(quest_count),),
        shadow=(repeat(quest_count, choose(attachments(), "Which attachment is discarded?"), discard(chosen())),),
    ),
)


def _hand_under(t: Ledger, f: Step) -> None:
    """They go back to their owners' hands when the card leaves play (`leaving.release`)."""
    for card in in_piles("hand:", fits=lambda s, c: True)(t.state, f):
        doing.move(t, card, f"under:{f.card}", how="put under", cause=f.card)


write("lost-in-the-wilderness-tlr", Text(revealed=(each_player(act(_hand_under)),)))
