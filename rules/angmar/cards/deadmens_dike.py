"""The encounter set Deadmen's Dike (encounter_sets.json; RULES 10.3). Thaurdir reads the same in Rhudaur."""

from rules.angmar import doing, values
from rules.angmar.looking import front, printed
from rules.angmar.pile_words import ENEMY, UNDEAD, lies_discarded, milled_cost, restore, topmost
from rules.angmar.pools import active, attachments, characters, chosen, count, enemies, me
from rules.angmar.shadow_words import boost
from rules.angmar.state import State, Step
from rules.angmar.steps.reveal import COUNTED
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import (
    act,
    add,
    attack_now,
    choose,
    discard,
    each_player,
    exhaust,
    heal,
    lasting,
    listed,
    mill,
    option,
    put_time,
    put_tokens,
    spread,
    uncommit,
    when,
)
from rules.core.ledger import Ledger

QUESTING = characters("you", questing=True)
COUNTED["undead"] = UNDEAD


def about_me(s: State, f: Step) -> bool:
    """The moment is about the card itself."""
    return f.env["it"] == f.card


def thaurdir_stands(s: State, _: str) -> bool:
    """While Thaurdir has hit points left, the last stage cannot be defeated (quests.json 3 and 7)."""
    return any(
        printed(s, card).name == "Thaurdir" and piece.damage < values.hit_points(s, card)
        for card, piece in s.pieces.items()
    )


def _sorcery(s: State, f: Step) -> bool:
    """A Sorcery treachery was revealed, also if its effect was canceled (EDGE_CASES D-07, D-08)."""
    face = front(s, f.env["it"])
    return face.kind == "treachery" and "Sorcery" in face.traits


THAURDIR = Text(
    forced=(Trigger("revealed", (heal(me, 3), attack_now(me, "first")), when=_sorcery),),
)

write("thaurdir-tlr", THAURDIR)
write(
    "thaurdir-s-damned-tlr",
    Text(forced=(Trigger("engaged", (mill(2), spread(characters("you"), milled_cost)), when=about_me),)),
)


def _milled_ally(s: State, f: Step) -> bool:
    return any(front(s, card).kind == "ally" for card in listed(s, f))


write(
    "baleful-shade-tlr",
    Text(
        forced=(Trigger("attacks", (mill(1), when(_milled_ally, lasting("attack", "attack", 2, me))), when=about_me),),
        shadow=(choose(characters("you", exhausted=False), "Which character is exhausted?"), exhaust(chosen())),
    ),
)
write(
    "broken-battlements-tlr",
    Text(
        forced=(Trigger("time", (each_player(mill(5), put_time(me, 1)),), when=about_me),),
        travel=(each_player(mill(1)),),
    ),
)
write(
    "norbury-tombs-tlr",
    Text(
        forced=(
            Trigger(
                "explored",
                (restore(5),),
                when=lambda s, f: about_me(s, f) and f.env["was"] == "active",
                optional=True,
                out=True,
                text="Shuffle the top 5 cards of each discard pile into their owners' decks",
            ),
        ),
        travel=(topmost(ENEMY), add()),
        travel_if=lies_discarded(ENEMY),
    ),
)
write(
    "fornost-square-tlr",
    Text(
        constants=(Constant("threat", lambda s, source, _: s.pieces[source].tokens),),
        forced=(Trigger("milled", (put_tokens(me),), when=lambda s, f: f.env["seat"] == s.first),),
    ),
)


def _first_undead(s: State, f: Step) -> bool:
    """While it is active, the first Undead enemy of the round was revealed; also those before it came count."""
    return active(s, f.card) and UNDEAD(s, f.env["it"]) and s.notes.get("round:revealed:undead") == 1


def _gives_surge(t: Ledger, f: Step) -> None:
    doing.note(t, f"phase:surge:{f.env['it']}")


write(
    "haunted-keep-tlr",
    Text(
        forced=(Trigger("revealed", (act(_gives_surge),), when=_first_undead),),
        shadow=(mill(1), boost(milled_cost)),
    ),
)
write(
    "deadmen-s-gate-tlr",
    Text(
        forced=tuple(Trigger(on, (mill(1),), when=lambda s, f: active(s, f.card)) for on in ("event", "triggered")),
        shadow=(choose(attachments("you"), "Which attachment is discarded?"), discard(chosen())),
    ),
)
write(
    "unnatural-fog-tlr",
    Text(
        revealed=(
            each_player(
                when(
                    lambda s, f: bool(QUESTING(s, f)),
                    option(
                        "What do you do?",
                        {
                            "Discard a card from your deck for each of your questing characters": (
                                None,
                                (mill(count(QUESTING)),),
                            ),
                            "Take all your characters out of the quest": (None, (uncommit(QUESTING),)),
                        },
                        who="you",
                    ),
                ),
            ),
        ),
    ),
)
write(
    "the-shadow-world-tlr",
    Text(forced=(Trigger("refresh-ends", (each_player(mill(count(enemies("you", trait="Undead")))),)),)),
)
