"""Every text has a test that it works and one that it does no more."""

import importlib
import pkgutil

import pytest

from rules.card_game.cards import BATTLEGROUNDS, CARDS, PATHS
from tests.rules.card_game import cards
from tests.rules.card_game.cards.table import BOUNDS, WORKS

WITH_TEXT = {k for pages in (CARDS, PATHS, BATTLEGROUNDS) for k, fact in pages.items() if fact.text}


@pytest.fixture(autouse=True)
def _all_tests_are_read() -> None:
    for found in pkgutil.iter_modules(cards.__path__):
        importlib.import_module(f"{cards.__name__}.{found.name}")


def test_every_text_is_shown_to_work() -> None:
    assert not WITH_TEXT - WORKS


def test_every_text_is_shown_to_do_no_more_than_it_says() -> None:
    assert not WITH_TEXT - BOUNDS


def test_no_test_speaks_of_a_card_that_does_not_exist() -> None:
    known = {*CARDS, *PATHS, *BATTLEGROUNDS}
    assert not (WORKS | BOUNDS) - known
