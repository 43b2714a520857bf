"""The picture of Angmar Awakened: every letter has its shape, colours can be told apart, nothing falls off."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.faces.angmar import FACE, panels, picture, scene, scenery, texts, tiles
from bot.faces.drawing import ink, letters
from bot.faces.drawing.canvas import Box, Canvas
from bot.faces.drawing.glyphs import SIGNS
from rules.angmar import GAME
from rules.angmar.decks import CARDS as PLAYER_CARDS
from rules.angmar.facts import FACES
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.state import Result, changed
from rules.core.game import Setup
from tests.bot.faces.angmar_kit import crowded, sees
from tests.bot.faces.test_angmar_board import midway
from tests.rules.angmar.kit import Table


def size(png: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(png)) as image:
        image.load()
        assert image.format == "PNG"
        return image.size


def test_a_board_is_a_png_of_friendly_size() -> None:
    wide, high = size(FACE.picture(sees(midway())))
    assert wide == scenery.WIDTH
    assert 900 <= high <= 1800


def test_the_fullest_board_is_drawn_whole_and_stays_small() -> None:
    png = FACE.picture(sees(crowded()))
    assert size(png)[1] < 4000
    assert len(png) < 1_000_000


def attacked() -> Table:
    t = Table("the-weather-hills", pace="brisk")
    t.attack(t.engage("angmar-orc-tlr"))
    return t


def revealed() -> Table:
    t = Table("the-weather-hills", pace="brisk")
    t.reveal("ice-storm-tlr")
    return t


def odd() -> list[Table]:
    """Tables at their edges."""
    over = midway()
    over.state = changed(over.state, result=Result(won=True, why="quest", score={"all": 3}))
    alone = Table("the-dread-realm", 1, clear=False)
    decks = midway()
    decks.state = GAME.start(Setup("deadmens-dike", "x", {"players": "3"})).state
    return [
        Table("escape-from-mount-gram", 4, clear=False),
        Table("wastes-of-eriador", 3, clear=False),
        alone, attacked(), revealed(), over, decks,
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(7))
def test_every_table_is_drawn(number: int) -> None:
    assert size(FACE.picture(sees(odd()[number])))[0] == scenery.WIDTH


def test_panels_measure_what_they_draw() -> None:
    """What a panel says of its height, asked or drawing, is the same: the next one begins below it."""
    canvas = Canvas(scenery.WIDTH, 2600, ink.GROUND)
    for t in (*odd(), crowded()):
        for row in picture._rows(sees(t)):
            for panel in (panel for stack in row for panel in stack):
                for width in (scenery.HALF, scenery.WIDTH - 2 * scenery.EDGE):
                    box = Box(26, 10, width, 600)
                    assert panel(canvas, box, draw=False) == panel(canvas, box)


def test_what_is_going_on_is_said_above_the_panels() -> None:
    notes = [list(picture._notes(sees(t))) for t in (attacked(), revealed(), midway())]
    assert notes[0] == [("sword", "Angmar Orc attacks Player 1 with 2.")]
    assert notes[1][0][1].startswith("Revealed: Ice Storm. Each player spreads X damage")
    assert notes[2] == []


def test_staging_areas_of_mount_gram_stand_side_by_side_with_their_players() -> None:
    rows = list(picture._rows(sees(Table("escape-from-mount-gram", 4, clear=False))))
    assert [[len(stack) for stack in row] for row in rows] == [[2, 2], [2, 2]]
    rows = list(picture._rows(sees(Table("the-weather-hills", 3))))
    assert [[len(stack) for stack in row] for row in rows] == [[1], [1, 1], [1]]


def test_what_a_quest_says_is_never_cut() -> None:
    """At the width of half a table, which is the least."""
    width = scenery.HALF - 2 * panels.PAD
    for key, face in FACES.items():
        room = {"quest": (width, panels.QUEST_LINES), "side-quest": (width - 36, panels.SIDE_LINES)}.get(face.kind)
        if room is not None:
            _, lines = panels.fitted(texts.at_work(key), *room)
            assert not lines or lines[-1][-1] != "…", key


def test_every_letter_of_every_name_has_a_shape() -> None:
    names = [face.name for face in FACES.values()] + [card.name for card in PLAYER_CARDS.values()]
    words = {*"".join(names), *"".join(s.title for s in SCENARIOS.values()), *"·…–“”−+/()09"} - {" "}
    font = letters.body(20, 700)
    missing = font.getmask("\uffff")
    for letter in sorted(words):
        shape = font.getmask(letter)
        assert (shape.size, bytes(shape)) != (missing.size, bytes(missing)), letter


def test_all_text_is_readable() -> None:
    dark = [(ground, on) for ground in (ink.GROUND, ink.PANEL, ink.SUNK) for on in (ink.PALE, ink.QUIET, ink.GOLD)]
    cards = [(scenery.PAPER, ink.INK), (scenery.TIRED, ink.INK), (scenery.IRON, ink.PALE), (scenery.BLOOD, ink.EMBER)]
    bands = [(band, ink.INK) for band in scenery.BANDS]
    for ground, on in [*dark, *cards, *bands, (ink.SUNK, ink.SKY), (ink.SUNK, ink.EMBER)]:
        assert ink.contrast(ground, on) >= 4.5, (ground, on)
    large = [(scenery.PAPER, ink.VERMILION), (scenery.IRON, ink.EMBER)]
    sky = [(colour, ink.PALE) for colour in scenery.DUSK[:8]] + [(colour, ink.GOLD) for colour in scenery.DUSK[8:13]]
    for ground, on in [*large, *sky]:
        assert ink.contrast(ground, on) >= 3, (ground, on)


def test_every_type_and_sphere_has_a_sign_and_a_word_besides_its_colour() -> None:
    used = {sign for sign, _, _ in scene.KINDS.values()} | {sign for sign, _ in picture.LEGEND}
    assert used <= set(SIGNS)
    assert set(scene.SPHERES.values()) <= set(scenery.BANDS)
    t = midway()
    shown = [scene.tile(sees(t), piece) for piece in sees(t).pieces.values() if piece.kind != "quest"]
    assert all(tile.word and tile.sign in SIGNS for tile in shown)


def test_a_tile_shows_the_numbers_that_count_now() -> None:
    t = midway()
    sight = sees(t)
    orc = next(p for p in sight.pieces.values() if p.name == "Angmar Orc")
    tile = scene.tile(sight, orc)
    assert [[(b.sign, b.count) for b in row] for row in tile.rows] == [
        [("eye", "2"), ("sword", "2"), ("shield", "3")], [("heart", "2/3")],
    ]  # fmt: skip
    assert tile.word == "engages at 25"
    hero = sight.pieces[t.heroes()[0]]
    assert scene.tile(sight, hero).strips == (("item", "Steward of Gondor"),)
    assert scene.tile(sight, sight.pieces[t.heroes("p2")[0]]).mark == "on the quest"


def test_the_sides_of_thaurdir_are_told_apart() -> None:
    t = Table("the-battle-of-carn-dum", 1, clear=False)
    thaurdir = next(p for p in sees(t).pieces.values() if p.name == "Thaurdir")
    assert scene.tile(sees(t), thaurdir).word == f"Captain, at {thaurdir.engagement}"
    assert "Thaurdir (engagement" in FACE.board(sees(t))
    assert "Captain side up" in FACE.board(sees(t))


def test_cards_shrink_before_they_need_another_row() -> None:
    one = tiles.Tile(title="A", sign="skull", colour=ink.EMBER)
    wide = scenery.HALF - 2 * panels.PAD
    assert tiles.rows((one,) * 2, wide).width == tiles.BROAD
    assert tiles.rows((one,) * 4, wide).each == 4
    assert tiles.rows((one,) * 5, wide).each == 3
    assert tiles.rows((one,) * 4, wide).width >= tiles.NARROW


@pytest.mark.rule("Who sees what")
def test_the_picture_shows_only_what_the_channel_may_know() -> None:
    t = midway()
    assert FACE.picture(replace(sees(t, "p1"), seat=None, question=None)) == FACE.picture(sees(t))
