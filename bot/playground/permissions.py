"""Who may do what where: Discord's permission bits and how a channel's overwrites change them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.playground.wire import Json

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
MANAGE_ROLES = 1 << 28
USE_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

EVERYTHING = (1 << 53) - 1
# What @everyone may do in a new guild, as far as it matters here.
MEMBER = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | USE_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_IN_THREADS
)


def in_channel(base: int, overwrites: list[Json], everyone: str, roles: Iterable[str], who: str) -> int:
    """The bits of `who` in a channel, from the bits in the guild (topics/permissions: permission overwrites).

    Order: @everyone, then all roles together, then the member. Who cannot view the channel can do nothing in it.
    """
    if base & ADMINISTRATOR:
        return EVERYTHING
    if overwrites:
        by_id = {o["id"]: o for o in overwrites}
        mine = [by_id[r] for r in roles if r in by_id]
        layers = [[by_id[everyone]] if everyone in by_id else [], mine, [by_id[who]] if who in by_id else []]
        for layer in layers:
            for o in layer:
                base &= ~int(o["deny"])
            for o in layer:
                base |= int(o["allow"])
    return base if base & VIEW_CHANNEL else 0
