"""What hand moves are given: numbers, places, and the cards that they may choose (`tools`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.angmar import looking
from rules.angmar.looking import front, owner, printed
from rules.angmar.state import Lasting, State
from rules.core.game import Choice, Param

BY = "hand"
"""The cause that events and lasting effects of hand moves name."""
COUNT = Param("count", "How many", lo=1, hi=20)
SPHERES = Param("sphere", "Sphere", tuple(Choice(k, k.title()) for k in ("leadership", "lore", "spirit", "tactics")))
LASTS: Mapping[str, str] = {"phase": "This phase", "round": "This round", "game": "As long as it is in play"}
STATS: Mapping[str, str] = {
    "willpower": "Willpower", "attack": "Attack", "defense": "Defense", "hit_points": "Hit points",
    "threat": "Threat", "engagement": "Engagement cost", "quest_points": "Quest points",
}  # fmt: skip
STAT = Param("stat", "Which number", tuple(Choice(k, text) for k, text in STATS.items()))
MORE = Param("sign", "More or less", (Choice("more", "More"), Choice("less", "Less")))
PAID = Param(
    "paid",
    "How",
    (
        Choice("yes", "Pay for it"), Choice("no", "At no cost"), Choice("less", "Pay less, as the number below says"),
        Choice("any", "Pay with resources of any sphere"),
    ),
)  # fmt: skip
X = Param("x", "What X is, or how much less it costs; else 0", lo=0, hi=20)
KEYWORDS: Mapping[str, str] = {"ranged": "Ranged", "sentinel": "Sentinel"}
KEYWORD = Param("keyword", "Keyword", tuple(Choice(k, text) for k, text in KEYWORDS.items()))
CANCEL = Param("what", "What", (Choice("effect", "Its effect"), Choice("card", "The whole card")))
_BEYOND = (Choice("victory", "To the victory display"), Choice("removed", "Out of the game"))
OUT = Param(
    "to",
    "Where",
    (
        Choice("discard", "Discarded"), Choice("hand", "Back to its owner's hand"),
        Choice("shuffle", "Shuffled into its deck"), Choice("top", "On top of its deck"),
        Choice("bottom", "Under its deck"), Choice("destroyed", "Destroyed"), *_BEYOND,
    ),
)  # fmt: skip
TO = Param(
    "to",
    "Where",
    (
        Choice("hand", "To the hand"), Choice("play", "Into play"), Choice("discard", "Discarded"),
        Choice("top", "On top of the deck"), Choice("bottom", "Under the deck"), Choice("shuffle", "Shuffled in"),
        *_BEYOND,
    ),
)  # fmt: skip
_INTO_DECK = (
    Choice("shuffle", "Shuffled into the encounter deck"), Choice("top", "On top of the encounter deck"),
    Choice("bottom", "Under the encounter deck"),
)  # fmt: skip
SEND = Param("to", "How", (Choice("destroyed", "Destroyed"), Choice("explored", "Explored"), *_BEYOND, *_INTO_DECK))
UNEARTH = Param("to", "Where", (*_INTO_DECK, Choice("play", "Added to the staging area"), *_BEYOND))
DEAL = Param("what", "What", (Choice("deal", "Deal one"), Choice("discard", "Discard one")))
RULES: Mapping[str, tuple[str, frozenset[str]]] = {
    "no-attack": ("Cannot attack", frozenset({"enemy"})),
    "no-check": ("Makes no engagement checks", frozenset({"enemy"})),
    "cannot-attack": ("Cannot be declared as an attacker", looking.CHARACTERS),
    "cannot-defend": ("Cannot be declared as a defender", looking.CHARACTERS),
    "cannot-commit": ("Cannot commit to the quest", looking.CHARACTERS),
    "commits-ready": ("Does not exhaust to commit to the quest", looking.CHARACTERS),
    "no-ready": ("Does not ready", looking.CHARACTERS),
    "no-damage": ("Takes no damage", looking.CHARACTERS | {"enemy"}),
    "no-travel": ("Cannot be traveled to", looking.LOCATIONS),
    "blank": ("Its text box is blank", looking.LOCATIONS | looking.ENEMIES),
}
"""What a player card may say of a card in play: names of constant effects, and the kinds of cards that know them."""
RULE = Param("rule", "What", tuple(Choice(k, text) for k, (text, _) in RULES.items()))
EACH = "all"
"""Instead of one card: each character, or with a seat behind it ("all:p1") each character of that player."""


def named(s: State, cards: Iterable[str]) -> tuple[Choice, ...]:
    """Cards as the table calls them; copies of one title in a hand or a pile are counted."""
    out: list[Choice] = []
    for one in cards:
        title = looking.called(s, one)
        before = sum(c.value not in s.pieces and front(s, c.value).name == title for c in out)
        again = f" ({before + 1})" if before and one not in s.pieces else ""
        out.append(Choice(one, title + again))
    return tuple(out)


def card(s: State, cards: Iterable[str], key: str = "card", text: str = "Which card") -> Param:
    return Param(key, text, named(s, cards))


def seats(s: State, area: str, *, each: bool = False) -> tuple[Choice, ...]:
    """The players there; `each`: or all of them, where there are several."""
    there = tuple(Choice(seat, f"Player {seat[1:]}") for seat in looking.players_at(s, area))
    return (*there, Choice(EACH, "Each player")) if each and len(there) > 1 else there


def card_or_each(s: State, seat: str, cards: Iterable[str]) -> Param:
    """One of these cards, or each character among them, or each of one player, where there are several."""
    cards = tuple(cards)
    more = [
        Choice(f"{EACH}:{other}", f"Each character of Player {other[1:]}")
        for other in looking.players_at(s, s.players[seat].area)
        if len(meant(s, f"{EACH}:{other}", cards)) > 1
    ]
    if len(meant(s, EACH, cards)) > 1 and len(s.seats) > 1:
        more.append(Choice(EACH, "Each character"))
    return Param("card", "Which card", (*named(s, cards), *more))


def meant(s: State, value: str, cards: Iterable[str]) -> tuple[str, ...]:
    """The cards that a value of `card_or_each` means."""
    which, _, seat = value.partition(":")
    if which != EACH:
        return (value,)
    people = (c for c in cards if printed(s, c).kind in looking.CHARACTERS)
    return tuple(c for c in people if not seat or looking.controller(s, c) == seat)


def here(s: State, seat: str, *kinds: str) -> tuple[str, ...]:
    """The cards in play at his staging area that player cards may choose, of these kinds or of any."""
    area = s.players[seat].area
    return tuple(
        c
        for c in s.pieces
        if looking.area_of(s, c) == area and not printed(s, c).immune and (not kinds or printed(s, c).kind in kinds)
    )


def people(s: State, seat: str) -> tuple[str, ...]:
    return here(s, seat, *sorted(looking.CHARACTERS))


def attack_now(s: State) -> int:
    """The number of the attack that is being resolved, the innermost; 0 for none."""
    steps = (o.step for o in reversed(s.agenda) if o.step.name.startswith(("attack.", "shadow.")))
    return next((step.n for step in steps), 0)


def until(s: State) -> Param:
    """How long an effect lasts; for this attack only while there is one."""
    choices = tuple(Choice(k, text) for k, text in LASTS.items())
    return Param("until", "For how long", (*choices, Choice("attack", "This attack")) if attack_now(s) else choices)


def lasts(s: State, given: str) -> str:
    """What `Lasting.until` says for a value of `until`."""
    return f"attack:{attack_now(s)}" if given == "attack" else given


NOTES = ("game:ranged:", "game:sentinel:", "game:icon:")
"""Notes of what a card has as long as it is in play, by a hand move: the card's name comes last."""


def noted_on(key: str) -> tuple[str, str]:
    """What such a note says ("ranged", a sphere), and of which card."""
    prefix = next((p for p in NOTES if key.startswith(p)), "")
    if prefix != "game:icon:":
        return prefix.split(":")[1] if prefix else "", key[len(prefix) :]
    sphere, _, of = key[len(prefix) :].partition(":")
    return sphere, of


def effect_key(effect: Lasting) -> str:
    """Names a lasting effect of a hand move among the values of a parameter."""
    return f"{effect.stat}|{effect.amount}|{effect.until}|{effect.on}"


def by_hand(s: State) -> tuple[Choice, ...]:
    """What hand moves have said that still lasts: lasting effects by `effect_key`, notes by their keys."""
    out = {}
    for effect in s.lasting:
        if effect.card == BY and effect.on in s.pieces:
            what = RULES[effect.stat][0] if effect.stat in RULES else KEYWORDS.get(effect.stat, "")
            said = what or f"{STATS.get(effect.stat, effect.stat)} {effect.amount:+d}"
            out[effect_key(effect)] = f"{looking.called(s, effect.on)}: {said}"
    for key in s.notes:
        what, of = noted_on(key)
        if what and of in s.pieces:
            out[key] = f"{looking.called(s, of)}: {what.title()}"
    return tuple(Choice(key, text) for key, text in out.items())


def said(s: State, card: str) -> tuple[str, ...]:
    """What hand moves have said of a card in play, besides numbers: names of rules, keywords and spheres."""
    rules = (e.stat for e in s.lasting if e.card == BY and e.on == card and e.stat not in STATS)
    notes = (what for what, of in map(noted_on, s.notes) if what and of == card)
    return tuple(dict.fromkeys((*rules, *notes)))


def discarded(s: State, seat: str) -> tuple[Choice, ...]:
    """The cards of the players' discard piles, his own first; also of those who are out of the game."""
    own = looking.pile(s, f"discard:{seat}")
    theirs = tuple(c for other in s.seats if other != seat for c in looking.pile(s, f"discard:{other}"))
    others = tuple(Choice(c.value, f"{c.text}, Player {owner(c.value)[1:]}") for c in named(s, theirs))
    return (*named(s, own), *others)
