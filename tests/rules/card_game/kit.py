"""Verbs to set a table up by names, to act at it, and to read it back as text.

    t = table("trilogy", path="Egladil", turn="frodo", hand={"frodo": "Gimli, Frodo"},
              at={"Egladil": "Legolas + Bow of the Galadhrim | The Commander, The Destroyer"})
    t.plays("Gimli", to="Egladil")
    assert t.at("Egladil") == "Legolas + Bow of the Galadhrim, Gimli | The Commander, The Destroyer"

Cards are named as texts name them ("Gimli", "Frodo", "Commander"); of several copies the first that is
still free is taken. Left of the bar stand the Free Peoples, right of it the Shadow; "+" joins a card and
what it wields. Cards that are not named lie in the draw decks, in printed order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules.card_game import GAME
from rules.card_game import commands as cmd
from rules.card_game.agenda import Actions, Open, Step, Turn
from rules.card_game.frame import frame_of
from rules.card_game.game import run
from rules.card_game.match import named
from rules.card_game.state import Deck, Site, State, Tokens
from rules.core.game import Question, Reply, Setup
from rules.core.ledger import Ledger

Named = Mapping[str, str]
"""Cards by seat: names with commas between them."""
_PILES = ("hand", "draw", "cycle", "eliminated", "reserve")


def called(card: str, name: str) -> bool:
    """Whether a card goes by a name here: as in texts, or by its name up to the comma ("Grond")."""
    return named(card, name) or card.split(",", maxsplit=1)[0] == name


class _Box:
    """The cards of the game, taken out one after the other."""

    def __init__(self, state: State) -> None:
        self.frame = frame_of(state)
        self.left = {seat: list(cards) for seat, cards in self.frame.decks.items()}
        self.items: dict[str, tuple[str, ...]] = {}

    def take(self, name: str, seat: str | None = None) -> str:
        for owner, cards in self.left.items():
            for card in cards if seat in (None, owner) else ():
                if name == card or called(self.frame.book.cards[card].name, name):
                    cards.remove(card)
                    return card
        raise AssertionError(f"no {name} is left" + (f" for {seat}" if seat else ""))

    def one(self, text: str, seat: str | None = None) -> str:
        """A card and what it wields."""
        card, *items = (part.strip() for part in text.split("+"))
        found = self.take(card, seat)
        if items:
            self.items[found] = tuple(self.take(item) for item in items)
        return found

    def many(self, text: str, seat: str | None = None) -> tuple[str, ...]:
        return tuple(self.one(part, seat) for part in text.split(",") if part.strip())

    def place(self, name: str) -> str:
        places = {**self.frame.book.paths, **self.frame.book.battlegrounds}
        return next(key for key, fact in places.items() if name in (fact.name, key))


def _site(box: _Box, key: str, text: str, tokens: Mapping[str, int]) -> Site:
    free, _, shadow = text.partition("|")
    return Site(card=key, free=box.many(free), shadow=box.many(shadow), **tokens)


def table(
    scenario: str = "trilogy",
    *,
    turn: str = "",
    path: str | None = "Weathertop",
    at: Named | None = None,
    battlegrounds: str = "",
    tokens: Mapping[str, Mapping[str, int]] | None = None,
    bare: str = "",
    areas: Named | None = None,
    arrived: str = "",
    played: str = "",
    empty: tuple[str, ...] = (),
    agenda: tuple[Step, ...] = (),
    facts: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    changes: Mapping[str, Any] | None = None,
    **piles: Named,
) -> Table:
    """A table in its Action step, where `turn` is to act.

    `piles` are hand, draw (its top), cycle, eliminated, reserve, each by seat. `at` maps active places to
    what stands there; `battlegrounds` are more of them. `areas` are scored places by side. `arrived` came
    to reserve this round, `played` were played. Seats in `empty` have no other cards than those named.
    `agenda` replaces the open turn; `changes` are other fields of the state.
    """
    start = GAME.start(Setup(scenario, "kit", options or {}, facts or {})).state
    box = _Box(start)
    where = {box.place(name): text for name, text in (at or {}).items()}
    grounds = [k for k in where if k in box.frame.book.battlegrounds]
    grounds += [box.place(n.strip()) for n in battlegrounds.split(",") if n.strip()]
    marks = {box.place(n) if n in _places(box) else n: dict(v) for n, v in (tokens or {}).items()}
    sites = {k: _site(box, k, where.get(k, ""), marks.get(k, {})) for k in grounds}
    on_path = None if path is None else box.place(path)
    if any(k in box.frame.book.paths for k in where):
        on_path = next(k for k in where if k in box.frame.book.paths)
    active = None if on_path is None else _site(box, on_path, where.get(on_path, ""), marks.get(on_path, {}))
    decks = _decks(box, start, piles, empty)
    scored = {side: tuple(box.place(n.strip()) for n in text.split(",")) for side, text in (areas or {}).items()}
    used = {*grounds, *(k for keys in scored.values() for k in keys)}
    number = start.path_number if on_path is None else box.frame.book.paths[on_path].number
    seat = turn or start.order[0]
    out = Table(start, box)
    state = replace(
        start,
        decks=decks,
        items=box.items,
        path=active,
        path_number=number,
        spent=() if on_path is None else (on_path,),
        battlegrounds=tuple(replace(s, bare=True) if box.frame.book.name(k) in bare else s for k, s in sites.items()),
        battleground_decks={
            side: tuple(k for k in keys if k not in used) for side, keys in box.frame.battlegrounds.items()
        },
        areas={"free": (), "shadow": (), **scored},
        turn=start.order.index(seat),
        step="action",
        round=1,
        agenda=tuple(
            Open(number=100 + i, step=step) for i, step in enumerate(agenda or (Actions(begun=True), Turn(seat=seat)))
        ),
        asked=200,
    )
    out.state = state
    fresh, done = (tuple(out.id(n.strip()) for n in names.split(",") if n.strip()) for names in (arrived, played))
    on_cards = {out.id(n): Tokens(**v) for n, v in marks.items() if n not in _keys(box)}
    out.state = replace(state, **{"arrived": fresh, "played": done, "tokens": on_cards, **(changes or {})})
    return out


def _places(box: _Box) -> set[str]:
    return {f.name for f in (*box.frame.book.paths.values(), *box.frame.book.battlegrounds.values())}


def _keys(box: _Box) -> set[str]:
    return {*box.frame.book.paths, *box.frame.book.battlegrounds}


def _decks(box: _Box, start: State, piles: Mapping[str, Named], empty: tuple[str, ...]) -> dict[str, Deck]:
    """Named piles first, so that the rest can go below the named top of each draw deck."""
    assert set(piles) <= set(_PILES), piles
    put = {
        (pile, seat): box.many(text, None if pile == "reserve" else seat)
        for pile, by_seat in piles.items()
        for seat, text in by_seat.items()
    }
    out = {}
    for seat, deck in start.decks.items():
        named_piles = {pile: put.get((pile, seat), ()) for pile in _PILES}
        rest = () if seat in empty else tuple(box.left[seat])
        gone = tuple(box.left[seat]) if seat in empty else ()
        out[seat] = Deck(ring=deck.ring, **named_piles)
        out[seat] = replace(out[seat], draw=out[seat].draw + rest, eliminated=out[seat].eliminated + gone)
    return out


@dataclass
class Table:
    """A table that remembers its state and what happened last."""

    state: State
    box: _Box
    events: tuple[Any, ...] = ()
    reply: Reply | None = field(default=None)

    # Names.

    def id(self, name: str) -> str:
        """A card by name: in play first, then in a hand, then anywhere; or a path, a battleground, an id."""
        if name in _keys(self.box) or name in self.box.frame.book.cards:
            return name
        if name in _places(self.box):
            return self.box.place(name)
        state = self.state
        open_cards = [c for s in (state.path, *state.battlegrounds) if s for c in s.free + s.shadow]
        zones = [open_cards, [i for items in state.items.values() for i in items]]
        zones += [list(getattr(d, p)) for p in ("reserve", "aside", "hand", "cycle", "draw", "eliminated")
                  for d in state.decks.values()]  # fmt: skip
        for zone in [*zones, list(self.box.frame.owner)]:
            for card in zone:
                if called(self.box.frame.book.cards[card].name, name):
                    return card
        raise AssertionError(f"no card is called {name}")

    def name(self, key: str) -> str:
        return self.box.frame.book.name(key)

    def _texts(self, cards: tuple[str, ...]) -> str:
        return ", ".join(" + ".join(map(self.name, (c, *self.state.items.get(c, ())))) for c in cards)

    # What lies where, as text.

    def at(self, place: str) -> str:
        """Free Peoples | Shadow at a path or battleground; "" if it is not active."""
        key = self.box.place(place)
        for site in (self.state.path, *self.state.battlegrounds):
            if site is not None and site.card == key:
                return f"{self._texts(site.free)} | {self._texts(site.shadow)}".strip()
        return ""

    def pile(self, seat: str, pile: str) -> str:
        return self._texts(getattr(self.state.decks[seat], pile))

    def reserve(self, seat: str) -> str:
        return self.pile(seat, "reserve")

    def hand(self, seat: str) -> str:
        return self.pile(seat, "hand")

    def cycled(self, seat: str) -> str:
        return self.pile(seat, "cycle")

    def eliminated(self, seat: str) -> str:
        return self.pile(seat, "eliminated")

    def count(self, seat: str, pile: str) -> int:
        return len(getattr(self.state.decks[seat], pile))

    # What is asked.

    @property
    def questions(self) -> tuple[Question, ...]:
        return GAME.questions(self.state)

    @property
    def asked(self) -> str:
        """The seats that are asked."""
        return ", ".join(q.seat for q in self.questions)

    def options(self, kind: str = "") -> list[str]:
        """What may be answered, as text; only one kind of command if it is named."""
        found = [o for q in self.questions for o in q.options]
        return [self.text(o) for o in dict.fromkeys(found) if kind in ("", o.kind)]

    def text(self, command: Any) -> str:
        """A command as text: "play Gimli to reserve"."""
        match command:
            case cmd.Play(card=card, to=to) | cmd.Move(card=card, to=to):
                return f"{command.kind} {self.name(card)}" + (f" to {self.name(to)}" if to else "")
            case cmd.Winnow(cards=cards):
                return f"winnow {self.name(cards[0])}, {self.name(cards[1])}"
            case cmd.Pick(what=what, text=text):
                return f"pick {text or self.name(what)}"
            case cmd.UseAction(card=card):
                return f"use {self.name(card)}"
            case cmd.Cycle(card=card) | cmd.Forsake(card=card) | cmd.Lose(card=card):
                return f"{command.kind} {self.name(card)}"
            case cmd.Fight(site=site):
                return f"fight {self.name(site)}"
        return str(command.kind)

    # Verbs. Each answers an open question; the answer must be among its options.

    def does(self, text: str) -> Table:
        """Gives the answer that reads like this: an exact text, else the first that begins with it."""
        found = [(q.seat, o) for q in self.questions for o in q.options]
        exact = [f for f in found if self.text(f[1]) == text]
        near = exact or [f for f in found if self.text(f[1]).startswith(text)]
        assert near, f"{text!r} is not offered; {self.asked} may: {self.options()}"
        return self.play(*near[0])

    def runs(self) -> Table:
        """Carries on by the rules alone until somebody must answer."""
        ledger = Ledger(self.state, GAME.evolve)
        run(ledger)
        self.state, self.events = ledger.state, tuple(ledger.events)
        return self

    def play(self, seat: str, command: Any) -> Table:
        outcome = GAME.play(self.state, seat, command)
        self.state, self.events = outcome.state, outcome.events
        return self

    def plays(self, card: str, to: str = "reserve") -> Table:
        """Plays a card to a place, onto a wielder, or "" for an event."""
        target = to if to in ("", "reserve") else self.id(to)
        for q in self.questions:
            for option in q.options:
                if isinstance(option, cmd.Play) and option.to == target and self._is(option.card, card):
                    return self.play(q.seat, option)
        raise AssertionError(f"{card} cannot be played to {to!r}: {self.options('play')}")

    def _is(self, card: str, name: str) -> bool:
        return card == name or (card in self.box.frame.book.cards and called(self.name(card), name))

    def _answer(self, kind: type, value: str) -> Table:
        for q in self.questions:
            for option in q.options:
                given = getattr(option, "card", getattr(option, "what", getattr(option, "site", "")))
                if isinstance(option, kind) and (self._is(given, value) or value in (self.name(given), given)):
                    return self.play(q.seat, option)
        raise AssertionError(f"{value} is not offered; {self.asked} may: {self.options()}")

    def moves(self, card: str, to: str) -> Table:
        return self.play(self.questions[0].seat, cmd.Move(card=self.id(card), to=self.id(to)))

    def cycles(self, card: str) -> Table:
        return self._answer(cmd.Cycle, card)

    def forsakes(self, card: str) -> Table:
        return self._answer(cmd.Forsake, card)

    def loses(self, card: str) -> Table:
        return self._answer(cmd.Lose, card)

    def fights(self, place: str) -> Table:
        return self._answer(cmd.Fight, place)

    def picks(self, what: str) -> Table:
        """A card, a place, "yes", or the words of an option."""
        for q in self.questions:
            for option in q.options:
                if isinstance(option, cmd.Pick) and what in (option.text, option.what, self.name(option.what)):
                    return self.play(q.seat, option)
        return self._answer(cmd.Pick, what)

    def uses(self, card: str) -> Table:
        """Uses the action text of a card in play."""
        return self._answer(cmd.UseAction, card)

    def winnows(self, first: str, second: str) -> Table:
        return self.does(f"winnow {self.name(self.id(first))}, {self.name(self.id(second))}")

    def passes(self) -> Table:
        return self.play(self.questions[0].seat, cmd.Pass())

    def declines(self) -> Table:
        return self.play(self.questions[0].seat, cmd.Decline())

    def bot(self) -> Table:
        """The bot that is asked answers; its walk is in `reply`."""
        self.reply = GAME.opponent(self.state)
        assert self.reply is not None, f"no bot is asked, {self.asked} is"
        return self.play(self.reply.seat, self.reply.command)
