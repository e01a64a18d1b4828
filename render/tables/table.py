"""The picture of a table: the felt with all that lies on it, and the status strip."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.core import Seat, View
from render.games import LOOKS
from render.games.look import Look
from render.layout.board import Board, Label
from render.layout.cells import Rect
from render.layout.notes import at_corner, note_size, tag_size
from render.layout.seats import REACH
from render.paint.encode import png
from render.paint.grounds import RAIL, aside_ground, table_ground
from render.paint.sprites import Sprite, lying_on
from render.paint.theme import ALERT, AS_USUAL, RING, Style
from render.pieces import title
from render.pieces.badges import asking_badge, end_badge, note, seat_badge
from render.pieces.scene import Scene
from render.pieces.teams import RIM, seat_sign
from render.pieces.tiles import Laid, lay_bodies, lay_shadows, tile
from render.tables import ends, ends_column, status_strip, train_station
from render.tables.ghosts import ghost

WIDTH, HEIGHT = 1100, 700
FELT = (WIDTH, HEIGHT - status_strip.HEIGHT)
FELT_BESIDE = (WIDTH - status_strip.WIDTH, HEIGHT)
"""Size of the felt above a status strip, and beside one."""
LARGE = 1100
"""Height of a large picture: the felt, the row of ends and the status strip."""
CROWDED_ENDS = 176
"""Height of the row of ends below a table with many seats."""
LABEL_SHARE = 0.92
LABEL_LEAST = 34
AROUND = 2 * (REACH - RIM)
"""Size of a seat round the felt: its plate has the room that the layout leaves."""
CLOSED_SHARE = 0.6
"""Size of a closed arm's sign, as a share of an open arm's sign."""


def table(view: View, scene: Scene, style: Style = AS_USUAL) -> bytes:
    """Return the public table as PNG8 of 1100 x 700; it is taller if the ends stand in a row below.

    Args:
        view: any view of the game. Only public facts are drawn, except that a row of ends frames those where
            the view's seat can lay.
        scene: people, points and words.
        style: a large picture is taller. Its tiles are larger, and the open ends stand in a row below.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
    """
    return png(paint(view, scene, style))


def paint(view: View, scene: Scene, style: Style = AS_USUAL) -> Image.Image:
    """Return the picture that :func:`table` encodes."""
    look = LOOKS[scene.game]
    large = style.large and bool(view.ends)
    crowded = 0 < look.crowd <= len(view.hand_sizes) and bool(view.ends)
    canvas, felt = _ground(look, style, large=large, crowded=crowded)
    board = look.board(view, felt)
    train_station.paint(canvas, board, scene, style)
    paint_board(canvas, board, scene.game, scene.words, style)
    _around(canvas, board, scene)
    if board.last >= 0:
        _tag(canvas, board, view.laid[board.last].seat, scene, felt)
    elif board.station is None:
        title.paint(canvas, felt, scene, board)
    foot = canvas.height - (status_strip.HEIGHT if look.strip else 0)
    if large or crowded:
        ends.paint(canvas, (felt[1] + RAIL, foot), view, scene, style)
    if not look.strip:
        return canvas
    if look.aside and not large:
        status_strip.paint_aside(canvas, FELT_BESIDE[0] + RAIL, _cells(view, scene, look), view.stock_size)
    else:
        top = foot if large else foot + RAIL
        status_strip.paint(canvas, top, _cells(view, scene, look), view.stock_size, look.direction(view))
    return canvas


def _ground(look: Look, style: Style, *, large: bool, crowded: bool) -> tuple[Image.Image, tuple[int, int]]:
    """Return the background, and the size of its felt."""
    plain = style.theme.ground
    if look.aside and not large:
        return aside_ground(WIDTH, HEIGHT, status_strip.WIDTH, plain), FELT_BESIDE
    if crowded and not large:
        return table_ground(WIDTH, HEIGHT + CROWDED_ENDS, CROWDED_ENDS, plain), (WIDTH, HEIGHT)
    below = status_strip.HEIGHT if look.strip else 0
    height = LARGE if large else HEIGHT
    below += ends.HEIGHT if large else 0
    return table_ground(WIDTH, height, below, plain), (WIDTH, height - below)


def paint_board(
    canvas: Image.Image, board: Board, game: str, words: Mapping[str, str], style: Style = AS_USUAL
) -> None:
    """Paint all that lies on the felt: tiles, signs at the ends, ghosts, notes, and the ends column."""
    side = board.unit
    if board.ends_column is not None:
        ends_column.paint(canvas, board.ends_column, game, words, style)
    _lay(canvas, board, game, style)
    for place in board.labels:
        badge, across = _badge(place.label, side, game, words[place.label.word], style)
        badge.blend(canvas, place.x - across // 2, place.y - across // 2)  # a closed one touches its tile
    for lay in board.ghosts:
        ghost(game, lay.face, lay.marks, side, style).blend(canvas, lay.x, lay.y)
    for mark in board.notes:
        width, height = note_size(mark.text, side)
        text = words[mark.word] if mark.word else mark.text
        note(text, width, height).blend(canvas, mark.x - width // 2, mark.y - height // 2)


def _lay(canvas: Image.Image, board: Board, game: str, style: Style) -> None:
    """Paint all tiles. The last one gets a ring, and so do doubles that need attention."""
    grounds = train_station.grounds(canvas, board) or [
        lying_on(canvas, each.x, each.y) for each in board.tiles
    ]
    alerted = train_station.alerted(board)
    laid = []
    for index, (each, under) in enumerate(zip(board.tiles, grounds, strict=True)):
        ring = RING if index == board.last else ALERT if (each.x, each.y) in alerted else None
        shown = tile(game, each.first, each.second, board.unit, upright=each.upright, style=style)
        laid.append(Laid(shown, each.x, each.y, under, ring))
    lay_shadows(canvas, laid)
    lay_bodies(canvas, laid)


def _around(canvas: Image.Image, board: Board, scene: Scene) -> None:
    """Paint the seats round the felt on the plates of their teams."""
    for each in board.around:
        seat_sign(canvas, scene.sign(each.seat), (each.x, each.y), AROUND, each.team, lit=each.lit)


def _tag(canvas: Image.Image, board: Board, seat: Seat, scene: Scene, felt: tuple[int, int]) -> None:
    """Paint the badge of the seat that laid the last tile at a corner of its ring."""
    size = tag_size(board.unit)
    x, y = at_corner(board, Rect(0, 0, *felt))
    seat_badge(scene.looks[seat], scene.initials[seat], size).blend(canvas, x - size // 2, y - size // 2)


def _badge(label: Label, side: int, game: str, word: str, style: Style) -> tuple[Sprite, int]:
    """Return the sign of an end, and its width in pixels without margin. ``side`` is that of a tile half."""
    if label.asks:  # lies in its own cell and must stay inside
        across = round(side * LABEL_SHARE)
        return asking_badge(game, label.asks, word, across, style), across
    across = max(LABEL_LEAST, round(side * LABEL_SHARE))
    across = round(across * CLOSED_SHARE) if label.kind == "closed" else across
    return end_badge(word, label.kind, across), across


def _cells(view: View, scene: Scene, look: Look) -> list[status_strip.Cell]:
    """Return every seat as the status strip shows it."""
    marks = look.marks(view)
    points = [player.total + view.round_scores[seat] for seat, player in enumerate(scene.players)]
    places = scene.ranks(points)
    return [
        status_strip.Cell(
            look=scene.looks[seat],
            initial=scene.initials[seat],
            tiles=view.hand_sizes[seat],
            points=points[seat],
            on_turn=seat in view.waiting,
            mark=scene.words[marks[seat]] if seat in marks else "",
            name=scene.name(seat),
            place=places[seat],
            target=scene.target,
            clock=scene.players[seat].clock,
            team=_team_of(view, seat),
        )
        for seat in range(len(scene.players))
    ]


def _team_of(view: View, seat: Seat) -> int | None:
    """Return the number of a seat's team; None if each seat plays alone."""
    return next((number for number, team in enumerate(view.teams or ()) if seat in team), None)
