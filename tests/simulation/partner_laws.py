"""The laws of partners: teams change only on a request.

In a match the seats do not change, so neither do the teams: the laws of people judge that. This module reads
rows and the teams in the rule book. It does not know how players are seated.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.store import State
from bot.tables.state import requests
from bot.tables.state.requests import Request
from tests.simulation.move_laws import Cause, broken_if
from tests.simulation.shadow import Row


def broken_by_partners(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach if a change of a lobby, or its start, parted two people without a request.

    It is a breach too if a side has more than two players, or if a swap changed nothing.
    """
    was, now = pairs(before), pairs(row)
    if not (before.sides() and now):
        return
    sides = row.sides()
    yield from broken_if(any(sides.count(side) > 2 for side in sides), f"the sides of a lobby are {sides}")
    match cause.request:
        case requests.SwapPartners():
            yield from broken_if(was == now, "partners were swapped, and nobody has another")
            return
        case requests.PlayWith():
            was = {pair for pair in was if str(cause.actor.user_id) not in pair}
    parted = [pair for pair in was if pair not in now and all(key in people(row) for key in pair)]
    yield from broken_if(bool(parted), f"partners have been parted: {sorted(map(sorted, parted))}")


def broken_by_rematch(before: Row, row: Row) -> Iterator[str]:
    """Yield a breach if a rematch keeps partners that should change, or changes those that should stay.

    It is a breach too if the rule about rotation changed.
    """
    yield from broken_if(row.rotates() != before.rotates(), "a rematch has another rule about partners")
    was, now = pairs(before), pairs(row)
    kept = [pair for pair in was if pair in now]
    if before.rotates():
        yield from broken_if(bool(kept), f"partners play together again: {sorted(map(sorted, kept))}")
        return
    there = people(row)
    parted = [pair for pair in was if pair not in now and all(key in there for key in pair)]
    yield from broken_if(bool(parted), f"a rematch has parted {sorted(map(sorted, parted))}")


def pairs(row: Row) -> set[frozenset[str]]:
    """Return the partners at a table as pairs of keys: by sides in a lobby, by seats in a match."""
    names = keys(row)
    if row.state == State.LOBBY:
        sides = row.sides()
        teams = [[seat for seat, its in enumerate(sides) if its == side] for side in {*sides}]
    else:  # a lobby that was closed has no seed, and no teams
        teams = [[*team] for team in (row.rules().teams(len(row.chairs)) if row.seed else None) or ()]
    return {frozenset(names[seat] for seat in team) for team in teams if len(team) == 2}


def people(row: Row) -> set[str]:
    """Return the keys of the people at a table."""
    return {str(user_id) for user_id in row.owners}


def keys(row: Row) -> list[str]:
    """Return the key of each player, by seat."""
    return [chair.key for chair in row.chairs]


def plays_with(row: Row, user_id: int, key: str) -> bool:
    """Return whether a person plays in a player's team; with an empty key, whether they are at the table."""
    if not key:
        return user_id in row.owners
    return frozenset({str(user_id), key}) in pairs(row)


def taken_partners(row: Row, user_id: int) -> set[str]:
    """Return the keys of the players who have a person as partner, other than this person."""
    there = people(row) - {str(user_id)}
    return {key for pair in pairs(row) for key in pair if (pair - {key}) & there}


def asks_for_nobody(row: Row, user_id: int, request: Request) -> bool:
    """Return whether a request about partners names a player, team or rule that the lobby lacks."""
    sides = row.sides()
    match request:
        case requests.SwapPartners():
            return not sides or len(row.chairs) < 2
        case requests.SetRotation():
            return not sides
        case requests.PlayWith(key):
            known = key in keys(row) if key else _has_free_team(row, user_id)
            return not sides or not known or key == str(user_id)
    return False


def _has_free_team(row: Row, user_id: int) -> bool:
    """Return whether a lobby has a team without players once a person sits there."""
    comes = user_id not in row.owners
    least = next((seats for seats in row.rules().seats if seats >= len(row.chairs) + comes), 0)
    teams = row.rules().teams(least) or ()
    return len({*row.sides()}) + comes < len(teams)
