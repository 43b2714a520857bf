"""What happened to the table as a whole, in words: rounds, places, combat, score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.faces.card_game.names import SCENARIO, SIDE, STEP, card, count, place, roles, ruling, side_wins, title, who
from bot.faces.card_game.words_of_cards import text_of
from bot.faces.card_game.words_of_repair import repaired
from rules.card_game.events.table import (
    BattlegroundActivated,
    BattlegroundsShuffled,
    CardLost,
    CombatBegan,
    CombatEnded,
    CorruptionChanged,
    GameEnded,
    GameStarted,
    ModifierBegan,
    NoBattlegroundLeft,
    OptionSet,
    Passed,
    PathActivated,
    PathPicked,
    Repaired,
    RoundBegan,
    RoundEnded,
    Scored,
    StepBegan,
    TokensAdded,
)
from rules.card_game.sight import Sight

Rounds = RoundBegan | StepBegan | Passed | RoundEnded | Scored
Table = GameStarted | GameEnded | BattlegroundsShuffled | OptionSet | Repaired
Sites = BattlegroundActivated | NoBattlegroundLeft | PathPicked | PathActivated | TokensAdded | ModifierBegan
Combat = CombatBegan | CardLost | CombatEnded | CorruptionChanged


def rounds(sight: Sight, e: Rounds) -> str:
    """The round and its steps."""
    match e:
        case RoundBegan():
            return f"**Round {e.number}** begins with {title(sight, e.seat)}."
        case StepBegan(step="victory") if any(p.bot for p in sight.players):
            return ""  # Against the Shadow, Victory: no check; the score alone is told.
        case StepBegan():
            return f"**{STEP[e.step]}.**"
        case Passed():
            return f"{who(sight, e.seat)} passes."
        case RoundEnded():
            return f"Round {e.number} is over; the starting player token passes on."
        case Scored():
            return f"**Score:** Free Peoples {e.free}, Shadow {e.shadow}."


def table(sight: Sight, e: Table) -> str:
    """The beginning, the end, and what people change about the table."""
    match e:
        case GameStarted():
            mode = f", {e.options['difficulty']}" if "difficulty" in e.options else ""
            return f"The table is set: **{SCENARIO.get(e.scenario, e.scenario)}**{mode}."
        case GameEnded():
            won = f"**{side_wins(e.winner)}:** Free Peoples {e.free}, Shadow {e.shadow}."
            return f"{won} The seed of the shuffles was `{e.seed}`." if e.seed else won
        case BattlegroundsShuffled():
            return f"The battlegrounds of {SIDE[e.side]} are shuffled, {count(len(e.cards), 'card')}."
        case OptionSet():
            setting, value = ruling(e.key, e.value)
            return f"A ruling of this table is changed. {setting} *{value}.*"
        case Repaired():
            return repaired(sight, e)


def sites(sight: Sight, e: Sites) -> str:
    """Paths and battlegrounds, and what lies on them."""
    match e:
        case BattlegroundActivated():
            ground = sight.book.battlegrounds[e.card]
            again = "activated" if e.out_of == "deck" else f"reactivated out of the scoring area of {SIDE[e.out_of]}"
            defense = "its printed defense does not count" if e.bare else f"defense {ground.defense}"
            worth = count(ground.points, "point")
            return f"Battleground **{ground.name}** is {again}: {worth}, {defense}, {roles(ground)}."
        case NoBattlegroundLeft():
            return "No battleground is left to activate."
        case PathPicked():
            return f"Chance names the next path: {place(sight, e.card)}."
        case PathActivated():
            fact = sight.book.paths[e.card]
            worth = count(fact.points, "point")
            return f"**Path {e.number}, {fact.name}** is active: {worth}, defense {fact.defense}."
        case TokensAdded():
            return f"{count(e.count, f'{e.token} token')} on {card(sight, e.on)}."
        case ModifierBegan():
            text = text_of(sight, e.card)
            return f"For the rest of the round, {card(sight, e.card)} holds{f': *{text}*' if text else '.'}"


def combat(sight: Sight, e: Combat) -> str:
    """A combat step by step: the totals, what cancels what, losses, who takes it."""
    match e:
        case CombatBegan():
            itself = "the path" if e.site in sight.book.paths else "the battleground"
            ground = f"{itself} itself cancels {min(e.ground, e.attack) or 'none'}"
            cards = f"{e.left} left for the cards there, which can cancel {e.cards}"
            rest = "nothing is left to cancel" if not e.left else cards if e.cards else f"{e.left} cannot be cancelled"
            return f"**Combat: {place(sight, e.site)}.** {count(e.attack, 'attack icon')}; {ground}; {rest}."
        case CardLost():
            rest = f"{e.left} left" if e.left else "none is left"
            return f"{card(sight, e.card)} is given up and cancels {count(e.icons, 'attack icon')}; {rest}."
        case CombatEnded(winner=None):
            return f"Nobody takes **{card(sight, e.site)}**."
        case CombatEnded():
            shadow_path = e.winner == "shadow" and e.site in sight.book.paths
            gain = f"{e.corruption} corruption" if shadow_path else count(e.points, "point")
            return f"{side_wins(e.winner)} **{card(sight, e.site)}**: {gain}."
        case CorruptionChanged():
            return f"The Shadow gains {e.by} corruption." if e.by > 0 else f"{-e.by} corruption is removed."


SAID: dict[type, Callable[[Sight, Any], str]] = {
    **dict.fromkeys(Rounds.__args__, rounds),
    **dict.fromkeys(Table.__args__, table),
    **dict.fromkeys(Sites.__args__, sites),
    **dict.fromkeys(Combat.__args__, combat),
}
