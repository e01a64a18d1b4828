"""Small numbered tables side by side, which explain rules. Knows no rule: views come from the caller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core import View
from render.games import LOOKS
from render.paint.encode import png
from render.paint.grounds import felt, night
from render.pieces.badges import number_badge
from render.pieces.scene import Player, Scene
from render.tables import train_station
from render.tables.table import paint_board

WIDTH, HEIGHT = 1100, 300
GAP = 6
LETTERS = "ABCDEFGH"
"""The names of the players of an example."""
NUMBER = 40
"""Width of the badge that numbers an example."""


def examples(game: str, views: Sequence[View], words: Mapping[str, str]) -> bytes:
    """Return every view's felt in its own panel, numbered from 1, as PNG8 of 1100 x 300.

    Args:
        game: the registry's key.
        views: one to four small tables.
        words: the game's own keys of :func:`render.word_keys`.

    Raises:
        KeyError: the game is unknown, or a word is missing.
    """
    return png(paint(game, views, words))


def paint(game: str, views: Sequence[View], words: Mapping[str, str]) -> Image.Image:
    """Return the picture that :func:`examples` encodes."""
    canvas = night(WIDTH, HEIGHT)
    across = (WIDTH - GAP * (len(views) - 1)) // len(views)
    for index, view in enumerate(views):
        panel = felt(across, HEIGHT)
        board = LOOKS[game].board(view, (across, HEIGHT))
        people = tuple(Player(letter) for letter in LETTERS[: len(view.hand_sizes)])
        train_station.paint(panel, board, Scene(game, people, 0, 0, words))
        paint_board(panel, board, game, words)
        left = (
            10 if board.ends_column is None else across - NUMBER - 10
        )  # the ends column has the left corner
        number_badge(str(index + 1), NUMBER, dimmed=False).onto(panel, left, 10)
        canvas.paste(panel, (index * (across + GAP), 0))
    return canvas
