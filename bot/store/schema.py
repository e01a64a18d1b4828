"""The tables of the database, as the newest migration leaves them.

A match is ``(game, options, seats, seed, moves)``. The other columns and tables describe its players, its
messages and its results. The definitions use no SQL dialect: they serve SQLite and PostgreSQL alike. A change
here needs a migration; a test compares the two.
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
    """An aware time in UTC. SQLite stores no time zone, so this type adds UTC when it reads."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the time in UTC, as the database stores it; None for None.

        Raises:
            ValueError: the time is naive, so it could mean any instant.
        """
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("naive time")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return a stored time as an aware time in UTC; None for None."""
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
    # The channel that contains the table's thread; NULL if the table is not in a thread.
    Column("parent_id", BigInteger, nullable=True, index=True),
    Column("host_id", BigInteger, nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    # The seed of every deal; empty until the first deal.
    Column("seed", Text, nullable=False),
    # The secret sealed when the table was opened, and the number mixed with it to get the seed. Both are
    # missing for matches that began before lobbies had a sealed secret.
    Column("secret", Text, nullable=False, server_default=""),
    Column("beacon", BigInteger, nullable=True),
    Column("locale", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("resumes", String(16), nullable=True),
    Column("turn_seconds", Integer, nullable=False, server_default="0"),
    # The level of the computer players, and whether the match counts for ratings.
    Column("level", String(16), nullable=False, server_default="strong"),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("deadline", Utc, nullable=True),
    # When the table next acts by itself.
    Column("due_at", Utc, nullable=True, index=True),
    # The open questions to the players, as JSON; of an ended match its bank of time. NULL if there are none.
    Column("questions", Text, nullable=True),
    # The match of which this one is the rematch; empty if it is none.
    Column("follows", String(16), nullable=False, server_default="", index=True),
    Column("record_version", Integer, nullable=False),
    # The number of commits. A commit that expects another number is refused.
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("created_at", Utc, nullable=False),
    Column("touched_at", Utc, nullable=False),
    Column("ended_at", Utc, nullable=True),
    # Whether the moves were deleted because the match ended long ago.
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
    # away: a computer plays until the seat's owner returns. missed: turns missed in a row. steady: the same
    # person has played the seat from the first deal on.
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("steady", Boolean, nullable=False, server_default=true()),
    # The level of the computer that plays the seat; empty for a person.
    Column("level", String(16), nullable=False, server_default=""),
    # Hints given at this seat, to its present owner and to earlier ones.
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
    # Empty for the rating over all games.
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
    # The owner of the token. 0 for a token that a version before 0012 saved: it belongs to no user.
    Column("user_id", BigInteger, nullable=False, server_default="0"),
    Column("token", Text, nullable=False),
    Column("message_id", BigInteger, nullable=True),
    Column("locale", String(16), nullable=False),
    Column("issued_at", Utc, nullable=False, index=True),
)

# What Discord shows of each match. Only the Discord adapter reads and writes these rows.
deliveries = Table(
    "deliveries",
    metadata,
    _match_id(),
    # The newest public message.
    Column("message_id", BigInteger, nullable=True),
    # The state and the number of moves that were shown last.
    Column("shown_state", String(16), nullable=True),
    Column("shown_moves", Integer, nullable=True),
    # A checksum of the seats, and of who was ready, as last shown.
    Column("shown_seats", BigInteger, nullable=True),
    # Whether that message is removed when the next one is sent.
    Column("replaces", Boolean, nullable=False, server_default=false()),
    # The deadline printed on that message.
    Column("until", Utc, nullable=True),
    # The last turn whose players were reminded.
    Column("reminded_turn", Integer, nullable=True),
    # Ids of further messages by their subject, as a JSON object.
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

# Periods in which the bot was unreachable for the servers whose ordinal leaves a residue by a modulus.
absences = Table(
    "absences",
    metadata,
    Column("modulus", Integer, primary_key=True, autoincrement=False),
    Column("residue", Integer, primary_key=True, autoincrement=False),
    Column("began", Utc, primary_key=True),
    Column("ended", Utc, nullable=False, index=True),
)

# The process that serves the servers whose ordinal leaves a residue by a modulus. All rows have the same
# modulus. A lease is valid for some seconds after its renewal. Used only by clusters, that is on PostgreSQL.
leases = Table(
    "leases",
    metadata,
    Column("modulus", Integer, primary_key=True, autoincrement=False),
    Column("residue", Integer, primary_key=True, autoincrement=False),
    # Empty if the owner gave the lease up; renewed_at is then the time of that.
    Column("owner", String(32), nullable=False),
    Column("renewed_at", Utc, nullable=False),
    # The process that is ready to take the lease over; empty if there is none.
    Column("wanted_by", String(32), nullable=False, server_default=""),
    # Ids of interactions that the previous owner answered shortly before it handed the lease over, as JSON.
    Column("answered", Text, nullable=False, server_default="[]"),
)

# The processes of the cluster: the shard count each one uses, and the shards it may serve.
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

# When the next gateway session of a bucket may start: Discord requires some seconds between two.
identifies = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free_at", Utc, nullable=False),
)

# Each person's answer to the last daily puzzle they answered. Days look like 2026-11-22.
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

# What people are to be told by direct message: their newest reminder of each table, and their digest.
reminders = Table(
    "reminders",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # Empty for the digest. A reminder outlives its match until the next clean-up.
    Column("match_id", String(16), primary_key=True),
    # What it tells; later steps have greater numbers.
    Column("step", Integer, nullable=False),
    # When to send it; NULL if it has been sent.
    Column("due_at", Utc, nullable=True, index=True),
    # Identifies the message with which a process is sending it; NULL if no process is.
    Column("claim", String(32), nullable=True),
)
