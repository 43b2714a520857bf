"""What `/help` says: short, one topic at a time."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Topic:
    key: str
    title: str
    text: str


TOPICS: tuple[Topic, ...] = (
    Topic(
        "start",
        "Starting a game",
        "`/game new` opens a table in this channel or thread; the lists that appear as you type show what "
        "there is. Everybody presses **Join** or types `/game join`; one person may hold several seats, "
        "several may share one. **Start** deals the cards. One table lives in one channel; more tables need"
        " more channels or threads.",
    ),
    Topic(
        "moves",
        "Making a move",
        "**Your move** on the board shows privately everything your seats may do now, in menus. `/act` is "
        "the same as a command: the list holds exactly the legal moves, questions first, and you can type a"
        " part of what you mean. A move that the rules punish says so first and asks for a second press.",
    ),
    Topic(
        "by-hand",
        "Hand moves",
        "What the bot cannot know, you do yourself with **Hand moves**, behind **Your move**: moving Armies in "
        "Kings of Middle-earth, what the texts of your own cards say in Angmar Awakened. Choose one from the "
        "menu; menus or a small form ask for the rest. They are checked, said aloud and taken back like any "
        "other move. In Kings of Middle-earth you may insist with **Do it all the same** on what the table "
        "refuses; the log says so.",
    ),
    Topic(
        "angmar",
        "Angmar Awakened",
        "After **Start** each player chooses a starter deck, or brings one with `/deck bring`. To play alone give "
        "`/game new` the option `players:1`.\n"
        "- The encounter side plays itself, and says what each of its cards does. You are asked in the order of "
        "the round: play cards, commit, travel, engage, defend, attack.\n"
        "- In an **action window** whoever has an Action uses it with **Hand moves**, also out of turn; then the "
        "first player goes on. If that is too often: `/game settings`, “Pauses”.\n"
        "- An event: **Hand moves**, “Play a card from your hand” pays for it; then do what it says with other "
        "hand moves. Ranged and Sentinel: “Say that a character has a keyword”.\n"
        "- When a card is turned up the game waits: “Cancel what was turned up” stops it.",
    ),
    Topic(
        "bot",
        "The bot's turn",
        "When the automated side is to move, press **Bot turn** or type `/bot-turn`. It walks its printed "
        "chart and shows each box with its answer and the fact on the table that gave it. **Why?** or "
        "`/bot-why` shows the walk in full, with the rule. The setting “Who starts the turn of the "
        "automated side” lets it follow your move by itself.",
    ),
    Topic(
        "hidden",
        "What is hidden",
        "**Show my hand** and `/hand` answer you alone. Your hand is also sent as a direct message while "
        "the table's setting says so; where your direct messages are closed, the button does the same. The "
        "shuffles are fixed before the first move: their hash is posted at the start and the seed at the "
        "end, so anybody can check them.",
    ),
    Topic(
        "undo",
        "Taking back",
        "`/game undo` takes back what was done last: at once if it was yours, showed nothing hidden and "
        "nobody acted since; else the seats vote. `/game redo` brings it back until the next move. Old "
        "buttons die with it.",
    ),
    Topic(
        "board",
        "Boards, pictures, history",
        "`/game status` shows you the board, what is asked of you and what happened since you last acted. "
        "`/game board` gives a picture with a description, or the same as text for screen readers. `/game "
        "history` is the log in words. `/game settings` shows the rulings of this table. `/game export` "
        "gives the game as a file.",
    ),
    Topic(
        "moderators",
        "For moderators",
        "`/moderator` resets, rewinds, restores, repairs a value, changes seats, locks and ends tables. "
        "What removes something asks for a second press, is told in the channel and gives a restore code. "
        "`/moderator audit` lists who did what and why. `/moderator config` lets a role moderate besides "
        "those with Manage Messages.",
    ),
)


def text(key: str | None) -> str:
    """One topic, or all in short."""
    found = next((t for t in TOPICS if key is not None and key.casefold() in {t.key, t.title.casefold()}), None)
    if found:
        return f"### {found.title}\n{found.text}"
    first = TOPICS[0]
    others = "\n".join(f"- `/help topic:{t.key}` {t.title}" for t in TOPICS[1:])
    return f"### I keep the table for games of Middle-earth.\n{first.text}\n{others}"
