"""A deck that somebody brings: what it holds, what must still be said about its cards, and the way to play it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Label, LayoutView, Modal, TextInput

from bot.decks import describe
from bot.decks.read import Read, Unknown, label
from bot.ui import layout
from bot.ui.words import clip, listed
from rules.angmar.decks import CASUAL, TYPES, Deck, PlayerCard, problems, unplayable, warnings

CHOOSE = r"dc:(?P<table>\w+)"
"""A menu of the cards that one title of the list may mean."""
KIND = r"dk:(?P<table>\w+)"
"""A menu of the types that an unknown card may have."""
PLAY = r"dp:(?P<table>\w+):(?P<how>legal|casual)"
"""Play this deck."""
FORM = r"df:(?P<table>\w+):(?P<kind>[\w-]+)"
"""The form of an unknown card of that type."""
OTHER = "another card"
NONE = "_"
"""Stands for the table where there is none: the deck is only looked at."""


def page(read: Read, table: str, scenario: int, *, campaign: bool) -> LayoutView:
    """The deck and the next question about it; without any, the buttons that play it at a table."""
    pieces: list[discord.ui.Item[Any]] = [layout.text(_summary(read), 3000)]
    if read.choices:
        pieces.append(_choice(read, table))
    elif read.needed:
        pieces.append(_kinds(read.needed[0], table))
    else:
        pieces[0] = layout.text(f"{_summary(read)}\n{_verdict(read.deck, scenario, campaign=campaign)}", 3500)
        pieces += _buttons(read.deck, table)
    return layout.message(*pieces)


def _summary(read: Read) -> str:
    deck = read.deck
    heroes = listed(_names(deck, deck.heroes)) or "no hero"
    kinds = {"ally": "allies", "attachment": "attachments", "event": "events", "player-side-quest": "side quests"}
    counts = {word: sum(n for code, n in deck.cards.items() if deck.card(code).type == k) for k, word in kinds.items()}
    parts = listed(f"{n} {word}" for word, n in counts.items() if n)
    lines = [f"**{plain(deck.name)}**: {heroes}.", f"{sum(deck.cards.values())} cards: {parts or 'none'}."]
    lines += [f"-# {plain(note)}" for note in read.notes[:8]]
    if read.choices:
        lines.append(f"❔ {plain(read.choices[0].text)}{_more(len(read.choices) - 1)}")
    elif read.needed:
        unknown = read.needed[0]
        lines.append(
            f"❔ Nobody has described **{plain(unknown.title)}** here ({unknown.copies} in the deck). "
            f"Of what type is it?{_more(len(read.needed) - 1)}"
        )
    return "\n".join(lines)


def plain(words: str) -> str:
    """Words of strangers, so that they make no formatting of their own."""
    return discord.utils.escape_markdown(words)


def _more(count: int) -> str:
    return f" ({count} more after this one)" if count else ""


def _names(deck: Deck, codes: Iterable[str]) -> list[str]:
    return [plain(deck.card(code).name) for code in codes]


def _choice(read: Read, table: str) -> layout.Row:
    cards: tuple[PlayerCard, ...] = read.choices[0].cards[: layout.MENU - 1]
    options = [layout.choice(clip(label(card), 100), card.code) for card in cards]
    return layout.menu("Which card is it?", f"dc:{table}", [*options, layout.choice("Another card", OTHER)])


def _kinds(unknown: Unknown, table: str) -> layout.Row:
    names = [unknown.hint, *(t for t in TYPES if t != unknown.hint)] if unknown.hint in TYPES else list(TYPES)
    options = [SelectOption(label=name.replace("-", " ").capitalize(), value=name) for name in names]
    return layout.menu(f"What is {clip(unknown.title, 80)}?", f"dk:{table}", options)


def _verdict(deck: Deck, scenario: int, *, campaign: bool) -> str:
    broken, wrong = unplayable(deck), problems(deck, minimum=CASUAL)
    lines = [f"⛔ {plain(sentence)}" for sentence in (broken or wrong)[:8]]
    if not broken and not wrong:
        lines = ["✅ The deck is legal." if not problems(deck) else "✅ Legal for a casual deck of 30 cards or more."]
    if scenario:
        lines += [f"⚠️ {plain(sentence)}" for sentence in warnings(deck, scenario, campaign=campaign)]
    return "\n".join(lines)


def _buttons(deck: Deck, table: str) -> list[layout.Row]:
    """None where it cannot be played; one that says "casually" where it is not legal."""
    if table == NONE or unplayable(deck):
        return []
    if problems(deck):
        return layout.rows([layout.button("Play it casually", f"dp:{table}:casual", ButtonStyle.danger)])
    return layout.rows([layout.button("Play this deck", f"dp:{table}:legal", ButtonStyle.success)])


def form(unknown: Unknown, table: str, kind: str) -> Modal:
    """One field for each thing that is asked of a card of that type."""
    modal = Modal(title=clip(unknown.title, 45), custom_id=f"df:{table}:{kind}", timeout=None)
    for field in describe.fields(unknown, kind):
        box: TextInput[Any] = TextInput(
            custom_id=field.key, placeholder=clip(field.example, 100) or None, max_length=100, required=field.needed
        )
        modal.add_item(Label(text=clip(field.label, 45), component=box))
    modal.stop()
    return modal
