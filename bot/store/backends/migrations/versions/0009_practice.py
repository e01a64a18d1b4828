"""Add ``puzzles`` (answers to daily puzzles) and ``lessons`` (progress in lessons)."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create ``puzzles`` and ``lessons``, empty."""
    op.create_table(
        "puzzles",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_puzzles")),
    )
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name=op.f("pk_lessons")),
    )


def downgrade() -> None:
    """Drop ``puzzles`` and ``lessons`` with their contents."""
    op.drop_table("lessons")
    op.drop_table("puzzles")
