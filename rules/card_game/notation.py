"""Abilities and passives as text, in the notation of the declarations, for files that people write."""

from __future__ import annotations

import ast
import types
import typing
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from functools import cache
from typing import Any, Literal, get_args, get_origin

from rules.card_game import effects, passives
from rules.card_game.effects import Word
from rules.card_game.facts import Ability, Icons
from rules.card_game.match import Ground, Match

_PASSIVES: tuple[type, ...] = get_args(passives.Passive)
_CONDITIONS = (passives.On, passives.Supporting, passives.WhileInPlay, passives.Per)
_EFFECTS = tuple(getattr(effects, n) for n in effects.__all__ if n not in ("Choice", "Context", "Word"))
KINDS: dict[str, type] = {k.__name__: k for k in (Ability, Icons, Match, Ground, *_EFFECTS, *_PASSIVES, *_CONDITIONS)}
"""Everything that may be written, by name."""
_BLOCKS: dict[str, tuple[type, ...]] = {
    "does": (Word,), "otherwise": (Word,), "if_unplayable": (Word,), "passives": _PASSIVES,
}  # fmt: skip


def spell(value: Any) -> str:
    """A declaration's value as text; what `read` makes into an equal one."""
    if isinstance(value, tuple):
        return f"({', '.join(map(spell, value))}{',' if len(value) == 1 else ''})"
    if type(value).__name__ not in KINDS:
        return repr(value)
    parts = []
    for field in fields(value):
        printed = getattr(value, field.name)
        if field.default is MISSING and not field.kw_only:
            parts.append(spell(printed))
        elif printed != field.default:
            parts.append(f"{field.name}={spell(printed)}")
    return f"{type(value).__name__}({', '.join(parts)})"


def read(text: str, *kinds: type) -> Any:
    """The value that the text spells. Raises ValueError, saying what is wrong, if it is none of these kinds."""
    try:
        value = _value(ast.parse(text.strip(), mode="eval").body)
    except SyntaxError as error:
        raise ValueError(f"cannot be read: {error.msg} in {text!r}") from None
    if not isinstance(value, kinds):
        names = ", ".join(sorted(k.__name__ for k in kinds))
        raise ValueError(f"{text!r} is not one of {names}")  # noqa: TRY004 -- a person's wrong text, no wrong type
    return value


def _value(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value=str() | int() | None):
            return node.value
        case ast.Tuple(elts=elements):
            return tuple(map(_value, elements))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in KINDS:
            return _made(KINDS[name], list(map(_value, args)), {str(k.arg): _value(k.value) for k in keywords})
        case ast.Call(func=ast.Name(id=name)):
            raise ValueError(f"there is no word {name!r}")
        case _:
            raise ValueError(f"{ast.unparse(node)!r} is neither a word, a text, a number nor a tuple")


def _made(kind: type, args: list[Any], keywords: dict[str, Any]) -> Any:
    try:
        made = kind(*args, **keywords)
    except TypeError as error:
        raise ValueError(str(error).replace(".__init__()", "")) from None
    for wrong in misfits(made):
        raise ValueError(f"{kind.__name__}: {wrong}")
    return made


def misfits(made: Any) -> Iterator[str]:
    """Fields of a declaration, a word or a passive whose value is not of the declared type."""
    for field in fields(made):
        value = getattr(made, field.name)
        if not _right(value, field, type(made)):
            yield f"{field.name} cannot be {spell(value)}"


def _right(value: Any, field: Field[Any], kind: type) -> bool:
    if field.name in _BLOCKS:
        return isinstance(value, tuple) and all(isinstance(v, _BLOCKS[field.name]) for v in value)
    return fits(value, _hints(kind)[field.name])


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of a declared type: a class, Literal, union or tuple of any length."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return value in inner and type(value) is not bool
    if origin in (typing.Union, types.UnionType):
        return any(fits(value, h) for h in inner)
    if origin is tuple:
        if inner[-1] is Ellipsis:
            return isinstance(value, tuple) and all(fits(v, inner[0]) for v in value)
        return isinstance(value, tuple) and len(value) == len(inner) and all(map(fits, value, inner))
    return type(value) is hint
