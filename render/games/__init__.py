"""How each game's tiles and tables are drawn: one module per game, named as in ``engine.games``."""

from __future__ import annotations

from collections.abc import Mapping

from engine import of_each_game
from render.games.look import Look

LOOKS: Mapping[str, Look] = of_each_game(__name__, "LOOK", Look)
