"""Moderators' repairs: every value of the table can be set by hand, without showing what is hidden.

Cards that lie open are named. A card of a hand is chosen by its position, and a deck only gives its top card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rules.angmar import doing, leaving, looking
from rules.angmar import events as ev
from rules.angmar.facts import FACES
from rules.angmar.looking import front, owner, printed
from rules.angmar.rulings import SETTINGS
from rules.angmar.state import MAIN, State
from rules.core.game import Choice, Illegal, Param, Tool
from rules.core.ledger import Ledger
from rules.core.repairs import Repair, SetOption, parts, rulings

YES = (Choice("1", "Yes"), Choice("0", "No"))
OPEN = ("discard", "victory", "aside", "removed")
_RULING = rulings(SETTINGS)
MARKS: Mapping[str, str] = {
    "damage": "Set the damage on a card", "progress": "Set the progress on a card",
    "resources": "Set a hero's resources", "tokens": "Set the tokens on an encounter card",
    "time": "Set the time counters on a card",
}  # fmt: skip
FLAGS: Mapping[str, str] = {"exhausted": "Exhaust or ready a card", "committed": "Commit a character, or not"}


def _value(text: str, choices: tuple[Choice, ...]) -> Param:
    return Param("value", text, choices)


def _number(hi: int, lo: int = 0) -> Param:
    return Param("value", "New number", lo=lo, hi=hi)


def _cards(s: State, cards: Iterable[str], key: str = "card") -> Param:
    cards = tuple(cards)
    return Param(key, "Which card", tuple(Choice(c, _title(s, c)) for c in cards))


def _title(s: State, card: str) -> str:
    """A card in play as the table calls it, any other with the number of its copy."""
    return looking.called(s, card) + ("" if card in s.pieces else f" [{card.rpartition('#')[2]}]")


def _seats(s: State) -> tuple[Choice, ...]:
    return tuple(Choice(seat, f"Player {seat[1:]}") for seat in s.seats)


def _places(s: State) -> tuple[Choice, ...]:
    """Where a card in play can be; on other cards it is attached by name."""
    areas = [Choice(f"{place}:{area}", f"{text} ({area})") for area in s.areas for place, text in (
        ("staging", "Staging area"), ("active", "Active location"),
    )]  # fmt: skip
    seats = [Choice(f"{place}:{seat}", f"{text} player {seat[1:]}") for seat in s.seats for place, text in (
        ("engaged", "Engaged with"), ("play", "Controlled by"),
    )]  # fmt: skip
    return (*areas, *seats)


def _piles(s: State) -> tuple[Choice, ...]:
    texts = {
        "encounter": "Top of the encounter deck", "discard": "Encounter discard pile", "victory": "Victory display",
        "aside": "Set aside", "removed": "Out of the game",
    }  # fmt: skip
    out = [Choice(pile, text) for pile, text in texts.items()]
    for seat in s.seats:
        for pile, text in (("hand", "Hand of"), ("deck", "Top of the deck of"), ("discard", "Discard pile of")):
            out.append(Choice(f"{pile}:{seat}", f"{text} player {seat[1:]}"))
    return tuple(out)


def _open_cards(s: State) -> tuple[str, ...]:
    piles = (*OPEN, *(f"discard:{seat}" for seat in s.seats))
    return tuple(card for pile in piles for card in looking.pile(s, pile))


def tools_of(s: State) -> tuple[Tool, ...]:
    """All repairs that have something to repair: what they may be given depends on nothing hidden."""
    if s.result is not None or not s.areas:
        return (_RULING,) if s.result is None else ()
    seat = Param("seat", "Whose", _seats(s))
    side = tuple(c for c in s.pieces if printed(s, c).kind in looking.SIDE_QUESTS)
    players = tuple(c for c in s.pieces if looking.key_of(c) != looking.DEAD)
    tools = [
        Tool("threat", "Set a threat", (seat, _number(49))),
        *(Tool(key, text, (_cards(s, s.pieces), _number(99))) for key, text in MARKS.items()),
        *(Tool(key, text, (_cards(s, s.pieces), _value("Is it so", YES))) for key, text in FLAGS.items()),
        Tool("flip", "Turn a card over", (_cards(s, (c for c in s.pieces if _two_sided(c)), "value"),)),
        Tool("put", "Put a card in play elsewhere", (_cards(s, s.pieces), _value("Where", _places(s)))),
        Tool("attach", "Attach a card to another", (_cards(s, players), _cards(s, s.pieces, "value"))),
        Tool("out", "Take a card out of play", (_cards(s, players), _value("Where", _piles(s)))),
        Tool("in", "Put an open card into play", (_cards(s, _open_cards(s)), _value("Where", _places(s)))),
        Tool("move", "Move an open card out of play", (_cards(s, _open_cards(s)), _value("Where", _piles(s)))),
        Tool("hand", "Move a card out of a hand", (
            seat, Param("position", "Which, in order", lo=1, hi=40), _value("Where", _piles(s)),
        )),
        Tool("draw", "Let a player draw", (seat, _number(20, lo=1))),
        Tool("shuffle", "Shuffle a deck", (_value("Which", (
            Choice("encounter", "The encounter deck"), *(Choice(f"deck:{c.value}", f"Of {c.text}") for c in _seats(s)),
        )),)),
        Tool("reset", "Shuffle the encounter discard pile into its deck", (_value("Sure", YES[:1]),)),
        Tool("first", "Say who is first player", (_value("Who", _seats(s)),)),
        Tool("round", "Set the number of the round", (_number(99, lo=1),)),
        Tool("current", "Say which quest is current", (_value("Which", (
            Choice("main", "The main quest"), *(Choice(c, _title(s, c)) for c in side),
        )),)),
        _RULING,
    ]  # fmt: skip
    return tuple(t for t in tools if all(p.choices or p.lo is not None for p in t.params))


def _two_sided(card: str) -> bool:
    return f"{looking.key_of(card)}/2" in FACES


def repair(t: Ledger, command: Repair | SetOption) -> None:
    """Raises Illegal where the value cannot be."""
    tool, *rest, value = parts(tools_of(t.state), command)
    if isinstance(command, SetOption):
        t.happen(ev.OptionSet(key=command.key, value=command.value))
        return
    t.happen(ev.Repaired(what=command.what, value=command.value, hidden=tool in {"hand", "draw", "shuffle", "reset"}))
    if tool in MARKS or tool in FLAGS:
        doing.mark(t, rest[0], tool, int(value), cause="repair")  # type: ignore[arg-type]  # it is a mark
    else:
        DO[tool](t, tuple(rest), value)


LIES: Mapping[str, frozenset[str]] = {
    "hero": frozenset({"play"}), "ally": frozenset({"play"}), "quest": frozenset(), "event": frozenset(),
    "campaign": frozenset(),
    "enemy": frozenset({"staging", "engaged"}), "side-quest": frozenset({"staging"}),
    "player-side-quest": frozenset({"staging"}), "location": frozenset({"staging", "active"}),
    "objective-location": frozenset({"staging", "active"}),
}  # fmt: skip
"""Where cards of a type lie in play when they are attached to nothing; the other types in a staging area or with a
player.
"""


def _lies(s: State, card: str, where: str) -> None:
    """Raises Illegal for a place where the rules look for no card of that type."""
    place, _, rest = where.partition(":")
    if place not in LIES.get(_kind(s, card), {"staging", "play"}):
        raise Illegal("A card of that type does not lie there. Nothing has changed; choose another place.")
    if place in {"engaged", "play"}:
        _plays(s, rest)
    if place == "active" and looking.active(s, rest) not in {"", card}:
        raise Illegal("There is an active location already. Nothing has changed; put that one elsewhere first.")


def _kind(s: State, card: str) -> str:
    return (printed(s, card) if card in s.pieces else front(s, card)).kind


def _plays(s: State, seat: str) -> None:
    if s.players[seat].out:
        raise Illegal("That player is out of the game. Nothing has changed; choose another player.")


def _may_go(s: State, card: str) -> None:
    """A stage is in play from its setup to its defeat: without it no phase could go on, as no campaign without its
    card. Raises Illegal for one of them.
    """
    if _kind(s, card) in {"quest", "campaign"}:
        raise Illegal(
            "The main quest and the campaign card stay where they are. Nothing has changed; set the progress, or "
            "rewind the table."
        )


def _put(t: Ledger, rest: tuple[str, ...], value: str) -> None:
    _lies(t.state, rest[0], value)
    doing.shift(t, rest[0], value, how="repaired", cause="repair")


def _attach(t: Ledger, rest: tuple[str, ...], value: str) -> None:
    _may_go(t.state, rest[0])
    if looking.hangs_on(t.state, value, rest[0]):
        raise Illegal("A card cannot be attached to itself. Nothing has changed; choose another card.")
    doing.shift(t, rest[0], f"on:{value}", how="repaired", cause="repair")


def _out(t: Ledger, rest: tuple[str, ...], value: str) -> None:
    _may_go(t.state, rest[0])
    _fits(rest[0], value)
    leaving.leave(t, rest[0], to=value, how="repaired", cause="repair")


def _in(t: Ledger, rest: tuple[str, ...], value: str) -> None:
    _lies(t.state, rest[0], value)
    doing.enter(t, rest[0], value, how="repaired", cause="repair")


def _move(t: Ledger, rest: tuple[str, ...], value: str) -> None:
    _may_go(t.state, rest[0])
    _fits(rest[0], value)
    doing.move(t, rest[0], value, how="repaired", cause="repair")


def _hand(t: Ledger, rest: tuple[str, ...], value: str) -> None:
    hand = looking.pile(t.state, f"hand:{rest[0]}")
    at = int(rest[1]) - 1
    if at >= len(hand):
        raise Illegal("That hand has not so many cards. Nothing has changed; choose a lower position.")
    _fits(hand[at], value)
    doing.move(t, hand[at], value, how="repaired", cause="repair")


def _fits(card: str, pile: str) -> None:
    """Player cards go to their owner's piles, encounter cards to theirs; the other piles take both."""
    _, colon, seat = pile.partition(":")
    wrong = (colon and owner(card) != seat) or (owner(card) and pile in {"encounter", "discard"})
    if wrong:
        raise Illegal("That card does not belong to that pile. Nothing has changed; choose a pile of its owner.")


def _threat(t: Ledger, rest: tuple[str, ...], value: str) -> None:
    old = t.state.players[rest[0]].threat
    t.happen(ev.ThreatChanged(seat=rest[0], value=int(value), by=int(value) - old, cause="repair"))


def _first(t: Ledger, _: tuple[str, ...], value: str) -> None:
    _plays(t.state, value)
    t.happen(ev.FirstPlayer(seat=value))


def _current(t: Ledger, _: tuple[str, ...], value: str) -> None:
    area = MAIN if value == "main" else looking.area_of(t.state, value)
    for key in (area,) if area in t.state.areas else t.state.areas:
        stage = t.state.areas[key].stage
        t.happen(ev.AreaChanged(area=key, stage=stage, current="" if value == "main" else value))


DO: Mapping[str, Callable[[Ledger, tuple[str, ...], str], object]] = {
    "threat": _threat,
    "flip": lambda t, _, value: doing.flip(t, value, cause="repair"),
    "put": _put,
    "attach": _attach,
    "out": _out,
    "in": _in,
    "move": _move,
    "hand": _hand,
    "draw": lambda t, rest, value: doing.draw(t, rest[0], int(value), cause="repair"),
    "shuffle": lambda t, _, value: doing.shuffle(t, value),
    "reset": lambda t, _, __: doing.reset_deck(t, cause="repair"),
    "first": _first,
    "round": lambda t, _, value: t.happen(ev.RoundBegan(number=int(value))),
    "current": _current,
}
