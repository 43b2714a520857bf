"""Words about other words: one after another for players or cards, choices, conditions, counting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.angmar import doing, looking, pools
from rules.angmar.hearing import is_open
from rules.angmar.pools import Who
from rules.angmar.state import State, Step, changed
from rules.angmar.texts import SCRIPTS, Act, Ids, If, Number, Word, Words
from rules.angmar.writing import then
from rules.core.ledger import Ledger

Amount = int | Number


def number(amount: Amount, s: State, f: Step) -> int:
    return amount if isinstance(amount, int) else amount(s, f)


def silent(act: Callable[[Ledger, Step], Any]) -> Word:
    """A word that does something and chooses nothing."""

    def run(t: Ledger, f: Step) -> None:
        act(t, f)

    return Word(run)


def act(run: Act) -> Word:
    """A word of a card's own, where the vocabulary has none for it."""
    return Word(run)


def inner(f: Step, block: str, **changes: Any) -> Step:
    """The step of a block inside the word that is at work."""
    return changed(f, script=f"{f.script}/{f.at}.{block}", at=0, **changes)


# Flow


def done_first() -> Word:
    """Does nothing: as the last word it keeps the text at work until all that the words before led to is done."""
    return Word(lambda t, f: None)


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


def repeat(times: Amount, *words: Word) -> Word:
    """The words so many times, one after another; how many is fixed now."""

    def run(t: Ledger, f: Step) -> None:
        then(t, *(inner(f, "again") for _ in range(number(times, t.state, f))))

    return Word(run, {"again": words})


def as_player(key: str, *words: Word) -> Word:
    """The words with the player that an earlier word chose as "you"."""

    def run(t: Ledger, f: Step) -> None:
        if f.env.get(key):
            then(t, inner(f, "player", seat=f.env[key]))

    return Word(run, {"player": words})


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


def _unseen(s: State, card: str, seat: str) -> bool:
    """Whether the question shows a card that this player could not see before: of a deck, or facedown under another."""
    if "#" not in card or card in s.pieces:
        return False
    lies = looking.pile_of(s, card)
    return not is_open(lies) and lies != f"hand:{seat}"


def choose(ids: Ids, text: str, *, into: str = "chosen", who: Who = "you", optional: bool = False) -> Word:
    """A player picks one of the cards; `chosen(into)` is it. With one card and no way out nobody is asked.

    What a hand move takes elsewhere while he is asked is offered no more: `env["lie"]` says where they may lie.
    """

    def run(t: Ledger, f: Step) -> Mapping[str, str] | None:
        found, asked = ids(t.state, f), pools.seats(t.state, f, who)
        if not found or not asked:
            return {into: ""}
        if len(found) == 1 and not optional:
            return {into: found[0]}
        env = {"into": into, "text": text, "optional": "yes" if optional else ""}
        if all(card in t.state.pieces for card in found):
            env["in play"] = "yes"
        else:
            env["lie"] = " ".join(sorted({looking.lies(t.state, card) for card in found if "#" in card}))
        if any(_unseen(t.state, card, asked[0]) for card in found):
            env["hidden"] = "yes"
        then(t, Step(name="pick", seat=asked[0], card=f.card, ids=found, env=env))
        return {into: ""}

    return Word(run)


def keep(into: str, what: Callable[[State, Step], str]) -> Word:
    """Remembers something worked out for later words."""
    return Word(lambda t, f: {into: what(t.state, f)})


def tally(by: Amount = 1) -> Word:
    """Counts for the whole text, also from inside blocks; `tallied` reads it."""
    return silent(lambda t, f: doing.note(t, f"phase:tally:{f.card}", number(by, t.state, f)))


def tallied(s: State, f: Step) -> int:
    return s.notes.get(f"phase:tally:{f.card}", 0)


def start_tally() -> Word:
    """Sets the count of `tally` to 0."""

    def run(t: Ledger, f: Step) -> None:
        count = tallied(t.state, f)
        if count:
            doing.note(t, f"phase:tally:{f.card}", -count)

    return silent(run)
