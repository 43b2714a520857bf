"""The settings of a table: variants, open rulings and doubtful numbers (EDGE_CASES [open], GAPS)."""

from __future__ import annotations

from rules.core.game import Choice, Setting
from rules.core.values import setting

PLAYERS = (
    setting("free_players", "Who plays the Free Peoples", {"one": "One player", "two": "Two players"},
            "Two players are the usual game.", "RULES 12", setup=True),
    setting("shadow_players", "Who plays the Shadow", {"one": "One player", "two": "Two players"},
            "Two players are the usual game.", "RULES 12", setup=True),
)  # fmt: skip

VARIANTS = (
    setting("tiles", "Corruption tiles", {"hidden": "Face down", "visible": "Face up (tournament)"},
            "The rulebook's game; face up is a tournament variant.", "RULES 14", setup=True),
    setting("draw", "Drawing in an attempt", {"all": "All, then choose", "sequential": "One by one, the last counts"},
            "The rulebook's game; one by one is a tournament variant.", "RULES 14", setup=True),
    setting("tokens", "Ruler Tokens", {"in": "In", "out": "Out (tournament)"},
            "The rulebook's game; without them is a tournament variant.", "RULES 14", setup=True),
    setting("dismay", "Dismay", {"out": "Out", "in": "Used tokens go to the Shadow"},
            "Optional, and advised only with other expansions.", "RULES 13", setup=True),
)  # fmt: skip

RULINGS = (
    setting("no_dice_attempt", "An attempt when the Shadow has no unused die",
            {"skipped": "No: the Shadow is out of turns", "allowed": "Yes, while Eyes and Free Peoples dice are left"},
            "The text only demands that the Free Peoples have one.", "EDGE_CASES A9"),
    setting("shown_after_kings", "Candidates after a Kings tile ended an attempt",
            {"shown": "Shown before they go back", "hidden": "Go back unseen"},
            "All tiles that return are shown in the normal finish.", "EDGE_CASES A13"),
    setting("kings_refill", "Kings tiles drawn in Hunts when an empty pool is refilled",
            {"out": "Stay out", "return": "Come back"}, "They are not Standard tiles.", "EDGE_CASES A26"),
    setting("discard_refill", "The tile discarded at a corruption when an empty pool is refilled",
            {"out": "Stays out", "return": "Comes back"}, "The text says discard, not return.", "EDGE_CASES A26, GAPS 22"),
    setting("failed_no_eyes", "The West Has Failed with no Eye in the box",
            {"none": "No draw", "one": "One draw"}, "Draws equal Eyes.", "EDGE_CASES A27"),
    setting("stormcrow", "Stormcrow draws an Eye, Special or Kings tile",
            {"attempt": "As in an attempt", "as_drawn": "The tile counts 0 and stays"},
            "The attempt's rules are the nearest text.", "EDGE_CASES A28"),
    setting("dismay_time", "When Dismay is used", {"after": "After the discards", "before": "Before them"},
            "The discard belongs to the Action Roll.", "EDGE_CASES C19"),
    setting("dismay_eye", "Dismay turns the Shadow's Ruler Die to an Eye",
            {"box": "It goes to the Hunt Box", "stays": "It is no action and stays"},
            "Rolled Eyes go to the box.", "EDGE_CASES C20"),
    setting("awakened_tiles", "Hidden tiles when he is awakened or eliminated",
            {"hidden": "Stay hidden", "shown": "Are shown"}, "No text shows them.", "EDGE_CASES D8"),
    setting("removed_tile", "A tile that is returned at random", {"hidden": "Stays hidden", "shown": "Is shown"},
            "No text shows it.", "RULES 7.1, GAPS 10"),
    setting("threats_ruler", "Threats and Promises and a Ruler Die showing Muster",
            {"allowed": "Awakens all the same", "barred": "Counts as a Muster"},
            "Awakening takes any face of the Ruler Die.", "EDGE_CASES D15"),
    setting("inside", "Companions in the Fellowship, for removals", {"no": "Do not count", "counts": "Count in its region"},
            "The text asks for a Companion in the region.", "EDGE_CASES E6"),
    setting("removals", "A Nation activated and advanced by one effect",
            {"one": "One removal", "two": "Two removals"}, "The cautious reading.", "EDGE_CASES E8"),
    setting("thranduil_leaders", "Thranduil corrupted: Leaders in the Woodland Realm",
            {"free": "Only Elites are barred", "barred": "Leaders are barred too"},
            "The only transcription names Elites alone.", "GAPS 5"),
    setting("guards_draw", "Riders of Théoden and its like, after removing the Corrupted one",
            {"draw": "The card is drawn all the same", "only_else": "No card"},
            "The transcription does not say whether the draw belongs to both branches.", "GAPS 13"),
    setting("strider", "Strider's icon", {"north": "The North", "free": "Free Peoples"},
            "Two sources say North, one calls it provisional.", "GAPS 4"),
)  # fmt: skip


def _number(key: str, text: str, values: tuple[int, ...], source: str) -> Setting:
    return Setting(
        key=key,
        text=text,
        choices=tuple(Choice(str(v), str(v)) for v in values),
        default=str(values[0]),
        reason="Read it off your card; the first value is the better attested one.",
        source=source,
        when="setup",
    )


NUMBERS = (
    _number("brand.leadership", "Brand's Leadership once awakened", (1, 2), "GAPS 1"),
    _number("dain.leadership", "Dáin's Leadership once awakened", (1, 2), "GAPS 1"),
    _number("deadly_strife", "Initiative of Deadly Strife", (2, 3), "GAPS 15"),
)

SETTINGS: tuple[Setting, ...] = (*PLAYERS, *VARIANTS, *RULINGS, *NUMBERS)
