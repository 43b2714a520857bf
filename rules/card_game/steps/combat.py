"""One combat: count, cancel, lose cards, and who takes the place (Path combat, Battleground combat)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Combat
from rules.card_game.combat import Tally, outcome, tally
from rules.card_game.commands import Decline, Lose, Pick
from rules.card_game.passives import Cause, CycledTogether
from rules.card_game.procedures import cycle, eliminate
from rules.card_game.state import Site, State
from rules.card_game.stepping import close_step, go_on_as
from rules.card_game.steps.step import ask, number
from rules.card_game.table import card_of, defender, is_bot, owner, passives, site
from rules.core.game import Question
from rules.core.ledger import Ledger


def go(ledger: Ledger, step: Combat) -> bool:
    match step.stage:
        case "begin":
            _begin(ledger, step)
            return True
        case "losses":
            return _lose_without_choice(ledger, step)
        case "rescue":
            if _rescuer(ledger.state, step) is not None:
                return False
            go_on_as(ledger, replace(step, stage="end"))
            return True
        case "end":
            _end(ledger, step)
            return True


def _begin(ledger: Ledger, step: Combat) -> None:
    """Icons are counted once; who dies later does not change them (Characters in battleground combat)."""
    count: Tally = tally(ledger.state, step.site)
    ledger.happen(
        ev.CombatBegan(
            site=step.site, attack=count.attack, ground=count.ground, cards=sum(count.cards.values()), left=count.left
        )
    )
    icons = {card: n for card, n in count.cards.items() if n > 0}
    go_on_as(
        ledger,
        replace(step, stage="losses", attack=count.attack, defense=count.defense, left=count.left, icons=icons),
    )


def _losable(step: Combat) -> tuple[str, ...]:
    """Defending cards that can still cancel icons."""
    return tuple(c for c in step.icons if c not in step.doomed) if step.left > 0 else ()


def _lose_without_choice(ledger: Ledger, step: Combat) -> bool:
    """Attack icons must be cancelled as far as possible. A bot loses cards from right to left."""
    cards = _losable(step)
    bots = any(is_bot(ledger.state, owner(ledger.state, c)) for c in cards)
    if not cards:
        go_on_as(ledger, replace(step, stage="rescue"))
    elif bots:
        _lose(ledger, step, cards[-1])
    elif len(cards) == 1 or sum(step.icons[c] for c in cards) <= step.left:
        _lose(ledger, step, cards[0])
    else:
        return False
    return True


def _lose(ledger: Ledger, step: Combat, card: str) -> None:
    """A card that cancels even one icon is lost, and its surplus with it."""
    left = max(0, step.left - step.icons[card])
    ledger.happen(ev.CardLost(site=step.site, card=card, icons=step.icons[card], left=left))
    go_on_as(ledger, replace(step, left=left, doomed=(*step.doomed, card)))


def _doomed(state: State, step: Combat) -> tuple[str, ...]:
    """All that is eliminated: the cards that cancelled icons, and all attackers."""
    place = _place(state, step)
    attackers = place.shadow if defender(state, step.site) == "free" else place.free
    return (*step.doomed, *attackers)


def _place(state: State, step: Combat) -> Site:
    place = site(state, step.site)
    if place is None:
        raise AssertionError(f"a combat at {step.site}, which is not active")
    return place


def _causes(state: State, step: Combat) -> tuple[Cause, ...]:
    on_path = state.path is not None and state.path.card == step.site
    return ("path_combat", "combat") if on_path else ("battleground_combat", "combat")


def _rescuer(state: State, step: Combat) -> tuple[str, tuple[str, ...]] | None:
    """A doomed card that may be cycled together with another, and which others: Ioreth."""
    if step.saved:
        return None
    doomed, causes = _doomed(state, step), _causes(state, step)
    for card in doomed:
        for text in passives(card_of(state, card), CycledTogether):
            others = tuple(
                c for c in doomed if c != card and text.other.fits(card_of(state, c)) and _ally(state, card, c)
            )
            if text.cause in causes and others:
                return card, others
    return None


def _ally(state: State, card: str, other: str) -> bool:
    return card_of(state, card).side == card_of(state, other).side


def _end(ledger: Ledger, step: Combat) -> None:
    """Losses and attackers are eliminated, other defenders cycle; then the winner takes the card."""
    state = ledger.state
    causes = _causes(state, step)
    doomed = _doomed(state, step)
    place = _place(state, step)
    for card in doomed:
        if card in step.saved:
            for item in ledger.state.items.get(card, ()):
                eliminate(ledger, item, why="wielder")
            cycle(ledger, card, why="combat")
        else:
            eliminate(ledger, card, why="combat", causes=causes)
    for card in place.free + place.shadow:
        if card not in doomed:
            cycle(ledger, card, why="combat")
    close_step(ledger)
    ledger.happen(_outcome(state, step))


def _outcome(state: State, step: Combat) -> ev.CombatEnded:
    """A battleground's points are its winner's; a path's the Free Peoples', or else there is corruption."""
    winner = outcome(state, step.site, step.attack, step.defense)
    ground = state.frame.book.battlegrounds.get(step.site)
    if ground is not None:
        return ev.CombatEnded(site=step.site, winner=winner, points=ground.points)
    points = state.frame.book.paths[step.site].points if winner == "free" else 0
    return ev.CombatEnded(site=step.site, winner=winner, points=points, corruption=max(0, step.attack - step.defense))


def asks(state: State, step: Combat) -> tuple[Question, ...]:
    """Losses: team-mates decide together, so either may answer."""
    found = _rescuer(state, step) if step.stage == "rescue" else None
    if found is not None:
        card, others = found
        options = (*(Pick(what=c) for c in others), Decline())
        name = card_of(state, card).name
        return ask(state, owner(state, card), f"Cycle {name} and one other card instead of eliminating them?", options)
    cards = _losable(step)
    here = _place(state, step)
    side = here.free if defender(state, step.site) == "free" else here.shadow
    seats = dict.fromkeys(owner(state, c) for c in side if c in cards)
    text = f"Choose a card to eliminate: {step.left} more attack icons must be cancelled."
    losses = tuple(Lose(card=c) for c in cards)
    return tuple(Question(number(state), seat, text, losses) for seat in seats)


def resolve(ledger: Ledger, step: Combat, seat: str, command: Any) -> None:
    found = _rescuer(ledger.state, step) if step.stage == "rescue" else None
    if type(command) is Lose:
        _lose(ledger, step, command.card)
    elif type(command) is Pick and found is not None:
        go_on_as(ledger, replace(step, stage="end", saved=(found[0], command.what)))
    else:
        go_on_as(ledger, replace(step, stage="end"))
