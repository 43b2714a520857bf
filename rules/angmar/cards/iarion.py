"""Iârion (encounter set Iârion; RULES 10.0)."""

from rules.angmar import doing, looking
from rules.angmar.looking import printed
from rules.angmar.pools import me
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, write
from rules.angmar.words import act, lose, ready
from rules.core.ledger import Ledger


def _follows_token(t: Ledger, f: Step) -> None:
    """The first player has control of him: a constant effect, so control moves with the token (RULES 10.0)."""
    place = f"play:{t.state.first}"
    if t.state.pieces[f.card].at != place:
        doing.shift(t, f.card, place, how="control", cause=f.card)


def _quests(s: State, source: str, _: str) -> int:
    """X: how many quest cards are in play (EDGE_CASES A-13)."""
    return len(looking.quest_cards(s, looking.area_of(s, source)))


def _lost(_: State, f: Step) -> bool:
    """Whether it is he who left play, and not to be rescued from under a card."""
    return f.env["it"] == f.card and f.env["how"] != "put under"


write(
    "iarion-tlr",
    Text(
        constants=tuple(Constant(stat, _quests) for stat in ("willpower=", "attack=", "defense=")),
        forced=(
            Trigger("token", (act(_follows_token),), when=lambda s, f: f.card in s.pieces),
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
