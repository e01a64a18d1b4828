"""UNO Dominos, by the Dutch and by the French rule sheet."""

from engine.games.uno_dominos.game import UnoDominos

GAME = UnoDominos

__all__ = ["GAME", "UnoDominos"]
