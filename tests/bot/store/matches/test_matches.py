"""Finding and loading matches: by place, by person, by due time, and after a restart."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from bot.store import (
    LIVE,
    NOT_ALL,
    DeliveryRow,
    NewMatch,
    ResultRow,
    SeatRow,
    State,
    Store,
    TableSummary,
    UnknownRecord,
    new_id,
)
from bot.store.schema import matches
from tests.bot.store.conftest import Look, create, save

ANN, BOB, CEES = 1 << 58, 2 << 58, 3 << 58
Make = Callable[..., NewMatch]
RESULT = (ResultRow(0, ANN, 25, won=True),)


def test_table_ids_are_unique_and_easy_to_read_aloud() -> None:
    names = {new_id() for _ in range(500)}
    assert len(names) == 500
    assert {len(name) for name in names} == {8}
    assert not set("".join(names)) & set("ilou ")


# -- finding ---------------------------------------------------------------------------------------


async def test_find_returns_summaries_of_tables(store: Store, a_table: Make) -> None:
    await create(store, a_table(parent_id=7))
    await create(store, a_table("empty", seats=()))
    found = {table.id: table for table in await store.matches.find()}
    assert found["abcd2345"] == TableSummary(
        "abcd2345",
        900,
        901,
        7,
        ANN,
        "all-fives",
        State.LOBBY,
        ("Ann", "steady", "Bob"),
        (ANN, None, BOB),
    )
    assert [found["abcd2345"].seat_of(person) for person in (ANN, BOB, CEES)] == [0, 2, None]
    assert (found["empty"].names, found["empty"].user_ids) == ((), ())


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({}, ["thread", "plain", "theirs", "far"]),
        ({"guild_id": 900}, ["thread", "plain", "theirs"]),
        ({"guild_id": 1}, []),
        ({"channel_id": 901}, ["thread", "plain"]),
        ({"channel_id": 55}, ["thread"]),
        ({"channel_id": 902}, ["theirs"]),
        ({"user_id": ANN}, ["thread", "plain", "far"]),
        ({"user_id": CEES}, ["theirs", "far"]),
        ({"user_id": CEES + 1}, []),
        ({"channel_id": 901, "user_id": CEES}, []),
        ({"guild_id": 900, "user_id": CEES}, ["theirs"]),
        ({"guild_id": 900, "channel_id": 901, "user_id": BOB}, ["thread", "plain"]),
    ],
    ids=str,
)
async def test_find_filters_by_server_channel_and_person(
    store: Store, a_table: Make, clock: Any, wanted: dict[str, int], found: list[str]
) -> None:
    cees = SeatRow(0, CEES, "Cees")
    for table in (
        a_table("thread", channel_id=55, parent_id=901),
        a_table("plain", channel_id=901),
        a_table("theirs", channel_id=902, seats=(cees,)),
        a_table("far", guild_id=950, channel_id=951, seats=(cees, SeatRow(1, ANN, "Ann"))),
    ):
        await create(store, table)
        clock.move(minutes=1)
    assert [table.id for table in await store.matches.find(**wanted)] == found


@pytest.mark.parametrize("state", State)
async def test_only_live_tables_are_found(store: Store, a_table: Make, clock: Any, state: State) -> None:
    await create(store, a_table(follows="before12"))
    if state is State.OVER:
        await save(store, "abcd2345", result=RESULT)
    else:
        await save(store, "abcd2345", state=state, due_at=None if state is State.ABANDONED else clock.now)
    expected = ["abcd2345"] * (state in LIVE)
    assert [table.id for table in await store.matches.find()] == expected
    assert [table.state for table in await store.matches.find(user_id=ANN)] == [state] * len(expected)
    assert await store.matches.live_ids() == expected
    assert await store.matches.due(clock.now) == expected
    assert [await store.matches.rematch_of("before12")] == (expected or [None])
    assert await store.matches.rematch_of("abcd2345") is None


async def test_tables_not_shown_as_saved_are_restored_first(store: Store, a_table: Make, clock: Any) -> None:
    """A table whose message is current makes room for others, so that repeated restarts reach all tables."""
    for id in ("shown", "a move behind", "never shown", "also shown", "over"):
        clock.move(minutes=1)
        await create(store, a_table(id))
        await save(store, id, state=State.PLAYING)
        if id != "never shown":
            await store.deliveries.put(DeliveryRow(id, 77, State.PLAYING, 0))
    await save(store, "a move behind", (0, 0, "6-4@C"))
    await save(store, "over", result=RESULT)
    woken = await store.matches.to_restore(timedelta(hours=1))
    assert woken == ["a move behind", "never shown", "also shown", "shown"]
    await store.deliveries.put(DeliveryRow("a move behind", 78, State.PLAYING, 1))
    assert (await store.matches.to_restore(timedelta(hours=1)))[0] == "never shown"
    await store.deliveries.put(DeliveryRow("shown", 77, State.PLAYING, 0, shown_seats=NOT_ALL))
    assert (await store.matches.to_restore(timedelta(hours=1)))[:2] == ["never shown", "shown"]
    # the state before its first round
    await store.deliveries.put(DeliveryRow("also shown", 77, State.LOBBY, 0))
    assert (await store.matches.to_restore(timedelta(hours=1)))[:3] == ["also shown", "never shown", "shown"]


async def test_tables_out_of_use_are_not_restored_at_a_start(store: Store, a_table: Make, clock: Any) -> None:
    for id in ("resting", "not shown", "used before", "used last"):
        clock.move(minutes=10)
        await create(store, a_table(id))
        await save(store, id, state=State.PLAYING)
        if id != "not shown":
            await store.deliveries.put(DeliveryRow(id, 77, State.PLAYING, 0))
    clock.move(days=1)
    assert await store.matches.to_restore(timedelta(minutes=15)) == ["not shown", "used last", "used before"]
    await old_version(store, "resting")
    assert "resting" in await store.matches.to_restore(timedelta(minutes=15))


async def old_version(store: Store, id: str) -> None:
    """Set a table's revision to 0, as early versions left it, which saved no due times."""
    async with store._database.writing() as connection:
        await connection.execute(update(matches).where(matches.c.id == id).values(revision=0))


async def test_the_shortest_turn_considers_only_running_clocks(
    store: Store, a_table: Make, clock: Any
) -> None:
    for id, seconds in (("slow", 3600), ("quick", 60), ("none", 15)):
        await create(store, a_table(id, turn_seconds=seconds))
    assert await store.matches.shortest_turn() is None
    for id in ("slow", "quick"):
        await save(store, id, state=State.PLAYING, deadline=clock.now)
    assert await store.matches.shortest_turn() == 60
    await save(store, "quick", state=State.ABANDONED)
    assert await store.matches.shortest_turn() == 3600


async def test_live_tables_are_counted_by_state_and_game(store: Store, a_table: Make) -> None:
    assert await store.matches.census() == {}
    for number, (game, state) in enumerate(
        [
            ("block", State.LOBBY),
            ("block", State.PLAYING),
            ("block", State.PLAYING),
            ("all-fives", State.PLAYING),
            ("all-fives", State.ABANDONED),
        ]
    ):
        await create(store, a_table(f"tables{number}", game=game))
        if state is not State.LOBBY:
            await save(store, f"tables{number}", state=state)
    assert await store.matches.census() == {
        (State.LOBBY, "block"): 1,
        (State.PLAYING, "block"): 2,
        (State.PLAYING, "all-fives"): 1,
    }


async def test_due_tables_are_found_by_time(store: Store, a_table: Make, clock: Any) -> None:
    noon = clock.now
    times: dict[str, dict[str, Any]] = {
        "late": {"due_at": noon + timedelta(hours=2)},
        "soon": {"due_at": noon + timedelta(minutes=1), "deadline": noon + timedelta(hours=9)},
        "idle": {},
        "ended": {"due_at": noon, "state": State.ABANDONED},
    }
    for id, changes in times.items():
        await create(store, a_table(id))
        await save(store, id, **changes)
    assert await store.matches.due(noon) == []
    assert await store.matches.due(noon + timedelta(minutes=1)) == ["soon"]
    assert await store.matches.due(noon + timedelta(days=1)) == ["soon", "late"]
    assert await store.matches.next_due(noon) == noon + timedelta(minutes=1)
    assert await store.matches.next_due(noon + timedelta(minutes=1)) == noon + timedelta(hours=2)
    assert await store.matches.next_due(noon + timedelta(hours=2)) is None


@pytest.mark.parametrize("state", [State.LOBBY, State.PLAYING, State.BETWEEN, State.PAUSED])
async def test_untouched_tables_are_found_with_their_revisions(
    store: Store, a_table: Make, clock: Any, state: State
) -> None:
    for id in ("idle", "moved", "touched", "ended"):
        await create(store, a_table(id, state=state))
    began = clock.now
    clock.move(days=40)
    await save(store, "moved", (0, 0, "draw"))
    await save(store, "touched", host_id=BOB)
    await save(store, "ended", state=State.ABANDONED)
    assert await store.matches.untouched(began) == {}
    assert await store.matches.untouched(began + timedelta(days=1)) == {"idle": 1}
    assert await store.matches.untouched(clock.now) == {"idle": 1}
    assert await store.matches.untouched(clock.move(seconds=1)) == {"idle": 1, "moved": 2, "touched": 2}


async def test_last_game_is_the_one_opened_last_on_the_server(
    store: Store, a_table: Make, clock: Any
) -> None:
    assert await store.matches.last_game(900) is None
    for number, (guild, game) in enumerate([(900, "domino-4"), (900, "all-fives"), (950, "uno-dominos")]):
        clock.move(minutes=1)
        await create(store, a_table(f"tables{number}", guild_id=guild, game=game))
    assert await store.matches.last_game(900) == "all-fives"
    await save(store, "tables1", state=State.ABANDONED)
    assert await store.matches.last_game(900) == "all-fives"


async def test_the_usual_game_is_that_of_most_of_a_persons_last_tables_or_the_servers_last(
    store: Store, a_table: Make, clock: Any
) -> None:
    assert await store.matches.usual_game(900, BOB) is None
    games = [*["block"] * 3, *["domino-4"] * 5, *["all-fives"] * 4, "uno-dominos"]
    for number, game in enumerate(games):
        clock.move(minutes=1)
        seats = (SeatRow(0, ANN if game == "uno-dominos" else BOB, "Somebody"),)
        await create(store, a_table(f"tables{number}", guild_id=900, game=game, seats=seats))
    assert await store.matches.usual_game(900, BOB) == "domino-4"
    assert await store.matches.usual_game(900, 77) == "uno-dominos"
    assert await store.matches.usual_game(950, BOB) is None


# -- after a restart -------------------------------------------------------------------------------


async def test_live_tables_survive_a_restart(url: str, store: Store, a_table: Make, clock: Any) -> None:
    for id, state in [("first", State.LOBBY), ("second", State.PLAYING), ("third", State.BETWEEN)]:
        clock.move(seconds=1)
        await create(store, a_table(id, state=state))
    for id in ("over", "given up"):
        await create(store, a_table(id))
    await save(store, "over", (0, 0, "draw"), result=RESULT)
    await save(store, "given up", state=State.ABANDONED)
    await save(store, "second", (0, 2, "6-4@C"))
    await store.close()

    async with await Store.open(url, clock=clock) as again:
        assert await again.matches.live_ids() == ["first", "second", "third"]
        assert (await again.matches.load("second")).record == [(2, "6-4@C")]


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (
            "UPDATE matches SET record_version = 2 WHERE id = 'odd'",
            "this program does not know version 2",
        ),
        ("DELETE FROM moves WHERE match_id = 'odd' AND n = 0", "some of its moves are missing"),
        ("UPDATE matches SET options = '{' WHERE id = 'odd'", "its options are invalid"),
        ("UPDATE matches SET state = 'lobby', options = '[]' WHERE id = 'odd'", "its options are invalid"),
    ],
)
async def test_an_unreadable_record_does_not_affect_other_tables(
    store: Store, a_table: Make, look: Look, damage: str, why: str
) -> None:
    for id in ("odd", "even"):
        await create(store, a_table(id))
        for n in range(2):
            await save(store, id, (n, 0, "draw"))
    await look.ask(damage)
    before = await look.everything()
    assert sorted(await store.matches.live_ids()) == ["even", "odd"]
    assert (await store.matches.load("even")).record == [(0, "draw")] * 2
    with pytest.raises(UnknownRecord, match=f"^The record of table odd cannot be read: {why}\\.$"):
        await store.matches.load("odd")
    assert await look.everything() == before


@pytest.mark.parametrize("text", ["{", "{}", "7"])
async def test_unreadable_questions_count_as_none(store: Store, a_table: Make, look: Look, text: str) -> None:
    await create(store, a_table())
    await look.ask(f"UPDATE matches SET questions = '{text}'")  # noqa: S608
    assert (await store.matches.load("abcd2345")).questions == ()
