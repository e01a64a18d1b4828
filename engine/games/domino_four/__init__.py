"""Domino 4: sixty square tiles, each split by a diagonal, laid in two chains from a joker in the middle.

The modules, from the ground up: ``tiles`` and ``grid`` (the vocabulary), ``notation`` (its spelling),
``fits`` (what may touch what), ``table`` (where a tile may lie), ``position`` (what is legal), ``round`` (the
effects of a move), ``refusals`` (why a move is refused), ``advice`` (for computer players), ``game`` (the
rule book).
"""

from engine.games.domino_four.game import DominoFour
from engine.games.domino_four.notation import spoken

GAME = DominoFour

__all__ = ["GAME", "DominoFour", "spoken"]
