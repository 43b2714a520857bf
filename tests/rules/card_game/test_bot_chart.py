"""The charts as such: every box can be reached, every way ends, and nothing hidden is looked at."""

import random
from dataclasses import replace

import pytest

from rules.card_game import GAME
from rules.card_game.agenda import Cost, Placing
from rules.card_game.opponent.chart import PLACE, TURN
from rules.card_game.opponent.deciding import CHARTS
from rules.card_game.opponent.fights import FIGHT
from rules.card_game.state import State
from rules.core.flowchart import Ask, Chart, Do, Lost
from rules.core.game import Reply, Setup
from tests.rules.card_game.shadow import Board, drawn, fights, keys

ALL = {"turn": (TURN, "use"), "place": (PLACE, "twice"), "fight": (FIGHT, "fight")}


def ways(node: Ask | Do) -> tuple[str, ...]:
    if isinstance(node, Ask):
        return node.yes, node.no
    return () if node.otherwise is None else (node.otherwise,)


@pytest.mark.rule("Bot Flowchart")
@pytest.mark.parametrize("name", ALL)
def test_every_box_is_reached_and_every_way_ends_in_a_command(name: str):
    chart, start = ALL[name]
    reached: set[str] = set()

    def go(here: str, before: tuple[str, ...]) -> None:
        assert here not in before, f"{here} leads back to itself"
        reached.add(here)
        for onward in ways(chart[here]):
            go(onward, (*before, here))

    go(start, ())
    assert reached == set(chart)
    assert all(isinstance(node, Do) for node in chart.values() if not ways(node))


@pytest.mark.rule("Bot Flowchart")
def test_every_chart_that_answers_a_question_is_among_those_tested():
    assert {id(chart) for _, chart, _ in CHARTS.values()} == {id(chart) for chart, _ in ALL.values()}


WON = {"Dimrill Dale": {"attack": 1}}


def boards() -> list[Board]:
    """Between them they end in every box that can end a walk."""
    passing = {"path": "Dimrill Dale", "sites": WON, "hands": {"frodo": 4}}
    item = {"witch_king": ["Mordor Orcs"]}
    captain = "The Black Captain"
    placed = drawn("Mordor Orcs")
    placed.open(Placing(seat="witch_king", card=placed.card("Mordor Orcs"), to="reserve"))
    return [
        Board(path="Emyn Muil", sites={"Emyn Muil": {"shadow": ["Grishnákh"]}}),
        Board(sites={"Lórien": {"shadow": ["The Warrior"]}}, items={"The Warrior": ["Black Breath"]}),
        Board(reserves={"witch_king": ["The Reaver"]}),
        Board(**passing),  # type: ignore[arg-type] -- the board's own fields
        Board(reserves={"witch_king": ["The Witch-king"]}),
        Board(path="Caradhras", sites={"Lórien": {"attack": 2}}, reserves={"witch_king": ["Mordor Orcs"]}),
        Board(hands={"witch_king": 1}),
        Board(),
        drawn("The Commander", played=["The Commander"]),
        drawn(captain),
        drawn(captain, options={"useless_event": "cycle"}),
        drawn("Morgul Blade", reserves={"witch_king": ["The Commander"]}),
        drawn("Morgul Blade", reserves=item),
        drawn("The Commander"),
        drawn("Mordor Orcs", path="Caradhras", sites={"Lórien": {"attack": 2}}),
        drawn("Mordor Orcs"),
        placed,
        fights("witch_king", sites={"Lórien": {}}),
    ]


@pytest.mark.rule("Bot Flowchart")
def test_every_box_is_walked_at_some_table():
    replies = [board.reply() for board in boards()]
    walked = {key for reply in replies for key in keys(reply.trace)}
    assert walked == {key for chart, _ in ALL.values() for key in chart}
    ends = {reply.trace[-1].key for reply in replies}
    assert ends == {k for chart, _ in ALL.values() for k, node in chart.items() if isinstance(node, Do)}


@pytest.mark.rule("Bot Flowchart")
def test_every_box_says_its_words_its_answer_its_fact_and_its_section():
    for board in boards():
        for step in board.reply().trace:
            node = next(chart for chart, _ in ALL.values() if step.key in chart)[step.key]
            assert (step.text, step.section) == (node.text, node.section)
            assert (step.answer is None) == isinstance(node, Do)
            assert step.fact.endswith(".")
            assert not set("*_`#|") & set(step.fact + step.text)


@pytest.mark.rule("Bot Flowchart")
def test_a_question_without_a_chart_is_lost_and_the_table_stays_as_it_is():
    board = Board(hands={"witch_king": 3})
    board.open(Cost(seat="witch_king"))
    before = board.state
    with pytest.raises(Lost) as lost:
        GAME.opponent(board.state)
    assert board.state is before
    assert lost.value.trace[-1].fact == "None answers: Choose the card to cycle as the cost."
    # A person can answer for the bot.
    (question,) = GAME.questions(board.state)
    board.table.play(question.seat, question.options[0])
    assert len(board.state.decks["witch_king"].hand) == 2


def reshuffled(state: State, seed: int) -> State:
    """The same table to everybody's eyes: hands, draw decks and cycle piles hold other cards."""
    rng = random.Random(seed)
    decks = {}
    for seat, deck in state.decks.items():
        cards = [*deck.hand, *deck.draw, *deck.cycle]
        rng.shuffle(cards)
        hand, draw = len(deck.hand), len(deck.hand) + len(deck.draw)
        decks[seat] = replace(deck, hand=tuple(cards[:hand]), draw=tuple(cards[hand:draw]), cycle=tuple(cards[draw:]))
    return replace(state, decks=decks)


@pytest.mark.rule("Random Shadow Hand")
@pytest.mark.parametrize("scenario", ["two-player-duel", "trilogy", "three-player-duel", "fellowship"])
def test_what_nobody_sees_changes_neither_the_decision_nor_its_walk(scenario: str):
    state, chance = GAME.start(Setup(scenario, "eyes")).state, random.Random(scenario)
    replies: list[Reply] = []
    while not GAME.over(state):
        reply = GAME.opponent(state)
        if reply is None:
            question = GAME.questions(state)[0]
            state = GAME.play(state, question.seat, chance.choice(question.options)).state
            continue
        # A card that a bot has turned up, or that a text has drawn, is open.
        if not isinstance(state.agenda[-1].step, Placing):
            assert GAME.opponent(reshuffled(state, len(replies))) == reply
        assert GAME.opponent(state) == reply
        replies.append(reply)
        state = GAME.play(state, reply.seat, reply.command).state
    assert len(replies) > 50


def test_a_chart_that_leads_nowhere_is_said_with_its_boxes(monkeypatch: pytest.MonkeyPatch):
    broken: Chart = {k: replace(n, act=lambda _: None) if isinstance(n, Do) else n for k, n in TURN.items()}
    board = Board(hands={"witch_king": 1})
    monkeypatch.setitem(CHARTS, type(board.state.agenda[-1].step), ("Bot Flowchart", broken, "use"))
    with pytest.raises(Lost) as lost:
        GAME.opponent(board.state)
    assert keys(lost.value.trace)[-2:] == ["play", "pass_empty"]
