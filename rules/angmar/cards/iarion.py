"""Iârion (encounter set Iârion; RULES 10.0).

That the first player has control of him is a constant effect: it moves with the token, and stops while his text box
is blank. That he is lost when he leaves play is none that a card could change (EDGE_CASES C-05).
"""

from rules.angmar import doing
from rules.angmar.looking import printed
from rules.angmar.pools import me, quests_there
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import act, lose, ready
from rules.core.ledger import Ledger


def _astray(s: State, f: Step) -> bool:
    """Whether another than the first player controls him."""
    return s.pieces[f.card].at != f"play:{s.first}"


def _to_the_first_player(t: Ledger, f: Step) -> None:
    doing.shift(t, f.card, f"play:{t.state.first}", how="control", cause=f.card)


def _lost(_: State, f: Step) -> bool:
    """Whether it is he who left play, and not to be rescued from under a card."""
    return f.env["it"] == f.card and f.env["how"] != "put under"


write(
    "iarion-tlr",
    Text(
        constants=tuple(Constant(stat, quests_there) for stat in ("willpower=", "attack=", "defense=")),
        forced=(
            Trigger("always", (act(_to_the_first_player),), when=_astray),
            Trigger(
                "revealed",
                (ready(me),),
                when=lambda s, f: printed(s, f.env["it"]).kind == "side-quest" and s.pieces[f.card].exhausted,
                optional=True,
                seat="controller",
                text="Ready Iârion",
            ),
            Trigger("left", (lose("iarion"),), when=_lost, out=True, printed=False),
        ),
    ),
)
