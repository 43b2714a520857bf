"""An evening on paper: what each person could see, line by line, or as JSON."""

from __future__ import annotations

import json
import sys
from typing import TextIO

from bot.playground.evening_script import Line
from bot.playground.evening_seen import Page, Sighting

DIM, BOLD, RED, GREEN, VIOLET, BRASS, PLAIN = "2", "1", "1;31", "32", "35", "33", "0"
VIA = {
    "message": "says",
    "edit": "changes to",
    "ephemeral": "says",
    "dm": "writes",
    "autocomplete": "offers",
    "modal": "asks",
}


class Paper:
    """Readable text; colours only where `out` is a terminal."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.colours = out.isatty()

    def line(self, line: Line) -> None:
        self._put(f"{self._in(DIM, f'{line.number:>4}')}  {self._in(BOLD, line.source)}")
        self.out.flush()

    def saw(self, s: Sighting) -> None:
        if s.viewers is None:
            who, colour = f"{s.where}, everybody", BRASS
        else:
            who, colour = f"{s.where}, {' and '.join(sorted(s.viewers))} alone", VIOLET
        self._put(self._in(colour, f"      {who} · {s.via}"))
        page = Page(s.page.text or "(nothing)") if s.via == "autocomplete" else s.page
        for text in changes(page, s.before):
            self._put(f"      │ {text}")

    def note(self, text: str) -> None:
        self._put(self._in(DIM, f"      {text}"))

    def failure(self, text: str) -> None:
        self._put(
            self._in(RED, "\n".join(f"  ✗ {t}" if n == 0 else f"    {t}" for n, t in enumerate(text.splitlines())))
        )

    def end(self, failures: int, seconds: float) -> None:
        if failures:
            self._put(self._in(RED, f"{failures} of the evening's expectations did not hold ({seconds:.1f} s)."))
        else:
            self._put(self._in(GREEN, f"Everything was as expected ({seconds:.1f} s)."))

    def _put(self, text: str) -> None:
        print(text, file=self.out, flush=self.colours)

    def _in(self, colour: str, text: str) -> str:
        return f"\x1b[{colour}m{text}\x1b[0m" if self.colours else text


class JsonLines(Paper):
    """One object for each visible thing on `out`; what went wrong goes to the error stream."""

    def line(self, line: Line) -> None:
        pass

    def saw(self, s: Sighting) -> None:
        for row in s.rows():
            self._put(json.dumps(row, ensure_ascii=False))

    def note(self, text: str) -> None:
        pass

    def failure(self, text: str) -> None:
        print(text, file=sys.stderr)  # noqa: T201 - this is what it is for

    def end(self, failures: int, seconds: float) -> None:
        pass


def lines(page: Page) -> list[str]:
    """A page as lines: its text, then its menus, buttons and files."""
    out = page.text.splitlines()
    out += [f"▾ {s['label'] or 'menu'}: {' | '.join(s['options'])}" for s in page.selects]
    if page.buttons:
        out.append(" ".join(f"[{b}]" for b in page.buttons))
    out += [f"▣ {f['name']} ({f['bytes']} bytes){': ' + f['alt'] if f['alt'] else ''}" for f in page.files]
    return out


def changes(page: Page, before: Page | None) -> list[str]:
    """The lines of a page; of an edited one only those that it did not have."""
    if before is None:
        return lines(page)
    old = set(lines(before))
    return [text for text in lines(page) if text not in old] or ["(shorter than before)"]
