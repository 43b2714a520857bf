"""The people in the stand-in: what a test, a page or a script can let them do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.playground import acts
from bot.playground.permissions import MEMBER
from bot.playground.wire import EPHEMERAL, Json

if TYPE_CHECKING:
    from bot.playground.interaction import Interaction
    from bot.playground.standin import StandIn


@dataclass(eq=False)
class Player:
    """A person. `permissions`: the bits in every guild (permissions.py), before roles and channel overwrites.

    `installed`: has the app in their own account, so it can be used where the bot is not a member.
    """

    standin: StandIn = field(repr=False)
    id: str
    name: str
    permissions: int = MEMBER
    accepts_dms: bool = True
    locale: str = "en-US"
    installed: bool = False
    roles: set[str] = field(default_factory=set)

    @property
    def user(self) -> Json:
        """Discord's user object."""
        return {
            "id": self.id,
            "username": self.name,
            "discriminator": "0",
            "global_name": self.name.title(),
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
            "bot": False,
        }

    def member(self, permissions: int | None = None) -> Json:
        """Discord's member object; with the bits of a channel where it goes into an interaction."""
        m: Json = {
            "user": self.user,
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": sorted(self.roles),
            "joined_at": "2024-01-01T00:00:00+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        if permissions is not None:
            m["permissions"] = str(permissions)
        return m

    async def slash(self, channel_id: str, path: str, **options: Any) -> Interaction:
        """Uses a slash command. `path`: "game new"; values: str, int, bool, Player, a role or channel, an Upload.

        Raises LookupError (not registered), PermissionError (not offered to this person here) or ValueError (a value
        that Discord's client would not let through).
        """
        return await acts.invoke(self, channel_id, path, options)

    async def autocomplete(self, channel_id: str, path: str, focused: str, **options: Any) -> list[Json]:
        """What is offered while typing the option `focused`: dicts with `name` and `value`."""
        i = await acts.invoke(self, channel_id, path, options, focused=focused)
        await i.acked
        return i.choices

    async def menu(self, channel_id: str, name: str, target: Player | Json) -> Interaction:
        """Uses a context menu command on a person or on a message."""
        return await acts.menu(self, channel_id, name, target)

    async def click(self, message: Json, custom_id: str) -> Interaction:
        """Presses a button. Raises LookupError or PermissionError (disabled, or somebody else's message)."""
        return await acts.component(self, message, custom_id, None)

    async def select(self, message: Json, custom_id: str, values: list[str]) -> Interaction:
        """Picks options of a select menu by their values (ids for menus of people, roles, channels)."""
        return await acts.component(self, message, custom_id, values)

    async def submit(self, opened: Interaction, **values: Any) -> Interaction:
        """Fills in and sends the modal that the interaction opened: values by custom_id."""
        return await acts.submit(self, opened, values)

    async def say(self, channel_id: str, content: str) -> Json:
        """Writes a message of one's own. The bot hears its text only with the content intent, a mention or in a DM."""
        return await acts.say(self, channel_id, content)

    async def react(self, message: Json, emoji: str, *, add: bool = True) -> None:
        """Adds or removes a reaction."""
        await acts.react(self, message, emoji, add=add)

    @property
    def dms(self) -> list[Json]:
        """The messages of the direct conversation with the bot."""
        channel = self.standin.dm_of.get(self.id)
        return self.standin.visible(channel, self) if channel else []

    def sees_alone(self, message: Json) -> bool:
        """Whether this message is an ephemeral one of this person."""
        return bool(message["flags"] & EPHEMERAL) and self.standin.private_to.get(message["id"]) == self.id
