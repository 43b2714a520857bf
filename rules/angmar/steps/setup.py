"""Setting a game up (RULES 2)."""

from __future__ import annotations

from typing import Any

from rules.angmar import doing, looking, questing
from rules.angmar import events as ev
from rules.angmar.campaign import begin, heroes
from rules.angmar.commands import BringDeck, Choose, Done
from rules.angmar.decks import STARTERS, Deck, problems, unplayable
from rules.angmar.facts import CARDS
from rules.angmar.looking import front
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.state import MAIN, State, Step
from rules.angmar.writing import then
from rules.core.game import Illegal
from rules.core.ledger import Ledger

Asked = tuple[str, tuple[Any, ...]]
HAND = 6


AGAIN = Choose(of="deck", what="again")
"""All take their decks back: no starter deck fits beside those that were brought."""


def ask_decks(s: State, seat: str) -> Asked:
    """Each seat brings a deck: one of the starter decks that are left, if any, or (`BringDeck`) its own."""
    if seat in s.decks:
        return "", ()
    taken = {hero for deck in s.decks.values() for hero in _titles(deck)}
    free = tuple(deck for deck in STARTERS if not taken & _titles(deck) and not _refused(s, seat, deck))
    if not free:
        return "No starter deck is left for you. Bring your own, or let all choose anew.", (AGAIN,)
    return "Which deck do you play?", tuple(Choose(of="deck", what=deck.name) for deck in free)


def _refused(s: State, seat: str, deck: Deck) -> str:
    return heroes.refusal(s.log, seat, deck) if s.log is not None else ""


def _titles(deck: Deck) -> set[str]:
    return {deck.card(code).name for code in deck.heroes}


def resolve_decks(t: Ledger, seat: str, command: Any) -> None:
    """Takes the deck of a seat; the last one starts the setup."""
    if command == AGAIN:
        t.happen(ev.DecksReturned())
        return
    if isinstance(command, BringDeck):
        _checked(t.state, seat, command)
        deck, casual = command.deck, command.casual
    else:
        deck, casual = next(deck for deck in STARTERS if deck.name == command.what), False
    t.happen(ev.DeckBrought(seat=seat, deck=deck, casual=casual))
    if len(t.state.decks) == len(t.state.seats):
        t.happen(ev.StepClosed())
        then(t, Step(name="setup"))


def _checked(s: State, seat: str, command: BringDeck) -> None:
    broken = unplayable(command.deck)
    if broken:
        raise Illegal(f"{broken[0]} Nothing has changed; bring another deck.")
    found = problems(command.deck)
    if found and not command.casual:
        raise Illegal(f"{found[0]} Nothing has changed; say that you play casually, or bring another deck.")
    refused = _refused(s, seat, command.deck)
    if refused:
        raise Illegal(f"{refused} Nothing has changed; bring another deck.")
    taken = {hero for deck in s.decks.values() for hero in _titles(deck)} & _titles(command.deck)
    if taken:
        raise Illegal(f"{min(taken)} is already at this table. Nothing has changed; bring other heroes.")


def setup(t: Ledger, _: Step) -> None:
    """Shuffles the decks, places the heroes, sets threat, builds the encounter and quest decks, draws hands."""
    s: State = t.state
    _encounter(t)
    for seat in s.seats:
        _piles(t, seat)
    begin.begin(t)
    doing.shuffle(t, "encounter")
    for seat in s.seats:
        _player(t, seat)
    t.happen(ev.AreaChanged(area=MAIN, stage=1))
    if s.options.get("first") == "random":
        t.happen(ev.Chanced())
        t.happen(ev.FirstPlayer(seat=t.state.cup.pick(s.seats)))
    for seat in s.seats:
        doing.draw(t, seat, HAND)
    seats = looking.order(t.state)
    then(t, *(Step(name="mulligan", seat=seat) for seat in seats), Step(name="setup.quest"))


def _piles(t: Ledger, seat: str) -> None:
    deck: Deck = t.state.decks[seat]
    heroes = [f"{seat}:{code}#1" for code in deck.heroes]
    cards = [f"{seat}:{code}#{n + 1}" for code, count in deck.cards.items() for n in range(count)]
    t.happen(ev.PileMade(pile=f"aside:{seat}", cards=tuple(heroes)))
    t.happen(ev.PileMade(pile=f"deck:{seat}", cards=tuple(cards)))


def _player(t: Ledger, seat: str) -> None:
    """His deck is shuffled, his heroes come into play, and his threat is theirs together."""
    doing.shuffle(t, f"deck:{seat}")
    team = looking.pile(t.state, f"aside:{seat}")
    for hero in team:
        doing.enter(t, hero, f"play:{seat}", how="setup")
    cost = sum(front(t.state, hero).threat_cost or 0 for hero in team)
    doing.threat(t, seat, max(0, cost + starting_threat(t.state, seat)), cause="setup")


def starting_threat(s: State, seat: str) -> int:
    """What the campaign adds to the starting threat, or takes off (RULES 11.9)."""
    log = s.log
    return 0 if log is None else log.penalty.get(seat, 0) - 2 * log.despair


def _encounter(t: Ledger) -> None:
    """All cards of the listed sets, shuffled (in easy mode without the gold-ring ones), and the quest deck in order."""
    s: State = t.state
    scenario = SCENARIOS[s.scenario]
    easy = s.options.get("mode") == "easy"
    cards, quests = [], []
    for card in CARDS.values():
        copies = card.easy if easy else card.copies
        if card.set in scenario.sets:
            cards += [f"{card.key}#{n + 1}" for n in range(copies)]
        elif card.set == f"quest-{scenario.number}":
            quests += [f"{card.key}#{n + 1}" for n in range(copies)]
    t.happen(ev.PileMade(pile="encounter", cards=tuple(cards)))
    t.happen(ev.PileMade(pile="quest", cards=tuple(quests)))


def ask_mulligan(s: State, step: Step) -> Asked:
    return "Do you keep your hand?", (Done(of="mulligan"), Choose(of="mulligan", what="again"))


def resolve_mulligan(t: Ledger, step: Step, command: Any) -> None:
    """One mulligan: six new cards that must be kept (core p.10)."""
    t.happen(ev.StepClosed())
    if isinstance(command, Choose):
        doing.event(t, "mulligan", seat=step.seat)
        redraw(t, step.seat, HAND)


def redraw(t: Ledger, seat: str, count: int) -> None:
    for card in looking.pile(t.state, f"hand:{seat}"):
        t.happen(ev.Moved(card=card, source=f"hand:{seat}", to=f"deck:{seat}", how="shuffled in"))
    doing.shuffle(t, f"deck:{seat}")
    doing.draw(t, seat, count)


def setup_quest(t: Ledger, _: Step) -> None:
    """Stage 1A, what a campaign adds to it, then 1B; in easy mode each hero has one more resource; then the first
    round.
    """
    quest = looking.pile(t.state, "quest")[0]
    then(t, Step(name="round"))
    side_b = len(t.state.agenda)
    questing.stage(t, MAIN, quest)
    t.happen(ev.StepInserted(step=Step(name="campaign.setup"), at=side_b + 1))
    if t.state.options.get("mode") == "easy":
        for seat in t.state.seats:
            for hero in looking.heroes(t.state, seat):
                doing.resources(t, hero, 1)
