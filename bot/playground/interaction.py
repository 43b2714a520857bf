"""One use of a command, button, menu or modal, and what became of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bot.playground.wire import Json

if TYPE_CHECKING:
    from bot.playground.people import Player

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


@dataclass(eq=False)
class Interaction:
    """`acked` resolves with the callback type, `shown` with the first visible outcome.

    That is a message, an edited message, a modal's data or a list of choices. Both raise TimeoutError when the bot
    does not answer in time. `created` is on the stand-in's clock; `t_sent`, `t_ack`, `t_shown` are perf_counter().
    """

    id: str
    token: str
    type: int
    player: Player
    channel_id: str
    name: str
    created: float
    acked: asyncio.Future[int]
    shown: asyncio.Future[Any]
    payload: Json = field(repr=False)
    source: Json | None = field(default=None, repr=False)  # the message whose component was used
    opener: Interaction | None = field(default=None, repr=False)  # what opened the modal that was sent
    message: Json | None = field(default=None, repr=False)  # the original response
    modal: Json | None = field(default=None, repr=False)
    choices: list[Json] = field(default_factory=list)
    followups: list[Json] = field(default_factory=list)
    callback_type: int | None = None
    loading: bool = False
    dead: bool = False
    user_installed: bool = False  # only the person, not the guild, has the app
    sent: int = 0  # followups so far
    t_sent: float = 0.0
    t_ack: float = 0.0
    t_shown: float = 0.0

    async def wait_response(self, timeout: float = 15.0) -> Any:  # noqa: ASYNC109 - the caller's own patience, in real seconds
        """Waits for the first visible outcome and returns it."""
        return await asyncio.wait_for(asyncio.shield(self.shown), timeout)

    def acknowledge(self, kind: int) -> None:
        """The callback has arrived."""
        self.callback_type, self.t_ack = kind, perf_counter()
        self.acked.set_result(kind)

    def show(self, value: Any) -> None:
        """Something can be seen; only the first counts."""
        if not self.shown.done():
            self.t_shown = perf_counter()
            self.shown.set_result(value)

    def expire(self, why: str) -> None:
        """Nothing more will come of it."""
        if not self.acked.done():
            self.dead = True
            self.acked.set_exception(TimeoutError(why))
            self.acked.exception()
        if not self.shown.done():
            self.shown.set_exception(TimeoutError(why))
            self.shown.exception()
