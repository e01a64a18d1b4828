"""Add revisions, due times, questions and rematches; move the data about shown messages to ``deliveries``."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_UTC = sa.DateTime(timezone=True)
_WARNED = "warned-"

_matches = sa.table(
    "matches",
    sa.column("id", sa.String),
    sa.column("state", sa.String),
    sa.column("message_id", sa.BigInteger),
    sa.column("shown", sa.Integer),
    sa.column("deadline", _UTC),
    sa.column("touched_at", _UTC),
    sa.column("ended_at", _UTC),
)
_moves = sa.table("moves", sa.column("match_id", sa.String), sa.column("at", _UTC))
_notes = sa.table("notes", sa.column("key", sa.String), sa.column("value", sa.Text))
_deliveries = sa.table(
    "deliveries",
    sa.column("match_id", sa.String),
    sa.column("message_id", sa.BigInteger),
    sa.column("shown_state", sa.String),
    sa.column("shown_moves", sa.Integer),
    sa.column("replaces", sa.Boolean),
    sa.column("until", _UTC),
    sa.column("side", sa.Text),
)


def upgrade() -> None:
    """Change the tables, and move the data about shown messages. ``message_id`` and ``shown`` of ``matches``
    are dropped.
    """
    _make_deliveries()
    _move_shown()
    _move_warnings()
    _settle_times()
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("parent_id", sa.BigInteger, nullable=True))
        batch.add_column(sa.Column("due_at", _UTC, nullable=True))
        batch.add_column(sa.Column("questions", sa.Text, nullable=True))
        batch.add_column(sa.Column("follows", sa.String(16), nullable=False, server_default=""))
        batch.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
        batch.drop_column("message_id")
        batch.drop_column("shown")
        for name in ("channel_id", "parent_id", "due_at", "follows"):
            batch.create_index(f"ix_matches_{name}", [name])


def _make_deliveries() -> None:
    op.create_table(
        "deliveries",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("shown_state", sa.String(16), nullable=True),
        sa.Column("shown_moves", sa.Integer, nullable=True),
        sa.Column("replaces", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("until", _UTC, nullable=True),
        sa.Column("side", sa.Text, nullable=False, server_default="{}"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_deliveries_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name="pk_deliveries"),
    )


def _move_shown() -> None:
    """Record in ``deliveries`` what the public message of each match shows. A match without a message gets no
    row.
    """
    shown, state = _matches.c.shown, _matches.c.state
    on_show = shown.is_not(None) | (state == "lobby")
    moved = sa.select(
        _matches.c.id,
        _matches.c.message_id,
        sa.case((on_show, state)),
        shown,
        sa.case((state.in_(["playing", "paused"]) & shown.is_not(None), sa.true()), else_=sa.false()),
        _matches.c.deadline,
        sa.literal("{}"),
    ).where(_matches.c.message_id.is_not(None))
    op.execute(sa.insert(_deliveries).from_select(list(_deliveries.c), moved))


def _move_warnings() -> None:
    """Move the ids of warning messages from ``notes`` to ``deliveries.side``."""
    connection, key = op.get_bind(), _notes.c.key
    for name, message_id in connection.execute(sa.select(_notes).where(key.startswith(_WARNED))).all():
        side = json.dumps({"warning": int(message_id)})
        of_match = _deliveries.c.match_id == name.removeprefix(_WARNED)
        connection.execute(sa.update(_deliveries).where(of_match).values(side=side))
    connection.execute(sa.delete(_notes).where(key.startswith(_WARNED)))


def _settle_times() -> None:
    """Clear the deadlines of past turns, and set ``touched_at`` to a match's last move if that was later."""
    own = _moves.c.match_id == _matches.c.id
    made = sa.select(sa.func.count()).select_from(_moves).where(own).scalar_subquery()
    passed = _matches.c.shown.is_(None) | (_matches.c.shown != made) | _matches.c.ended_at.is_not(None)
    op.execute(sa.update(_matches).where(passed).values(deadline=None))
    last = sa.select(sa.func.max(_moves.c.at)).where(own).scalar_subquery()
    op.execute(sa.update(_matches).where(last > _matches.c.touched_at).values(touched_at=last))


# -- the way back ----------------------------------------------------------------------------------


def downgrade() -> None:
    """Move message ids and shown move counts back to ``matches``, and warning ids to ``notes``. The other
    contents of ``deliveries`` and of the columns that :func:`upgrade` added are lost.
    """
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("message_id", sa.BigInteger, nullable=True))
        batch.add_column(sa.Column("shown", sa.Integer, nullable=True))
    own = _deliveries.c.match_id == _matches.c.id
    for column, kept in ((_matches.c.message_id, "message_id"), (_matches.c.shown, "shown_moves")):
        value = sa.select(_deliveries.c[kept]).where(own).scalar_subquery()
        op.execute(sa.update(_matches).values({column: value}))
    _restore_warnings()
    op.drop_table("deliveries")
    with op.batch_alter_table("matches") as batch:
        for name in ("channel_id", "parent_id", "due_at", "follows"):
            batch.drop_index(f"ix_matches_{name}")
        for name in ("parent_id", "due_at", "questions", "follows", "revision"):
            batch.drop_column(name)


def _restore_warnings() -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(_deliveries)).all():
        message_id = json.loads(row.side).get("warning")
        if message_id is not None:
            note = {"key": f"{_WARNED}{row.match_id}", "value": str(message_id)}
            connection.execute(sa.insert(_notes).values(note))
