"""Words about the encounter deck, and about enemies that engage and attack."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.angmar import doing, looking, pools
from rules.angmar.flow_words import Amount, choose, inner, number, silent
from rules.angmar.moments import moment
from rules.angmar.pools import Who, area
from rules.angmar.state import State, Step
from rules.angmar.steps.attack import attack
from rules.angmar.steps.reveal import reveal as reveal_steps
from rules.angmar.texts import Ids, Word
from rules.angmar.writing import right_after, then
from rules.core.ledger import Ledger

# The encounter deck


def reveal(count: Amount = 1, pile: str = "encounter") -> Word:
    """Cards are revealed from the encounter deck (or from the Orc deck, "orcs"), one after another."""

    def run(t: Ledger, f: Step) -> None:
        then(t, *reveal_steps(number(count, t.state, f), area(t.state, f), seat=f.seat, pile=pile))

    return silent(run)


def surge() -> Word:
    """This card gains surge: one more card is revealed at its end."""
    return silent(lambda t, f: doing.note(t, f"phase:surge:{f.card}"))


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
    return silent(lambda t, f: doing.shuffle(t, "encounter"))


def discard_into_deck() -> Word:
    """The encounter discard pile is shuffled into the encounter deck."""
    return silent(lambda t, f: doing.reset_deck(t, cause=f.card))


def dig(fits: Callable[[State, str], bool], count: Amount = 1, *, into: str = "found") -> Word:
    """Discards from the top of the encounter deck until so many cards that fit have come; `into` holds those, separated
    by blanks. In the quest phase a deck that runs out before the first of them is made anew, once; one that was gone
    through in vain is, too (RULES 4.4).
    """

    def run(t: Ledger, f: Step) -> Mapping[str, str]:
        found: list[str] = []
        wanted, anew = number(count, t.state, f), False
        while len(found) < wanted:
            if not looking.pile(t.state, "encounter") and not anew and not found:
                anew = True
                doing.deck_ran_out(t, needed=True)
            deck = looking.pile(t.state, "encounter")
            if not deck:
                break
            doing.move(t, deck[0], "discard", how="milled", cause=f.card)
            found += [deck[0]] if fits(t.state, deck[0]) else []
        if not found:
            doing.deck_ran_out(t)
        return {into: " ".join(found)}

    return Word(run)


def add(key: str = "found") -> Word:
    """The cards that were found or set aside are added to the staging area (not revealed), unless it is gone by now.

    An encounter deck that they were the last cards of is made anew in the quest phase (RULES 4.4).
    """

    def run(t: Ledger, f: Step) -> None:
        for card in f.env.get(key, "").split():
            here = area(t.state, f)
            if _out(t.state, card) and here in t.state.areas:
                doing.enter(t, card, f"staging:{here}", how="added", cause=f.card)
        doing.deck_ran_out(t)

    return silent(run)


def add_engaged(key: str = "found") -> Word:
    """The found enemy comes into play engaged with you: it has engaged you (RULES 3.5)."""

    def run(t: Ledger, f: Step) -> None:
        card = f.env.get(key, "")
        if _out(t.state, card):
            put_engaged(t, card, f.seat, cause=f.card)

    return silent(run)


def put_engaged(t: Ledger, card: str, seat: str, *, cause: str = "", **about: str) -> None:
    """An enemy out of play comes into play engaged with a player; in the staging area if he is out of the game by now,
    as enemies of his go there (RULES 8.4).
    """
    player = t.state.players[seat]
    if player.out:
        if player.area in t.state.areas:
            doing.enter(t, card, f"staging:{player.area}", how="added", cause=cause)
        return
    doing.enter(t, card, f"engaged:{seat}", how="added", cause=cause)
    moment(t, "engaged", card=card, seat=seat, area=t.state.players[seat].area, **about)


def reveal_found(key: str = "found", *, engaged: bool = False) -> Word:
    """The card that was found is revealed (RULES 4.5). `engaged`: it comes into play engaged with you."""

    def run(t: Ledger, f: Step) -> None:
        card, env = f.env.get(key, ""), {"engaged": f.seat} if engaged else {}
        if _out(t.state, card):
            then(t, Step(name="reveal", card=card, other=area(t.state, f), seat=f.seat, env=env))

    return silent(run)


def once_placed(*words: Word) -> Word:
    """For a "when revealed": the words are done once the card has been placed in the staging area."""

    def run(t: Ledger, f: Step) -> None:
        right_after(t, "reveal.place", inner(f, "placed"))

    return Word(run, {"placed": words})


def _out(s: State, card: str) -> bool:
    return bool(card) and card not in s.pieces


def set_aside(*keys: str) -> Word:
    """All copies of these cards leave the encounter deck and wait beside it."""

    def run(t: Ledger, f: Step) -> None:
        for card in looking.pile(t.state, "encounter"):
            if looking.key_of(card) in keys:
                doing.move(t, card, "aside", how="set aside")

    return silent(run)


def take(key: str, to: str, count: Amount = 1) -> Word:
    """Copies of a card from the encounter deck or set aside come into play at "staging", "active" or "play:first"."""

    def run(t: Ledger, f: Step) -> None:
        s, here = t.state, area(t.state, f)
        place = {"staging": f"staging:{here}", "active": f"active:{here}"}.get(to, f"play:{s.first}")
        cards = (*looking.pile(s, "aside"), *looking.pile(s, "encounter"), *looking.pile(s, "discard"))
        for card in tuple(c for c in cards if looking.key_of(c) == key)[: number(count, s, f)]:
            doing.enter(t, card, place, how="added", cause=f.card)

    return silent(run)


# Engaging and attacking


def engage(ids: Ids, who: Who = "you") -> Word:
    """These enemies engage that player."""

    def run(t: Ledger, f: Step) -> None:
        for seat in pools.seats(t.state, f, who)[:1]:
            for card in ids(t.state, f):
                doing.engage(t, card, seat, cause=f.card)

    return silent(run)


def attack_now(ids: Ids, who: Who = "you", *, deal: bool = True, fresh: bool = True) -> Word:
    """These enemies attack that player at once, one after another, each with a shadow card of its own (FAQ 1.28)."""

    def run(t: Ledger, f: Step) -> None:
        for seat in pools.seats(t.state, f, who)[:1]:
            steps: list[Step] = []
            for card in ids(t.state, f):
                steps += attack(t, card, seat, deal=deal, fresh=fresh and deal)
            then(t, *steps)

    return silent(run)


def deal_shadow(ids: Ids, count: int = 1) -> Word:
    """Each of these enemies gets facedown shadow cards."""

    def run(t: Ledger, f: Step) -> None:
        for card in ids(t.state, f):
            for _ in range(count):
                doing.deal_shadow(t, card, cause=f.card)

    return silent(run)
