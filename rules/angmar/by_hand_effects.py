"""Hand moves that say something of a card for a while: numbers, rules, keywords, icons, being out of play."""

from __future__ import annotations

from rules.angmar import doing, looking
from rules.angmar import events as ev
from rules.angmar.by_hand_cards import Values
from rules.angmar.looking import printed
from rules.angmar.tool_params import BY, NOTES, RULES, effect_key, here, lasts, meant, noted_on
from rules.core.game import Illegal
from rules.core.ledger import Ledger


def signed(v: Values) -> int:
    return int(v["count"]) * (1 if v["sign"] == "more" else -1)


def modify(t: Ledger, seat: str, v: Values) -> None:
    """For each of the cards by itself: lasting effects of player cards do not hit later ones (RULES 7.4)."""
    for card in meant(t.state, v["card"], here(t.state, seat)):
        doing.last(t, lasts(t.state, v["until"]), v["stat"], signed(v), card, card=BY)


def rule(t: Ledger, seat: str, v: Values) -> None:
    text, kinds = RULES[v["rule"]]
    if printed(t.state, v["card"]).kind not in kinds:
        raise Illegal(f"“{text}” is said of other kinds of cards. Nothing has changed; choose another card.")
    _lasts(t, v["card"], v["rule"], v["until"])


def keyword(t: Ledger, seat: str, v: Values) -> None:
    if v["until"] == "game":
        _grant(t, v["card"], v["keyword"], f"game:{v['keyword']}:{v['card']}")
    else:
        _lasts(t, v["card"], v["keyword"], v["until"])


def icon(t: Ledger, seat: str, v: Values) -> None:
    _grant(t, v["card"], v["sphere"], f"game:icon:{v['sphere']}:{v['card']}")


def _lasts(t: Ledger, card: str, what: str, until: str) -> None:
    doing.last(t, lasts(t.state, until), what, 1, card, card=BY)


def _grant(t: Ledger, card: str, what: str, key: str) -> None:
    """A character has a keyword, or a sphere's icon, as long as it is in play."""
    t.happen(ev.Noted(key=key, value=1))
    doing.event(t, "granted", card=card, other=what)


def lapse(t: Ledger, seat: str, v: Values) -> None:
    """One thing that a hand move has said holds no longer: the attachment that said so has gone."""
    key = v["what"]
    if key.startswith(NOTES):
        what, card = noted_on(key)
        t.happen(ev.Noted(key=key, value=0))
        doing.event(t, "lost", card=card, other=what)
        return
    effect = next(e for e in t.state.lasting if e.card == BY and effect_key(e) == key)
    t.happen(ev.LastingStopped(effect=effect))


def hide(t: Ledger, seat: str, v: Values) -> None:
    """A staged card counts as out of play, and has not left it: what is on it stays (EDGE_CASES H-17)."""
    area = t.state.players[seat].area
    doing.shift(t, v["card"], f"{looking.AWAY}:{area}", how="hidden", cause=BY)


def unhide(t: Ledger, seat: str, v: Values) -> None:
    """It counts as in play again, where it was; it has not entered play."""
    _, _, area = t.state.pieces[v["card"]].at.partition(":")
    area = area if area in t.state.areas else t.state.players[seat].area
    doing.shift(t, v["card"], f"staging:{area}", how="returned", cause=BY)
