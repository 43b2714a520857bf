"""The words that card texts are written in. Each does one thing; a text is a tuple of them, done in order.

"you" is the script's player. What a word chose is in `env` under the name in `into`; `chosen(into)` reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.angmar import doing, ending, leaving, looking, pools, questing
from rules.angmar.looking import printed
from rules.angmar.moments import moment
from rules.angmar.pools import Who, area
from rules.angmar.state import State, Step, changed
from rules.angmar.steps.attack import attack
from rules.angmar.steps.reveal import reveal as reveal_steps
from rules.angmar.texts import SCRIPTS, Act, Ids, If, Number, Word, Words
from rules.angmar.writing import then
from rules.core.ledger import Ledger

Amount = int | Number


def number(amount: Amount, s: State, f: Step) -> int:
    return amount if isinstance(amount, int) else amount(s, f)


def _do(act: Callable[[Ledger, Step], Any]) -> Word:
    """A word that does something and chooses nothing."""

    def run(t: Ledger, f: Step) -> None:
        act(t, f)

    return Word(run)


def act(does: Act) -> Word:
    """A word of a card's own, where the vocabulary has none for it."""
    return Word(does)


def inner(f: Step, block: str, **changes: Any) -> Step:
    """The step of a block inside the word that is at work."""
    return changed(f, script=f"{f.script}/{f.at}.{block}", at=0, **changes)


# Flow


def each_player(*words: Word, who: Who = "all") -> Word:
    """The words for each player there in player order, as "you"."""

    def run(t: Ledger, f: Step) -> None:
        then(t, *(inner(f, "each", seat=seat) for seat in pools.seats(t.state, f, who)))

    return Word(run, {"each": words})


def each(ids: Ids, *words: Word) -> Word:
    """The words for each of the cards as they are now, with the card as `env["each"]`."""

    def run(t: Ledger, f: Step) -> None:
        then(t, *(inner(f, "each", env={**f.env, "each": card}) for card in ids(t.state, f)))

    return Word(run, {"each": words})


def when(condition: If, *words: Word, otherwise: Words = ()) -> Word:
    """The words if the condition holds, else the others."""

    def run(t: Ledger, f: Step) -> None:
        block = "then" if condition(t.state, f) else "else"
        if SCRIPTS[f"{f.script}/{f.at}.{block}"]:
            then(t, inner(f, block))

    return Word(run, {"then": words, "else": otherwise})


def option(text: str, choices: Mapping[str, tuple[If | None, Words]], who: Who = "first") -> Word:
    """One of several things, each named in words: (condition or None, what is done). A single one is just done."""

    def run(t: Ledger, f: Step) -> None:
        able = tuple(name for name, (may, _) in choices.items() if may is None or may(t.state, f))
        asked = pools.seats(t.state, f, who)
        if not able or not asked:
            return
        step = Step(
            name="option", script=f"{f.script}/{f.at}", seat=asked[0], card=f.card, other=f.seat, ids=able,
            env={**f.env, "text": text},
        )  # fmt: skip
        if len(able) == 1:
            then(t, inner(f, able[0]))
        else:
            then(t, step)

    return Word(run, {name: words for name, (_, words) in choices.items()})


def choose(ids: Ids, text: str, *, into: str = "chosen", who: Who = "you", optional: bool = False) -> Word:
    """A player picks one of the cards; `chosen(into)` is it. With one card and no way out nobody is asked."""

    def run(t: Ledger, f: Step) -> Mapping[str, str] | None:
        found, asked = ids(t.state, f), pools.seats(t.state, f, who)
        if not found or not asked:
            return {into: ""}
        if len(found) == 1 and not optional:
            return {into: found[0]}
        env = {"into": into, "text": text, "optional": "yes" if optional else ""}
        then(t, Step(name="pick", seat=asked[0], card=f.card, ids=found, env=env))
        return {into: ""}

    return Word(run)


def keep(into: str, what: Callable[[State, Step], str]) -> Word:
    """Remembers something worked out for later words."""
    return Word(lambda t, f: {into: what(t.state, f)})


def tally(by: Amount = 1) -> Word:
    """Counts for the whole text, also from inside blocks; `tallied` reads it."""
    return _do(lambda t, f: doing.note(t, f"phase:tally:{f.card}", number(by, t.state, f)))


def tallied(s: State, f: Step) -> int:
    return s.notes.get(f"phase:tally:{f.card}", 0)


def start_tally() -> Word:
    """Sets the count of `tally` to 0."""

    def run(t: Ledger, f: Step) -> None:
        count = tallied(t.state, f)
        if count:
            doing.note(t, f"phase:tally:{f.card}", -count)

    return _do(run)


# Players


def raise_threat(by: Amount, who: Who = "you") -> Word:
    def run(t: Ledger, f: Step) -> None:
        amount = number(by, t.state, f)
        for seat in pools.seats(t.state, f, who):
            doing.threat(t, seat, amount, cause=f.card)

    return _do(run)


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
    return _do(lambda t, f: doing.draw(t, f.seat, count, cause=f.card))


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

    return _do(run)


def spread(ids: Ids, amount: Amount, text: str = "Who takes the next point of damage?", who: Who = "you") -> Word:
    """A player spreads damage over these characters as he likes."""

    def run(t: Ledger, f: Step) -> None:
        count, found, asked = number(amount, t.state, f), ids(t.state, f), pools.seats(t.state, f, who)
        if count > 0 and found and asked:
            then(t, Step(name="spread", seat=asked[0], card=f.card, ids=found, n=count, env={"text": text}))

    return _do(run)


def heal(ids: Ids, amount: int = 999) -> Word:
    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            leaving.heal(t, card, amount, cause=f.card)

    return _do(run)


def _each_card(ids: Ids, does: Callable[..., Any]) -> Word:
    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            does(t, card, cause=f.card)

    return _do(run)


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

    return _do(run)


def put_time(ids: Ids, count: int) -> Word:
    """So many time counters more."""

    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            doing.mark(t, card, "time", t.state.pieces[card].time + count, cause=f.card)

    return _do(run)


def give_resources(ids: Ids, by: int = 1) -> Word:
    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            doing.resources(t, card, by, cause=f.card)

    return _do(run)


def attach_me(ids: Ids) -> Word:
    """This card attaches to the first of those."""

    def run(t: Ledger, f: Step) -> None:
        found = ids(t.state, f)
        if found:
            doing.attach(t, f.card, found[0], cause=f.card)

    return _do(run)


def to_current_quest() -> Word:
    """This card becomes an attachment of the current quest (EDGE_CASES A-05, A-06)."""

    def quest(s: State, f: Step) -> tuple[str, ...]:
        found = looking.current_quest(s, area(s, f)) or looking.main_quest(s, area(s, f))
        return (found,) if found else ()

    return attach_me(quest)


def lasting(until: str, stat: str, amount: Amount, on: str | Ids) -> Word:
    """A lasting effect until the end of the "phase", "round" or "attack", on those cards or on a `group`."""

    def run(t: Ledger, f: Step) -> None:
        ends = f"attack:{f.env['attack']}" if until == "attack" else until
        cards = (on,) if isinstance(on, str) else on(t.state, f)
        for card in cards:
            doing.last(t, ends, stat, number(amount, t.state, f), card, card=f.card)

    return _do(run)


# Progress


def progress(ids: Ids, amount: Amount) -> Word:
    """Progress on these quest cards or locations themselves."""

    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            put = questing.on_location if "location" in printed(t.state, card).kind else questing.on_card
            put(t, card, number(amount, t.state, f), cause=f.card)

    return _do(run)


def lose_progress(ids: Ids, amount: Amount = 999) -> Word:
    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            questing.lose_progress(t, card, number(amount, t.state, f), cause=f.card)

    return _do(run)


def advance() -> Word:
    """The main quest goes on to its next stage."""
    return _do(lambda t, f: questing.advance(t, area(t.state, f)))


def win(why: str = "quest") -> Word:
    return _do(lambda t, f: ending.win(t, why))


def lose(why: str) -> Word:
    return _do(lambda t, f: ending.lose(t, why))


# The encounter deck


def reveal(count: Amount = 1) -> Word:
    """Cards are revealed from the encounter deck, one after another."""
    return _do(lambda t, f: then(t, *reveal_steps(number(count, t.state, f), area(t.state, f), seat=f.seat)))


def surge() -> Word:
    """This card gains surge: one more card is revealed at its end."""
    return _do(lambda t, f: doing.note(t, f"phase:surge:{f.card}"))


def find(
    fits: Callable[[State, str], bool], text: str, *, into: str = "found", who: Who = "you", discard: bool = True
) -> Word:
    """Searches encounter deck and discard pile for a card; the searcher chooses (RULES 4.5). `reshuffle` follows."""
    piles = ("encounter", "discard") if discard else ("encounter",)
    any_of = pools.in_piles(*piles, fits=fits)

    def one_of_each(s: State, f: Step) -> tuple[str, ...]:
        return tuple({looking.key_of(c) + looking.pile_of(s, c): c for c in any_of(s, f)}.values())

    return choose(one_of_each, text, into=into, who=who)


def reshuffle() -> Word:
    """The encounter deck is shuffled; never the discard pile."""
    return _do(lambda t, f: doing.shuffle(t, "encounter"))


def discard_into_deck() -> Word:
    """The encounter discard pile is shuffled into the encounter deck."""
    return _do(lambda t, f: doing.reset_deck(t, cause=f.card))


def add(key: str = "found") -> Word:
    """The card that was found or set aside is added to the staging area (not revealed)."""

    def run(t: Ledger, f: Step) -> None:
        if _out(t.state, f.env.get(key, "")):
            doing.enter(t, f.env[key], f"staging:{area(t.state, f)}", how="added", cause=f.card)

    return _do(run)


def add_engaged(key: str = "found") -> Word:
    """The found enemy comes into play engaged with you: it has engaged you (RULES 3.5)."""

    def run(t: Ledger, f: Step) -> None:
        card = f.env.get(key, "")
        if _out(t.state, card):
            put_engaged(t, card, f.seat, cause=f.card)

    return _do(run)


def put_engaged(t: Ledger, card: str, seat: str, *, cause: str = "", **about: str) -> None:
    """An enemy out of play comes into play engaged with a player."""
    doing.enter(t, card, f"engaged:{seat}", how="added", cause=cause)
    moment(t, "engaged", card=card, seat=seat, area=t.state.players[seat].area, **about)


def reveal_found(key: str = "found") -> Word:
    """The card that was found is revealed (RULES 4.5)."""

    def run(t: Ledger, f: Step) -> None:
        card = f.env.get(key, "")
        if _out(t.state, card):
            then(t, Step(name="reveal", card=card, other=area(t.state, f), seat=f.seat, env={}))

    return _do(run)


def _out(s: State, card: str) -> bool:
    return bool(card) and card not in s.pieces


def set_aside(*keys: str) -> Word:
    """All copies of these cards leave the encounter deck and wait beside it."""

    def run(t: Ledger, f: Step) -> None:
        for card in looking.pile(t.state, "encounter"):
            if looking.key_of(card) in keys:
                doing.move(t, card, "aside", how="set aside")

    return _do(run)


def take(key: str, to: str, count: Amount = 1) -> Word:
    """Copies of a card from the encounter deck or set aside come into play at "staging", "active" or "play:first"."""

    def run(t: Ledger, f: Step) -> None:
        s, here = t.state, area(t.state, f)
        place = {"staging": f"staging:{here}", "active": f"active:{here}"}.get(to, f"play:{s.first}")
        cards = (*looking.pile(s, "aside"), *looking.pile(s, "encounter"), *looking.pile(s, "discard"))
        for card in tuple(c for c in cards if looking.key_of(c) == key)[: number(count, s, f)]:
            doing.enter(t, card, place, how="added", cause=f.card)

    return _do(run)


# Engaging and attacking


def engage(ids: Ids, who: Who = "you") -> Word:
    """These enemies engage that player."""

    def run(t: Ledger, f: Step) -> None:
        for seat in pools.seats(t.state, f, who)[:1]:
            for card in ids(t.state, f):
                doing.engage(t, card, seat, cause=f.card)

    return _do(run)


def attack_now(ids: Ids, who: Who = "you", *, deal: bool = True, fresh: bool = True) -> Word:
    """These enemies attack that player at once, one after another, each with a shadow card of its own (FAQ 1.28)."""

    def run(t: Ledger, f: Step) -> None:
        for seat in pools.seats(t.state, f, who)[:1]:
            steps: list[Step] = []
            for card in ids(t.state, f):
                steps += attack(t, card, seat, deal=deal, fresh=fresh and deal)
            then(t, *steps)

    return _do(run)


def deal_shadow(ids: Ids, count: int = 1) -> Word:
    """Each of these enemies gets facedown shadow cards."""

    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            for _ in range(count):
                doing.deal_shadow(t, card, cause=f.card)

    return _do(run)
