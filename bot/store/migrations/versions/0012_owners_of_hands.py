"""Whose a hand's key is: that of a seat that has been handed on is not its next owner's."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, with who has the seat: a key that an earlier version adds meanwhile is nobody's."""
    op.add_column("hands", sa.Column("user_id", sa.BigInteger, nullable=False, server_default="0"))
    hands = sa.table("hands", *(sa.column(name) for name in ("match_id", "seat", "user_id")))
    seats = sa.table("seats", *(sa.column(name) for name in ("match_id", "seat", "user_id")))
    owner = sa.select(seats.c.user_id).where(
        seats.c.match_id == hands.c.match_id, seats.c.seat == hands.c.seat, seats.c.user_id.is_not(None)
    )
    op.execute(sa.update(hands).where(owner.exists()).values(user_id=owner.scalar_subquery()))


def downgrade() -> None:
    """Drop the column, and the keys of those who have left: an earlier version takes each for its seat's."""
    hands = sa.table("hands", *(sa.column(name) for name in ("match_id", "seat", "user_id")))
    seats = sa.table("seats", *(sa.column(name) for name in ("match_id", "seat", "user_id")))
    theirs = sa.exists().where(
        seats.c.match_id == hands.c.match_id,
        seats.c.seat == hands.c.seat,
        seats.c.user_id == hands.c.user_id,
    )
    op.execute(sa.delete(hands).where(~theirs))
    with op.batch_alter_table("hands") as batch:
        batch.drop_column("user_id")
