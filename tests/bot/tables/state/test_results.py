"""Tests of the credits for rounds and matches, and of the ranks."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.results import ranks
from bot.tables.state.table import is_shout
from tests.bot.tables.driver import NAMES, guest


@pytest.mark.parametrize(
    ("totals", "winners", "lowest_wins", "expected"),
    [
        ((10, 30, 20), (1,), False, [3, 1, 2]),
        ((10, 30, 20), (0,), True, [1, 3, 2]),
        ((10, 30, 20), (2,), False, [3, 2, 1]),
        ((5, 5, 1, 1), (0, 1), False, [1, 1, 3, 3]),
        ((0, 0), (), False, [1, 1]),
        ((7, 3), (), True, [2, 1]),
    ],
    ids=["most", "fewest", "the winner first, whatever it has", "shared", "drawn", "drawn, with points"],
)
def test_winners_rank_first_and_ties_share_a_rank(totals, winners, lowest_wins, expected):
    assert ranks(totals, winners, lowest_wins=lowest_wins) == expected


def credited(rows):
    """Return the name to which each row is credited, in order of seats; None for a computer."""
    return [NAMES.get(row.user_id) for row in rows]


def round_credits(world):
    """Return, for each finished round, the name to which each seat is credited."""
    return [credited(row.scores) for commit in world.store.commits for row in commit.rounds]


def result(world):
    """Return the result rows of the match, one for each seat."""
    (rows,) = [commit.result for commit in world.store.commits if commit.result is not None]
    return rows


async def test_people_are_credited_with_their_rounds_and_match(world):
    table = await world.started("ann", "bob", computers=1, target=50)
    await table.until(lambda: table.over)
    outcomes, totals = table.snapshot.outcomes, table.snapshot.totals
    rows = [row for commit in world.store.commits for row in commit.rounds]
    assert [row.number for row in rows] == list(range(len(outcomes)))
    assert [tuple(score.score for score in row.scores) for row in rows] == [each.scores for each in outcomes]
    assert [tuple(score.seat for score in row.scores if score.won) for row in rows] == [
        each.winners for each in outcomes
    ]
    assert round_credits(world) == [["ann", "bob", None]] * len(outcomes)
    assert credited(result(world)) == ["ann", "bob", None]
    assert tuple(row.total for row in result(world)) == totals
    assert tuple(row.seat for row in result(world) if row.won) == table.snapshot.winners


async def test_a_substitute_is_credited_only_with_later_rounds_and_the_match(world):
    """A person who left is credited with their finished rounds, but not with the match."""
    table = await world.started("ann", "bob", game="all-fives", target=150)
    await table.until(lambda: table.state is State.BETWEEN)
    await table.ask("bob", ask.Leave())
    await table.next_round("ann")
    await table.until(lambda: table.state is State.BETWEEN)
    await table.ask("dan", ask.AskForSeat())
    await table.ask("ann", ask.AdmitSubstitute(guest("dan")))
    await table.until(lambda: table.over)
    first, second, *others = round_credits(world)
    assert (first, second) == (["ann", "bob"], ["ann", None])
    assert set(map(tuple, others)) == {("ann", "dan")}
    assert credited(result(world)) == ["ann", "dan"]


async def test_results_of_a_computer_standing_in_are_credited_to_no_one(world):
    world.prefer("ann", auto_draw=False)  # otherwise the match may end before three turns are missed
    table = await world.started("ann", "bob", target=50)
    await table.away("ann")
    await table.until(lambda: table.over)
    assert round_credits(world)[-1] == [None, "bob"]
    assert credited(result(world)) == [None, "bob"]
    saved = await table.saved()
    assert [(row.away, row.unsubstituted) for row in saved.seats] == [(True, False), (False, True)]


async def test_the_third_missed_turn_is_still_credited_to_the_person(world):
    """The timeout move of that turn ends the round."""
    table = await world.started("ann", "bob", game="all-fives")
    name = await table.until_turn_of(view=lambda view: len(view.hand) == 1 and view.legal[0].verb == "lay")
    table.session.table.update_player(table.seat(name), missed_turns=2)

    await table.miss(name)

    assert table.state is State.BETWEEN
    assert table.player(name).away
    assert round_credits(world) == [["ann", "bob"]]
    await table.check()


async def test_an_abandoned_match_has_no_result(world):
    table = await world.started("ann", "bob")
    await table.go_on()
    await table.ask("ann", ask.End())
    assert [commit.result for commit in world.store.commits if commit.result is not None] == []


# -- achievements ----------------------------------------------------------------------------------


async def shouted(world, *names, **about):
    """Return a table, and the name of a person there who has shouted UNO in time."""
    table = await world.started(*names, **about)
    name = await table.until_turn_of(view=lambda view: len(view.hand) == 2 and "call" in map(str, view.legal))
    await table.play(name, "call")
    assert is_shout(table.record[-1][1])
    return table, name


@pytest.mark.parametrize("restart", [False, True])
async def test_achievements_are_counted_across_a_restart(world, restart):
    table, name = await shouted(world, "ann", "bob", target=0)
    if restart:
        await world.restart()
    await table.until(lambda: table.over)
    assert result(world)[table.snapshot.seat_of(11 if name == "ann" else 12)].achievements == {
        "uno-called": 1
    }


async def test_no_achievements_are_credited_if_several_people_played_the_seat(world):
    table, name = await shouted(world, "ann", "bob", "cas", target=0)
    seat = table.seat(name)
    await table.ask(name, ask.Leave())
    await table.ask("mod", ask.AskForSeat())
    await table.until(lambda: table.over)
    assert result(world)[seat].achievements == {}
