"""Who plays with whom in a lobby, while seats are still free.

Each player of such a lobby has a side: the number of a team at the smallest table that has room for them. The
players stand in the order of the seats that they will have. In a full lobby their numbers are their seats.
This module knows no table, and of the rules only the teams in the engine's rule book.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine import Game, Seat, Teams

Sides: TypeAlias = tuple[int, ...]
"""The number of each player's team."""

TEAM = 2
"""How many players a team has."""


def teams_for(rules: Game, players: int) -> Teams | None:
    """Return the teams of the smallest table with room for so many players; None without teams or such a
    table.
    """
    least = next((seats for seats in rules.seats if seats >= players), None)
    return None if least is None else rules.teams(least)


def settled(sides: Sides, players: int, teams: Teams) -> Sides:
    """Return the sides, fitted to a number of players and their teams. Partners stay together.

    If there are more sides than teams, players without a partner become partners. Players beyond ``sides``
    are new: each joins the team with the fewest players.
    """
    members = [list(group) for group in members_of(sides, max(sides, default=-1) + 1)]
    if len(members) > len(teams):
        members = [group for group in members if group]
        while len(members) > len(teams):
            members.sort(key=len)
            members[:2] = [members[0] + members[1]]
        members.sort()
    members += [[] for _ in range(len(teams) - len(members))]
    for player in range(len(sides), players):
        min(members, key=len).append(player)
    side = {player: number for number, group in enumerate(members) for player in group}
    return tuple(side[player] for player in range(players))


def members_of(sides: Sides, teams: int) -> list[tuple[int, ...]]:
    """Return the players of each team, by its number.

    Args:
        teams: the number of teams.
    """
    return [tuple(player for player, side in enumerate(sides) if side == number) for number in range(teams)]


def in_order_of_seats(sides: Sides, teams: Teams) -> list[int]:
    """Return the players in the order of the seats that they will have."""
    members = members_of(sides, len(teams))
    seated = sorted(
        (seat, player)
        for group, seats in zip(members, teams, strict=True)
        for player, seat in zip(group, seats, strict=False)
    )
    return [player for _, player in seated]


def pairings(players: int, teams: Teams) -> list[Sides]:
    """Return all ways to form teams of the players. Two ways that differ only in the numbers of teams are
    one.
    """
    found: list[Sides] = [()]
    for _ in range(players):
        found = [
            (*sides, side)
            for sides in found
            for side in range(min(max(sides, default=-1) + 2, len(teams)))
            if sides.count(side) < len(teams[side])
        ]
    return found


def next_pairing(sides: Sides, keys: Sequence[str], teams: Teams) -> Sides:
    """Return the sides of the pairing that follows in :func:`pairings`; after the last, of the first.

    Args:
        keys: names each player, so that the order does not depend on seats.
    """
    order = sorted(range(len(keys)), key=keys.__getitem__)
    every = pairings(len(keys), teams)
    now = every.index(_numbered([sides[player] for player in order]))
    following = dict(zip(order, every[(now + 1) % len(every)], strict=True))
    return _numbered([following[player] for player in range(len(keys))])


def _numbered(sides: Sequence[int]) -> Sides:
    """Return the sides, numbered in the order in which they first occur."""
    numbers = {side: number for number, side in enumerate(dict.fromkeys(sides))}
    return tuple(numbers[side] for side in sides)


def rotated(teams: Teams) -> list[Seat]:
    """Return the old seat of each seat's next player, by seat. Every player gets another partner.

    The player of seat 0 stays; the others move on in a circle. Before a partner returns, each player has
    played with each other player once.
    """
    (_, partner), *others = teams
    circle = [partner, *(first for first, _ in others), *(second for _, second in reversed(others))]
    comes = {seat: circle[(place + 1) % len(circle)] for place, seat in enumerate(circle)}
    return [0, *(comes[seat] for seat in sorted(comes))]
