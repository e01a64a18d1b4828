"""All Fives: the draw game for two to four players, to 100 points, in which the open ends score."""

from engine.games.all_fives.game import AllFives
from engine.games.all_fives.options import FivesOptions
from engine.games.all_fives.round import FivesRound
from engine.games.all_fives.view import FivesView

GAME = AllFives

__all__ = ["GAME", "AllFives", "FivesOptions", "FivesRound", "FivesView"]
