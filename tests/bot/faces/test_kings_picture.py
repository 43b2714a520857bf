"""The picture of Kings of Middle-earth: every letter has its shape, colours can be told apart, nothing falls off."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Box, Canvas
from bot.faces.drawing.glyphs import SIGNS
from bot.faces.kings import FACE, names, panels, picture, scenery
from rules.kings import agenda as ag
from rules.kings.cards import EVENTS
from rules.kings.characters import CHARACTERS
from rules.kings.regions import REGIONS
from rules.kings.rulers import CHIEFTAINS, SOVEREIGNS
from rules.kings.sight import Sight
from rules.kings.state import Result
from tests.bot.faces.test_kings_board import crowded, midway
from tests.rules.kings.kit import Table, table


def size(png: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(png)) as image:
        image.load()
        assert image.format == "PNG"
        return image.size


def test_a_board_is_a_png_of_friendly_size() -> None:
    wide, high = size(FACE.picture(table().sees(None)))
    assert wide == scenery.WIDTH
    assert 1500 <= high <= 2200


def test_the_fullest_board_is_drawn_whole_and_stays_small() -> None:
    png = FACE.picture(crowded().sees(None))
    assert size(png)[1] < 4000
    assert len(png) < 1_000_000


def odd() -> list[Table]:
    """Tables at their edges."""
    dice = "character, army, muster, event, muster_army, eye, army, army, muster, event, ruler:muster_army"
    tiles = {"brand": "3, 3, 3, 2, 2, 2r, 1"}
    battle = ag.Battle(region="dale", origin="old-forest-road", attacker="shadow", siege=True)
    return [
        table(free="", shadow="", empty=True),
        table(free=dice.replace("eye", "will"), shadow=dice, eyes=10, boxed=6, on=tiles),
        table(fellowship={"mordor": 4, "corruption": 11}, drawn="3, 3, 3, 2, 2, 1, 1, eye, eye, eye, eye"),
        table(turn="shadow", eyes=4, pool="1, 2, 3").does("corrupt dain"),
        table(agenda=(battle,), armies={"old-forest-road:shadow": "2R sauron"}, besieged="dale:free"),
        table(agenda=(ag.Hunting(stage="damage", damage=3, tile="3#1"),), fellowship={"progress": 12}),
        Table(replace(table().state, result=Result(winner="free", why="crack_of_doom"))),
    ]


@pytest.mark.parametrize("number", range(7))
def test_every_table_is_drawn(number: int) -> None:
    assert size(FACE.picture(odd()[number].sees(None)))[0] == scenery.WIDTH


def test_panels_measure_what_they_draw() -> None:
    """What a panel says of its height, asked or drawing, is the same: the next one begins below it."""
    canvas = Canvas(scenery.WIDTH, 1200, ink.GROUND)
    for t in (*odd(), midway()):
        sight = t.sees(None)
        for row in picture._rows(sight):
            for panel in row:
                box = Box(26, 10, scenery.HALF if len(row) == 2 else 1548, 600)
                assert panel(canvas, box, draw=False) == panel(canvas, box)


def test_every_letter_of_every_name_has_a_shape() -> None:
    people = (*CHARACTERS.values(), *CHIEFTAINS.values(), *SOVEREIGNS.values(), *REGIONS.values(), *EVENTS.values())
    words = {*"".join(p.name for p in people), *"".join(names.TILES.values()), *"·…–“”−+09"} - {" "}
    for font in (letters.body(20, 700), letters.title(20)):
        missing = font.getmask("\uffff")
        for letter in sorted(words):
            shape = font.getmask(letter)
            assert (shape.size, bytes(shape)) != (missing.size, bytes(missing)), letter


def test_all_text_is_readable() -> None:
    dark = [(ground, on) for ground in (ink.GROUND, ink.PANEL, ink.SUNK) for on in (ink.PALE, ink.QUIET, ink.GOLD)]
    plates = [(colour, ink.INK) for colour in (ink.PALE, ink.GOLD, ink.SKY, ink.EMBER, ink.QUIET)]
    states = [(colour, ink.INK) for _, colour, _ in panels.STATES.values()]
    for ground, on in [*dark, *plates, *states, (ink.PANEL, ink.EMBER)]:
        assert ink.contrast(ground, on) >= 4.5, (ground, on)
    sky = [(colour, ink.PALE) for colour in scenery.DUSK[:8]] + [(colour, ink.GOLD) for colour in scenery.DUSK[8:12]]
    for ground, on in sky:
        assert ink.contrast(ground, on) >= 3, "large letters"


def test_every_state_of_a_sovereign_has_a_sign_and_a_word_of_its_own() -> None:
    assert len({sign for _, _, sign in panels.STATES.values()}) == len(panels.STATES)
    assert {sign for _, _, sign in panels.STATES.values()} <= set(SIGNS)
    assert {sign for signs in scenery.SIGNS.values() for sign in signs} <= set(SIGNS)


def public(sight: Sight) -> Sight:
    return replace(sight, seat=None, side=None)


@pytest.mark.rule("Who sees what")
def test_the_picture_shows_only_what_the_channel_may_know() -> None:
    t = midway()
    assert FACE.picture(t.sees("free")) == FACE.picture(t.sees(None))
    other = midway(on={"dain": "3, kings-1", "theoden": "0r"})
    assert FACE.picture(other.sees(None)) == FACE.picture(t.sees(None))
    assert FACE.alt(other.sees(None)) == FACE.alt(t.sees(None))


def test_what_is_going_on_is_said_above_the_panels() -> None:
    words = [picture.doing(t.sees(None)) for t in odd()]
    assert words[3] == "Corruption attempt on Dáin Ironfoot: 3 tiles drawn unseen"
    assert words[4] == "Siege battle at Dale, round 1: the Shadow attacks"
    assert words[5] == "The Hunt for the Ring: tile 3, 3 damage"
    assert words[0] == ""
