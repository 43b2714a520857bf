"""Verbs to set a table up by names, to act at it, and to read it back as text.

    t = table(turn="shadow", eyes=3, free="muster", shadow="army", pool="eye, 2, 1", on={"brand": "1"})
    t.does("corrupt brand", draws="eye, 2")
    assert t.tiles("brand") == "1, 2"

Dice are "muster" or "ruler:muster"; tiles are kinds ("2r", "kings-1"); an Army is "2R 1E 1L north, 1R rohan" at
"dale:free". Tiles that are not named lie aside. Commands read "muster awaken brand@dale", "corrupt brand",
"ring character", "token brand", "choose dale", "pass", "done".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.core.dice import Cup
from rules.core.game import TABLE, Illegal, Question, Setup
from rules.core.ledger import Ledger
from rules.kings import GAME
from rules.kings import commands as cmd
from rules.kings.agenda import Action, Actions, Open, Round, Step
from rules.kings.facts import Units
from rules.kings.flow import go_on
from rules.kings.rulers import SOVEREIGNS
from rules.kings.state import Army, Die, Pool, State
from rules.kings.tiles import TILES, kind_of

FATES = 6_000
"""Seeds that are tried to find the chance that a test asks for."""
_LETTERS = {"R": "regular", "E": "elite", "L": "leader", "N": "nazgul"}


class _Box:
    """The tiles of the game, taken out one after the other."""

    def __init__(self) -> None:
        self.left = list(TILES)

    def take(self, text: str) -> tuple[str, ...]:
        out = []
        for kind in filter(None, (part.strip() for part in text.split(","))):
            tile = next((t for t in self.left if kind_of(t) == kind), None)
            assert tile is not None, f"no tile {kind} is left"
            self.left.remove(tile)
            out.append(tile)
        return tuple(out)


def dice(text: str) -> tuple[Die, ...]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    return tuple(Die(face=p.removeprefix("ruler:"), ruler=p.startswith("ruler:")) for p in parts)  # type: ignore[arg-type]


def army(text: str) -> dict[Any, Units]:
    """ "2R 1E north, 1L gondor" """
    out = {}
    for part in text.split(","):
        *units, nation = part.split()
        out[nation] = Units(**{_LETTERS[u[-1]]: int(u[:-1]) for u in units})
    return out


def table(
    *,
    turn: str = "free",
    free: str = "character",
    shadow: str = "army",
    eyes: int = 0,
    boxed: int = 0,
    pool: str | None = None,
    drawn: str = "",
    removed: str = "",
    waiting: str = "",
    on: Mapping[str, str] | None = None,
    rulers: Mapping[str, str] | None = None,
    at: Mapping[str, str] | None = None,
    nations: Mapping[str, str] | None = None,
    armies: Mapping[str, str] | None = None,
    empty: bool = False,
    besieged: str = "",
    control: Mapping[str, str] | None = None,
    fellowship: Mapping[str, Any] | None = None,
    hand: Mapping[str, str] | None = None,
    cards: Mapping[str, str] | None = None,
    sides: Mapping[str, Mapping[str, Any]] | None = None,
    options: Mapping[str, str] | None = None,
    agenda: tuple[Step, ...] | None = None,
    seed: str = "kit",
    **changes: Any,
) -> Table:
    """A table in action resolution, where the side `turn` is to act.

    `rulers` maps a Sovereign to his state, or "state@region"; `at` characters to places; `nations` to "4" (box) or
    "3 passive". `empty` takes all Armies off first. `cards` lie on the table, `hand` is held, by side. `sides`
    are other fields of a hand ("rings", "ruler", "ruler_due"); `agenda` replaces the open action.
    """
    s: State = GAME.start(Setup("war-of-the-ring", seed, dict(options or {}))).state
    box = _Box()
    holds = {key: box.take(text) for key, text in (on or {}).items()}
    piles = {"drawn": box.take(drawn), "removed": box.take(removed), "waiting": box.take(waiting)}
    in_pool = box.take(pool) if pool is not None else tuple(t for t in box.left if t in s.pool.tiles)
    aside = tuple(t for t in box.left if t not in in_pool)
    people = dict(s.rulers)
    for key, text in (rulers or {}).items():
        state, _, region = text.partition("@")
        token = "free" if state == "awakened" else "supply"
        people[key] = replace(people[key], state=state, region=region or SOVEREIGNS[key].home, token=token)  # type: ignore[arg-type]
    for key, tiles in holds.items():
        people[key] = replace(people[key], tiles=tiles)
    tracks = dict(s.politics)
    for key, text in (nations or {}).items():
        level, *passive = text.split()
        tracks[key] = replace(tracks[key], box=int(level), active=not passive)  # type: ignore[index]
    troops = {} if empty else dict(s.armies)
    troops |= {key: Army(units=army(text)) for key, text in (armies or {}).items()}
    for key in filter(None, (part.strip() for part in besieged.split(","))):
        troops[key] = replace(troops[key], besieged=True)
    steps = agenda if agenda is not None else (Actions(begun=True), Action(side=turn))  # type: ignore[arg-type]
    state = replace(
        s,
        turn=3,
        phase="action",
        actor=turn,  # type: ignore[arg-type]
        box=eyes,
        box_free=boxed,
        pool=Pool(tiles=tuple(sorted(in_pool)), aside=aside, **piles),
        rulers=people,
        politics=tracks,
        armies={k: troops[k] for k in sorted(troops)},
        control=dict(control or {}),
        characters={**s.characters, **(at or {})},
        fellowship=replace(s.fellowship, **(fellowship or {})),
        agenda=tuple(Open(number=100 + i, step=step) for i, step in enumerate((Round(at="victory"), *steps))),
        asked=200,
        **changes,
    )
    for side, text in (("free", free), ("shadow", shadow)):
        mine = _hand(getattr(state, side), text, (hand or {}).get(side), (cards or {}).get(side, ""))
        state = replace(state, **{side: replace(mine, **(sides or {}).get(side, {}))})
    return Table(state)


def _hand(before: Any, rolled: str, hand: str | None, cards: str) -> Any:
    """A side's hand with these dice and cards; cards that are named leave their decks."""
    named = [c.strip() for c in f"{hand or ''},{cards}".split(",") if c.strip()]
    held = (
        tuple(c for c in named if c not in cards)
        if hand is not None
        else tuple(c for c in before.hand if c not in named)
    )
    draw = {kind: tuple(c for c in pile if c not in named) for kind, pile in before.draw.items()}
    on_table = tuple(c.strip() for c in cards.split(",") if c.strip())
    back = () if hand is None else tuple(c for c in before.hand if c not in named)
    first = next(iter(draw))
    draw[first] = (*draw[first], *back)
    return replace(before, rolled=dice(rolled), used=(), hand=held, draw=draw, table=on_table)


Check = Callable[[tuple[Any, ...]], bool]


@dataclass
class Table:
    """A table that remembers its state and what happened last."""

    state: State
    events: tuple[Any, ...] = ()

    # What is asked.

    @property
    def questions(self) -> tuple[Question, ...]:
        return GAME.questions(self.state)

    @property
    def asked(self) -> str:
        return ", ".join(q.seat for q in self.questions)

    def options(self, contains: str = "", seat: str | None = None) -> list[str]:
        """What may be answered, as text; only what contains these words."""
        found = [o for q in self.questions if seat in (None, q.seat) for o in q.options]
        return [text for text in map(self.text, dict.fromkeys(found)) if contains in text]

    def text(self, command: Any) -> str:
        match command:
            case cmd.UseDie(face=face, ruler=ruler, use=use, target=target):
                return f"{'ruler:' if ruler else ''}{face} {use} {target}".strip()
            case cmd.TryCorruption(sovereign=key):
                return f"corrupt {key}"
            case cmd.UseRing(face=face, ruler=ruler):
                return f"ring {'ruler:' if ruler else ''}{face}"
            case cmd.UseToken(sovereign=key):
                return f"token {key}"
            case cmd.Choose(what=what):
                return f"choose {what}"
        return str(command.kind)

    # Verbs.

    def does(self, text: str, seat: str | None = None, **fate: Any) -> Table:
        """Gives the answer that reads like this, with the chance that `fate` asks for (see `play`)."""
        for question in self.questions:
            for option in question.options:
                if seat in (None, question.seat) and self.text(option) == text:
                    return self.play(question.seat, option, **fate)
        raise AssertionError(f"{text!r} is not offered; {self.asked} may: {self.options()}")

    def play(
        self, seat: str, command: Any, *, draws: str | None = None, rolls: str | None = None, when: Check | None = None
    ) -> Table:
        """Plays it. `draws` are the kinds drawn, `rolls` the first dice thrown ("6 1"), `when` anything else."""
        wanted = [when] if when is not None else []
        if draws is not None:
            wanted.append(lambda events: ", ".join(drawn_in(events)) == draws)
        if rolls is not None:
            wanted.append(lambda events: next(thrown_in(events), "") == rolls)
        for fate in range(FATES if wanted else 1):
            state = replace(self.state, cup=Cup(f"fate {fate}")) if wanted else self.state
            outcome = GAME.play(state, seat, command)
            if all(check(outcome.events) for check in wanted):
                self.state, self.events = outcome.state, outcome.events
                return self
        raise AssertionError("no chance gives that")

    def chooses(self, *whats: str) -> Table:
        for what in whats:
            self.does(f"choose {what}")
        return self

    def done(self, seat: str | None = None) -> Table:
        return self.does("done", seat)

    def hand_move(self, seat: str, tool: str, **values: str) -> Table:
        """A hand move; "from" is given as `origin`."""
        if "origin" in values:
            values["from"] = values.pop("origin")
        return self.play(seat, GAME.use(self.state, seat, tool, values))

    def draw(self) -> Table:
        """Lets a table go on whose open step asks nobody."""
        ledger = Ledger(self.state, GAME.evolve)
        go_on(ledger)
        self.state, self.events = ledger.state, tuple(ledger.events)
        return self

    def repair(self, tool: str, **values: str) -> Table:
        return self.play(TABLE, GAME.use(self.state, TABLE, tool, values))

    def refused(self, verb: Callable[[], Any]) -> str:
        """The sentence with which the rules refuse; nothing may have changed."""
        before = self.state
        try:
            verb()
        except Illegal as refusal:
            assert self.state is before
            return str(refusal)
        raise AssertionError("it was not refused")

    # What lies where, as text.

    def tiles(self, sovereign: str) -> str:
        return ", ".join(map(kind_of, self.state.rulers[sovereign].tiles))

    def pool(self, pile: str = "tiles") -> str:
        return ", ".join(sorted(map(kind_of, getattr(self.state.pool, pile))))

    def ruler(self, sovereign: str) -> str:
        ruler = self.state.rulers[sovereign]
        return f"{ruler.state}@{ruler.region}" if ruler.region else ruler.state

    def token(self, sovereign: str) -> str:
        return self.state.rulers[sovereign].token

    def army(self, key: str) -> str:
        found = self.state.armies.get(key)
        if found is None:
            return ""
        return ", ".join(f"{_units(units)} {nation}" for nation, units in found.units.items())

    def dice(self, side: str) -> str:
        rolled = getattr(self.state, side).rolled
        return ", ".join(f"{'ruler:' if d.ruler else ''}{d.face}" for d in rolled)

    # What happened.

    def happened(self, kind: str) -> list[Any]:
        return [e for e in self.events if e.kind == kind]

    def heard(self, seat: str | None, kind: str = "") -> list[Any]:
        """The events as that seat hears them."""
        heard = (GAME.heard_by(e, seat) for e in self.events)
        return [e for e in heard if e is not None and kind in ("", e.kind)]

    def sees(self, seat: str | None) -> Any:
        return GAME.seen_by(self.state, seat)


def _units(units: Units) -> str:
    return " ".join(f"{getattr(units, name)}{letter}" for letter, name in _LETTERS.items() if getattr(units, name))


def drawn_in(events: Iterable[Any]) -> list[str]:
    """Kinds of tiles that came out of the pool, in order."""
    return [kind_of(e.tile) for e in events if e.kind in {"attempt_drew", "tile_drawn"}]


def thrown_in(events: Iterable[Any]) -> Iterator[str]:
    """Dice that were thrown, in order: "6 1"; first rolls and re-rolls apart by a bar."""
    for e in events:
        if e.kind in {"hunt_rolled", "combat_rolled"}:
            first, again = " ".join(map(str, e.rolls)), " ".join(map(str, e.again))
            yield f"{first} | {again}" if again else first
        elif e.kind == "dice_thrown":
            yield " ".join(map(str, e.rolls))
        elif e.kind == "dice_rolled":
            yield " ".join(e.faces)
