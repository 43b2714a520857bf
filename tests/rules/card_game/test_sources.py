"""Every number of the catalogue equals the collected facts, where they lie beside this repository."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.card_game import effects
from rules.card_game.cards import BATTLEGROUNDS, CARDS, PATHS
from rules.card_game.checking import parts
from rules.card_game.passives import Extra, On, Per, Supporting, WhileInPlay
from tests.rules.card_game.test_catalogue import LOCATIONS

FACTS = Path(__file__).resolve().parents[4] / "shared" / "facts" / "card_game"
pytestmark = pytest.mark.skipif(not FACTS.is_dir(), reason="the collected facts are not beside this repository")

SAME = {"seed": "seed", "high": "high", "medium": "medium", "low": "low", "derived": "derived", "unknown": "unknown",
        "base_assumed": "assumed", "base_assumed_low": "assumed", "derived_from_seed": "derived",
        "seed_sums_agree (defense only)": "assumed"}  # fmt: skip
ICONS = {"path": "path", "attack": "attack", "defense": "defense", "leadership_attack": "lead_attack",
         "leadership_defense": "lead_defense"}  # fmt: skip
EDITIONS = {"against_the_shadow": "bot", "promo_against_the_shadow": "bot_promo"}
OPS = {"draw": effects.Draw, "forsake": effects.Forsake, "cycle_from_hand": effects.CycleFromHand,
       "cycle_random_from_hand": effects.CycleFromHand, "add_token": effects.AddToken, "take": effects.Take,
       "draw_play_cycle": effects.DrawAndPlay, "draw_until_play": effects.DrawUntil, "recycle": effects.Recycle,
       "activate": effects.Activate, "activate_or_reactivate": effects.Activate}  # fmt: skip


def collected(file: str, *parts: str) -> list[dict[str, Any]]:
    if not FACTS.is_dir():
        return []
    data = json.loads((FACTS / file).read_text(encoding="utf-8"))
    return [row for part in parts for row in data[part]]


def test_the_collected_facts_hold_the_same_cards() -> None:
    assert {r["id"] for r in collected("cards.json", "cards")} == set(CARDS)
    both = ("base", "against_the_shadow_replacements")
    assert {r["id"] for r in collected("paths.json", *both)} == set(PATHS)
    assert {r["id"] for r in collected("battlegrounds.json", *both)} == set(BATTLEGROUNDS)


@pytest.mark.parametrize("row", collected("cards.json", "cards"), ids=lambda r: r["id"])
def test_a_card_equals_the_collected_facts(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    assert (card.name, card.side, card.faction, card.kind) == (row["name"], row["side"], row["faction"], row["type"])
    assert list(card.copies) == row["copy_ids"]
    assert card.edition == EDITIONS.get(row["set"], row["set"])
    assert list(card.paths) == row["allowed_paths"]
    assert list(card.traits) == [t.rstrip("?") for t in row["traits"]]
    wielders = [w.replace(" character", "") for w in row["allowed_wielders"]]
    assert [w.rpartition(":")[2].replace("hobbit", "Hobbit").replace("elf", "Elf") for w in card.wielders] == wielders
    assert card.icons_confidence == SAME[row["confidence"]["icons"]]
    if row["icons"]["path"] is not None:
        assert {k: getattr(card.icons, v) for k, v in ICONS.items()} == row["icons"]
    text = row["confidence"]["effect"]
    assert card.text_confidence == ("assumed" if text == "unknown" else SAME[text])
    assert any("guess" in card.note for t in row["traits"] if t.endswith("?")) == any("?" in t for t in row["traits"])
    if row["effect"] == "No game text.":
        assert (card.abilities, card.passives, card.text) == ((), (), "")


def told(extra: Extra) -> str:
    match extra.when:
        case On(name):
            return f"on {name}"
        case Supporting(names):
            return f"supporting {' or '.join(names)}"
        case WhileInPlay(match):
            return f"{match.names[0]} is in play"
        case Per(each, _):
            return f"per {each} Isengard characters/armies on the same battleground"
        case _:
            return ""


@pytest.mark.parametrize("row", collected("cards.json", "cards"), ids=lambda r: r["id"])
def test_extra_icons_equal_the_collected_facts(row: dict[str, Any]) -> None:
    extras = [p for p in CARDS[row["id"]].passives if isinstance(p, Extra)]
    wanted = [{k: v for k, v in c.items() if k != "note"} for c in row["conditional_icons"]]
    found = [{"when": told(e)} | {k: n for k, v in ICONS.items() if (n := getattr(e.icons, v))} for e in extras]
    assert found == wanted


LOCATION_ROWS = [
    row for file in ("paths.json", "battlegrounds.json")
    for row in collected(file, "base", "against_the_shadow_replacements")
]  # fmt: skip


@pytest.mark.parametrize("row", LOCATION_ROWS, ids=lambda r: r["id"])
def test_a_location_equals_the_collected_facts(row: dict[str, Any]) -> None:
    fact = LOCATIONS[row["id"]]
    assert fact.name == row["name"]
    assert fact.edition == EDITIONS.get(row["set"], row["set"])
    assert fact.defense == row["defense_icons"]
    if "number" in row:
        assert (fact.number, fact.points) == (row["number"], row["vp_free_peoples"])
    else:
        assert (fact.side, fact.points) == (row["deck"], row["vp"])
        assert list(fact.defenders) == row["defending_factions"]
        assert list(fact.attackers) == row["attacking_factions"]
    text = fact.abilities[0]  # the further ones are other readings of a ruling
    words = [w for w in parts(text) if type(w) in OPS.values()]
    assert [type(w) for w in words] == [OPS[op["op"]] for op in row["effect_ops"]]
    for word, op in zip(words, row["effect_ops"], strict=True):
        number = op.get("n") or op.get("draw") or op.get("max")
        own = [getattr(word, f) for f in ("cards", "count", "draw") if isinstance(getattr(word, f, None), int)]
        assert number is None or own == [number]
    optional = any(op.get("optional") for op in row["effect_ops"])
    mays = [w for w in parts(text) if isinstance(w, effects.May) or getattr(w, "may", False)]
    assert bool(mays) == optional
