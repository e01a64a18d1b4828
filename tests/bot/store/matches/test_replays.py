"""Ended matches: which ones are found, and what was saved of their ends."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.store import DeliveryRow, NewMatch, ResultRow, RoundRow, ScoreRow, SeatRow, State, Store
from tests.bot.store.conftest import create, save

ANN, BOB = 11, 12
GUILD = 900
SEATS = (SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob"), SeatRow(2, None, "Ada", computer=True))
ROUND = RoundRow(
    0,
    "out",
    (ScoreRow(0, ANN, 30, won=True), ScoreRow(1, BOB, 0, won=False), ScoreRow(2, None, -5, won=False)),
)
RESULT = [ResultRow(0, ANN, 30, won=True), ResultRow(1, BOB, 0, won=False), ResultRow(2, None, -5, won=False)]
Make = Callable[..., NewMatch]


async def finished(store: Store, make: Make, id: str, **about: Any) -> None:
    await create(store, make(id, seats=about.pop("seats", SEATS), **about))
    await save(store, id, (0, 0, "draw"), rounds=[ROUND], result=RESULT)


async def test_recent_matches_come_newest_first_with_player_names(
    store: Store, a_table: Make, clock: Any
) -> None:
    for id in ("first", "second", "third"):
        await finished(store, a_table, id)
        clock.move(minutes=1)
    found = await store.replays.last(GUILD, BOB, [State.OVER])
    assert [match.id for match in found] == ["third", "second", "first"]
    assert {match.names for match in found} == {("Ann", "Bob", "Ada")}
    assert found[0].ended_at > found[1].ended_at
    assert [match.id for match in await store.replays.last(GUILD, BOB, [State.OVER], 1)] == ["third"]


async def test_only_a_persons_matches_with_moves_on_that_server_are_listed(
    store: Store, a_table: Make
) -> None:
    await finished(store, a_table, "own")
    await finished(store, a_table, "elsewhere", guild_id=901)
    await finished(store, a_table, "others", seats=(SeatRow(0, 13, "Eve"),))
    await create(store, a_table("running", seats=SEATS))
    await create(store, a_table("given-up", seats=SEATS))
    await save(store, "given-up", (0, 0, "draw"))
    await save(store, "given-up", state=State.ABANDONED)
    await create(store, a_table("never-dealt", seats=SEATS))
    await save(store, "never-dealt", state=State.ABANDONED)

    over = await store.replays.last(GUILD, ANN, [State.OVER])
    ended = await store.replays.last(GUILD, ANN, [State.OVER, State.ABANDONED])

    assert [match.id for match in over] == ["own"]
    assert sorted(match.id for match in ended) == ["given-up", "own"]
    assert await store.replays.last(GUILD, 14, [State.OVER]) == []


async def test_end_of_returns_the_saved_rounds_and_results(store: Store, a_table: Make) -> None:
    await finished(store, a_table, "match")
    assert await store.replays.end_of("match") == ([ROUND], RESULT)
    assert await store.replays.end_of("nothing") == ([], [])


async def test_thinning_deletes_old_moves_but_keeps_statistics(
    store: Store, a_table: Make, clock: Any
) -> None:
    await finished(store, a_table, "long-ago")
    await create(store, a_table("given-up", seats=SEATS))
    await save(store, "given-up", (0, 0, "draw"))
    await save(store, "given-up", state=State.ABANDONED)
    await create(store, a_table("running", seats=SEATS))
    await save(store, "running", (0, 0, "draw"), state=State.PLAYING)
    clock.move(days=40)
    await finished(store, a_table, "lately")
    history = await store.statistics.everything(GUILD)
    await store.deliveries.put(DeliveryRow("long-ago", 77, State.OVER, 1))

    assert await store.replays.thin(clock.now - timedelta(days=30)) == 2
    assert await store.replays.thin(clock.now - timedelta(days=30)) == 0

    thinned = {id: await store.matches.load(id) for id in ("long-ago", "given-up", "running", "lately")}
    assert {id: (match.thinned, len(match.moves)) for id, match in thinned.items()} == {
        "long-ago": (True, 0),
        "given-up": (True, 0),
        "running": (False, 1),
        "lately": (False, 1),
    }
    assert await store.replays.end_of("long-ago") == ([ROUND], RESULT)
    assert await store.statistics.everything(GUILD) == history
    assert await store.deliveries.get("long-ago") is None
    assert [match.id for match in await store.replays.last(GUILD, ANN, [State.OVER])] == ["lately"]
    assert "long-ago" not in await store.matches.newest(9)


async def test_many_matches_are_thinned_in_several_transactions(
    store: Store, a_table: Make, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.backends.database.AT_ONCE", 2)
    for number in range(5):
        await finished(store, a_table, f"match{number}")
    clock.move(days=1)
    assert await store.replays.thin(clock.now) == 5
