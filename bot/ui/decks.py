"""A deck that somebody brings: what it holds, what must still be said about its cards, and the way to play it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, TextStyle
from discord.ui import Label, LayoutView, Modal, TextInput

from bot.decks import describe
from bot.decks.read import Read, label
from bot.ui import layout
from bot.ui.words import clip, listed, plain
from rules.angmar.decks import CASUAL, TYPES, Deck, PlayerCard, problems, unplayable, warnings
from rules.core import codec

CHOOSE = r"dc:(?P<mark>\w+)"
"""A menu of the cards that one title of the list may mean."""
KIND = r"dk:(?P<mark>\w+)"
"""A menu of the types that an unknown card may have."""
PLAY = r"dp:(?P<table>\w+):(?P<how>legal|casual):(?P<mark>\w+)"
"""Play this deck."""
FORM = r"df:(?P<kind>[\w-]+):(?P<mark>\w+)"
"""The form of an unknown card of that type."""
LIST = "dl"
"""The form for a pasted list, and its one field."""
OTHER = "another card"
NONE = "_"
"""Stands for the table where there is none: the deck is only looked at."""
FEW = 8
"""Notes, problems or heroes that are told one by one."""
KINDS = {"ally": "allies", "attachment": "attachments", "event": "events", "player-side-quest": "side quests"}


@dataclass(frozen=True, slots=True)
class For:
    """What a deck is brought for. `scenario` is its number, 0 for none; `told` are sentences on its campaign."""

    table: str = NONE
    scenario: int = 0
    campaign: bool = False
    told: tuple[str, ...] = ()


def mark(read: Read) -> str:
    """Names a draft as it stands, so that an old page of it does nothing to a newer one."""
    return hashlib.sha256(codec.dump(Read, read)).hexdigest()[:8]


def page(read: Read, target: For, head: str = "") -> LayoutView:
    """The deck and the next question about it; without any, the buttons that play it at a table."""
    pieces: list[discord.ui.Item[Any]] = [layout.text(head, 400)] if head else []
    pieces.append(layout.text("\n".join(_summary(read)), 2300))
    if read.choices:
        pieces += [layout.text(f"❔ {plain(read.choices[0].text)}{_more(len(read.choices) - 1)}"), _choice(read)]
    elif read.needed:
        pieces += [layout.text(_asked(read)), _kinds(read)]
    else:
        pieces += [layout.text("\n".join(_verdict(read.deck, target)), 1200), *_buttons(read, target)]
    return layout.message(*pieces)


def _summary(read: Read) -> Iterator[str]:
    """Name, heroes, and every card by its kind; then what was noticed while it was read."""
    deck = read.deck
    yield clip(f"**{plain(deck.name)}**: {_heroes(deck) or 'no hero'}.", 500)
    size = sum(deck.cards.values())
    yield f"{size} card{'' if size == 1 else 's'}{':' if size else '.'}"
    for kind, word in KINDS.items():
        cards = {code: n for code, n in deck.cards.items() if deck.card(code).type == kind}
        if cards:
            yield clip(f"-# {sum(cards.values())} {word}: {_cards(deck, cards)}", 450)
    if deck.side:
        yield clip(f"-# Not shuffled into it: {_cards(deck, deck.side)}", 200)
    yield from (clip(f"-# {plain(note)}", 250) for note in read.notes[:FEW])


def _heroes(deck: Deck) -> str:
    names = [plain(deck.card(code).name) for code in deck.heroes]
    return listed(names if len(names) <= FEW else [*names[:FEW], f"{len(names) - FEW} more"])


def _cards(deck: Deck, cards: Mapping[str, int]) -> str:
    return ", ".join(f"{n} {plain(deck.card(code).name)}" for code, n in cards.items())


def _asked(read: Read) -> str:
    unknown = read.needed[0]
    return (
        f"❔ Nobody has described **{plain(unknown.title)}** here ({unknown.copies} in the deck). "
        f"Of what type is it?{_more(len(read.needed) - 1)}"
    )


def _more(count: int) -> str:
    return f" ({count} more after this one)" if count else ""


def _choice(read: Read) -> layout.Row:
    cards: tuple[PlayerCard, ...] = read.choices[0].cards[: layout.MENU - 1]
    options = [layout.choice(label(card), card.code) for card in cards]
    return layout.menu("Which card is it?", f"dc:{mark(read)}", [*options, layout.choice("Another card", OTHER)])


def _kinds(read: Read) -> layout.Row:
    unknown = read.needed[0]
    names = [unknown.hint, *(t for t in TYPES if t != unknown.hint)] if unknown.hint in TYPES else list(TYPES)
    options = [layout.choice(name.replace("-", " ").capitalize(), name) for name in names]
    return layout.menu(f"Type of {clip(unknown.title, 80)}", f"dk:{mark(read)}", options)


def _verdict(deck: Deck, target: For) -> Iterator[str]:
    broken, wrong = unplayable(deck), problems(deck, minimum=CASUAL)
    yield from (clip(f"⛔ {plain(sentence)}", 200) for sentence in (broken or wrong)[: FEW - 3])
    if not broken and not wrong:
        yield "✅ Legal for a casual deck of 30 cards or more." if problems(deck) else "✅ The deck is legal."
    if target.scenario:
        told = (*warnings(deck, target.scenario, campaign=target.campaign), *target.told)
        yield from (f"⚠️ {plain(sentence)}" for sentence in told)
    if target.table == NONE:
        yield "-# No table here waits for a deck of yours. It is kept: `/deck show` brings it back when one does."


def _buttons(read: Read, target: For) -> list[layout.Row]:
    """None where it cannot be played; one that says "casually" where it is not legal."""
    if target.table == NONE or unplayable(read.deck):
        return []
    how, words, style = "legal", "Play this deck", ButtonStyle.success
    if problems(read.deck):
        how, words, style = "casual", "Play it casually", ButtonStyle.danger
    return layout.rows([layout.button(words, f"dp:{target.table}:{how}:{mark(read)}", style)])


def paste() -> Modal:
    """A form for a list of many lines: the options of a command take only one."""
    modal = Modal(title="Your deck", custom_id=LIST, timeout=None)
    box: TextInput[Any] = TextInput(custom_id=LIST, style=TextStyle.paragraph, max_length=4000)
    modal.add_item(Label(text="The list, or a link to a decklist", description=PASTE, component=box))
    modal.stop()
    return modal


PASTE = "As RingsDB exports it: a card on each line, with the number of its copies"


def form(read: Read, kind: str) -> Modal:
    """One field for each thing that is asked of a card of that type: the first that nobody has described."""
    unknown = read.needed[0]
    modal = Modal(title=clip(unknown.title, 45), custom_id=f"df:{kind}:{mark(read)}", timeout=None)
    for field in describe.fields(unknown, kind):
        box: TextInput[Any] = TextInput(
            custom_id=field.key, placeholder=clip(field.example, 100) or None, max_length=100, required=field.needed
        )
        modal.add_item(Label(text=clip(field.label, 45), component=box))
    modal.stop()
    return modal
