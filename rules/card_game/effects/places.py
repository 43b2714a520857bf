"""Words about paths, battlegrounds, combat tokens and corruption."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.card_game import events as ev
from rules.card_game.combat import tally
from rules.card_game.effects.conditions import Amount, counted
from rules.card_game.effects.play import CycleIt, EliminateIt
from rules.card_game.effects.useful import right_most, serves, winnable
from rules.card_game.effects.word import Choice, Context, Word
from rules.card_game.facts import Side
from rules.card_game.match import Ground
from rules.card_game.state import State
from rules.card_game.triggers import abilities, activate_battleground, replace_path
from rules.core.ledger import Ledger


def leaving(state: State, ctx: Context) -> str:
    """The source of a text, if the text takes it out of play."""
    words = abilities(state, ctx.source)[ctx.ability].does
    return ctx.source if any(isinstance(word, CycleIt | EliminateIt) for word in words) else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Activate(Choice):
    """A battleground that fits is activated; you choose if there are several, the deck is shuffled.

    `out_of` "deck": activate; "areas": reactivate out of a scoring area; both: "activate or reactivate".
    Its text is resolved at once. MoveIt(to="activated") then speaks of it.
    """

    ground: Ground
    out_of: tuple[Literal["deck", "areas"], ...] = ("deck",)

    def text(self) -> str:
        return "Choose the battleground to activate."

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        grounds = state.frame.book.battlegrounds
        found: list[str] = []
        if "deck" in self.out_of:
            found += sorted(k for cards in state.battleground_decks.values() for k in cards)
        if "areas" in self.out_of:
            found += [k for cards in state.areas.values() for k in cards if k in grounds]
        return tuple(k for k in found if self.ground.fits(grounds[k]))

    def useful_option(self, state: State, ctx: Context, what: str) -> bool:
        return winnable(state, what, without=leaving(state, ctx))

    def useful(self, state: State, ctx: Context) -> bool:
        return any(self.useful_option(state, ctx, what) for what in self.options(state, ctx))

    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        ledger.happen(ev.Noted(key="activated", value=what))
        decks = ledger.state.battleground_decks
        side: Side | None = next((s for s, cards in decks.items() if what in cards), None)
        if side is not None:
            # The deck was searched: it is shuffled with the card on top, which then leaves it.
            rest = ledger.state.cup.shuffle(tuple(k for k in decks[side] if k != what))
            ledger.happen(ev.BattlegroundsShuffled(side=side, cards=(what, *rest)))
        activate_battleground(ledger, what)


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivatePath(Choice):
    """Another path becomes active: first the combat on the old one, then the text of the new one.

    `number` "same" or "next" (one higher). `random`: chance picks it, else you. A path that was active
    before cannot be activated again.
    """

    number: Literal["same", "next"] = "same"
    random: bool = False

    def text(self) -> str:
        return "Choose the path to activate."

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        if state.path is None:
            return ()
        paths = state.frame.book.paths
        wanted = paths[state.path.card].number + (self.number == "next")
        return tuple(k for k in state.paths if k not in state.spent and paths[k].number == wanted)

    def useful(self, state: State, ctx: Context) -> bool:
        if state.path is None or not self.options(state, ctx):
            return False
        return tally(state, state.path.card).shadow_wins

    def automatic(self, state: State, ctx: Context, options: tuple[str, ...]) -> str | None:
        return options[0] if self.random else None

    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        if self.random:
            what = ledger.state.cup.pick(self.options(ledger.state, ctx))
            ledger.happen(ev.PathPicked(card=what))
        replace_path(ledger, what)


@dataclass(frozen=True, slots=True, kw_only=True)
class AddToken(Choice):
    """Combat tokens on the active path, on a chosen battleground, on a chosen one of both, or on the source."""

    token: Literal["attack", "defense"]
    on: Literal["path", "battleground", "site", "self"] = "path"
    count: int = 1

    def text(self) -> str:
        return "Choose where the combat token goes."

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        if self.on == "self":
            return (ctx.source,) if ctx.source in state.standing else ()
        path = (state.path.card,) if self.on != "battleground" and state.path is not None else ()
        grounds = () if self.on == "path" else tuple(g.card for g in state.battlegrounds)
        return path + grounds

    def useful_option(self, state: State, ctx: Context, what: str) -> bool:
        place = state.standing.get(what, what)
        return serves(state, place, without=leaving(state, ctx), **{self.token: self.count})

    def useful(self, state: State, ctx: Context) -> bool:
        return any(self.useful_option(state, ctx, what) for what in self.options(state, ctx))

    def automatic(self, state: State, ctx: Context, options: tuple[str, ...]) -> str | None:
        return right_most(state, options)

    def take(self, ledger: Ledger, ctx: Context, what: str) -> None:
        ledger.happen(ev.TokensAdded(on=what, token=self.token, count=self.count))


@dataclass(frozen=True, slots=True)
class AddCorruption(Word):
    """The Shadow gets corruption."""

    count: Amount = 1

    def useful(self, state: State, ctx: Context) -> bool:
        return True

    def run(self, ledger: Ledger, ctx: Context) -> None:
        if count := counted(self.count, ledger.state, ctx):
            ledger.happen(ev.CorruptionChanged(by=count))


@dataclass(frozen=True, slots=True)
class RemoveCorruption(Word):
    """Corruption goes away, as far as there is any."""

    count: Amount = 1

    def run(self, ledger: Ledger, ctx: Context) -> None:
        if count := min(counted(self.count, ledger.state, ctx), ledger.state.corruption):
            ledger.happen(ev.CorruptionChanged(by=-count))
