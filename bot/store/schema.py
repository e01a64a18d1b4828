"""The tables of the database, as the newest migration leaves them.

A match is ``(game, options, seats, seed, moves)``; everything else here is about who sits where, what
is on show, and what came of it. No SQL dialect is named: the same tables serve SQLite and PostgreSQL.
A change here needs a migration beside it (a test compares the two).
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator


class Utc(TypeDecorator[datetime]):
    """An aware time in UTC. SQLite keeps no time zone, so it is taken off and put back here."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the time as the database takes it: in UTC.

        Raises:
            ValueError: the time is naive, so it could mean any instant.
        """
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("naive time")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the time as the program takes it: aware, in UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _match_id() -> Column[str]:
    return Column("match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def _user_id(*, index: bool = False) -> Column[int]:
    return Column("user_id", BigInteger, nullable=True, index=index)


matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False, index=True),
    # The channel whose thread the table is in, if it is in one.
    Column("parent_id", BigInteger, nullable=True, index=True),
    Column("host_id", BigInteger, nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    # What every deal comes from; empty until the first.
    Column("seed", Text, nullable=False),
    # What was sealed when the table was opened, and the number it was mixed with to give the seed. Matches
    # that began before lobbies had a seal have neither.
    Column("secret", Text, nullable=False, server_default=""),
    Column("beacon", BigInteger, nullable=True),
    Column("locale", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("resumes", String(16), nullable=True),
    Column("turn_seconds", Integer, nullable=False, server_default="0"),
    # How well computers play there, and whether the match counts for ratings.
    Column("level", String(16), nullable=False, server_default="strong"),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("deadline", Utc, nullable=True),
    # When the table next does something of itself.
    Column("due_at", Utc, nullable=True, index=True),
    # What the table has asked its people, as JSON; NULL for nothing.
    Column("questions", Text, nullable=True),
    # The match of which this is the rematch; empty for none.
    Column("follows", String(16), nullable=False, server_default="", index=True),
    Column("record_version", Integer, nullable=False),
    # Counts the commits: one that expects another number than this is refused.
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("created_at", Utc, nullable=False),
    Column("touched_at", Utc, nullable=False),
    Column("ended_at", Utc, nullable=True),
    # Whether its moves have been deleted: it ended long ago.
    Column("thinned", Boolean, nullable=False, server_default=false()),
    Index(None, "state"),
    Index(None, "guild_id", "state", "ended_at"),
)

seats = Table(
    "seats",
    metadata,
    _match_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _user_id(index=True),
    Column("name", Text, nullable=False),
    Column("computer", Boolean, nullable=False),
    # Away: a computer plays until the seat's owner is back. Missed: turns let pass in a row.
    # Steady: the same person from first to last.
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("steady", Boolean, nullable=False, server_default=true()),
    # How well a computer plays it; empty for a person.
    Column("level", String(16), nullable=False, server_default=""),
    # How many hints were given at it, whoever sat there.
    Column("hints", Integer, nullable=False, server_default="0"),
    UniqueConstraint("match_id", "user_id"),
)

moves = Table(
    "moves",
    metadata,
    _match_id(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Utc, nullable=False),
)

rounds = Table(
    "rounds",
    metadata,
    _match_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("reason", String(32), nullable=False),
)

round_scores = Table(
    "round_scores",
    metadata,
    Column("match_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _user_id(index=True),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    ForeignKeyConstraint(["match_id", "number"], ["rounds.match_id", "rounds.number"], ondelete="CASCADE"),
)

results = Table(
    "results",
    metadata,
    _match_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _user_id(index=True),
    Column("total", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    UniqueConstraint("match_id", "user_id"),
)

feats = Table(
    "feats",
    metadata,
    _match_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(32), primary_key=True),
    _user_id(index=True),
    Column("count", Integer, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # Empty for all games together.
    Column("game", String(64), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

hands = Table(
    "hands",
    metadata,
    _match_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Whose it is. A key that a version before 0012 adds is nobody's.
    Column("user_id", BigInteger, nullable=False, server_default="0"),
    Column("token", Text, nullable=False),
    Column("message_id", BigInteger, nullable=True),
    Column("locale", String(16), nullable=False),
    Column("issued_at", Utc, nullable=False, index=True),
)

# What the Discord adapter has shown of a match; nobody else reads or writes it.
deliveries = Table(
    "deliveries",
    metadata,
    _match_id(),
    # The newest public message.
    Column("message_id", BigInteger, nullable=True),
    # The state and the number of moves that were on show last.
    Column("shown_state", String(16), nullable=True),
    Column("shown_moves", Integer, nullable=True),
    # A checksum of who sat where, and who was ready, as that was on show last.
    Column("shown_seats", BigInteger, nullable=True),
    # Whether that message makes room for the next one.
    Column("replaces", Boolean, nullable=False, server_default=false()),
    # The deadline printed on it.
    Column("until", Utc, nullable=True),
    # Messages beside it by what they are about, as a JSON object.
    Column("side", Text, nullable=False, server_default="{}"),
)

names = Table(
    "names",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("name", Text, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

watches = Table(
    "watches",
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)

notes = Table(
    "notes",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

# When nobody saw to the servers whose ordinal leaves a residue by a modulus.
absences = Table(
    "absences",
    metadata,
    Column("modulus", Integer, primary_key=True, autoincrement=False),
    Column("residue", Integer, primary_key=True, autoincrement=False),
    Column("began", Utc, primary_key=True),
    Column("ended", Utc, nullable=False, index=True),
)

# Which process serves the servers whose ordinal leaves a residue by a modulus; all rows have one modulus. A
# lease holds for some seconds after it was renewed. Only where several processes share: on PostgreSQL.
leases = Table(
    "leases",
    metadata,
    Column("modulus", Integer, primary_key=True, autoincrement=False),
    Column("residue", Integer, primary_key=True, autoincrement=False),
    # Empty for nobody, since it was renewed last.
    Column("owner", String(32), nullable=False),
    Column("renewed_at", Utc, nullable=False),
    # The process that is ready to take it over; empty for none.
    Column("wanted_by", String(32), nullable=False, server_default=""),
    # The interactions that the last owner who passed it on, or gave it up, had answered lately, as JSON.
    Column("answered", Text, nullable=False, server_default="[]"),
)

# The processes that share: how many shards each counts, and which of them it may serve.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("shards", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("leaving", Boolean, nullable=False),
    Column("started_at", Utc, nullable=False),
    Column("seen_at", Utc, nullable=False),
)

# When the next session of a bucket may be begun: Discord wants some seconds between two.
identifies = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free_at", Utc, nullable=False),
)

# What a person made of the last puzzle of the day they answered: days as 2026-11-22.
puzzles = Table(
    "puzzles",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", String(10), nullable=False),
    Column("move", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
)
