"""Who sat where on the newest message of a table: that changes without a move and without another state."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: who is on the messages of an earlier version nobody knows."""
    op.add_column("deliveries", sa.Column("shown_seats", sa.BigInteger, nullable=True))


def downgrade() -> None:
    """Drop the column; state and moves alone tell what is on show again."""
    with op.batch_alter_table("deliveries") as batch:
        batch.drop_column("shown_seats")
