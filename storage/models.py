"""The tables of the database."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts rows only in a column of exactly this type.
Id = BigInteger().with_variant(Integer, "sqlite")

# `live` is the channel while the table is in it, so that a channel has one live table. `head` is the
# move the table stands at, `number` its number, `tip` the end of the line that redo follows, `made`
# the last id given to a move. Moments are seconds since 1970. What is bytes is compressed and is
# never read here.
tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("live", BigInteger, unique=True),
    Column("game", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("seed", String(128)),
    Column("made", Integer, nullable=False),
    Column("head", Integer),
    Column("number", Integer, nullable=False),
    Column("tip", Integer),
    Column("stuck", Boolean, nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("ballot", BigInteger),
    Column("board", BigInteger),
    Column("opened_at", BigInteger, nullable=False),
    Column("moved_at", BigInteger, nullable=False),
    Column("state", LargeBinary),
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(128), nullable=False),
    Column("dm_channel", BigInteger),
    Column("dm_closed", Boolean, nullable=False),
)

# `place` is the order in which people sat down.
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", String(64), nullable=False),
    Column("user_id", ForeignKey("people.id"), nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "user_id"),
    Index(None, "user_id"),
)

# A tree: `parent` is the move before. `id` counts within its table and never goes back. `act` is the
# first move of those made in the same transaction; they have consecutive ids. Every so many numbers a
# move keeps the state after it and the options then in force.
moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("id", Integer, nullable=False, autoincrement=False),
    Column("parent", Integer),
    Column("number", Integer, nullable=False),
    Column("act", Integer, nullable=False),
    Column("seat", String(64), nullable=False),
    Column("user_id", BigInteger),
    Column("kind", String(16), nullable=False),
    Column("key", BigInteger, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("options", JSON(none_as_null=True)),
    Column("snapshot", LargeBinary),
    PrimaryKeyConstraint("table_id", "id"),
    Index(None, "table_id", "user_id", "id"),
)

# What was done to a table besides moves.
deeds = Table(
    "deeds",
    metadata,
    Column("id", Id, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("key", BigInteger, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("kind", String(16), nullable=False),
    Column("moderator", Boolean, nullable=False),
    Column("data", JSON, nullable=False),
    Column("reason", Text, nullable=False),
    Index(None, "table_id", "id"),
)

ballots = Table(
    "ballots",
    metadata,
    Column("id", Id, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("yes", JSON, nullable=False),
    Column("state", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "table_id"),
)

# What brings a table back as it was.
restores = Table(
    "restores",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("why", String(16), nullable=False),
    Column("user_id", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("seed", String(128)),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("head", Integer),
    Column("number", Integer, nullable=False),
    Column("tip", Integer),
    Column("stuck", Boolean, nullable=False),
    Column("state", LargeBinary),
    Index(None, "table_id"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index(None, "table_id"),
)

# What games keep beyond one table. `data` is what the next one goes on from, `base` what the one that plays it now
# began with; `table_id` is that table, the last one once it is over.
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("data", JSON, nullable=False),
    Column("base", JSON, nullable=False),
    Column("table_id", Id),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("guild", "game", "name"),
    Index(None, "table_id"),
)

# A deck that somebody has brought and that is not finished; one a person.
drafts = Table(
    "drafts",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("config", JSON, nullable=False),
)
