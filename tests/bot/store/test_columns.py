"""Every column of the database, and whether it contains personal data.

If it does, the lists say what PRIVACY.md, the export and the deletion of a person's data do with it. A new
column must be added to one of these lists.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import insert

from bot.store import NewMatch, State, Store
from bot.store.people.personal_data import BARRED
from bot.store.schema import deliveries, hands, metadata, notes, settings
from tests.bot.store.conftest import create, save
from tests.bot.store.people.test_personal_data import ANN, ASKED, BOB, INVITED, everything, know, play_one

Make = Callable[..., NewMatch]
PRIVACY = (Path(__file__).parents[3] / "PRIVACY.md").read_text(encoding="utf-8")

NAME = "your Discord id and your name as the server shows it"
PLAYED = "your seats, moves, rounds and results, how many hints were given at your seat"
COUNTED = "counts such as calls made in time, and ratings"
SET = "what you set with `/me`, and the channels of whose new tables you want to hear"
ASKED_YOU = "how you answered an open question at a table"
PRACTISED = "your answer to the last puzzle of the day"
REMINDED = "if you chose direct messages: what you are to be told of, and when"
HAND = "a key by which your hand can be brought up to date"
SERVER = "what a server's managers set"
SHUT_OUT = "that a server's managers have shut you out of its tables"

ABOUT_PEOPLE = {
    "matches": {"host_id": PLAYED, "questions": ASKED_YOU},
    "seats": dict.fromkeys(("seat", "user_id", "name", "away", "missed", "steady", "hints"), PLAYED),
    "moves": dict.fromkeys(("seat", "text", "at"), PLAYED),
    "round_scores": dict.fromkeys(("seat", "user_id", "score", "won"), PLAYED),
    "results": dict.fromkeys(("seat", "user_id", "total", "won"), PLAYED),
    "feats": dict.fromkeys(("seat", "name", "user_id", "count"), COUNTED),
    "ratings": dict.fromkeys(("user_id", "mu", "sigma", "matches"), COUNTED),
    "names": dict.fromkeys(("user_id", "name"), NAME),
    "preferences": dict.fromkeys(("user_id", "name", "value"), SET),
    "watches": dict.fromkeys(("channel_id", "user_id"), SET),
    "puzzles": dict.fromkeys(("user_id", "day", "move", "solved", "streak", "best", "shared"), PRACTISED),
    "lessons": dict.fromkeys(("user_id", "game", "step", "finished"), PRACTISED),
    "reminders": dict.fromkeys(("user_id", "match_id", "step", "due_at"), REMINDED),
    "hands": dict.fromkeys(("seat", "user_id", "token", "message_id", "locale", "issued_at"), HAND),
    "notes": {"value": "who has been invited to a table that has not begun"},
    "deliveries": {"side": ASKED_YOU},
    "settings": {"value": SHUT_OUT},
}
"""The columns with personal data, and the words of PRIVACY.md that mention it."""
ABOUT_NOBODY = {
    "absences": "modulus residue began ended",
    "leases": "modulus residue owner renewed_at wanted_by answered",
    "processes": "id shards first last leaving started_at seen_at",
    "identifies": "bucket free_at",
    "matches": "id guild_id channel_id parent_id game options seed secret beacon locale state resumes "
    "turn_seconds level rated deadline due_at follows record_version revision created_at touched_at ended_at "
    "thinned",
    "seats": "match_id computer level",
    "moves": "match_id n",
    "rounds": "match_id number reason",
    "round_scores": "match_id number",
    "results": "match_id",
    "feats": "match_id",
    "ratings": "guild_id game",
    "names": "guild_id",
    "watches": "guild_id",
    "hands": "match_id",
    "notes": "key",
    "reminders": "claim",
    "deliveries": "match_id message_id shown_state shown_moves shown_seats replaces until reminded_turn",
    "settings": "guild_id name",
}
"""All other columns: data of tables, servers, channels and the bot's own messages."""
NOT_EXPORTED = {"hands", "deliveries"}
"""Tables that the export leaves out: tokens and ids of the bot's own messages, which are useless to the
person."""
EXPORTED_AS = {"notes": "invitations", "settings": "barred"}
"""The export's name for the personal part of a table, if it differs from the table's."""


def test_every_column_is_listed_as_personal_or_not() -> None:
    columns = {(table.name, column.name) for table in metadata.sorted_tables for column in table.c}
    personal = {(table, column) for table, known in ABOUT_PEOPLE.items() for column in known}
    others = {(table, column) for table, known in ABOUT_NOBODY.items() for column in known.split()}
    assert not personal & others
    assert columns == personal | others


def test_the_privacy_policy_mentions_every_personal_column() -> None:
    told = {words for known in ABOUT_PEOPLE.values() for words in known.values()}
    assert [words for words in sorted(told) if f"| {words}" not in PRIVACY] == []


async def knowing_ann(store: Store, a_table: Make) -> None:
    """Save data of Ann in every column that can contain personal data."""
    await play_one(store, a_table())
    await know(store, ANN)
    await create(store, a_table("lobby", host_id=BOB))
    await save(store, "lobby", invited=INVITED)
    await create(store, a_table("ended", host_id=BOB))
    await save(store, "ended", state=State.PLAYING, questions=ASKED)
    async with store._database.writing() as connection:
        now = datetime(2026, 3, 14, tzinfo=UTC)
        hand = {"seat": 0, "user_id": ANN, "token": "t", "locale": "nl", "issued_at": now}
        for match_id in ("ended", "lobby"):
            await connection.execute(insert(hands).values(match_id=match_id, **hand))
        side = json.dumps({f"vote:{ANN}": 7, f"seat:{BOB}": 8, "warning": 9})
        for match_id in ("ended", "lobby"):
            await connection.execute(insert(deliveries).values(match_id=match_id, side=side))
    await store.guild_settings.put(900, BARRED, json.dumps([ANN]))


async def test_the_export_contains_every_personal_column(store: Store, a_table: Make) -> None:
    await knowing_ann(store, a_table)
    there = await everything(store)
    assert [table for table in ABOUT_PEOPLE if not there[table]] == []
    found = await store.personal_data.export(ANN)
    for table in ABOUT_PEOPLE.keys() - NOT_EXPORTED:
        assert found[EXPORTED_AS.get(table, table)], table
    assert found["hosted"]
    assert found["questions"]


async def test_deletion_clears_every_personal_column(store: Store, a_table: Make) -> None:
    await knowing_ann(store, a_table)
    await save(store, "ended", state=State.ABANDONED)

    assert await store.personal_data.forget(ANN)

    left = await everything(store)
    sides = {row["match_id"]: json.loads(row["side"]) for row in left.pop(deliveries.name)}
    assert sides["ended"] == {f"seat:{BOB}": 8, "warning": 9}
    assert f"vote:{ANN}" in sides["lobby"], "a live table removes it when it deletes the message"
    lists = [row for row in left.pop(settings.name) if row["name"] == BARRED]
    assert [json.loads(row["value"]) for row in lists] == [[ANN]], "the server keeps its list"
    written = json.dumps(left, default=str)
    assert str(ANN) not in written
    assert '"Ann"' not in written
    assert left[hands.name] == [], "even of a live match"
    assert not [row for row in left[notes.name] if "Ann" in row["value"]]
