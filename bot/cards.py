"""Card facts that an operator corrects: the file of CARD_FACTS, and the command that checks and begins one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rules.card_game import GAME
from rules.card_game.corrections import check, parse, template


class BadFacts(Exception):
    """The file cannot be used; the message says why, a line each."""


def card_facts(path: Path) -> Mapping[str, Mapping[str, Any]]:
    """The corrections of a file by the game they are for. Raises BadFacts."""
    try:
        return {GAME.key: parse(path.read_text(encoding="utf-8"))}
    except (OSError, UnicodeDecodeError) as away:
        raise BadFacts(
            f"CARD_FACTS names a file that cannot be read ({away}). Give another, or leave it out."
        ) from away
    except ValueError as wrong:
        raise BadFacts(f"CARD_FACTS: {path} cannot be used.\n{wrong}") from wrong


def cards(args: argparse.Namespace) -> int:
    """`python -m bot cards --template` or `--check FILE`; returns the exit code."""
    if args.template:
        print(template(), end="")
        return 0
    try:
        wrong = check(Path(args.check).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as away:
        sys.stderr.write(f"The file cannot be read: {away}.\n")
        return 2
    print("\n".join(wrong) if wrong else f"{args.check} can be used: start the bot with CARD_FACTS={args.check}.")
    return 1 if wrong else 0
