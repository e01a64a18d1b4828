"""Add ``matches.thinned``: whether the moves of an old match were deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add ``matches.thinned``. It is false for existing matches: they have all their moves."""
    op.add_column("matches", sa.Column("thinned", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop ``matches.thinned``. Deleted moves stay deleted."""
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("thinned")
