"""The estimate of how long a match takes if everybody plays at once, for the lobby.

``match_lengths.json`` holds the measured turns of a round and rounds of a match. ``tests.benchmarks.lengths``
writes it. The seconds that a turn and a pause between rounds take are assumptions. The pace of the table does
not count: it says how long a turn may take, not how long it takes. Knows no game: a table that was not
measured has no estimate.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel.dates import format_timedelta

from bot.language.localizer import Localizer
from bot.tables.state.snapshot import Snapshot
from engine import GAMES

PERSON, COMPUTER = 20, 4
"""Seconds that a turn of a person and of a computer takes."""
BETWEEN = 15
"""Seconds that people look at the result of a round."""
WORTH = 0.75
"""The largest share of the match's time that three rounds may take for the lobby to offer them."""
STEP = 5
"""Minutes to which an estimate is rounded; one of fewer minutes than twice that is rounded to a minute."""
LARGER = 2
"""A duration is told in hours from this many hours on."""


def length_lines(snapshot: Snapshot, localizer: Localizer) -> list[str]:
    """Return the sentence with the estimated length of the match; empty if that is unknown."""
    found = _seconds(snapshot, snapshot.options)
    return [] if found is None else [localizer("lobby-length", span=_span(found, localizer))]


def three_rounds_span(snapshot: Snapshot, localizer: Localizer) -> str:
    """Return how long a match of three rounds would take, in words; empty if they are not offered.

    They are offered only if they take at most ``WORTH`` of the time of the match.
    """
    option = GAMES[snapshot.game].three_rounds
    if not option:
        return ""
    present, shorter = (
        _seconds(snapshot, snapshot.options),
        _seconds(snapshot, {**snapshot.options, **option}),
    )
    if present is None or shorter is None or shorter > WORTH * present:
        return ""
    return _span(shorter, localizer)


def _seconds(snapshot: Snapshot, options: Mapping[str, Any]) -> float | None:
    """Return how long a match takes with these options, in seconds; None if this table was not measured.

    Seats that are still free count as people.
    """
    seats = _seats(snapshot)
    row = _row(snapshot.game, options, seats)
    if row is None:
        return None
    computers = sum(player.user_id is None for player in snapshot.players)
    rules = GAMES[snapshot.game](**options)
    most: float = rules.max_rounds()
    if "goal" in row:
        goal = getattr(rules.options, row["goal"])
        rounds = max(1.0, row["start"] + row["slope"] * goal) if goal else 1.0
        most = min(rounds, most or rounds)
    turn = (computers * COMPUTER + (seats - computers) * PERSON) / seats
    return float(most * row["turns"] * turn + (most - 1) * BETWEEN)


def _seats(snapshot: Snapshot) -> int:
    """Return how many seats the match will have: those taken, but at least as many as the game is best at."""
    rules = GAMES[snapshot.game](**snapshot.options)
    return max(len(snapshot.players), min(rules.best_seats, rules.seats[-1]))


def _row(game: str, options: Mapping[str, Any], seats: int) -> Mapping[str, Any] | None:
    """Return the most specific measured row whose options this table plays by; None if there is none."""
    fitting = [
        row
        for row in _rows()
        if (row["game"], row["seats"]) == (game, seats) and row["options"].items() <= options.items()
    ]
    return max(fitting, key=lambda row: len(row["options"]), default=None)


@cache
def _rows() -> Sequence[Mapping[str, Any]]:
    text = files("bot.presentation.lobby").joinpath("match_lengths.json").read_text(encoding="utf-8")
    rows: Sequence[Mapping[str, Any]] = json.loads(text)["rows"]
    return rows


def _span(seconds: float, localizer: Localizer) -> str:
    """Return a duration in short words, rounded to minutes, such as *45 min*."""
    minutes = max(1, round(seconds / 60))
    if minutes >= 2 * STEP:
        minutes = STEP * round(minutes / STEP)
    return format_timedelta(60 * minutes, threshold=LARGER, format="short", locale=localizer.language)
