"""The encounter set The Dread Realm (encounter_sets.json; RULES 10.9)."""

from rules.angmar import doing, leaving, looking
from rules.angmar.dead_words import (
    dead,
    is_dead,
    is_sorcery,
    lies_dead,
    raise_dead,
    reanimate_top,
    reanimate_victim,
    resolve_revealed,
    sorceries,
)
from rules.angmar.looking import front, printed
from rules.angmar.moments import moment
from rules.angmar.pile_words import mill_encounter
from rules.angmar.pools import about_me, area, characters, chosen, enemies, host, seats, staged
from rules.angmar.shadow_words import boost, can_deal, defender, on_killing, victims
from rules.angmar.state import State, Step
from rules.angmar.texts import Constant, Text, Trigger, procedure, write
from rules.angmar.words import (
    act,
    as_player,
    attach_me,
    choose,
    deal_shadow,
    destroy,
    each_player,
    keep,
    listed,
    mill,
    option,
    reveal,
    to_current_quest,
    when,
)
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger

DAECHANAR = "daechanar-tdr"
UNDEAD = enemies("play", trait="Undead")


def daechanar_in_play(s: State, _: str = "") -> bool:
    return any(looking.key_of(card) == DAECHANAR for card in s.pieces)


def _remove_sorcery(t: Ledger, f: Step) -> None:
    if f.env["chosen"] in t.state.pieces:
        leaving.leave(t, f.env["chosen"], to="removed", how="removed", cause=f.card)


WARD = "daechanar-tdr/ward"
procedure(
    WARD,
    (
        choose(lambda s, f: sorceries(s), "Which Sorcery card is removed from the game?", who="first"),
        act(_remove_sorcery),
    ),
)


def _warded(t: Ledger, card: str, amount: int, cause: str) -> bool:
    """While a Sorcery card is in play his damage is canceled, and one of them is removed from the game."""
    if not sorceries(t.state):
        return False
    doing.event(t, "effect", card=card)
    then(t, *script(WARD, card=card))
    return True


write(
    DAECHANAR,
    Text(
        constants=(
            Constant("attack", lambda s, source, card: len(sorceries(s))),
            Constant("indestructible", when=lambda s, source: bool(sorceries(s))),
        ),
        absorbs=_warded,
    ),
)
write(
    "altar-of-midwinter-tdr",
    Text(
        constants=(Constant("no-progress", when=daechanar_in_play),),
        forced=(
            Trigger(
                "staging-ends",
                (
                    option(
                        "What happens?",
                        {
                            "Reveal another encounter card": (None, (reveal(),)),
                            "Reanimate the top card of your deck": (
                                lambda s, f: bool(looking.pile(s, f"deck:{f.seat}")),
                                (reanimate_top(),),
                            ),
                        },
                    ),
                ),
                seat="first",
            ),
        ),
    ),
)


def _killed(s: State, f: Step) -> bool:
    """After an attack of this enemy that killed a character."""
    return about_me(s, f) and bool(victims(s, f))


def _raise_victims(t: Ledger, f: Step) -> None:
    for card in victims(t.state, f):
        if lies_dead(t.state, card):
            raise_dead(t, card, f.seat, cause=f.card, shadows=1)


RAISING = (on_killing("character", reanimate_victim()),)
"""If this attack kills a character the attacked player reanimates it, with a shadow card."""

write(
    "dwimmerlaik-tdr",
    Text(forced=(Trigger("attacked", (act(_raise_victims),), when=_killed),), shadow=RAISING),
)


def _sorcery_shadow(s: State, f: Step) -> bool:
    return about_me(s, f) and is_sorcery(s, f.env["shadow"])


write(
    "witch-of-angmar-tdr",
    Text(
        forced=(
            Trigger(
                "shadowed",
                (act(lambda t, f: resolve_revealed(t, f.env["shadow"], f)),),
                when=_sorcery_shadow,
            ),
        ),
    ),
)


def _was_attached(_: State, f: Step) -> bool:
    return f.env["place"].startswith("on:")


def _host_left(s: State, f: Step) -> bool:
    """It was discarded only because the character that it was on has left play."""
    return f.env["it"] == f.env["by"] == f.card


def _come_back(t: Ledger, f: Step) -> None:
    if f.card in looking.pile(t.state, "discard"):
        doing.enter(t, f.card, f"staging:{area(t.state, f)}", how="returned", cause=f.card)


write(
    looking.WRAITH,
    Text(
        forced=(
            Trigger(
                "left",
                (choose(characters("all"), "Whom does the Wraith haunt?", who="first"), attach_me(chosen())),
                when=lambda s, f: about_me(s, f) and not _was_attached(s, f),
                out=True,
            ),
            Trigger("left", (act(_come_back),), when=_host_left, out=True),
        ),
    ),
)
write(
    looking.HAUNTING.key,
    Text(constants=tuple(Constant(stat, -1, of=host) for stat in ("willpower", "attack", "defense"))),
)


def _wake(t: Ledger, f: Step) -> None:
    """A random card of the first player's hand is reanimated, and this location is its facedown shadow card."""
    hand = looking.pile(t.state, f"hand:{f.seat}")
    if not hand or f.card not in looking.pile(t.state, "discard"):
        return
    risen = doing.reanimate(t, t.state.cup.pick(hand), f"engaged:{f.seat}", random=True, cause=f.card)
    doing.move(t, f.card, f"shadow:{risen}", how="dealt", cause=f.card)
    moment(t, "dealt", card=risen, area=area(t.state, f))


def _resolve_milled(t: Ledger, f: Step) -> None:
    for card in reversed(listed(t.state, f)):
        if is_sorcery(t.state, card):
            resolve_revealed(t, card, f)


write(
    "sinister-dungeon-tdr",
    Text(
        forced=(Trigger("explored", (act(_wake),), when=about_me, seat="first", out=True),),
        shadow=(mill_encounter(2), act(_resolve_milled)),
    ),
)


def _raise_milled(t: Ledger, f: Step) -> None:
    for card in listed(t.state, f):
        if front(t.state, card).kind == "ally":
            raise_dead(t, card, f.seat, cause=f.card)


write(
    "tombs-of-carn-dum-tdr",
    Text(
        forced=(Trigger("round-ends", (each_player(mill(1), act(_raise_milled)),)),),
        travel_if=can_deal(UNDEAD),
        travel=(deal_shadow(UNDEAD),),
    ),
)


def _copy_of_defender(s: State, f: Step) -> tuple[str, ...]:
    """Cards of your discard pile with the defender's title."""
    titles = {printed(s, card).name for card in defender(s, f)}
    return tuple(card for card in looking.pile(s, f"discard:{f.seat}") if front(s, card).name in titles)


def _raise_copy(t: Ledger, f: Step) -> None:
    for card in _copy_of_defender(t.state, f)[:1]:
        raise_dead(t, card, f.seat, cause=f.card, shadows=1)


write(
    "dark-halls-tdr",
    Text(
        constants=tuple(Constant(stat, 1, of=is_dead, when=staged) for stat in ("attack", "defense")),
        shadow=(act(_raise_copy),),
    ),
)
write(
    "unholy-crypt-tdr",
    Text(constants=(Constant("threat", lambda s, source, card: len(dead(s))),), shadow=RAISING),
)


def _dearest(s: State, f: Step) -> tuple[str, ...]:
    """The allies in play with the highest printed cost."""
    allies = characters("all", "ally")(s, f)
    most = max((looking.cost_number(s, card) for card in allies), default=0)
    return tuple(card for card in allies if looking.cost_number(s, card) == most)


def _possess(t: Ledger, f: Step) -> None:
    """The destroyed ally is reanimated in the staging area by who controlled it, and this card attached to it."""
    card = f.env["chosen"]
    if lies_dead(t.state, card):
        risen = raise_dead(t, card, f.env["controller"], at=f"staging:{area(t.state, f)}", cause=f.card)
        if risen:
            doing.attach(t, f.card, risen, cause=f.card)


write(
    "possession-tdr",
    Text(
        revealed=(
            choose(_dearest, "Which ally is destroyed?", who="first"),
            keep("controller", lambda s, f: looking.controller(s, f.env["chosen"]) if f.env["chosen"] else ""),
            destroy(chosen()),
            when(lambda s, f: bool(f.env["chosen"]), act(_possess)),
        ),
        forced=(
            Trigger(
                "left",
                (act(lambda t, f: leaving.discard(t, f.env["place"].removeprefix("on:"), cause=f.card)),),
                when=lambda s, f: about_me(s, f) and f.env["how"] == "discarded",
                out=True,
            ),
        ),
    ),
)


def _most_feared(s: State, f: Step) -> tuple[str, ...]:
    """The players with the highest threat."""
    here = seats(s, f)
    most = max((s.players[seat].threat for seat in here), default=0)
    return tuple(seat for seat in here if s.players[seat].threat == most)


def _free_heroes(s: State, f: Step) -> tuple[str, ...]:
    """Your heroes without a copy of this card."""
    key = looking.key_of(f.card)
    heroes = looking.heroes(s, f.seat)
    return tuple(h for h in heroes if key not in {looking.key_of(card) for card in looking.attached(s, h)})


write(
    "a-fell-dread-tdr",
    Text(
        revealed=(
            choose(_most_feared, "Which of the players with the highest threat takes it?", into="who", who="first"),
            as_player("who", choose(_free_heroes, "Which of your heroes dreads?"), attach_me(chosen())),
        ),
        constants=(Constant("willpower=", 0, of=host), Constant("must-commit", of=host)),
    ),
)


def _calamities(s: State, f: Step) -> int:
    """Copies of it in play, this one included; none if it found no quest to be on: that comes first (RULES 4.6)."""
    copies = sum(1 for card in s.pieces if looking.key_of(card) == looking.key_of(f.card))
    return copies if f.card in s.pieces else 0


write(
    "death-and-calamity-tdr",
    Text(
        revealed=(to_current_quest(), reanimate_top(_calamities, "first")),
        shadow=(boost(lambda s, f: len(sorceries(s))),),
    ),
)
