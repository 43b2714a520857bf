"""The encounter set The Treachery of Rhudaur (encounter_sets.json; RULES 10.7)."""

from rules.angmar import doing, looking, values
from rules.angmar.cards.deadmens_dike import THAURDIR, about_me
from rules.angmar.looking import front, printed
from rules.angmar.pile_words import UNDEAD, lies_discarded, mill_encounter, topmost
from rules.angmar.pools import (
    area,
    attachments,
    characters,
    chosen,
    current,
    host,
    me,
    of_kind,
    quests,
    seats,
    staged,
)
from rules.angmar.shadow_words import after_attack, attack_again, boost_if, dealt, on_killing, undefended
from rules.angmar.state import State, Step
from rules.angmar.steps.planning import spend
from rules.angmar.steps.quest import make_current
from rules.angmar.texts import Action, Constant, Text, Trigger, anything, write
from rules.angmar.words import (
    act,
    add,
    attach_me,
    choose,
    damage,
    discard,
    each_player,
    exhaust,
    lasting,
    listed,
    lose_progress,
    option,
    progress,
    raise_threat,
    repeat,
    spread,
    to_current_quest,
    when,
)
from rules.core.ledger import Ledger

QUIET = "quiet-the-spirits-daechanar-s-brand-tor"
SIFT = "sift-through-the-debris-heirloom-of-iarchon-tor"
DECIPHER = "decipher-ancient-texts-orders-from-angmar-tor"
INQUIRIES = (QUIET, SIFT, DECIPHER)
"""The three double-sided cards: a side quest in front, a Clue objective behind."""

STAGED_PLACES = of_kind("location", "objective-location", where="staging")
STAGED_QUESTS = of_kind("side-quest", "player-side-quest", where="staging")


def no_clue(s: State, f: Step) -> bool:
    """You control no Clue objective."""
    return not any("Clue" in printed(s, c).traits and looking.controller(s, c) == f.seat for c in s.pieces)


def _no_progress(s: State, source: str) -> bool:
    """There is a current quest, and it has no progress on it."""
    quest = looking.current_quest(s, looking.area_of(s, source))
    return bool(quest) and not s.pieces[quest].progress


def _some_progress(s: State, source: str) -> bool:
    quest = looking.current_quest(s, looking.area_of(s, source))
    return bool(quest) and s.pieces[quest].progress > 0


LOSES_AS_DEALT = (after_attack(lose_progress(quests(), dealt)),)
"""One progress from every quest in play for each point of damage that the attack dealt."""

# Enemies

write("thaurdir-tor", THAURDIR)
write(
    "wight-of-rhudaur-tor",
    Text(constants=(Constant("surge", when=_some_progress), Constant("doomed", 2, when=_no_progress))),
)
write(
    "traitorous-wight-tor",
    Text(forced=(Trigger("engaged", (lose_progress(quests(), 2),), when=about_me),), shadow=LOSES_AS_DEALT),
)

# Locations


def _milled_undead(s: State, f: Step) -> tuple[str, ...]:
    return tuple(card for card in dict.fromkeys(listed(s, f)) if card not in s.pieces and UNDEAD(s, card))


write(
    "the-great-hall-tor",
    Text(
        forced=(
            Trigger(
                "explored",
                (
                    each_player(
                        mill_encounter(5),
                        choose(_milled_undead, "Which Undead enemy is added to the staging area?"),
                        add("chosen"),
                    ),
                ),
                when=about_me,
                out=True,
            ),
        ),
    ),
)
write(
    "forbidden-descent-tor",
    Text(
        constants=(Constant("progress-first", 2, of=anything, when=staged),),
        forced=(
            Trigger(
                "left",
                (raise_threat(2, "all"),),
                when=lambda s, f: about_me(s, f) and f.env["place"].startswith("staging:"),
                out=True,
            ),
        ),
    ),
)
write(
    "eerie-halls-tor",
    Text(
        actions=(
            Action(
                "Raise your threat by 1: it has 1 threat less this phase",
                (raise_threat(1), lasting("phase", "threat", -1, me)),
                when=lambda s, card, seat: values.threat(s, card) > 0,
            ),
        ),
        shadow=(when(no_clue, attack_again()),),
    ),
)
write(
    "ghostly-ruins-tor",
    Text(
        constants=(Constant("ghostly", of=anything),),
        travel=(topmost(), add()),
        travel_if=lies_discarded(),
    ),
)
write(
    "decrepit-remains-tor",
    Text(
        constants=(
            Constant("quest_points", 2, of=STAGED_PLACES, when=staged),
            Constant("quest_points", 2, of=STAGED_QUESTS, when=staged),
        ),
        shadow=LOSES_AS_DEALT,
    ),
)

# Treacheries


def _other_quests(s: State, f: Step) -> tuple[str, ...]:
    """Quests in play that are not current; one that cannot be so in the quest phase only outside of it."""
    now, bars = looking.current_quest(s, area(s, f)), s.phase == "quest"
    return tuple(
        card for card in quests()(s, f) if card != now and not (bars and values.barred(s, "not-current", card))
    )


def _choose_current(t: Ledger, f: Step) -> None:
    if f.env["chosen"]:
        make_current(t, area(t.state, f), f.env["chosen"])


write(
    "centuries-of-sorrow-tor",
    Text(
        revealed=(
            choose(_other_quests, "Which quest is the current one from now on?", who="first"),
            act(_choose_current),
        ),
        shadow=(when(no_clue, undefended()),),
    ),
)


def _tired_attachments(s: State, f: Step) -> tuple[str, ...]:
    return tuple(card for card in attachments("you")(s, f) if s.pieces[card].exhausted)


write(
    "curse-of-the-years-tor",
    Text(
        revealed=(
            damage(characters("all", exhausted=True), 1),
            each_player(when(lambda s, f: s.players[f.seat].threat >= 35, discard(_tired_attachments))),
        ),
        shadow=(boost_if(no_clue, 3),),
    ),
)


def _milled_threat(s: State, f: Step) -> int:
    """X: the printed threat of the milled cards together."""
    return sum(front(s, card).threat or 0 for card in listed(s, f))


def _with_progress(s: State, f: Step) -> tuple[str, ...]:
    return tuple(card for card in quests()(s, f) if s.pieces[card].progress)


def _enough_progress(s: State, f: Step) -> bool:
    """The removal can be done in full (RULES 4.6)."""
    return sum(s.pieces[card].progress for card in quests()(s, f)) >= _milled_threat(s, f)


def _victims_willpower(s: State, f: Step) -> int:
    return front(s, f.env["victim"]).willpower or 0


write(
    "dark-covenant-tor",
    Text(
        revealed=(
            mill_encounter(3),
            when(
                lambda s, f: _milled_threat(s, f) > 0,
                option(
                    "X is the threat of the discarded cards together. What do you do?",
                    {
                        "Remove X progress from quests in play": (
                            _enough_progress,
                            (
                                repeat(
                                    _milled_threat,
                                    choose(_with_progress, "Which quest loses a point of progress?", who="first"),
                                    lose_progress(chosen(), 1),
                                ),
                            ),
                        ),
                        "Spread X damage over your characters": (
                            None,
                            (spread(characters("first"), _milled_threat, who="first"),),
                        ),
                    },
                ),
            ),
        ),
        shadow=(on_killing("character", raise_threat(_victims_willpower)),),
    ),
)
write(
    "haunting-fog-tor",
    Text(
        revealed=(
            each_player(choose(characters("you", exhausted=False), "Which character is exhausted?"), exhaust(chosen())),
            to_current_quest(),
        ),
        constants=(Constant("quest_points", 6, of=host),),
    ),
)

# The inquiries: side quests in front


def _undead_under_watch(s: State, f: Step) -> bool:
    """An Undead enemy has entered play while this is the current quest."""
    return current(s, f.card) and f.env["it"] in s.pieces and UNDEAD(s, f.env["it"])


def _most_threatened(s: State, f: Step) -> tuple[str, ...]:
    """The players with the highest threat; of those the one that the enemy is engaged with already."""
    here = seats(s, f)
    highest = max((s.players[seat].threat for seat in here), default=0)
    most = tuple(seat for seat in here if s.players[seat].threat == highest)
    now = looking.engaged_with(s, f.env["it"]) if f.env["it"] in s.pieces else ""
    return (now,) if now in most else most


def _engages(t: Ledger, f: Step) -> None:
    """It engages him, and its threat still counts in the staging area this phase."""
    enemy, seat = f.env["it"], f.env["who"]
    if enemy in t.state.pieces and seat:
        doing.last(t, "phase", "threat-counts", 1, enemy, card=f.card)
        if looking.engaged_with(t.state, enemy) != seat:
            doing.engage(t, enemy, seat, cause=f.card)


FLIPS = Constant("flips-when-defeated")

write(
    QUIET,
    Text(
        constants=(FLIPS,),
        forced=(
            Trigger(
                "entered",
                (choose(_most_threatened, "Whom does the enemy engage?", into="who", who="first"), act(_engages)),
                when=_undead_under_watch,
            ),
            Trigger("destroyed", (progress(me, 2),), when=lambda s, f: f.env["kind"] == "enemy"),
        ),
    ),
)
write(
    SIFT,
    Text(
        constants=(FLIPS, Constant("threat", 1, of=STAGED_PLACES, when=current)),
        forced=(Trigger("explored", (progress(me, 2),)),),
    ),
)


def _rich(s: State, f: Step) -> tuple[str, ...]:
    return tuple(hero for hero in looking.heroes(s, f.seat) if s.pieces[hero].resources)


def _pays(t: Ledger, f: Step) -> None:
    spend(t, f.seat, f.env["chosen"], 1)


write(
    DECIPHER,
    Text(
        constants=(FLIPS, Constant("willpower", -2, of=of_kind("ally", "objective-ally"), when=current)),
        actions=(
            Action(
                "Pay 1 resource: 1 progress on Decipher Ancient Texts",
                (choose(_rich, "Who pays?"), when(lambda s, f: bool(f.env["chosen"]), act(_pays), progress(me, 1))),
                when=lambda s, card, seat: any(s.pieces[hero].resources for hero in looking.heroes(s, seat)),
                limit=3,
            ),
        ),
    ),
)

# The inquiries: Clues behind


def _bearers(s: State, seat: str) -> tuple[str, ...]:
    """Ready heroes of a player, and Amarthiúl."""
    return tuple(
        card
        for card in looking.characters(s, seat)
        if not s.pieces[card].exhausted and (looking.kind(s, card) == "hero" or printed(s, card).name == "Amarthiúl")
    )


def _against_undead(s: State, _: str, enemy: str) -> int:
    return 1 if looking.has_trait(s, enemy, "Undead") else 0


def _clue(name: str, constant: Constant) -> Text:
    """A Clue objective: claimed by exhausting a bearer, whom it then helps."""
    return Text(
        constants=(constant,),
        actions=(
            Action(
                f"Exhaust a hero or Amarthiúl: he claims {name}",
                (
                    choose(lambda s, f: _bearers(s, f.seat), "Who claims it?"),
                    exhaust(chosen()),
                    attach_me(chosen()),
                ),
                when=lambda s, card, seat: staged(s, card) and bool(_bearers(s, seat)),
            ),
        ),
    )


write(
    f"{QUIET}/2",
    _clue("Daechanar's Brand", Constant("attack-against", _against_undead, of=host)),
)
write(f"{SIFT}/2", _clue("the Heirloom of Iârchon", Constant("willpower", 1, of=host)))
write(
    f"{DECIPHER}/2",
    _clue("the Orders from Angmar", Constant("defense-against", _against_undead, of=host)),
)
