"""The first tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def of_table(here: str) -> list[sa.schema.SchemaItem]:
    name = f"fk_{here}_table_id"
    return [sa.Column("table_id", ID, sa.ForeignKey("tables.id", name=name), nullable=False)]


def needed(name: str, kind: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def upgrade() -> None:
    _tables()
    _sitting()
    _log()
    _aside()
    _sending()
    _indexes()


def _tables() -> None:
    op.create_table(
        "tables",
        needed("id", ID),
        needed("code", sa.String(16)),
        sa.Column("guild", sa.BigInteger()),
        needed("channel", sa.BigInteger()),
        sa.Column("live", sa.BigInteger()),
        needed("game", sa.String(64)),
        needed("scenario", sa.String(64)),
        needed("options", sa.JSON()),
        needed("settings", sa.JSON()),
        needed("phase", sa.String(16)),
        needed("version", sa.Integer()),
        needed("epoch", sa.Integer()),
        sa.Column("seed", sa.String(128)),
        needed("made", sa.Integer()),
        sa.Column("head", sa.Integer()),
        needed("number", sa.Integer()),
        sa.Column("tip", sa.Integer()),
        needed("stuck", sa.Boolean()),
        needed("locked", sa.Boolean()),
        sa.Column("ballot", sa.BigInteger()),
        sa.Column("board", sa.BigInteger()),
        needed("opened_at", sa.BigInteger()),
        needed("moved_at", sa.BigInteger()),
        sa.Column("state", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.UniqueConstraint("live", name="uq_tables_live"),
    )


def _sitting() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), nullable=False, autoincrement=False),
        needed("name", sa.String(128)),
        sa.Column("dm_channel", sa.BigInteger()),
        needed("dm_closed", sa.Boolean()),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "seats",
        *of_table("seats"),
        needed("seat", sa.String(64)),
        sa.Column("user_id", sa.BigInteger(), sa.ForeignKey("people.id", name="fk_seats_user_id"), nullable=False),
        needed("since", sa.BigInteger()),
        sa.PrimaryKeyConstraint("table_id", "seat", "user_id", name="pk_seats"),
    )


def _log() -> None:
    op.create_table(
        "moves",
        *of_table("moves"),
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("parent", sa.Integer()),
        needed("number", sa.Integer()),
        needed("act", sa.Integer()),
        needed("seat", sa.String(64)),
        sa.Column("user_id", sa.BigInteger()),
        needed("kind", sa.String(16)),
        sa.Column("key", sa.BigInteger()),
        needed("at", sa.BigInteger()),
        needed("body", sa.LargeBinary()),
        sa.Column("options", sa.JSON()),
        sa.Column("snapshot", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("table_id", "id", name="pk_moves"),
        sa.UniqueConstraint("key", name="uq_moves_key"),
    )
    op.create_table(
        "deeds",
        needed("id", ID),
        *of_table("deeds"),
        sa.Column("key", sa.BigInteger()),
        needed("at", sa.BigInteger()),
        sa.Column("user_id", sa.BigInteger()),
        needed("kind", sa.String(16)),
        needed("moderator", sa.Boolean()),
        needed("data", sa.JSON()),
        needed("reason", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
        sa.UniqueConstraint("key", name="uq_deeds_key"),
    )


def _aside() -> None:
    op.create_table(
        "ballots",
        needed("id", ID),
        *of_table("ballots"),
        needed("kind", sa.String(16)),
        needed("data", sa.JSON()),
        needed("user_id", sa.BigInteger()),
        needed("yes", sa.JSON()),
        needed("state", sa.String(16)),
        needed("at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_ballots"),
    )
    op.create_table(
        "restores",
        needed("code", sa.String(16)),
        *of_table("restores"),
        needed("why", sa.String(16)),
        sa.Column("user_id", sa.BigInteger()),
        needed("at", sa.BigInteger()),
        needed("until", sa.BigInteger()),
        needed("phase", sa.String(16)),
        sa.Column("seed", sa.String(128)),
        needed("options", sa.JSON()),
        needed("settings", sa.JSON()),
        sa.Column("head", sa.Integer()),
        needed("number", sa.Integer()),
        sa.Column("tip", sa.Integer()),
        needed("stuck", sa.Boolean()),
        sa.Column("state", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("code", name="pk_restores"),
    )


def _sending() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger(), nullable=False, autoincrement=False),
        *of_table("outbox"),
        needed("kind", sa.String(16)),
        needed("data", sa.JSON()),
        needed("not_before", sa.BigInteger()),
        needed("tries", sa.Integer()),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), nullable=False, autoincrement=False),
        needed("config", sa.JSON()),
        sa.PrimaryKeyConstraint("id", name="pk_guilds"),
    )


def _indexes() -> None:
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_index("ix_moves_table_id_user_id_id", "moves", ["table_id", "user_id", "id"])
    op.create_index("ix_deeds_table_id_id", "deeds", ["table_id", "id"])
    op.create_index("ix_ballots_table_id", "ballots", ["table_id"])
    op.create_index("ix_restores_table_id", "restores", ["table_id"])
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
