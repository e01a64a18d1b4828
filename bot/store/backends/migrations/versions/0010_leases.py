"""Add leases, processes, and the times at which gateway sessions may start."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_UTC = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create the cluster's tables, empty. The first process of a cluster fills them."""
    op.create_table(
        "leases",
        sa.Column("modulus", sa.Integer, nullable=False),
        sa.Column("residue", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("renewed_at", _UTC, nullable=False),
        sa.Column("wanted_by", sa.String(32), nullable=False, server_default=""),
        sa.Column("answered", sa.Text, nullable=False, server_default="[]"),
        sa.PrimaryKeyConstraint("modulus", "residue", name="pk_leases"),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("shards", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("started_at", _UTC, nullable=False),
        sa.Column("seen_at", _UTC, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer, nullable=False),
        sa.Column("free_at", _UTC, nullable=False),
        sa.PrimaryKeyConstraint("bucket", name="pk_identifies"),
    )


def downgrade() -> None:
    """Drop the cluster's tables. An earlier version serves all servers from one process."""
    for table in ("identifies", "processes", "leases"):
        op.drop_table(table)
