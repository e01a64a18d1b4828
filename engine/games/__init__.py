"""The games of the house. A game is registered by one import and one word in the tuple below."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core import Game
from engine.games.all_fives import AllFives
from engine.games.block import Block
from engine.games.domino_four import DominoFour
from engine.games.mexican_train import MexicanTrain
from engine.games.uno_dominos import UnoDominos

GAMES: Mapping[str, type[Game]] = MappingProxyType(
    {game.name: game for game in (UnoDominos, AllFives, MexicanTrain, DominoFour, Block)}
)
"""Every rule book by its name."""
