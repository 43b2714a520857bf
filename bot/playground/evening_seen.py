"""What people can see: messages, forms and completions in words, and the record of an evening."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bot.playground.checks.components import walk
from bot.playground.evening_script import Words
from bot.playground.wire import Json

BUTTON, TEXT_INPUT, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, LABEL = 2, 4, 10, 11, 12, 13, 18
MENUS = (3, 5, 6, 7, 8)
LISTS = (3, 21, 22)  # components whose options are written out

Naming = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Page:
    """What one visible thing shows. `small` is visible too but not printed: the notes below options."""

    text: str
    buttons: tuple[str, ...] = ()
    selects: tuple[Json, ...] = ()
    files: tuple[Json, ...] = ()
    small: tuple[str, ...] = ()

    def shows(self, words: Words) -> bool:
        """Whether it contains the words, as written or as they read without Markdown."""
        options = (o for s in self.selects for o in (s["label"], *s["options"]))
        files = (part for f in self.files for part in (f["name"], f["alt"]))
        whole = "\n".join((self.text, *self.buttons, *options, *files, *self.small))
        return words.found(whole) or words.found(plain(whole))


@dataclass(frozen=True, slots=True)
class Sighting:
    """`viewers`: who alone could see it, None for everybody; `before`: what an edited message showed until now."""

    line: int
    viewers: frozenset[str] | None
    via: str
    where: str
    page: Page
    before: Page | None = None

    def seen_by(self, who: str) -> bool:
        return self.viewers is None or who in self.viewers

    def rows(self) -> Iterator[Json]:
        """The object that --json prints, once for each reader."""
        p = self.page
        for to in ("channel",) if self.viewers is None else sorted(self.viewers):
            yield {
                "line": self.line,
                "to": to,
                "via": self.via,
                "text": p.text,
                "buttons": list(p.buttons),
                "selects": list(p.selects),
                "files": list(p.files),
            }


@dataclass(slots=True)
class Record:
    """Everything that anybody could see since the script began, in its order; `hear` gets each thing as it comes."""

    sightings: list[Sighting] = field(default_factory=list)
    hear: Callable[[Sighting], None] | None = None

    def add(self, s: Sighting) -> None:
        self.sightings.append(s)
        if self.hear:
            self.hear(s)

    def since(self, moment: int, who: str | None) -> list[Sighting]:
        """From a moment on: what everybody could see, or what `who` alone could."""
        later = self.sightings[moment:]
        return [s for s in later if (s.viewers is None if who is None else s.viewers and who in s.viewers)]

    def shown(self, moment: int, who: str | None, words: Words) -> bool:
        return any(s.page.shows(words) for s in self.since(moment, who))


MARKS = re.compile(
    r"\\([\\`*_~|>#\-\[\](){}.!<:@+])"  # an escaped mark is itself
    r"|\[([^\]\n]+)\]\(<?https?://[^\s)>]+>?\)"  # a link is its words
    r"|<a?:(\w+):\d+>"  # a custom emoji is its name
    r"|^(?:#{1,3}|-#|>>>|>)[ ]"  # headings, small print, quotes
    r"|\*{1,3}|__|~~|\|\||`{1,3}"
    r"|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)",
    re.MULTILINE,
)


def plain(text: str) -> str:
    """The text as it reads, without Discord's Markdown."""
    return MARKS.sub(lambda m: m[1] or m[2] or (f":{m[3]}:" if m[3] else ""), text)


def naming(names: Callable[[str], str | None]) -> Naming:
    """Replaces mentions of people and channels by their names, as a reader sees them."""
    return lambda text: re.sub(r"<(@!?|@&|#)(\d+)>", lambda m: m[1][0] + (names(m[2]) or "unknown"), text)


def message(m: Json, named: Naming) -> Page:
    """A message in words. `named` writes out its mentions."""
    parts = list(walk(m["components"]))
    texts = [m["content"], *_embeds(m["embeds"]), *(c["content"] for c in parts if c["type"] == TEXT_DISPLAY)]
    return Page(
        named("\n".join(t for t in texts if t)),
        tuple(face(c) for c in parts if c["type"] == BUTTON),
        tuple(_menu(c, c.get("placeholder") or "") for c in parts if c["type"] in MENUS),
        tuple(_files(m, parts)),
        _notes(parts),
    )


def form(modal: Json, named: Naming) -> Page:
    """A modal in words: its title, texts, labels and what is filled in already."""
    parts = list(walk(modal["components"]))
    texts, selects = [modal["title"]], []
    above: Json = {}
    for c in parts:
        kind, label = c["type"], c.get("label") or above.get("label") or ""
        if kind in (LABEL, TEXT_INPUT, TEXT_DISPLAY):
            texts += [c.get(k) or "" for k in ("label", "description", "content", "placeholder", "value")]
        if kind in MENUS or kind in LISTS:
            selects.append(_menu(c, label))
        above = c if kind == LABEL else {}
    return Page(named("\n".join(t for t in texts if t)), selects=tuple(selects), small=_notes(parts))


def completions(option: str, choices: list[Json]) -> Page:
    """What autocomplete offered."""
    names = [c["name"] for c in choices]
    return Page("\n".join(names), selects=({"label": option, "options": names},))


def face(button: Json) -> str:
    """What is read on a button."""
    return button.get("label") or (button.get("emoji") or {}).get("name") or ""


def _menu(c: Json, label: str) -> Json:
    return {"label": label, "options": [o["label"] for o in c.get("options") or ()]}


def _notes(parts: list[Json]) -> tuple[str, ...]:
    options = (o for c in parts if c["type"] in LISTS for o in c.get("options") or ())
    return tuple(o["description"] for o in options if o.get("description"))


def _embeds(embeds: list[Json]) -> Iterator[str]:
    for e in embeds:
        yield (e.get("author") or {}).get("name") or ""
        yield e.get("title") or ""
        yield e.get("description") or ""
        for f in e.get("fields") or ():
            yield f"{f['name']}: {f['value']}"
        yield (e.get("footer") or {}).get("text") or ""


def _files(m: Json, parts: list[Json]) -> Iterator[Json]:
    """Attachments with their alt texts, and pictures from elsewhere."""
    shown: dict[str, str] = {}
    for c in parts:
        items = c["items"] if c["type"] == GALLERY else [c] if c["type"] == THUMBNAIL else ()
        for item in items:
            shown[item["media"]["url"]] = item.get("description") or ""
    for a in m["attachments"]:
        alt = a.get("description") or shown.get(a["url"]) or ""
        shown.pop(a["url"], None)
        yield {"name": a["filename"], "alt": alt, "bytes": a["size"]}
    for url, alt in shown.items():
        yield {"name": url, "alt": alt, "bytes": 0}
