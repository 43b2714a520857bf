"""A table of Escape from Mount Gram for tests: each player at a staging area of his own, or all at stage 3."""

from __future__ import annotations

from rules.angmar import GAME, doing, looking
from rules.angmar import events as ev
from rules.angmar.campaign_log import Log
from rules.angmar.commands import BringDeck
from rules.angmar.decks import Deck
from rules.angmar.looking import front, owner
from rules.angmar.scenarios.captured_deck import captured_under, free_some
from rules.angmar.state import MAIN, Step
from rules.angmar.writing import then
from rules.core.game import Setup
from rules.core.ledger import Ledger
from tests.rules.angmar.kit import Table

GRAM = "escape-from-mount-gram"
CELL, GUARD, TORTURER = "prison-cell-efmg", "dungeon-guard-efmg", "cruel-torturer-efmg"
TUNNELS, PATROL, TORMENTOR = "tunnels-of-mount-gram-efmg", "patrol-room-efmg", "goblin-tormentor-efmg"
JAILOR, GATE, EXECUTIONERS = "jailor-gornakh-efmg", "southern-gate-efmg", "stop-the-executioners-efmg"
ALARM, WEARY = "sound-the-alarm-efmg", "feeble-and-weary-efmg"
CAPTIVES, INTERROGATION = "captives-of-gornakh-efmg", "interrogation-efmg"
ORC = "angmar-orc-tlr"


def deck(heroes: str, cards: dict[str, int]) -> Deck:
    """A deck of known cards, by their codes; other seats must not have its heroes."""
    return Deck(name="a test", heroes=dict.fromkeys(heroes.split(), 1), cards=cards)


class Begun(Table):
    """The setup up to the first choice of a starting hero. `decks` are played by the first seats."""

    def __init__(self, players: int = 1, *decks: Deck, seed: str = "a test") -> None:
        options = {"players": str(players), "pace": "quick"}
        self.state, self.events = GAME.start(Setup(GRAM, seed, options)).state, []
        for seat, deck in zip(self.state.seats, decks, strict=False):
            self.state = GAME.play(self.state, seat, BringDeck(deck=deck, casual=True)).state
        while self.asked() not in {"pick", "play"}:
            self.answer()


class Gram(Table):
    """Cleared, the first Prison Cells are gone, and what lay under them is back on top of the captured decks."""

    def __init__(self, players: int = 2, *, log: Log | None = None, **options: str) -> None:
        super().__init__(GRAM, players, log=log, **options)

    def clear(self) -> None:
        super().clear()

        def back(t: Ledger) -> None:
            for pile, cards in tuple(t.state.piles.items()):
                if pile.startswith("under:") and pile[6:] not in t.state.pieces:
                    for card in cards:
                        doing.move(t, card, f"captured:{owner(card)}")

        self.do(back, go_on=False)

    # Looking

    def quest(self, seat: str = "p1") -> str:
        return looking.main_quest(self.state, self.state.players[seat].area)

    def under(self, card: str) -> tuple[str, ...]:
        return captured_under(self.state, card)

    def captured(self, seat: str = "p1") -> int:
        """How many cards his captured deck has."""
        return len(self.pile(f"captured:{seat}"))

    def area(self, seat: str = "p1") -> str:
        return self.state.players[seat].area

    # Setting the table

    def on_captured(self, title: str, seat: str = "p1") -> str:
        """A card of that title comes to the top of his captured deck, from wherever he has it captured."""
        card = min(c for c in looking.captives(self.state, seat) if front(self.state, c).name == title)
        self.do(lambda t: doing.move(t, card, f"captured:{seat}"), go_on=False)
        return card

    def ally(self, seat: str = "p1", *, ready: bool = True, title: str = "") -> str:
        """An ally of his captured deck comes into play: of that title, or one that is not unique."""
        faces = {c: front(self.state, c) for c in sorted(looking.captives(self.state, seat))}
        card = next(c for c, f in faces.items() if f.kind == "ally" and (f.name == title if title else not f.unique))
        self._enter(card, f"play:{seat}", exhausted=not ready)
        return card

    def attachment(self, host: str, title: str) -> str:
        """A captured attachment of that title comes into play on its owner's character."""
        seat = looking.controller(self.state, host)
        card = min(c for c in looking.captives(self.state, seat) if front(self.state, c).name == title)
        self._enter(card, f"on:{host}")
        return card

    def hero(self, seat: str = "p1") -> str:
        """One of his captured heroes comes into play."""
        card = min(c for c in looking.captives(self.state, seat) if front(self.state, c).kind == "hero")
        self._enter(card, f"play:{seat}")
        return card

    def _enter(self, card: str, at: str, *, exhausted: bool = False) -> None:
        source = looking.pile_of(self.state, card)
        self.do(lambda t: t.happen(ev.Entered(card=card, source=source, at=at, exhausted=exhausted)), go_on=False)

    def capture(self, under: str, *titles: str, seat: str = "p1") -> tuple[str, ...]:
        """Cards of these titles, which he has captured, go under that card."""
        cards = tuple(self.on_captured(title, seat) for title in titles)

        def change(t: Ledger) -> None:
            for card in cards:
                doing.move(t, card, f"under:{under}", bottom=True)

        self.do(change, go_on=False)
        return cards

    # Doing what the rules do

    def free(self, seat: str = "p1", amount: int = 7) -> None:
        """So much progress comes on his stage 2."""
        self.do(lambda t: free_some(t, self.quest(seat), amount))

    def travel_phase(self) -> None:
        self.phase("travel")
        self.do(lambda t: then(t, Step(name="travel phase")))

    def gather(self) -> None:
        """All players reach stage 3 together; then it is cleared. What was captured is in the captured decks again."""

        def back(t: Ledger) -> None:
            for seat in t.state.seats:
                for card in captured_under(t.state, self.quest(seat)):
                    doing.move(t, card, f"captured:{seat}")

        self.do(back, go_on=False)
        self.travel_phase()
        while MAIN not in self.state.areas or not self.piece(self.quest()).side:
            self.answer()
        self.clear()
