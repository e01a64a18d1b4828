"""The rules of the domino games as a library: pure Python, with no clock and no input or output.

Everything that a host needs for any game can be imported from here. Computer players are in
:mod:`engine.players`. The views, events and options of one game are in its package in :mod:`engine.games`.
"""

from engine.core import (
    SHOUTS,
    AmbiguousMove,
    Choice,
    Event,
    Fact,
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
from engine.games import GAMES, of_each_game
from engine.match import Finished, Match, StackedMatch, chance

__all__ = [
    "GAMES",
    "SHOUTS",
    "AmbiguousMove",
    "Choice",
    "Event",
    "Fact",
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
    "StackedMatch",
    "UnknownMove",
    "View",
    "chance",
    "of_each_game",
    "shuffled",
    "silent",
]
