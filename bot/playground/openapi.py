"""Bodies held against Discord's own OpenAPI 3.1 document, through jsonschema-rs, where both are at hand."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bot.playground.wire import Json, loads

HERE = Path(__file__).resolve().parents[2]
# Permission bits: documented as integers, but Discord reads numeric strings too, and discord.py sends some so.
BITS = ("allow", "deny", "default_member_permissions")
Check = Callable[[Any], Iterable[Any]]


def document() -> Path | None:
    """Where the document lies: DISCORD_OPENAPI, or shared beside the project's folder."""
    told = os.environ.get("DISCORD_OPENAPI")
    path = Path(told) if told else HERE.parent / "shared" / "discord" / "openapi.json"
    return path if path.is_file() else None


def found() -> OpenApi | None:
    """The validator, or None where the document or jsonschema-rs is missing: then this layer is off."""
    path = document()
    return _load(path) if path and find_spec("jsonschema_rs") else None


@cache
def _load(path: Path) -> OpenApi:
    return OpenApi(loads(path.read_bytes()))


class OpenApi:
    """Compiles the schema of an operation when it is first needed; a check then costs microseconds."""

    def __init__(self, doc: Json) -> None:
        self.doc: Json = localised(doc)
        self.defs: Json = self.doc["components"]["schemas"]
        # Discord reads integers where it documents snowflakes; discord.py sends recipient_id and attachments[].id so.
        self.defs["SnowflakeType"] = {
            "anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]
        }
        self._checks: dict[tuple[Any, ...], Check] = {}

    def request(self, method: str, path: str, body: Any) -> Json:
        """Discord's tree of errors for a request body; empty when it is right. `path`: as in the document."""
        kind = body.get("type") if isinstance(body, dict) and path.endswith("/callback") else None
        key = ("request", method, path, kind)
        check = self._checks.get(key)
        if check is None:
            operation = self.doc["paths"].get(path, {}).get(method.lower(), {})
            schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            if schema and kind is not None and "anyOf" in schema:
                schema = self._arm(schema, kind)
            check = self._checks[key] = self._compile(schema)
        return tree(check(body))

    def response(self, method: str, path: str, status: int, body: Any) -> Json:
        """The same for an answer. Raises LookupError where the document knows no such operation or status."""
        key = ("response", method, path, status)
        check = self._checks.get(key)
        if check is None:
            answers = self.doc["paths"][path][method.lower()]["responses"]
            answer = answers.get(str(status)) or answers[f"{status // 100}XX"]
            if "$ref" in answer:
                answer = self.doc["components"]["responses"][answer["$ref"].rsplit("/", 1)[1]]
            schema = answer.get("content", {}).get("application/json", {}).get("schema")
            check = self._checks[key] = self._compile(schema)
        return tree(check(body)) if body is not None else {}

    def _arm(self, union: Json, kind: int) -> Json:
        """The arm of the callback's union for its type: otherwise all errors say 'not valid under any of these'."""
        for arm in union["anyOf"]:
            schema = self.defs[arm["$ref"].rsplit("/", 1)[1]]
            if kind in (schema["properties"]["type"].get("enum") or ()):
                return dict(arm)
        return union

    def _compile(self, schema: Json | None) -> Check:
        if not schema:
            return lambda _: ()
        import jsonschema_rs  # noqa: PLC0415 - only in the development environment

        known = jsonschema_rs.validator_for(
            {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "$defs": self._reachable(schema)},
            validate_formats=True,
        )
        return lambda body: () if known.is_valid(body) else list(known.iter_errors(body))

    def _reachable(self, schema: Json) -> Json:
        need: Json = {}
        ahead: list[Any] = [schema]
        while ahead:
            o = ahead.pop()
            if isinstance(o, dict):
                name = str(o.get("$ref", "")).rsplit("/", 1)[-1]
                if name and name not in need:
                    need[name] = self.defs[name]
                    ahead.append(self.defs[name])
                ahead.extend(o.values())
            elif isinstance(o, list):
                ahead.extend(o)
        return need


def localised(o: Any) -> Any:
    """References point into the schema itself; Discord's own keyword for unions is dropped, permission bits relaxed."""
    if isinstance(o, dict):
        out = {k: localised(v) for k, v in o.items() if k != "x-discord-union"}
        for bits in BITS:
            if isinstance(out.get(bits), dict) and out[bits].get("type") == ["integer", "null"]:
                out[bits] |= {"type": ["integer", "null", "string"], "pattern": "^[0-9]+$"}
        if isinstance(out.get("$ref"), str):
            out["$ref"] = out["$ref"].replace("#/components/schemas/", "#/$defs/")
        return out
    return [localised(v) for v in o] if isinstance(o, list) else o


def tree(errors: Iterable[Any]) -> Json:
    """Discord's nested shape: keys down to the field, `_errors` there."""
    out: Json = {}
    for e in errors:
        node = out
        for part in e.instance_path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": "SCHEMA", "message": str(e.message)[:300]})
    return out
