"""What goes over the wire: JSON, and the numbers that Discord gives to flags, intents and kinds of channel."""

from __future__ import annotations

from typing import Any

import orjson

Json = dict[str, Any]

dumps = orjson.dumps
loads = orjson.loads

EPOCH_MS = 1420070400000  # the first second of 2015: snowflakes count from it

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
VOICE_MESSAGE = 1 << 13
COMPONENTS_V2 = 1 << 15

INTENT_GUILDS = 1 << 0
INTENT_MEMBERS = 1 << 1
INTENT_MESSAGES = 1 << 9
INTENT_REACTIONS = 1 << 10
INTENT_DIRECT_MESSAGES = 1 << 12
INTENT_DIRECT_REACTIONS = 1 << 13
INTENT_CONTENT = 1 << 15

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (10, PUBLIC_THREAD, PRIVATE_THREAD)

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)

FILE_LIMIT = 10 << 20  # bytes of one file (reference: uploading files)
REQUEST_LIMIT = 25 << 20  # bytes of all files of one request (resources/message)
