"""How each game's notation becomes something to draw. One file and one line here a game."""

from __future__ import annotations

from collections.abc import Mapping

from render.games import all_fives, block, domino_four, mexican_train, uno_dominos
from render.games.look import Look

LOOKS: Mapping[str, Look] = {
    "uno-dominos": uno_dominos.LOOK,
    "all-fives": all_fives.LOOK,
    "mexican-train": mexican_train.LOOK,
    "domino-4": domino_four.LOOK,
    "block": block.LOOK,
}
