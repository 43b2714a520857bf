"""What a lobby offers: each scenario with its setup options and the rulings of the table."""

from __future__ import annotations

from collections.abc import Mapping

from rules.card_game.rulings import RULINGS
from rules.card_game.scenarios import LAYOUTS, TITLES, Layout
from rules.core.game import Choice, Illegal, Scenario, Seat, Setting

SETUP: tuple[Setting, ...] = (
    Setting(
        key="shadow",
        text="Who plays the Shadow?",
        choices=(Choice("bots", "Bots, with the cards of Against the Shadow"), Choice("people", "People")),
        default="bots",
        reason="Against the Shadow is the game in which the Free Peoples play against bots.",
        source="Against the Shadow, General Changes",
        when="setup",
    ),
    Setting(
        key="difficulty",
        text="How many cards do the bots draw?",
        choices=(
            Choice("standard", "Standard: one fewer in each Draw step, two fewer in the Two-Player Duel"),
            Choice("challenging", "Challenging: the scenario's full number"),
        ),
        default="standard",
        reason="It is the mode that the rules name first.",
        source="Against the Shadow, Difficulty Modes",
        when="setup",
    ),
    Setting(
        key="promos",
        text="Are promo cards shuffled in?",
        choices=(Choice("out", "No"), Choice("in", "Yes")),
        default="out",
        reason="They are not among the cards of the boxes.",
        source="Rulebook, Components",
        when="setup",
    ),
)

SCENARIOS: Mapping[str, Scenario] = {
    key: Scenario(key=key, title=layout.title, text=layout.text, settings=SETUP + RULINGS)
    for key, layout in LAYOUTS.items()
}


def layout_of(scenario: str) -> Layout:
    """Raises Illegal for a scenario that this game has not."""
    if scenario not in LAYOUTS:
        raise Illegal("This game has no such scenario; nothing was started, choose one from the list.")
    return LAYOUTS[scenario]


def checked(scenario: str, options: Mapping[str, str]) -> dict[str, str]:
    """Options that fit, with the defaults of the setup filled in. Raises Illegal for any other."""
    layout_of(scenario)
    for key, value in options.items():
        setting = SCENARIOS[scenario].setting(key)
        if setting is None or value not in [c.value for c in setting.choices]:
            raise Illegal(f"The option {key} cannot be {value}; nothing was changed, choose one from the list.")
    return {s.key: options.get(s.key, s.default) for s in SETUP} | dict(options)


def seats_of(scenario: str, options: Mapping[str, str]) -> tuple[Seat, ...]:
    """The seats that people take, in turn order: with bots only those of the Free Peoples."""
    layout = layout_of(scenario)
    people = checked(scenario, options)["shadow"] == "people"
    keys = dict.fromkeys(s for s in layout.order if people or s in layout.seats["free"])
    return tuple(Seat(key, TITLES[key]) for key in keys)
