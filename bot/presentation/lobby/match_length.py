"""About how long a match takes people at its pace, for its lobby.

The turns of a round and the rounds of a match were measured (``match_lengths.json`` says how); that people
use a quarter of the time they have is an assumption. Knows no game: what was not measured has no estimate.
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
"""How much of the time for a turn people use, on the average."""
WORTH = 0.75
"""The share of the time that three rounds may take at most, to be worth offering."""
LARGER = 2
"""From so many of a unit on, a time is told in it: 13 days, but 2 weeks."""


def length_lines(snapshot: Snapshot, localizer: Localizer) -> list[str]:
    """Return how long the match takes, and by how much three rounds would be shorter; none where unknown.

    Nobody waits for a person who plays computers alone, and without a clock turns are all there is to tell.
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
    """Return how long a match of three rounds would take; empty where that is not worth offering."""
    option = GAMES[snapshot.game].three_rounds
    if not (slow(snapshot) and option):
        return ""
    present, shorter = _turns(snapshot, snapshot.options), _turns(snapshot, {**snapshot.options, **option})
    if present is None or shorter is None or shorter > WORTH * present:
        return ""
    return _span(shorter * snapshot.turn_seconds, localizer)


def _turns(snapshot: Snapshot, options: Mapping[str, Any]) -> float | None:
    """Return how many turns of people a match takes by these options; None where nobody can say."""
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
    between = most - 1 if slow(snapshot) else 0  # there it waits until all have pressed
    return float(most * row["turns"] * share + between)


def _seats(snapshot: Snapshot) -> int:
    """Return how many are going to play, as far as is known."""
    return max(len(snapshot.players), GAMES[snapshot.game](**snapshot.options).seats[0])


def _row(game: str, options: Mapping[str, Any], seats: int) -> Mapping[str, Any] | None:
    """Return what was measured of the way to play that these options come nearest to."""
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
    """Return so many turns' time in words, in the largest unit there are some of."""
    return format_timedelta(round(seconds * SHARE), threshold=LARGER, locale=localizer.language)
