"""What can be chosen, question by question, with the numbers that matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.faces.angmar import names as n
from bot.faces.angmar import numbers, texts
from bot.faces.face import Label
from bot.ui.words import clip, listed
from rules.angmar.decks import STARTERS
from rules.angmar.facts import FACES
from rules.angmar.sight import Held, Seen, Sight

Worded = Callable[[Sight, str], Label]
BUTTON = 60
"""Words that are longer stand in a menu, where they can be read."""


def held(sight: Sight, card: str) -> Held | None:
    """A card out of play that the reader may know."""
    mine = sight.players.get(sight.seat or "")
    piles = [sight.discard, sight.victory, sight.aside, sight.removed, sight.revealed]
    piles += [table.discard for table in sight.players.values()]
    if mine is not None:
        piles += [mine.hand_cards or (), mine.looking_at or (), mine.captured_cards or ()]
    return next((one for pile in piles for one in pile if one.card == card), None)


def hits(piece: Seen) -> str:
    """ "3 of 4 hit points"."""
    return f"{n.left(piece)} of {n.count(piece.hits or 0, 'hit point')}"


def person(piece: Seen) -> str:
    """ "Willpower 2, attack 3, defense 2, 4 of 5 hit points, 2 resources"."""
    parts = [f"willpower {piece.willpower}", f"attack {piece.attack}", f"defense {piece.defense}"]
    parts += [hits(piece)]
    parts += [n.count(piece.resources, "resource")] if piece.kind == "hero" else []
    parts += ["exhausted"] if piece.exhausted else []
    return n.upper(", ".join(parts))


def foe(piece: Seen) -> str:
    """ "Attack 6, defense 3, 6 hit points left, engagement 40, threat 3"."""
    parts = [f"attack {piece.attack}", f"defense {piece.defense}", hits(piece)]
    parts += [f"engagement {piece.engagement}", f"threat {piece.threat}"]
    return n.upper(", ".join(parts))


def about(piece: Seen) -> str:
    """The numbers of any card in play."""
    if piece.kind in n.CHARACTERS:
        return person(piece)
    if piece.kind == "enemy":
        return foe(piece)
    if piece.kind in n.PLACES:
        threat = f"threat {piece.threat}, " if piece.threat is not None else ""
        return n.upper(f"{threat}{n.progress(piece)}")
    if piece.kind in n.QUESTS:
        return n.upper(n.progress(piece))
    return n.upper(n.kind(piece.kind))


def printed(one: Held) -> str:
    """A card out of play in few words: "Leadership ally, cost 2; willpower 1, attack 1, defense 0, 2 hit points"."""
    sphere = f"{n.SPHERES.get(one.sphere, one.sphere.title())} " if one.sphere else ""
    cost = f", cost {one.cost}" if one.cost else ""
    if one.kind in n.CHARACTERS:
        life = n.count(one.hits or 0, "hit point")
        stats = f"{one.willpower} willpower, {one.attack} attack, {one.defense} defense, {life}"
        return f"{sphere}{n.kind(one.kind)}{cost}; {stats}"
    points = f"; {n.count(one.points, 'quest point')}" if one.points is not None else ""
    return f"{sphere}{n.kind(one.kind)}{cost}{points}"


def card(sight: Sight, what: str, group: str, note: str = "") -> Label:
    """Any card, with its numbers where it is known."""
    piece = sight.pieces.get(what)
    one, face = held(sight, what), FACES.get(n.code(what))
    if not note and piece is not None:
        note = about(piece)
    elif not note and face is not None:
        note = n.upper(f"{texts.stats(face)}. {texts.whole(face.key, 100)}")
    elif not note and one is not None:
        note = printed(one)
    return Label(n.called(sight, what), group, note)


def deck(_: Sight, what: str) -> Label:
    if what == "again":
        return Label("All choose anew", note="Everybody takes their deck back")
    found = next((d for d in STARTERS if d.name == what), None)
    heroes = listed(found.card(code).name for code in found.heroes) if found else ""
    return Label(n.plain(what), "Choose a starter deck", heroes)


def action(sight: Sight, what: str) -> Label:
    """An Action of a card of the encounter side, as "CARD/NUMBER"."""
    source, _, number = what.rpartition("/")
    piece = sight.pieces.get(source)
    said = texts.actions(piece.key) if piece is not None else ()
    return Label(
        f"Use {n.called(sight, source)}", "Use an Action", said[int(number)] if int(number) < len(said) else ""
    )


def commit(sight: Sight, what: str) -> Label:
    piece = sight.pieces[what]
    stage = numbers.stage_of(sight, piece.controller)
    stat = "attack" if stage is not None and stage.battle else "willpower"
    note = f"{n.upper(stat)} {getattr(piece, stat)}; attack {piece.attack}, defense {piece.defense}, "
    if stat == "attack":
        note = f"Attack {piece.attack} (battle); defense {piece.defense}, "
    return Label(n.called(sight, what), "Commit to the quest", f"{note}{hits(piece)}")


def travel(sight: Sight, what: str) -> Label:
    piece = sight.pieces[what]
    cost = texts.part(piece.key, "Travel")
    threat = f"threat {piece.threat}, " if piece.threat is not None else ""
    note = n.upper(f"{threat}{n.progress(piece)}. {f'Travel: {cost}' if cost else texts.at_work(piece.key)}")
    stage = next((s for s in sight.areas if piece.at == f"staging:{s.area}"), None)
    seats = stage.seats if stage is not None else ()
    return Label(n.called(sight, what), "Travel to", note, warning=numbers.too_high(sight, seats, numbers.rise(cost)))


def engage(sight: Sight, what: str) -> Label:
    piece = sight.pieces[what]
    return Label(n.called(sight, what), "Engage an enemy", f"{foe(piece)}. {texts.at_work(piece.key)}")


def defend(sight: Sight, what: str) -> Label:
    """The defender with what the attack would do to him, before its shadow card."""
    piece, fight = sight.pieces[what], sight.fight
    if fight is None:
        return Label(n.called(sight, what), "Defend", person(piece))
    damage = numbers.blow(fight, piece)
    dies = damage >= n.left(piece)
    end = "is destroyed" if dies else f"{n.left(piece) - damage} hit points left"
    note = f"Defense {piece.defense} against attack {fight.attack}: takes {damage}, {end}"
    warning = f"{n.plain(piece.name)} would take {damage} damage and be destroyed." if dies else ""
    return Label(n.called(sight, what), "Defend", note, warning=warning)


def hero(sight: Sight, what: str) -> Label:
    """Who takes the damage of an undefended attack."""
    piece, damage = sight.pieces[what], sight.fight.attack if sight.fight else 0
    dies = damage >= n.left(piece)
    end = "is destroyed" if dies else f"{n.left(piece) - damage} left"
    warning = f"{n.plain(piece.name)} would be destroyed." if dies else ""
    note = f"{hits(piece)}; takes {damage}: {end}"
    return Label(n.called(sight, what), f"Who takes {damage} damage", note, warning=warning)


def enemies(sight: Sight, what: str) -> Label:
    piece = sight.pieces[what]
    shadows = f", {n.count(piece.shadows, 'shadow card')}" if piece.shadows else ", no shadow card"
    return Label(n.called(sight, what), "Which enemy attacks next", f"Attack {piece.attack}{shadows}")


def strike(sight: Sight, what: str) -> Label:
    piece = sight.pieces[what]
    with_ = f"; engaged with {n.seat(piece.at[8:])}" if piece.at.startswith("engaged:") else ""
    return Label(
        n.called(sight, what), "Attack an enemy", f"Defense {piece.defense}, {n.left(piece)} hit points left{with_}"
    )


def attackers(sight: Sight, what: str) -> Label:
    piece = sight.pieces[what]
    return Label(n.called(sight, what), "Who attacks", f"Attack {piece.attack}")


def play(sight: Sight, what: str) -> Label:
    return card(sight, what, "Play a card")


def pay(sight: Sight, what: str) -> Label:
    return card(sight, what, "Who pays", n.count(sight.pieces[what].resources, "resource"))


def host(sight: Sight, what: str) -> Label:
    if what.startswith("staging:"):
        return Label("Into the staging area", "Attach it to", "Unattached, as a trap or a guarded card says")
    return card(sight, what, "Attach it to")


def pick(sight: Sight, what: str) -> Label:
    """A card or a player, for whatever a card asks."""
    if "#" not in what:
        table = sight.players.get(what)
        return Label(n.seat(what), "Choose", f"Threat {table.threat}" if table else "")
    return card(sight, what, "Choose")


def option(sight: Sight, what: str) -> Label:
    """One of the things that a card text offers, in its words."""
    words = n.upper(what)
    work = sight.work
    seat = work.seat if work is not None and work.seat else sight.seat or ""
    warning = numbers.too_high(sight, (seat,), numbers.rise(what))
    if len(words) <= BUTTON:
        return Label(words, warning=warning)
    return Label(words, "Choose one", words[79:] if len(words) > 80 else "", warning=warning)


def may(sight: Sight, _: str) -> Label:
    source = sight.work.card if sight.work else ""
    return Label(f"Use {n.title(sight, source)}" if source else "Use it", note=clip(responses(sight, source), 100))


def responses(sight: Sight, source: str) -> str:
    """What a card says of its Responses."""
    piece = sight.pieces.get(source)
    return texts.part(piece.key if piece is not None else n.code(source), "Response")


def spread(sight: Sight, what: str) -> Label:
    piece = sight.pieces[what]
    note = hits(piece)
    last = f"{n.plain(piece.name)} would be destroyed." if n.left(piece) == 1 else ""
    return Label(n.called(sight, what), "Where does the next damage go", note, warning=last)


def divide(sight: Sight, what: str) -> Label:
    """Some of the progress on one location: "CARD/AMOUNT"."""
    place, _, amount = what.rpartition("/")
    piece = sight.pieces[place]
    full = piece.points is not None and piece.progress + int(amount) >= piece.points
    note = "Explores it" if full else f"{piece.progress} of {piece.points} progress so far"
    return Label(f"{amount} on {n.called(sight, place)}", "Where does progress go", note)


CHOICES: Mapping[str, Worded] = {
    "deck": deck,
    "mulligan": lambda _, __: Label("Draw six new cards", note="Once; they must be kept"),
    "action": action,
    "current": lambda sight, what: card(sight, what, "The current quest"),
    "commit": commit,
    "travel": travel,
    "engage": engage,
    "tie": engage,
    "defend": defend,
    "hero": hero,
    "enemies": enemies,
    "strike": strike,
    "attackers": attackers,
    "play": play,
    "pay": pay,
    "host": host,
    "pick": pick,
    "option": option,
    "may": may,
    "ordering": lambda sight, what: card(sight, what, "Which comes first"),
    "spread": spread,
    "divide": divide,
}
"""By the name of the question."""
