"""Create the first tables: matches and what belongs to them, names, settings and notes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_UTC = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create all tables."""
    _matches()
    _played()
    _around()


def _match_id() -> sa.Column[str]:
    return sa.Column("match_id", sa.String(16), nullable=False)


def _of_match(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match_id"], ["matches.id"], name=f"fk_{table}_match_id", ondelete="CASCADE"
    )


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        _number("record_version"),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("shown", sa.Integer, nullable=True),
        sa.Column("created_at", _UTC, nullable=False),
        sa.Column("touched_at", _UTC, nullable=False),
        sa.Column("ended_at", _UTC, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_state", "matches", ["state"])
    op.create_index("ix_matches_guild_id_state_ended_at", "matches", ["guild_id", "state", "ended_at"])
    op.create_table(
        "seats",
        _match_id(),
        _number("seat"),
        sa.Column("user_id", sa.BigInteger, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("computer", sa.Boolean, nullable=False),
        _of_match("seats"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("match_id", "user_id", name="uq_seats_match_id_user_id"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def _played() -> None:
    op.create_table(
        "moves",
        _match_id(),
        _number("n"),
        _number("seat"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", _UTC, nullable=False),
        _of_match("moves"),
        sa.PrimaryKeyConstraint("match_id", "n", name="pk_moves"),
    )
    op.create_table(
        "rounds",
        _match_id(),
        _number("number"),
        sa.Column("reason", sa.String(32), nullable=False),
        _of_match("rounds"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_rounds"),
    )
    op.create_table(
        "round_scores",
        _match_id(),
        _number("number"),
        _number("seat"),
        sa.Column("user_id", sa.BigInteger, nullable=True),
        _number("score"),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id", "number"],
            ["rounds.match_id", "rounds.number"],
            name="fk_round_scores_match_id_number",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "number", "seat", name="pk_round_scores"),
    )
    op.create_index("ix_round_scores_user_id", "round_scores", ["user_id"])
    op.create_table(
        "results",
        _match_id(),
        _number("seat"),
        sa.Column("user_id", sa.BigInteger, nullable=True),
        _number("total"),
        sa.Column("won", sa.Boolean, nullable=False),
        _of_match("results"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_results"),
        sa.UniqueConstraint("match_id", "user_id", name="uq_results_match_id_user_id"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id"])


def _around() -> None:
    op.create_table(
        "hands",
        _match_id(),
        _number("seat"),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("issued_at", _UTC, nullable=False),
        _of_match("hands"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_hands"),
    )
    op.create_index("ix_hands_issued_at", "hands", ["issued_at"])
    op.create_table(
        "names",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_names"),
    )
    op.create_index("ix_names_user_id", "names", ["user_id"])
    op.create_table(
        "settings",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "name", name="pk_settings"),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_notes"),
    )
