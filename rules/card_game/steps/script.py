"""A card's text being carried out, word by word, in printed order (Special cases)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Script
from rules.card_game.commands import Decline, Pick
from rules.card_game.effects.flow import Block, can_all, useful_block
from rules.card_game.effects.piles import CycleFromHand, Draw, EliminateFromHand
from rules.card_game.effects.places import ActivatePath
from rules.card_game.effects.word import Choice, Context
from rules.card_game.state import State
from rules.card_game.stepping import close_step, go_on_as
from rules.card_game.steps.step import ask, picks
from rules.card_game.table import asker, card_of, is_bot
from rules.card_game.triggers import abilities
from rules.core.game import Question
from rules.core.ledger import Ledger

_YES = "yes"
_RINGS: dict[str, Block] = {
    "game": (Draw(2),),
    "round": (Draw(3), EliminateFromHand(1), CycleFromHand(1)),
}
"""What a Ring token does, once a game or once a round."""


def block_of(state: State, step: Script) -> Block:
    """The words that the script goes through."""
    if step.source == "ring":
        words: Block = _RINGS[state.frame.layout.rings[step.seat]]
    elif step.ability < 0:
        words = card_of(state, step.source).if_unplayable
    else:
        words = abilities(state, step.source)[step.ability].does
    for at in range(0, len(step.block), 2):
        words = words[step.block[at]].blocks()[step.block[at + 1]]
    return words


def _context(step: Script) -> Context:
    return Context(step.source, step.seat, step.env, step.ability, step.block, step.at)


def _after(step: Script) -> Script:
    """The script at its next word, where a new choice begins."""
    env = {k: v for k, v in step.env.items() if k != "tried"} if "tried" in step.env else step.env
    return replace(step, at=step.at + 1, asks=False, env=env)


def _tried(step: Script, what: str) -> Script:
    """The script at the same word, which remembers what was chosen."""
    tried = f"{step.env['tried']},{what}" if step.env.get("tried") else what
    return replace(step, asks=False, env={**step.env, "tried": tried})


def go(ledger: Ledger, step: Script) -> bool:
    words = block_of(ledger.state, step)
    if step.at >= len(words):
        close_step(ledger)
        return True
    if step.asks:
        return _agree(ledger, step, words)
    if not (step.said or step.block):
        _begin(ledger, step, words)
        return True
    word = words[step.at]
    if not isinstance(word, Choice):
        go_on_as(ledger, _after(step))
        word.run(ledger, _context(step))
        return True
    return _choose(ledger, step, word)


def _begin(ledger: Ledger, step: Script, words: Block) -> None:
    """A text that would need a path which was active before cannot be used (Activating paths)."""
    state, context = ledger.state, _context(step)
    if any(isinstance(word, ActivatePath) and not word.can(state, context) for word in words):
        close_step(ledger)
        ledger.happen(ev.TextDeclined(seat=step.seat, card=step.source))
    else:
        ledger.happen(ev.TextUsed(seat=step.seat, card=step.source, ability=step.ability))


def _agree(ledger: Ledger, step: Script, words: Block) -> bool:
    """Optional text: impossible, it is passed over; a bot uses it if it is useful; a person is asked."""
    state, context = ledger.state, _context(step)
    if not can_all(words, state, context):
        close_step(ledger)
        return True
    if not is_bot(state, step.seat):
        return False
    if useful_block(words, state, context):
        go_on_as(ledger, replace(step, asks=False))
    else:
        close_step(ledger)
        ledger.happen(ev.TextDeclined(seat=step.seat, card=step.source))
    return True


def _choose(ledger: Ledger, step: Script, word: Choice) -> bool:
    """Takes the only option, lets a bot take what it takes by itself, or waits for an answer."""
    state, context = ledger.state, _context(step)
    options = _options(state, step, word)
    if not options:
        go_on_as(ledger, _after(step))
        if word.can(state, context):
            # A search whose failure nobody could foresee is made and said aloud.
            word.run(ledger, context)
        return True
    bot = is_bot(state, step.seat)
    if word.optional(state, context):
        if not bot:
            return False
        if not word.useful(state, context):
            go_on_as(ledger, _after(step))
            return True
    what = word.automatic(state, context, options) if bot else None
    if what is None and len(options) == 1:
        what = options[0]
    if what is None:
        return False
    _take(ledger, step, word, what)
    return True


def _options(state: State, step: Script, word: Choice) -> tuple[str, ...]:
    """Choose (Against the Shadow): for a bot only what is useful, as long as anything is."""
    context = _context(step)
    options = word.options(state, context)
    if not is_bot(state, step.seat):
        return options
    return tuple(o for o in options if word.useful_option(state, context, o)) or options


def _take(ledger: Ledger, step: Script, word: Choice, what: str) -> None:
    context = _context(step)
    stays = word.stays(ledger.state, context, what)
    go_on_as(ledger, _tried(step, what) if stays else _after(step))
    word.take(ledger, context, what)


def asks(state: State, step: Script) -> tuple[Question, ...]:
    word = block_of(state, step)[step.at]
    seat = asker(state, step.seat)
    name = "the Ring token" if step.source == "ring" else state.frame.book.name(step.source)
    if not isinstance(word, Choice):
        return ask(state, seat, f"Use the text of {name}?", (Pick(what=_YES, text=f"Use {name}"), Decline()))
    options: tuple[Any, ...] = picks(word, _options(state, step, word))
    if step.asks or (word.optional(state, _context(step)) and not is_bot(state, step.seat)):
        options += (Decline(),)
    return ask(state, seat, f"{name}: {word.text()}", options)


def resolve(ledger: Ledger, step: Script, seat: str, command: Any) -> None:
    word = block_of(ledger.state, step)[step.at]
    if type(command) is Decline:
        if step.asks:
            close_step(ledger)
        else:
            go_on_as(ledger, _after(step))
        ledger.happen(ev.TextDeclined(seat=step.seat, card=step.source))
    elif isinstance(word, Choice):
        _take(ledger, step, word, command.what)
    else:
        go_on_as(ledger, replace(step, asks=False))
