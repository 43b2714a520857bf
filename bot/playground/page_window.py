"""One window of the page: what its person can see goes out, what that person does comes in."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from aiohttp import web

from bot.playground.evening_chance import Chance
from bot.playground.evening_client import Client, Failed, said, tried
from bot.playground.interaction import Interaction
from bot.playground.page_names import newcomer, stable, upload
from bot.playground.people import Player
from bot.playground.permissions import MANAGE_MESSAGES, VIEW_CHANNEL
from bot.playground.run import ROOT, Stopped
from bot.playground.wire import DM, PUBLIC_THREAD, THREADS, Json, dumps

if TYPE_CHECKING:
    from bot.playground.page import Page

SHOWN = 80  # newest messages of a channel that a window begins with
LOGGED = 300  # lines of the log that a window begins with


@dataclass(frozen=True, slots=True)
class Start:
    """A way to begin that an empty channel offers: a command with values, and what it is called."""

    title: str
    path: str
    options: dict[str, str]

    def shown(self) -> Json:
        words = " ".join(f"{k}:{v}" for k, v in self.options.items())
        return {"title": self.title, "path": self.path, "options": self.options, "text": f"/{self.path} {words}"}


class Window:
    """`pinned`: it belongs to one person and is told nothing of the others."""

    def __init__(self, page: Page, ws: web.WebSocketResponse, person: Player, *, pinned: bool) -> None:
        self.page, self.ws, self.person, self.pinned = page, ws, person, pinned
        self.standin = page.standin
        self.forms: dict[str, Interaction] = {}  # by custom id: the interaction that opened the form
        self._out: asyncio.Queue[Json] = asyncio.Queue()

    # ---------------------------------------------------------------- telling
    def say(self, what: str, **more: Any) -> None:
        self._out.put_nowait({"t": what, **more})

    async def writes(self) -> None:
        """Sends what was said, in its order, until the window is closed."""
        here = self.standin.cdn.encode()
        while not self.ws.closed:
            text = dumps(await self._out.get()).replace(here + b"/attachments/", b"/attachments/")
            await self.ws.send_str(text.decode())

    def greet(self) -> None:
        """Everything this window's person can see now."""
        w, p = self.standin, self.person
        places = self.places()
        log = [] if self.pinned or self.page.bot is None else list(self.page.bot.lines)[-LOGGED:]
        self.say(
            "hello",
            me=self._one(p),
            pinned=self.pinned,
            people=[self._one(q) for q in w.players.values()],
            bot=self.bot(),
            guild={"name": w.guilds[self.page.guild_id]["name"]},
            channels=places,
            commands=self.commands(),
            starts=[s.shown() for s in self.page.starts],
            chance=any(c["name"] == "act" for c in self.commands()),
            messages={c["id"]: [self._read(m) for m in w.visible(c["id"], p)[-SHOWN:]] for c in places},
            log=log,
        )

    def _one(self, p: Player) -> Json:
        name = p.user["global_name"]
        moderates = bool(p.permissions & MANAGE_MESSAGES)
        return {"id": p.id, "name": p.name, "display": name, "moderator": moderates, "dms": p.accepts_dms}

    def bot(self) -> Json:
        running = self.page.bot is not None and self.page.bot.running
        return {"id": self.standin.bot_id, "name": "Barliman", "state": "online" if running else "stopped"}

    def places(self) -> list[Json]:
        """Channels with their threads, then the conversation with the bot."""
        w, p = self.standin, self.person
        guild = w.guilds[self.page.guild_id]
        awake = [t for t in guild["threads"] if not t["thread_metadata"]["archived"]]
        all_here = (x for c in guild["channels"] for x in (c, *(t for t in awake if t["parent_id"] == c["id"])))
        out = [
            {"id": x["id"], "name": x["name"], "kind": "thread" if x["type"] in THREADS else "text"}
            for x in all_here
            if w.may(p, x) & VIEW_CHANNEL
        ]
        dm = w.dm_of.get(p.id)
        return [*out, {"id": dm, "name": "Barliman", "kind": "dm"}] if dm else out

    def commands(self) -> list[Json]:
        place = self.standin.guilds[self.page.guild_id]["channels"][0]["id"]
        return self.standin.offered(self.person, place)

    def _read(self, m: Json) -> Json:
        """The message, with the command that it answers."""
        about = m.get("interaction_metadata")
        if not about or about["type"] != 2:
            return m
        used = next((i.name for i in self.standin.interactions.values() if i.id == about["id"]), None)
        return {**m, "command": used}

    # ---------------------------------------------------------------- hearing
    def hears(self, what: str, about: Json) -> None:
        """Something changed in the stand-in."""
        if what == "place":
            self.say("channels", channels=self.places())
        elif what == "commands":
            self.say("commands", commands=self.commands())
        elif what in ("message", "gone"):
            self._hears_message(what, about)

    def _hears_message(self, what: str, m: Json) -> None:
        w, p = self.standin, self.person
        channel = w.channels[m["channel_id"]]
        owner = w.private_to.get(m["id"]) or (channel["recipients"][0]["id"] if channel["type"] == DM else p.id)
        if owner == p.id and w.may(p, channel) & VIEW_CHANNEL:
            if channel["type"] == DM and len(w.messages[channel["id"]]) == 1:
                self.say("channels", channels=self.places())
            if what == "message":
                self.say("message", message=self._read(m))
            else:
                self.say("gone", channel=channel["id"], id=m["id"])
        elif owner != p.id and not self.pinned and what == "message":
            self.say("stir", who=w.players[owner].name)

    def hears_log(self, line: str) -> None:
        if not self.pinned:
            self.say("log", lines=[line])

    def tell_people(self) -> None:
        self.say("people", people=[self._one(q) for q in self.standin.players.values()])

    def tell_bot(self) -> None:
        self.say("bot", bot=self.bot())

    # ------------------------------------------------------------------ doing
    async def does(self, asked: Json) -> None:
        """Carries out what the window asks, and answers with what came of it or why not."""
        try:
            self.say("answer", n=asked.get("n"), **(await self._deeds[str(asked["do"])](self, asked) or {}))
        except (Failed, Stopped) as e:
            self.say("answer", n=asked.get("n"), error=str(e))
        except TimeoutError as e:
            self.say("answer", n=asked.get("n"), error=f"The application did not respond ({said(e)}).")
        except (KeyError, TypeError, ValueError, AttributeError) as e:
            self.say("answer", n=asked.get("n"), error=f"The page asked for something odd: {e!r}")

    async def _outcome(self, i: Interaction) -> Json:
        await i.acked
        if not i.modal:
            return {}
        self.forms[i.modal["custom_id"]] = i
        return {"modal": i.modal}

    async def _slash(self, a: Json) -> Json:
        values = {k: upload(v) for k, v in a["options"].items()}
        return await self._outcome(await tried(self.person.slash(a["channel"], a["path"], **values)))

    async def _complete(self, a: Json) -> Json:
        values = {k: v for k, v in a["options"].items() if not isinstance(v, dict)}
        return {"choices": await tried(self.person.autocomplete(a["channel"], a["path"], a["focused"], **values))}

    async def _press(self, a: Json) -> Json:
        p, m = self.person, {"channel_id": a["channel"], "id": a["message"]}
        values = a.get("values")
        doing = p.click(m, a["custom_id"]) if values is None else p.select(m, a["custom_id"], values)
        return await self._outcome(await tried(doing))

    async def _submit(self, a: Json) -> Json:
        opened = self.forms.get(a["form"])
        if opened is None:
            raise Failed("That form is no longer open.")
        values = {k: upload(v) for k, v in a["values"].items() if v is not None}
        sent = await tried(self.person.submit(opened, **values))
        self.forms.pop(a["form"], None)
        return await self._outcome(sent)

    async def _channel(self, a: Json) -> Json:
        name = "-".join(str(a["name"]).lower().split())
        if stable(name) not in self.standin.channels:
            await self.standin.add_channel(self.page.guild_id, name, id=stable(name))
        return {"channel": stable(name)}

    async def _thread(self, a: Json) -> Json:
        parent = self.standin.channels[a["channel"]]
        name = str(a["name"])
        made = stable(f"{parent['name']}/{name}")
        if made not in self.standin.channels:
            await self.standin.open_thread(parent, name, PUBLIC_THREAD, self.person.id, id_=made)
        return {"channel": made}

    async def _be(self, a: Json) -> None:
        found = next((p for p in self.standin.players.values() if p.name == a["as"]), None)
        if found is None or self.pinned:
            raise Failed("This window belongs to one person." if self.pinned else f"Nobody is called {a['as']!r}.")
        self.person = found
        self.forms.clear()
        self.greet()

    async def _seat(self, a: Json) -> None:
        name = str(a["name"]).strip().lower()
        if self.pinned or not name.isalnum() or any(p.name == name for p in self.standin.players.values()):
            raise Failed("A new person needs a name of letters and digits that nobody has yet.")
        newcomer(self.standin, name)
        self.page.told_people()

    async def _dms(self, a: Json) -> None:
        self.person.accepts_dms = bool(a["on"])
        self.page.told_people()

    async def _moderator(self, a: Json) -> None:
        p = self.person
        p.permissions = p.permissions | MANAGE_MESSAGES if a["on"] else p.permissions & ~MANAGE_MESSAGES
        self.page.told_people()

    async def _chance(self, a: Json) -> None:
        client = Client(self.standin, ROOT)
        client.place = a["channel"]
        await Chance(client, random.Random()).acts([self.person], min(int(a["count"]), 50))

    async def _restart(self, _: Json) -> None:
        if self.pinned or self.page.bot is None:
            raise Failed("This window belongs to one person and cannot restart the bot.")
        await self.page.bot.kill()
        self.page.told_bot()
        await self.page.bot.start()
        self.page.told_bot()

    _deeds: ClassVar[dict[str, Callable[[Window, Json], Awaitable[Json | None]]]] = {
        "slash": _slash,
        "complete": _complete,
        "press": _press,
        "submit": _submit,
        "channel": _channel,
        "thread": _thread,
        "be": _be,
        "seat": _seat,
        "dms": _dms,
        "moderator": _moderator,
        "chance": _chance,
        "restart": _restart,
    }
