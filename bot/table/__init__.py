"""The one service, free of Discord: open a table, act, undo, vote, restore. One action, one transaction."""

from bot.table.service import Tables
from bot.table.settings import TABLE_SETTINGS
from bot.table.shapes import Ballot, Campaign, Config, Deed, Dm, File, Line, Mail, Offer, Person, Told, View, Where

__all__ = [
    "TABLE_SETTINGS",
    "Ballot",
    "Campaign",
    "Config",
    "Deed",
    "Dm",
    "File",
    "Line",
    "Mail",
    "Offer",
    "Person",
    "Tables",
    "Told",
    "View",
    "Where",
]
