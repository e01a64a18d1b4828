"""All data of a person: exported completely without anyone else's, and deleted without a trace."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from bot.preferences import GuildSettings
from bot.store import (
    InvitedRow,
    LessonRow,
    NewMatch,
    RankBy,
    Ranking,
    ResultRow,
    RoundRow,
    ScoreRow,
    SeatRow,
    State,
    Store,
)
from bot.store.people import personal_data
from bot.store.people.personal_data import BARRED
from bot.store.schema import feats, metadata, moves, ratings, seats, watches
from bot.tables.state.results import teams_of
from tests.bot.store.conftest import create, revision_of, save

ANN, BOB, CEES = 1 << 58, 2 << 58, 3 << 58
Make = Callable[..., NewMatch]


async def play_one(store: Store, table: NewMatch) -> None:
    """Play a match of one move, and save everything that can be saved about it and its players."""
    await create(store, table)
    scores = (ScoreRow(0, ANN, 25, won=True), ScoreRow(1, None, 3, won=False), ScoreRow(2, BOB, 0, won=False))
    result = (
        ResultRow(0, ANN, 25, won=True),
        ResultRow(1, None, 3, won=False),
        ResultRow(2, BOB, 0, won=False),
    )
    await save(store, table.id, (0, 0, "6-4@C"), rounds=[RoundRow(0, "out", scores)], result=result)
    async with store._database.writing() as connection:
        for seat, user_id in ((0, ANN), (2, BOB)):
            await connection.execute(
                insert(feats).values(match_id=table.id, seat=seat, name="calls", user_id=user_id, count=seat)
            )


async def know(store: Store, user_id: int) -> None:
    """Save all kinds of data about a person that do not belong to a match."""
    await store.user_settings.put(user_id, "language", '"fr"')
    await store.practice.answer(user_id, date(2026, 11, 22), "6-4@W", solved=True)
    await store.practice.put_lesson(user_id, "block", LessonRow(3))
    await store.reminders.note(user_id, "match", 4, datetime(2026, 11, 22, tzinfo=UTC))
    async with store._database.writing() as connection:
        rating = {"guild_id": 900, "game": "", "user_id": user_id, "mu": 25.0, "sigma": 8.0, "matches": 1}
        await connection.execute(insert(ratings).values(rating))
        await connection.execute(insert(watches).values(guild_id=900, channel_id=901, user_id=user_id))


async def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of all tables."""
    async with store._database.reading() as connection:
        return {
            table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
            for table in metadata.sorted_tables
        }


async def test_the_export_has_all_data_of_a_person_and_none_of_others(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    await know(store, ANN)
    await know(store, BOB)

    found = await store.personal_data.export(ANN)

    once = (
        "names",
        "preferences",
        "ratings",
        "watches",
        "puzzles",
        "lessons",
        "reminders",
        "seats",
        "round_scores",
        "results",
        "feats",
    )
    assert {name: len(rows) for name, rows in found.items()} == dict.fromkeys(
        (*once, "matches", "moves", "hosted"), 1
    ) | {"invitations": 0, "questions": 0, "barred": 0}
    assert found["moves"][0]["text"] == "6-4@C"
    assert found["results"][0]["user_id"] == str(ANN)
    assert found["preferences"][0]["value"] == '"fr"'
    written = json.dumps(found)
    for foreign in (str(BOB), "Bob", "steady", "a seed"):
        assert foreign not in written.replace('"steady": true', "")
    assert not any((await store.personal_data.export(BOB + 1)).values())


async def test_the_export_covers_every_table_with_user_ids(store: Store) -> None:
    """A table added later with a user id in it must also be exported. Hand tokens are secrets and are left
    out."""
    found = await store.personal_data.export(ANN)
    knowing = {table.name for table in metadata.sorted_tables if "user_id" in table.c}
    assert knowing - {"hands"} <= found.keys()  # Hand tokens are secrets and are left out.


async def test_a_long_export_lets_other_tasks_run(
    store: Store, a_table: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_one(store, a_table())
    rows = [
        {"match_id": a_table().id, "n": n, "seat": 0, "text": "draw", "at": datetime(2026, 3, 14, tzinfo=UTC)}
        for n in range(1, 3 * personal_data.AT_A_TIME)
    ]
    async with store._database.writing() as connection:
        await connection.execute(insert(moves), rows)
    turns, made = 0, Counter[int]()

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    plain = personal_data._plain
    monkeypatch.setattr(personal_data, "_plain", lambda row: (made.update([turns]), plain(row))[1])
    waiting = asyncio.ensure_future(others())
    found = await store.personal_data.export(ANN)
    waiting.cancel()
    assert len(found["moves"]) == 1 + len(rows)
    assert max(made.values()) <= personal_data.AT_A_TIME


async def test_moves_of_a_substituted_seat_are_not_exported(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    async with store._database.writing() as connection:
        await connection.execute(seats.update().where(seats.c.seat == 0).values(steady=False))
    found = await store.personal_data.export(ANN)
    assert (found["moves"], len(found["seats"])) == ([], 1)


async def test_a_person_can_be_deleted_and_others_keep_their_data(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    await play_one(store, a_table("other"))
    await know(store, ANN)
    await know(store, BOB)
    bobs, career = await store.personal_data.export(BOB), await store.statistics.career(900, BOB, teams_of)
    board = [await store.leaderboards.standing(Ranking(guild_id=900, by=by), BOB) for by in RankBy]
    before = await everything(store)

    assert await store.personal_data.forget(ANN)

    after = await everything(store)
    assert str(ANN) not in json.dumps(after, default=str)
    assert "Ann" not in json.dumps(after, default=str)
    assert await store.personal_data.export(BOB) == bobs
    for by, then in zip(RankBy, board, strict=True):
        lines = (await store.leaderboards.page(Ranking(guild_id=900, by=by))).lines
        assert ANN not in {leader.user_id for leader in lines}
        now = await store.leaderboards.standing(Ranking(guild_id=900, by=by), BOB)
        assert (now is None) is (then is None)
        assert now is None or then is None or now == replace(then, place=now.place, best=now.best)
    assert len(career.rivals) == 1
    rated = {game: replace(rating, place=1, of=1) for game, rating in career.ratings.items()}
    assert await store.statistics.career(900, BOB, teams_of) == replace(career, rivals=(), ratings=rated)
    (match, *_) = (await store.statistics.history(900, BOB)).lines
    assert [(seat.name, seat.computer, seat.total) for seat in match.seats] == [
        ("", False, 25),
        ("steady", True, 3),
        ("Bob", False, 0),
    ]
    for name in ("matches", "seats", "moves", "rounds", "round_scores", "results", "feats"):
        assert len(after[name]) == len(before[name])
    saved = await store.matches.load("abcd2345")
    assert saved.seats[0] == SeatRow(0, None, "")
    assert (saved.record, saved.host_id) == ([(0, "6-4@C")], 0)
    assert not any((await store.personal_data.export(ANN)).values())


async def test_a_person_at_a_live_table_is_not_deleted(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    await create(store, a_table("live"))
    await create(store, a_table("hosted", seats=(SeatRow(0, BOB, "Bob"),)))
    before = await everything(store)

    for table in ("live", "hosted"):
        assert not await store.personal_data.forget(ANN, ["abcd2345", table])
    assert await everything(store) == before

    for table in ("live", "hosted"):
        await save(store, table, state=State.ABANDONED)
    assert await store.personal_data.forget(ANN, ["live", "hosted"])
    assert not any((await store.personal_data.export(ANN)).values())


async def test_two_players_of_one_match_can_be_deleted(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    assert await store.personal_data.forget(ANN)
    assert await store.personal_data.forget(BOB)
    assert (await store.leaderboards.page(Ranking(guild_id=900))).lines == ()
    async with store._database.reading() as connection:
        assert await connection.scalar(select(func.count()).select_from(feats)) == 2


# -- questions of live tables ----------------------------------------------------------------------

ASKED = (
    {"kind": "vote", "user": ANN, "kick": [BOB], "keep": [ANN], "asked": 1},
    {"kind": "vote", "user": BOB, "kick": [ANN, CEES], "keep": [], "asked": 1},
    {"kind": "pause", "agreed": [CEES], "asked": 2},
    {"kind": "seat", "user": ANN, "name": "Ann", "asked": 1},
    {
        "kind": "next",
        "ready": [ANN, CEES],
        "former": [[0, ANN, "Ann", 0, 3], [1, CEES, "Cees", 0, 5]],
    },
    {"kind": "advance", "user": ANN, "seat": 0, "move": "6-4", "round": 0, "made": 3, "held": 5},
    {"kind": "advance", "user": CEES, "seat": 1, "move": "5-4", "round": 0, "made": 2, "held": 6},
)
INVITED = (InvitedRow(BOB, "Bob"), InvitedRow(ANN, "Ann", declined=True))
CEES_SEAT = (SeatRow(0, CEES, "Cees"),)


async def ask(store: Store, a_table: Make) -> None:
    """Save three tables hosted by Cees. Ann is invited to ``lobby`` and is part of the questions of
    ``asking``.

    The table ``others`` has only other people in its questions and invitations.
    """
    for id in ("lobby", "asking", "others"):
        await create(store, a_table(id, host_id=CEES, seats=CEES_SEAT))
    await save(store, "lobby", invited=INVITED)
    await save(store, "asking", state=State.PLAYING, questions=ASKED)
    await save(store, "others", invited=INVITED[:1], questions=ASKED[2:3])


async def test_the_export_contains_questions_of_live_tables(store: Store, a_table: Make) -> None:
    await ask(store, a_table)
    found = {name: rows for name, rows in (await store.personal_data.export(ANN)).items() if rows}
    assert found.pop("invitations") == [
        {"match_id": "lobby", "user_id": str(ANN), "name": "Ann", "declined": True}
    ]
    questions = found.pop("questions")
    assert {row["match_id"] for row in questions} == {"asking"}
    assert [json.loads(row["question"]) for row in questions] == [
        {"kind": "vote", "user": ANN, "kick": [], "keep": [ANN], "asked": 1},
        {"kind": "vote", "kick": [ANN]},
        {"kind": "seat", "user": ANN, "name": "Ann", "asked": 1},
        {"kind": "next", "ready": [ANN], "former": [[0, ANN, "Ann", 0, 3]]},
        ASKED[-2],
    ]
    assert found == {}


async def test_deletion_removes_questions_of_live_tables(store: Store, a_table: Make) -> None:
    await ask(store, a_table)
    others = await store.matches.load("others")

    assert await store.personal_data.forget(ANN, ["lobby", "asking", "others"])

    written = json.dumps(await everything(store), default=str)
    assert str(ANN) not in written
    assert "Ann" not in written
    assert (await store.matches.load("lobby")).invited == INVITED[:1]
    assert (await store.matches.load("asking")).questions == (
        {"kind": "vote", "user": BOB, "kick": [CEES], "keep": [], "asked": 1},
        ASKED[2],
        {"kind": "next", "ready": [CEES], "former": [[1, CEES, "Cees", 0, 5]]},
        ASKED[-1],
    )
    assert await store.matches.load("others") == others
    assert await store.personal_data.forget(BOB)
    assert (await store.matches.load("lobby")).invited == ()
    assert await store.personal_data.forget(CEES)
    assert (await store.matches.load("asking")).questions == ({"kind": "pause", "agreed": [], "asked": 2},)


async def test_deletion_increments_the_revision_of_changed_live_tables(store: Store, a_table: Make) -> None:
    await ask(store, a_table)
    await create(store, a_table("seated"))
    before = {id: await revision_of(store, id) for id in ("lobby", "asking", "others", "seated")}
    assert await store.personal_data.forget(ANN)
    after = {id: await revision_of(store, id) - revision for id, revision in before.items()}
    assert after == {"lobby": 1, "asking": 1, "others": 0, "seated": 1}


async def test_bans_are_exported_and_survive_deletion(store: Store) -> None:
    """Only the list of banned ids counts, and only whole ids in it."""
    assert BARRED in GuildSettings.model_fields
    await store.guild_settings.put(900, BARRED, json.dumps([BOB, ANN]))
    await store.guild_settings.put(901, BARRED, json.dumps([int(f"{ANN}1")]))
    await store.guild_settings.put(902, "channels", json.dumps([ANN]))
    assert (await store.personal_data.export(ANN))["barred"] == [{"guild_id": "900"}]

    await store.personal_data.forget(ANN)

    assert (await store.personal_data.export(ANN))["barred"] == [{"guild_id": "900"}]
