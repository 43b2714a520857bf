"""What a script of an evening may say, as data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

CHANNEL = "channel"


@dataclass(frozen=True, slots=True)
class Words:
    """What is looked for: a text exactly as written, or a regular expression."""

    text: str
    regex: re.Pattern[str] | None = None

    def found(self, where: str) -> bool:
        return self.regex.search(where) is not None if self.regex else self.text in where

    def __str__(self) -> str:
        return f"/{self.regex.pattern}/" if self.regex else f'"{self.text}"'


@dataclass(frozen=True, slots=True)
class Players:
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moderator:
    name: str


@dataclass(frozen=True, slots=True)
class Channel:
    name: str


@dataclass(frozen=True, slots=True)
class Dms:
    player: str
    open: bool


@dataclass(frozen=True, slots=True)
class Slash:
    """`ask` asks for the completions of the last option instead of sending the command."""

    player: str
    path: str
    options: Mapping[str, str]
    ask: bool = False


@dataclass(frozen=True, slots=True)
class Press:
    player: str
    label: str


@dataclass(frozen=True, slots=True)
class Pick:
    player: str
    label: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fill:
    player: str
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Random:
    players: tuple[str, ...]
    count: int
    seed: str


@dataclass(frozen=True, slots=True)
class Restart:
    pass


@dataclass(frozen=True, slots=True)
class Wait:
    seconds: float


Act = Slash | Press | Pick | Fill | Random | Restart | Wait


@dataclass(frozen=True, slots=True)
class Repeat:
    most: int
    until: Words
    act: Act


@dataclass(frozen=True, slots=True)
class See:
    """`who` is a player, or None for everybody in the channel."""

    who: str | None
    words: Words


@dataclass(frozen=True, slots=True)
class Never:
    who: str
    words: Words


Saying = Players | Moderator | Channel | Dms | Act | Repeat | See | Never


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    source: str
    says: Saying


@dataclass(frozen=True, slots=True)
class Script:
    """`folder` is where `file:@path` starts from."""

    lines: tuple[Line, ...]
    folder: Path
