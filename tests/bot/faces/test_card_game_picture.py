"""The picture of the card table: every letter has its shape, colours can be told apart, nothing falls off."""

from io import BytesIO

import pytest
from PIL import Image

from bot.faces import FACES
from bot.faces.card_game import picture, stage, tiles
from bot.faces.card_game.panels import BROAD, NARROW, rows
from bot.faces.drawing import ink, letters
from bot.faces.drawing.glyphs import SIGNS, mask
from rules.card_game.state import Result
from tests.bot.faces.card_game_kit import BOOK, cards, crowded, key, place, seen_by, some, table, totals

FACE = FACES["against-the-shadow"]


def size(png: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(png)) as image:
        image.load()
        assert image.format == "PNG"
        return image.size


def test_a_board_is_a_png_of_friendly_size() -> None:
    wide, high = size(FACE.picture(table()))
    assert wide == picture.WIDTH
    assert 900 <= high <= 1300


def test_the_fullest_board_is_drawn_whole_and_stays_small() -> None:
    png = FACE.picture(crowded())
    assert size(png)[1] < 4000
    assert len(png) < 1_000_000


def test_empty_tables_and_finished_ones_are_drawn_too() -> None:
    for sight in (
        table(path=None, battlegrounds=(), spent=(), path_number=0, round=0, step="setup", turn=None),
        table(last_path=6),
        table(path=place("Lothlórien", "free", totals(2, 1, 1, None)), modifiers=(key("The Red Arrow"),)),
        table(step="over", turn=None, result=Result(winner=None, free=3, shadow=3, why="ended")),
    ):
        assert size(FACE.picture(sight))[0] == picture.WIDTH


def test_every_letter_of_every_name_has_a_shape() -> None:
    names = {fact.name for pool in (BOOK.cards, BOOK.paths, BOOK.battlegrounds) for fact in pool.values()}
    for font in (letters.body(20, 700), letters.title(20)):
        missing = font.getmask("\uffff")
        for letter in sorted({*"".join(names), *"·…09"} - {" "}):
            shape = font.getmask(letter)
            assert (shape.size, bytes(shape)) != (missing.size, bytes(missing)), letter


@pytest.mark.parametrize(("ground", "letter"), [(g, on) for g, on, _ in tiles.LOOKS.values()])
def test_faction_names_are_readable(ground: ink.RGB, letter: ink.RGB) -> None:
    assert ink.contrast(ground, letter) >= 4.5


def test_all_text_is_readable() -> None:
    dark = [(ground, on) for ground in (ink.GROUND, ink.PANEL, ink.SUNK) for on in (ink.PALE, ink.QUIET, ink.GOLD)]
    sides = [(ink.SUNK, ink.SKY), (ink.SUNK, ink.EMBER), (ink.INK, ink.GOLD), (ink.INK, ink.SKY), (ink.INK, ink.EMBER)]
    pale = [(tiles.FREE_CARD, ink.INK), (tiles.FREE_STRIP, ink.INK), (tiles.SHADOW_CARD, ink.PALE)]
    sky = [(colour, ink.PALE) for colour in picture.DUSK[:8]] + [(colour, ink.GOLD) for colour in picture.DUSK[8:12]]
    for ground, on in [*dark, *sides, *pale, (tiles.SHADOW_STRIP, ink.PALE)]:
        assert ink.contrast(ground, on) >= 4.5, (ground, on)
    for ground, on in sky:
        assert ink.contrast(ground, on) >= 3, "large letters"


def test_factions_of_one_colour_differ_in_pattern_or_in_their_card() -> None:
    looks = {(ground, pattern) for ground, _, pattern in tiles.LOOKS.values()}
    assert len(looks) == len(tiles.LOOKS) == 10


def test_every_sign_has_a_shape_of_its_own() -> None:
    shapes = {bytes(mask(sign, 24).tobytes()) for sign in SIGNS}
    assert len(shapes) == len(SIGNS)


@pytest.mark.parametrize("count", [1, 5, 6, 7, 8, 12, 25])
def test_cards_stand_inside_their_panel(count: int) -> None:
    standing = tuple(stage.tile(table(), c) for c in some("free", 8) * 4)[:count]
    plan = rows(standing, 740)
    assert NARROW <= plan.width <= BROAD
    assert plan.each * (plan.width + 8) - 8 <= 740
    assert len(plan.heights) * plan.each >= count


def test_long_names_fit_on_the_narrowest_card() -> None:
    for card in BOOK.cards.values():
        size_, lines = letters.fit(card.name, NARROW - 14, 45, tiles.SIZES, 700)
        assert size_ >= 15
        assert not any(line.endswith("…") for line in lines), card.name


def test_the_picture_shows_only_what_the_channel_may_know() -> None:
    sight = table()
    own = seen_by(sight, "frodo", hand_cards=(key("Boromir"),), top=key("Gimli"))
    assert FACE.picture(own) == FACE.picture(sight)
    assert FACE.board(own) == FACE.board(sight)
    assert FACE.alt(own) == FACE.alt(sight)


def test_a_stone_shows_who_took_it() -> None:
    ahead = ["ahead"] * 4
    areas = {"free": (key("Bag End"),), "shadow": ()}
    trilogy = [step.state for step in stage.track(table(areas=areas))]
    assert trilogy == ["free", "shadow", "shadow", "nobody", "here", *ahead]
    duel = [step.state for step in stage.track(table(areas=areas, scenario="two-player-duel"))]
    assert duel == ["free", "nobody", "nobody", "nobody", "here", *ahead], "a tie on a path is nobody's"


def test_items_hang_below_their_wielder() -> None:
    (tile,) = (stage.tile(table(), c, "path") for c in cards("Frodo Baggins + Sting"))
    assert [name for name, _ in tile.items] == ["Sting"]
    assert tile.height(BROAD) > tiles.HEIGHT


def test_names_of_items_are_never_cut() -> None:
    items = [c for c in BOOK.cards.values() if c.kind == "item"]
    for item in items:
        assert not any(line.endswith("…") for line in tiles.strip_lines(item.name, NARROW)), item.name
    names = [(i.name, stage.badges(i)) for i in items]
    assert all(tiles.strip_height(*name, NARROW) >= tiles.strip_height(*name, BROAD) for name in names)
