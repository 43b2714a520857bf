"""The shape of card texts: what a card does and when, written in words (`words`) and registered by its face's key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules.angmar.state import State, Step
from rules.core.ledger import Ledger

When = Callable[[State, str], bool]
"""(state, the card with the text) -> whether it is in force."""
Of = Callable[[State, str, str], bool]
"""(state, the card with the text, another card) -> whether it is about that card."""
If = Callable[[State, Step], bool]
"""(state, the script at work) -> whether."""
Ids = Callable[[State, Step], tuple[str, ...]]
"""(state, the script at work) -> cards."""
Number = Callable[[State, Step], int]

Act = Callable[[Ledger, Step], Mapping[str, str] | None]
"""Does one thing. `Step.at` is the word's own place. What it returns is remembered in the script's `env`."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a card text. `blocks` are the words inside it, which it opens by their names."""

    act: Act
    blocks: Mapping[str, tuple[Word, ...]] = field(default_factory=dict)


Words = tuple[Word, ...]


def itself(_: State, source: str, card: str) -> bool:
    """A constant effect about its own card."""
    return source == card


def anything(_: State, __: str, ___: str) -> bool:
    """A constant effect about everything, or about the game as a whole."""
    return True


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant effect. `stat` is a number ("threat": adds; "threat=": is) or the name of a rule ("no-damage").

    What a card says its own number is (an X) stands for a printed one: other effects are added to it.

    `amount` may be worked out: (state, source, card). `printed`: it is in the card's text box and gone when that is
    blank; the losing lines of the objective-allies are not (EDGE_CASES C-05).
    """

    stat: str
    amount: int | Callable[[State, str, str], int] = 1
    of: Of = itself
    when: When | None = None
    printed: bool = True

    def worth(self, s: State, source: str, card: str) -> int:
        return self.amount if isinstance(self.amount, int) else self.amount(s, source, card)


@dataclass(frozen=True, slots=True)
class Trigger:
    """A Forced effect, or with `optional` a Response, for a moment (`moments`).

    `when` sees the step as the words will: `env` holds what the moment is about ("it" the card, "seat" the player);
    `seat` names who "you" is: "it" the moment's player, "first", "controller", "highest" (threat).
    `out`: it also works when the card itself has just left play ("on exploring it", "on defeat").
    """

    on: str
    do: Words
    when: If | None = None
    optional: bool = False
    seat: str = "it"
    out: bool = False
    text: str = ""
    printed: bool = True


@dataclass(frozen=True, slots=True)
class Action:
    """An Action that the encounter side gives to players in action windows. `limit` is per round, 0 for none.

    `once`: it can be used once a game. `response`: it is a Response in truth, and possible in the setup too (FAQ 1.19).
    """

    text: str
    do: Words
    when: Callable[[State, str, str], bool]
    limit: int = 0
    once: bool = False
    response: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """All that one face says.

    `travel`: its Travel cost or effect; `travel_if` whether it can be paid (RULES 3.4). `setup` and `revealed` of a
    quest card are those of side A and B. `uncancelled`: its "when revealed" cannot be canceled.
    `absorbs` is asked before the card takes damage (ledger, card, damage, cause), `guards` before the card that it is
    attached to does (ledger, its own card, damage, cause, number of the attack), `takes` before a quest takes progress
    (ledger, quest, progress); True: the text did something else instead, or will see to it.
    `onto`: the kinds of cards that an attachment may be played on; () for any.
    """

    revealed: Words = ()
    uncancelled: bool = False
    shadow: Words = ()
    travel: Words = ()
    travel_if: Callable[[State, str], bool] | None = None
    setup: Words = ()
    forced: tuple[Trigger, ...] = ()
    constants: tuple[Constant, ...] = ()
    actions: tuple[Action, ...] = ()
    absorbs: Callable[[Ledger, str, int, str], bool] | None = None
    guards: Callable[[Ledger, str, int, str, int], bool] | None = None
    takes: Callable[[Ledger, str, int], bool] | None = None
    onto: tuple[str, ...] = ()


NOTHING = Text()
TEXTS: dict[str, Text] = {}
SCRIPTS: dict[str, Words] = {}
"""Every block of words by its name: "orc-ambush-tlr/revealed", "orc-ambush-tlr/revealed/0.each"."""
GROUPS: dict[str, Of] = {}
"""What lasting effects may be about, by name: they also hit cards that come later (RULES 7.4)."""


def text_of(key: str) -> Text:
    return TEXTS.get(key, NOTHING)


def _register(name: str, words: Words) -> None:
    SCRIPTS[name] = words
    for at, word in enumerate(words):
        for block, inner in word.blocks.items():
            _register(f"{name}/{at}.{block}", inner)


def write(key: str, text: Text) -> None:
    """Registers the text of a face. Raises ValueError for a face that has one already."""
    if key in TEXTS:
        raise ValueError(f"{key} is written twice")
    TEXTS[key] = text
    for part in ("revealed", "shadow", "travel", "setup"):
        words = getattr(text, part)
        if words:
            _register(f"{key}/{part}", words)
    for n, trigger in enumerate(text.forced):
        _register(f"{key}/forced{n}", trigger.do)
    for n, action in enumerate(text.actions):
        _register(f"{key}/action{n}", action.do)


def procedure(name: str, words: Words) -> Words:
    """Words that several cards or the rules themselves share, under a name of their own."""
    _register(name, words)
    return words


def group(name: str, of: Of) -> str:
    """Names a group of cards for lasting effects; gives what `Lasting.on` says."""
    GROUPS[name] = of
    return f"@{name}"
