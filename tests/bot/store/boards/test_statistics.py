"""Profiles, match histories and the export of a server's matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from bot.store import ALL_GAMES, NewMatch, RecentForm, ResultRow, RoundRow, ScoreRow, SeatRow, State, Store
from bot.store.boards.statistics import GameTally, PlayedMatch
from bot.store.schema import feats, ratings, results, round_scores, seats
from bot.tables.state.results import teams_of
from tests.bot.store.conftest import PEOPLE, create, played, save

Make = Callable[..., NewMatch]
ANN, BOB, CEES = PEOPLE["Ann"], PEOPLE["Bob"], PEOPLE["Cees"]


async def test_a_profile_has_totals_for_each_game(store: Store, a_table: Make) -> None:
    await played(store, a_table, "one", "Ann 10* Bob 0, Ann 4 Bob 5*")
    await played(store, a_table, "two", "Ann 1 Bob 20*")
    await played(store, a_table, "three", "Ann -7* - -9", game="domino-4")
    await played(store, a_table, "elsewhere", "Ann 99* Bob 0", guild_id=901)
    career = await store.statistics.career(900, ANN, teams_of)
    assert career.games == (
        GameTally("all-fives", 2, 1, rounds=3, points=15, highest_round=10, lowest_round=1),
        GameTally("domino-4", 1, 1, rounds=1, points=-7, highest_round=-7, lowest_round=-7),
    )
    nobody = await store.statistics.career(900, PEOPLE["Dirk"], teams_of)
    assert (nobody.games, nobody.streak, nobody.longest, nobody.rivals) == ((), 0, 0, ())


@pytest.mark.parametrize(
    ("won", "streaks"),
    [("", (0, 0)), ("+", (1, 1)), ("++-+", (1, 2)), ("+++-", (0, 3)), ("-++", (2, 2)), ("--", (0, 0))],
)
async def test_winning_streaks_are_counted(
    store: Store, a_table: Make, clock: Any, won: str, streaks: tuple[int, int]
) -> None:
    for number, win in enumerate(won):
        # Ids descend over time, so that sorting by id would give the wrong order.
        await played(store, a_table, f"match{9 - number}", "Ann 5* Bob 1" if win == "+" else "Ann 1 Bob 5*")
        clock.move(hours=1)
    career = await store.statistics.career(900, ANN, teams_of)
    assert (career.streak, career.longest) == streaks


async def test_forty_thousand_people_can_be_hidden(store: Store, a_table: Make) -> None:
    await played(store, a_table, "one", "Ann 10* Bob 0 Cees 2")
    career = await store.statistics.career(900, ANN, teams_of, frozenset(range(1_000, 41_000)) | {BOB})
    assert [rival.user_id for rival in career.rivals] == [CEES]


async def test_forms_leave_out_the_match_that_just_ended(store: Store, a_table: Make, clock: Any) -> None:
    """A new best round can then be recognized as a record."""
    await played(store, a_table, "one", "Ann 10* Bob 0, Ann 4* Bob 5")
    clock.move(hours=1)
    await played(store, a_table, "other", "Ann 70* Bob 0", game="domino-4")
    clock.move(hours=1)
    await played(store, a_table, "last", "Ann 30* Bob 2 - 0")
    assert await store.statistics.forms("last") == {
        ANN: RecentForm(3, rounds=2, highest_round=10, lowest_round=4),
        BOB: RecentForm(0, rounds=2, highest_round=5, lowest_round=0),
    }
    assert await store.statistics.forms("other") == {ANN: RecentForm(3), BOB: RecentForm(0)}, (
        "their only match of that game"
    )


async def test_achievements_add_up_and_computers_get_none(store: Store, a_table: Make) -> None:
    done = {0: {"uno-called": 2, "uno-missed": 1}, 1: {"uno-called": 7}}
    await played(store, a_table, "one", "Ann 5* - 1", achievements=done)
    await played(store, a_table, "two", "Bob 5* Ann 1", achievements={1: {"uno-called": 1}})
    assert (await store.statistics.career(900, ANN, teams_of)).achievements == {
        "uno-called": 3,
        "uno-missed": 1,
    }
    assert (await store.statistics.career(900, BOB, teams_of)).achievements == {}


async def test_a_profile_contains_the_rank_by_rating(store: Store, a_table: Make) -> None:
    await played(store, a_table, "one", "Ann 5* Bob 1 Cees 0")
    bob = await store.statistics.career(900, BOB, teams_of)
    assert {game: (rating.place, rating.of, rating.matches) for game, rating in bob.ratings.items()} == {
        "all-fives": (2, 3, 1),
        ALL_GAMES: (2, 3, 1),
    }
    without = await store.statistics.career(900, BOB, teams_of, frozenset({ANN, BOB}))
    assert (without.ratings[ALL_GAMES].place, without.ratings[ALL_GAMES].of) == (1, 2)


async def test_rivals_are_sorted_by_matches_with_the_asker_first(store: Store, a_table: Make) -> None:
    await played(store, a_table, "one", "Ann 5* Bob 1 - 0")
    await played(store, a_table, "two", "Ann 5* Bob 5*")
    await played(store, a_table, "three", "Ann 1 Bob 2 Cees 5*")
    rivals = (await store.statistics.career(900, ANN, teams_of)).rivals
    assert [(rival.name, rival.matches, rival.won, rival.lost) for rival in rivals] == [
        ("Bob", 3, 2, 1),
        ("Cees", 1, 0, 1),
    ]
    assert [rival.name for rival in (await store.statistics.career(900, ANN, teams_of, most=1)).rivals] == [
        "Bob"
    ]
    asked = await store.statistics.career(900, ANN, teams_of, frozenset({CEES}), most=1, asker=CEES)
    assert [rival.name for rival in asked.rivals] == ["Cees"]
    seen = await store.statistics.career(900, ANN, teams_of, frozenset({ANN, BOB}))
    assert [rival.name for rival in seen.rivals] == ["Cees"]


async def test_history_returns_pages_of_matches(store: Store, a_table: Make, clock: Any) -> None:
    for number in range(5):
        await played(store, a_table, f"match{number}", f"Ann {number} Bob 2*")
        clock.move(days=1)
    await create(store, a_table("playing"))
    pages = [await store.statistics.history(900, ANN, number, 2) for number in (0, 1, 2, 9)]
    assert [(page.number, page.pages, [match.id for match in page.lines]) for page in pages] == [
        (0, 3, ["match4", "match3"]),
        (1, 3, ["match2", "match1"]),
        (2, 3, ["match0"]),
        (2, 3, ["match0"]),
    ]
    seats_of = [(seat.name, seat.total, seat.won) for seat in pages[0].lines[0].seats]
    assert seats_of == [("Ann", 4, True), ("Bob", 2, False)]
    assert (await store.statistics.history(901, ANN)).lines == ()


async def test_everything_returns_all_finished_matches_of_a_server(store: Store, a_table: Make) -> None:
    await played(store, a_table, "whole", "Ann 10* - 0, Ann 4 - 5*")
    await played(store, a_table, "elsewhere", "Ann 1* Bob 0", guild_id=901)
    scores = (ScoreRow(0, ANN, 50, won=True),)
    await create(store, a_table("given up"))
    await save(store, "given up", (0, 0, "draw"), rounds=[RoundRow(0, "out", scores)])
    await save(store, "given up", state=State.ABANDONED)
    (match,) = await store.statistics.everything(900)
    assert (match.id, match.game, match.options["target"], match.reasons) == (
        "whole",
        "all-fives",
        150,
        ("out", "out"),
    )
    assert [(seat.name, seat.user_id, seat.computer, seat.total, seat.rounds) for seat in match.seats] == [
        ("Ann", ANN, False, 14, (10, 4)),
        ("-", None, True, 5, (0, 5)),
    ]


async def test_everything_reads_more_matches_than_one_batch(
    store: Store, a_table: Make, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.boards.statistics.AT_A_TIME", 2)
    for number in range(5):
        await played(store, a_table, f"match{9 - number}", f"Ann {number} Bob 9*")
        clock.move(hours=1)
    told = [(match.id, match.seats[0].rounds) for match in await store.statistics.everything(900)]
    assert told == [(f"match{9 - number}", (number,)) for number in range(5)]


async def test_deleted_people_disappear_and_others_keep_their_results(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 10* Bob 0", achievements={0: {"uno-called": 1}})
    async with store._database.writing() as connection:
        for table in (seats, results, round_scores, feats):
            change = update(table).where(table.c.user_id == ANN).values(user_id=None)
            await connection.execute(change)
        await connection.execute(ratings.delete().where(ratings.c.user_id == ANN))
    (match,) = await store.statistics.everything(900)
    assert [(seat.user_id, seat.name) for seat in match.seats] == [(None, ""), (BOB, "Bob")]
    bob = await store.statistics.career(900, BOB, teams_of)
    assert (bob.games[0].matches, bob.rivals, bob.ratings[ALL_GAMES].of) == (1, (), 1)
    assert (await store.statistics.history(900, ANN)).lines == ()


async def test_a_match_finished_by_a_computer_is_not_credited_to_the_owner(
    store: Store, a_table: Make
) -> None:
    await create(store, a_table(seats=(SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob"))))
    result = (
        ResultRow(0, None, 9, won=True, place=1, achievements={"uno-called": 1}),
        ResultRow(1, BOB, 0, won=False, place=2),
    )
    await save(store, "abcd2345", (0, 0, "draw"), result=result)
    (match,) = await store.statistics.everything(900)
    assert [(seat.name, seat.user_id, seat.stood_in) for seat in match.seats] == [
        ("Ann", None, True),
        ("Bob", BOB, False),
    ]
    ann = await store.statistics.career(900, ANN, teams_of)
    assert (ann.games, ann.achievements) == ((), {})
    assert (await store.statistics.career(900, BOB, teams_of)).ratings == {}


async def test_a_substitute_gets_the_result_of_the_seat(store: Store, a_table: Make) -> None:
    await create(store, a_table(seats=(SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob"))))
    first = RoundRow(0, "out", (ScoreRow(0, ANN, 9, won=True), ScoreRow(1, BOB, 0, won=False)))
    await save(store, "abcd2345", (0, 0, "draw"), rounds=[first])
    await save(store, "abcd2345", seats=(SeatRow(0, PEOPLE["Cees"], "Cees"), SeatRow(1, BOB, "Bob")))
    result = (
        ResultRow(0, PEOPLE["Cees"], 9, won=True, place=1, achievements={"uno-called": 1}),
        ResultRow(1, BOB, 0, won=False, place=2),
    )
    await save(store, "abcd2345", (1, 0, "draw"), result=result)
    match: PlayedMatch = (await store.statistics.everything(900))[0]
    assert [seat.name for seat in match.seats] == ["Cees", "Bob"]
    cees = await store.statistics.career(900, PEOPLE["Cees"], teams_of)
    assert (cees.games[0].won, cees.achievements) == (1, {"uno-called": 1})
