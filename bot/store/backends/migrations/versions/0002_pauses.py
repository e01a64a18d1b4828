"""Paused matches: where a match goes on when it is resumed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no match has been paused before."""
    op.add_column("matches", sa.Column("resumes", sa.String(16), nullable=True))


def downgrade() -> None:
    """Let paused matches go on where they were, and drop the column."""
    matches = sa.table("matches", sa.column("state", sa.String), sa.column("resumes", sa.String))
    goes_on = sa.func.coalesce(matches.c.resumes, "playing")
    op.execute(sa.update(matches).where(matches.c.state == "paused").values(state=goes_on))
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("resumes")
