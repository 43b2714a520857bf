"""Options as they are offered on buttons and in menus."""

from __future__ import annotations

from typing import Any

from bot.faces.face import Label
from bot.faces.kings import names as n
from bot.faces.kings.choices import CHOICES, DONE
from bot.faces.kings.uses import offered
from bot.ui.words import clip
from rules.kings import commands as cmd
from rules.kings.rulers import SOVEREIGNS
from rules.kings.sight import Sight

TEXT, NOTE = 80, 100
MOST_DRAWS = 3


def label(sight: Sight, command: Any) -> Label:
    """The option as the reader may know it, clipped to Discord's limits. Raises KeyError for one of no known kind."""
    made = _made(sight, command)
    return Label(clip(made.text, TEXT), made.group, clip(made.note, NOTE), made.icon, made.warning)


def _made(sight: Sight, command: Any) -> Label:
    match command:
        case cmd.UseDie():
            text, group, note = offered(command)
            idle = "The die is used up without any effect." if command.use == "nothing" else ""
            return Label(text, group, note, warning=idle)
        case cmd.TryCorruption(sovereign=key):
            return Label(f"Tempt {n.person(key)}", "Corruption attempt", attempt_note(sight, key), "👁️")
        case cmd.UseRing(face=face, ruler=ruler):
            rings = (sight.free if sight.actor == "free" else sight.shadow).rings
            note = f"{n.count(rings, 'Elven Ring')} left; one a turn"
            return Label(f"Change {n.die(face, ruler=ruler)}", "Use an Elven Ring", note, "💍")
        case cmd.UseToken(sovereign=key):
            name, words = n.ability(SOVEREIGNS[key].abilities[1])
            return Label(f"{n.person(key)}: {name}", "Use a Ruler Token", words, "👑")
        case cmd.Pass():
            return Label("Pass")
        case cmd.Done():
            done = DONE.get(sight.step or "")
            return Label(done(sight) if done else "Done")
        case cmd.Choose(what=what):
            return CHOICES[sight.step or ""](sight, what)
    raise KeyError(command)


def attempt_note(sight: Sight, sovereign: str) -> str:
    """How many tiles would be drawn, and how near he is: to those who may know the Level."""
    ruler = sight.rulers[sovereign]
    near = f"{n.count(len(ruler.tiles), 'tile')} on him" if ruler.level is None else f"Level {ruler.level}"
    draws = n.count(min(MOST_DRAWS, max(0, sight.box - 1)), "draw")
    return f"{near}, Shadow Resistance {ruler.resistance}; an Eye leaves the Hunt Box, {draws}"
