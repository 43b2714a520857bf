"""Values as they are written in a script, turned into what the client sends for an option or a form's field."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.playground.checks.components import walk
from bot.playground.people import Player
from bot.playground.uploads import Upload
from bot.playground.watched import Watched
from bot.playground.wire import ATTACHMENT, BOOLEAN, CHANNEL, INTEGER, MENTIONABLE, NUMBER, ROLE, USER, Json

MENU, TEXT_INPUT, PEOPLE, CHANNELS, FILES, RADIO, BOXES, BOX = 3, 4, 5, 8, 19, 21, 22, 23
TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class BadValue(Exception):
    """The client would not take this value; the message says what it takes."""


def option_value(w: Watched, place: str, option: Json, value: object, folder: Path) -> object:
    """The value of a slash command's option. What is no text is taken as it is. Raises BadValue."""
    if not isinstance(value, str):
        return value
    kind = option["type"]
    if kind == ATTACHMENT:
        return file(value, folder)
    if kind in (USER, MENTIONABLE):
        return person(w, value)
    if kind == CHANNEL:
        return channel(w, value)
    if kind == ROLE:
        return role(w, place, value)
    if kind == BOOLEAN:
        return truth(value)
    if option.get("choices"):
        return chosen(option["choices"], "name", value)
    return number(value, whole=kind == INTEGER) if kind in (INTEGER, NUMBER) else value


def form_values(w: Watched, modal: Json, given: Mapping[str, object], folder: Path) -> dict[str, object]:
    """The values of a form by custom id; fields are named by that or by their labels. Raises BadValue."""
    fields: dict[str, Json] = {}
    names: dict[str, str] = {}
    above: Json = {}
    for c in walk(modal["components"]):
        if "custom_id" in c:
            fields[c["custom_id"]] = c
            names[c["custom_id"].casefold()] = c["custom_id"]
            label = c.get("label") or above.get("label")
            if label:
                names.setdefault(label.casefold(), c["custom_id"])
        above = c
    out = {}
    for name, value in given.items():
        key = names.get(name.casefold())
        if key is None:
            raise BadValue(f"it has no field {name!r}, only {', '.join(fields)}")
        out[key] = _field(w, fields[key], value, folder) if isinstance(value, str) else value
    return out


def _field(w: Watched, c: Json, value: str, folder: Path) -> object:
    kind = c["type"]
    if kind == BOX:
        return truth(value)
    if kind == FILES:
        return [file(v, folder) for v in several(value)]
    if kind == PEOPLE:
        return [person(w, v).id for v in several(value)]
    if kind == CHANNELS:
        return [channel(w, v)["id"] for v in several(value)]
    if kind in (MENU, BOXES):
        return [chosen(c["options"], "label", v) for v in several(value)]
    return chosen(c["options"], "label", value) if kind == RADIO else value


def several(text: str) -> list[str]:
    """Values of a field that takes several: `Frodo; Sam`."""
    return [v.strip() for v in text.split(";") if v.strip()]


def file(text: str, folder: Path) -> Upload:
    """`@path`, from the folder of the script."""
    if not text.startswith("@"):
        raise BadValue(f"{text!r} is no file: write @path")
    path = folder / text[1:]
    if not path.is_file():
        raise BadValue(f"there is no file {path}")
    return Upload(path.name, path.read_bytes())


def person(w: Watched, text: str) -> Player:
    name = text.removeprefix("@").casefold()
    found = next((p for p in w.players.values() if p.name.casefold() == name), None)
    if found is None:
        raise BadValue(f"there is nobody called {text!r}")
    return found


def channel(w: Watched, text: str) -> Json:
    found = next((c for c in w.channels.values() if c.get("name") == text.removeprefix("#")), None)
    if found is None:
        raise BadValue(f"there is no channel {text!r}")
    return found


def role(w: Watched, place: str, text: str) -> Json:
    guild = w.guilds[w.channels[place]["guild_id"]]
    found: Json | None = next((r for r in guild["roles"] if r["name"] == text.removeprefix("@")), None)
    if found is None:
        raise BadValue(f"there is no role {text!r}")
    return found


def truth(text: str) -> bool:
    if text.casefold() not in TRUTH:
        raise BadValue(f"{text!r} is neither true nor false")
    return TRUTH[text.casefold()]


def number(text: str, *, whole: bool) -> int | float:
    try:
        return int(text) if whole else float(text)
    except ValueError:
        raise BadValue(f"{text!r} is no {'whole ' if whole else ''}number") from None


def chosen(choices: list[Json], key: str, text: str) -> object:
    """The value of the choice with this value, or with this name."""
    for c in choices:
        if str(c["value"]) == text or c[key].casefold() == text.casefold():
            return c["value"]
    raise BadValue(f"{text!r} is not among {', '.join(c[key] for c in choices)}")
