"""What moderators read: the record of what was done to a table, and what the server has set."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table import Config, Deed, View
from bot.ui import news
from bot.ui.words import in_one_line, last_lines

WORDS = {
    "close": "ended the table",
    "end": "ended the table by vote",
    "seat": "changed the seat {seat}",
    "repair": "repaired {tool} ({given}), move {move}",
    "undo": "took back {span}",
    "redo": "brought back {span}",
    "rewind": "rewound to move {to}",
    "reset": "reset the table",
    "restore": "restored the table",
    "lock": "locked the table",
    "unlock": "unlocked the table",
    "import": "opened the table from a file",
    "export": "took the whole game as a file, with every hand in it",
    "setting": "set {setting} to {value}",
}


def audit(view: View, deeds: Sequence[Deed]) -> str:
    """One line for each deed, the newest last."""
    lines = [line(view, deed) for deed in deeds]
    return "### What moderators did here\n" + (last_lines(lines, 3700) or "Nothing yet.")


def line(view: View, deed: Deed) -> str:
    """When, who, what and why; people are named without calling them."""
    given = ", ".join(f"{k} {v}" for k, v in dict(deed.data.get("values") or {}).items())
    words = WORDS.get(deed.kind, deed.kind)
    span = news.numbered(deed.data["moves"]) if deed.data.get("moves") else "no moves"
    for key, value in {**deed.data, "given": given, "span": span}.items():
        words = words.replace(f"{{{key}}}", str(value))
    who = f"<@{deed.by}>" if deed.by is not None else "somebody"
    reason = f" Reason: {in_one_line(deed.reason)}." if deed.reason else ""
    code = f" Restore code: `{deed.data['code']}`." if deed.data.get("code") else ""
    seat = (
        f" (now {news.person_name(view, deed.data['after'])})" if deed.kind == "seat" and deed.data.get("after") else ""
    )
    return f"- <t:{int(deed.at.timestamp())}:f> {who} {words}{seat}.{reason}{code}"


def config(found: Config) -> str:
    """Who moderates on this server."""
    role = f"<@&{found.moderator_role}>" if found.moderator_role else "no role"
    return (
        f"Besides those with Manage Messages, {role} may use `/moderator`. Discord shows the commands to a role only "
        "where Server Settings, Integrations allows it: that is the server's own switch."
    )
