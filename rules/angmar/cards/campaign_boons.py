"""The campaign's boons (campaign.json 157, 161-165, 167, 172, 176-181, 185-187, 189-192).

They are player cards: their constant effects, their Setup and their once-a-game Actions work by themselves; Responses
to what players do by hand are hand moves too.
"""

from __future__ import annotations

from rules.angmar import doing, leaving, looking
from rules.angmar.campaign.begin import key
from rules.angmar.looking import printed
from rules.angmar.pools import about_me, host, in_piles, kind
from rules.angmar.state import State, Step
from rules.angmar.texts import Action, Constant, Text, Trigger, Word
from rules.angmar.texts import write as says
from rules.angmar.words import act, choose, each_player, heal, lasting, ready, when
from rules.core.ledger import Ledger


def bearer(s: State, f: Step) -> tuple[str, ...]:
    """The card that this is attached to."""
    held = looking.host(s, f.card) if f.card in s.pieces else ""
    return (held,) if held else ()


def _mine(s: State, card: str, seat: str) -> bool:
    """The seat controls the card it is attached to."""
    return looking.controller(s, card) == seat or looking.controller(s, looking.host(s, card) or card) == seat


def _once(text: str, *words: Word) -> Action:
    """An Action once a game, of the player who controls the bearer."""
    return Action(text=text, do=words, when=_mine, once=True)


def _with(stat: str, amount: int) -> Constant:
    return Constant(stat, amount, of=host)


says(key("157"), Text(constants=(_with("willpower", 1),)))


def _two_resources(t: Ledger, f: Step) -> None:
    for hero in bearer(t.state, f):
        doing.resources(t, hero, 2, cause=f.card)


says(
    key("161"),
    Text(
        setup=(act(_two_resources),),
        actions=(
            _once(
                "Cunning: +2 willpower, attack and defense this phase",
                *(lasting("phase", stat, 2, bearer) for stat in ("willpower", "attack", "defense")),
            ),
        ),
    ),
)
says(key("162"), Text(constants=(_with("hit_points", 2),), actions=(_once("Hardy: ready the hero", ready(bearer)),)))
says(
    key("163"),
    Text(
        constants=(_with("willpower", 1),),
        actions=(
            _once(
                "Resolute: take back up to 2 damage just dealt to the hero",
                heal(bearer, 2),
            ),
        ),
    ),
)


def _enemies_of(s: State, f: Step) -> tuple[str, ...]:
    return looking.at(s, f"engaged:{f.seat}")


def _shift_damage(t: Ledger, f: Step) -> None:
    """All of his damage goes to the enemy."""
    for hero in bearer(t.state, f):
        amount = t.state.pieces[hero].damage
        doing.mark(t, hero, "damage", 0, cause=f.card)
        if f.env["chosen"]:
            leaving.damage(t, f.env["chosen"], amount, cause=f.card)


says(
    key("164"),
    Text(
        constants=(_with("attack", 1),),
        actions=(
            _once(
                "Ruthless: move the hero's damage to an enemy engaged with you",
                choose(_enemies_of, "Which enemy takes the damage?"),
                act(_shift_damage),
            ),
        ),
    ),
)


def _attach_found(t: Ledger, f: Step) -> None:
    for hero in bearer(t.state, f):
        if f.env["chosen"]:
            doing.attach(t, f.env["chosen"], hero, cause=f.card)


says(
    key("165"),
    Text(
        constants=(_with("defense", 1),),
        actions=(
            Action(
                text="Stalwart: an attachment of your discard pile onto the hero",
                do=(
                    choose(in_piles("discard:", fits=kind("attachment")), "Which attachment?"),
                    act(_attach_found),
                ),
                when=lambda s, card, seat: s.phase == "planning" and _mine(s, card, seat),
                once=True,
            ),
        ),
    ),
)
says(
    key("167"),
    Text(
        constants=(_with("willpower", 1), _with("hit_points", 1)),
        actions=(_once("Amarthiúl's Courage: ready Amarthiúl", ready(bearer)),),
    ),
)


def _unique_people(s: State, f: Step) -> tuple[str, ...]:
    return tuple(c for c in s.pieces if printed(s, c).kind in looking.CHARACTERS and printed(s, c).unique)


def _determined(t: Ledger, f: Step) -> None:
    """It is attached; every character with a Determination, or marked determined in the log, readies."""
    if f.env["chosen"]:
        doing.attach(t, f.card, f.env["chosen"], cause=f.card)
    s: State = t.state
    bearers = {looking.host(s, c) for c in s.pieces if looking.key_of(c) == key("172")}
    names = s.log.determined if s.log is not None else ()
    for card in tuple(s.pieces):
        if card in bearers or (printed(s, card).kind in looking.CHARACTERS and printed(s, card).name in names):
            doing.ready(t, card, cause=f.card)


says(
    key("172"),
    Text(
        forced=(
            Trigger(
                "event",
                (choose(_unique_people, "Whom does Determination strengthen?"), act(_determined)),
                when=about_me,
                out=True,
            ),
        ),
    ),
)


def _shares_trait(s: State, source: str, card: str) -> bool:
    """An ally of any player that shares a trait with the bearer."""
    held = looking.host(s, source)
    if not held or card not in s.pieces or printed(s, card).kind not in looking.ALLIES:
        return False
    return bool(set(printed(s, held).traits) & set(printed(s, card).traits))


says(key("177"), Text(constants=(Constant("willpower", 1, of=_shares_trait),)))
says(key("180"), Text(constants=(_with("hit_points", 2),)))


def _known_foe(s: State, source: str, enemy: str) -> int:
    """1 if the enemy shares a trait with an enemy of the victory display."""
    slain = {t for c in looking.pile(s, "victory") if looking.front(s, c).kind == "enemy"
             for t in looking.front(s, c).traits}  # fmt: skip
    return 1 if enemy in s.pieces and slain & set(printed(s, enemy).traits) else 0


def _undead(more: int) -> Constant:
    return Constant("attack-against", lambda s, _, enemy: more if "Undead" in printed(s, enemy).traits else 0, of=host)


says(
    key("181"),
    Text(
        constants=(
            Constant("attack-against", _known_foe, of=host),
            Constant("defense-against", _known_foe, of=host),
        ),
    ),
)
says(key("185"), Text(constants=(_with("attack", 1), _undead(1))))
says(key("186"), Text(constants=(_with("willpower", 1),)))
says(
    key("187"),
    Text(
        constants=(
            _with("defense", 1),
            Constant("defense-against", lambda s, _, enemy: 1 if "Undead" in printed(s, enemy).traits else 0, of=host),
        ),
    ),
)


def _discarded(s: State, f: Step) -> tuple[str, ...]:
    return tuple(c for c in looking.pile(s, f"discard:{f.seat}") if c != f.card and looking.kind(s, c) != "hero")


def _to_hand(t: Ledger, f: Step) -> None:
    if f.env["chosen"]:
        doing.move(t, f.env["chosen"], f"hand:{f.seat}", how="hand", cause=f.card)


def _each_takes_back(t: Ledger, f: Step) -> None:
    """The rest of each discard pile is shuffled into its deck, and this event is out of the game."""
    for seat in looking.order(t.state):
        for card in looking.pile(t.state, f"discard:{seat}"):
            if looking.front(t.state, card).kind != "hero" and card != f.card:
                doing.move(t, card, f"deck:{seat}", how="shuffled in", cause=f.card)
        doing.shuffle(t, f"deck:{seat}")
    doing.move(t, f.card, "removed", how="removed", cause=f.card)


BACK = (choose(_discarded, "Which card do you take back?", optional=True), act(_to_hand))
says(
    key("190"),
    Text(
        forced=(
            Trigger(
                "event",
                (
                    each_player(*BACK, when(lambda s, _: len(looking.order(s)) == 1, *BACK), who="every"),
                    act(_each_takes_back),
                ),
                when=about_me,
                out=True,
            ),
        ),
    ),
)
says(key("191"), Text(constants=(_with("attack", 2), _with("hit_points", 2))))
