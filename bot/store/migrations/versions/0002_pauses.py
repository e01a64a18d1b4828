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
