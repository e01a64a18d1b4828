"""Add ``deliveries.shown_seats``: seats can change without a move and without a new state.

From this revision on, a table's questions also say who is ready for the next round.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add ``deliveries.shown_seats``. It is NULL for messages sent by earlier versions."""
    op.add_column("deliveries", sa.Column("shown_seats", sa.BigInteger, nullable=True))


def downgrade() -> None:
    """Drop ``shown_seats``, and delete who is ready for the next round: players are then asked again."""
    with op.batch_alter_table("deliveries") as batch:
        batch.drop_column("shown_seats")
    matches = sa.table("matches", sa.column("id", sa.String), sa.column("questions", sa.Text))
    connection = op.get_bind()
    for row in connection.execute(sa.select(matches).where(matches.c.questions.is_not(None))).all():
        asked = json.loads(row.questions)
        known = [question for question in asked if question["kind"] != "next"]
        if known != asked:
            left = json.dumps(known) if known else None
            connection.execute(sa.update(matches).where(matches.c.id == row.id).values(questions=left))
