"""Brings a database to the newest schema, one process at a time."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from storage import postgres, sqlite


class Newer(Exception):
    """The database was written by a newer version of the bot; it is left alone."""


def _script() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def newest() -> str:
    """The schema that this version of the bot writes."""
    return str(ScriptDirectory.from_config(_script()).get_current_head())


def standing(connection: Connection) -> str | None:
    """The schema that a database has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection) -> None:
    """All steps that are missing, in one transaction under a lock. Raises Newer."""
    with connection.begin():
        (sqlite if connection.dialect.name == "sqlite" else postgres).lock(connection)
        now, head = standing(connection), newest()
        if now is not None and now > head:
            raise Newer(f"The database has schema {now}, this bot knows {head}: run the newer version of the bot.")
        if now != head:
            config = _script()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
