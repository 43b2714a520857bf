"""Makes the scene of the board picture from what the channel may see."""

from __future__ import annotations

from bot.faces.card_game.board import stage
from bot.faces.card_game.names import SCENARIO, count, factions, side_wins, sites, title
from bot.faces.card_game.scene import DeckPanel, Scene, SitePanel, State, Step
from bot.faces.card_game.tiles import Tile
from bot.faces.drawing.canvas import Badge
from bot.ui.words import listed
from rules.card_game.facts import Card, Side
from rules.card_game.sight import InPlay, Place, Player, Sight


def scene(sight: Sight) -> Scene:
    """All that the picture shows. Only public fields of the sight are read."""
    return Scene(
        title="Against the Shadow",
        stage=f"{SCENARIO.get(sight.scenario, sight.scenario)} · {stage(sight).replace(', ', ' · ')}",
        free=sight.points["free"],
        free_notes=won(sight, "free"),
        shadow=sight.points["shadow"],
        shadow_notes=won(sight, "shadow"),
        track=track(sight),
        sites=tuple(panel(sight, s) for s in sites(sight)),
        decks=tuple(deck(sight, p) for p in sight.players),
        notes=notes(sight),
    )


def won(sight: Sight, side: Side) -> tuple[str, ...]:
    """Where a side's points come from."""
    paths = sum(key in sight.book.paths for key in sight.areas[side])
    first = count(paths, "path") if side == "free" else f"{sight.corruption} corruption"
    return (first, count(len(sight.areas[side]) - paths, "battleground"))


def track(sight: Sight) -> tuple[Step, ...]:
    """The road from 1 to the last path of the scenario."""
    steps = []
    spent = {sight.book.paths[key].number: key for key in sight.spent if key in sight.book.paths}
    for number in range(1, sight.last_path + 1):
        key = spent.get(number)
        name = sight.book.name(key) if key else ""
        if sight.path and sight.book.paths[sight.path.card].number == number:
            steps.append(Step(number, sight.book.name(sight.path.card), "here"))
        elif key is None:
            steps.append(Step(number, name, "nobody" if number < sight.path_number else "ahead"))
        else:
            steps.append(Step(number, name, taker(sight, key)))
    return tuple(steps)


def taker(sight: Sight, path: str) -> State:
    """Who took a path: what the Free Peoples did not score is the Shadow's; in the Duels a tie is nobody's."""
    if path in sight.areas["free"]:
        return "free"
    return "nobody" if "duel" in sight.scenario else "shadow"


def badges(card: Card, where: str = "") -> tuple[Badge, ...]:
    """A card's printed icons: those that can count in this place."""
    i = card.icons
    path = (
        [Badge("skull" if card.side == "shadow" else "road", str(i.path))] if i.path and where != "battleground" else []
    )
    fight = (
        ("sword", i.attack, False),
        ("shield", i.defense, False),
        ("sword", i.lead_attack, True),
        ("shield", i.lead_defense, True),
    )
    return (*path, *(Badge(s, str(n), ringed) for s, n, ringed in fight if n and where != "path"))


def tile(sight: Sight, there: InPlay, where: str = "") -> Tile:
    card = sight.book.cards[there.card]
    tokens = tuple(Badge(s, f"+{n}") for s, n in (("sword", there.attack), ("shield", there.defense)) if n)
    items = tuple((sight.book.name(i), badges(sight.book.cards[i], where)) for i in there.items)
    return Tile(card.name, card.side, card.faction, card.kind, (*badges(card, where), *tokens), items)


def panel(sight: Sight, where: Place) -> SitePanel:
    """A path or battleground."""
    t = where.totals
    on_path = where is sight.path
    kind = "path" if on_path else "battleground"
    tokens = (("skull" if on_path else "sword", where.attack, True), ("shield", where.defense, True))
    if on_path:
        path = sight.book.paths[where.card]
        name, printed, points = path.name, path.defense, path.points
        note = f"Path {path.number} of {sight.last_path}"
    else:
        ground = sight.book.battlegrounds[where.card]
        name, printed, points = ground.name, 0 if where.bare else ground.defense, ground.points
        side = "Free Peoples defend" if where.defender == "free" else "Shadow defends"
        note = f"{side}: {factions(ground.defenders)}. Attackers: {factions(ground.attackers)}"
    return SitePanel(
        name=name,
        path=on_path,
        note=note,
        worth=count(points, "point"),
        badges=(Badge("shield", str(printed)), *(Badge(s, f"+{n}") for s, n, _ in tokens if n)),
        attack_sign="skull" if on_path else "sword",
        attack=str(t.attack),
        defense=str(t.ground + t.cards),
        ahead=t.winner,
        verdict=verdict(sight, where),
        free=tuple(tile(sight, c, kind) for c in where.free),
        shadow=tuple(tile(sight, c, kind) for c in where.shadow),
    )


def verdict(sight: Sight, where: Place) -> str:
    """What it would come to now, in few words."""
    winner = where.totals.winner
    if winner is None:
        return "Nobody takes it"
    if winner == where.defender:
        return "Free Peoples hold it" if winner == "free" else "Shadow holds it"
    if where is sight.path:
        return f"Shadow wins: {where.totals.corruption} corruption"
    return "Free Peoples take it" if winner == "free" else "Shadow takes it"


def notes(sight: Sight) -> str:
    """What holds for the rest of the round, a card about to be placed, the winner at the end."""
    parts = [f"This round: {listed(sight.book.name(key) for key in sight.modifiers)}"] if sight.modifiers else []
    parts += [f"About to be placed: {sight.book.name(sight.shown)}"] if sight.shown else []
    parts += [side_wins(sight.result.winner)] if sight.result else []
    return " · ".join(parts)


def deck(sight: Sight, player: Player) -> DeckPanel:
    piles = [
        ("hand", str(player.hand)),
        ("deck", str(player.draw)),
        ("cycle", str(player.cycle)),
        ("grave", str(player.eliminated)),
    ]
    piles += [("ring", "1" if player.ring else "0")] if player.ring is not None else []
    tiles = tuple(tile(sight, c) for c in player.reserve)
    starting = player.seat == sight.starting and sight.round > 0
    return DeckPanel(title(sight, player.seat), player.side, tuple(piles), tiles, player.seat == sight.turn, starting)
