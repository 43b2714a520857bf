"""Legal acts at random, through the buttons, menus and completions that people see; the same seed does the same."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.playground.checks.components import walk
from bot.playground.evening_client import PATIENCE, Client, Failed, tried
from bot.playground.interaction import Interaction
from bot.playground.people import Player
from bot.playground.wire import Json
from bot.ui import ids

BUTTON, MENU = 2, 3
OVER = "The game is over"
HAND_MOVE = "tool:"  # completions of /act that the table allows but the rules do not ask for
OPTION, WARNED, OPTIONS = (re.compile(p) for p in (ids.OPTION, ids.WARNED, ids.OPTIONS))
MOVES, BOT = re.compile(r"c:\w+:move(?::\d+)?"), re.compile(r"c:\w+:bot")


@dataclass(frozen=True, slots=True)
class Offered:
    """One legal act: a button, or an option of a menu, of a message."""

    message: Json
    custom_id: str
    value: str | None = None


class Chance:
    """Asks the bot what somebody may do now and does one of it. A press of "Bot turn" counts when nobody is asked."""

    def __init__(self, client: Client, dice: random.Random) -> None:
        self.client, self.standin, self.dice = client, client.standin, dice

    async def acts(self, people: Sequence[Player], count: int, enough: Callable[[], bool] = bool) -> int:
        """Does so many acts; fewer if the game ends or it is `enough`. Raises Failed if nobody can do anything."""
        for done in range(count):
            if enough() or not await self._act(people, enough):
                return done
        return count

    async def _act(self, people: Sequence[Player], enough: Callable[[], bool]) -> bool:
        order = self.dice.sample(people, len(people))  # once: how often we look must not change the dice
        route, which = self.dice.random(), self.dice.random()
        end = self.standin.clock.now() + PATIENCE
        while True:
            for p in order:
                if await self._of(p, route, which):
                    return True
            button = self._control(BOT)
            if button:
                await self.client.outcome(await tried(order[0].click(*button)))
                return True
            if enough() or self._over():
                return False
            if not await self._news(order[0], end - self.standin.clock.now(), enough):
                names = ", ".join(p.name for p in people)
                raise Failed(f"nothing is left to do for {names}, but the game is not over")

    async def _news(self, p: Player, seconds: float, enough: Callable[[], bool]) -> bool:
        """Waits until something here looks different."""
        before = self._looks(p)
        return await self.standin.until(lambda: enough() or self._looks(p) != before, seconds)

    def _looks(self, p: Player) -> tuple[object, ...]:
        m, board = next(self.client.newest(p), None), self._board()
        return m and m["id"], board and (board["id"], board["edited_timestamp"])

    # ---------------------------------------------------------------- one act
    async def _of(self, p: Player, route: float, which: float) -> bool:
        """Something this person may do: by /act, or by a button or menu of "Your move" or of the board itself."""
        offered = await self._menu(p) if route < 0.5 else None
        if offered is not None:
            if not offered:
                return False
            act = offered[int(which * len(offered))]
            await self._do(p, self._on_board(act) if route < 0.25 else act)
            return True
        choices = [c for c in await self.client.ask(p, "act", {}, "what") if not str(c["value"]).startswith(HAND_MOVE)]
        if choices:
            await self.client.slash(p, "act", {"what": choices[int(which * len(choices))]["value"]})
        return bool(choices)

    async def _menu(self, p: Player) -> list[Offered] | None:
        """Everything that "Your move" offers, on one of its pages; None where no board has that button."""
        button = self._control(MOVES)
        if button is None:
            return None
        i = await self.client.outcome(await tried(p.click(*button)))
        page = i.message
        turn = self._turn(page) if page else None
        if page and turn and self.dice.random() < 0.5:
            page = (await self.client.outcome(await tried(p.click(page, turn)))).message or page
        return list(options(page)) if page else []

    def _turn(self, page: Json) -> str | None:
        """The button that turns the page forward."""
        for c in walk(page["components"]):
            if c["type"] == BUTTON and MOVES.fullmatch(c.get("custom_id", "")) and c["label"].startswith("More"):
                return str(c["custom_id"])
        return None

    def _on_board(self, act: Offered) -> Offered:
        """The same act on the public board, if it is open to everybody."""
        board = self._board()
        same = (o for o in options(board) if sign(o) == sign(act)) if board else iter(())
        return next(same, act)

    async def _do(self, p: Player, act: Offered) -> None:
        doing = (
            p.click(act.message, act.custom_id)
            if act.value is None
            else p.select(act.message, act.custom_id, [act.value])
        )
        i: Interaction = await self.client.outcome(await tried(doing))
        if WARNED.fullmatch(act.custom_id) or (act.value or "").startswith(ids.MARK):
            again = next((o for o in options(i.message) if OPTION.fullmatch(o.custom_id)), None) if i.message else None
            if again:
                await self.client.outcome(await tried(p.click(again.message, again.custom_id)))

    # ---------------------------------------------------------------- looking
    def _board(self) -> Json | None:
        """The newest message for everybody here that has the controls of a table."""
        return next((m for m in self._public() if is_board(m)), None)

    def _public(self) -> Iterator[Json]:
        """What everybody can read here, the newest first."""
        private = self.standin.private_to
        return (m for m in reversed(self.standin.messages[self.client.place].values()) if m["id"] not in private)

    def _control(self, wanted: re.Pattern[str]) -> tuple[Json, str] | None:
        board = self._board()
        for c in walk(board["components"] if board else []):
            if board and wanted.fullmatch(c.get("custom_id", "")) and not c.get("disabled"):
                return board, c["custom_id"]
        return None

    def _over(self) -> bool:
        """Whether the newest table here has ended."""
        for m in self._public():
            if OVER in m["content"] or OVER in str(m["components"]):
                return True
            if is_board(m):
                return False
        return False


def is_board(m: Json) -> bool:
    return any(MOVES.fullmatch(c.get("custom_id", "")) for c in walk(m["components"]))


def options(message: Json) -> Iterator[Offered]:
    """The buttons and the options of menus of a message that answer a question of the rules."""
    for c in walk(message["components"]):
        name = c.get("custom_id", "")
        if c.get("disabled"):
            continue
        if c["type"] == BUTTON and (OPTION.fullmatch(name) or WARNED.fullmatch(name)):
            yield Offered(message, name)
        elif c["type"] == MENU and OPTIONS.fullmatch(name):
            yield from (Offered(message, name, o["value"]) for o in c["options"])


def sign(o: Offered) -> tuple[str, str, str]:
    """Table, step and digest: the same act wherever it is offered."""
    m = OPTION.fullmatch(o.custom_id) or WARNED.fullmatch(o.custom_id) or OPTIONS.fullmatch(o.custom_id)
    if m is None:
        return (o.custom_id, "", "")
    return m["table"], m["step"], (o.value or "").removeprefix(ids.MARK) or m["digest"]
