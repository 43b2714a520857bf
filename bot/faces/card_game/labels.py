"""What a seat may do, as buttons and menu entries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.faces.card_game.names import SIDE, factions, icons, place, sites, stake, upper, verdict, wording
from bot.faces.face import Label
from bot.ui.words import clip, listed
from rules.card_game.commands import (
    Cycle,
    Decline,
    Fight,
    Forsake,
    Lose,
    Move,
    Pass,
    Pick,
    Play,
    UseAction,
    UseRing,
    Winnow,
)
from rules.card_game.facts import Card
from rules.card_game.passives import CycledInstead
from rules.card_game.rulings import ruling as ruled
from rules.card_game.scenarios import LAYOUTS
from rules.card_game.sight import Place, Player, Sight
from rules.core.game import Question

TEXT, NOTE = 80, 100


def label(sight: Sight, command: Any) -> Label:
    """The option as that seat reads it. Raises KeyError for a command of no known kind."""
    made = MADE[type(command)](sight, command)
    return Label(clip(made.text, TEXT), made.group, clip(made.note, NOTE), made.icon, made.warning)


def question(sight: Sight, asked: Question) -> str:
    """The question as it is put; where passing is not allowed, with the reason."""
    kinds = {type(option) for option in asked.options}
    if Winnow not in kinds or Pass in kinds:
        return asked.text
    player = sight.player(asked.seat)
    return f"Take an action. Passing is not allowed with {player.hand} cards in hand: the limit is {player.limit}."


def visible(sight: Sight) -> Iterator[str]:
    """Every card that the reader sees somewhere."""
    for player in sight.players:
        for zone in (player.hand_cards, player.cycle_cards, player.eliminated_cards, player.aside_cards):
            yield from zone or ()
        for there in player.reserve:
            yield from (there.card, *there.items)
    for where in sites(sight):
        for there in (*where.free, *where.shadow):
            yield from (there.card, *there.items)


def name(sight: Sight, key: str) -> str:
    """The card's name, with the number of the copy where another copy could be meant.

    "?" is a random card of a bot's hand, which nobody looks at.
    """
    if key == "?":
        return "A random card from hand"
    card = sight.book.cards.get(key)
    if card is None:
        return upper(place(sight, key))
    if len(card.copies) == 1 or set(visible(sight)).intersection(card.copies) == {key}:
        return card.name
    return f"{card.name} (copy {card.copies.index(key) + 1})"


def me(sight: Sight) -> Player | None:
    """The reader's own deck."""
    return next((p for p in sight.players if p.seat == sight.seat), None)


def site(sight: Sight, key: str) -> Place | None:
    return next((s for s in sites(sight) if s.card == key), None)


def kind(card: Card) -> str:
    return f"{factions((card.faction,))} {card.kind}"


def standing(where: Place) -> str:
    """ "now 5 attack against 3"."""
    return f"now {where.totals.attack} attack against {where.totals.ground + where.totals.cards}"


def effect(sight: Sight, card: Card, to: str) -> str:
    """What a card would bring to a place, and how things stand there."""
    where = site(sight, to)
    if where is None:
        there = icons(card)
        return f"{kind(card)}{f': {there}' if there else ''}"
    brings = icons(card, "path" if where is sight.path else "battleground") or "no icons"
    return f"Brings {brings}; {standing(where)}"


def could_hold(sight: Sight, card: Card, to: str) -> str:
    """A warning if the path is being lost that this card could hold, and it goes elsewhere."""
    path = sight.path
    if path is None or to == path.card or card.side == "shadow" or path.totals.winner != "shadow":
        return ""
    if sight.path_number not in card.paths or card.icons.path < path.totals.corruption:
        return ""
    return (
        f"As it stands the Shadow wins {place(sight, path.card)} ({path.totals.corruption} corruption), "
        f"and {card.name} could hold it."
    )


def play(sight: Sight, c: Play) -> Label:
    card = sight.book.cards.get(c.card)
    if card is None:
        return Label(name(sight, c.card), "Play a card", "It is shown before it is placed", "🃏")
    shown, own = name(sight, c.card), me(sight)
    last = own is not None and own.hand_cards == (c.card,)
    if not c.to:
        text, note = f"{shown} (event)", card.text
    elif c.to in sight.book.cards:
        text, note = f"{shown} on {name(sight, c.to)}", effect(sight, card, c.to)
    else:
        text, note = f"{shown} to {place(sight, c.to)}", effect(sight, card, c.to)
    cost = (
        "This is the last card of your hand: you pay for it by forsaking a card instead of cycling one." if last else ""
    )
    return Label(text, "Play a card", note, "🃏", " ".join(filter(None, (cost, could_hold(sight, card, c.to)))))


def move(sight: Sight, c: Move) -> Label:
    card = sight.book.cards[c.card]
    text = f"{name(sight, c.card)} to {place(sight, c.to)}"
    return Label(text, "Move a card", effect(sight, card, c.to), "🥾", could_hold(sight, card, c.to))


def hand_note(sight: Sight, key: str) -> str:
    card = sight.book.cards.get(key)
    return effect(sight, card, "") if card else ""


def cycle(sight: Sight, c: Cycle) -> Label:
    own = me(sight)
    warning = ""
    if own is not None and own.hand == 1:
        warning = "This is the last card of your hand: the next card you must cycle will be forsaken instead."
    return Label(name(sight, c.card), "Cycle a card", hand_note(sight, c.card), "🔄", warning)


def winnow(sight: Sight, c: Winnow) -> Label:
    """Both cards, and which of them a text of its own saves."""
    text = " and ".join(name(sight, key) for key in c.cards)
    saved = listed(name(sight, key) for key in c.cards if _saved(sight.book.cards[key]))
    note = f"{saved} {'are' if ' and ' in saved else 'is'} cycled instead" if saved else "Both are out of the game"
    return Label(text, "Winnow: eliminate two, draw one", note, "✂️")


def _saved(card: Card) -> bool:
    return any(isinstance(text, CycledInstead) and "any" in text.cause for text in card.passives)


def use(sight: Sight, c: UseAction) -> Label:
    card = sight.book.cards[c.card]
    number = [n for n, a in enumerate(card.abilities) if a.when.startswith("action")]
    many = f" ({number.index(c.ability) + 1})" if len(number) > 1 and c.ability in number else ""
    return Label(f"{name(sight, c.card)}{many}", "Use an action", card.text, "✨")


def losing(sight: Sight) -> tuple[str, ...]:
    """What the reader's side would lose if everything were resolved now."""
    own = me(sight)
    if own is None:
        return ()
    foe = "shadow" if own.side == "free" else "free"
    return tuple(f"{place(sight, s.card)} ({stake(sight, s)})" for s in sites(sight) if s.totals.winner == foe)


def passing(sight: Sight) -> str:
    """A warning of what the other side would take if everybody passed now, to whoever could still act."""
    lost = losing(sight)
    own = me(sight)
    if own is None or not lost or not own.hand + len(own.reserve):
        return ""
    foe = SIDE["shadow" if own.side == "free" else "free"]
    return clip(f"If nobody acts any more, {foe} would take {listed(lost)}.", 300)


def ring(sight: Sight) -> Label:
    """What the token does for the reader's seat; a warning where it would be worth a point at the end."""
    layout, seat = LAYOUTS[sight.scenario], sight.seat or ""
    if layout.rings.get(seat) == "round":
        return Label("Use the Ring token", "", "Draw 3, eliminate 1, cycle 1; once in a round", "💍")
    counts = seat in layout.ring_points or ruled(sight.options, "ring_points") == "shadow"
    warning = "The token is used up: kept to the end, it is worth 1 point." if counts else ""
    return Label("Use the Ring token", "", "Draw 2; once in a game", "💍", warning)


def plain(sight: Sight, c: Pass | UseRing | Decline) -> Label:
    """What needs no card."""
    match c:
        case Pass():
            return Label("Pass", "", "The step ends when everybody passes in a row", "⏸️", passing(sight))
        case UseRing():
            return ring(sight)
        case Decline():
            return Label("No, go on", "", "", "✋")


def forsake(sight: Sight, c: Forsake) -> Label:
    if c.card == "top":
        return Label("The top card of the draw deck", "Forsake", "Nobody has seen it", "🩸")
    if c.card == "?":
        return Label(name(sight, c.card), "Forsake", "", "🩸")
    own = me(sight)
    in_hand = own is not None and c.card in (own.hand_cards or ())
    return Label(name(sight, c.card), "Forsake", "In hand" if in_hand else "In reserve", "🩸")


def lose(sight: Sight, c: Lose) -> Label:
    where = next((s for s in sites(sight) for t in (*s.free, *s.shadow) if t.card == c.card), None)
    on_path = where is not None and where is sight.path
    has = icons(sight.book.cards[c.card], "path" if on_path else "battleground")
    return Label(name(sight, c.card), "Give up a card", f"Printed: {has}" if has else "No printed icons", "💥")


def fight(sight: Sight, c: Fight) -> Label:
    where = site(sight, c.site)
    note = f"{upper(standing(where))}: {verdict(sight, where)}" if where else ""
    return Label(upper(place(sight, c.site)), "Resolve a combat", note, "⚔️")


def pick(sight: Sight, c: Pick) -> Label:
    where = site(sight, c.what)
    if c.text:
        note = wording(sight, c.text.removeprefix("Use ")) if c.what == "yes" else hand_note(sight, c.what)
        return Label(upper(c.text), "Choose", note, "👉")
    if where:
        return Label(upper(place(sight, c.what)), "Choose", f"{upper(standing(where))}: {verdict(sight, where)}", "👉")
    return Label(name(sight, c.what), "Choose", hand_note(sight, c.what), "👉")


MADE: dict[type, Callable[[Sight, Any], Label]] = {
    Play: play,
    Move: move,
    Cycle: cycle,
    Winnow: winnow,
    UseAction: use,
    UseRing: plain,
    Pass: plain,
    Forsake: forsake,
    Lose: lose,
    Fight: fight,
    Pick: pick,
    Decline: plain,
}
