"""Links to decks on RingsDB, as people paste them (DECK_FORMATS 1)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from bot.decks.read import BadDeck

_SITE = re.compile(r"^<?(?:https?://)?(?:www\.)?ringsdb\.com/([^\s>]*)>?$", re.IGNORECASE)
_PATH = re.compile(
    r"^(?:api/public/|api/oauth2/)?(decklist|deck)/(?:(?:view|edit|load|export/text|export/octgn)/)?(\d{1,9})(?![\d])"
)
_BARE = re.compile(r"^(?:(decklist|deck)[\s/#:]*)?(\d{1,9})$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Link:
    """A published decklist, or a deck that its owner may share."""

    kind: Literal["decklist", "deck"]
    id: int


def link(text: str) -> Link | None:
    """The deck that a link or a bare number (a published decklist) names; None for anything else.

    Raises BadDeck for a link to RingsDB that leads to no single deck.
    """
    text = text.strip()
    if bare := _BARE.match(text):
        return Link("deck" if (bare[1] or "").casefold() == "deck" else "decklist", int(bare[2]))
    site = _SITE.match(text)
    if site is None:
        return None
    if path := _PATH.match(site[1]):
        return Link("deck" if path[1] == "deck" else "decklist", int(path[2]))
    if site[1].startswith("fellowship"):
        raise BadDeck("A fellowship holds several decks; open one of them on RingsDB and give its link.")
    raise BadDeck(
        "This page of RingsDB is no deck; a deck's link has /decklist/view/ or /deck/view/ and a number in it."
    )
