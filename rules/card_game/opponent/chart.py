"""The bot flowchart: what a Shadow bot does with its turn, and where it puts the card it drew."""

from __future__ import annotations

from rules.card_game.opponent import moving, pass_chain, placing, using
from rules.core.flowchart import Ask, Chart, Do

_USE = "Bot Flowchart, 1. Use an action?"
_PASS = "Bot Flowchart, 2. Pass?"
_MOVE = "Bot Flowchart, 3. Move?"
_PLAY = "Bot Flowchart, 4. Play?"

TURN: Chart = {
    "use": Ask(
        "Use an action? Does a card in play have action text that is useful now?",
        _USE, using.can, "use_path", "pass",
    ),
    "use_path": Do("Use it on the path.", _USE, using.on_path, "use_battleground"),
    "use_battleground": Do("Use it on the right-most battleground.", _USE, using.on_battleground, "use_reserve"),
    "use_reserve": Do("Use it in reserve.", _USE, using.in_reserve, "pass"),
    "pass": Ask("Pass? May the bot pass?", _PASS, pass_chain.may_pass, "pass_carryover", "move"),
    "pass_carryover": Ask(
        "Carryover? Does another player or bot hold more than the carryover limit?",
        f"{_PASS} a. Carryover?", pass_chain.carryover, "pass_path", "move",
    ),
    "pass_path": Ask(
        "Path? Is the path's number below the last of the scenario?",
        f"{_PASS} b. Path?", pass_chain.path, "pass_winning", "move",
    ),
    "pass_winning": Ask(
        "Winning? Is the Shadow winning every combat?",
        f"{_PASS} c. Winning?", pass_chain.winning, "pass_now", "move",
    ),
    "pass_now": Do("Pass.", _PASS, pass_chain.do_pass),
    "move": Ask(
        "Move? Can a card go to a path or battleground where the Shadow is losing but could conceivably win?",
        _MOVE, moving.can, "move_path", "play",
    ),
    "move_path": Do(
        "Move the right-most useful card to the path, if it is losing but winnable or the last of the scenario.",
        _MOVE, moving.to_path, "move_battleground",
    ),
    "move_battleground": Do(
        "Move it to the right-most battleground that is losing but winnable.",
        _MOVE, moving.to_battleground, "play",
    ),
    "play": Do("Play a random card from the bot's hand.", _PLAY, placing.draw, "pass_empty"),
    "pass_empty": Do("Nothing is left to do: pass.", "Action step, Passing", pass_chain.do_pass),
}  # fmt: skip
"""A bot's turn, from the top."""

PLACE: Chart = {
    "twice": Ask(
        "Has this very card been played this round?",
        "Shadow Bot Rules, Cannot Be Played Twice", placing.is_twice, "cycle", "event",
    ),
    "cycle": Do("Cycle it instead.", "Shadow Bot Rules, Cannot Be Played Twice", placing.cycle),
    "event": Ask("Is it an event?", "Playing a card, Events", placing.is_event, "resolve", "item"),
    "resolve": Do("Carry out its text, then eliminate it.", "Playing a card, Events", placing.event, "cycle_event"),
    "cycle_event": Do("Cycle it, for it would be of no use.", "Shadow Bot Rules, Usefully", placing.cycle),
    "item": Ask("Is it an item?", _PLAY, placing.is_item, "wielder", "named"),
    "wielder": Do("To the right-most wielder, where it may be played.", _PLAY, placing.wielder, "unplayable"),
    "unplayable": Do("Otherwise use its text for an item that cannot be played.", _PLAY, placing.unplayable),
    "named": Ask("Does the text that plays it name a place?", "Special cases", placing.is_named, "there", "path"),
    "there": Do("To that place.", "Special cases", placing.named),
    "path": Do(
        "To the path, if it is losing but winnable or the last of the scenario.",
        _PLAY, placing.to_path, "battleground",
    ),
    "battleground": Do(
        "To the right-most battleground that is losing but winnable.",
        _PLAY, placing.to_battleground, "reserve",
    ),
    "reserve": Do("To reserve.", _PLAY, placing.to_reserve),
}  # fmt: skip
"""Where a card goes that a bot has drawn from its hand, or that a text plays."""
