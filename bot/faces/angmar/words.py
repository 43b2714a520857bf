"""What happened, one line for each event that is worth a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.faces.angmar import names as n
from bot.faces.angmar.words_of_cards import CARDS, pile
from bot.faces.angmar.words_of_repair import repaired, ruled
from bot.faces.angmar.words_told import told
from bot.ui.words import listed
from rules.angmar import events as ev
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.sight import Sight

Said = Callable[[Sight, Any], str]

SILENT = frozenset(
    {
        ev.StepOpened, ev.StepInserted, ev.StepChanged, ev.StepClosed, ev.Noted, ev.Chanced, ev.PileMade,
        ev.LastingEnded,
    }
)  # fmt: skip
"""The agenda's bookkeeping, and what ends by itself at the end of a phase or round."""
OPENING = {
    "resource": "**Resource phase**: each hero gains a resource, each player draws a card.",
    "planning": "**Planning phase.**",
    "quest": "**Quest phase.**",
    "travel": "**Travel phase.**",
    "encounter": "**Encounter phase.**",
    "combat": "**Combat phase**: each engaged enemy gets a shadow card.",
    "refresh": "**Refresh phase**: everything readies.",
}
STATS = {
    "willpower": "willpower", "attack": "attack", "defense": "defense", "hit_points": "hit points",
    "threat": "threat", "engagement": "engagement cost", "quest_points": "quest points",
    "staging-threat": "threat in the staging area",
}  # fmt: skip
GROUPS = {
    "undead": "each Undead enemy", "characters": "each character", "wargs": "each Warg enemy",
    "ettenmoors enemies": "each enemy", "enemies-beside": "each enemy near {seat}",
    "undead:": "each Undead enemy engaged with {seat}",
}  # fmt: skip
"""The groups of cards that an effect of a card may be on."""
SAYS = {
    "no-attack": "cannot attack", "no-check": "makes no engagement checks", "cannot-attack": "cannot attack",
    "cannot-defend": "cannot defend", "cannot-commit": "cannot commit to the quest",
    "commits-ready": "does not exhaust to commit to the quest", "no-ready": "does not ready",
    "no-damage": "takes no damage", "no-travel": "cannot be traveled to", "blank": "its text box is blank",
    "ranged": "has Ranged", "sentinel": "has Sentinel",
}  # fmt: skip
"""What hand moves say of a card."""
UNTIL = {"phase": "until the end of the phase", "round": "until the end of the round", "game": "as long as it lasts"}


def _started(sight: Sight, e: ev.GameStarted) -> str:
    mode = "easy mode" if e.options.get("mode") == "easy" else "standard mode"
    players = n.count(len(e.seats), "player")
    return f"**{SCENARIOS[e.scenario].title}** is laid out for {players}, {mode}."


def _deck(_: Sight, e: ev.DeckBrought) -> str:
    heroes = listed(n.md(e.deck.card(code).name) for code in e.deck.heroes)
    casual = ", for casual play," if e.casual else ""
    return f"{n.player(e.seat)} plays “{n.md(e.deck.name)}”{casual} with {heroes}."


def _shuffled(_: Sight, e: ev.Shuffled) -> str:
    which, colon, seat = e.pile.partition(":")
    if which == "encounter":
        return "The encounter deck is shuffled."
    if colon and which in {"deck", "captured"}:
        kind = "captured deck" if which == "captured" else "deck"
        return f"{n.player(seat)}: the {kind} is shuffled."
    return ""


def _looked(sight: Sight, e: ev.Looked) -> str:
    if not e.cards:
        return f"{n.player(e.seat)} has looked enough."
    known = [card for card in e.cards if card is not None]
    what = listed(n.name(sight, card) for card in known) if known else n.count(len(e.cards), "card")
    who = "You look" if known and sight.seat == e.seat else f"{n.player(e.seat)} looks"
    among = "among" if e.pile.startswith("shadow:") else "on top of"
    where = f" {among} {pile(sight, e.pile)}" if e.pile else ""
    return f"{who} at {what}{where} (by hand)."


def _threat(sight: Sight, e: ev.ThreatChanged) -> str:
    if e.cause == "repair":
        return ""
    if e.cause == "setup":
        return f"{n.player(e.seat)} begins with threat {e.value}."
    near = " At 50 a player is eliminated." if 45 <= e.value < 50 and e.by > 0 else ""
    return f"{n.player(e.seat)}: threat {e.by:+d}, now **{e.value}**{n.because(sight, e.cause)}.{near}"


def _player(_: Sight, e: ev.PlayerChanged) -> str:
    if e.out:
        return ""
    where = "a staging area of his own" if e.area == e.seat else n.area(e.area)
    return f"{n.player(e.seat)} is at {where} now."


def _area(sight: Sight, e: ev.AreaChanged) -> str:
    if e.gone:
        return f"{n.upper(n.area(e.area))} is no more."
    return f"{n.subject(sight, e.current)} is the current quest." if e.current else ""


def _lasting(sight: Sight, e: ev.LastingBegan) -> str:
    effect = e.effect
    until = "for this attack" if effect.until.startswith("attack:") else UNTIL.get(effect.until, "")
    if effect.stat in SAYS and effect.on in sight.pieces:
        return f"{n.subject(sight, effect.on)}: {SAYS[effect.stat]} {until}{n.because(sight, effect.card)}."
    if effect.stat not in STATS:
        return f"{n.subject(sight, effect.card)} has an effect {until}." if effect.card else ""
    change = f"{effect.amount:+d} {STATS[effect.stat]} {until}"
    if "#" in effect.on:
        by = "" if effect.card == effect.on else n.because(sight, effect.card)
        return f"{n.subject(sight, effect.on)}: {change}{by}."
    whom = group(effect.on)
    change = f"{whom} has {change}" if whom else n.upper(change)
    return f"{n.subject(sight, effect.card)}: {change}." if effect.card else f"{change}."


def group(on: str) -> str:
    """The cards that an effect is on, as "@GROUP"; some groups end with a player."""
    found = re.fullmatch(r"@(.+?)-?(p\d)?", on)
    return GROUPS.get(found[1], "").replace("{seat}", n.seat(found[2] or "")) if found else ""


def _stopped(sight: Sight, e: ev.LastingStopped) -> str:
    effect = e.effect
    what = SAYS.get(effect.stat) or f"{effect.amount:+d} {STATS.get(effect.stat, effect.stat)}"
    return f"{n.subject(sight, effect.on)}: no longer “{what}” (by hand)."


def _ended(sight: Sight, e: ev.GameEnded) -> str:
    return f"**The players have {'won' if e.won else 'lost'}.** {n.upper(reason(e.won, e.why))}"


WHY = {
    "quest": "the last quest is defeated.",
    "eliminated": "every player is eliminated.",
    "amarthiul": "Amarthiúl left play.",
    "iarion": "Iârion left play.",
    "no tokens": "Savage Counter-attack has no token left.",
    "innocent": "Protect the Innocent has too much damage.",
    "ended": "the table ended the game before its end.",
}


def reason(won: bool, why: str) -> str:
    """Why it ended, as a sentence without its capital."""
    return WHY.get(why) or ("the quest is done." if won else "a card says that the players lose.")


def score(sight: Sight, points: Mapping[str, int]) -> str:
    """ "Score 64 (lower is better): Player 1 36, Player 2 33, 5 off for victory points."; and what a part is."""
    if not points:
        return ""
    parts = [f"{n.seat(seat)} {points[seat]}" for seat in sight.seats if seat in points]
    parts += [f"{points['victory']} off for victory points"] if points.get("victory") else []
    rounds = points["all"] - sum(points[seat] for seat in sight.seats) + points.get("victory", 0)
    parts += [f"{rounds} more for the rounds"] if rounds else []
    own = "A player's part is threat, damage on heroes and the threat cost of fallen ones."
    return f"Score **{points['all']}** (lower is better): {', '.join(parts)}.\n-# {own}"


WORDS: Mapping[type, Said] = {
    ev.GameStarted: _started,
    ev.DeckBrought: _deck,
    ev.Shuffled: _shuffled,
    ev.Looked: _looked,
    ev.ThreatChanged: _threat,
    ev.PlayerChanged: _player,
    ev.AreaChanged: _area,
    ev.FirstPlayer: lambda _, e: f"{n.player(e.seat)} is first player now.",
    ev.RoundBegan: lambda _, e: f"**Round {e.number}.**",
    ev.PhaseBegan: lambda _, e: OPENING.get(e.phase, ""),
    ev.LastingBegan: _lasting,
    ev.LastingStopped: _stopped,
    ev.Told: told,
    ev.DecksReturned: lambda _, __: "All take their decks back and choose anew.",
    ev.LogTaken: lambda _, e: f"A campaign goes on here: scenario {e.log.scenario} of nine.",
    ev.LogWritten: lambda _, __: "",
    ev.OptionSet: lambda _, e: ruled(e.key, e.value),
    ev.Repaired: repaired,
    ev.GameEnded: _ended,
    **CARDS,
}


def say(sight: Sight, event: Any) -> str:
    """One line; "" for what is not worth one. Raises KeyError for an event of no known kind."""
    return "" if type(event) in SILENT else WORDS[type(event)](sight, event)
