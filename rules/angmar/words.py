"""The words that card texts are written in. Each does one thing; a text is a tuple of them, done in order.

"you" is the script's player. What a word chose is in `env` under the name in `into`; `chosen(into)` reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.angmar import doing, ending, leaving, looking, pools, questing
from rules.angmar.deck_words import (
    add,
    add_engaged,
    attack_now,
    deal_shadow,
    dig,
    discard_into_deck,
    engage,
    find,
    once_placed,
    put_engaged,
    reshuffle,
    reveal,
    reveal_found,
    set_aside,
    surge,
    take,
)
from rules.angmar.flow_words import (
    Amount,
    act,
    as_player,
    choose,
    done_first,
    each,
    each_player,
    inner,
    keep,
    number,
    option,
    repeat,
    silent,
    start_tally,
    tallied,
    tally,
    when,
)
from rules.angmar.looking import printed
from rules.angmar.pools import Who, area
from rules.angmar.state import State, Step
from rules.angmar.texts import Ids, Word
from rules.angmar.writing import then
from rules.core.ledger import Ledger

__all__ = (
    "Amount",
    "act",
    "add",
    "add_engaged",
    "as_player",
    "attack_now",
    "choose",
    "deal_shadow",
    "dig",
    "discard_into_deck",
    "done_first",
    "each",
    "each_player",
    "engage",
    "find",
    "inner",
    "keep",
    "number",
    "once_placed",
    "option",
    "put_engaged",
    "repeat",
    "reshuffle",
    "reveal",
    "reveal_found",
    "set_aside",
    "start_tally",
    "surge",
    "take",
    "tallied",
    "tally",
    "when",
)  # fmt: skip
"""What `flow_words` and `deck_words` have, so that a card text finds every word here."""

# Players


def raise_threat(by: Amount, who: Who = "you") -> Word:
    def run(t: Ledger, f: Step) -> None:
        amount = number(by, t.state, f)
        for seat in pools.seats(t.state, f, who):
            doing.threat(t, seat, amount, cause=f.card)

    return silent(run)


def lower_threat(by: Amount, who: Who = "you") -> Word:
    return raise_threat(lambda s, f: -number(by, s, f), who)


def doomed(by: int) -> Word:
    """Doomed that a card gains by its own text is done at that moment (RULES 4.1)."""
    return raise_threat(by, "all")


def mill(count: Amount, *, into: str = "milled", pile: str = "deck") -> Word:
    """You discard from the top of your deck; `into` holds the cards, separated by blanks."""

    def run(t: Ledger, f: Step) -> Mapping[str, str]:
        return {into: " ".join(doing.mill(t, f.seat, number(count, t.state, f), cause=f.card, pile=pile))}

    return Word(run)


def listed(s: State, f: Step, key: str = "milled") -> tuple[str, ...]:
    """The cards that `mill` put into `env`."""
    return tuple(f.env.get(key, "").split())


def draw(count: int = 1) -> Word:
    return silent(lambda t, f: doing.draw(t, f.seat, count, cause=f.card))


def discard_random(*, into: str = "lost") -> Word:
    """You discard a random card from your hand."""

    def run(t: Ledger, f: Step) -> Mapping[str, str]:
        return {into: doing.move_random(t, f"hand:{f.seat}", f"discard:{f.seat}", how="discarded", cause=f.card)}

    return Word(run)


# Characters and other cards in play


def damage(ids: Ids, amount: Amount = 1) -> Word:
    """Damage on each of these cards."""

    def run(t: Ledger, f: Step) -> None:
        count = number(amount, t.state, f)
        for card in ids(t.state, f):
            leaving.damage(t, card, count, cause=f.card)

    return silent(run)


def spread(ids: Ids, amount: Amount, text: str = "Who takes the next point of damage?", who: Who = "you") -> Word:
    """A player spreads damage over these characters as he likes."""

    def run(t: Ledger, f: Step) -> None:
        count, found, asked = number(amount, t.state, f), ids(t.state, f), pools.seats(t.state, f, who)
        if count > 0 and found and asked:
            then(t, Step(name="spread", seat=asked[0], card=f.card, ids=found, n=count, env={"text": text}))

    return silent(run)


def heal(ids: Ids, amount: int = 999) -> Word:
    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            leaving.heal(t, card, amount, cause=f.card)

    return silent(run)


def _each_card(ids: Ids, does: Callable[..., Any]) -> Word:
    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            does(t, card, cause=f.card)

    return silent(run)


def exhaust(ids: Ids) -> Word:
    return _each_card(ids, doing.exhaust)


def ready(ids: Ids) -> Word:
    return _each_card(ids, doing.ready)


def uncommit(ids: Ids) -> Word:
    """They are removed from the quest."""
    return _each_card(ids, doing.uncommit)


def discard(ids: Ids) -> Word:
    """They are discarded from play."""
    return _each_card(ids, leaving.discard)


def destroy(ids: Ids) -> Word:
    return _each_card(ids, leaving.destroy)


def to_staging(ids: Ids) -> Word:
    """Enemies or locations in play return to the staging area."""
    return _each_card(ids, doing.to_staging)


def flip(ids: Ids) -> Word:
    return _each_card(ids, doing.flip)


def put_tokens(ids: Ids, by: Amount = 1) -> Word:
    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            doing.tokens(t, card, number(by, t.state, f), cause=f.card)

    return silent(run)


def put_time(ids: Ids, count: int) -> Word:
    """So many time counters more."""

    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            doing.mark(t, card, "time", t.state.pieces[card].time + count, cause=f.card)

    return silent(run)


def give_resources(ids: Ids, by: int = 1) -> Word:
    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            doing.resources(t, card, by, cause=f.card)

    return silent(run)


def attach_me(ids: Ids) -> Word:
    """This card attaches to the first of those."""

    def run(t: Ledger, f: Step) -> None:
        found = ids(t.state, f)
        if found:
            doing.attach(t, f.card, found[0], cause=f.card)

    return silent(run)


def to_current_quest() -> Word:
    """This card becomes an attachment of the current quest (EDGE_CASES A-05, A-06); there may be none (RULES 5.8)."""

    def quest(s: State, f: Step) -> tuple[str, ...]:
        found = looking.current_quest(s, area(s, f))
        return (found,) if found else ()

    return attach_me(quest)


def lasting(until: str, stat: str, amount: Amount, on: str | Ids) -> Word:
    """A lasting effect until the end of the "phase", "round" or "attack", on those cards or on a `group`."""

    def run(t: Ledger, f: Step) -> None:
        ends = f"attack:{f.env['attack']}" if until == "attack" else until
        cards = (on,) if isinstance(on, str) else on(t.state, f)
        for card in cards:
            doing.last(t, ends, stat, number(amount, t.state, f), card, card=f.card)

    return silent(run)


# Progress


def progress(ids: Ids, amount: Amount) -> Word:
    """Progress on these quest cards or locations themselves."""

    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            put = questing.on_location if "location" in printed(t.state, card).kind else questing.on_card
            put(t, card, number(amount, t.state, f), cause=f.card)

    return silent(run)


def lose_progress(ids: Ids, amount: Amount = 999) -> Word:
    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            questing.lose_progress(t, card, number(amount, t.state, f), cause=f.card)

    return silent(run)


def advance() -> Word:
    """The main quest goes on to its next stage."""
    return silent(lambda t, f: questing.advance(t, area(t.state, f)))


def win(why: str = "quest") -> Word:
    return silent(lambda t, f: ending.win(t, why))


def lose(why: str) -> Word:
    return silent(lambda t, f: ending.lose(t, why))
