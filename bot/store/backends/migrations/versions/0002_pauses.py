"""Add ``matches.resumes``: the state a paused match returns to."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add ``matches.resumes``. It is NULL for existing matches: none of them is paused."""
    op.add_column("matches", sa.Column("resumes", sa.String(16), nullable=True))


def downgrade() -> None:
    """Resume paused matches in their previous state, and drop ``matches.resumes``."""
    matches = sa.table("matches", sa.column("state", sa.String), sa.column("resumes", sa.String))
    goes_on = sa.func.coalesce(matches.c.resumes, "playing")
    op.execute(sa.update(matches).where(matches.c.state == "paused").values(state=goes_on))
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("resumes")
