"""Tables: what is saved comes back, moves grow without a gap, results count once."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store import (
    HandRow,
    MoveRow,
    NewTable,
    Ranking,
    ResultRow,
    RoundRow,
    SaveConflict,
    ScoreRow,
    SeatRow,
    State,
    Store,
    UnknownRecord,
    UnknownTable,
    new_id,
)

ANN, BOB, CEES = 1 << 58, 2 << 58, 3 << 58
Make = Callable[..., NewTable]

ROUND = RoundRow(0, "out", (ScoreRow(0, ANN, 25, won=True), ScoreRow(1, None, 0, won=False)))
RESULT = (ResultRow(0, ANN, 25, won=True), ResultRow(1, None, 0, won=False), ResultRow(2, BOB, 5, won=False))


def rows(file: Path, table: str) -> list[Any]:
    """What another program sees in the file."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608


def test_names_of_tables_can_be_read_out() -> None:
    names = {new_id() for _ in range(500)}
    assert len(names) == 500
    assert {len(name) for name in names} == {8}
    assert not set("".join(names)) & set("ilou ")


async def test_a_table_comes_back_as_it_was_saved(store: Store, a_table: Make, clock: Any) -> None:
    await store.tables.create(a_table())
    saved = await store.tables.load("abcd2345")
    assert {
        field.name: getattr(saved, field.name) for field in dataclasses.fields(NewTable)
    } == dataclasses.asdict(a_table()) | {"seats": a_table().seats}
    assert (saved.record_version, saved.message_id, saved.shown, saved.moves, saved.hands) == (
        1,
        None,
        None,
        (),
        (),
    )
    assert (saved.created_at, saved.touched_at, saved.ended_at) == (clock.now, clock.now, None)


async def test_clocks_and_absences_come_back_as_they_were_saved(
    store: Store, a_table: Make, clock: Any
) -> None:
    await store.tables.create(a_table(turn_seconds=120))
    seats = (
        SeatRow(0, ANN, "Ann", away=True, missed=3, steady=False),
        SeatRow(1, None, "Ada", computer=True, steady=False),
        SeatRow(2, BOB, "Bob", missed=1),
    )
    await store.tables.seat_all("abcd2345", seats)
    deadline = clock.now + timedelta(seconds=120)
    await store.tables.update("abcd2345", deadline=deadline, turn_seconds=60)
    saved = await store.tables.load("abcd2345")
    assert (saved.seats, saved.turn_seconds, saved.deadline) == (seats, 60, deadline)
    await store.tables.update("abcd2345", deadline=None)
    assert (await store.tables.load("abcd2345")).deadline is None


@pytest.mark.parametrize("state", [State.LOBBY, State.PLAYING, State.BETWEEN, State.PAUSED])
async def test_who_has_not_been_touched(store: Store, a_table: Make, clock: Any, state: State) -> None:
    for id in ("idle", "moved", "touched", "ended"):
        await store.tables.create(a_table(id, state=state))
    began = clock.now
    clock.move(days=40)
    await store.tables.append("moved", 0, 0, "draw")
    await store.tables.update("touched", message_id=1)
    await store.tables.update("ended", state=State.ABANDONED)
    assert await store.tables.untouched(began) == []
    assert await store.tables.untouched(began + timedelta(days=1)) == ["idle"]
    assert await store.tables.untouched(clock.now) == ["idle"]
    assert await store.tables.untouched(clock.move(seconds=1)) == ["idle", "moved", "touched"]


async def test_moves_are_the_record(store: Store, a_table: Make, clock: Any) -> None:
    await store.tables.create(a_table(state=State.PLAYING))
    for n, (seat, text) in enumerate([(0, "6-4@C"), (1, "draw"), (1, "pass")]):
        clock.move(seconds=2)
        await store.tables.append("abcd2345", n, seat, text)
    saved = await store.tables.load("abcd2345")
    assert saved.record == [(0, "6-4@C"), (1, "draw"), (1, "pass")]
    assert saved.moves[-1] == MoveRow(2, 1, "pass", clock.now)
    assert saved.touched_at == clock.now


@pytest.mark.parametrize("n", [0, 2, 7, -1])
async def test_a_record_grows_by_the_next_move_only(store: Store, a_table: Make, n: int) -> None:
    await store.tables.create(a_table())
    await store.tables.append("abcd2345", 0, 0, "draw")
    with pytest.raises(SaveConflict, match=f"^Table abcd2345 does not wait for move {n}\\.$"):
        await store.tables.append("abcd2345", n, 1, "pass", rounds=[ROUND])
    assert (await store.tables.load("abcd2345")).record == [(0, "draw")]


async def test_of_those_who_come_at_once_one_moves(store: Store, a_table: Make) -> None:
    await store.tables.create(a_table())
    tries = [store.tables.append("abcd2345", 0, seat, "draw") for seat in range(5)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(answer) for answer in answers].count(SaveConflict) == 4
    assert len((await store.tables.load("abcd2345")).moves) == 1


async def test_two_tables_do_not_mind_each_other(store: Store, a_table: Make) -> None:
    await asyncio.gather(*(store.tables.create(a_table(id)) for id in ("one", "two")))

    async def play(id: str) -> None:
        for n in range(10):
            await store.tables.append(id, n, n % 2, f"{id}-{n}")

    await asyncio.gather(play("one"), play("two"))
    for id in ("one", "two"):
        assert [text for _, text in (await store.tables.load(id)).record] == [f"{id}-{n}" for n in range(10)]


# -- ends ------------------------------------------------------------------------------------------


async def test_the_last_move_brings_everything_with_it(
    store: Store, a_table: Make, clock: Any, file: Path
) -> None:
    await store.tables.create(a_table(state=State.PLAYING))
    await store.hands.put("abcd2345", HandRow(0, "token", 77, "en", clock.now))
    clock.move(minutes=1)
    await store.tables.append("abcd2345", 0, 0, "6-4@C", rounds=[ROUND], result=RESULT)
    saved = await store.tables.load("abcd2345")
    assert (saved.state, saved.ended_at, saved.hands) == (State.OVER, clock.now, ())
    assert rows(file, "rounds") == [("abcd2345", 0, "out")]
    assert rows(file, "round_scores") == [("abcd2345", 0, 0, ANN, 25, 1), ("abcd2345", 0, 1, None, 0, 0)]
    assert len(rows(file, "results")) == 3


async def test_a_finished_round_changes_the_state_in_the_same_breath(store: Store, a_table: Make) -> None:
    await store.tables.create(a_table(state=State.PLAYING))
    await store.tables.append("abcd2345", 0, 0, "6-4@C", rounds=[ROUND], state=State.BETWEEN)
    assert (await store.tables.load("abcd2345")).state is State.BETWEEN


async def test_a_result_counts_once(store: Store, a_table: Make, file: Path) -> None:
    await store.tables.create(a_table())
    await store.tables.append("abcd2345", 0, 0, "draw", rounds=[ROUND], result=RESULT)
    for n in (0, 1):
        with pytest.raises(SaveConflict):
            await store.tables.append("abcd2345", n, 0, "draw", rounds=[ROUND], result=RESULT)
    with pytest.raises(SaveConflict, match="has ended"):
        await store.tables.update("abcd2345", state=State.ABANDONED)
    assert [len(rows(file, table)) for table in ("moves", "rounds", "results")] == [1, 1, 3]
    assert (await store.boards.page(Ranking(guild_id=900))).lines[0].matches_won == 1


@pytest.mark.parametrize(
    ("rounds", "result"),
    [
        ([ROUND, ROUND], None),
        ([], (RESULT[0], RESULT[0])),
        ([], (RESULT[0], dataclasses.replace(RESULT[0], seat=1))),
    ],
    ids=["a round twice", "a seat twice", "a person on two seats"],
)
async def test_what_contradicts_itself_leaves_no_trace(
    store: Store, a_table: Make, file: Path, rounds: Any, result: Any
) -> None:
    await store.tables.create(a_table())
    before = await store.tables.load("abcd2345")
    with pytest.raises(SaveConflict):
        await store.tables.append("abcd2345", 0, 0, "draw", rounds=rounds, result=result)
    assert await store.tables.load("abcd2345") == before
    assert not rows_of(file, "moves", "rounds", "round_scores", "results")


def rows_of(file: Path, *tables: str) -> list[Any]:
    return [row for table in tables for row in rows(file, table)]


@pytest.mark.parametrize(
    ("state", "result"), [(State.OVER, None), (State.BETWEEN, RESULT), (State.ABANDONED, RESULT)]
)
async def test_over_and_a_result_are_the_same_thing(
    store: Store, a_table: Make, state: State, result: Any
) -> None:
    await store.tables.create(a_table())
    with pytest.raises(ValueError, match="unmatched result"):
        await store.tables.append("abcd2345", 0, 0, "draw", result=result, state=state)
    with pytest.raises(ValueError, match="unmatched result"):
        await store.tables.update("abcd2345", state=State.OVER)


async def test_giving_up_ends_a_match_and_drops_its_hands(store: Store, a_table: Make, clock: Any) -> None:
    await store.tables.create(a_table())
    await store.hands.put("abcd2345", HandRow(0, "token", 77, "en", clock.now))
    await store.tables.update("abcd2345", state=State.ABANDONED)
    saved = await store.tables.load("abcd2345")
    assert (saved.state, saved.ended_at, saved.hands) == (State.ABANDONED, clock.now, ())
    with pytest.raises(SaveConflict):
        await store.tables.append("abcd2345", 0, 0, "draw")
    await store.tables.update("abcd2345", message_id=5)
    assert (await store.tables.load("abcd2345")).message_id == 5


# -- changes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("message_id", 1 << 60),
        ("shown", 12),
        ("host_id", BOB),
        ("channel_id", 4),
        ("game", "domino-4"),
        ("seed", "another"),
        ("locale", "fr"),
        ("options", {"hoeksteen": True}),
        ("state", State.BETWEEN),
    ],
)
async def test_a_change_changes_what_it_names(
    store: Store, a_table: Make, clock: Any, field: str, value: Any
) -> None:
    await store.tables.create(a_table())
    before = await store.tables.load("abcd2345")
    now = clock.move(seconds=1)
    await store.tables.update("abcd2345", **{field: value})
    assert await store.tables.load("abcd2345") == dataclasses.replace(
        before, **{field: value, "touched_at": now}
    )


async def test_seats_are_dealt_anew(store: Store, a_table: Make) -> None:
    await store.tables.create(a_table())
    with pytest.raises(SaveConflict):
        await store.tables.seat_all("abcd2345", [SeatRow(0, ANN, "Ann"), SeatRow(1, ANN, "Ann")])
    turned = (SeatRow(0, CEES, "Cees"), SeatRow(1, ANN, "Ann"), SeatRow(2, None, "quick", computer=True))
    await store.tables.seat_all("abcd2345", turned)
    assert (await store.tables.load("abcd2345")).seats == turned


async def test_a_table_that_is_not_there(store: Store, clock: datetime) -> None:
    tables = store.tables
    for attempt in (
        tables.load("nowhere"),
        tables.update("nowhere", shown=1),
        tables.update("nowhere", state=State.PLAYING),
        tables.append("nowhere", 0, 0, "draw"),
        tables.seat_all("nowhere", []),
    ):
        with pytest.raises(UnknownTable, match=r"^There is no table nowhere\.$"):
            await attempt


async def test_a_name_is_given_once(store: Store, a_table: Make) -> None:
    await store.tables.create(a_table())
    with pytest.raises(SaveConflict):
        await store.tables.create(a_table(seed="another"))
    assert (await store.tables.load("abcd2345")).seed == "a seed"


# -- recovery --------------------------------------------------------------------------------------


async def test_after_a_restart_every_live_table_is_there(
    url: str, store: Store, a_table: Make, clock: Any
) -> None:
    for id, state in [("first", State.LOBBY), ("second", State.PLAYING), ("third", State.BETWEEN)]:
        clock.move(seconds=1)
        await store.tables.create(a_table(id, state=state))
    for id in ("over", "given up"):
        await store.tables.create(a_table(id))
    await store.tables.append("over", 0, 0, "draw", result=RESULT)
    await store.tables.update("given up", state=State.ABANDONED)
    await store.tables.append("second", 0, 2, "6-4@C")
    hand = HandRow(2, "token", 77, "fr", clock.now)
    await store.hands.put("second", hand)
    await store.close()

    async with await Store.open(url, clock=clock) as again:
        live = await again.tables.live()
    assert [table.id for table in live.tables] == ["first", "second", "third"]
    assert live.tables[1].record == [(2, "6-4@C")]
    assert live.tables[1].hands == (hand,)
    assert live.refused == ()


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (
            "UPDATE matches SET record_version = 2 WHERE id = 'odd'",
            "this program does not know version 2",
        ),
        ("DELETE FROM moves WHERE match_id = 'odd' AND n = 0", "some of its moves are missing"),
        ("UPDATE matches SET options = '{' WHERE id = 'odd'", "its options make no sense"),
        ("UPDATE matches SET state = 'lobby', options = '[]' WHERE id = 'odd'", "its options make no sense"),
    ],
)
async def test_a_record_that_cannot_be_read_holds_up_nobody(
    store: Store, a_table: Make, file: Path, damage: str, why: str
) -> None:
    for id in ("odd", "even"):
        await store.tables.create(a_table(id))
        for n in range(2):
            await store.tables.append(id, n, 0, "draw")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(damage)
    before = rows_of(file, "matches", "moves")
    live = await store.tables.live()
    assert [table.id for table in live.tables] == ["even"]
    assert [str(error) for error in live.refused] == [f"The record of table odd cannot be read: {why}."]
    with pytest.raises(UnknownRecord):
        await store.tables.load("odd")
    assert rows_of(file, "matches", "moves") == before


async def test_an_interrupted_save_is_whole_or_not_at_all(store: Store, a_table: Make) -> None:
    """Whoever waits may be cancelled at any step; the store goes on and holds one of the two truths."""
    await store.tables.create(a_table())
    made = 0
    for steps in range(40):
        saving = asyncio.ensure_future(store.tables.append("abcd2345", made, 0, "draw", state=State.PLAYING))
        for _ in range(steps):
            await asyncio.sleep(0)
        saving.cancel()
        answer = (await asyncio.gather(saving, return_exceptions=True))[0]
        record = (await store.tables.load("abcd2345")).record
        assert len(record) == made + 1 if answer is None else len(record) in {made, made + 1}
        made = len(record)
    await store.tables.append("abcd2345", made, 0, "pass")


async def test_a_pause_is_kept_with_where_it_goes_on(store: Store, a_table: Make) -> None:
    await store.tables.create(a_table(state=State.PLAYING))
    await store.tables.append("abcd2345", 0, 0, "6-4@C", rounds=[ROUND], state=State.BETWEEN)
    await store.tables.update("abcd2345", state=State.PAUSED, resumes=State.BETWEEN, shown=None)
    (saved,) = (await store.tables.live()).tables
    assert (saved.state, saved.resumes, saved.shown) == (State.PAUSED, State.BETWEEN, None)

    await store.tables.update("abcd2345", state=saved.resumes, resumes=None)

    saved = await store.tables.load("abcd2345")
    assert (saved.state, saved.resumes) == (State.BETWEEN, None)
