"""When nobody saw to the tables: they are no longer all brought back, and lengthened, at every start."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table. What was lost before, the note of when the bot was alive still tells."""
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
    """Drop the table: an earlier program brings every table back at its start, and lengthens it then."""
    op.drop_table("absences")
