"""Add ``absences``. From this revision on, a start no longer loads every table to extend its clock."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, empty. The note ``alive-at`` still tells about the time before the migration."""
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
    """Drop the table. An earlier version loads every table at its start and extends its clock then."""
    op.drop_table("absences")
