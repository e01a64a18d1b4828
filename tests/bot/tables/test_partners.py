"""Tests of who plays with whom in a lobby: sides, pairings and the partners of the next match."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.tables.partners import in_order_of_seats, next_pairing, pairings, rotated, settled, teams_for
from engine import GAMES
from engine.core import opposite

FOUR, SIX = opposite(4), opposite(6)


@pytest.mark.parametrize(
    ("game", "options", "players", "teams"),
    [
        ("partners", {}, 1, FOUR),
        ("partners", {}, 4, FOUR),
        ("partners", {}, 5, None),
        ("block", {"partners": True}, 3, FOUR),
        ("block", {}, 3, None),
        ("uno-dominos", {"partners": True}, 4, FOUR),
        ("uno-dominos", {"partners": True}, 5, SIX),
        ("uno-dominos", {}, 5, None),
    ],
)
def test_a_lobby_has_the_teams_of_the_smallest_table_with_room(game, options, players, teams):
    assert teams_for(GAMES[game](**options), players) == teams


@pytest.mark.parametrize(
    ("sides", "players", "teams", "now"),
    [
        ((), 4, FOUR, (0, 1, 0, 1)),
        ((), 6, SIX, (0, 1, 2, 0, 1, 2)),
        ((0, 1), 3, FOUR, (0, 1, 0)),
        ((0, 0), 3, FOUR, (0, 0, 1)),
        ((0, 0), 4, FOUR, (0, 0, 1, 1)),
        ((1,), 2, FOUR, (1, 0)),
        ((0, 1, 0, 1), 5, SIX, (0, 1, 0, 1, 2)),  # the fifth player plays alone yet
        ((0, 2, 0, 2), 4, FOUR, (0, 1, 0, 1)),  # the pair between them has left
        ((0, 1, 1, 2), 4, FOUR, (0, 1, 1, 0)),  # those left alone become partners
        ((0, 1, 2), 3, FOUR, (0, 0, 1)),
        ((2, 2, 0), 3, FOUR, (1, 1, 0)),
    ],
)
def test_partners_stay_together_and_who_comes_sits_where_most_seats_are_free(sides, players, teams, now):
    found = settled(sides, players, teams)
    assert together(found) == together(now)
    assert max(found) < len(teams)
    assert settled(found, players, teams) == found


@pytest.mark.parametrize(
    ("sides", "teams", "order"),
    [
        ((0, 1, 0, 1), FOUR, [0, 1, 2, 3]),
        ((0, 0, 1, 1), FOUR, [0, 2, 1, 3]),
        ((0, 0), FOUR, [0, 1]),
        ((1, 0), FOUR, [1, 0]),
        ((0, 1, 0, 1, 2), SIX, [0, 1, 4, 2, 3]),
        ((0, 0, 1, 1, 2, 2), SIX, [0, 2, 4, 1, 3, 5]),
    ],
)
def test_partners_sit_opposite_each_other(sides, teams, order):
    assert in_order_of_seats(sides, teams) == order


@pytest.mark.parametrize(
    ("players", "teams", "ways"),
    [(1, FOUR, 1), (2, FOUR, 2), (3, FOUR, 3), (4, FOUR, 3), (5, SIX, 15), (6, SIX, 15)],
)
def test_swapping_leads_through_every_way_to_play_together(players, teams, ways):
    assert len({together(sides) for sides in pairings(players, teams)}) == ways
    keys = [str(number) for number in range(players)]
    sides, met = settled((), players, teams), []
    for _ in range(ways):
        met.append({frozenset(keys[each] for each in group) for group in together(sides)})
        sides = next_pairing(sides, keys, teams)
        order = in_order_of_seats(sides, teams)
        keys, sides = [keys[each] for each in order], tuple(sides[each] for each in order)
    assert all(one != other for one, other in combinations(met, 2))
    assert {frozenset(keys[each] for each in group) for group in together(sides)} == met[0]


@pytest.mark.parametrize("teams", [FOUR, SIX])
def test_everybody_plays_with_everybody_once_before_partners_return(teams):
    seats = [*range(2 * len(teams))]
    people, met = seats, []
    for _ in seats[1:]:
        met += [frozenset(people[seat] for seat in team) for team in teams]
        people = [people[seat] for seat in rotated(teams)]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(seats, 2)))
    assert people == seats


def together(sides):
    """Return the groups of players on the same side."""
    return frozenset(
        frozenset(player for player, side in enumerate(sides) if side == number) for number in sides
    )
