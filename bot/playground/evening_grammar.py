"""The strict reading of an evening's script: every line is understood or refused with a hint."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bot.playground.evening_script import (
    CHANNEL,
    Act,
    Channel,
    Dms,
    Fill,
    Line,
    Moderator,
    Never,
    Pick,
    Players,
    Press,
    Random,
    Repeat,
    Restart,
    Saying,
    Script,
    See,
    Slash,
    Wait,
    Words,
)


class Unreadable(Exception):
    """The script has lines that the language does not know; the message names each with a hint."""


class Bad(Exception):
    """One line that cannot be read."""


QUOTED = r'"(?:[^"\\]|\\.)*"'
OPTION = re.compile(rf"([^\s:\"]+):({QUOTED}|[^\s\"]*)(?=\s|$)")
FIELD = re.compile(rf"\s*({QUOTED}|[^=,{{}}\"]+?)\s*=\s*({QUOTED}|[^,\"]*?)\s*(?:,|$)")
WORDS = re.compile(rf"({QUOTED}|/(?:[^/\\]|\\.)+/)(.*)", re.DOTALL)
COMMENT = re.compile(rf"((?:{QUOTED}|[^\"])*?)(?:(?:^|\s)#(?:\s.*|$))", re.DOTALL)
DURATION = re.compile(r"(\d+(?:\.\d+)?)(ms|s|m|h|d)")
SECONDS = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0}
KEYWORDS = (
    "players",
    "moderator",
    CHANNEL,
    "see",
    "never",
    "random",
    "repeat",
    "restart",
    "close-dms",
    "open-dms",
    "wait",
)


def unquote(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text[1:-1]) if len(text) > 1 and text[0] == text[-1] == '"' else text


def words(text: str) -> tuple[Words, str]:
    """Reads a quoted text or a /regex/ from the start of `text`; gives it and the rest."""
    m = WORDS.match(text.strip())
    if not m:
        raise Bad('the text is put in quotes or between slashes: "Saruman moves" or /Saruman .* moves/')
    if m[1][0] == '"':
        return Words(unquote(m[1])), m[2]
    try:
        return Words(m[1], re.compile(m[1][1:-1].replace(r"\/", "/"), re.MULTILINE)), m[2]
    except re.error as e:
        raise Bad(f"{m[1]} is no regular expression: {e}") from None


def only_words(text: str) -> Words:
    found, rest = words(text)
    if rest.strip():
        raise Bad(f"nothing may follow the text, but here is {rest.strip()!r}")
    return found


class Reader:
    """Reads lines one after another and knows which people were named so far."""

    def __init__(self, *people: str) -> None:
        self.people = list(people)

    def line(self, text: str) -> Saying:
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if word in KEYWORDS:
            return self.keyword(word, rest)
        name, colon, deed = text.partition(":")
        if colon and re.fullmatch(r"[\w-]+", name):
            return self.deed(self.known(name), deed.strip())
        raise Bad(f"no line starts with {word!r}: write `<player>: ...` or one of {', '.join(KEYWORDS)}")

    def keyword(self, word: str, rest: str) -> Saying:
        match word:
            case "players":
                return self.players(rest.split())
            case "moderator":
                return Moderator(self.known(rest))
            case "channel":
                return Channel(self.one(rest, "channel table-1").removeprefix("#"))
            case "see" | "never":
                return self.expectation(word, rest)
            case "close-dms" | "open-dms":
                return Dms(self.known(rest), open=word == "open-dms")
            case "repeat":
                return self.repeat(rest)
            case _:
                return self.act(f"{word} {rest}".strip())

    def act(self, text: str) -> Act:
        word, _, rest = text.partition(" ")
        match word:
            case "restart" if not rest:
                return Restart()
            case "restart":
                raise Bad("`restart` stands alone")
            case "wait":
                return Wait(duration(rest.strip()))
            case "random":
                return self.random(rest)
        says = self.line(text)
        if not isinstance(says, Act):
            raise Bad(f"`{word}` is no action: only what a player does, `random`, `restart` and `wait` can be repeated")
        return says

    def players(self, names: list[str]) -> Players:
        if not names:
            raise Bad("name the people: `players alice bob`")
        for name in names:
            if not re.fullmatch(r"[\w-]+", name) or name in KEYWORDS:
                raise Bad(f"{name!r} cannot be a player's name: letters, digits, - and _, and no word of this language")
            if name in self.people:
                raise Bad(f"{name!r} is named twice")
            self.people.append(name)
        return Players(tuple(names))

    def known(self, name: str) -> str:
        if name not in self.people:
            raise Bad(f"{name!r} is not among the players: {', '.join(self.people) or 'none are named yet'}")
        return name

    def one(self, text: str, example: str) -> str:
        if not text or " " in text:
            raise Bad(f"one word is needed, such as `{example}`")
        return text

    def expectation(self, word: str, rest: str) -> See | Never:
        who, _, text = rest.partition(" ")
        if word == "never":
            return Never(self.known(who), only_words(text))
        return See(None if who == CHANNEL else self.known(who), only_words(text))

    def random(self, rest: str) -> Random:
        m = re.fullmatch(r"(\S+)\s+(\d+)\s+seed\s+(\S+)", rest.strip())
        if not m or int(m[2]) < 1:
            raise Bad("write `random <players> <number> seed <seed>`, such as `random alice,bob 50 seed 3`")
        return Random(tuple(self.known(n) for n in m[1].split(",")), int(m[2]), m[3])

    def repeat(self, rest: str) -> Repeat:
        m = re.match(r"(\d+)\s+until\s+(.*)", rest, re.DOTALL)
        if not m or int(m[1]) < 1:
            raise Bad('write `repeat <number> until "text": <action>`')
        until, tail = words(m[2])
        if not tail.lstrip().startswith(":"):
            raise Bad('a colon comes after the text: `repeat 900 until "The game is over": random alice 1 seed 3`')
        return Repeat(int(m[1]), until, self.act(tail.lstrip()[1:].strip()))

    def deed(self, who: str, text: str) -> Slash | Press | Pick | Fill:
        if text.startswith(("/", "?/")):
            return slash(who, text)
        if m := re.fullmatch(r"\[(.+?)\](?:\s*>\s*(.+))?", text):
            return Pick(who, m[1].strip(), picked(m[2])) if m[2] else Press(who, m[1].strip())
        if text.startswith("{") and text.endswith("}"):
            return Fill(who, fields(text[1:-1]))
        raise Bad("a player does one of: `/command option:value`, `?/command option:value`, `[Button]`, "
                  '`[Select] > "Option"`, `{field=value}`')  # fmt: skip


def slash(who: str, text: str) -> Slash:
    ask, text = text.startswith("?"), text.lstrip("?").removeprefix("/")
    head = re.match(r"[^\s:\"]+(?:\s+[^\s:\"]+(?=\s|$))*", text)
    if not head:
        raise Bad("a command has a name: `/game status`")
    options: dict[str, str] = {}
    at = head.end()
    while rest := text[at:].strip():
        at = len(text) - len(text[at:].lstrip())
        m = OPTION.match(text, at)
        if not m:
            raise Bad(
                f'{rest!r} is no `option:value`; values with spaces are quoted: `scenario:"Escape from Mount Gram"`'
            )
        if m[1] in options:
            raise Bad(f"the option {m[1]!r} is given twice")
        if not m[2] and not ask:
            raise Bad(f'the option {m[1]!r} has no value; an empty one is written ""')
        options[m[1]], at = unquote(m[2]), m.end()
    if ask and not options:
        raise Bad("`?/` completes an option: `?/act what:Fro`")
    return Slash(who, " ".join(head[0].split()), options, ask)


def picked(text: str) -> tuple[str, ...]:
    """`"One"`, `"One", "Two"` for a menu that takes several, or one text without quotes."""
    if re.fullmatch(rf"{QUOTED}(?:\s*,\s*{QUOTED})*", text):
        return tuple(unquote(q) for q in re.findall(QUOTED, text))
    if '"' in text:
        raise Bad('options are quoted: `[Choose a card] > "Frodo"`, several with commas between them')
    return (text.strip(),)


def fields(text: str) -> dict[str, str]:
    values: dict[str, str] = {}
    at = 0
    while text[at:].strip():
        m = FIELD.match(text, at)
        if not m:
            raise Bad(f"{text[at:].strip()!r} is no `field=value`; values with commas are quoted")
        values[unquote(m[1])], at = unquote(m[2]), m.end()
    return values


def duration(text: str) -> float:
    """Seconds in `20m`, `90s`, `1h30m`."""
    if not re.fullmatch(rf"(?:{DURATION.pattern})+", text):
        raise Bad("write a duration such as `wait 20m`, `wait 90s` or `wait 1h30m`")
    return sum(float(n) * SECONDS[unit] for n, unit in DURATION.findall(text))


def bare(text: str) -> str:
    """The line without the comment: `#` at its start, or after a blank and before one, outside of quotes."""
    m = COMMENT.match(text)
    return (m[1] if m else text).strip()


def numbered(text: str) -> Iterator[tuple[int, str, str]]:
    for number, source in enumerate(text.splitlines(), 1):
        if says := bare(source):
            yield number, source.strip(), says


def read(text: str, folder: Path) -> Script:
    """Reads a whole script; raises Unreadable with every line that the language does not know."""
    reader, lines, errors = Reader(), [], []
    for number, source, says in numbered(text):
        try:
            lines.append(Line(number, source, reader.line(says)))
        except Bad as e:
            errors.append(f"line {number}: {source}\n  {e}")
    if errors:
        raise Unreadable("\n".join(errors))
    return Script(tuple(lines), folder)
