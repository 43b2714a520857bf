"""The nine campaign cards: `setup` after the quest's own, `revealed` as the resolution (campaign.json)."""

from __future__ import annotations

from rules.angmar import doing, looking, pools
from rules.angmar import events as ev
from rules.angmar.campaign.begin import (
    ON_THAURDIR,
    boon_of,
    boon_on,
    bring,
    encounter_copy,
    give,
    key,
    log_of,
    protect,
    put_on,
    to_pool,
    write,
)
from rules.angmar.campaign.offers import offer_to_hand
from rules.angmar.looking import front, printed
from rules.angmar.scenarios.captured_deck import completed
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, If, Text, Trigger, Word, anything
from rules.angmar.texts import write as says
from rules.angmar.words import act, choose, each_player, option, when
from rules.angmar.writing import then
from rules.core.ledger import Ledger


def _pendant_on_iarion(t: Ledger, _: Step) -> None:
    iarion = next((c for c in t.state.pieces if looking.key_of(c) == "iarion-tlr"), "")
    if iarion:
        boon_on(t, "157", iarion)


def _innocent(s: State) -> str:
    return next((c for c in s.pieces if looking.key_of(c) == key("158") and not s.pieces[c].side), "")


def _loaded(t: Ledger, f: Step) -> None:
    """4 damage on Protect the Innocent for 1 resource on every hero of his."""
    card = _innocent(t.state)
    doing.mark(t, card, "damage", t.state.pieces[card].damage + 4, cause=f.card)
    for hero in looking.heroes(t.state, f.seat):
        doing.resources(t, hero, 1, cause=f.card)


def _note_damage(t: Ledger, _: Step) -> None:
    card = _innocent(t.state)
    if card:
        write(t, protect=t.state.pieces[card].damage)


def _first_damage(t: Ledger, f: Step) -> None:
    _note_damage(t, f)
    to_pool(t, "158")


says(
    key("156"),
    Text(
        setup=(
            act(_pendant_on_iarion),
            act(lambda t, _: protect(t)),
            each_player(
                option(
                    "Do you load 4 damage onto Protect the Innocent for a resource on each of your heroes?",
                    {"No": (None, ()), "Yes": (None, (act(_loaded),))},
                    who="you",
                )
            ),
        ),
        revealed=(act(_first_damage),),
    ),
)


def _omens(t: Ledger, _: Step) -> None:
    """It is a card of the campaign from now on (GAPS 7)."""
    if "160" not in log_of(t).pool:
        to_pool(t, "160")
        bring(t, encounter_copy(t, "160"), "encounter")
        doing.shuffle(t, "encounter")


says(key("159"), Text(setup=(act(_omens),), revealed=(act(_note_damage),)))


def _waiting(s: State) -> str:
    """A burden of the pool that waits beside the table for Thaurdir."""
    return next((c for c in looking.pile(s, "aside") if looking.key_of(c) in {key(n) for n in ON_THAURDIR}), "")


def _takes_burden(t: Ledger, f: Step) -> None:
    doing.attach(t, _waiting(t.state), f.env["it"])


def _thaurdir_came(s: State, f: Step) -> bool:
    return printed(s, f.env["it"]).name == "Thaurdir"


WAITED_FOR = Trigger("entered", (act(_takes_burden),), when=lambda s, f: _thaurdir_came(s, f) and bool(_waiting(s)))


def _burden(t: Ledger, f: Step) -> None:
    """One of the three at random, unless the campaign has one already."""
    if not set(ON_THAURDIR) & set(log_of(t).pool):
        number = t.state.cup.pick(ON_THAURDIR)
        t.happen(ev.Chanced())
        card = encounter_copy(t, number)
        bring(t, card, "aside")
        doing.attach(t, card, f.env["it"])
        to_pool(t, number)


def _ravaged(t: Ledger, f: Step) -> None:
    _note_damage(t, f)
    pool = {n for n in log_of(t).pool if n != "158"} | {"158/2"}
    write(t, pool=tuple(sorted(pool)))


def _takes_pendant(t: Ledger, f: Step) -> None:
    """A player may put it in his deck; nobody has to."""
    if f.env["who"]:
        give(t, f.env["who"], "157")
    else:
        to_pool(t, "157")


says(
    key("166"),
    Text(
        setup=(act(_pendant_on_iarion),),
        forced=(Trigger("entered", (act(_burden),), when=_thaurdir_came),),
        revealed=(
            act(_ravaged),
            option(
                "Which boon joins the campaign?",
                {
                    "Iârion's Pendant": (
                        None,
                        (
                            choose(lambda s, _: s.seats, "In whose deck?", into="who", who="first", optional=True),
                            act(_takes_pendant),
                        ),
                    ),
                    "Amarthiúl's Courage": (None, (act(lambda t, _: to_pool(t, "167")),)),
                },
            ),
        ),
    ),
)


def _determination(t: Ledger, f: Step) -> None:
    bring(t, boon_of(t, f.seat, "172"), f"hand:{f.seat}")
    give(t, f.seat, "172")


def _despair(t: Ledger, _: Step) -> None:
    if "173" not in log_of(t).pool:
        bring(t, encounter_copy(t, "173"), "encounter")
        doing.shuffle(t, "encounter")


says(
    key("171"),
    Text(
        setup=(each_player(act(_determination)), act(_despair)),
        revealed=(act(lambda t, _: to_pool(t, "173")),),
    ),
)


def _lost(t: Ledger, _: Step) -> None:
    """Uniques of a player that are still captured and not in play are lost to his decks (card 174).

    What becomes of a hero among them is a setting (EDGE_CASES I-11).
    """
    s: State = t.state
    here = {printed(s, c).name for c in s.pieces}
    out, log, heroes = dict(log_of(t).lost), log_of(t), s.options.get("lost-heroes")
    fallen: list[str] = []
    for seat in s.seats:
        faces = [front(s, c) for c in looking.captives(s, seat)]
        gone = {face.name: face.kind for face in faces if face.unique and face.name not in here}
        names = {name for name, kind in gone.items() if kind != "hero" or heroes != "kept"}
        fallen += sorted(name for name, kind in gone.items() if kind == "hero" and heroes == "fallen")
        if names:
            out[seat] = tuple(sorted({*out.get(seat, ()), *names}))
    write(t, lost=out, fallen=tuple(dict.fromkeys((*log.fallen, *fallen))))


def _back_on(t: Ledger, f: Step) -> None:
    """The permanent boons that are assigned to a hero who enters play."""
    hero = printed(t.state, f.env["it"]).name
    for number, title in log_of(t).boons.items():
        if title == hero:
            put_on(t, number, title)


def _rise(s: State, _: str, __: str) -> int:
    """Completed quest cards and side quests in the victory display (card 174; GAPS 19)."""
    sides = sum(1 for c in looking.pile(s, "victory") if front(s, c).kind in looking.SIDE_QUESTS)
    return completed(s) + sides


def _loot(t: Ledger, f: Step) -> None:
    """Loot the Dungeons lies at every staging area at once; the bottom 5 of each captured deck are under it."""
    card = encounter_copy(t, "175")
    bring(t, card, "aside")
    doing.enter(t, card, "staging:*", how="added", cause=f.card)
    for seat in looking.order(t.state):
        for taken in looking.pile(t.state, f"captured:{seat}")[-5:]:
            t.happen(ev.Moved(card=taken, source=f"captured:{seat}", to=f"under:{card}", how="captured", cause=card))


says(
    key("174"),
    Text(
        setup=(act(_loot),),
        constants=(Constant("refresh-threat", _rise, of=anything),),
        forced=(Trigger("entered", (act(_back_on),), when=lambda s, f: printed(s, f.env["it"]).kind == "hero"),),
        revealed=(act(_lost),),
    ),
)


def _time_aside(t: Ledger, f: Step) -> None:
    there = log_of(t).losing_time
    for _ in range(5 - there):
        bring(t, encounter_copy(t, "183"), "aside")


def _losing(s: State) -> tuple[str, ...]:
    return tuple(c for c in looking.pile(s, "aside") if looking.key_of(c) == key("183"))


def _time_passes(t: Ledger, f: Step) -> None:
    """1 resource here; 3 of them reveal a Losing Time that was set aside."""
    doing.tokens(t, f.card, 1, cause=f.card)
    waiting = _losing(t.state)
    if t.state.pieces[f.card].tokens >= 3 and waiting:
        doing.tokens(t, f.card, -3, cause=f.card)
        area = pools.area(t.state, f)
        then(t, Step(name="reveal", card=waiting[0], other=area, seat=looking.first_at(t.state, area)))


def _kept_time(t: Ledger, _: Step) -> None:
    cards = (*looking.pile(t.state, "encounter"), *looking.pile(t.state, "discard"))
    count = sum(1 for c in cards if looking.key_of(c) == key("183"))
    write(t, losing_time=count)
    if count:
        to_pool(t, "183")


says(
    key("182"),
    Text(
        setup=(act(_time_aside),),
        forced=(Trigger("quest-begins", (act(_time_passes),)),),
        revealed=(act(_kept_time),),
    ),
)
CLUES = {"Daechanar's Brand": "185", "Heirloom of Iârchon": "186", "Orders from Angmar": "187"}


def _your_clue(title: str) -> If:
    """You control the Clue of that title."""
    return lambda s, f: any(printed(s, c).name == title and looking.controller(s, c) == f.seat for c in s.pieces)


def _for_clue(title: str) -> Word:
    """You may take the boon of the same name."""
    gain = act(lambda t, f: give(t, f.seat, CLUES[title]))
    ask = option(
        f"Does {title} join the campaign and your deck?",
        {"Yes": (None, (gain,)), "No": (None, ())},
        who="you",
    )
    return when(_your_clue(title), ask)


says(
    key("184"),
    Text(
        forced=(WAITED_FOR,),
        revealed=(each_player(*(_for_clue(title) for title in CLUES)),),
    ),
)
CHAMPIONS = ("189", "190", "191", "192")


def _hurt(t: Ledger, _: Step) -> None:
    s: State = t.state
    heroes = (c for c in s.pieces if printed(s, c).kind == "hero" and s.pieces[c].damage)
    write(t, damage={printed(s, c).name: s.pieces[c].damage for c in heroes})


says(
    key("188"),
    Text(
        setup=(each_player(offer_to_hand("Which boon do you take into your opening hand?", CHAMPIONS)),),
        revealed=(act(_hurt),),
    ),
)


def _still_hurt(t: Ledger, _: Step) -> None:
    s: State = t.state
    for card in tuple(s.pieces):
        if printed(s, card).kind == "hero":
            doing.mark(t, card, "damage", log_of(t).damage.get(printed(s, card).name, 0))


def _boons_in_deck(s: State, f: Step) -> tuple[str, ...]:
    return tuple(c for c in looking.pile(s, f"deck:{f.seat}") if looking.key_of(c).startswith("campaign-"))


def _to_hand(t: Ledger, f: Step) -> None:
    doing.move(t, f.env["chosen"], f"hand:{f.seat}", how="hand", cause=f.card)
    doing.shuffle(t, f"deck:{f.seat}")


says(
    key("193"),
    Text(
        setup=(
            act(_still_hurt),
            each_player(
                choose(_boons_in_deck, "Which boon do you take into your opening hand?", optional=True),
                when(lambda s, f: bool(f.env["chosen"]), act(_to_hand)),
            ),
        ),
    ),
)
