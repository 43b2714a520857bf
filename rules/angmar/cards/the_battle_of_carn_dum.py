"""The encounter set The Battle of Carn Dûm (encounter_sets.json; RULES 10.8)."""

from rules.angmar import doing, looking, questing, values
from rules.angmar.dead_words import is_sorcery
from rules.angmar.looking import front, printed
from rules.angmar.pools import (
    CHARACTERS,
    ENEMIES,
    about_me,
    active,
    area,
    characters,
    enemies,
    it,
    me,
    named,
    of_kind,
    others,
    staged,
)
from rules.angmar.shadow_words import (
    after_attack,
    attack_again,
    attacker,
    boost,
    boost_if,
    can_deal,
    facedown,
    on_killing,
    shadows,
)
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, Words, anything, group, write
from rules.angmar.words import (
    act,
    attack_now,
    deal_shadow,
    discard_random,
    done_first,
    each_player,
    engage,
    flip,
    heal,
    lasting,
    raise_threat,
    spread,
    surge,
    when,
)
from rules.core.ledger import Ledger

THAURDIR = named("Thaurdir")
EVERY_ENEMY = enemies("play")
EACH_CHARACTER = group("characters", CHARACTERS)
CAPTAIN, CHAMPION = 0, 1
THIRD = 3
"""So many shadow cards make Thaurdir flip and the Werewolf attack: exactly (EDGE_CASES H-04)."""


def about_thaurdir(s: State, _: str, card: str) -> bool:
    """A constant effect about him, whichever side is up."""
    return card in s.pieces and printed(s, card).name == "Thaurdir"


def thaurdir_is(s: State, side: int) -> bool:
    """Whether he is in play with that side up."""
    return any(printed(s, c).name == "Thaurdir" and piece.side == side for c, piece in s.pieces.items())


def captain(s: State, _: Step) -> bool:
    return thaurdir_is(s, CAPTAIN)


def _thaurdir(other_enemies: int, words: Words) -> Text:
    """One of his sides: what it does to other enemies' engagement costs, and the Forced effect after he was flipped
    to it or a Sorcery card was revealed (also one whose "when revealed" was canceled, EDGE_CASES D-08).
    """
    return Text(
        constants=(
            Constant("engagement", other_enemies, of=others(ENEMIES)),
            Constant("never-in-deck"),
        ),
        forced=(
            Trigger("flipped", words, when=about_me),
            Trigger("revealed", words, when=lambda s, f: is_sorcery(s, f.env["it"])),
        ),
    )


write("thaurdir-captain-champion-bocd", _thaurdir(10, (deal_shadow(EVERY_ENEMY),)))
write(
    "thaurdir-captain-champion-bocd/2",
    _thaurdir(-10, (heal(me, 3), attack_now(me, "first", fresh=False))),
)


def _shadows(s: State, _: str, card: str) -> int:
    return len(shadows(s, card))


write(
    "carn-dum-garrison-bocd",
    Text(
        constants=(Constant("threat", _shadows),),
        shadow=(boost(lambda s, f: _shadows(s, "", f.env["enemy"])),),
    ),
)


def _itself_to_staging(t: Ledger, f: Step) -> None:
    doing.enter(t, f.card, f"staging:{area(t.state, f)}", how="added", cause=f.card)


write(
    "orc-grunts-bocd",
    Text(constants=(Constant("progress-less", of=anything),), shadow=(act(_itself_to_staging),)),
)


def _bursting(s: State, f: Step) -> bool:
    return staged(s, f.card) and len(facedown(s, f.card)) == THIRD


write(
    "werewolf-of-angmar-bocd",
    Text(
        forced=(
            Trigger("event", (deal_shadow(me),)),
            Trigger("always", (engage(me, "first"), attack_now(me, "first", deal=False)), when=_bursting),
        ),
    ),
)


def _above_its_cost(s: State, f: Step) -> bool:
    return s.players[f.seat].threat > values.engagement(s, f.env["enemy"])


write(
    "accursed-battlefield-bocd",
    Text(
        constants=(Constant("battle", of=of_kind(*sorted(looking.QUESTS)), when=active),),
        shadow=(boost_if(_above_its_cost, 3),),
    ),
)
write(
    "mountains-of-angmar-bocd",
    Text(constants=(Constant("shadow-gained", of=anything, when=active),), shadow=(raise_threat(2),)),
)


write(
    "blight-of-carn-dum-bocd",
    Text(
        forced=(Trigger("attacked", (heal(it, 1),)),),
        travel_if=can_deal(EVERY_ENEMY),
        travel=(deal_shadow(EVERY_ENEMY),),
        shadow=(when(lambda s, f: f.env["enemy"] in THAURDIR(s, f), heal(attacker, 3)),),
    ),
)
write(
    "fortress-walls-bocd",
    Text(
        forced=(
            Trigger("spent", (raise_threat(lambda s, f: int(f.env["count"])),), when=lambda s, f: active(s, f.card)),
        ),
        shadow=(when(lambda s, f: s.players[f.seat].threat >= 40, attack_again()),),
    ),
)


def _copies(s: State, card: str, seat: str) -> tuple[str, ...]:
    """The cards of the same title in a player's deck."""
    title = front(s, card).name
    return tuple(c for c in looking.pile(s, f"deck:{seat}") if front(s, c).name == title)


def _search_away(t: Ledger, f: Step, card: str, most: int) -> None:
    """You search your deck for so many copies of a card and discard them; the deck is shuffled."""
    for copy in _copies(t.state, card, f.seat)[:most]:
        doing.move(t, copy, f"discard:{f.seat}", how="discarded", cause=f.card)
    doing.shuffle(t, f"deck:{f.seat}")


def _all_copies(t: Ledger, f: Step) -> None:
    if f.env["lost"]:
        _search_away(t, f, f.env["lost"], len(looking.pile(t.state, f"deck:{f.seat}")))


write(
    "the-sky-darkens-bocd",
    Text(revealed=(each_player(discard_random(), act(_all_copies)),), shadow=(discard_random(),)),
)


def _highest_cost(s: State, f: Step) -> int:
    """The highest printed cost among the cards in your discard pile."""
    return max((looking.cost_number(s, card) for card in looking.pile(s, f"discard:{f.seat}")), default=0)


write(
    "vile-affliction-bocd",
    Text(
        revealed=(each_player(spread(characters("you", questing=True), _highest_cost)),),
        shadow=(boost(1), on_killing("ally", act(lambda t, f: _search_away(t, f, f.env["victim"], 1)))),
    ),
)
write(
    "daechanar-s-will-bocd",
    Text(
        revealed=(flip(THAURDIR), when(captain, surge())),
        shadow=(after_attack(flip(THAURDIR)),),
    ),
)


def _ten_progress(t: Ledger, f: Step) -> None:
    """10 progress on the main quest; on the active location first if that quest is the current one (RULES 5.1)."""
    here = area(t.state, f)
    quest = looking.main_quest(t.state, here)
    if looking.current_quest(t.state, here) == quest:
        questing.progress(t, here, 10, cause=f.card)
    else:
        questing.on_card(t, quest, 10, cause=f.card)


write(
    "furious-charge-bocd",
    Text(
        forced=(
            Trigger(
                "progressed",
                (
                    lasting("round", "defense", -2, EACH_CHARACTER),
                    when(captain, flip(THAURDIR)),
                    done_first(),
                ),
                when=about_me,
            ),
            Trigger(
                "defeated",
                (act(_ten_progress),),
                when=about_me,
                optional=True,
                out=True,
                text="Put 10 progress on the main quest",
            ),
        ),
    ),
)
