"""The whole public table as text that can be walked by its headings, and the same in one breath."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum

from bot.faces.angmar import names as n
from bot.faces.angmar import numbers, texts
from bot.faces.angmar.words import SAYS, reason, score
from bot.ui.words import clip, listed
from rules.angmar.scenarios.table import SCENARIOS
from rules.angmar.sight import Seen, Sight, Stage, Table

BOARD, ALT = 3000, 1024


RESOLVED = "quest: after the resolution"
"""The action window in which the quest's resolution is over, but all are still committed."""
SHORTLY = (
    "-# Characters: willpower/attack/defense. Enemies: engagement/threat/attack/defense. t threat, hp hit points left, "
    "res resources, ex exhausted, q on the quest."
)
"""What the short telling means by its letters."""


class Level(IntEnum):
    """How fully cards are told; the board takes the fullest that fits."""

    TEXTS = 0
    FULL = 1
    SHORT = 2
    NAMES = 3
    COUNTS = 4


# The head


def headline(sight: Sight) -> str:
    """Where the game stands, one line."""
    if not sight.areas and not sight.result:
        return f"**{'The players bring their decks' if len(sight.seats) > 1 else 'The player brings a deck'}.**"
    return f"**{stand(sight)}.** {_threats(sight)}. {quests(sight)}".rstrip()


def _threats(sight: Sight) -> str:
    """Who is first player and how high each threat is; where one plays alone, only that."""
    threats = {t.seat: "out" if t.out else str(t.threat) for t in sight.players.values()}
    if len(threats) == 1:
        return f"Threat: {', '.join(threats.values())}"
    return f"First player {n.seat(sight.first)}. Threat: {', '.join(f'{n.seat(s)} {t}' for s, t in threats.items())}"


def stand(sight: Sight) -> str:
    """ "Round 3, Quest phase"."""
    if sight.result is not None:
        return f"Round {sight.round}, the game is over"
    phase = n.PHASES[sight.phase]
    return f"Round {sight.round}, {phase}" if sight.round else phase


def quests(sight: Sight) -> str:
    """The main quest of each staging area in few words."""
    words = [f"{n.stage(sight, s.quest)}: {n.progress(sight.pieces[s.quest])}" for s in sight.areas if s.quest]
    return f"{'; '.join(dict.fromkeys(words))}." if words else ""


def victory(sight: Sight) -> int:
    return sum(card.victory for card in sight.victory)


def piles(sight: Sight) -> str:
    """The encounter side's open counts."""
    top = f" (on top {n.md(sight.discard[0].name)})" if sight.discard else ""
    parts = [f"encounter deck {sight.encounter}", f"discard pile {len(sight.discard)}{top}"]
    parts += [f"Orc deck {sight.orcs}"] if sight.orcs else []
    parts += [f"quest stages to come {sight.stages_left}"] if sight.stages_left else []
    parts += [f"victory display {n.count(victory(sight), 'point')}"] if sight.victory else []
    return f"{n.upper(', '.join(parts))}."


# Cards in play


def marks(piece: Seen, level: Level = Level.FULL) -> list[str]:
    """Everything that lies on a card, and how it stands."""
    brief = level >= Level.SHORT
    aspect = n.aspect(piece.key)
    out = [f"{aspect} side up"] if aspect else []
    out += [n.count(piece.tokens, "token")] if piece.tokens else []
    out += [n.count(piece.time, "time counter")] if piece.time else []
    out += [f"{n.count(piece.under, 'card')} under it"] if piece.under else []
    out += [n.count(piece.shadows, "shadow card")] if piece.shadows else []
    out += [f"shadow card {listed(n.md(name) for name in piece.shown)}"] if piece.shown else []
    out += ["ex" if brief else "exhausted"] if piece.exhausted else []
    out += ["q" if brief else "on the quest"] if piece.committed else []
    out += ["text box blank"] if piece.blank else []
    out += [n.count(piece.resources, "resource")] if piece.resources and piece.kind != "hero" else []
    out += [SAYS.get(what) or f"{n.SPHERES.get(what, what)} icon" for what in piece.said if what != "blank"]
    return out


def hurt(piece: Seen) -> str:
    return f"{n.left(piece)} of {piece.hits} hit points" if piece.damage else n.count(piece.hits or 0, "hit point")


def stats(piece: Seen) -> list[str]:
    """The numbers of a card in full words."""
    if piece.kind in n.CHARACTERS:
        out = [f"willpower {piece.willpower}", f"attack {piece.attack}", f"defense {piece.defense}", hurt(piece)]
        return [*out, *([n.count(piece.resources, "resource")] if piece.kind == "hero" else [])]
    if piece.kind == "enemy":
        out = [f"engagement {piece.engagement}", f"threat {piece.threat}"]
        return [*out, f"attack {piece.attack}", f"defense {piece.defense}", hurt(piece)]
    if piece.kind in n.PLACES:
        return [*([f"threat {piece.threat}"] if piece.threat is not None else []), n.progress(piece)]
    if piece.kind in n.QUESTS:
        return [n.progress(piece)]
    return [f"{piece.damage} damage"] if piece.damage else []


def short(piece: Seen) -> list[str]:
    """The same in figures: "2/3/2" is willpower, attack, defense; an enemy begins with engagement and threat."""
    if piece.kind in n.CHARACTERS:
        out = [f"{piece.willpower}/{piece.attack}/{piece.defense}", f"{n.left(piece)}hp"]
        return [*out, *([f"{piece.resources}res"] if piece.kind == "hero" else [])]
    if piece.kind == "enemy":
        return [f"{piece.engagement}/{piece.threat}/{piece.attack}/{piece.defense}", f"{n.left(piece)}hp"]
    if piece.kind in n.PLACES | n.QUESTS:
        return [f"{piece.threat}t"] * (piece.threat is not None) + [
            f"{piece.progress}/{'–' if piece.points is None else piece.points}"
        ]
    return []


def told(sight: Sight, piece: Seen, level: Level) -> str:
    """A card in play with what is attached to it."""
    return n.name(sight, piece.card) + beside(sight, piece, level)


def beside(sight: Sight, piece: Seen, level: Level) -> str:
    """What stands beside its name: numbers, marks, attachments."""
    inside = (
        [] if level >= Level.NAMES else [*(stats(piece) if level <= Level.FULL else short(piece)), *marks(piece, level)]
    )
    on = n.attached(sight, piece.card)
    held = f" with {listed(_on(one, level) for one in on)}" if on and level < Level.COUNTS else ""
    return f"{_bracketed(inside)}{held}"


def _on(piece: Seen, level: Level) -> str:
    inside = marks(piece, level) if level < Level.NAMES else []
    return f"{n.md(piece.name)}{_bracketed(inside)}"


def _bracketed(parts: Iterable[str]) -> str:
    words = ", ".join(parts)
    return f" ({words})" if words else ""


def row(sight: Sight, pieces: Iterable[Seen], level: Level, none: str = "none") -> str:
    """Cards one after another; where it must be short, equal ones together."""
    pieces = tuple(pieces)
    if level == Level.COUNTS and len(pieces) > 3:
        return f"{len(pieces)} cards"
    if level <= Level.FULL:
        return "; ".join(told(sight, piece, level) for piece in pieces) or none
    equal = Counter(f"{n.md(piece.name)}{beside(sight, piece, level)}" for piece in pieces)
    return "; ".join(f"{count} × {words}" if count > 1 else words for words, count in equal.items()) or none


# Staging areas


def areas(sight: Sight, level: Level) -> Iterator[str]:
    for stage in sight.areas:
        yield from area(sight, stage, level)


def area(sight: Sight, stage: Stage, level: Level) -> Iterator[str]:
    """The quests, the active location and the cards of a staging area."""
    alone = stage.area == "main" or stage.seats == (stage.area,)
    who = "" if alone else f": {listed(n.seat(s) for s in stage.seats) or 'nobody'}"
    yield f"### {n.upper(n.area(stage.area))}{who}"
    if stage.quest:
        yield f"- {n.md(n.stage(sight, stage.quest))}: {_quest(sight, stage.quest, stage, level)}"
    staged = n.at(sight, f"staging:{stage.area}")
    for side in (piece for piece in staged if piece.kind in n.SIDE_QUESTS):
        yield f"- Side quest {n.name(sight, side.card)}: {_quest(sight, side.card, stage, level)}"
    if stage.active:
        yield f"- Active location: {told(sight, sight.pieces[stage.active], level)}{_text(sight, stage.active, level)}"
    rest = [piece for piece in staged if piece.kind not in n.SIDE_QUESTS]
    yield f"- {resolved(sight, stage)}"
    if level <= Level.FULL:
        yield from (f"- {told(sight, piece, level)}{_text(sight, piece.card, level)}" for piece in rest)
        if not rest:
            yield "- No enemy and no location is staged."
    else:
        yield f"- Staged: {row(sight, rest, level, 'nothing')}"
    away = n.at(sight, f"away:{stage.area}")
    if away:
        yield f"- Counts as out of play: {row(sight, away, level, 'nothing')}"


def _quest(sight: Sight, quest: str, stage: Stage, level: Level) -> str:
    piece = sight.pieces[quest]
    words = [n.progress(piece), *marks(piece)]
    words += ["current"] if stage.current == quest and stage.current != stage.quest else []
    words += ["battle: attack counts for willpower"] if stage.current == quest and stage.battle else []
    on = n.attached(sight, quest)
    held = f", with {listed(_on(one, level) for one in on)}" if on and level < Level.COUNTS else ""
    return f"{', '.join(words)}{held}{_text(sight, quest, level)}"


def _text(sight: Sight, card: str, level: Level) -> str:
    said = texts.at_work(sight.pieces[card].key) if level == Level.TEXTS else ""
    return f". {said}" if said else ""


def resolved(sight: Sight, stage: Stage) -> str:
    """ "12 willpower against 9 threat; as it stands: 3 progress". What is resolved already is not foretold again."""
    stat = "attack" if stage.battle else "willpower"
    if not stage.brought:
        return f"Threat {stage.threat}; nobody is committed"
    against = f"{stage.brought} {stat} against {stage.threat} threat"
    if sight.work is not None and sight.work.other == RESOLVED:
        return against
    return f"{against}; as it stands: {numbers.quest(stage, stage.brought)}"


# Players


def players(sight: Sight, level: Level) -> Iterator[str]:
    for table in sight.players.values():
        yield from player(sight, table, level)


def player(sight: Sight, table: Table, level: Level) -> Iterator[str]:
    """Threat, piles, characters and engaged enemies of one player."""
    first = ", first player" if table.seat == sight.first and len(sight.seats) > 1 else ""
    if table.out:
        yield f"### {n.seat(table.seat)}: eliminated"
        return
    yield f"### {n.seat(table.seat)}: threat {table.threat}{first}"
    yield f"{_piles(table)}."
    mine = n.at(sight, f"play:{table.seat}")
    heroes = [p for p in mine if p.kind == "hero"]
    yield from _rows(sight, heroes, level, "Hero", "Heroes") if heroes else ("- Heroes: none",)
    yield from _rows(sight, [p for p in mine if p.kind != "hero"], level, "Ally", "Allies")
    yield from _rows(sight, n.at(sight, f"engaged:{table.seat}"), level, "Engaged", "Engaged")


def _rows(sight: Sight, pieces: Sequence[Seen], level: Level, one: str, more: str) -> Iterator[str]:
    """A line for each card; all in one where it must be short."""
    if level <= Level.FULL:
        yield from (f"- {one} {told(sight, piece, level)}" for piece in pieces)
    elif pieces:
        yield f"- {more}: {row(sight, pieces, level)}"


def _piles(table: Table) -> str:
    parts = [f"hand {table.hand}", f"deck {table.deck}", f"discard pile {len(table.discard)}"]
    parts += [f"captured deck {table.captured}"] if table.captured else []
    return n.upper(", ".join(parts))


def doing(sight: Sight) -> str:
    """The attack that goes on; "" between attacks."""
    fight = sight.fight
    if fight is None:
        return ""
    by = n.name(sight, fight.enemy)
    against = f"{by} attacks {n.seat(fight.seat)} with {fight.attack}"
    if fight.open:
        return f"{against}."
    if fight.defender:
        return f"{against}; {n.name(sight, fight.defender)} defends with {fight.defense}."
    return f"{against}; nobody defends."


def whole(sight: Sight, level: Level) -> str:
    """The board at one level of detail."""
    asks = sight.work.step if sight.work is not None else ""
    lines = [piles(sight)]
    lines += [doing(sight)] if sight.fight and asks != "attack.defend" else []
    if sight.revealed and asks != "reveal.window":
        lines.append(f"Revealed: {listed(n.md(card.name) for card in sight.revealed)}.")
    for scene in n.at(sight, "campaign:main"):
        lines.append(f"Campaign: {n.name(sight, scene.card)}.")
    lines += [*areas(sight, level), *players(sight, level)]
    if level == Level.SHORT:
        lines.append(SHORTLY)
    return "\n".join(lines)


def decks(sight: Sight) -> str:
    """Before the setup: who has brought which deck."""
    lines = []
    for table in sight.players.values():
        casual = ", for casual play" if table.casual else ""
        what = f"“{n.md(table.deck_name)}”{casual}" if table.deck_name else "still to choose"
        lines.append(f"- {n.seat(table.seat)}: {what}")
    lines.append("Choose a starter deck below, or bring your own with `/deck bring`: a file, a list or a RingsDB link.")
    return "\n".join(lines)


def board(sight: Sight) -> str:
    """At most 3,000 characters: as much detail as fits."""
    if not sight.areas:
        return decks(sight)
    return fullest((whole(sight, level) for level in Level), BOARD)


def fullest(tellings: Iterable[str], limit: int) -> str:
    """The first that fits, else the last, cut."""
    last = ""
    for last in tellings:
        if len(last) <= limit:
            break
    return clip(last, limit)


# In one breath


def alt(sight: Sight) -> str:
    """The picture in words, at most 1,024 characters."""
    if not sight.areas:
        title = f"The table of {SCENARIOS[sight.scenario].title}. {headline(sight)}".replace("**", "")
        return clip(f"{title}\n{decks(sight)}", ALT)
    return fullest((breath(sight, level) for level in (Level.SHORT, Level.NAMES, Level.COUNTS)), ALT)


def breath(sight: Sight, level: Level) -> str:
    """The board in one paragraph, without Markdown."""
    parts = [f"The table of {SCENARIOS[sight.scenario].title}. {headline(sight)}"]
    for stage in sight.areas:
        staged = row(sight, n.at(sight, f"staging:{stage.area}"), level, "nothing")
        place = f" Active location {n.name(sight, stage.active)}." if stage.active else ""
        parts.append(f"{n.upper(n.area(stage.area))}: {staged}. {resolved(sight, stage)}.{place}")
    for table in sight.players.values():
        if not table.out:
            mine = row(sight, n.at(sight, f"play:{table.seat}"), level)
            engaged = row(sight, n.at(sight, f"engaged:{table.seat}"), level)
            parts.append(f"{n.seat(table.seat)}: {mine}. Engaged: {engaged}.")
    return " ".join(parts).replace("**", "").replace("\\", "")


# The end


def ending(sight: Sight) -> str:
    """Who won and how, a few lines; "" while the game goes on."""
    result = sight.result
    if result is None:
        return ""
    head = f"**The players have {'won' if result.won else 'lost'}** {SCENARIOS[sight.scenario].title} in round"
    lines = [f"{head} {sight.round}: {reason(result.won, result.why)}"]
    lines.append(score(sight, result.score))
    return "\n".join(line for line in lines if line)


def foot(sight: Sight) -> str:
    """What people must do themselves: the texts of player cards are not carried out."""
    if sight.result is not None or not sight.areas:
        return ""
    return "Your own cards' texts are yours to apply: Your move, Hand moves. The encounter side plays by itself."
