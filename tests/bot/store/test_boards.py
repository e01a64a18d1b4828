"""Leaderboards, row by row: who counts, what counts, who stands where."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.store import Leader, NewTable, ResultRow, RoundRow, ScoreRow, SeatRow, State, Store

PEOPLE = {"Ann": 11, "Bob": 12, "Cees": 13, "Dirk": 14}
Make = Callable[..., NewTable]


async def played(store: Store, make: Make, id: str, text: str, **about: Any) -> None:
    """Play a whole match. ``text`` has a round a comma, points a seat: ``Ann 10* Bob 0, Ann 0 Bob 5*``.

    A star is who won the round; who won most points wins the match. ``-`` is a computer player.
    """
    rounds = [
        [
            (words[i], int(words[i + 1].rstrip("*")), words[i + 1].endswith("*"))
            for i in range(0, len(words), 2)
        ]
        for words in (part.split() for part in text.split(","))
    ]
    people = [PEOPLE.get(name) for name, _, _ in rounds[0]]
    totals = [
        sum(points) for points in zip(*([points for _, points, _ in row] for row in rounds), strict=True)
    ]
    seats = tuple(
        SeatRow(seat, PEOPLE.get(name), name, computer=name == "-")
        for seat, (name, _, _) in enumerate(rounds[0])
    )
    await store.tables.create(make(id, seats=seats, **about))
    for n, row in enumerate(rounds):
        scores = tuple(ScoreRow(seat, people[seat], points, won) for seat, (_, points, won) in enumerate(row))
        last = n == len(rounds) - 1
        result = tuple(
            ResultRow(seat, person, totals[seat], totals[seat] == max(totals))
            for seat, person in enumerate(people)
        )
        await store.tables.append(
            id, n, 0, "draw", rounds=[RoundRow(n, "out", scores)], result=result if last else None
        )


def line(leader: Leader) -> str:
    return (
        f"{leader.place}. {leader.name} {leader.matches_won}/{leader.matches} "
        f"{leader.rounds_won}/{leader.rounds} {leader.points} ({leader.lowest_round}..{leader.highest_round})"
    )


async def lines(store: Store, *wanted: Any, **more: Any) -> list[str]:
    return [line(leader) for leader in await store.boards.leaders(900, *wanted, **more)]


@pytest.mark.parametrize(
    ("matches", "board"),
    [
        ([], []),
        (["Ann 10* Bob 0"], ["1. Ann 1/1 1/1 10 (10..10)", "2. Bob 0/1 0/1 0 (0..0)"]),
        (
            ["Ann 10* Bob 0, Ann 5 Bob 8*", "Bob 3* Ann 0"],
            ["1. Bob 1/2 2/3 11 (0..8)", "2. Ann 1/2 1/3 15 (0..10)"],
        ),
        (["Ann 10* - 0", "- 5* Ann 0"], ["1. Ann 1/2 1/2 10 (0..10)"]),
        (["Ann 5* Bob 5*"], ["1. Ann 1/1 1/1 5 (5..5)", "1. Bob 1/1 1/1 5 (5..5)"]),
        (
            ["Ann 9* Bob 1", "Cees 9* Bob 1", "Dirk 9* Cees 1"],
            [
                "1. Ann 1/1 1/1 9 (9..9)",
                "1. Dirk 1/1 1/1 9 (9..9)",
                "3. Cees 1/2 1/2 10 (1..9)",
                "4. Bob 0/2 0/2 2 (1..1)",
            ],
        ),
        (["Ann -5 Bob -2*"], ["1. Bob 1/1 1/1 -2 (-2..-2)", "2. Ann 0/1 0/1 -5 (-5..-5)"]),
    ],
    ids=[
        "nobody",
        "a winner and a loser",
        "rounds won decide between equals",
        "computer players are not listed",
        "a shared win is a win for each",
        "fewer matches needed, then equals share",
        "points may be bad",
    ],
)
async def test_a_board(store: Store, a_table: Make, matches: list[str], board: list[str]) -> None:
    for number, text in enumerate(matches):
        await played(store, a_table, f"match{number}", text)
    assert await lines(store) == board


async def test_only_finished_matches_count(store: Store, a_table: Make) -> None:
    await played(store, a_table, "whole", "Ann 10* Bob 0")
    scores = (ScoreRow(0, PEOPLE["Bob"], 50, won=True),)
    for id in ("playing", "given up"):
        await store.tables.create(a_table(id))
        await store.tables.append(id, 0, 0, "draw", rounds=[RoundRow(0, "out", scores)], state=State.BETWEEN)
    await store.tables.update("given up", state=State.ABANDONED)
    assert await lines(store) == ["1. Ann 1/1 1/1 10 (10..10)", "2. Bob 0/1 0/1 0 (0..0)"]


async def test_by_server_by_game_and_since(store: Store, a_table: Make, clock: Any) -> None:
    await played(store, a_table, "old", "Ann 1* Bob 0")
    month = clock.move(days=20)
    await played(store, a_table, "new", "Bob 2* Ann 0", game="domino-4")
    await played(store, a_table, "elsewhere", "Cees 3* Ann 0", guild_id=901)
    assert [row[:6] for row in await lines(store)] == ["1. Ann", "1. Bob"]
    assert [row[:6] for row in await lines(store, "domino-4")] == ["1. Bob", "2. Ann"]
    assert [row[:6] for row in await lines(store, None, month)] == ["1. Bob", "2. Ann"]
    assert await lines(store, None, month + timedelta(microseconds=1)) == []
    assert await lines(store, "all-fives", month) == []
    assert [leader.name for leader in await store.boards.leaders(901)] == ["Cees", "Ann"]


async def test_pages(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 4* Bob 3 Cees 2 Dirk 1")
    assert [row.split()[1] for row in await lines(store, limit=1)] == ["Ann"]
    assert [row.split()[:2] for row in await lines(store, limit=2, offset=1)] == [
        ["2.", "Bob"],
        ["2.", "Cees"],
    ]
    assert await lines(store, offset=4) == []


async def test_where_one_person_stands(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 4* Bob 3")
    standing = await store.boards.standing(900, PEOPLE["Bob"])
    assert standing is not None
    assert line(standing) == "2. Bob 0/1 0/1 3 (3..3)"
    assert await store.boards.standing(900, PEOPLE["Cees"]) is None


async def test_people_are_called_as_they_were_last_seen_on_that_server(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 4* Bob 3")
    for guild_id, name in [(900, "Annie"), (901, "Somebody else")]:
        await store.tables.create(a_table(name, guild_id=guild_id, seats=(SeatRow(0, PEOPLE["Ann"], name),)))
    assert [leader.name for leader in await store.boards.leaders(900)] == ["Annie", "Bob"]


async def test_who_left_keeps_the_rounds_only_with_a_result(store: Store, a_table: Make) -> None:
    await store.tables.create(a_table())
    first = RoundRow(
        0, "out", (ScoreRow(0, PEOPLE["Ann"], 9, won=True), ScoreRow(1, PEOPLE["Bob"], 0, won=False))
    )
    second = RoundRow(1, "out", (ScoreRow(0, None, 9, won=True), ScoreRow(1, PEOPLE["Bob"], 0, won=False)))
    await store.tables.append("abcd2345", 0, 0, "draw", rounds=[first])
    result = (ResultRow(0, None, 18, won=True), ResultRow(1, PEOPLE["Bob"], 0, won=False))
    await store.tables.append("abcd2345", 1, 0, "draw", rounds=[second], result=result)
    assert [leader.user_id for leader in await store.boards.leaders(900)] == [PEOPLE["Bob"]]
