"""Add the secret that a lobby seals, and the number mixed with it to get the seed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_matches = sa.table(
    "matches", sa.column("state", sa.String), sa.column("seed", sa.Text), sa.column("secret", sa.Text)
)


def upgrade() -> None:
    """Add ``matches.secret`` and ``matches.beacon``. The seed of a lobby becomes its secret."""
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("secret", sa.Text, nullable=False, server_default=""))
        batch.add_column(sa.Column("beacon", sa.BigInteger, nullable=True))
    lobby = _matches.c.state == "lobby"
    op.execute(sa.update(_matches).where(lobby).values(secret=_matches.c.seed, seed=""))


def downgrade() -> None:
    """Drop ``matches.secret`` and ``matches.beacon``. The secret of a lobby becomes its seed again."""
    lobby = _matches.c.state == "lobby"
    op.execute(sa.update(_matches).where(lobby, _matches.c.secret != "").values(seed=_matches.c.secret))
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("secret")
        batch.drop_column("beacon")
