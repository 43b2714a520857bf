"""The refusals of Discord: a status, a code and, for a malformed body, the tree of what is wrong where."""

from __future__ import annotations

from bot.playground.wire import Json


class Refused(Exception):
    """A request is answered with an error. `violation`: the request itself was wrong, not the moment."""

    def __init__(
        self, status: int, code: int, message: str, errors: Json | None = None, *, violation: bool = False
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message, self.errors = status, code, message, errors
        self.violation = violation


def malformed(path: str, code: str, message: str) -> Refused:
    """Discord's nested 50035 for the field at the dotted path."""
    tree: Json = {}
    node = tree
    for part in path.split("."):
        node = node.setdefault(part, {})
    node["_errors"] = [{"code": code, "message": message}]
    return Refused(400, 50035, "Invalid Form Body", tree, violation=True)


def no_access() -> Refused:
    """The bot cannot even see it (opcodes: 50001)."""
    return Refused(403, 50001, "Missing Access")


def not_permitted() -> Refused:
    """The bot sees it and may not do that (opcodes: 50013)."""
    return Refused(403, 50013, "Missing Permissions")


def unknown(code: int, what: str) -> Refused:
    """Nothing has this id: 10003 Channel, 10008 Message, 10013 User and so on."""
    return Refused(404, code, f"Unknown {what}")
