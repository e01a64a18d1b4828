"""Ratings and achievements: credited once per match, to people who kept their seat throughout."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import func, select, update

from bot.store import (
    ALL_GAMES,
    NewMatch,
    RankBy,
    Ranking,
    RatingChange,
    ResultRow,
    SaveConflict,
    SeatRow,
    Store,
)
from bot.store.boards.ratings import SIGMAS, reward, shown_rating
from bot.store.schema import feats, ratings, seats
from tests.bot.store.conftest import PEOPLE, create, played, save

Make = Callable[..., NewMatch]
ANN, BOB, CEES = (PEOPLE[name] for name in ("Ann", "Bob", "Cees"))


async def skills(store: Store, game: str = ALL_GAMES) -> dict[int, tuple[float, int]]:
    """Return each person's cautious skill and number of rated matches."""
    wanted = select(ratings).where(ratings.c.guild_id == 900, ratings.c.game == game)
    async with store._database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    return {row.user_id: (row.mu - SIGMAS * row.sigma, row.matches) for row in rows}


async def order(store: Store) -> list[list[int]]:
    """Return the rated people, best first; equals share a list."""
    by_skill: dict[float, list[int]] = {}
    for user_id, (skill, _) in (await skills(store)).items():
        by_skill.setdefault(round(skill, 9), []).append(user_id)
    return [sorted(by_skill[skill]) for skill in sorted(by_skill, reverse=True)]


@pytest.mark.parametrize(
    ("text", "best_first"),
    [
        ("Ann 10* Bob 0", [[ANN], [BOB]]),
        ("Bob 9* Cees 5 Ann 1", [[BOB], [CEES], [ANN]]),
        ("Ann 5* Bob 5* Cees 1", [[ANN, BOB], [CEES]]),
        ("Ann 9* Bob 4 Cees 4", [[ANN], [BOB, CEES]]),
        ("- 9* Ann 4 Bob 2", [[ANN], [BOB]]),
        ("Ann 9* - 4", []),
    ],
    ids=["two", "three", "a shared win", "a shared loss", "a computer is not rated", "alone"],
)
async def test_ratings_follow_the_ranks(
    store: Store, a_table: Make, text: str, best_first: list[list[int]]
) -> None:
    await played(store, a_table, "match", text)
    assert await order(store) == best_first


async def test_partners_are_rated_as_one_team(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 0 Bob 0 Cees 0", rated=True)
    before = await skills(store)
    rows = [
        ResultRow(0, ANN, 100, won=True, place=1, team=0),
        ResultRow(1, BOB, 40, won=False, place=3, team=1),
        ResultRow(2, CEES, 100, won=True, place=1, team=0),
    ]
    async with store._database.writing() as connection:
        changes = await reward(connection, "match", rows)
        assert await reward(connection, "match", [rows[0], rows[2]]) == {}, "one team alone is not rated"
    after = await skills(store)
    assert changes.keys() == {ANN, BOB, CEES}
    assert after[ANN][0] == pytest.approx(after[CEES][0])
    assert after[ANN][0] > before[ANN][0] > after[BOB][0]


async def test_an_unrated_match_changes_no_rating(store: Store, a_table: Make) -> None:
    await played(store, a_table, "friendly", "Ann 10* Bob 0", rated=False)
    assert await order(store) == []


async def test_each_game_and_all_games_together_have_a_rating(store: Store, a_table: Make) -> None:
    await played(store, a_table, "one", "Ann 10* Bob 0", game="all-fives")
    await played(store, a_table, "two", "Ann 0 Bob 10*", game="domino-4")
    await played(store, a_table, "far", "Ann 0 Bob 10*", guild_id=901)
    fives, four, together = [await skills(store, game) for game in ("all-fives", "domino-4", ALL_GAMES)]
    assert fives[ANN] > fives[BOB]
    assert four[BOB] > four[ANN]
    assert [matches for _, matches in (*fives.values(), *four.values())] == [1, 1, 1, 1]
    assert [matches for _, matches in together.values()] == [2, 2]


async def test_rating_changes_are_remembered_for_recent_matches(
    store: Store, a_table: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(store, a_table, "one", "Ann 10* Bob 0")
    first = await skills(store, "all-fives")
    assert {user: (each.before, each.after, each.matches) for user, each in changes(store, "one")} == {
        ANN: (None, *first[ANN]),
        BOB: (None, *first[BOB]),
    }
    monkeypatch.setattr("bot.store.matches.matches.REMEMBERED", 1)
    await played(store, a_table, "two", "Ann 1 Bob 10*")
    second = dict(changes(store, "two"))
    assert second[BOB].before == pytest.approx(first[BOB][0])
    assert second[BOB].after > second[BOB].before
    assert not changes(store, "one")
    await played(store, a_table, "three", "Ann 9* - 3")
    assert not changes(store, "three"), "one person alone is not rated"


def changes(store: Store, match_id: str) -> list[tuple[int, RatingChange]]:
    return list(store.matches.rating_changes(match_id).items())


async def test_a_result_is_credited_once(store: Store, a_table: Make) -> None:
    await played(store, a_table, "match", "Ann 10* Bob 0", achievements={0: {"uno-called": 2}})
    before = await skills(store)
    again = (ResultRow(0, ANN, 10, won=True, place=1), ResultRow(1, BOB, 0, won=False, place=2))
    for n in (0, 1):
        with pytest.raises(SaveConflict):
            await save(store, "match", (n, 0, "draw"), result=again)
    assert await skills(store) == before
    async with store._database.reading() as connection:
        assert await connection.scalar(select(func.count()).select_from(feats)) == 1


async def test_a_refused_result_changes_no_rating(store: Store, a_table: Make) -> None:
    await create(store, a_table(seats=(SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob"))))
    twice = (ResultRow(0, ANN, 10, won=True, place=1), ResultRow(0, BOB, 0, won=False, place=2))
    with pytest.raises(SaveConflict):
        await save(store, "abcd2345", (0, 0, "draw"), result=twice)
    assert await skills(store) == {}


@pytest.mark.parametrize(
    ("unsteady", "rated"), [((0,), [BOB, CEES]), ((0, 1), []), ((), [ANN, BOB, CEES])], ids=str
)
async def test_a_seat_that_changed_hands_is_not_rated(
    store: Store, a_table: Make, unsteady: tuple[int, ...], rated: list[int]
) -> None:
    people = (ANN, BOB, CEES)
    await create(store, a_table(seats=tuple(SeatRow(n, id, str(id)) for n, id in enumerate(people))))
    async with store._database.writing() as connection:
        await connection.execute(update(seats).where(seats.c.seat.in_(unsteady)).values(steady=False))
    result = [ResultRow(seat, id, -seat, won=not seat, place=seat + 1) for seat, id in enumerate(people)]
    await save(store, "abcd2345", (0, 0, "draw"), result=result)
    assert sorted(await skills(store)) == rated


async def test_the_rating_board_ranks_by_the_current_rating(
    store: Store, a_table: Make, clock: Callable[..., object]
) -> None:
    await played(store, a_table, "old", "Cees 10* Ann 0 Bob 0")
    month = clock.move(days=40)  # type: ignore[attr-defined]
    await played(store, a_table, "new", "Ann 10* Bob 0")
    for since, expected in ((None, ["Cees", "Ann", "Bob"]), (month, ["Ann", "Bob"])):
        page = await store.leaderboards.page(Ranking(guild_id=900, by=RankBy.RATING, since=since))
        assert [leader.name for leader in page.lines] == expected
    assert [leader.rated for leader in page.lines] == [2, 2]
    ann = (await skills(store))[ANN][0]
    assert page.lines[0].value == pytest.approx(ann)


def test_a_skill_of_zero_is_shown_as_1000() -> None:
    assert [shown_rating(skill) for skill in (0.0, 16.7, -1.0)] == [1000, 1501, 970]
