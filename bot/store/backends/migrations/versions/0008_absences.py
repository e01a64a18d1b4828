"""Add ``absences``. From this revision on, a start no longer loads every table to extend its clock."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create ``absences``, empty. The note ``alive-at`` still says when the bot ran last."""
    op.create_table(
        "absences",
        sa.Column("modulus", sa.Integer, nullable=False),
        sa.Column("residue", sa.Integer, nullable=False),
        sa.Column("began", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("modulus", "residue", "began", name="pk_absences"),
    )
    op.create_index("ix_absences_ended", "absences", ["ended"])


def downgrade() -> None:
    """Drop ``absences``. At its start, an earlier version loads every table to extend its clock."""
    op.drop_table("absences")
