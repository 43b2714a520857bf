"""From state to people: the one road out (`Game.seen_by`)."""

from __future__ import annotations

from rules.angmar import at_work, looking, tool_params, values
from rules.angmar.looking import front, owner, printed
from rules.angmar.sight import Held, Seen, Sight, Stage, Table
from rules.angmar.state import State
from rules.core.game import Question


def held(s: State, card: str) -> Held:
    face = front(s, card)
    return Held(
        card=card,
        key=face.key,
        name=face.name,
        kind=face.kind,
        sphere=face.sphere,
        cost=face.cost,
        traits=face.traits,
        willpower=face.willpower,
        attack=face.attack,
        defense=face.defense,
        hits=face.hits,
        points=face.points,
        victory=face.victory or 0,
    )


def _pile(s: State, name: str) -> tuple[Held, ...]:
    return tuple(held(s, card) for card in looking.pile(s, name))


def _seen(s: State, card: str) -> Seen:
    face, piece = printed(s, card), s.pieces[card]
    kind = face.kind
    fights = kind == "enemy" or kind in looking.CHARACTERS
    shadows = looking.pile(s, f"shadow:{card}")
    shown = tuple(c for c in shadows if at_work.shown(s, c))
    return Seen(
        card=card,
        key=face.key,
        name=face.name,
        kind=kind,
        traits=face.traits,
        at=piece.at,
        owner=owner(card),
        controller=looking.controller(s, card),
        side=piece.side,
        exhausted=piece.exhausted,
        committed=piece.committed,
        damage=piece.damage,
        progress=piece.progress,
        resources=piece.resources,
        tokens=piece.tokens,
        time=piece.time,
        willpower=values.willpower(s, card) if kind in looking.CHARACTERS else None,
        attack=values.attack(s, card) if fights else None,
        defense=values.defense(s, card) if fights else None,
        hits=values.hit_points(s, card) if fights else None,
        threat=values.threat(s, card) if kind in {"enemy", "location"} else None,
        engagement=values.engagement(s, card) if kind == "enemy" else None,
        points=values.quest_points(s, card),
        sphere=face.sphere,
        shadows=len(shadows) - len(shown),
        shown=tuple(front(s, c).name for c in shown),
        under=len(looking.pile(s, f"under:{card}")),
        blank=values.blank(s, card),
        said=tool_params.said(s, card),
    )


def _table(s: State, seat: str, reader: str | None) -> Table:
    mine, player = seat == reader, s.players[seat]
    by_name = sorted((held(s, card) for card in looking.captives(s, seat)), key=lambda card: (card.name, card.card))
    return Table(
        seat=seat,
        threat=player.threat,
        area=player.area,
        out=player.out,
        deck_name=player.deck,
        casual=player.casual,
        heroes=len(looking.heroes(s, seat)),
        deck=len(looking.pile(s, f"deck:{seat}")),
        hand=len(looking.pile(s, f"hand:{seat}")),
        captured=len(looking.pile(s, f"captured:{seat}")),
        discard=_pile(s, f"discard:{seat}"),
        hand_cards=_pile(s, f"hand:{seat}") if mine else None,
        captured_cards=tuple(by_name) if mine else None,
        looking_at=tuple(held(s, card) for card in looking.looks(s, seat)) if mine else None,
    )


def _stage(s: State, area: str) -> Stage:
    quest = looking.main_quest(s, area)
    return Stage(
        area=area,
        stage=s.areas[area].stage,
        quest=quest,
        current=looking.current_quest(s, area),
        active=looking.active(s, area),
        threat=values.staging_threat(s, area),
        brought=values.questing(s, area),
        battle=values.in_battle(s, area) == "attack",
        seats=looking.players_at(s, area),
    )


def see(s: State, seat: str | None, questions: tuple[Question, ...]) -> Sight:
    """All that this seat may know; None: the whole channel. `names` are the titles of the cards he may know of."""
    mine = next((q for q in questions if q.seat == seat), None)
    pieces = {card: _seen(s, card) for card in s.pieces}
    own = s.decks.get(seat or "")
    names = {code: known.name for code, known in own.extra.items()} if own else {}
    names |= {card: seen.name for card, seen in pieces.items()}
    piles = ["discard", "victory", "aside", "removed", "revealed", *(f"discard:{p}" for p in s.seats)]
    piles += [f"hand:{seat}"] if seat in s.seats else []
    names |= {card: front(s, card).name for pile in piles for card in looking.pile(s, pile)}
    names |= {card: front(s, card).name for card in looking.looks(s, seat or "")}
    return Sight(
        seat=seat,
        scenario=s.scenario,
        options=dict(s.options),
        round=s.round,
        phase=s.phase,
        first=s.first,
        seats=s.seats,
        players={p: _table(s, p, seat) for p in s.seats},
        areas=tuple(_stage(s, area) for area in s.areas),
        pieces=pieces,
        encounter=len(looking.pile(s, "encounter")),
        orcs=len(looking.pile(s, "orcs")),
        stages_left=len(looking.pile(s, "quest")),
        discard=_pile(s, "discard"),
        victory=_pile(s, "victory"),
        aside=_pile(s, "aside"),
        removed=_pile(s, "removed"),
        revealed=_pile(s, "revealed"),
        lasting=s.lasting,
        asked=tuple(q.seat for q in questions),
        question=mine,
        work=at_work.work(s, seat) if questions else None,
        fight=at_work.fight(s),
        log=s.log,
        names=names,
        result=s.result,
    )
