"""How each game's notation becomes something to draw: a module a game, named as in ``engine.games``."""

from __future__ import annotations

from collections.abc import Mapping

from engine import of_each_game
from render.games.look import Look

LOOKS: Mapping[str, Look] = of_each_game(__name__, "LOOK", Look)
