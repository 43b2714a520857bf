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
        "Games whose board the bot does not know in full have **Hand moves** behind **Your move**: moving "
        "Armies, drawing a card, rolling dice. Menus and a small form ask for the rest, near things first. "
        "They are checked, said aloud and taken back like any other move. What the table refuses you may "
        "insist on with **Do it all the same**; the log says so.",
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
