"""The playground's web page: its files, its line to each window, and who may reach it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from aiohttp import WSMsgType, web

from bot.playground.page_window import Start, Window
from bot.playground.run import Bot
from bot.playground.standin import StandIn
from bot.playground.watched import Watched
from bot.playground.wire import Json, loads

WEB = Path(__file__).parent / "web"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
SAFE = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; form-action 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
BIGGEST = 16 << 20  # bytes of what a window says at once: a file of 10 MiB in base64
NOBODY = 4004  # close code: there is no such person

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Page:
    """Windows come and go; each is told what its person can see, as it happens."""

    def __init__(self, standin: Watched, guild_id: str, starts: tuple[Start, ...] = ()) -> None:
        self.standin, self.guild_id, self.starts = standin, guild_id, starts
        self.windows: set[Window] = set()
        self.bot: Bot | None = None
        standin.listeners.append(self._heard)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.standin.port}/play/"

    def routes(self, _: StandIn, app: web.Application) -> None:
        """Adds the page to the stand-in's server: its `extra_routes`."""
        app.middlewares.append(self._guard)
        app.router.add_get("/play", self._home)
        app.router.add_get("/play/ws", self._line)
        app.router.add_get("/play/{name:[a-z]*\\.?[a-z]*}", self._file)

    def watch(self, bot: Bot) -> None:
        """Shows the bot's log and state in windows that are not one person's own."""
        self.bot = bot
        bot.listeners.append(self._log)

    # ------------------------------------------------------------- who may in
    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """This machine only: no name that was made to point here, and no page of another origin."""
        ours = {f"{name}:{self.standin.port}" for name in ("127.0.0.1", "localhost")}
        if request.host not in ours:
            raise web.HTTPForbidden(text="The playground is reached as 127.0.0.1 or localhost.")
        if not request.path.startswith("/play"):
            home = request.path == "/" and request.method == "GET" and "Upgrade" not in request.headers
            return await (self._home if home else handler)(request)
        origin = request.headers.get("Origin")
        line = request.path == "/play/ws"
        if (line or origin is not None) and origin not in {f"http://{host}" for host in ours}:
            raise web.HTTPForbidden(text="The playground speaks with its own page only.")
        return await handler(request)

    async def _home(self, _: web.Request) -> web.StreamResponse:
        raise web.HTTPFound("/play/")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = WEB / (request.match_info["name"] or "index.html")
        if not path.is_file() or path.suffix not in KINDS:
            raise web.HTTPNotFound
        return web.Response(body=path.read_bytes(), content_type=KINDS[path.suffix], charset="utf-8", headers=SAFE)

    # ------------------------------------------------------------ the windows
    async def _line(self, request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(max_msg_size=BIGGEST, heartbeat=30.0)
        await ws.prepare(request)
        name = request.query.get("as")
        people = list(self.standin.players.values())
        person = next((p for p in people if name in (None, p.name)), None)
        if person is None:
            here = ", ".join(p.name for p in people)
            await ws.close(code=NOBODY, message=f"Nobody is called {name!r} here. There are: {here}."[:120].encode())
            return ws
        window = Window(self, ws, person, pinned=name is not None)
        self.windows.add(window)
        tasks = {asyncio.create_task(window.writes())}
        try:
            window.greet()
            async for msg in ws:
                if msg.type is WSMsgType.TEXT:
                    deed = asyncio.create_task(window.does(loads(msg.data)))
                    tasks.add(deed)
                    deed.add_done_callback(tasks.discard)
        finally:
            self.windows.discard(window)
            for task in tasks:
                task.cancel()
        return ws

    async def close(self) -> None:
        for window in list(self.windows):
            with suppress(ConnectionError):
                await window.ws.close()

    # ---------------------------------------------------------------- hearing
    def _heard(self, what: str, about: Json) -> None:
        for window in self.windows:
            window.hears(what, about)
        if what == "violation":
            self._log(f"ERROR standin: refused as malformed: {about['method']} {about['path']}: {about.get('errors')}")

    def _log(self, line: str) -> None:
        for window in self.windows:
            window.hears_log(line)

    def told_people(self) -> None:
        """Somebody came, or became something else."""
        for window in self.windows:
            window.tell_people()
            window.hears("commands", {})

    def told_bot(self) -> None:
        """The bot was started or has ended."""
        for window in self.windows:
            window.tell_bot()
