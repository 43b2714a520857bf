"""The whole public table as text that can be walked by its headings, and the same in one breath."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from bot.faces.card_game import names
from bot.faces.card_game.names import (
    MARK,
    SCENARIO,
    SIDE,
    STEP,
    count,
    icons,
    pile,
    roles,
    short,
    title,
    tokens,
    upper,
    verdict,
)
from bot.ui.words import clip, listed
from rules.card_game.sight import InPlay, Place, Player, Sight

BOARD, ALT = 3000, 1024
Level = Callable[[Sight, Sequence[InPlay], str], str]


def headline(sight: Sight) -> str:
    """Where the game stands, one line."""
    acts = f" {title(sight, sight.turn)} acts." if sight.turn else ""
    return f"**{stage(sight)}.**{acts} {score(sight)}"


def stage(sight: Sight) -> str:
    """ "Round 4, Action step"."""
    step = STEP.get(sight.step, sight.step)
    return f"Round {sight.round}, {step}" if sight.round and sight.step != "over" else step


def score(sight: Sight) -> str:
    """ "Free Peoples 7, Shadow 5 (with 3 corruption)."."""
    dark = f" (with {sight.corruption} corruption)" if sight.corruption else ""
    return f"Free Peoples {sight.points['free']}, Shadow {sight.points['shadow']}{dark}."


def worded(sight: Sight, there: InPlay, where: str, spell: Callable[..., str] = icons) -> str:
    """A card in play with its icons where it stands, its tokens and its items."""
    card = sight.book.cards[there.card]
    has = spell(card, where)
    parts = [part for part in (has, tokens(there)) if part]
    held = listed(
        f"{sight.book.name(i)}{f' ({extra})' if (extra := spell(sight.book.cards[i], where)) else ''}"
        for i in there.items
    )
    doubt = MARK if names.doubtful(card) else ""
    inside = f" ({', '.join(parts)})" if parts else ""
    return f"{card.name}{doubt}{inside}{f' with {held}' if held else ''}"


def named(sight: Sight, there: InPlay, _: str) -> str:
    """A card in play by its name alone."""
    held = f" with {listed(sight.book.name(i) for i in there.items)}" if there.items else ""
    return f"{sight.book.name(there.card)}{held}"


def row(sight: Sight, cards: Sequence[InPlay], where: str, spell: Callable[[Sight, InPlay, str], str]) -> str:
    """Cards from left to right."""
    return "; ".join(spell(sight, there, where) for there in cards) or "no card"


def counted(sight: Sight, cards: Sequence[InPlay], where: str) -> str:
    """How many cards, and which came last."""
    if len(cards) < 3:
        return row(sight, cards, where, named)
    return f"{len(cards)} cards, right-most {sight.book.name(cards[-1].card)}"


def number(_: Sight, cards: Sequence[InPlay], __: str) -> str:
    """How many cards."""
    return str(len(cards))


LEVELS: tuple[Level, ...] = (
    partial(row, spell=worded),
    partial(row, spell=partial(worded, spell=short)),
    partial(row, spell=named),
    counted,
)
"""How cards are told, the fuller ways first; the board takes the fullest that fits."""


def reckoning(sight: Sight, where: Place) -> str:
    """The totals as if it were resolved now."""
    t = where.totals
    itself = "the path" if where is sight.path else "the battleground"
    against = f"{t.ground + t.cards} defense ({t.ground} of {itself}, {t.cards} on cards)"
    return f"Resolved now: {t.attack} attack against {against}; {verdict(sight, where)}."


def place(sight: Sight, where: Place, level: Level) -> list[str]:
    """One path or battleground."""
    on_path = where is sight.path
    if on_path:
        path = sight.book.paths[where.card]
        lines = [f"### Path {path.number}: {path.name}, {count(path.points, 'point')}"]
    else:
        ground = sight.book.battlegrounds[where.card]
        bare = "; its printed defense does not count" if where.bare else ""
        lines = [
            f"### Battleground: {ground.name}, {count(ground.points, 'point')}",
            f"{upper(roles(ground))}{bare}.",
        ]
    lines.append(reckoning(sight, where))
    if tokens(where):
        lines.append(f"On it: {tokens(where)}.")
    kind = "path" if on_path else "battleground"
    lines += [
        f"- Shadow: {level(sight, where.shadow, kind)}",
        f"- Free Peoples: {level(sight, where.free, kind)}",
    ]
    return lines


def piles(player: Player) -> str:
    """The open counts of a deck."""
    parts = [
        f"hand {player.hand} (limit {player.limit})",
        f"draw deck {player.draw}",
        f"cycle pile {player.cycle}",
        f"eliminated {player.eliminated}",
    ]
    parts += [f"aside {player.aside}"] if player.aside else []
    parts += [f"Ring token {'ready' if player.ring else 'used'}"] if player.ring is not None else []
    return upper(", ".join(parts))


def deck(sight: Sight, player: Player, level: Level) -> list[str]:
    """One deck: whose it is, its counts, its reserve."""
    marks = ["Free Peoples" if player.side == "free" else "Shadow"]
    marks += ["bot"] if player.bot else []
    marks += ["acts now"] if player.seat == sight.turn else []
    marks += ["begins the round"] if player.seat == sight.starting and sight.round else []
    lines = [
        f"### {title(sight, player.seat)}: {', '.join(marks)}",
        f"{piles(player)}.",
        f"- Reserve: {level(sight, player.reserve, '')}",
    ]
    if player.bot and player.eliminated_cards and level in LEVELS[:2]:
        lines.append(f"- Eliminated, open to all: {pile(sight, player.eliminated_cards)}")
    return lines


def stand(sight: Sight) -> list[str]:
    """Round, turn order and score."""
    seats = [f"**{title(sight, s)}**" if s == sight.turn else title(sight, s) for s in sight.order]
    lines = [f"### {stage(sight)}", f"Turn order: {', '.join(seats)}. Path {sight.path_number} of {sight.last_path}."]
    if sight.round:
        acts = f"; {title(sight, sight.turn)} acts now" if sight.turn else ""
        same = sight.turn == sight.starting
        lines.append(f"{title(sight, sight.starting)} begins the round{' and acts now' if same else acts}.")
    won = {side: [sight.book.name(key) for key in sight.areas[side]] for side in SIDE}
    dark = [f"{sight.corruption} corruption"] if sight.corruption else []
    return [
        *lines,
        "### Score",
        f"- Free Peoples {sight.points['free']}: {listed(won['free']) or 'nothing yet'}",
        f"- Shadow {sight.points['shadow']}: {listed([*dark, *won['shadow']]) or 'nothing yet'}",
    ]


def lasting(sight: Sight) -> list[str]:
    """What holds for the rest of the round, and a card that is about to be placed."""
    lines = [f"- {sight.book.name(key)}: {text_of(sight, key)}" for key in sight.modifiers]
    if sight.shown:
        lines.append(f"- About to be placed: {sight.book.name(sight.shown)}")
    return ["### This round", *lines] if lines else []


def text_of(sight: Sight, key: str) -> str:
    card = sight.book.cards.get(key)
    return clip(card.text, 120) if card else ""


def told(sight: Sight, level: Level) -> str:
    """The board at one level of detail."""
    lines = stand(sight)
    for where in names.sites(sight):
        lines += place(sight, where, level)
    for player in sight.players:
        lines += deck(sight, player, level)
    return "\n".join([*lines, *lasting(sight)])


def board(sight: Sight) -> str:
    """At most 3,000 characters: as much detail as fits. Cards stand from left to right in order of arrival."""
    return fullest((told(sight, level) for level in LEVELS), BOARD)


def fullest(tellings: Iterable[str], limit: int) -> str:
    """The first that fits, else the last, cut."""
    last = ""
    for last in tellings:
        if len(last) <= limit:
            break
    return clip(last, limit)


def foot(sight: Sight) -> str:
    """Which facts on this table no source confirms."""
    if not sight.unverified:
        return ""
    some = list(dict.fromkeys(sight.book.name(key) for key in sight.unverified))
    shown, more = some[:6], len(some) - 6
    what = listed([*shown, *([f"{more} more"] if more > 0 else [])])
    return f"{MARK} Printed icons or texts not confirmed by any source: {what}."


def alt(sight: Sight) -> str:
    """The picture in words, at most 1,024 characters."""
    return fullest((breath(sight, level) for level in (*LEVELS[2:], number)), ALT)


def breath(sight: Sight, level: Level) -> str:
    """The board in one paragraph."""
    plain = headline(sight).replace("**", "")
    parts = [f"The board of Against the Shadow, {SCENARIO.get(sight.scenario, sight.scenario)}. {plain}"]
    for where in names.sites(sight):
        t = where.totals
        kind = f"Path {sight.book.paths[where.card].number}" if where is sight.path else "Battleground"
        parts.append(
            f"{kind} {sight.book.name(where.card)}: {t.attack} attack against {t.ground + t.cards} defense, "
            f"{verdict(sight, where)}. Shadow: {level(sight, where.shadow, '')}. "
            f"Free Peoples: {level(sight, where.free, '')}."
        )
    parts += [f"{title(sight, p.seat)}: hand {p.hand}, reserve {level(sight, p.reserve, '')}." for p in sight.players]
    return " ".join(parts)


WHY = {
    "last path": "The last path of the scenario is behind them.",
    "lead": "One side led by ten points or more at the Victory Check.",
    "ended": "The table ended the game before its end.",
}


def ending(sight: Sight) -> str:
    """Who won and how, a few lines; "" while the game goes on."""
    result = sight.result
    if result is None:
        return ""
    points = f"Free Peoples {count(result.free, 'point')}, Shadow {count(result.shadow, 'point')}"
    lines = [f"**{names.side_wins(result.winner)}:** {points}.", WHY.get(result.why, "")]
    if result.winner == "shadow" and result.free == result.shadow:
        lines.append("Equal points at the end go to the Shadow.")
    return "\n".join(line for line in lines if line)
