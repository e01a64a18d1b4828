"""Add ``hands.user_id``: the owner of a hand token. The next owner of the seat must not use it."""

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
    """Add ``hands.user_id``, filled with each seat's owner. Earlier versions save tokens with 0 in it."""
    op.add_column("hands", sa.Column("user_id", sa.BigInteger, nullable=False, server_default="0"))
    owner = sa.select(_SEATS.c.user_id).where(_OF_ITS_SEAT, _SEATS.c.user_id.is_not(None))
    op.execute(sa.update(_HANDS).where(owner.exists()).values(user_id=owner.scalar_subquery()))


def downgrade() -> None:
    """Drop ``hands.user_id``, and the tokens of former owners, which the column kept apart."""
    theirs = sa.exists().where(_OF_ITS_SEAT, _SEATS.c.user_id == _HANDS.c.user_id)
    op.execute(sa.delete(_HANDS).where(~theirs))
    with op.batch_alter_table("hands") as batch:
        batch.drop_column("user_id")
