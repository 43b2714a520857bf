"""A tiny game for tests: two people bluff a troll with hidden cards, and the troll answers by a chart.

Each round both seats choose a card at once, unseen; then the cards are shown, the troll rolls a die as
often as its chart says, and Oak rests or gambles. The highest total after the last round wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from rules.core.dice import Cup
from rules.core.flowchart import Ask, Do, walk
from rules.core.game import (
    TABLE,
    Choice,
    Illegal,
    Outcome,
    Param,
    Question,
    Reply,
    Scenario,
    Seat,
    Setting,
    Setup,
    Tool,
)
from rules.core.ledger import Ledger

HIDDEN = 0
SEATS = ("oak", "ash")
Part = Literal["choose", "troll", "rest", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    scenario: str
    options: dict[str, str]
    cup: Cup
    hands: dict[str, tuple[int, ...]] = field(default_factory=dict)
    chosen: dict[str, int] = field(default_factory=dict)
    scores: dict[str, int] = field(default_factory=lambda: {"oak": 0, "ash": 0, "troll": 0})
    marks: tuple[str, ...] = ()
    round: int = 0
    part: Part = "choose"
    roars: int = 0
    step: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    kind: Literal["choose"] = "choose"
    card: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Roar:
    kind: Literal["roar"] = "roar"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest:
    kind: Literal["rest"] = "rest"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gamble:
    kind: Literal["gamble"] = "gamble"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    kind: Literal["mark"] = "mark"
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Set:
    kind: Literal["set"] = "set"
    what: str
    value: str


Command = Choose | Roar | Rest | Gamble | Mark | Set


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew:
    kind: Literal["drew"] = "drew"
    seat: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose:
    kind: Literal["chose"] = "chose"
    seat: str
    card: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Showed:
    kind: Literal["showed"] = "showed"
    cards: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled:
    kind: Literal["rolled"] = "rolled"
    who: str
    die: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Went:
    kind: Literal["went"] = "went"
    part: Part
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    kind: Literal["marked"] = "marked"
    seat: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    kind: Literal["changed"] = "changed"
    what: str
    value: str


Event = Drew | Chose | Showed | Rolled | Went | Marked | Changed


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    hand: tuple[int, ...]
    held: dict[str, int]
    chosen: dict[str, int]
    scores: dict[str, int]
    marks: tuple[str, ...]
    round: int
    part: str


def evolve(s: State, e: Any) -> State:
    match e:
        case Drew(seat=seat, cards=cards):
            return replace(s, hands={**s.hands, seat: (*s.hands.get(seat, ()), *cards)}, cup=s.cup.taken())
        case Chose(seat=seat, card=card):
            hand = list(s.hands[seat])
            hand.remove(card)
            return replace(s, hands={**s.hands, seat: tuple(hand)}, chosen={**s.chosen, seat: card})
        case Showed(cards=cards):
            return replace(s, chosen={}, scores={k: v + cards.get(k, 0) for k, v in s.scores.items()})
        case Rolled(who=who, die=die):
            scores = {**s.scores, who: s.scores[who] + die}
            return replace(s, scores=scores, cup=s.cup.taken(), roars=s.roars + (who == "troll"))
        case Went(part=part, round=number):
            return replace(s, part=part, round=number, step=s.step + 1, roars=0)
        case Marked(seat=seat, text=text):
            return replace(s, marks=(*s.marks, f"{seat}: {text}")[-5:])
        case Changed(what=what, value=value) if what in s.scores:
            return replace(s, scores={**s.scores, what: int(value)})
        case Changed(what=what, value=value):
            return replace(s, options={**s.options, what: value})
    raise AssertionError(e)


CHART = {
    "tired": Ask(
        "Has the troll roared twice?",
        "Troll",
        lambda s: (s.roars >= int(s.options["roars"]), str(s.roars)),
        "stop",
        "roar",
    ),
    "roar": Do("It roars", "Troll", lambda _: (Roar(), "It is not tired yet.")),
    "stop": Do("It sits down", "Troll", lambda _: (Rest(), "It is tired.")),
}
LOST = {"here": Ask("Is it here?", "Maze", lambda _: (True, "yes"), "there", "there")}
LOST["there"] = Ask("Is it there?", "Maze", lambda _: (True, "yes"), "here", "here")

_CHOICES = tuple(Choice(str(n), str(n)) for n in (1, 2, 150, 400))
SETTINGS = (
    Setting("roars", "How often the troll roars", _CHOICES, "2", "Printed so.", "Troll"),
    Setting(
        "cards", "Cards in hand", (Choice("3", "three"), Choice("4", "four")), "3", "Printed so.", "Setup", "setup"
    ),
)


def _round(t: Ledger, number: int) -> None:
    for seat in SEATS:
        want = int(t.state.options.get("cards", "3")) - len(t.state.hands.get(seat, ()))
        for _ in range(want):
            t.happen(Drew(seat=seat, cards=(t.state.cup.pick(range(1, 10)),)))
    t.happen(Went(part="choose", round=number))


class Toy:
    key = "troll-bluff"
    title = "Troll Bluff"
    campaigns = False
    State = State
    Command = Command
    Event = Event
    scenarios: Mapping[str, Scenario] = {
        k: Scenario(k, k.title(), text, SETTINGS)
        for k, text in {
            "short": "Three rounds.",
            "long": "No end.",
            "lost": "The chart is a maze.",
            "wild": "It breaks.",
        }.items()
    }

    def seats(self, scenario: str, options: Mapping[str, str]) -> tuple[Seat, ...]:
        return (Seat("oak", "Oak"), Seat("ash", "Ash"))

    def start(self, setup: Setup) -> Outcome:
        options = {s.key: s.default for s in SETTINGS} | dict(setup.options)
        t = Ledger(State(scenario=setup.scenario, options=options, cup=Cup(setup.seed)), evolve)
        _round(t, 1)
        return Outcome(t.state, tuple(t.events))

    def questions(self, s: State) -> tuple[Question, ...]:
        if s.part == "choose":
            left = (seat for seat in SEATS if seat not in s.chosen)
            return tuple(
                Question(s.step, seat, "Choose a card.", tuple(Choose(card=c) for c in sorted(set(s.hands[seat]))))
                for seat in left
            )
        if s.part == "troll":
            return (Question(s.step, "troll", "The troll stirs.", (Roar(), Rest())),)
        return (Question(s.step, "oak", "Rest or gamble?", (Rest(), Gamble())),) if s.part == "rest" else ()

    def tools(self, s: State, seat: str) -> tuple[Tool, ...]:
        if seat != TABLE:
            return (Tool("mark", "Write a mark", (Param("text", "What to write"),)),)
        repair = (Param("what", "What", tuple(Choice(k, k) for k in s.scores)), Param("value", "Value", lo=0, hi=99))
        return (Tool("repair", "Set a score", repair), Tool("option", "Change a ruling", (Param("value", "Ruling"),)))

    def use(self, s: State, seat: str, tool: str, values: Mapping[str, str]) -> Any:
        if tool == "mark" and seat != TABLE:
            if len(values.get("text", "")) > 40:
                raise Illegal("A mark has at most 40 characters; nothing was written.")
            return Mark(text=values["text"])
        if seat == TABLE and tool == "option":
            what, _, value = values["value"].partition("=")
            return Set(what=what, value=value)
        if seat == TABLE and tool == "repair" and values["value"].isdigit() and values["what"] in s.scores:
            return Set(what=values["what"], value=values["value"])
        raise Illegal("There is no such hand move; nothing was done.")

    def play(self, s: State, seat: str, command: Any) -> Outcome:
        t = Ledger(s, evolve)
        if isinstance(command, Mark):
            t.happen(Marked(seat=seat, text=command.text))
        elif isinstance(command, Set):
            t.happen(Changed(what=command.what, value=command.value))
        elif not any(command in q.options for q in self.questions(s) if q.seat == seat):
            raise Illegal("That is not offered; nothing was done.")
        else:
            self._answer(t, seat, command)
        return Outcome(t.state, tuple(t.events))

    def _answer(self, t: Ledger, seat: str, command: Any) -> None:
        s = t.state
        match command:
            case Choose(card=card):
                t.happen(Chose(seat=seat, card=card))
                if len(t.state.chosen) == len(SEATS):
                    t.happen(Showed(cards=t.state.chosen))
                    t.happen(Went(part="troll", round=s.round))
            case Roar():
                t.happen(Rolled(who="troll", die=s.cup.roll(1)[0]))
            case Rest() if seat == "troll":
                t.happen(Went(part="rest", round=s.round))
            case _:
                if isinstance(command, Gamble):
                    t.happen(Rolled(who="oak", die=s.cup.roll(1)[0]))
                if s.scenario == "short" and s.round == 3:
                    t.happen(Went(part="over", round=s.round))
                else:
                    _round(t, s.round + 1)

    def opponent(self, s: State) -> Reply | None:
        if s.part != "troll":
            return None
        if s.scenario == "wild":
            raise KeyError("a bug in the chart")
        chart, start = (LOST, "here") if s.scenario == "lost" and s.roars else (CHART, "tired")
        command, trace = walk("Troll", chart, s, start)
        return Reply("troll", command, trace)

    def evolve(self, s: State, e: Any) -> State:
        return evolve(s, e)

    def seen_by(self, s: State, seat: str | None) -> Sight:
        return Sight(
            hand=s.hands.get(seat or "", ()),
            held={k: len(v) for k, v in s.hands.items()},
            chosen={k: v if k == seat else HIDDEN for k, v in s.chosen.items()},
            scores=s.scores,
            marks=s.marks,
            round=s.round,
            part=s.part,
        )

    def heard_by(self, e: Any, seat: str | None) -> Any | None:
        if isinstance(e, Chose) and e.seat != seat:
            return replace(e, card=HIDDEN)
        if isinstance(e, Drew) and e.seat != seat:
            return replace(e, cards=(HIDDEN,) * len(e.cards))
        return e

    def is_open(self, s: State, seat: str, command: Any) -> bool:
        return not isinstance(command, Choose)

    def reveals(self, e: Any) -> bool:
        return isinstance(e, Drew | Showed | Rolled)

    def over(self, s: State) -> bool:
        return s.part == "over"

    def keeps(self, s: State) -> None:
        """Nothing outlives this game."""

    def recall(self, data: Any) -> Any:
        raise Illegal("This game has no campaign. Nothing was opened.")

    def inventory(self, s: State) -> tuple[str, ...]:
        return ()


TOY = Toy()
GAMES = {TOY.key: TOY}
