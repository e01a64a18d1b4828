"""Add turn clocks, away players, ratings, feats, preferences and watches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables that the module names. Existing matches get no clock and no away player."""
    op.add_column("matches", sa.Column("turn_seconds", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("deadline", sa.DateTime(timezone=True), nullable=True))
    op.add_column("seats", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("missed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("steady", sa.Boolean, nullable=False, server_default=sa.true()))
    _records()
    _people()


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False, autoincrement=False)


def _records() -> None:
    op.create_table(
        "ratings",
        _number("guild_id"),
        sa.Column("game", sa.String(64), nullable=False),
        _number("user_id"),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
    op.create_table(
        "feats",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_feats_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", "name", name="pk_feats"),
    )
    op.create_index("ix_feats_user_id", "feats", ["user_id"])


def _people() -> None:
    op.create_table(
        "preferences",
        _number("user_id"),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "name", name="pk_preferences"),
    )
    op.create_table(
        "watches",
        _number("guild_id"),
        _number("channel_id"),
        _number("user_id"),
        sa.PrimaryKeyConstraint("channel_id", "user_id", name="pk_watches"),
    )
    op.create_index("ix_watches_user_id", "watches", ["user_id"])


def downgrade() -> None:
    """Drop the columns and tables that :func:`upgrade` added, with their contents."""
    for table in ("watches", "preferences", "feats", "ratings"):
        op.drop_table(table)
    with op.batch_alter_table("seats") as batch:
        for name in ("away", "missed", "steady"):
            batch.drop_column(name)
    with op.batch_alter_table("matches") as batch:
        for name in ("turn_seconds", "deadline"):
            batch.drop_column(name)
