"""What Discord refuses in components, of messages and of modals (components/reference, resources/message)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.playground.errors import malformed
from bot.playground.wire import Json

ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
CHANNEL_SELECT, SECTION, TEXT_DISPLAY, CONTAINER, LABEL, FILE_UPLOAD = 8, 9, 10, 17, 18, 19
SELECTS = (3, 5, 6, 7, 8)
LINK, PREMIUM = 5, 6
V2_ONLY = {9, 10, 11, 12, 13, 14, 17}
MODAL_ONLY = {4, 18, 19, 21, 22, 23}


def walk(components: list[Json] | None) -> Iterator[Json]:
    """Depth first over a tree of components: rows, containers, sections with their accessory, labels."""
    for c in components or ():
        yield c
        yield from walk(c.get("components"))
        if c.get("accessory"):
            yield from walk([c["accessory"]])
        if c.get("component"):
            yield from walk([c["component"]])


def media(components: list[Json] | None) -> Iterator[Json]:
    """Every media item of a tree: of thumbnails, galleries and files. Each is a dict with a `url`."""
    for c in walk(components):
        if isinstance(c.get("media"), dict):
            yield c["media"]
        if isinstance(c.get("file"), dict):
            yield c["file"]
        for item in c.get("items") or ():
            yield item["media"]


def check_components(components: list[Json] | None, *, v2: bool) -> None:
    """Raises Refused for the first broken rule. `v2`: the message carries IS_COMPONENTS_V2."""
    if not components:
        return
    everything = list(walk(components))
    _distinct(everything)
    for c in everything:
        kind = c.get("type")
        if kind in V2_ONLY and not v2:
            raise malformed("components", "UNION_TYPE_CHOICES", f"component type {kind} needs IS_COMPONENTS_V2")
        if kind in MODAL_ONLY:
            raise malformed("components", "UNION_TYPE_CHOICES", f"component type {kind} belongs in a modal")
        check_one(c)
    if not v2:
        if len(components) > 5:
            raise malformed("components", "BASE_TYPE_BAD_LENGTH", "at most 5 action rows")
        return
    if len(everything) > 40:
        raise malformed("components", "BASE_TYPE_BAD_LENGTH", "at most 40 components in all, nested ones counted")
    if sum(len(c.get("content") or "") for c in everything if c.get("type") == TEXT_DISPLAY) > 4000:
        raise malformed("components", "COMPONENTS_V2_TEXT_TOO_LONG", "text displays over 4000 characters in all")


def check_one(c: Json) -> None:
    """The rules of one component by itself."""
    kind = c.get("type")
    if kind == ROW:
        _row(c)
    elif kind == BUTTON:
        _button(c)
    elif kind in SELECTS:
        _select(c)
    if isinstance(c.get("emoji"), dict):
        _emoji(c["emoji"])


def check_modal(data: Json) -> None:
    """A modal: 1 to 5 components, each with one input (receiving-and-responding: modal)."""
    components = data.get("components") or []
    if not 1 <= len(components) <= 5:
        raise malformed("data.components", "BASE_TYPE_BAD_LENGTH", "a modal has 1 to 5 components")
    everything = list(walk(components))
    _distinct(everything)
    for c in everything:
        check_one(c)
        if c.get("type") in SELECTS and c.get("min_values") == 0 and c.get("required", True):
            raise malformed("data.components", "SELECT_COMPONENT_MIN_VALUES", "min_values 0 needs required: false")
        if c.get("type") == TEXT_INPUT and (c.get("min_length") or 0) > (c.get("max_length") or 4000):
            raise malformed("data.components", "TEXT_INPUT_COMPONENT_MIN_LENGTH", "min_length above max_length")
    for c in components:
        if c.get("type") == ROW and [x.get("type") for x in c.get("components") or ()] != [TEXT_INPUT]:
            raise malformed("data.components", "UNION_TYPE_CHOICES", "a modal's row holds one text input")


def _distinct(everything: list[Json]) -> None:
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        given = [c[key] for c in everything if c.get(key)]
        if len(given) != len(set(given)):
            raise malformed("components", code, f"Component {key} cannot be duplicated")


def _row(c: Json) -> None:
    kinds = [k.get("type") for k in c.get("components") or ()]
    if not kinds:
        raise malformed("components", "BASE_TYPE_BAD_LENGTH", "an action row holds at least one component")
    if len(kinds) > 1 and any(k in SELECTS for k in kinds):
        raise malformed("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "a select must be alone in its row")
    if len(kinds) > 5:
        raise malformed("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "at most 5 buttons in a row")


def _button(c: Json) -> None:
    style, custom_id = c.get("style"), c.get("custom_id")
    if style == LINK:
        if not c.get("url") or custom_id is not None:
            raise malformed("components", "BUTTON_COMPONENT_INVALID", "a link button has a url and no custom_id")
    elif style != PREMIUM and not custom_id:
        raise malformed("components", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    elif c.get("url"):
        raise malformed("components", "BUTTON_COMPONENT_INVALID", "only a link button has a url")
    if style != PREMIUM and not c.get("label") and not c.get("emoji"):
        raise malformed("components", "BUTTON_COMPONENT_LABEL_REQUIRED", "a label or an emoji is required")


def _select(c: Json) -> None:
    low, high = c.get("min_values"), c.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None else high
    if low > high:
        raise malformed("components", "SELECT_COMPONENT_MIN_VALUES", "min_values above max_values")
    if c.get("type") != SELECT:
        return
    options = c.get("options") or []
    if high > len(options) or not options:
        raise malformed("components", "SELECT_COMPONENT_MAX_VALUES", "max_values above the number of options")
    values = [o.get("value") for o in options]
    if len(values) != len(set(values)):
        raise malformed("components", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "option values must be unique")
    if sum(bool(o.get("default")) for o in options) > high:
        raise malformed("components", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "more defaults than max_values")
    for o in options:
        if isinstance(o.get("emoji"), dict):
            _emoji(o["emoji"])


def _emoji(emoji: Json) -> None:
    name = emoji.get("name") or ""
    if not emoji.get("id") and (not name or name.isascii() or name.isalpha()):
        raise malformed("components", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
