"""Hand moves: what a player card's text says is done on the table by its player (their texts are not automated)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.angmar import by_hand, looking
from rules.angmar.commands import Hand
from rules.angmar.looking import front, owner, printed
from rules.angmar.state import State
from rules.angmar.steps.windows import actions_of
from rules.angmar.texts import text_of
from rules.core.game import Choice, Illegal, Param, Tool
from rules.core.ledger import Ledger
from rules.core.memo import Remembered
from rules.core.values import check

COUNT = Param("count", "How many", lo=1, hi=20)
SPHERES = Param("sphere", "Sphere", tuple(Choice(k, k.title()) for k in ("leadership", "lore", "spirit", "tactics")))
UNTIL = Param(
    "until",
    "For how long",
    (Choice("phase", "This phase"), Choice("round", "This round"), Choice("game", "As long as it is in play")),
)
STAT = Param(
    "stat",
    "Which number",
    tuple(
        Choice(k, text)
        for k, text in (
            ("willpower", "Willpower"), ("attack", "Attack"), ("defense", "Defense"), ("hit_points", "Hit points"),
            ("threat", "Threat"), ("engagement", "Engagement cost"), ("quest_points", "Quest points"),
        )
    ),
)  # fmt: skip
MORE = Param("sign", "More or less", (Choice("more", "More"), Choice("less", "Less")))
PAID = Param("paid", "How", (Choice("yes", "Pay for it"), Choice("no", "At no cost")))
KEYWORD = Param("keyword", "Keyword", (Choice("ranged", "Ranged"), Choice("sentinel", "Sentinel")))
CANCEL = Param("what", "What", (Choice("effect", "Its effect"), Choice("card", "The whole card")))
OUT = Param(
    "to",
    "Where",
    (
        Choice("discard", "Discarded"), Choice("hand", "Back to its owner's hand"),
        Choice("shuffle", "Shuffled into its deck"), Choice("top", "On top of its deck"),
        Choice("bottom", "Under its deck"), Choice("destroyed", "Destroyed"),
    ),
)  # fmt: skip
TO = Param(
    "to",
    "Where",
    (
        Choice("hand", "To the hand"), Choice("play", "Into play"), Choice("discard", "Discarded"),
        Choice("top", "On top of the deck"), Choice("bottom", "Under the deck"), Choice("shuffle", "Shuffled in"),
    ),
)  # fmt: skip
DEAL = Param("what", "What", (Choice("deal", "Deal one"), Choice("discard", "Discard one")))
X = Param("x", "What X is, or 0", lo=0, hi=20)
_NONE = Tool("", "", (Param("", ""),))
"""A hand move that there is no use for now: it is left out."""


def _named(s: State, cards: Iterable[str]) -> tuple[Choice, ...]:
    """Cards as the table calls them; copies of one title in a hand or a pile are counted."""
    out: list[Choice] = []
    for card in cards:
        title = looking.called(s, card)
        before = sum(c.value not in s.pieces and front(s, c.value).name == title for c in out)
        again = f" ({before + 1})" if before and card not in s.pieces else ""
        out.append(Choice(card, title + again))
    return tuple(out)


def _card(s: State, cards: Iterable[str], key: str = "card", text: str = "Which card") -> Param:
    return Param(key, text, _named(s, cards))


def _seats(s: State, area: str) -> tuple[Choice, ...]:
    return tuple(Choice(seat, f"Player {seat[1:]}") for seat in looking.players_at(s, area))


def tools_of(s: State, seat: str) -> tuple[Tool, ...]:
    """The hand moves of a seat, for cards of its staging area. Those that name a card of its hand are its own to see.

    A card that is immune to player card effects is not offered (seed; FAQ 1.47).
    """
    if s.result is not None or seat not in s.seats or not s.areas or s.players[seat].out:
        return ()
    known = _KNOWN(s)
    if seat not in known:
        tools = (*_of_characters(s, seat), *_of_cards(s, seat), *_of_encounter(s, seat), *_of_now(s, seat))
        known[seat] = tuple(t for t in tools if all(p.choices or p.lo is not None for p in t.params))
    return known[seat]


def _none_yet(_: State) -> dict[str, tuple[Tool, ...]]:
    return {}


_KNOWN: Remembered[dict[str, tuple[Tool, ...]]] = Remembered(_none_yet)
"""What was worked out for the seats of the last state: a hand move is looked up three times before it is done."""


def _here(s: State, seat: str, *kinds: str) -> tuple[str, ...]:
    """The cards in play at his staging area that player cards may choose, of these kinds or of any."""
    area = s.players[seat].area
    return tuple(
        c
        for c in s.pieces
        if looking.area_of(s, c) == area and not printed(s, c).immune and (not kinds or printed(s, c).kind in kinds)
    )


def _of_characters(s: State, seat: str) -> tuple[Tool, ...]:
    people = _here(s, seat, *sorted(looking.CHARACTERS))
    heroes = tuple(c for c in people if printed(s, c).kind == "hero")
    living = (*people, *_here(s, seat, "enemy"))
    ours = tuple(c for c in _here(s, seat) if looking.controller(s, c))
    loose = tuple(c for c in ours if not looking.host(s, c))  # what is attached goes with its card (RULES 1.5)
    tired = tuple(c for c in ours if s.pieces[c].exhausted)
    fresh = tuple(c for c in ours if not s.pieces[c].exhausted)
    questing = tuple(c for c in people if s.pieces[c].committed)
    rich = tuple(c for c in heroes if s.pieces[c].resources)
    who = Param("seat", "Whose", _seats(s, s.players[seat].area))
    return (
        Tool("ready", "Ready a card", (_card(s, tired),)),
        Tool("exhaust", "Exhaust a card", (_card(s, fresh),)),
        Tool("damage", "Deal damage", (_card(s, living), COUNT)),
        Tool("heal", "Heal damage", (_card(s, (c for c in living if s.pieces[c].damage)), COUNT)),
        Tool("gain", "Add resources", (_card(s, heroes), COUNT)),
        Tool("spend", "Spend resources", (_card(s, rich), COUNT)),
        Tool("threat", "Change a threat", (who, MORE, COUNT)),
        Tool("modify", "Change a number", (_card(s, _here(s, seat)), STAT, MORE, COUNT, UNTIL)),
        Tool("commit", "Commit a character to the quest", (_card(s, (c for c in people if c not in questing)),)),
        Tool("uncommit", "Remove a character from the quest", (_card(s, questing),)),
        Tool("keyword", "Say that a character has a keyword", (_card(s, people), KEYWORD)),
        Tool("icon", "Give a hero a sphere's icon", (_card(s, heroes), SPHERES)),
        Tool("control", "Give a card to another player", (_card(s, loose), who)),
        Tool("trigger", "Say that you used an Action or Response", ()),
    )


def _of_cards(s: State, seat: str) -> tuple[Tool, ...]:
    hand, deck = looking.pile(s, f"hand:{seat}"), looking.pile(s, f"deck:{seat}")
    discard, seen = looking.pile(s, f"discard:{seat}"), looking.looks(s, seat)
    ours = tuple(c for c in _here(s, seat) if owner(c) and looking.controller(s, c) and not printed(s, c).permanent)
    able = tuple(c for c in hand if front(s, c).kind in by_hand.PLAYABLE)
    return (
        Tool("play", "Play a card from your hand", (_card(s, able), PAID, X)),
        Tool("enter", "Put a card from your hand into play", (_card(s, (c for c in hand if _stays(s, c))),)),
        Tool("discard", "Discard a card from your hand", (_card(s, hand),)),
        Tool("random", "Discard a random card from your hand", ()) if hand else _NONE,
        Tool("draw", "Draw cards", (COUNT,)),
        Tool("mill", "Discard from the top of your deck", (COUNT,)),
        Tool("bottom", "Put a card from your hand under your deck", (_card(s, hand),)),
        Tool("top", "Put a card from your hand on top of your deck", (_card(s, hand),)),
        Tool("recover", "Take a card out of your discard pile", (_card(s, discard), TO)),
        Tool("look", "Look at the top of your deck", (Param("count", "How many", lo=1, hi=max(1, len(deck))),)),
        Tool("fetch", "Take a card that you look at", (_card(s, seen), TO)),
        Tool("stop", "Look no longer", (by_hand.ORDER,)) if seen else _NONE,
        Tool("shuffle", "Shuffle your deck", ()),
        Tool("leave", "A card leaves play", (_card(s, ours), OUT)),
        Tool("attach", "Move an attachment", (_card(s, _attachments(s, ours)), _host(s, seat))),
    )


def _stays(s: State, card: str) -> bool:
    return front(s, card).kind in {"ally", "attachment", "hero", "player-side-quest"}


def _attachments(s: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(c for c in cards if s.pieces[c].at.startswith("on:"))


def _host(s: State, seat: str) -> Param:
    fit = (c for c in _here(s, seat) if not printed(s, c).no_attachments)
    return _card(s, fit, "host", "To which card")


def _of_encounter(s: State, seat: str) -> tuple[Tool, ...]:
    enemies, places = _here(s, seat, "enemy"), _here(s, seat, "location")
    quests = _here(s, seat, *sorted(looking.QUESTS))
    who = Param("seat", "With whom", _seats(s, s.players[seat].area))
    staged = tuple(c for c in enemies if s.pieces[c].at.startswith("staging:"))
    engaged = tuple(c for c in enemies if c not in staged)
    conditions = tuple(c for c in _here(s, seat) if not owner(c) and s.pieces[c].at.startswith("on:"))
    there = tuple(c for c in places if s.pieces[c].at.startswith("staging:"))
    return (
        Tool("quest", "Place progress on the current quest", (COUNT,)),
        Tool("progress", "Place progress on a card", (_card(s, (*places, *quests)), COUNT)),
        Tool("unprogress", "Remove progress from a card", (_card(s, (*places, *quests)), COUNT)),
        Tool("engage", "An enemy engages a player", (_card(s, enemies), who)),
        Tool("return", "An enemy returns to the staging area", (_card(s, engaged),)),
        Tool("shadow", "Deal or discard a shadow card", (_card(s, enemies), DEAL)),
        Tool("strike", "An enemy makes an attack", (_card(s, enemies), who)),
        Tool("travel", "Travel to a location by a card", (_card(s, there),)),
        Tool("remove", "Discard an encounter card", (_card(s, (*enemies, *places, *conditions)),)),
        Tool("reveal", "Reveal an encounter card", ()),
        Tool("scry", "Look at the top of the encounter deck", (Param("count", "How many", lo=1, hi=10),)),
        Tool("time", "Remove or add a time counter", (_card(s, (c for c in s.pieces if s.pieces[c].time)), MORE)),
    )


def _of_now(s: State, seat: str) -> tuple[Tool, ...]:
    """What only goes now: canceling what was just revealed, Actions of encounter cards."""
    step = s.agenda[-1].step if s.agenda else None
    actions = tuple(
        Choice(what, text_of(printed(s, what.rpartition("/")[0]).key).actions[int(what.rpartition("/")[2])].text)
        for what in actions_of(s, seat)
    )
    tools = [Tool("action", "Use an Action of an encounter card", (Param("what", "Which", actions),))]
    if step is not None and step.name in {"reveal.window", "shadow.window"} and not by_hand.uncancelled(s, step):
        tools.append(Tool("cancel", "Cancel what was turned up", (CANCEL,) if step.name == "reveal.window" else ()))
    if step is not None and step.name.startswith("attack."):
        tools.append(Tool("parry", "This attack is over", ()))
    return tuple(tools)


def use(s: State, seat: str, tool: str, values: Mapping[str, str]) -> Hand:
    """The command of a hand move. Raises Illegal for a tool or value that the table does not know."""
    found = next((t for t in tools_of(s, seat) if t.key == tool), None)
    if found is None:
        raise Illegal("There is no such hand move for you now. Nothing has changed; choose one from the list.")
    for param in found.params:
        check(param, values.get(param.key, ""))
    return Hand(tool=tool, values={param.key: values[param.key] for param in found.params})


def carry_out(t: Ledger, seat: str, command: Hand) -> None:
    """Does a hand move. Raises Illegal with the reason for one that cannot be done."""
    if use(t.state, seat, command.tool, command.values).values != command.values:
        raise Illegal("That hand move is not complete. Nothing has changed; choose it from the list.")
    by_hand.DO[command.tool](t, seat, command.values)
