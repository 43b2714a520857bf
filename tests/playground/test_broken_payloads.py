"""Bodies that Discord refuses: each is refused over real HTTP, kept as a violation, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground import acts, openapi
from bot.playground.interaction import Interaction
from tests.playground.conftest import Scene
from tests.standin import expected_violation

Json = dict[str, Any]
V2 = 1 << 15

CALLBACK, MESSAGE, COMMANDS = "callback", "message", "commands"


def row(*c: Json) -> Json:
    return {"type": 1, "components": list(c)}


def button(**k: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "a", **k}


def select(n: int = 2, **k: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [{"label": f"o{i}", "value": str(i)} for i in range(n)], **k}


def command(**k: Any) -> Json:
    return {"name": "go", "description": "d", "type": 1, **k}


def option(**k: Any) -> Json:
    return {"type": 3, "name": "o", "description": "d", **k}


def text_input(**k: Any) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1, "label": "l", **k}


def modal(*c: Json, **k: Any) -> Json:
    return {"type": 9, "data": {"custom_id": "m", "title": "t", "components": list(c), **k}}


def label(c: Json) -> Json:
    return {"type": 18, "label": "l", "component": c}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def v2(*c: Json) -> Json:
    return {"flags": V2, "components": list(c)}


def menus(c: Json) -> Json:
    return {"components": [row(c)]}


def options(*o: Json) -> list[Json]:
    return [command(options=list(o))]


def rows(n: int) -> list[Json]:
    return [row(button(custom_id=str(i))) for i in range(n)]


def choices(n: int) -> list[Json]:
    return [{"name": str(i), "value": str(i)} for i in range(n)]


def large_tree() -> Json:
    many = [{"name": f"{i}" + "y" * 49, "value": "z" * 50} for i in range(4)]
    return command(options=[option(name=f"o{i}", description="x" * 100, choices=many) for i in range(20)])


LONG_CHOICE = [{"name": "x" * 101, "value": "1"}]
LOCALISED_CHOICE = [{"name": "a", "value": "a", "name_localizations": {"xx": "b"}}]
CHOICE_TWINS = [{"name": "a", "value": "a"}, {"name": "a", "value": "b"}]
TWO_DEFAULTS = {"type": 3, "custom_id": "s", "options": [{"label": v, "value": v, "default": True} for v in "ab"]}
TWO_VALUES = {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]}

# The 53 payloads that a bot's author can get wrong, and what Discord says of them.
BROKEN: list[tuple[str, str, Any]] = [
    ("content of 2001 characters in a callback", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}),
    ("content of 2001 characters in a channel message", MESSAGE, {"content": "x" * 2001}),
    ("empty message", MESSAGE, {"content": ""}),
    ("11 embeds", MESSAGE, {"embeds": [{"title": "t"}] * 11}),
    ("embed description of 4097", MESSAGE, {"embeds": [{"description": "x" * 4097}]}),
    ("embeds of 6001 characters in all", MESSAGE, {"embeds": [{"description": "x" * 3001}] * 2}),
    ("26 embed fields", MESSAGE, {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}),
    ("embed field without value", MESSAGE, {"embeds": [{"fields": [{"name": "n"}]}]}),
    ("6 action rows", MESSAGE, {"components": rows(6)}),
    ("6 buttons in a row", MESSAGE, {"components": [row(*(button(custom_id=str(i)) for i in range(6)))]}),
    ("empty action row", MESSAGE, {"components": [row()]}),
    ("label of 81", MESSAGE, {"components": [row(button(label="x" * 81))]}),
    ("custom_id of 101", MESSAGE, {"components": [row(button(custom_id="x" * 101))]}),
    ("same custom_id twice", MESSAGE, {"components": [row(button(), button())]}),
    ("link button with custom_id", MESSAGE, {"components": [row(button(style=5, url="https://a.b"))]}),
    ("button without custom_id", MESSAGE, {"components": [row({"type": 2, "style": 1, "label": "x"})]}),
    ("button style 7", MESSAGE, {"components": [row(button(style=7))]}),
    ("select with 26 options", MESSAGE, {"components": [row(select(26))]}),
    ("select with no options", MESSAGE, {"components": [row(select(0))]}),
    ("select max_values above options", MESSAGE, {"components": [row(select(2, max_values=3))]}),
    ("select beside a button", MESSAGE, {"components": [row(button(), select())]}),
    ("duplicate option values", MESSAGE, {"components": [row(TWO_VALUES)]}),
    ("container without the v2 flag", MESSAGE, {"components": [{"type": 17, "components": [text("x")]}]}),
    ("content with the v2 flag", MESSAGE, {"content": "x", "flags": V2, "components": [text("x")]}),
    ("41 components with v2", MESSAGE, v2(*[text("x")] * 41)),
    ("41 nested components with v2", MESSAGE, v2({"type": 17, "components": [text("x")] * 40})),
    ("4001 text characters with v2", MESSAGE, v2(text("x" * 2001), text("x" * 2001))),
    ("unknown component type 99", MESSAGE, {"components": [{"type": 99}]}),
    ("26 autocomplete choices", CALLBACK, {"type": 8, "data": {"choices": choices(26)}}),
    ("autocomplete choice name of 101", CALLBACK, {"type": 8, "data": {"choices": LONG_CHOICE}}),
    ("callback type 3", CALLBACK, {"type": 3, "data": {}}),
    ("modal title of 46", CALLBACK, modal(row(text_input()), title="x" * 46)),
    ("modal of 6 rows", CALLBACK, modal(*(row(text_input(custom_id=str(i))) for i in range(6)))),
    ("modal with a button", CALLBACK, modal(row(button()))),
    ("modal text input label of 46", CALLBACK, modal(row(text_input(label="x" * 46)))),
    ("command description of 101", COMMANDS, [command(description="x" * 101)]),
    ("command without description", COMMANDS, [{"name": "go", "type": 1}]),
    ("command name with capitals", COMMANDS, [command(name="Go")]),
    ("command name with a space", COMMANDS, [command(name="go on")]),
    ("command name of 33", COMMANDS, [command(name="x" * 33)]),
    ("26 options", COMMANDS, [command(options=[option(name=f"o{i}") for i in range(26)])]),
    ("required option after an optional one", COMMANDS, options(option(name="a"), option(name="b", required=True))),
    ("26 choices", COMMANDS, [command(options=[option(choices=choices(26))])]),
    ("autocomplete with choices", COMMANDS, [command(options=[option(autocomplete=True, choices=choices(1))])]),
    ("two commands of one name", COMMANDS, [command(), command()]),
    ("101 chat commands", COMMANDS, [command(name=f"c{i}") for i in range(101)]),
    ("131 commands", COMMANDS, [command(name=f"c{i}") for i in range(131)]),
    ("command tree over 8000 characters", COMMANDS, [large_tree()]),
    ("subcommand beside an option", COMMANDS, [command(options=[option(type=1, name="s"), option()])]),
    ("contexts twice the same", COMMANDS, [command(contexts=[0, 0])]),
    ("unknown locale in name_localizations", COMMANDS, [command(name_localizations={"xx": "go"})]),
    ("allowed_mentions parse with 'all'", MESSAGE, {"content": "x", "allowed_mentions": {"parse": ["all"]}}),
    ("flag EPHEMERAL in a channel message", MESSAGE, {"content": "x", "flags": 64}),
]

GERMAN_TWINS = [option(name=n, name_localizations={"de": "gleich"}) for n in "ab"]
GROUP_IN_GROUP = option(type=2, name="g", options=[option(type=2, name="h", options=[option(type=1, name="s")])])

# More of the same kind.
ALSO_BROKEN: list[tuple[str, str, Any]] = [
    ("flag CROSSPOSTED in a callback", CALLBACK, {"type": 4, "data": {"content": "x", "flags": 1}}),
    ("option names alike in one language", COMMANDS, [command(options=GERMAN_TWINS)]),
    ("option names alike", COMMANDS, [command(options=[option(), option()])]),
    ("unknown locale in a choice", COMMANDS, options(option(choices=LOCALISED_CHOICE))),
    ("localised name with capitals", COMMANDS, [command(name_localizations={"de": "Los"})]),
    ("group inside a group", COMMANDS, [command(options=[GROUP_IN_GROUP])]),
    ("choices of the same name", COMMANDS, options(option(choices=CHOICE_TWINS))),
    ("user menu with a description", COMMANDS, [command(type=2, name="Look")]),
    ("16 user menus", COMMANDS, [{"type": 2, "name": f"m{i}"} for i in range(16)]),
    ("min_value above max_value", COMMANDS, [command(options=[option(type=4, min_value=3, max_value=2)])]),
    ("url on a button that is no link", MESSAGE, {"components": [row(button(url="https://a.b"))]}),
    ("button with neither label nor emoji", MESSAGE, {"components": [row({"type": 2, "style": 1, "custom_id": "a"})]}),
    ("word as an emoji", MESSAGE, {"components": [row(button(emoji={"name": "swords"}))]}),
    ("more defaults than max_values", MESSAGE, menus(TWO_DEFAULTS)),
    ("min_values above max_values", MESSAGE, menus({"type": 5, "custom_id": "u", "min_values": 2, "max_values": 1})),
    ("text input in a message", MESSAGE, {"components": [row(text_input())]}),
    ("picture that was not uploaded", MESSAGE, v2({"type": 12, "items": [{"media": {"url": "attachment://map.png"}}]})),
    ("component ids alike", MESSAGE, v2(text("a") | {"id": 3}, text("b") | {"id": 3})),
    ("modal without components", CALLBACK, modal()),
    ("modal with two inputs in a row", CALLBACK, modal(row(text_input(), text_input(custom_id="u")))),
    ("modal select of none that is required", CALLBACK, modal(label(select(2, min_values=0)))),
    ("modal text input with min above max", CALLBACK, modal(row(text_input(min_length=5, max_length=4)))),
    ("nonce of 26 characters", MESSAGE, {"content": "x", "nonce": "n" * 26}),
    ("message that replies to none", MESSAGE, {"content": "x", "message_reference": {"message_id": "5"}}),
]


async def waiting(scene: Scene, body: Json) -> Interaction:
    """An interaction that nobody has answered, of the kind that the body answers."""
    asked = option(autocomplete=True)
    scene.standin.commands[None] = [
        {"id": "7", "name": "go", "type": 1, "contexts": None, "integration_types": [0], "options": [asked]}
    ]
    return await acts.invoke(scene.alice, scene.channel, "go", {}, focused="o" if body["type"] == 8 else None)


async def refuse(scene: Scene, where: str, body: Any) -> Json:
    """Sends a body to where it belongs; it must be refused as malformed, and as a violation."""
    s, api = scene.standin, scene.api
    if where == MESSAGE:
        with expected_violation(s):
            status, out = await api("POST", f"/channels/{scene.channel}/messages", body)
        assert s.visible(scene.channel, scene.alice) == []
    elif where == COMMANDS:
        with expected_violation(s):
            status, out = await api("PUT", f"/applications/{s.app_id}/commands", body)
        assert s.commands[None] == []
    else:
        i = await waiting(scene, body)
        with expected_violation(s):
            status, out = await api("POST", f"/interactions/{i.id}/{i.token}/callback", body)
        assert not i.acked.done()
    assert status == 400
    return out


@pytest.mark.parametrize(("where", "body"), [pytest.param(w, b, id=name) for name, w, b in BROKEN + ALSO_BROKEN])
async def test_it_is_refused(scene: Scene, where: str, body: Any) -> None:
    if openapi.found() is None and not await refused_by_us_alone(scene, where, body):
        pytest.skip("DISCORD'S OPENAPI DOCUMENT IS ABSENT, and only it refuses this")
    out = await refuse(scene, where, body)
    assert out["code"] in (50035, 50006, 30032)
    assert (out["code"] == 50035) == ("errors" in out)


async def refused_by_us_alone(scene: Scene, where: str, body: Any) -> bool:
    """Sends the body past the layer of the document; whether our own rules refuse it."""
    s = scene.standin
    s.validator = s.capture = None
    if where == MESSAGE:
        status, _ = await scene.api("POST", f"/channels/{scene.channel}/messages", body)
    elif where == COMMANDS:
        status, _ = await scene.api("PUT", f"/applications/{s.app_id}/commands", body)
    else:
        i = await waiting(scene, body)
        status, _ = await scene.api("POST", f"/interactions/{i.id}/{i.token}/callback", body)
    s.violations.clear()
    s.commands[None].clear()
    s.messages[scene.channel].clear()
    assert status in (200, 204, 400)
    return status == 400


@pytest.mark.parametrize(("where", "body"), [pytest.param(w, b, id=name) for name, w, b in BROKEN + ALSO_BROKEN])
async def test_our_own_rules_bear_it_where_the_document_is_missing(scene: Scene, where: str, body: Any) -> None:
    await refused_by_us_alone(scene, where, body)
