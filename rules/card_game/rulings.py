"""What the rulebook leaves open: each reading a named setting of the table, with its default and reason."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.game import Choice, Setting


def _setting(key: str, text: str, reason: str, source: str, *choices: tuple[str, str]) -> Setting:
    """The first choice is the default."""
    return Setting(key, text, tuple(Choice(v, t) for v, t in choices), choices[0][0], reason, source)


BOT: tuple[Setting, ...] = (
    _setting(
        "crebain",
        "Flocks of Crebain wait in reserve while a path from 2 to 6 is active.",
        "The text changes when the card may move; it does not say that using it is an action of its own.",
        "Against the Shadow, Flocks of Crebain; which box of the flowchart carries it out is not stated (A16)",
        ("move", "They move in the Move box, even where the Shadow is winning"),
        ("action", "They move in the Use an action box, before all other moves"),
    ),
    _setting(
        "carryover",
        "Who counts as above the carryover limit in the bots' Pass box?",
        "Cards such as Elrond raise the limit of one player, and a player within it may keep the cards.",
        "Against the Shadow, Bot Flowchart 2a: it only says 'the carryover limit' (A27)",
        ("own", "Somebody above the limit that counts for that player"),
        ("printed", "Somebody with more cards than the printed limit of 2"),
    ),
    _setting(
        "last_path_gate",
        "On the last path, may the Move box be entered only for that path?",
        "The branch behind the question and the list of useful things both name the highest path.",
        "Against the Shadow, Bot Flowchart 3: the question itself does not name the highest path (A31)",
        ("opens", "Yes: the last path alone opens the Move box"),
        ("letter", "No: some combat must be losing but winnable"),
    ),
    _setting(
        "last_path_lost",
        "Does a bot send cards to the last path although it cannot conceivably win there?",
        "Boxes 3 and 4 send cards to the highest path without any test of winning.",
        "Against the Shadow, Bot Flowchart 3 and 4; the list of useful things excuses only 'already winning' (A33)",
        ("send", "Yes, as the boxes say"),
        ("keep", "No: it must be able to win there"),
    ),
    _setting(
        "second_leader",
        "A card has only leadership icons, and each army there that could support it supports another.",
        "One army supports one character, so the card would add no icon.",
        "Against the Shadow, Usefully: it only asks for 'an army there to support it' (A37)",
        ("useless", "Not useful: the bot keeps it"),
        ("useful", "Useful: an army of its faction is there"),
    ),
    _setting(
        "lone_leader",
        "A card has only leadership icons and no army to support it, but its text would hurt on arrival.",
        "The list of what is not useful names such a card without an exception.",
        "Against the Shadow, Usefully: two lines of the section say different things",
        ("useless", "Not useful: the bot keeps it"),
        ("useful", "Useful: the text alone is reason enough"),
    ),
    _setting(
        "wielder",
        "Which wielder is right-most when they stand in different places?",
        "It is the order in which the flowchart looks at places everywhere else.",
        "Against the Shadow, Bot Flowchart 4: no order between places is given (A43)",
        ("places", "On the path, then the right-most battleground, then in reserve"),
        ("reserve", "In reserve, then the right-most battleground, then on the path"),
        ("battlegrounds", "The right-most battleground, then the path, then in reserve"),
    ),
    _setting(
        "twice",
        "A bot draws a card that it may not play twice this round, and cycles it. Was that its action?",
        "The card is cycled instead of being played, so the action is spent on it.",
        "Against the Shadow, Cannot Be Played Twice: not stated (A46)",
        ("spent", "Yes: the turn passes on"),
        ("again", "No: it draws another card from its hand"),
    ),
    _setting(
        "draw_twice",
        "A text draws until a fitting card is played, and the first one may not be played twice this round.",
        "The text ends with the first fitting card, and that card was found.",
        "Against the Shadow, The Messenger and Minas Morgul: not stated (A53)",
        ("stop", "It is cycled, and the drawing ends"),
        ("go on", "It is cycled, and the drawing goes on"),
    ),
    _setting(
        "fights",
        "In which order do combats happen when a bot is the starting player?",
        "It is the order in which the flowchart looks at places.",
        "Rulebook, Combat step: the starting player picks; nothing says how a bot picks (A61)",
        ("path first", "The path, then the battlegrounds from right to left"),
        ("path last", "The battlegrounds from right to left, then the path"),
        ("left to right", "The path, then the battlegrounds from left to right"),
        ("people", "The people pick"),
    ),
    _setting(
        "messenger",
        "When does The Messenger draw up to five cards?",
        "The example of play uses it before the bot would move the card, as an action from reserve; the card "
        "note says when it is played. Once a round, for an action that costs nothing else would never end.",
        "Against the Shadow, Card Notes and Examples of Shadow Bot Play, 1: they disagree (A66)",
        ("both", "When it is played, and once a round by an action from reserve"),
        ("played", "Only when it is played"),
        ("action", "Only by an action from reserve, once a round"),
    ),
    _setting(
        "targets",
        "Different reserve cards could move to different places. What does the Move box look at first?",
        "The box lists the places in their order, and for each the right-most card.",
        "Against the Shadow, Bot Flowchart 3: the layout suggests it, no sentence says so",
        ("place", "The place: the first in the list that some card can help, and its right-most card"),
        ("card", "The card: the right-most that can help somewhere, and its first place in the list"),
    ),
    _setting(
        "useless_event",
        "A bot draws an event that can do nothing useful.",
        "Only items have a text for cards that cannot be played.",
        "Against the Shadow, Bot Flowchart 4: not stated",
        ("play", "It is played: what is possible is done, and it is eliminated"),
        ("cycle", "It is cycled instead"),
    ),
)
"""Rulings on the bots' flowchart and their card texts."""

BASE: tuple[Setting, ...] = (
    _setting(
        "team_action",
        "May a player use the action text of a team-mate's card?",
        "A deck acts with its own cards, and texts say 'you'.",
        "Rulebook, Use an action of a card in play: not settled in what could be read (B44)",
        ("own", "No: only its owner, or the player that the text names"),
        ("team", "Yes: any player of that side"),
    ),
    _setting(
        "last_card",
        "Somebody plays the last card of a hand. May that very card be forsaken as its own cost?",
        "The cost of a card is a different card, and forsaking one takes its place.",
        "Rulebook, Playing a card: 'different' is said of the card that is cycled, not of the one forsaken (B02)",
        ("other", "No: another card, and none if there is no other"),
        ("any", "Yes, if it lies in reserve"),
    ),
    _setting(
        "short_look",
        "A text looks at the top three cards of a deck that has fewer.",
        "Instructions are done in printed order, as far as there are cards.",
        "Rulebook, Special cases: not settled for the Palantír (B45)",
        ("parts", "Its parts are done in order with the cards there are"),
        ("all", "It cannot be used with fewer cards"),
    ),
    _setting(
        "orthanc",
        "Orthanc: is the cycle pile recycled even if Saruman is not taken?",
        "The recycling stands in a sentence of its own.",
        "Orthanc's text as read in a fan's list of cards; the card itself was not seen (B46)",
        ("always", "Yes, in any case"),
        ("taken", "Only if Saruman was taken"),
    ),
    _setting(
        "red_arrow",
        "The Red Arrow: may Rohan cards only be played to Dúnedain battlegrounds, or also moved?",
        "The text is known to say 'played'; the general rule on moving says a card may move where it could be played.",
        "The Red Arrow as read in a fan's list of cards (thread 3436165 asks)",
        ("play", "Played only"),
        ("both", "Played or moved"),
    ),
    _setting(
        "merry",
        "May Merry and Pippin go to a battleground of their people without an army there?",
        "The text lets them go there; the army only matters for the leadership icon.",
        "Merry's text as read in a fan's list of cards (B42)",
        ("free", "Yes"),
        ("army", "Only where an army that can support them stands"),
    ),
    _setting(
        "over_limit",
        "The Action step ends and somebody still holds more cards than the carryover limit.",
        "No rule says that cards are given up then.",
        "Rulebook, Carryover limit: the case is not mentioned (A29)",
        ("keep", "The cards are kept"),
        ("cycle", "Cards above the limit are cycled"),
    ),
    _setting(
        "ring_points",
        "Three-Player Duel: do the Shadow's unused Ring tokens count at the end?",
        "Only the Trilogy's rules give points for unused tokens.",
        "Rulebook, Three-Player Duel: the tokens work as in the Trilogy; points are not mentioned",
        ("none", "No"),
        ("shadow", "Yes, one point each"),
    ),
    _setting(
        "bot_items",
        "A bot forsakes its right-most reserve card, and that card wields items.",
        "An item moves, cycles and is eliminated with its wielder.",
        "Against the Shadow, Forsake: items are not mentioned",
        ("with", "The card is cycled with its items"),
        ("alone", "Its right-most item is cycled alone, the card stays"),
    ),
)
"""Rulings on the base game."""

RULINGS: tuple[Setting, ...] = BASE + BOT
_DEFAULTS: dict[str, str] = {s.key: s.default for s in RULINGS}


def ruling(options: Mapping[str, str], key: str) -> str:
    """What this table plays. Raises KeyError for a key that is no ruling."""
    return options.get(key) or _DEFAULTS[key]
