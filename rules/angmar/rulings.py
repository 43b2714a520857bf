"""The settings of a table: players, mode, pauses and open rulings (EDGE_CASES open, GAPS)."""

from __future__ import annotations

from rules.core.game import Choice, Setting


def _setting(key: str, text: str, choices: dict[str, str], reason: str, source: str, *, setup: bool = False) -> Setting:
    """The first choice is the default."""
    return Setting(
        key=key,
        text=text,
        choices=tuple(Choice(value, words) for value, words in choices.items()),
        default=next(iter(choices)),
        reason=reason,
        source=source,
        when="setup" if setup else "any",
    )


SETTINGS = (
    _setting("players", "Players", {"2": "Two", "1": "One", "3": "Three", "4": "Four"},
             "Each plays one deck; two is the usual table.", "RULES 1.1", setup=True),
    _setting("mode", "Mode", {"standard": "Standard", "easy": "Easy"},
             "Easy leaves the gold-ring cards out and gives each hero a resource.", "RULES 9.2", setup=True),
    _setting("first", "First player at the start", {"seat": "The first seat", "random": "Random"},
             "The players agree, else it is random.", "RULES 2", setup=True),
    _setting("pace", "Pauses", {"windows": "In every action window", "brisk": "For revealed and shadow cards",
                                "quick": "None"},
             "The round has action windows; player cards may answer what is revealed.", "RULES 3"),
    _setting("ordering", "Several Forced effects at once", {"ask": "The first player orders them",
                                                            "table": "As the cards lie"},
             "The first player orders them.", "FAQ 1.02"),
    _setting("counters", "Time counters and other effects at the end of the refresh phase",
             {"after": "Counters last", "before": "Counters first"},
             "The seed gives only the moment; effects come first here.", "EDGE_CASES B-07, GAPS 20"),
    _setting("pressing-needs", "Pressing Needs outside the quest phase",
             {"any": "Another quest may become current until the end of that phase",
              "quest": "The players must search for a side quest"},
             "No rule forbids the choice outside the quest phase, and the forum did not settle it.",
             "EDGE_CASES A-12, GAPS 10"),
    _setting("buffer", "Progress for the quest while the active location can take none (Altar of Midwinter)",
             {"lost": "Is not placed", "on": "Goes on the quest"},
             "Progress goes on the active location first; where that is impossible the FAQ places none.",
             "RULES 5.1, FAQ Q&A by analogy"),
    _setting("captured-heroes", "A player whose only heroes are captured",
             {"play": "Plays on without a hero", "out": "Is eliminated"},
             "A captured hero is not killed; that was never said of this scenario.", "RULES 8.3"),
    _setting("gram-threat", "Threat penalties of the campaign in Escape from Mount Gram",
             {"added": "Added to the starting hero's threat cost", "none": "Not counted there"},
             "The scenario sets the threat; the campaign's changes are not mentioned.", "GAPS 8"),
    _setting("gram-quests", "Quest cards that count as completed in Escape from Mount Gram",
             {"stages": "Each stage once", "cards": "Each player's copy of stage 2"},
             "The campaign card counts completed quest cards and does not say what they are.", "GAPS 19"),
    _setting("newcomers", "A new player in a campaign",
             {"free": "Joins without a penalty",
              "penalty": "Costs every player 1 starting threat for each of his heroes"},
             "The rules do not say; no penalty is the friendlier reading.", "EDGE_CASES I-10"),
    _setting("lost-heroes", "Heroes who are still captured when Escape from Mount Gram is won",
             {"lost": "Are lost to their player", "fallen": "Are lost to him and have fallen", "kept": "Come back"},
             "The campaign card takes the unique cards that are still captured; a hero is one.",
             "EDGE_CASES I-11"),
    _setting("ravaged", "Arnor Ravaged in Escape from Mount Gram",
             {"first": "Is in the staging area of the first player", "everywhere": "Counts at every staging area"},
             "It is added where all are together, and they part at once; nothing says where it stays.",
             "EDGE_CASES I-12, GAPS 9"),
    _setting("losing-time", "Shadow effect of Losing Time",
             {"choose": "+3 attack or +3 defense, as the first player chooses", "none": "None"},
             "One of two sources has it, and does not say who chooses.", "GAPS 5, FAQ 1.03"),
    _setting("score", "Score", {"core": "As in the rules", "rounds": "And 10 for each round"},
             "The rounds belong to a variant.", "RULES 9.1"),
)  # fmt: skip
