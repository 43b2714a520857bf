"""Damage, and what leaves play: by being destroyed, explored, defeated, discarded or captured (RULES 8)."""

from __future__ import annotations

from rules.angmar import doing, looking, values
from rules.angmar import events as ev
from rules.angmar.ending import lose
from rules.angmar.looking import front, owner, printed
from rules.angmar.moments import moment
from rules.angmar.state import State, Step
from rules.angmar.texts import text_of
from rules.angmar.writing import then
from rules.core.ledger import Ledger

TO_VICTORY = frozenset({"destroyed", "explored", "defeated", "safe"})


def damage(t: Ledger, card: str, amount: int, *, cause: str = "", attack: int = 0) -> None:
    """Damage on a card in play; enough of it destroys it. `attack` is the number of the attack that deals it."""
    s = t.state
    if amount <= 0 or card not in s.pieces or values.barred(s, "no-damage", card):
        return
    if attack and printed(s, card).kind in looking.ALLIES and cause and values.barred(s, "captures-allies", cause):
        capture(t, card, cause)
        return
    absorbs = text_of(printed(s, card).key).absorbs
    if absorbs is not None and not values.blank(s, card) and absorbs(t, card, amount, cause):
        return
    if _guarded(t, card, amount, cause, attack):
        return
    doing.mark(t, card, "damage", s.pieces[card].damage + amount, cause=cause)
    area, seat = looking.area_of(s, card), looking.controller(s, card)
    alive = not dying(t, card)
    if not alive:
        destroy(t, card, cause=cause, attack=attack)
    moment(t, "damaged", card=card, seat=seat, area=area, by=cause, attack=str(attack), alive="yes" if alive else "")


def struck(t: Ledger, card: str, amount: int, attack: int) -> None:
    """Notes what an attack deals to a card, and what goes beyond its hit points: effects of the attack ask for it."""
    amount = max(0, amount)
    over = max(0, amount - (values.hit_points(t.state, card) - t.state.pieces[card].damage))
    t.happen(ev.Noted(key=f"attack:{attack}:over", value=over))
    t.happen(ev.Noted(key=f"attack:{attack}:dealt", value=amount))


def _guarded(t: Ledger, card: str, amount: int, cause: str, attack: int) -> bool:
    """Whether an attachment on the card sees to the damage (Resolute)."""
    for other in looking.attached(t.state, card):
        guards = text_of(printed(t.state, other).key).guards
        if guards is not None and guards(t, other, amount, cause, attack):
            return True
    return False


def dying(t: Ledger, card: str) -> bool:
    """Damage at or above its hit points, and it is not indestructible (RULES 8.1)."""
    s, kind = t.state, printed(t.state, card).kind
    if kind not in looking.CHARACTERS and kind != "enemy":
        return False
    hits = values.hit_points(s, card)
    return hits <= s.pieces[card].damage and not values.has(s, "indestructible", card)


def heal(t: Ledger, card: str, amount: int, *, cause: str = "") -> None:
    """Damage is removed, unless it cannot be healed."""
    piece = t.state.pieces.get(card)
    if piece is not None and amount > 0 and not values.barred(t.state, "no-heal", card):
        doing.mark(t, card, "damage", max(0, piece.damage - amount), cause=cause)


def destroy(t: Ledger, card: str, *, cause: str = "", attack: int = 0) -> None:
    """Destroyed: an enemy is thereby defeated. `attack` remembers that it fell to that attack."""
    s = t.state
    area, seat, kind = looking.area_of(s, card), looking.controller(s, card), printed(s, card).kind
    if attack:
        t.happen(ev.Noted(key=f"attack:{attack}:killed:{card}", value=1))
    leave(t, card, how="destroyed", cause=cause)
    moment(t, "destroyed", card=card, seat=seat, area=area, by=cause, attack=str(attack), kind=kind)


def killed(t: Ledger, attack: int) -> tuple[str, ...]:
    """The cards that an attack has destroyed so far."""
    prefix = f"attack:{attack}:killed:"
    return tuple(key[len(prefix) :] for key in t.state.notes if key.startswith(prefix))


def discard(t: Ledger, card: str, *, cause: str = "") -> None:
    """Discarded from play (FAQ 1.48); a permanent attachment cannot be (campaign.json, campaign_rules)."""
    if card in t.state.pieces and not printed(t.state, card).permanent:
        leave(t, card, how="discarded", cause=cause)


def capture(t: Ledger, card: str, under: str, *, cause: str = "") -> None:
    """A player card in play goes facedown under another; what is on it is discarded (seed; RULES 10.5)."""
    leave(t, card, to=f"under:{under}", how="captured", cause=cause or under)


def leave(t: Ledger, card: str, *, to: str = "", how: str, cause: str = "", bottom: bool = False) -> None:
    """A card leaves play: to the pile `to`, else to the victory display or a discard pile (RULES 8.1, 8.2).

    A Reanimated Dead always goes to its owner's discard pile, and some cards cannot go into the encounter deck (seed).
    A permanent attachment is out of the game (RULES 11.6).
    """
    s = t.state
    if to == "encounter" and doing.never_in_deck(s, card):
        return
    face, area, seat = printed(s, card), looking.area_of(s, card), looking.controller(s, card)
    where = s.pieces[card].at
    for other in looking.attached(s, card):
        _let_go(t, other, area)
    doing.discard_shadows(t, card)
    dead = looking.key_of(card) == looking.DEAD
    if dead:
        to = ""
    elif face.permanent:
        to = "removed"
    elif not to:
        victory = (
            how in TO_VICTORY and face.victory is not None and (not owner(card) or face.kind == "player-side-quest")
        )
        to = "victory" if victory else doing.discard_pile(card)
    t.happen(ev.Left(card=card, to=to, how=how, bottom=bottom, cause=cause))
    if dead:
        _return(t, card)
    else:
        release(t, card, area)
    moment(t, "left", card=card, seat=seat, area=area, how=how, place=where, by=cause)
    if face.kind == "hero" and seat and not looking.heroes(t.state, seat):
        then(t, Step(name="player.check", seat=seat))


def _let_go(t: Ledger, card: str, area: str) -> None:
    """What was attached to it: objectives go back to the staging area (FAQ 1.17), others are discarded."""
    if printed(t.state, card).kind.startswith("objective"):
        doing.shift(t, card, f"staging:{area}", how="freed")
    else:
        leave(t, card, how="discarded", cause=card)


def _return(t: Ledger, dead: str) -> None:
    """The card that a Reanimated Dead was goes to its owner's discard pile (EDGE_CASES H-22)."""
    for card in looking.pile(t.state, f"under:{dead}"):
        doing.move(t, card, f"discard:{owner(card)}", how="discarded")


def release(t: Ledger, card: str, area: str) -> None:
    """Cards under a card that has left play are rescued (seed; RULES 10.5)."""
    rescue(t, card, looking.pile(t.state, f"under:{card}"), area)


def rescue(t: Ledger, card: str, under: tuple[str, ...], area: str) -> None:
    """These captured cards come out from under that card, each to its owner, wherever he is (EDGE_CASES F-14).

    Cards of players who are out of the game are discarded; encounter cards wait for their own texts.
    """
    freed = tuple(c for c in under if owner(c) and not t.state.players[owner(c)].out)
    for taken in under:
        if taken in freed:
            _come_back(t, taken)
        elif owner(taken):
            doing.move(t, taken, f"discard:{owner(taken)}", how="discarded")
    if freed:
        moment(t, "rescued", card=card, area=area, cards=" ".join(freed))


def _come_back(t: Ledger, card: str) -> None:
    """To its owner's hand; a hero into play, unless his unique title is in play already (EDGE_CASES F-15)."""
    seat = owner(card)
    if front(t.state, card).kind == "hero" and looking.unique_free(t.state, card):
        doing.enter(t, card, f"play:{seat}", how="rescued")
    else:
        doing.move(t, card, f"hand:{seat}", how="rescued")


def unkilled(s: State, seat: str) -> tuple[str, ...]:
    """His heroes that are not in play and not killed: captured, or shuffled into his deck (RULES 8.3)."""
    cards = (*looking.captives(s, seat), *looking.pile(s, f"deck:{seat}"), *looking.pile(s, f"hand:{seat}"))
    return tuple(card for card in cards if front(s, card).kind == "hero")


def explore(t: Ledger, card: str) -> None:
    """A location with progress at its quest points is explored, active or not (FAQ 1.18)."""
    s = t.state
    area, was = looking.area_of(s, card), s.pieces[card].at.partition(":")[0]
    leave(t, card, how="explored")
    moment(t, "explored", card=card, area=area, was=was)


def eliminate(t: Ledger, seat: str, why: str) -> None:
    """A player is out (RULES 8.3, 8.4): his cards go to the discard piles, enemies back to the staging area.

    His cards leave play before the first player token passes (RULES 8.5).
    """
    s = t.state
    area = s.players[seat].area
    doing.event(t, "eliminated", seat=seat, other=why)
    for card in looking.at(s, f"engaged:{seat}"):
        doing.to_staging(t, card)
    for card in tuple(s.pieces):
        piece = t.state.pieces.get(card)
        if piece and (piece.at == f"play:{seat}" or (owner(card) and looking.controller(t.state, card) == seat)):
            leave(t, card, how="discarded", cause="elimination")
    for pile in (f"hand:{seat}", f"deck:{seat}", f"captured:{seat}"):
        doing.all_to(t, pile, f"discard:{seat}", how="discarded")
    t.happen(ev.PlayerChanged(seat=seat, area=area, out=True))
    rest = looking.order(t.state)
    if not rest:
        lose(t, "eliminated")
        return
    if t.state.first == seat:
        pass_token(t)
    if not looking.players_at(t.state, area):
        clear_area(t, area)
    moment(t, "eliminated", seat=seat, area=area)


def clear_area(t: Ledger, area: str) -> None:
    """A staging area without players is no more: the encounter cards there are discarded (RULES 8.6)."""
    for card in tuple(t.state.pieces):
        if card in t.state.pieces and looking.area_of(t.state, card) == area:
            stage = printed(t.state, card).kind == "quest"
            leave(t, card, to="removed" if stage else "", how="discarded", cause="elimination")
    t.happen(ev.AreaChanged(area=area, stage=t.state.areas[area].stage, gone=True))


def pass_token(t: Ledger) -> None:
    """The first player token goes to the next player who is still in the game, and what follows it with it."""
    s = t.state
    at = s.seats.index(s.first)
    turned = (*s.seats[at + 1 :], *s.seats[: at + 1])
    seat = next((seat for seat in turned if not s.players[seat].out), s.first)
    if seat != s.first:
        t.happen(ev.FirstPlayer(seat=seat))
    moment(t, "token", seat=t.state.first)
