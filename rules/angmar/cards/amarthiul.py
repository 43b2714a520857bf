"""Amarthiúl (encounter set Amarthiúl; RULES 10.0)."""

from rules.angmar import doing, looking
from rules.angmar.state import State, Step
from rules.angmar.texts import Text, Trigger, write
from rules.angmar.words import act, lose
from rules.core.ledger import Ledger


def _elsewhere(s: State, f: Step) -> bool:
    """Whether the engaged player has no control of him yet."""
    return looking.controller(s, f.card) != f.env["seat"]


def _joins(t: Ledger, f: Step) -> None:
    if f.card in t.state.pieces and not t.state.players[f.seat].out:
        doing.shift(t, f.card, f"play:{f.seat}", how="control", cause=f.card)


write(
    "amarthiul-woe",
    Text(
        forced=(
            Trigger("engaged", (act(_joins),), when=_elsewhere, optional=True, text="Take control of Amarthiúl"),
            Trigger("left", (lose("amarthiul"),), when=lambda s, f: f.env["it"] == f.card, out=True, printed=False),
        ),
    ),
)
