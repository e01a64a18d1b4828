"""The rules of the family of domino games: pure Python, no clock, no input or output.

This is the whole public face; everything a host needs is importable from here.
"""

from engine.core import (
    SHOUTS,
    AmbiguousMove,
    Choice,
    Event,
    Game,
    IllegalMove,
    Laid,
    Log,
    MatchEnded,
    Move,
    MoveNotNow,
    Options,
    Outcome,
    Part,
    Preview,
    Reason,
    Round,
    RoundEnded,
    Seat,
    Seen,
    UnknownMove,
    View,
    shuffled,
    silent,
)
from engine.games import GAMES
from engine.match import Finished, Match, chance

__all__ = [
    "GAMES",
    "SHOUTS",
    "AmbiguousMove",
    "Choice",
    "Event",
    "Finished",
    "Game",
    "IllegalMove",
    "Laid",
    "Log",
    "Match",
    "MatchEnded",
    "Move",
    "MoveNotNow",
    "Options",
    "Outcome",
    "Part",
    "Preview",
    "Reason",
    "Round",
    "RoundEnded",
    "Seat",
    "Seen",
    "UnknownMove",
    "View",
    "chance",
    "shuffled",
    "silent",
]
