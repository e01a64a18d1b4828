"""Mexican Train: each player builds a private train from the engine, and all share the Mexican Train."""

from engine.games.mexican_train.game import MexicanTrain
from engine.games.mexican_train.options import TrainOptions
from engine.games.mexican_train.round import TrainRound
from engine.games.mexican_train.view import Task, TrainView, task

GAME = MexicanTrain

__all__ = ["GAME", "MexicanTrain", "Task", "TrainOptions", "TrainRound", "TrainView", "task"]
