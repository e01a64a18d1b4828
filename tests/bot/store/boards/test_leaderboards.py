"""Leaderboards: which people and matches count, and the ranks they give."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.store import Leader, NewMatch, RankBy, Ranking, ResultRow, RoundRow, ScoreRow, SeatRow, State, Store
from tests.bot.store.conftest import PEOPLE, create, played, save

Make = Callable[..., NewMatch]


def line(leader: Leader) -> str:
    return f"{leader.place}. {leader.name} {leader.matches_won}/{leader.matches}"


async def leaders(store: Store, number: int = 0, size: int = 10, **wanted: Any) -> list[Leader]:
    page = await store.leaderboards.page(Ranking(**{"guild_id": 900} | wanted), number, size)
    return list(page.lines)


async def lines(store: Store, **wanted: Any) -> list[str]:
    return [line(leader) for leader in await leaders(store, **wanted)]


@pytest.mark.parametrize(
    ("matches", "board"),
    [
        ([], []),
        (["Ann 10* Bob 0"], ["1. Ann 1/1", "2. Bob 0/1"]),
        (
            ["Ann 10* Bob 0, Ann 5 Bob 8*", "Bob 3* Ann 0"],
            ["1. Ann 1/2", "1. Bob 1/2"],
        ),
        (["Ann 10* - 0", "- 5* Ann 0"], ["1. Ann 1/2"]),
        (["Ann 5* Bob 5*"], ["1. Ann 1/1", "1. Bob 1/1"]),
        (
            ["Ann 9* Bob 1", "Cees 9* Bob 1", "Dirk 9* Cees 1"],
            [
                "1. Ann 1/1",
                "1. Dirk 1/1",
                "3. Cees 1/2",
                "4. Bob 0/2",
            ],
        ),
        (["Ann -5 Bob -2*"], ["1. Bob 1/1", "2. Ann 0/1"]),
    ],
    ids=[
        "nobody",
        "a winner and a loser",
        "equals share a place, whatever their rounds",
        "computer players are not listed",
        "a shared win is a win for each",
        "fewer matches needed, then equals share",
        "points may be bad",
    ],
)
async def test_a_board_ranks_by_wins(
    store: Store, a_table: Make, matches: list[str], board: list[str]
) -> None:
    for number, text in enumerate(matches):
        await played(store, a_table, f"match{number}", text)
    assert await lines(store) == board


async def test_only_finished_matches_count(store: Store, a_table: Make) -> None:
    await played(store, a_table, "whole", "Ann 10* Bob 0")
    scores = (ScoreRow(0, PEOPLE["Bob"], 50, won=True),)
    for id in ("playing", "given up"):
        await create(store, a_table(id))
        await save(store, id, (0, 0, "draw"), rounds=[RoundRow(0, "out", scores)], state=State.BETWEEN)
    await save(store, "given up", state=State.ABANDONED)
    assert await lines(store) == ["1. Ann 1/1", "2. Bob 0/1"]


async def test_boards_filter_by_server_game_and_period(store: Store, a_table: Make, clock: Any) -> None:
    await played(store, a_table, "old", "Ann 1* Bob 0")
    month = clock.move(days=20)
    await played(store, a_table, "new", "Bob 2* Ann 0", game="domino-4")
    await played(store, a_table, "elsewhere", "Cees 3* Ann 0", guild_id=901)
    assert [row[:6] for row in await lines(store)] == ["1. Ann", "1. Bob"]
    assert [row[:6] for row in await lines(store, game="domino-4")] == ["1. Bob", "2. Ann"]
    assert [row[:6] for row in await lines(store, since=month)] == ["1. Bob", "2. Ann"]
    assert await lines(store, since=month + timedelta(microseconds=1)) == []
    assert await lines(store, game="all-fives", since=month) == []
    assert [leader.name for leader in await leaders(store, guild_id=901)] == ["Cees", "Ann"]


async def test_a_page_beyond_the_end_is_the_last_one(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 4* Bob 3 Cees 2 Dirk 1")
    first = await store.leaderboards.page(Ranking(guild_id=900), 0, 3)
    assert (first.number, first.pages, [leader.name for leader in first.lines]) == (
        0,
        2,
        ["Ann", "Bob", "Cees"],
    )
    for asked in (1, 7):
        last = await store.leaderboards.page(Ranking(guild_id=900), asked, 3)
        assert (last.number, last.pages, [leader.place for leader in last.lines]) == (1, 2, [2])
    nothing = await store.leaderboards.page(Ranking(guild_id=1), 3, 3)
    assert (nothing.number, nothing.pages, nothing.lines) == (0, 1, ())


async def test_every_line_contains_the_best_value(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 4* Bob 3 Cees 2 Dirk 1")
    last = await leaders(store, 3, 1, by=RankBy.POINTS)
    assert [(leader.name, leader.value, leader.best) for leader in last] == [("Dirk", 1, 4)]


async def test_standing_returns_one_persons_line(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 4* Bob 3")
    standing = await store.leaderboards.standing(Ranking(guild_id=900), PEOPLE["Bob"])
    assert standing is not None
    assert line(standing) == "2. Bob 0/1"
    assert await store.leaderboards.standing(Ranking(guild_id=900), PEOPLE["Cees"]) is None


async def test_hidden_people_leave_no_gap_in_the_ranks(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 4* Bob 3")
    await played(store, a_table, "other", "Ann 4* Cees 3")
    hidden = frozenset({PEOPLE["Ann"]})
    assert [row[:7] for row in await lines(store, hidden=hidden)] == ["1. Bob ", "1. Cees"]
    assert await store.leaderboards.standing(Ranking(guild_id=900, hidden=hidden), PEOPLE["Ann"]) is None


async def test_a_win_that_counts_double_changes_no_rank(store: Store, a_table: Make) -> None:
    """Rule PD19."""
    double = {0: {"shut-out": 1, "other": 3}, 2: {"shut-out": 1}}
    await played(store, a_table, "one", "Ann 9* Bob 0 Cees 9* Dirk 0", achievements=double)
    await played(store, a_table, "two", "Bob 9* Ann 1", achievements={0: {"other": 5}})
    await played(store, a_table, "three", "Bob 9* Ann 1")
    await played(store, a_table, "elsewhere", "Bob 9* Ann 0", achievements=double, guild_id=901)

    async def counts(**wanted: Any) -> list[tuple[str, int, float, int]]:
        board = await leaders(store, **wanted)
        return [(line(leader), leader.matches_won, leader.value, leader.counted) for leader in board]

    assert await counts(double="shut-out") == [
        ("1. Bob 2/3", 2, 2, 2),
        ("2. Cees 1/1", 1, 1, 2),
        ("3. Ann 1/3", 1, 1, 2),
        ("4. Dirk 0/1", 0, 0, 0),
    ]
    assert [counted for *_, counted in await counts()] == [2, 1, 1, 0]
    wanted = Ranking(guild_id=900, double="shut-out")
    own = await store.leaderboards.standing(wanted, PEOPLE["Cees"])
    assert own is not None
    assert own.counted == 2


async def test_doubled_wins_of_another_game_or_period_do_not_count(
    store: Store, a_table: Make, clock: Any
) -> None:
    await played(store, a_table, "old", "Ann 9* Bob 0", achievements={0: {"shut-out": 1}})
    month = clock.move(days=20)
    await played(store, a_table, "new", "Ann 9* Bob 0", game="block")
    for wanted in ({"since": month}, {"game": "block"}):
        assert (await leaders(store, double="shut-out", **wanted))[0].counted == 1
    assert (await leaders(store, double="shut-out"))[0].counted == 3


@pytest.mark.parametrize("by", RankBy)
async def test_forty_thousand_people_can_be_hidden(store: Store, a_table: Make, by: RankBy) -> None:
    await played(store, a_table, "match", "Ann 4* Bob 3 Cees 2")
    hidden = frozenset(range(1_000, 41_000)) | {PEOPLE["Ann"]}
    wanted = Ranking(guild_id=900, by=by, game="all-fives", hidden=hidden)
    page = await store.leaderboards.page(wanted)
    assert "Ann" not in [leader.name for leader in page.lines]
    assert await store.leaderboards.standing(wanted, PEOPLE["Ann"]) is None
    if by in {RankBy.WINS, RankBy.POINTS}:
        assert [leader.name for leader in page.lines] == ["Bob", "Cees"]


FAIRLY = [
    "Ann 10* Bob 30",
    "Bob 6* Ann 20",
    "Bob 6* Ann 20",
    "Bob 6* Ann 20",
    "Bob 7* Ann 30",
    "Cees 99* - 0",
]


@pytest.mark.parametrize(
    ("wanted", "board"),
    [
        ({"by": RankBy.RATE}, [("Ann", 1, 0.8), ("Bob", 2, 0.2)]),
        ({"by": RankBy.POINTS}, [("Ann", 1, 100), ("Cees", 2, 99), ("Bob", 3, 55)]),
        ({"by": RankBy.POINTS, "fewest": True}, [("Bob", 1, 11), ("Ann", 2, 20)]),
        ({"by": RankBy.WINS}, [("Ann", 1, 4), ("Cees", 2, 1), ("Bob", 3, 1)]),
    ],
    ids=["rate, with enough matches", "points", "points where few are good", "wins"],
)
async def test_what_a_board_ranks_by(
    store: Store, a_table: Make, wanted: dict[str, Any], board: list[tuple[str, int, float]]
) -> None:
    for number, text in enumerate(FAIRLY):
        await played(store, a_table, f"match{number}", text)
    assert [(row.name, row.place, row.value) for row in await leaders(store, **wanted)] == board


async def test_equal_win_rates_are_ranked_by_matches(store: Store, a_table: Make) -> None:
    for number in range(6):
        await played(store, a_table, f"tie{number}", "Ann 1* Bob 1*" if number else "Ann 1* Cees 1*")
    rows = await leaders(store, by=RankBy.RATE)
    assert [(row.name, row.place, row.value) for row in rows] == [("Ann", 1, 1.0), ("Bob", 2, 1.0)]


async def test_people_have_the_newest_name_seen_on_that_server(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 4* Bob 3")
    for guild_id, name in [(900, "Annie"), (901, "Somebody else")]:
        await create(store, a_table(name, guild_id=guild_id, seats=(SeatRow(0, PEOPLE["Ann"], name),)))
    assert [leader.name for leader in await leaders(store)] == ["Annie", "Bob"]


async def test_a_person_without_a_result_is_not_listed_for_their_rounds(store: Store, a_table: Make) -> None:
    await create(store, a_table())
    first = RoundRow(
        0, "out", (ScoreRow(0, PEOPLE["Ann"], 9, won=True), ScoreRow(1, PEOPLE["Bob"], 0, won=False))
    )
    second = RoundRow(1, "out", (ScoreRow(0, None, 9, won=True), ScoreRow(1, PEOPLE["Bob"], 0, won=False)))
    await save(store, "abcd2345", (0, 0, "draw"), rounds=[first])
    result = (ResultRow(0, None, 18, won=True), ResultRow(1, PEOPLE["Bob"], 0, won=False))
    await save(store, "abcd2345", (1, 0, "draw"), rounds=[second], result=result)
    assert [leader.user_id for leader in await leaders(store)] == [PEOPLE["Bob"]]
