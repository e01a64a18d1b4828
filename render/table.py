"""The picture of a table: the felt with all that lies on it, and the status strip."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.core import View
from render import ends, station, strip, tally
from render.encode import png
from render.games import LOOKS
from render.games.look import Look
from render.grounds import RAIL, aside_ground, table_ground
from render.layout.board import Board, Label
from render.layout.notes import note_size
from render.scene import Scene
from render.theme import AS_USUAL, Style
from render.tiles import Sprite, asking_badge, end_badge, ghost, note, ring, size, tile

WIDTH, HEIGHT = 1100, 700
FELT = (WIDTH, HEIGHT - strip.HEIGHT)
FELT_BESIDE = (WIDTH - strip.WIDTH, HEIGHT)
"""Felt above a status strip, and beside one."""
LABEL_SHARE = 0.92
LABEL_LEAST = 34
CLOSED_SHARE = 0.6
"""How large the sign of a closed arm is beside those where play goes on."""


def table(view: View, scene: Scene, style: Style = AS_USUAL) -> bytes:
    """The table as everybody may see it, as PNG8 of 1100 x 700.

    Args:
        view: any view of the game; only what is public is drawn, but that large pictures frame the ends
            where its seat can lay.
        scene: people, points and words.
        style: a large picture shows the open ends in the status strip's place, and is taller where
            the felt would not do.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
    """
    return png(paint(view, scene, style))


def paint(view: View, scene: Scene, style: Style = AS_USUAL) -> Image.Image:
    """The pixels of :func:`table`."""
    look = LOOKS[scene.game]
    large = style.large and bool(view.ends)
    canvas, felt = _ground(look, style, large=large)
    board = look.board(view, felt)
    station.paint(canvas, board, scene, style)
    paint_board(canvas, board, scene.game, scene.words, style)
    if large:
        ends.paint(canvas, felt[1] + RAIL, view, scene, style)
    elif look.strip:
        _strip(canvas, view, scene, look)
    return canvas


def _ground(look: Look, style: Style, *, large: bool) -> tuple[Image.Image, tuple[int, int]]:
    """What to paint on, and how much of it is felt."""
    plain = style.dress.ground
    if look.aside and not large:
        return aside_ground(WIDTH, HEIGHT, strip.WIDTH, plain).copy(), FELT_BESIDE
    below = ends.HEIGHT if large else strip.HEIGHT if look.strip else 0
    tall = max(HEIGHT - below, look.least) if large else HEIGHT - below
    return table_ground(WIDTH, tall + below, below, plain).copy(), (WIDTH, tall)


def paint_board(
    canvas: Image.Image, board: Board, game: str, words: Mapping[str, str], style: Style = AS_USUAL
) -> None:
    """Everything that lies on the felt, the signs at the ends, and the window that counts them."""
    side = board.unit
    if board.tally is not None:
        tally.paint(canvas, board.tally, game, words, style)
    for index, placed in enumerate(board.tiles):
        if index == board.last:
            ring(*size(game, side, upright=placed.upright), side).onto(canvas, placed.x, placed.y)
        laid = tile(game, placed.first, placed.second, side, upright=placed.upright, style=style)
        laid.onto(canvas, placed.x, placed.y)
    for place in board.labels:
        badge, across = _badge(place.label, side, game, words[place.label.word], style)
        badge.onto(canvas, place.x - across // 2, place.y - across // 2)
    for lay in board.ghosts:
        ghost(game, lay.face, lay.letter, side, style).onto(canvas, lay.x, lay.y)
    for mark in board.notes:
        width, height = note_size(mark.text, side)
        note(mark.text, width, height).onto(canvas, mark.x - width // 2, mark.y - height // 2)


def _badge(label: Label, side: int, game: str, word: str, style: Style) -> tuple[Sprite, int]:
    """The sign of an end, and how many pixels it is across."""
    if label.asks:  # lies in a cell of its own, and stays inside
        across = round(side * LABEL_SHARE)
        return asking_badge(game, label.asks, word, across, style), across
    across = max(LABEL_LEAST, round(side * LABEL_SHARE))
    across = round(across * CLOSED_SHARE) if label.kind == "closed" else across
    return end_badge(word, label.kind, across), across


def _strip(canvas: Image.Image, view: View, scene: Scene, look: Look) -> None:
    marks = look.marks(view)
    cells = [
        strip.Cell(
            seat=seat,
            initial=scene.initials[seat],
            tiles=view.hand_sizes[seat],
            points=player.total + view.round_scores[seat],
            on_turn=seat in view.waiting,
            mark=scene.words[marks[seat]] if seat in marks else "",
            goal=look.goal(view),
        )
        for seat, player in enumerate(scene.players)
    ]
    if look.aside:
        strip.paint_aside(canvas, FELT_BESIDE[0] + RAIL, cells, view.stock_size)
    else:
        strip.paint(canvas, FELT[1] + RAIL, cells, view.stock_size, look.direction(view))
