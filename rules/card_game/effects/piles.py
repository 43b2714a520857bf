"""Words about hands, draw decks, cycle piles and eliminated piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.card_game import events as ev
from rules.card_game.agenda import Cycling, Drawn, Eliminating, Forsaking, Placing, Sorting
from rules.card_game.destinations import may_play
from rules.card_game.effects.conditions import Amount, counted
from rules.card_game.effects.useful import for_shadow, may_be_hidden
from rules.card_game.effects.word import Choice, Context, Word
from rules.card_game.match import Match
from rules.card_game.procedures import draw, forsakable, recycle, refill, remove, shuffle, zone
from rules.card_game.rulings import ruling
from rules.card_game.state import State
from rules.card_game.stepping import open_in_order, open_step
from rules.card_game.table import card_of, is_bot
from rules.core.ledger import Ledger


def _has_deck(state: State, seat: str) -> bool:
    return bool(state.decks[seat].draw or state.decks[seat].cycle)


@dataclass(frozen=True, slots=True)
class Draw(Word):
    """You draw."""

    cards: Amount = 1

    def useful(self, state: State, ctx: Context) -> bool:
        return for_shadow(state, ctx.seat) and _has_deck(state, ctx.seat)

    def run(self, ledger: Ledger, ctx: Context) -> None:
        draw(ledger, ctx.seat, counted(self.cards, ledger.state, ctx))


@dataclass(frozen=True, slots=True)
class Forsake(Word):
    """You forsake. Whether it happened is noted for Forsook()."""

    cards: int = 1

    def can(self, state: State, ctx: Context) -> bool:
        return bool(forsakable(state, ctx.seat))

    def useful(self, state: State, ctx: Context) -> bool:
        return not for_shadow(state, ctx.seat) and self.can(state, ctx)

    def run(self, ledger: Ledger, ctx: Context) -> None:
        open_step(ledger, Forsaking(seat=ctx.seat, left=self.cards, noted=True))


@dataclass(frozen=True, slots=True)
class CycleFromHand(Word):
    """You cycle cards from hand; when you must and your hand is empty, you forsake instead.

    As a cost of something optional (`may`, an action) it can only be paid from hand.
    """

    cards: int = 1

    def can(self, state: State, ctx: Context) -> bool:
        return len(state.decks[ctx.seat].hand) >= self.cards

    def useful(self, state: State, ctx: Context) -> bool:
        return not for_shadow(state, ctx.seat) and bool(forsakable(state, ctx.seat))

    def run(self, ledger: Ledger, ctx: Context) -> None:
        open_step(ledger, Cycling(seat=ctx.seat, left=self.cards))


@dataclass(frozen=True, slots=True)
class EliminateFromHand(Word):
    """You eliminate cards from hand."""

    cards: int = 1

    def can(self, state: State, ctx: Context) -> bool:
        return len(state.decks[ctx.seat].hand) >= self.cards

    def useful(self, state: State, ctx: Context) -> bool:
        return not for_shadow(state, ctx.seat) and bool(state.decks[ctx.seat].hand)

    def run(self, ledger: Ledger, ctx: Context) -> None:
        open_step(ledger, Eliminating(seat=ctx.seat, left=self.cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(Choice):
    """You take a card that fits into hand: searched, shown, and the draw deck shuffled afterwards.

    Taking several is written several times. `may`: you need not take one. Nobody learns beforehand
    whether there is one: a search that finds nothing is said aloud.
    """

    match: Match
    out_of: tuple[Literal["draw", "cycle"], ...] = ("draw",)
    may: bool = False

    def text(self) -> str:
        return "Choose the card to take into hand."

    def optional(self, state: State, ctx: Context) -> bool:
        return self.may

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        """A person sees them in printed order: how a draw deck lies is nobody's to know, found or not."""
        deck = state.decks[ctx.seat]
        cards = [c for pile in self.out_of for c in getattr(deck, pile)]
        if not is_bot(state, ctx.seat):
            cards = [c for c in state.frame.decks[ctx.seat] if c in cards]
        return tuple(c for c in cards if self.match.fits(card_of(state, c)))

    def can(self, state: State, ctx: Context) -> bool:
        deck = state.decks[ctx.seat]
        return any(getattr(deck, pile) for pile in self.out_of) and may_be_hidden(state, ctx.seat, self.match)

    def fails(self, state: State, ctx: Context) -> bool:
        return not self.options(state, ctx)

    def useful(self, state: State, ctx: Context) -> bool:
        return for_shadow(state, ctx.seat) and self.can(state, ctx)

    def automatic(self, state: State, ctx: Context, options: tuple[str, ...]) -> str | None:
        # A bot's piles are in no order that anybody chose: any one is as random as another.
        return options[-1]

    def run(self, ledger: Ledger, ctx: Context) -> None:
        """The search found nothing."""
        ledger.happen(ev.NothingFound(seat=ctx.seat))
        if "draw" in self.out_of and ledger.state.decks[ctx.seat].draw:
            shuffle(ledger, ctx.seat)

    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        out_of: Literal["draw", "cycle"] = "draw" if zone(ledger, what) == "draw" else "cycle"
        ledger.happen(ev.Noted(key="took", value="yes"))
        ledger.happen(ev.CardTaken(seat=ctx.seat, card=what, out_of=out_of))
        if "draw" in self.out_of and ledger.state.decks[ctx.seat].draw:
            shuffle(ledger, ctx.seat)
        refill(ledger, ctx.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawAndPlay(Word):
    """Draw `draw` cards aside, eliminate `eliminate` of them, play up to `play` that fit, cycle the rest.

    That cycling pays for the cards played. `to`: "" where their rules allow, "reserve", or the name of
    a location.
    """

    draw: int
    play: int
    match: Match
    eliminate: int = 0
    to: str = ""

    def can(self, state: State, ctx: Context) -> bool:
        return _has_deck(state, ctx.seat)

    def useful(self, state: State, ctx: Context) -> bool:
        return for_shadow(state, ctx.seat) and may_be_hidden(state, ctx.seat, self.match, to_play=True)

    def run(self, ledger: Ledger, ctx: Context) -> None:
        cards = draw(ledger, ctx.seat, self.draw, aside=True)
        step = Drawn(seat=ctx.seat, cards=cards, eliminate=self.eliminate, play=self.play, match=self.match, to=self.to)
        open_step(ledger, step)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawUntil(Word):
    """Draw one card at a time, at most `draw`: the first that fits is played and ends the drawing, the
    others are cycled. `to`: "" where the flowchart sends it, or "reserve".
    """

    draw: int
    match: Match
    to: str = ""

    def can(self, state: State, ctx: Context) -> bool:
        return _has_deck(state, ctx.seat)

    def useful(self, state: State, ctx: Context) -> bool:
        return for_shadow(state, ctx.seat) and may_be_hidden(state, ctx.seat, self.match, to_play=True)

    def run(self, ledger: Ledger, ctx: Context) -> None:
        drawn: list[str] = []
        found = ""
        for _ in range(self.draw):
            card = next(iter(draw(ledger, ctx.seat, 1, aside=True)), "")
            if not card:
                break
            drawn.append(card)
            if not self.match.fits(card_of(ledger.state, card)):
                continue
            if may_play(ledger.state, card):
                found = card
                break
            # Cannot Be Played Twice: it is cycled with the others.
            if ruling(ledger.state.options, "draw_twice") == "stop":
                break
        rest = Drawn(seat=ctx.seat, cards=tuple(c for c in drawn if c != found))
        if found:
            open_in_order(ledger, Placing(seat=ctx.seat, card=found, to=self.to, out_of="aside"), rest)
        else:
            open_step(ledger, rest)


@dataclass(frozen=True, slots=True)
class SortTop(Word):
    """Look at as many cards from the top of your draw deck as `into` has places; one goes to each, in order.

    A bot takes them as they come, so nobody has a reason to look (Against the Shadow, Cycle). With fewer
    cards there are, the first places get one each (setting `short_look`).
    """

    into: tuple[Literal["eliminate", "cycle", "hand"], ...]

    def can(self, state: State, ctx: Context) -> bool:
        deck = state.decks[ctx.seat]
        enough = len(self.into) if ruling(state.options, "short_look") == "all" else 1
        return len(deck.draw) + len(deck.cycle) >= enough

    def useful(self, state: State, ctx: Context) -> bool:
        return for_shadow(state, ctx.seat) and self.can(state, ctx)

    def run(self, ledger: Ledger, ctx: Context) -> None:
        cards = draw(ledger, ctx.seat, len(self.into), aside=True, unseen=True)
        open_step(ledger, Sorting(seat=ctx.seat, cards=cards, left=self.into))


@dataclass(frozen=True, slots=True)
class Recycle(Word):
    """Shuffle your cycle pile into your draw deck."""

    def run(self, ledger: Ledger, ctx: Context) -> None:
        recycle(ledger, ctx.seat)


@dataclass(frozen=True, slots=True)
class Remove(Word):
    """Eliminate the cards that fit wherever they are, whoever owns them; a searched draw deck is shuffled."""

    match: Match

    def run(self, ledger: Ledger, ctx: Context) -> None:
        frame = ledger.state.frame
        for card, seat in frame.owner.items():
            if card == ctx.source or not self.match.fits(frame.book.cards[card]):
                continue
            searched = zone(ledger, card) == "draw"
            remove(ledger, card)
            if searched and ledger.state.decks[seat].draw:
                shuffle(ledger, seat)
