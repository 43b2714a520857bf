"""The campaign's boons that heroes keep, the Pendant, and the events (campaign.json 157, 161-165, 167, 172, 190).

They are player cards. Iârion's Pendant is offered as an Action while a card that was turned up waits: where the table
has no pauses, it is not.
"""

from __future__ import annotations

from rules.angmar import by_hand, doing, leaving, looking, values
from rules.angmar.campaign.begin import key
from rules.angmar.looking import printed
from rules.angmar.moments import moment
from rules.angmar.pools import about_me, characters, host, in_piles, kind
from rules.angmar.state import State, Step
from rules.angmar.steps import planning
from rules.angmar.texts import Action, Constant, If, Text, Trigger, When, Word, Words, procedure
from rules.angmar.texts import write as says
from rules.angmar.words import act, choose, each_player, lasting, option, ready, when
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger


def bearer(s: State, f: Step) -> tuple[str, ...]:
    """The card that this is attached to."""
    held = looking.host(s, f.card) if f.card in s.pieces else ""
    return (held,) if held else ()


def gives(stat: str, amount: int) -> Constant:
    """The card that this is attached to has so much more."""
    return Constant(stat, amount, of=host)


def _once(text: str, *words: Word, if_: When | None = None) -> Action:
    """An Action once a game, of the player who controls it."""

    def may(s: State, card: str, seat: str) -> bool:
        return looking.controller(s, card) == seat and (if_ is None or if_(s, card))

    return Action(text=text, do=words, when=may, once=True)


# Iârion's Pendant: nothing says what it is attached to when it is played from a deck; a character (GAPS 5).

PAUSES = frozenset({"reveal.window", "shadow.window"})


def _turned_up(s: State) -> Step | None:
    """What was turned up and waits for its effect."""
    return next((waiting.step for waiting in reversed(s.agenda) if waiting.step.name in PAUSES), None)


def _can_cancel(s: State, card: str, seat: str) -> bool:
    step = s.agenda[-1].step if s.agenda else None
    if step is None or step.name not in PAUSES or looking.controller(s, card) != seat:
        return False
    return not by_hand.uncancelled(s, step)


def _cancel(t: Ledger, f: Step) -> None:
    """It goes to the victory display, and what was turned up has no effect."""
    step = _turned_up(t.state)
    if step is not None and f.card in t.state.pieces:
        leaving.leave(t, f.card, to="victory", how="victory", cause=f.card)
        by_hand.cancel(t, f.seat, step, "effect")


says(
    key("157"),
    Text(
        constants=(gives("willpower", 1),),
        actions=(
            Action(
                "Iârion's Pendant: cancel the effect that was turned up", (act(_cancel),), _can_cancel, response=True
            ),
        ),
        onto=("hero", "ally", "objective-ally"),
    ),
)

# Permanent boons


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
says(key("162"), Text(constants=(gives("hit_points", 2),), actions=(_once("Hardy: ready the hero", ready(bearer)),)))

RESOLUTE = "resolute"


def _used(s: State) -> bool:
    """Whether it has been used, or is being asked about (once per game)."""
    return bool(s.notes.get(f"game:{RESOLUTE}") or s.notes.get(f"phase:{RESOLUTE}"))


def _may_cancel(t: Ledger, card: str, amount: int, cause: str, attack: int) -> bool:
    """Its player is asked before the damage is dealt."""
    if _used(t.state):
        return False
    env = {"it": looking.host(t.state, card), "n": str(amount), "by": cause, "attack": str(attack)}
    then(t, *script(RESOLUTE, card=card, seat=looking.controller(t.state, card), env=env))
    return True


def _at_least(amount: int) -> If:
    return lambda s, f: int(f.env["n"]) >= amount and not _used(s)


def _dealt(less: int) -> Words:
    """The rest of the damage is dealt."""

    def run(t: Ledger, f: Step) -> None:
        hero, attack = f.env["it"], int(f.env["attack"])
        amount = int(f.env["n"]) - less
        if less:
            doing.note(t, f"game:{RESOLUTE}")
            moment(t, "triggered", seat=f.seat, area=t.state.players[f.seat].area)
        if hero in t.state.pieces:
            doing.note(t, f"phase:{RESOLUTE}")
            if attack:
                leaving.struck(t, hero, amount, attack)
            leaving.damage(t, hero, amount, cause=f.env["by"], attack=attack)
            doing.note(t, f"phase:{RESOLUTE}", -1)

    return (act(run),)


procedure(
    RESOLUTE,
    (
        option(
            "How much of the damage is canceled?",
            {"None of it": (None, _dealt(0)), "1": (_at_least(1), _dealt(1)), "2": (_at_least(2), _dealt(2))},
            who="you",
        ),
    ),
)
says(key("163"), Text(constants=(gives("willpower", 1),), guards=_may_cancel))


def _foes(s: State, f: Step) -> tuple[str, ...]:
    """The enemies engaged with you that can be chosen and take damage."""
    mine = looking.at(s, f"engaged:{f.seat}")
    return tuple(c for c in mine if not printed(s, c).immune and not values.barred(s, "no-damage", c))


def _can_shift(s: State, card: str) -> bool:
    hero, seat = looking.host(s, card), looking.controller(s, card)
    return bool(hero and s.pieces[hero].damage and _foes(s, Step(name="script", seat=seat)))


def _hurt(amount: int) -> If:
    return lambda s, f: any(s.pieces[hero].damage >= amount for hero in bearer(s, f))


def _shift(amount: int) -> Words:
    """So much of his damage goes to the enemy."""

    def run(t: Ledger, f: Step) -> None:
        for hero in bearer(t.state, f):
            doing.mark(t, hero, "damage", t.state.pieces[hero].damage - amount, cause=f.card)
            leaving.damage(t, f.env["chosen"], amount, cause=f.card)

    return (act(run),)


MOST = 40
"""Attachments can give a hero many hit points more than the 5 that most have; so many no hero ever has."""
says(
    key("164"),
    Text(
        constants=(gives("attack", 1),),
        actions=(
            _once(
                "Ruthless: move the hero's damage to an enemy engaged with you",
                choose(_foes, "Which enemy takes the damage?"),
                option(
                    "How much damage is moved?",
                    {str(n): (_hurt(n), _shift(n)) for n in range(1, MOST + 1)},
                    who="you",
                ),
                if_=_can_shift,
            ),
        ),
    ),
)


def _playable(s: State, f: Step) -> tuple[str, ...]:
    """Attachments of your discard pile that you can pay for and that may go on a hero."""
    return tuple(
        card
        for card in in_piles("discard:", fits=kind("attachment"))(s, f)
        if planning.affordable(s, f.seat, card) and bearer(s, f)[0] in planning.hosts(s, card)
    )


def _can_play(s: State, card: str) -> bool:
    """In the planning phase, unless an encounter card keeps cards in the discard piles (Dark Sorcery)."""
    if s.phase != "planning" or values.barred(s, "discards-locked"):
        return False
    return bool(_playable(s, Step(name="script", card=card, seat=looking.controller(s, card))))


def _pay(t: Ledger, f: Step) -> None:
    then(t, Step(name="pay", seat=f.seat, card=f.env["chosen"], n=planning.price(t.state, f.env["chosen"]) or 0))


def _put_on(t: Ledger, f: Step) -> None:
    if not t.state.players[f.seat].out:
        for hero in bearer(t.state, f):
            planning.attach_played(t, f.seat, f.env["chosen"], hero)


says(
    key("165"),
    Text(
        constants=(gives("defense", 1),),
        actions=(
            _once(
                "Stalwart: play an attachment of your discard pile onto the hero",
                choose(_playable, "Which attachment?"),
                act(_pay),
                act(_put_on),
                if_=_can_play,
            ),
        ),
    ),
)
says(
    key("167"),
    Text(
        constants=(gives("willpower", 1), gives("hit_points", 1)),
        actions=(_once("Amarthiúl's Courage: ready Amarthiúl", ready(bearer)),),
    ),
)

# Events


def _unique_people(s: State, f: Step) -> tuple[str, ...]:
    return tuple(c for c in characters("all")(s, f) if printed(s, c).unique and not printed(s, c).no_attachments)


def _determined(t: Ledger, f: Step) -> None:
    """It is attached; then every character with a Determination, or marked determined in the log, readies."""
    if not f.env["chosen"]:
        return
    doing.attach(t, f.card, f.env["chosen"], cause=f.card)
    s: State = t.state
    bearers = {looking.host(s, c) for c in s.pieces if looking.key_of(c) == key("172")}
    names = s.log.determined if s.log is not None else ()
    for card in characters("all")(s, f):
        if card in bearers or printed(s, card).name in names:
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


def _discarded(s: State, f: Step) -> tuple[str, ...]:
    return tuple(c for c in looking.pile(s, f"discard:{f.seat}") if c != f.card and looking.kind(s, c) != "hero")


def _to_hand(t: Ledger, f: Step) -> None:
    if f.env["chosen"]:
        doing.move(t, f.env["chosen"], f"hand:{f.seat}", how="hand", cause=f.card)


def _rest_back(t: Ledger, f: Step) -> None:
    """The rest of the discard pile is shuffled into the deck; heroes stay where they are (RULES 8.1)."""
    for card in _discarded(t.state, f):
        doing.move(t, card, f"deck:{f.seat}", how="shuffled in", cause=f.card)
    doing.shuffle(t, f"deck:{f.seat}")


def _unlocked(s: State, _: Step) -> bool:
    return not values.barred(s, "discards-locked")


BACK = (choose(_discarded, "Which card do you take back?"), act(_to_hand))
ALONE = when(lambda s, _: len(looking.order(s)) == 1, *BACK)
says(
    key("190"),
    Text(
        forced=(
            Trigger(
                "event",
                (
                    when(_unlocked, each_player(*BACK, ALONE, act(_rest_back))),
                    act(lambda t, f: doing.move(t, f.card, "removed", how="removed", cause=f.card)),
                ),
                when=about_me,
                out=True,
            ),
        ),
    ),
)
