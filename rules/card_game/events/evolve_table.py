"""What events about the table, its sites and the agenda do to the state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.card_game import events as ev
from rules.card_game.agenda import Open, Script, Turn
from rules.card_game.events.writing import changed, copied, without
from rules.card_game.facts import Side
from rules.card_game.frame import frame
from rules.card_game.state import Deck, Result, Site, State
from rules.core.dice import Cup


def _started(_: State | None, event: ev.GameStarted) -> State:
    """All cards in printed order; the shuffles follow as events of their own."""
    people = event.options.get("shadow") == "people"
    table = frame(event.scenario, "base" if people else "bot", event.options.get("promos") == "in", event.corrections)
    bots = () if people else table.layout.seats["shadow"]
    return State(
        scenario=event.scenario,
        options=event.options,
        corrections=event.corrections,
        cup=Cup(event.seed or ""),
        order=table.layout.order,
        bots=bots,
        decks={
            seat: Deck(draw=table.decks[seat], ring=seat in table.layout.rings and seat not in bots)
            for seat in table.seats
        },
        path_number=table.layout.first_path - 1,
        battleground_decks=dict(table.battlegrounds),
        paths=table.paths,
        areas={"free": (), "shadow": ()},
    )


def _opened(state: State, event: ev.StepOpened) -> State:
    number = state.asked + 1
    return changed(state, agenda=(*state.agenda, Open(number=number, step=event.step)), asked=number)


def _step_changed(state: State, event: ev.StepChanged) -> State:
    number = state.asked + 1
    return changed(state, agenda=(*state.agenda[:-1], Open(number=number, step=event.step)), asked=number)


def _closed(state: State, _: ev.StepClosed) -> State:
    return changed(state, agenda=state.agenda[:-1])


def _noted(state: State, event: ev.Noted) -> State:
    """The note belongs to the script that is nearest to the top."""
    for at in range(len(state.agenda) - 1, -1, -1):
        entry = state.agenda[at]
        if isinstance(entry.step, Script):
            step = replace(entry.step, env={**entry.step.env, event.key: event.value})
            new = Open(number=entry.number, step=step)
            return changed(state, agenda=(*state.agenda[:at], new, *state.agenda[at + 1 :]))
    return state


def _grounds_shuffled(state: State, event: ev.BattlegroundsShuffled) -> State:
    decks = {**state.battleground_decks, event.side: event.cards}
    return changed(state, battleground_decks=decks, cup=state.cup.taken())


def _round_began(state: State, event: ev.RoundBegan) -> State:
    """Ring tokens that can be used once a round are turned up again; a bot has none."""
    rings = state.frame.layout.rings
    decks = {
        seat: copied(deck, ring=True) if rings.get(seat) == "round" and seat not in state.bots else deck
        for seat, deck in state.decks.items()
    }
    return changed(state, round=event.number, decks=decks, played=(), arrived=(), used=(), modifiers=(), passes=0)


def _step_began(state: State, event: ev.StepBegan) -> State:
    return changed(state, step=event.step)


def _turn(state: State, event: ev.TurnCame) -> State:
    """The turn opens with it."""
    number = state.asked + 1
    opened = Open(number=number, step=Turn(seat=event.seat))
    return changed(state, turn=event.turn, agenda=(*state.agenda, opened), asked=number)


def _passed(state: State, _: ev.Passed) -> State:
    """The turn closes with it."""
    return changed(state, passes=state.passes + 1, agenda=state.agenda[:-1])


def _acted(state: State, _: ev.Acted) -> State:
    """The turn closes with it; what the action does comes on top of the Action step."""
    return changed(state, passes=0, agenda=state.agenda[:-1])


def _activated(state: State, event: ev.BattlegroundActivated) -> State:
    site = Site(card=event.card, bare=event.bare)
    grounds = (*state.battlegrounds, site)
    if event.out_of == "deck":
        decks: dict[Side, tuple[str, ...]] = {
            side: without(cards, event.card) if event.card in cards else cards
            for side, cards in state.battleground_decks.items()
        }
        return changed(state, battlegrounds=grounds, battleground_decks=decks)
    areas = {**state.areas, event.out_of: without(state.areas[event.out_of], event.card)}
    return changed(state, battlegrounds=grounds, areas=areas)


def _path_picked(state: State, _: ev.PathPicked) -> State:
    return changed(state, cup=state.cup.taken())


def _path(state: State, event: ev.PathActivated) -> State:
    return changed(state, path=Site(card=event.card), path_number=event.number, spent=(*state.spent, event.card))


def _combat_ended(state: State, event: ev.CombatEnded) -> State:
    """A path that the Shadow holds lies face down and gives no points; a battleground goes to its winner."""
    on_path = state.path is not None and state.path.card == event.site
    areas = state.areas
    if event.winner == "free" or (event.winner == "shadow" and not on_path):
        areas = {**areas, event.winner: (*areas[event.winner], event.site)}
    if on_path:
        return changed(state, path=None, areas=areas, corruption=state.corruption + event.corruption)
    grounds = tuple(g for g in state.battlegrounds if g.card != event.site)
    return changed(state, battlegrounds=grounds, areas=areas)


def _corruption(state: State, event: ev.CorruptionChanged) -> State:
    return changed(state, corruption=max(0, state.corruption + event.by))


def _modifier(state: State, event: ev.ModifierBegan) -> State:
    return changed(state, modifiers=(*state.modifiers, event.card))


def _round_ended(state: State, _: ev.RoundEnded) -> State:
    return changed(state, starting=(state.starting + 1) % len(state.order))


def _ended(state: State, event: ev.GameEnded) -> State:
    result = Result(winner=event.winner, free=event.free, shadow=event.shadow, why=event.why)
    return changed(state, result=result, agenda=(), step="over")


def _option(state: State, event: ev.OptionSet) -> State:
    return changed(state, options={**state.options, event.key: event.value})


def _same(state: State, _: Any) -> State:
    return state


TABLE_WRITERS: dict[type, Callable[[Any, Any], State]] = {
    ev.GameStarted: _started,
    ev.StepOpened: _opened,
    ev.StepChanged: _step_changed,
    ev.StepClosed: _closed,
    ev.Noted: _noted,
    ev.BattlegroundsShuffled: _grounds_shuffled,
    ev.RoundBegan: _round_began,
    ev.StepBegan: _step_began,
    ev.TurnCame: _turn,
    ev.Passed: _passed,
    ev.Acted: _acted,
    ev.BattlegroundActivated: _activated,
    ev.NoBattlegroundLeft: _same,
    ev.PathPicked: _path_picked,
    ev.PathActivated: _path,
    ev.CombatBegan: _same,
    ev.CardLost: _same,
    ev.CombatEnded: _combat_ended,
    ev.CorruptionChanged: _corruption,
    ev.ModifierBegan: _modifier,
    ev.RoundEnded: _round_ended,
    ev.Scored: _same,
    ev.GameEnded: _ended,
    ev.OptionSet: _option,
}
