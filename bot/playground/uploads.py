"""Files: what a bot or a player uploaded, kept with its bytes so that it can be shown and read again."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from typing import Any

from bot.playground.wire import Json


@dataclass(frozen=True, slots=True)
class Upload:
    """A file. `description` is its alt text. Players give one as the value of an attachment option."""

    name: str
    data: bytes
    description: str | None = None
    content_type: str | None = None

    @property
    def kind(self) -> str:
        """The media type, guessed from the name where it was not told."""
        return self.content_type or mimetypes.guess_type(self.name)[0] or "application/octet-stream"

    def attachment(self, id_: str, url: str, **more: Any) -> Json:
        """Discord's attachment object. Pictures carry their size in pixels where the bytes tell it."""
        a: Json = {"id": id_, "filename": self.name, "size": len(self.data), "content_type": self.kind}
        a |= {"url": url, "proxy_url": url, **more}
        if self.description:
            a["description"] = self.description
        if self.data.startswith(b"\x89PNG\r\n\x1a\n") and len(self.data) >= 24:
            a["width"] = int.from_bytes(self.data[16:20], "big")
            a["height"] = int.from_bytes(self.data[20:24], "big")
        return a
