"""Whose a hand's key is: that of a seat that has been handed on is not its next owner's."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_HANDS, _SEATS = (
    sa.table(name, *(sa.column(column) for column in ("match_id", "seat", "user_id")))
    for name in ("hands", "seats")
)
_OF_ITS_SEAT = sa.and_(_SEATS.c.match_id == _HANDS.c.match_id, _SEATS.c.seat == _HANDS.c.seat)


def upgrade() -> None:
    """Add the column, with who has the seat: a key that an earlier version adds meanwhile is nobody's."""
    op.add_column("hands", sa.Column("user_id", sa.BigInteger, nullable=False, server_default="0"))
    owner = sa.select(_SEATS.c.user_id).where(_OF_ITS_SEAT, _SEATS.c.user_id.is_not(None))
    op.execute(sa.update(_HANDS).where(owner.exists()).values(user_id=owner.scalar_subquery()))


def downgrade() -> None:
    """Drop the column, and the keys of those who have left: an earlier version takes each for its seat's."""
    theirs = sa.exists().where(_OF_ITS_SEAT, _SEATS.c.user_id == _HANDS.c.user_id)
    op.execute(sa.delete(_HANDS).where(~theirs))
    with op.batch_alter_table("hands") as batch:
        batch.drop_column("user_id")
