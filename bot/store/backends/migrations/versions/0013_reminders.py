"""Add ``deliveries.reminded_turn``: a player who is slow is reminded once a turn, also after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add ``deliveries.reminded_turn``. It is NULL while no player has been reminded."""
    op.add_column("deliveries", sa.Column("reminded_turn", sa.Integer, nullable=True))


def downgrade() -> None:
    """Drop ``reminded_turn``. An earlier version may remind the players of a running turn again."""
    with op.batch_alter_table("deliveries") as batch:
        batch.drop_column("reminded_turn")
