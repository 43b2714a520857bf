"""One file per step of the rulebook: `go` by itself, `asks` somebody, `resolve` the answer."""

from __future__ import annotations

from collections.abc import Mapping

from rules.card_game import agenda
from rules.card_game.steps import (
    actions,
    check,
    combat,
    combats,
    drawn,
    draws,
    finish,
    hand,
    location,
    new_path,
    opening,
    placing,
    script,
    sorting,
    turn,
)
from rules.card_game.steps.step import Rules

STEPS: Mapping[type, Rules] = {
    agenda.Opening: opening,
    agenda.Location: location,
    agenda.Actions: actions,
    agenda.Turn: turn,
    agenda.Placing: placing,
    agenda.Cost: hand,
    agenda.Cycling: hand,
    agenda.Eliminating: hand,
    agenda.Forsaking: hand,
    agenda.Script: script,
    agenda.Finish: finish,
    agenda.Drawn: drawn,
    agenda.Sorting: sorting,
    agenda.NewPath: new_path,
    agenda.Combats: combats,
    agenda.Combat: combat,
    agenda.Check: check,
    agenda.Draws: draws,
}
