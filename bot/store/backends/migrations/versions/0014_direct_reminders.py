"""Add ``reminders``: what people are to be told by direct message, and when."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create ``reminders``, empty."""
    op.create_table(
        "reminders",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("claim", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("user_id", "match_id", name=op.f("pk_reminders")),
    )
    op.create_index(op.f("ix_reminders_due_at"), "reminders", ["due_at"])


def downgrade() -> None:
    """Drop ``reminders``. An earlier version sends no direct messages."""
    op.drop_table("reminders")
