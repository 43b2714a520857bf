"""What Discord refuses in a message (resources/message): lengths, emptiness, flags, files, components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.playground.checks.components import check_components, media
from bot.playground.errors import Refused, malformed
from bot.playground.wire import (
    COMPONENTS_V2,
    EPHEMERAL,
    FILE_LIMIT,
    REQUEST_LIMIT,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    VOICE_MESSAGE,
    Json,
)

CREATE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | VOICE_MESSAGE | COMPONENTS_V2
ANSWER_FLAGS = CREATE_FLAGS | EPHEMERAL
EDIT_FLAGS = SUPPRESS_EMBEDS | COMPONENTS_V2


class Named(Protocol):
    """A file as the checks see it."""

    @property
    def name(self) -> str: ...
    @property
    def data(self) -> bytes: ...


def embed_length(embed: Json) -> int:
    """Characters that count to the 6000 of all embeds: title, description, field names and values, footer, author."""
    n = len(embed.get("title") or "") + len(embed.get("description") or "")
    n += len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
    return n + sum(len(f.get("name") or "") + len(f.get("value") or "") for f in embed.get("fields") or ())


def check_files(files: Sequence[Named]) -> None:
    """10 MiB a file, 25 MiB a request, 10 files (reference: uploading files; resources/message: create)."""
    if any(len(f.data) > FILE_LIMIT for f in files) or sum(len(f.data) for f in files) > REQUEST_LIMIT:
        raise Refused(413, 40005, "Request entity too large", violation=True)
    if len(files) > 10:
        raise malformed("attachments", "BASE_TYPE_BAD_LENGTH", "Must be 10 or fewer in length.")


def check_flags(body: Json, allowed: int) -> None:
    """Only some flags may be sent at all; the rest are Discord's own to set."""
    wrong = (body.get("flags") or 0) & ~allowed
    if wrong:
        raise malformed("flags", "MESSAGE_FLAGS_INVALID", f"flags {wrong} cannot be set here")


def check_message(m: Json, *, files: Sequence[Named] = (), old: Json | None = None) -> None:
    """A message as it is sent, or with `old` as it will stand after the edit `m`. Raises Refused.

    A V2 message has no content, embeds, stickers or poll, and never becomes a legacy one again; an edit that makes
    a legacy message V2 must null what it had.
    """
    check_files(files)
    names = [f.name for f in files]
    if old is not None:
        kept = m.get("attachments")
        ids = None if kept is None else {str(a.get("id")) for a in kept}
        names += [a["filename"] for a in old["attachments"] if ids is None or a["id"] in ids]
        m = {**old, **m, "flags": (old["flags"] & COMPONENTS_V2) | (m.get("flags") or 0)}
    v2 = bool((m.get("flags") or 0) & COMPONENTS_V2)
    content, embeds, components = m.get("content") or "", m.get("embeds") or [], m.get("components") or []
    if len(content) > 2000:
        raise malformed("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.")
    if embeds:
        if len(embeds) > 10:
            raise malformed("embeds", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        if sum(map(embed_length, embeds)) > 6000:
            raise malformed("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
    if v2 and (content or embeds or m.get("poll") or m.get("sticker_ids")):
        raise malformed(
            "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "no content or embeds with components v2"
        )
    if components:
        check_components(components, v2=v2)
        _referenced(components, names)
    if not (content or embeds or components or names or m.get("sticker_ids") or m.get("poll")):
        raise Refused(400, 50006, "Cannot send an empty message", violation=True)


def _referenced(components: list[Json], names: list[str]) -> None:
    for item in media(components):
        url = item.get("url") or ""
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            raise malformed(
                "components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"no attachment for {url}"
            )
