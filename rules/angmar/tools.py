"""Hand moves: what a player card's text says is done on the table by its player (their texts are not automated)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.angmar import by_hand, by_hand_cards, looking
from rules.angmar import tool_params as p
from rules.angmar.commands import Hand
from rules.angmar.looking import front, owner, printed
from rules.angmar.state import State
from rules.angmar.steps.windows import actions_of
from rules.angmar.texts import text_of
from rules.angmar.tool_params import COUNT, MORE, here
from rules.core.game import Choice, Illegal, Param, Tool
from rules.core.ledger import Ledger
from rules.core.memo import Remembered
from rules.core.values import check

_NONE = Tool("", "", (Param("", ""),))
"""A hand move that there is no use for now: it is left out."""


def tools_of(s: State, seat: str) -> tuple[Tool, ...]:
    """The hand moves of a seat, for cards of its staging area. Those that name a card of its hand are its own to see.

    A card that is immune to player card effects is not offered (seed; FAQ 1.47).
    """
    if s.result is not None or seat not in s.seats or not s.areas or s.players[seat].out:
        return ()
    known = _KNOWN(s)
    if seat not in known:
        tools = (
            *_of_characters(s, seat), *_of_effects(s, seat), *_of_cards(s, seat), *_of_encounter(s, seat),
            *_of_now(s, seat),
        )  # fmt: skip
        known[seat] = tuple(t for t in tools if all(one.choices or one.lo is not None for one in t.params))
    return known[seat]


def _none_yet(_: State) -> dict[str, tuple[Tool, ...]]:
    return {}


_KNOWN: Remembered[dict[str, tuple[Tool, ...]]] = Remembered(_none_yet)
"""What was worked out for the seats of the last state: a hand move is looked up three times before it is done."""


def _of_characters(s: State, seat: str) -> tuple[Tool, ...]:
    people = p.people(s, seat)
    heroes = tuple(c for c in people if printed(s, c).kind == "hero")
    living = (*people, *here(s, seat, "enemy"))
    ours = tuple(c for c in here(s, seat) if looking.controller(s, c))
    loose = tuple(c for c in ours if s.pieces[c].at.startswith("play:"))  # what is attached goes with its card
    tired = tuple(c for c in ours if s.pieces[c].exhausted)
    fresh = tuple(c for c in ours if not s.pieces[c].exhausted)
    questing = tuple(c for c in people if s.pieces[c].committed)
    rich = tuple(c for c in ours if s.pieces[c].resources)
    purses = (*heroes, *(c for c in ours if owner(c) and c not in heroes))  # some other cards hold resources too
    area = s.players[seat].area
    return (
        Tool("ready", "Ready a card", (p.card_or_each(s, seat, tired),)),
        Tool("exhaust", "Exhaust a card", (p.card(s, fresh),)),
        Tool("damage", "Deal damage", (p.card(s, living), COUNT)),
        Tool("heal", "Heal damage", (p.card(s, (c for c in living if s.pieces[c].damage)), COUNT)),
        Tool("gain", "Add resources", (p.card(s, purses), COUNT)),
        Tool("spend", "Spend resources", (p.card(s, rich), COUNT)),
        Tool("pass", "Move resources to another card", (p.card(s, rich), p.card(s, purses, "host", "To which"), COUNT)),
        Tool("threat", "Change a threat", (Param("seat", "Whose", p.seats(s, area, each=True)), MORE, COUNT)),
        Tool("commit", "Commit a character to the quest", (p.card(s, (c for c in people if c not in questing)),)),
        Tool("uncommit", "Remove a character from the quest", (p.card(s, questing),)),
        Tool("control", "Give a card to another player", (p.card(s, loose), Param("seat", "Whose", p.seats(s, area)))),
        Tool("trigger", "Say that you used an Action or Response", ()),
    )


def _of_effects(s: State, seat: str) -> tuple[Tool, ...]:
    """What is said of a card for a while."""
    people, any_card = p.people(s, seat), here(s, seat)
    heroes = tuple(c for c in people if printed(s, c).kind == "hero")
    ruled = here(s, seat, *sorted(looking.CHARACTERS | looking.ENEMIES | looking.LOCATIONS))
    until, away = p.until(s), tuple(c for c in s.pieces if looking.area_of(s, c) == looking.AWAY)
    aside = tuple(c for c in here(s, seat, "enemy", "location") if s.pieces[c].at.startswith("staging:"))
    return (
        Tool("modify", "Change a number", (p.card_or_each(s, seat, any_card), p.STAT, MORE, COUNT, until)),
        Tool("rule", "Say what a card cannot or need not do", (p.card(s, ruled), p.RULE, until)),
        Tool("keyword", "Say that a character has a keyword", (p.card(s, people), p.KEYWORD, until)),
        Tool("icon", "Give a hero a sphere's icon", (p.card(s, heroes), p.SPHERES)),
        Tool("lapse", "What was said by hand holds no longer", (Param("what", "What", p.by_hand(s)),)),
        Tool("hide", "A staged card counts as out of play", (p.card(s, aside),)),
        Tool("unhide", "It counts as in play again", (p.card(s, away),)),
    )


def _of_cards(s: State, seat: str) -> tuple[Tool, ...]:
    hand, deck = looking.pile(s, f"hand:{seat}"), looking.pile(s, f"deck:{seat}")
    seen = looking.looks(s, seat)
    ours = tuple(c for c in here(s, seat) if owner(c) and looking.controller(s, c) and not printed(s, c).permanent)
    able = tuple(c for c in hand if front(s, c).kind in by_hand_cards.PLAYABLE)
    piles = tuple(x for x in looking.players_at(s, s.players[seat].area) if looking.pile(s, f"discard:{x}"))
    return (
        Tool("play", "Play a card from your hand", (p.card(s, able), p.PAID, p.X)),
        Tool("enter", "Put a card from your hand into play", (p.card(s, (c for c in hand if _stays(s, c))),)),
        Tool("discard", "Discard a card from your hand", (p.card(s, hand),)),
        Tool("random", "Discard a random card from your hand", ()) if hand else _NONE,
        Tool("draw", "Draw cards", (COUNT,)),
        Tool("mill", "Discard from the top of your deck", (COUNT,)),
        Tool("bottom", "Put a card from your hand under your deck", (p.card(s, hand),)),
        Tool("top", "Put a card from your hand on top of your deck", (p.card(s, hand),)),
        Tool("recover", "Take a card out of a discard pile", (Param("card", "Which card", p.discarded(s, seat)), p.TO)),
        Tool("renew", "Shuffle a discard pile into its deck", (
            Param("seat", "Whose", tuple(Choice(x, f"Player {x[1:]}") for x in piles)),
        )),
        Tool("look", "Look at the top of your deck", (Param("count", "How many", lo=1, hi=max(1, len(deck))),)),
        Tool("fetch", "Take a card that you look at", (p.card(s, seen), p.TO)),
        Tool("stop", "Look no longer", (by_hand_cards.ORDER,)) if seen else _NONE,
        Tool("show", "Show everybody a card", (p.card(s, (*seen, *hand)),)),
        Tool("shuffle", "Shuffle your deck", ()),
        Tool("leave", "A card leaves play", (p.card(s, ours), p.OUT)),
        Tool("attach", "Move an attachment", (p.card(s, _attachments(s, ours)), _host(s, seat))),
    )  # fmt: skip


def _stays(s: State, card: str) -> bool:
    return front(s, card).kind in {"ally", "attachment", "hero", "player-side-quest"}


def _attachments(s: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    """What is attached, and attachments that wait in the staging area."""
    return tuple(c for c in cards if s.pieces[c].at.startswith("on:") or printed(s, c).kind == "attachment")


def _host(s: State, seat: str) -> Param:
    fit = (c for c in here(s, seat) if not printed(s, c).no_attachments)
    return p.card(s, fit, "host", "To which card")


def _of_encounter(s: State, seat: str) -> tuple[Tool, ...]:
    enemies, places = here(s, seat, "enemy"), here(s, seat, "location")
    quests = here(s, seat, *sorted(looking.QUESTS))
    who = Param("seat", "With whom", p.seats(s, s.players[seat].area))
    staged = tuple(c for c in enemies if s.pieces[c].at.startswith("staging:"))
    engaged = tuple(c for c in enemies if c not in staged)
    conditions = tuple(c for c in here(s, seat) if not owner(c) and s.pieces[c].at.startswith("on:"))
    there = tuple(c for c in places if s.pieces[c].at.startswith("staging:"))
    dealt = tuple(c for c in enemies if looking.pile(s, f"shadow:{c}"))
    deep = Param("count", "How many", lo=1, hi=max(1, len(looking.pile(s, "encounter"))))
    return (
        Tool("quest", "Place progress on the current quest", (COUNT,)),
        Tool("progress", "Place progress on a card", (p.card(s, (*places, *quests)), COUNT)),
        Tool("scout", "Place progress on each location in the staging area", (COUNT,)) if there else _NONE,
        Tool("unprogress", "Remove progress from a card", (p.card(s, (*places, *quests)), COUNT)),
        Tool("engage", "An enemy engages a player", (p.card(s, enemies), who)),
        Tool("return", "An enemy returns to the staging area", (p.card(s, engaged),)),
        Tool("shadow", "Deal or discard a shadow card", (p.card(s, enemies), p.DEAL)),
        Tool("peek", "Look at the shadow cards of an enemy", (p.card(s, dealt),)),
        Tool("strike", "An enemy makes an attack", (p.card(s, enemies), who)),
        Tool("assault", "Your characters make an attack", (p.card(s, enemies),)),
        Tool("travel", "Travel to a location by a card", (p.card(s, there),)),
        Tool("remove", "Discard an encounter card", (p.card(s, (*enemies, *places, *conditions)),)),
        Tool("send", "Put an encounter card elsewhere", (p.card(s, (*enemies, *places, *conditions)), p.SEND)),
        Tool("unearth", "Take a card out of the encounter discard pile", (
            p.card(s, looking.pile(s, "discard")), p.UNEARTH,
        )),
        Tool("reveal", "Reveal an encounter card", ()),
        Tool("scry", "Look at the top of the encounter deck", (deep,)),
        Tool("time", "Remove or add a time counter", (p.card(s, (c for c in s.pieces if s.pieces[c].time)), MORE)),
    )  # fmt: skip


def _of_now(s: State, seat: str) -> tuple[Tool, ...]:
    """What only goes now: canceling what was just revealed, ending an attack, Actions of encounter cards."""
    step = s.agenda[-1].step if s.agenda else None
    actions = tuple(
        Choice(what, text_of(printed(s, what.rpartition("/")[0]).key).actions[int(what.rpartition("/")[2])].text)
        for what in actions_of(s, seat)
    )
    tools = [Tool("action", "Use an Action of an encounter card", (Param("what", "Which", actions),))]
    if step is not None and step.name in {"reveal.window", "shadow.window"} and not by_hand.uncancelled(s, step):
        tools.append(Tool("cancel", "Cancel what was turned up", (p.CANCEL,) if step.name == "reveal.window" else ()))
    if by_hand.before_staging(s, seat):
        tools.append(Tool("staging", "Reveal more or fewer cards in the staging step", (MORE, COUNT)))
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
