"""The estimate of how long a match takes at its pace, for the lobby.

``match_lengths.json`` holds the measured turns of a round and rounds of a match. ``tests.benchmarks.lengths``
writes it. That people use a quarter of their time for a turn is an assumption. Knows no game: a table that
was not measured has no estimate.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel.dates import format_timedelta

from bot.language.localizer import Localizer
from bot.tables.state.deadlines import slow
from bot.tables.state.snapshot import Snapshot
from engine import GAMES

SHARE = 0.25
"""The share of the time for a turn that people use on average."""
WORTH = 0.75
"""The largest share of the match's time that three rounds may take for the lobby to offer them."""
LARGER = 2
"""A duration moves to the next larger unit from this many of it on: 13 days stay days, 14 become 2 weeks."""


def length_lines(snapshot: Snapshot, localizer: Localizer) -> list[str]:
    """Return the line with the estimated length of the match, and that of three rounds if they are offered.

    Without a clock the line says how many turns each player has. Empty if the length is unknown, or if one
    person plays against computers only, since nobody else waits for that person.
    """
    found = _turns(snapshot, snapshot.options)
    if found is None:
        return []
    if not snapshot.turn_seconds:
        return [localizer("lobby-turns", turns=round(found / _seats(snapshot)))]
    shorter = three_rounds_span(snapshot, localizer)
    span = _span(found * snapshot.turn_seconds, localizer)
    return [localizer("lobby-length", span=span, shorter=shorter, offered="yes" if shorter else "no")]


def three_rounds_span(snapshot: Snapshot, localizer: Localizer) -> str:
    """Return how long a match of three rounds would take, in words; empty if they are not offered.

    They are offered only at a slow pace, and only if they take at most ``WORTH`` of the time of the match.
    """
    option = GAMES[snapshot.game].three_rounds
    if not (slow(snapshot) and option):
        return ""
    present, shorter = _turns(snapshot, snapshot.options), _turns(snapshot, {**snapshot.options, **option})
    if present is None or shorter is None or shorter > WORTH * present:
        return ""
    return _span(shorter * snapshot.turn_seconds, localizer)


def _turns(snapshot: Snapshot, options: Mapping[str, Any]) -> float | None:
    """Return how many turns of people a match takes with these options; None if that is unknown.

    It is unknown if this table was not measured, or if one person plays against computers only.
    """
    row = _row(snapshot.game, options, _seats(snapshot))
    people = sum(player.user_id is not None for player in snapshot.players)
    computers = len(snapshot.players) - people
    if row is None or (computers and people == 1):
        return None
    rules = GAMES[snapshot.game](**options)
    most: float = rules.max_rounds()
    if "goal" in row:
        goal = getattr(rules.options, row["goal"])
        rounds = max(1.0, row["start"] + row["slope"] * goal) if goal else 1.0
        most = min(rounds, most or rounds)
    share = 1 - computers / _seats(snapshot)
    between = most - 1 if slow(snapshot) else 0  # a slow table waits between rounds until everybody is ready
    return float(most * row["turns"] * share + between)


def _seats(snapshot: Snapshot) -> int:
    """Return how many seats the match will have: those taken, or the fewest the game allows."""
    return max(len(snapshot.players), GAMES[snapshot.game](**snapshot.options).seats[0])


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
    """Return in words how long people take for turns that allow ``seconds`` in total."""
    return format_timedelta(round(seconds * SHARE), threshold=LARGER, locale=localizer.language)
