"""What is kept about a person: shown to them in full and to nobody else, and forgotten without a trace."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import func, insert, select

from bot.store import By, NewTable, Ranking, ResultRow, RoundRow, ScoreRow, SeatRow, State, Store
from bot.store.schema import feats, metadata, ratings, seats, watches

ANN, BOB = 1 << 58, 2 << 58
Make = Callable[..., NewTable]


async def play_one(store: Store, table: NewTable) -> None:
    """A match of one move, with all that may be written down about it and its people."""
    await store.tables.create(table)
    scores = (ScoreRow(0, ANN, 25, won=True), ScoreRow(1, None, 3, won=False), ScoreRow(2, BOB, 0, won=False))
    result = (
        ResultRow(0, ANN, 25, won=True),
        ResultRow(1, None, 3, won=False),
        ResultRow(2, BOB, 0, won=False),
    )
    await store.tables.append(table.id, 0, 0, "6-4@C", rounds=[RoundRow(0, "out", scores)], result=result)
    async with store._database.writing() as connection:
        for seat, user_id in ((0, ANN), (2, BOB)):
            await connection.execute(
                insert(feats).values(match_id=table.id, seat=seat, name="calls", user_id=user_id, count=seat)
            )


async def know(store: Store, user_id: int) -> None:
    """What is kept of somebody besides matches."""
    await store.preferences.put(user_id, "language", '"fr"')
    async with store._database.writing() as connection:
        rating = {"guild_id": 900, "game": "", "user_id": user_id, "mu": 25.0, "sigma": 8.0, "matches": 1}
        await connection.execute(insert(ratings).values(rating))
        await connection.execute(insert(watches).values(guild_id=900, channel_id=901, user_id=user_id))


async def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables."""
    async with store._database.reading() as connection:
        return {
            table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
            for table in metadata.sorted_tables
        }


async def test_a_person_can_see_all_that_is_kept_and_nothing_of_others(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    await know(store, ANN)
    await know(store, BOB)

    found = await store.people.export(ANN)

    once = ("names", "preferences", "ratings", "watches", "seats", "round_scores", "results", "feats")
    assert {name: len(rows) for name, rows in found.items()} == dict.fromkeys(
        (*once, "matches", "moves", "hosted"), 1
    )
    assert found["moves"][0]["text"] == "6-4@C"
    assert found["results"][0]["user_id"] == str(ANN)
    assert found["preferences"][0]["value"] == '"fr"'
    written = json.dumps(found)
    for foreign in (str(BOB), "Bob", "steady", "a seed"):
        assert foreign not in written.replace('"steady": true', "")
    assert not any((await store.people.export(BOB + 1)).values())


async def test_the_export_names_every_place_that_knows_a_person(store: Store) -> None:
    """A table made later with somebody's number in it has to be shown and forgotten too."""
    found = await store.people.export(ANN)
    knowing = {table.name for table in metadata.sorted_tables if "user_id" in table.c}
    assert knowing <= found.keys()


async def test_the_moves_of_a_shared_seat_are_nobodys(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    async with store._database.writing() as connection:
        await connection.execute(seats.update().where(seats.c.seat == 0).values(steady=False))
    found = await store.people.export(ANN)
    assert (found["moves"], len(found["seats"])) == ([], 1)


async def test_a_person_can_be_forgotten_and_others_keep_what_is_theirs(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    await play_one(store, a_table("other"))
    await know(store, ANN)
    await know(store, BOB)
    bobs, career = await store.people.export(BOB), await store.records.career(900, BOB)
    board = [await store.boards.standing(Ranking(guild_id=900, by=by), BOB) for by in By]
    before = await everything(store)

    assert await store.people.forget(ANN)

    after = await everything(store)
    assert str(ANN) not in json.dumps(after, default=str)
    assert "Ann" not in json.dumps(after, default=str)
    assert await store.people.export(BOB) == bobs
    for by, then in zip(By, board, strict=True):
        lines = (await store.boards.page(Ranking(guild_id=900, by=by))).lines
        assert ANN not in {leader.user_id for leader in lines}
        now = await store.boards.standing(Ranking(guild_id=900, by=by), BOB)
        assert (now is None) is (then is None)
        assert now is None or then is None or now == replace(then, place=now.place, best=now.best)
    assert len(career.rivals) == 1
    rated = {game: replace(rating, place=1, of=1) for game, rating in career.ratings.items()}
    assert await store.records.career(900, BOB) == replace(career, rivals=(), ratings=rated)
    (match, *_) = (await store.records.history(900, BOB)).lines
    assert [(seat.name, seat.computer, seat.total) for seat in match.seats] == [
        ("", False, 25),
        ("steady", True, 3),
        ("Bob", False, 0),
    ]
    for name in ("matches", "seats", "moves", "rounds", "round_scores", "results", "feats"):
        assert len(after[name]) == len(before[name])
    saved = await store.tables.load("abcd2345")
    assert saved.seats[0] == SeatRow(0, None, "")
    assert (saved.record, saved.host_id) == ([(0, "6-4@C")], 0)
    assert not any((await store.people.export(ANN)).values())


async def test_nobody_is_forgotten_while_at_a_table(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    await store.tables.create(a_table("live"))
    await store.tables.create(a_table("hosted", seats=(SeatRow(0, BOB, "Bob"),)))
    before = await everything(store)

    for table in ("live", "hosted"):
        assert not await store.people.forget(ANN, ["abcd2345", table])
    assert await everything(store) == before

    for table in ("live", "hosted"):
        await store.tables.update(table, state=State.ABANDONED)
    assert await store.people.forget(ANN, ["live", "hosted"])
    assert not any((await store.people.export(ANN)).values())


async def test_two_people_of_one_match_can_be_forgotten(store: Store, a_table: Make) -> None:
    await play_one(store, a_table())
    assert await store.people.forget(ANN)
    assert await store.people.forget(BOB)
    assert (await store.boards.page(Ranking(guild_id=900))).lines == ()
    async with store._database.reading() as connection:
        assert await connection.scalar(select(func.count()).select_from(feats)) == 2
