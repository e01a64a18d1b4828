"""The rounds and the result of a match as they are saved, with the people they are credited to.

A round or a match is credited to the person who plays the seat when it ends. A seat played by a computer is
credited to no one. This module knows no game: the rule book says whether low totals are good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.store import ResultRow, RoundRow, ScoreRow
from bot.tables.state.table import Table
from engine import GAMES, Outcome, Seat, Teams


def round_rows(table: Table, since: int) -> tuple[RoundRow, ...]:
    """Return the rounds that have ended from number ``since`` on, counted from 0."""
    outcomes = () if table.match is None else table.match.outcomes[since:]
    return tuple(
        RoundRow(number, outcome.reason.value, _scores(table, outcome))
        for number, outcome in enumerate(outcomes, since)
    )


def _scores(table: Table, outcome: Outcome) -> tuple[ScoreRow, ...]:
    return tuple(
        ScoreRow(seat, player.played_by, outcome.scores[seat], seat in outcome.winners)
        for seat, player in enumerate(table.players)
    )


def result_rows(table: Table) -> tuple[ResultRow, ...] | None:
    """Return each seat's result; None while the match is unfinished."""
    match = table.match
    if match is None or match.winners is None:
        return None
    ranked = ranks(match.totals, match.winners, lowest_wins=match.game.lowest_wins)
    return tuple(
        ResultRow(
            seat,
            player.played_by,
            match.totals[seat],
            seat in match.winners,
            ranked[seat],
            achievements_of(table, seat),
            None if match.game.teams(match.seats) is None else match.game.side(seat, match.seats)[0],
        )
        for seat, player in enumerate(table.players)
    )


def teams_of(game: str, options: Mapping[str, Any], seats: int) -> Teams | None:
    """Return who won with whom in a saved match; None if each seat played alone.

    Args:
        options: the saved options of the match.

    Raises:
        ValueError: an option is unknown or impossible, because another version saved it.
    """
    return GAMES[game].of_saved(options).teams(seats)


def achievements_of(table: Table, seat: Seat) -> dict[str, int]:
    """Return the seat's achievements in this match, with their counts.

    Empty if another person or a computer also played the seat, because achievements are recorded by seat.
    """
    if not table.players[seat].unsubstituted:
        return {}
    return {name: count for (by, name), count in table.achievements.items() if by == seat}


def ranks(totals: Sequence[int], winners: Sequence[Seat], *, lowest_wins: bool) -> list[int]:
    """Return each seat's rank, counted from 1. Winners rank first, the others by total; ties share a rank.

    Args:
        lowest_wins: whether a low total is better.
    """
    keys = [
        (0, 0) if seat in winners else (1, total if lowest_wins else -total)
        for seat, total in enumerate(totals)
    ]
    return [1 + sum(other < own for other in keys) for own in keys]
