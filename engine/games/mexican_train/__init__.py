"""Mexican Train: everybody builds a train of their own from the engine, and all build the Mexican Train."""

from engine.games.mexican_train.game import MexicanTrain
from engine.games.mexican_train.options import TrainOptions
from engine.games.mexican_train.round import TrainRound
from engine.games.mexican_train.view import Task, TrainView, task

GAME = MexicanTrain

__all__ = ["GAME", "MexicanTrain", "Task", "TrainOptions", "TrainRound", "TrainView", "task"]
