"""Domino 4: sixty square tiles, each split by a diagonal, laid in two chains from a joker in the middle.

A map of the room, from the ground up: ``tiles`` and ``grid`` (the vocabulary), ``notation`` (its spelling),
``fits`` (what may touch what), ``table`` (where it may lie), ``round`` (whose act it is and what follows),
``refusals`` (why not), ``heuristic`` (what a move is worth), ``game`` (the rule book).
"""

from engine.games.domino_four.game import DominoFour
from engine.games.domino_four.notation import spoken

GAME = DominoFour

__all__ = ["GAME", "DominoFour", "spoken"]
