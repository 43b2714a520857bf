"""The settings that every table has, whatever is played at it."""

from rules.core.game import Choice, Setting

ON_OFF = (Choice("on", "On"), Choice("off", "Off"))

TABLE_SETTINGS: tuple[Setting, ...] = (
    Setting(
        key="bot_turn",
        text="Who starts the turn of the automated side",
        choices=(Choice("ask", "Somebody asks for it"), Choice("auto", "It follows the person's move by itself")),
        default="ask",
        reason="People want to read what happened before the next thing does.",
        source="A habit of this table, not a rule.",
    ),
    Setting(
        key="dm",
        text="Changed hands are also sent as direct messages",
        choices=ON_OFF,
        default="on",
        reason="A hand is always behind the button too; the message only saves a press.",
        source="A habit of this table, not a rule.",
    ),
    Setting(
        key="moderator_sees",
        text="A moderator who plays here may see hidden things, and take moves back without a vote",
        choices=ON_OFF,
        default="off",
        reason="Repairing a table must be neither a way to look at a hand nor a way to play a move again.",
        source="A habit of this table, not a rule.",
    ),
)
