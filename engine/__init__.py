"""The rules of the family of domino games: pure Python, no clock, no input or output.

What a host needs for any game is importable from here. Computer players are in :mod:`engine.players`; views,
events and options of one game are in its package in :mod:`engine.games`.
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
    UnknownMove,
    View,
    shuffled,
    silent,
)
from engine.games import GAMES, of_each_game
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
    "UnknownMove",
    "View",
    "chance",
    "of_each_game",
    "shuffled",
    "silent",
]
