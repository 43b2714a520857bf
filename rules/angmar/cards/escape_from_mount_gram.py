"""The encounter set Escape from Mount Gram (RULES 10.5)."""

from collections.abc import Mapping

from rules.angmar import doing, leaving, looking, values
from rules.angmar.looking import front, owner, printed
from rules.angmar.pile_words import milled_cost
from rules.angmar.pools import active, area, characters, chosen, enemies, kind, me, of_kind
from rules.angmar.scenarios.captured_deck import captured_under
from rules.angmar.shadow_words import attacker, boost_if, captured, defender
from rules.angmar.state import State, Step
from rules.angmar.steps.planning import hosts
from rules.angmar.texts import Constant, Of, Text, Trigger, group, write
from rules.angmar.words import (
    act,
    add,
    as_player,
    attack_now,
    choose,
    damage,
    discard_random,
    doomed,
    each_player,
    engage,
    exhaust,
    find,
    lasting,
    mill,
    option,
    raise_threat,
    reshuffle,
    start_tally,
    tallied,
    tally,
    uncommit,
    when,
)
from rules.angmar.writing import then
from rules.core.ledger import Ledger

TIRED = characters("you", exhausted=True)
TIRED_AND_QUESTING = characters("you", exhausted=True, questing=True)


def _it_is_me(s: State, f: Step) -> bool:
    return f.env["it"] == f.card


# Enemies


def _most_threatening(s: State, f: Step) -> tuple[str, ...]:
    """The players there with the highest threat."""
    here = looking.players_at(s, area(s, f))
    return tuple(p for p in here if s.players[p].threat == max(s.players[q].threat for q in here))


def _engaged_with_another(s: State, f: Step) -> bool:
    return looking.engaged_with(s, f.card) != f.seat


write(
    "jailor-gornakh-efmg",
    Text(
        forced=(
            Trigger(
                "rescued",
                (
                    choose(_most_threatening, "Whom does Gornákh attack?", into="who", who="first"),
                    as_player("who", when(_engaged_with_another, engage(me)), attack_now(me)),
                ),
            ),
        ),
    ),
)
write("cruel-torturer-efmg", Text(constants=(Constant("captures-allies"),)))


def can_enter(s: State, card: str) -> bool:
    """Whether a captured card can be put into play: its title is free, and an attachment has a place to go."""
    lives = not s.players[owner(card)].out
    return lives and looking.unique_free(s, card) and (front(s, card).kind != "attachment" or bool(hosts(s, card)))


def put_into_play(t: Ledger, f: Step) -> None:
    """The chosen card comes into play at no cost, under its owner's control; he says what it is attached to.

    Not one that a hand move has taken elsewhere while it was chosen, or that can enter no more.
    """
    card = f.env["chosen"]
    if not card or card in t.state.pieces or not looking.pile_of(t.state, card).startswith(("hand:", "under:")):
        return
    if not can_enter(t.state, card):
        return
    if front(t.state, card).kind == "attachment":
        then(t, Step(name="host", seat=owner(card), card=card, ids=hosts(t.state, card)))
    else:
        doing.enter(t, card, f"play:{owner(card)}", how="put", cause=f.card)


def _ask_for_rescued(t: Ledger, f: Step) -> Mapping[str, str]:
    """Which of the cards just rescued that you hold comes into play.

    You are asked also if none of them can: not to ask would tell what you hold.
    """
    hand = f"hand:{f.seat}"
    mine = tuple(card for card in f.env["cards"].split() if card in looking.pile(t.state, hand))
    if mine:
        text = "Which rescued card do you put into play?"
        env = {"into": "chosen", "text": text, "optional": "yes", "lie": hand}
        able = tuple(card for card in mine if can_enter(t.state, card))
        then(t, Step(name="pick", seat=f.seat, card=f.card, ids=able, env=env))
    return {"chosen": ""}


def _nobody_yet(s: State, f: Step) -> bool:
    return not tallied(s, f)


write(
    "dungeon-guard-efmg",
    Text(
        forced=(
            Trigger(
                "rescued",
                (
                    start_tally(),
                    each_player(
                        when(
                            _nobody_yet,
                            act(_ask_for_rescued),
                            when(lambda s, f: bool(f.env["chosen"]), tally(), act(put_into_play)),
                        ),
                    ),
                ),
                when=_it_is_me,
                optional=True,
                out=True,
                text="Put one of the rescued cards into play at no cost",
            ),
        ),
    ),
)


def _places_with_captives(s: State, source: str, _: str) -> int:
    """X: how many cards in play there have captured cards under them."""
    here = {looking.area_of(s, source), looking.EVERYWHERE}
    return sum(1 for card in s.pieces if captured_under(s, card) and looking.area_of(s, card) in here)


def _nobody_under_it(s: State, f: Step) -> bool:
    return not captured_under(s, f.env["enemy"])


write(
    "goblin-tormentor-efmg",
    Text(constants=(Constant("attack=", _places_with_captives),), shadow=(boost_if(_nobody_under_it, 2),)),
)


# Locations


def _raise_to_35(t: Ledger, f: Step) -> None:
    for seat in looking.players_at(t.state, area(t.state, f)):
        doing.threat(t, seat, max(0, 35 - t.state.players[seat].threat), cause=f.card)


write(
    "southern-gate-efmg",
    Text(
        constants=(Constant("attack", 2, of=of_kind("enemy", trait="Orc"), when=active),),
        forced=(Trigger("active", (act(_raise_to_35),), when=_it_is_me),),
    ),
)


def _under_me(s: State, f: Step) -> tuple[str, ...]:
    """The captured cards under this one that can be put into play."""
    return tuple(c for c in captured_under(s, f.card) if can_enter(s, c))


def _travelled_to_captives(s: State, f: Step) -> bool:
    return _it_is_me(s, f) and bool(captured_under(s, f.card))


write(
    "prison-cell-efmg",
    Text(
        forced=(
            Trigger(
                "travelled",
                (choose(_under_me, "Which captured card is put into play?"), act(put_into_play)),
                when=_travelled_to_captives,
                optional=True,
                text="Look at the captured cards under it, and put one of them into play at no cost",
            ),
        ),
    ),
)
write(
    "patrol-room-efmg",
    Text(
        travel=(raise_threat(3, "all"),),
        shadow=(boost_if(lambda s, f: s.players[f.seat].threat >= 20, 2),),
    ),
)


def _take_attachments(t: Ledger, f: Step) -> None:
    """The defender's attachments are captured; permanent ones stay with their hero (campaign.json)."""
    for host in defender(t.state, f):
        for card in looking.attached(t.state, host):
            if owner(card) and not printed(t.state, card).permanent and f.env["enemy"] in t.state.pieces:
                leaving.capture(t, card, f.env["enemy"], cause=f.card)


write(
    "tunnels-of-mount-gram-efmg",
    Text(
        constants=(Constant("threat=", lambda s, _, card: len(captured_under(s, card))),),
        shadow=(act(_take_attachments),),
    ),
)


# Treacheries


def _beside(seat: str) -> Of:
    """Enemies at the staging area where that player is, also when he has joined another."""

    def about(s: State, _: str, card: str) -> bool:
        at_hand = card in s.pieces and seat in s.players and printed(s, card).kind == "enemy"
        return at_hand and looking.area_of(s, card) == s.players[seat].area

    return about


_BESIDE = {seat: group(f"enemies-beside-{seat}", _beside(seat)) for seat in ("p1", "p2", "p3", "p4")}


def _alarm(t: Ledger, f: Step) -> None:
    for stat, amount in (("engagement", -10), ("attack", 1)):
        doing.last(t, "round", stat, amount, _BESIDE[f.seat], card=f.card)


write(
    "sound-the-alarm-efmg",
    Text(
        revealed=(
            act(_alarm),
            when(
                lambda s, f: not enemies("play")(s, f),
                find(kind("enemy"), "Which enemy is added?", who="first"),
                add(),
                reshuffle(),
            ),
        ),
    ),
)
write(
    "feeble-and-weary-efmg",
    Text(
        revealed=(
            each_player(
                option(
                    "What happens to your exhausted characters?",
                    {
                        "Each takes 1 damage": (lambda s, f: bool(TIRED(s, f)), (damage(TIRED),)),
                        "Each is removed from the quest": (
                            lambda s, f: bool(TIRED_AND_QUESTING(s, f)),
                            (uncommit(TIRED_AND_QUESTING),),
                        ),
                    },
                    who="you",
                ),
            ),
        ),
        shadow=(
            choose(characters("you", exhausted=False), "Which of your characters is exhausted?"),
            exhaust(chosen()),
        ),
    ),
)


def _highest_threat(s: State, f: Step) -> tuple[str, ...]:
    """The encounter cards in play there with the highest threat."""
    cards = looking.in_play(s, ("enemy", "location"), area(s, f))
    return tuple(c for c in cards if values.threat(s, c) == max(values.threat(s, other) for other in cards))


write(
    "captives-of-gornakh-efmg",
    Text(
        revealed=(
            choose(_highest_threat, "Which of these takes the captives?", into="under", who="first"),
            each_player(
                choose(characters("you", "ally"), "Which of your allies is captured?"), *captured("chosen", "under")
            ),
        ),
        shadow=(lasting("attack", "captures-allies", 1, attacker),),
    ),
)


def _lost_cost(s: State, f: Step) -> int:
    return looking.cost_number(s, f.env["lost"]) if f.env["lost"] else 0


write(
    "interrogation-efmg",
    Text(
        revealed=(
            start_tally(),
            each_player(
                mill(1, pile="captured"),
                raise_threat(milled_cost),
                when(lambda s, f: not f.env["milled"], tally()),
            ),
            when(lambda s, f: tallied(s, f) > 0, doomed(2)),
        ),
        shadow=(discard_random(), raise_threat(_lost_cost)),
    ),
)


# The side quest


def _executed(t: Ledger, f: Step) -> None:
    """Its captured cards are discarded, not rescued, and it leaves the game; each player pays for his own characters
    among them (EDGE_CASES B-05).
    """
    cards = captured_under(t.state, f.card)
    for card in cards:
        doing.move(t, card, doing.discard_pile(card), how="discarded", cause=f.card)
    leaving.leave(t, f.card, to="removed", how="removed", cause=f.card)
    for seat in looking.order(t.state):
        dead = [c for c in cards if owner(c) == seat and front(t.state, c).kind in looking.CHARACTERS]
        doing.threat(t, seat, 3 * len(dead), cause=f.card)


write("stop-the-executioners-efmg", Text(forced=(Trigger("time", (act(_executed),), when=_it_is_me),)))
