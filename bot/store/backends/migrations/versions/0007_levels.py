"""Add the level of computer players, whether a match is rated, and the hints given at each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

FORMER = "strong"
"""The level that matches the play of all computers before there were levels."""

_seats = sa.table("seats", sa.column("computer", sa.Boolean), sa.column("level", sa.String))


def upgrade() -> None:
    """Add the columns of levels, ratings and hints. Computers of existing matches get :data:`FORMER`."""
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("level", sa.String(16), nullable=False, server_default=FORMER))
        batch.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("level", sa.String(16), nullable=False, server_default=""))
        batch.add_column(sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.execute(sa.update(_seats).where(_seats.c.computer).values(level=FORMER))


def downgrade() -> None:
    """Drop the levels, ``rated`` and ``hints``. All computers then play at the same level again."""
    for table, names in (("seats", ("level", "hints")), ("matches", ("level", "rated"))):
        with op.batch_alter_table(table) as batch:
            for name in names:
                batch.drop_column(name)
