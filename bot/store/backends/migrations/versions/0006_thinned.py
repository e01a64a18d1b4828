"""Matches of long ago whose moves have been deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: every match has its moves as yet."""
    op.add_column("matches", sa.Column("thinned", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the column; matches without their moves stay so."""
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("thinned")
