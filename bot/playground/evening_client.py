"""What people do in the client, by the words that they read: commands, buttons, menus and forms."""

from __future__ import annotations

import heapq
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from bot.playground import offers
from bot.playground.checks.components import walk
from bot.playground.evening_fields import BadValue, form_values, option_value
from bot.playground.evening_seen import BUTTON, MENUS, face
from bot.playground.interaction import Interaction
from bot.playground.people import Player
from bot.playground.watched import Watched
from bot.playground.wire import DM, Json

PATIENCE = 6.0  # seconds for a thing that is on its way
ANSWER = 60.0  # seconds for what follows a "thinking"
DEFERRED_UPDATE = 6
STRINGS, USERS, MENTIONABLES, CHANNELS = 3, 5, 7, 8

T = TypeVar("T")
Fits = Callable[[Json], bool]
Found = tuple[Json, list[Json]]


class Failed(Exception):
    """Somebody could not do what was wanted; the message tells what was expected and what was there."""


async def tried(deed: Awaitable[T]) -> T:
    """What the client refuses by itself is a failure in words."""
    try:
        return await deed
    except (LookupError, PermissionError, ValueError, TypeError) as e:
        raise Failed(said(e)) from None


def said(e: Exception) -> str:
    """The message of an exception, whatever its kind."""
    return str(e.args[0]) if e.args else type(e).__name__


class Client:
    """`place`: the id of the channel in which everybody is. `on_form` and `on_offer` hear what one person was shown."""

    def __init__(self, standin: Watched, folder: Path) -> None:
        self.standin, self.folder, self.place = standin, folder, ""
        self.forms: dict[str, Interaction] = {}  # by player: the interaction that opened the form
        self.offered: dict[tuple[str, str, str], list[Json]] = {}  # player, path, option: what autocomplete last gave
        self.on_form: Callable[[Player, Json], None] = lambda _p, _m: None
        self.on_offer: Callable[[Player, str, list[Json]], None] = lambda _p, _o, _c: None

    # --------------------------------------------------------------- commands
    async def slash(self, p: Player, path: str, given: Mapping[str, object]) -> Interaction:
        """Uses a command. Values are written as in a script, or are what the stand-in takes. Raises Failed."""
        return await self.outcome(await tried(p.slash(self.place, path, **self._values(p, path, given))))

    async def ask(self, p: Player, path: str, given: Mapping[str, object], focused: str) -> list[Json]:
        """The completions of one option, given what stands in the others. Raises Failed."""
        values = self._values(p, path, {k: v for k, v in given.items() if k != focused})
        values[focused] = str(given.get(focused, ""))
        try:
            choices = await tried(p.autocomplete(self.place, path, focused, **values))
        except TimeoutError as e:
            raise Failed(said(e)) from None
        self.offered[p.name, path, focused] = choices
        self.on_offer(p, focused, choices)
        return choices

    def _values(self, p: Player, path: str, given: Mapping[str, object]) -> dict[str, object]:
        name, *rest = path.split()
        try:
            command = offers.find(self.standin, p, self.place, name, 1)
            known = {o["name"]: o for o in offers.options_of(command, rest)}
            return {k: self._value(p, path, known, k, v) for k, v in given.items()}
        except (LookupError, PermissionError, BadValue) as e:
            raise Failed(f"/{path}: {said(e)}") from None

    def _value(self, p: Player, path: str, known: Mapping[str, Json], name: str, value: object) -> object:
        if name not in known:
            raise BadValue(f"there is no option {name!r}, only {', '.join(known) or 'none'}")
        picked = [c["value"] for c in self.offered.get((p.name, path, name), ()) if c["name"] == value]
        if picked:  # taken from the list that was just shown
            return picked[0]
        return option_value(self.standin, self.place, known[name], value, self.folder)

    # ------------------------------------------------------------- components
    def newest(self, p: Player) -> Iterator[Json]:
        """The messages this person can see, newest first: this channel, its threads and the DM, then the others."""
        w = self.standin
        near = [self.place, *(k for k, c in w.channels.items() if c.get("parent_id") == self.place)]
        near += [w.dm_of[p.id]] if p.id in w.dm_of else []
        far = [k for k, c in w.channels.items() if k not in near and c["type"] != DM]
        for places in (near, far):
            yield from heapq.merge(*(reversed(w.visible(k, p)) for k in places), key=lambda m: -int(m["id"]))

    def find(self, p: Player, kinds: Sequence[int], fits: Fits) -> Found | None:
        """The newest message with such components, and these components."""
        for m in self.newest(p):
            found = [c for c in walk(m["components"]) if c["type"] in kinds and fits(c)]
            if found:
                return m, found
        return None

    async def press(self, p: Player, label: str) -> Interaction:
        """Presses the button with this label on the newest message that has it. Raises Failed."""

        def there() -> Found | None:
            return self.find(p, (BUTTON,), lambda c: face(c) == label and not c.get("disabled") and "custom_id" in c)

        found = await self._comes(there)
        if found is None:
            raise Failed(f"{p.name} sees no button [{label}] to press, only {self._labels(p, (BUTTON,))}")
        return await self.outcome(await tried(p.click(found[0], found[1][0]["custom_id"])))

    async def pick(self, p: Player, label: str, texts: Sequence[str]) -> Interaction:
        """Picks the options that start with these texts in the newest menu of this label. Raises Failed."""

        def there() -> Found | None:
            found = self.find(p, MENUS, lambda c: named(c, label))
            fit = [c for c in found[1] if self.values(c, texts)] if found else []
            return (found[0], fit) if found and fit else None

        found = await self._comes(there)
        if found is None:
            raise Failed(self._lack(p, label, texts))
        menu = found[1][0]
        return await self.outcome(await tried(p.select(found[0], menu["custom_id"], self.values(menu, texts) or [])))

    async def fill(self, p: Player, given: Mapping[str, object]) -> Interaction:
        """Fills in and sends the form that is open for this person. Raises Failed."""
        opened = self.forms.get(p.name)
        if opened is None or opened.modal is None:
            raise Failed(f"no form is open for {p.name}")
        try:
            values = form_values(self.standin, opened.modal, given, self.folder)
        except BadValue as e:
            raise Failed(f"the form {opened.modal['title']!r}: {e}") from None
        sent = await tried(p.submit(opened, **values))
        self.forms.pop(p.name, None)
        return await self.outcome(sent)

    async def outcome(self, i: Interaction) -> Interaction:
        """Waits until what was done can be seen; a form that opens is kept for `fill`. Raises Failed."""
        try:
            if await i.acked == DEFERRED_UPDATE:
                await self.standin.until(i.shown.done, PATIENCE)
            else:
                await i.wait_response(ANSWER)
        except TimeoutError as e:
            raise Failed(f"{i.player.name}: {said(e) if e.args else 'nothing followed the thinking'}") from None
        if i.modal:
            self.forms[i.player.name] = i
            self.on_form(i.player, i.modal)
        return i

    async def _comes(self, there: Callable[[], Found | None]) -> Found | None:
        await self.standin.until(lambda: there() is not None, PATIENCE)
        return there()

    def values(self, menu: Json, texts: Sequence[str]) -> list[str] | None:
        """The values of the options that start with the texts, an equal one first; None if one is missing."""
        offered = list(self._options(menu))
        out = []
        for text in texts:
            hits = [v for n, v in offered if n == text] or [v for n, v in offered if n.startswith(text)]
            if not hits or menu.get("disabled"):
                return None
            out.append(hits[0])
        return out

    def _options(self, menu: Json) -> Iterator[tuple[str, str]]:
        w, kind = self.standin, menu["type"]
        if kind == STRINGS:
            yield from ((o["label"], o["value"]) for o in menu["options"])
        elif kind in (USERS, MENTIONABLES):
            yield from ((name, p.id) for p in w.players.values() for name in (p.name, p.user["global_name"]))
        elif kind == CHANNELS:
            yield from ((c["name"], k) for k, c in w.channels.items() if "name" in c)

    def _lack(self, p: Player, label: str, texts: Sequence[str]) -> str:
        there = self.find(p, MENUS, lambda c: named(c, label))
        if there is None:
            return f"{p.name} sees no menu [{label}], only {self._labels(p, MENUS)}"
        offered = ", ".join(name for c in there[1] for name, _ in self._options(c))
        return f"the menu [{label}] does not offer {' and '.join(texts)}, only {offered}"

    def _labels(self, p: Player, kinds: Sequence[int]) -> str:
        newest = [m for m, _ in zip(self.newest(p), range(6), strict=False)]
        parts = [c for m in newest for c in walk(m["components"]) if c["type"] in kinds]
        labels = dict.fromkeys(c.get("placeholder") or face(c) for c in parts)
        return ", ".join(f"[{label}]" for label in labels) or "none at all"


def named(menu: Json, label: str) -> bool:
    """Whether a menu has this label; one that was split for its length has "(26 to 40)" after it."""
    placeholder = menu.get("placeholder") or ""
    return placeholder == label or placeholder.startswith(f"{label} (")
