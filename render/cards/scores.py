"""Cards about points: how a round ended, and the score sheet of a match.

Knows no rules: all numbers come from the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from engine.core import Outcome, Seat
from render.games import LOOKS
from render.paint.encode import png
from render.paint.grounds import night
from render.paint.pen import CAPITALS, tallest
from render.paint.text.lines import fitted
from render.paint.theme import GAIN, MUTED, PAPER, seat_look
from render.pieces.card_parts import writing
from render.pieces.player_rows import (
    HEADER,
    HEADS,
    MARGIN,
    TALLEST,
    TOTAL_RIGHT,
    WIDTH,
    bar,
    best,
    by_rank,
    headings,
    match_header,
    row_ground,
    seat_label,
    totals,
)
from render.pieces.scene import Scene
from render.pieces.tiles import tile


@dataclass(frozen=True)
class Shown:
    """A hand at the end of a round, counted."""

    tiles: tuple[str, ...]
    """In notation."""
    points: tuple[int, ...]
    """The value of each tile; empty if only the number of tiles counts."""
    note: str = ""
    """How the seat's points came about, in a few words; empty if no explanation is needed."""

    @property
    def sum(self) -> int:
        """The sum of the values, or the number of tiles if only that counts."""
        return sum(self.points) if self.points else len(self.tiles)


# -- a round ---------------------------------------------------------------------------------------


def round_card(scene: Scene, hands: Sequence[Shown], outcome: Outcome) -> bytes:
    """Return the card of a finished round as PNG8, 1100 wide: open hands, their value, winner and scores.

    Args:
        scene: its totals already include this round's points.
        hands: by seat. The hand of the seat that went out is empty.
        outcome: winners and what each seat scores.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
    """
    return png(paint_round(scene, hands, outcome))


def paint_round(
    scene: Scene, hands: Sequence[Shown], outcome: Outcome, *, headed: bool = True
) -> Image.Image:
    """Return the picture that :func:`round_card` encodes. If not ``headed``, it has no header."""
    spread = _spread(hands, LOOKS[scene.game].length)
    rows = zip(spread.rows, hands, strict=True)
    heights = [_row_height(spread, row, hand, len(hands)) for row, hand in rows]
    top = HEADER if headed else 0
    canvas = night(WIDTH, top + HEADS + sum(heights) + 2 * MARGIN)
    if headed:
        match_header(canvas, scene)
    ended = [
        _Ended(seat, hand, gain, won=won)
        for seat, (hand, gain, won) in enumerate(
            zip(hands, outcome.scores, best(scene, outcome.scores), strict=True)
        )
    ]
    left = {_COUNT_RIGHT: scene.words["left"]} if any(map(_counts_apart, ended)) else {}
    headings(canvas, {**left, _GAIN_RIGHT: scene.words["points"], TOTAL_RIGHT: scene.words["total"]}, top)
    top += HEADS + MARGIN
    for seat in by_rank(scene):
        _round_row(canvas, scene, ended[seat], (top, heights[seat]), spread)
        top += heights[seat]
    return canvas


_TILES_LEFT = 270
_TILES_RIGHT = 780
_COUNT_RIGHT, _GAIN_RIGHT = 858, 958
_COUNT_TALL = 26
"""Height of the points under a tile."""
_APART = 8
"""The gap between rows of tiles without points under them."""
_PITCH = 1.18
"""Distance from one tile to the next, as a share of a half's side."""


_NOTE_INK = 17
_NOTE_INKS = (_NOTE_INK, 16, 15)
_NOTE_TALL = 36
"""Height of the line for a note below a hand."""


def _least_row(seats: int) -> int:
    """Return the least height of a row: 84 pixels, or less if all seats would not fit."""
    return min(84, (TALLEST - HEADER - HEADS - 2 * MARGIN) // seats)


class _Spread(NamedTuple):
    """How the hands of a round are laid out."""

    side: int
    height: int
    """Height of a tile."""
    rows: Sequence[int]
    """By seat, the number of rows of tiles."""
    counted: bool
    """Whether points stand under the tiles. They do not if they would make the tiles too small."""

    @property
    def tall(self) -> int:
        """Distance from one row of tiles to the next."""
        return self.height + (_COUNT_TALL if self.counted else _APART)


def _row_height(spread: _Spread, rows: int, hand: Shown, seats: int) -> int:
    air = 22 if spread.counted else 16
    return max(_least_row(seats), rows * spread.tall + air + _note_room(hand))


def _note_room(hand: Shown) -> int:
    return _NOTE_TALL if hand.note and hand.tiles else 0


def _per_row(side: int) -> int:
    return int((_TILES_RIGHT - _TILES_LEFT) // (side * _PITCH))


def _spread(hands: Sequence[Shown], length: int) -> _Spread:
    """Return the layout with the largest tiles at which all hands fit. ``length`` is a tile's length in
    widths.
    """
    room = TALLEST - HEADER - HEADS - 2 * MARGIN
    points = any(hand.points for hand in hands)
    for counted, largest in ((True, 42), (False, 26)) if points else ((False, 42),):
        for side in range(largest, 14, -2):
            spread = _spread_at(side, hands, length, counted=counted)
            rows = zip(spread.rows, hands, strict=True)
            if sum(_row_height(spread, row, hand, len(hands)) for row, hand in rows) <= room:
                return spread
    return _spread_at(14, hands, length, counted=False)


def _spread_at(side: int, hands: Sequence[Shown], length: int, *, counted: bool) -> _Spread:
    rows = [-(-len(hand.tiles) // _per_row(side)) for hand in hands]
    return _Spread(side, side * length, rows, counted)


class _Ended(NamedTuple):
    """A seat at the end of a round."""

    seat: Seat
    hand: Shown
    gain: int
    won: bool
    """Whether no other seat scored better in the round. It gets the star."""


def _counts_apart(ended: _Ended) -> bool:
    """Return whether to write the hand's value beside the gain: not if empty, nor if they are equal."""
    hand = ended.hand
    return bool(hand.tiles) and not (hand.points and ended.gain == hand.sum)


def _round_row(
    canvas: Image.Image, scene: Scene, ended: _Ended, place: tuple[int, int], spread: _Spread
) -> None:
    top, height = place
    middle = top + (height - 8) // 2
    row_ground(canvas, (MARGIN, top, WIDTH - MARGIN, top + height - 8), lit=ended.won)
    width = (_TILES_LEFT if ended.hand.tiles or ended.hand.note else _TILES_RIGHT) - 100
    seat_label(canvas, scene, ended.seat, middle, won=ended.won, width=width)
    below = _note_room(ended.hand)
    _open_hand(canvas, scene, ended.hand, (top, height - 8 - below), spread)
    if ended.hand.note:
        _note(canvas, ended.hand, top + height - 8 - below + _NOTE_INK - 3 if below else middle)
    if _counts_apart(ended):
        writing(str(ended.hand.sum), 22, MUTED, "bold").right(canvas, _COUNT_RIGHT, middle)
    if ended.gain:
        ink = GAIN if ended.gain > 0 and not scene.fewest_wins else PAPER
        writing(f"{ended.gain:+d}", 24, ink, "bold").right(canvas, _GAIN_RIGHT, middle)
    total = scene.players[ended.seat].total
    writing(str(total), 30, PAPER, "bold").right(canvas, TOTAL_RIGHT, middle)


def _note(canvas: Image.Image, hand: Shown, middle: int) -> None:
    """Write the note that says how a hand's points came about. A long note is smaller. Without tiles beside
    it, it may take two lines.
    """
    width = (TOTAL_RIGHT if hand.tiles else _GAIN_RIGHT - 90) - _TILES_LEFT
    cut, tall = tallest(hand.note, width, _NOTE_INKS, "regular")
    lines = [cut] if cut == hand.note or hand.tiles else _halved(hand.note, width, tall)
    for line, text in enumerate(lines):
        y = middle + round((line - (len(lines) - 1) / 2) * tall * 1.9)
        writing(text, tall, PAPER, "regular", shaped=True).left(canvas, _TILES_LEFT, y)


def _halved(text: str, width: int, tall: int) -> list[str]:
    """Return two lines: as many words as fit, and the rest."""
    words = text.split()
    size = round(tall / CAPITALS)
    first = max(
        (
            count
            for count in range(1, len(words) + 1)
            if not fitted(" ".join(words[:count]), width, size, "regular").endswith("…")
        ),
        default=1,
    )
    return [" ".join(words[:first]), fitted(" ".join(words[first:]), width, size, "regular")]


def _open_hand(
    canvas: Image.Image, scene: Scene, hand: Shown, place: tuple[int, int], spread: _Spread
) -> None:
    (top, height), side, tall = place, spread.side, spread.tall
    per_row = _per_row(side)
    lines = max(1, -(-len(hand.tiles) // per_row))
    y = top + (height - lines * tall) // 2 + 2
    for index, text in enumerate(hand.tiles):
        line, column = divmod(index, per_row)
        x = _TILES_LEFT + round(column * side * _PITCH)
        one, other = LOOKS[scene.game].halves(text)
        tile(scene.game, one, other, side, upright=True).onto(canvas, x, y + line * tall)
        if spread.counted:
            points = hand.points[index]
            tall_text = 15 if points < 100 and side > 28 else 11
            writing(str(points), tall_text, MUTED, "bold").middle(
                canvas, x + side // 2, y + line * tall + spread.height + 14
            )


# -- a match ---------------------------------------------------------------------------------------


def score_sheet(scene: Scene, rounds: Sequence[Sequence[int]], winners: Sequence[Seat] = ()) -> bytes:
    """Return the score sheet of a match as PNG8, 1100 wide.

    Each seat has a bar to the target, its latest rounds and its total.

    Args:
        scene: its totals are the ones to show.
        rounds: what each finished round added, by seat; the oldest first.
        winners: of the match, if it is over.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
    """
    return png(paint_sheet(scene, rounds, winners))


_ROW = 92
"""Height of a row, or less if all seats would not fit."""
_ROUNDS_LEFT = 372
_ROUNDS_RIGHT = 930
_COLUMN = 74


def paint_sheet(scene: Scene, rounds: Sequence[Sequence[int]], winners: Sequence[Seat]) -> Image.Image:
    """Return the picture that :func:`score_sheet` encodes."""
    columns = _columns(rounds, len(scene.players))
    tall = min(_ROW, (TALLEST - HEADER - 2 * MARGIN - HEADS) // len(scene.players))
    canvas = night(WIDTH, HEADER + 2 * MARGIN + HEADS + tall * len(scene.players))
    match_header(canvas, scene)
    columned = {_column_x(place, len(columns)): name for place, (name, _) in enumerate(columns)}
    headings(canvas, {**columned, TOTAL_RIGHT: scene.words["total"]})
    most = max(totals(scene), default=0)
    for row, seat in enumerate(by_rank(scene)):
        top = HEADER + HEADS + MARGIN + row * tall
        lit = seat in winners
        row_ground(canvas, (MARGIN, top, WIDTH - MARGIN, top + tall - 8), lit=lit)
        size = _BarSize(_bar_width(len(columns)), max(scene.target, most, 1))
        middle = top + (tall - 8) // 2
        _sheet_row(canvas, scene, seat, middle, size if tall == _ROW else size._replace(full=0), lit=lit)
        newest = PAPER if scene.fewest_wins else GAIN
        for place, (_, values) in enumerate(columns):
            ink = newest if place == len(columns) - 1 and values[seat] else PAPER if values[seat] else MUTED
            writing(str(values[seat]), 20, ink, "bold").right(canvas, _column_x(place, len(columns)), middle)
    return canvas


def _columns(rounds: Sequence[Sequence[int]], seats: int) -> list[tuple[str, Sequence[int]]]:
    """Return the columns: a round's number and its points. If there are too many, the first one sums the
    oldest.
    """
    fit = (_ROUNDS_RIGHT - _ROUNDS_LEFT) // _COLUMN
    if len(rounds) <= fit:
        return [(str(number), points) for number, points in enumerate(rounds, 1)]
    kept = fit - 1
    old = rounds[:-kept]
    summed = [sum(points[seat] for points in old) for seat in range(seats)]
    recent = enumerate(rounds[-kept:], len(old) + 1)
    return [(f"1-{len(old)}", summed), *((str(number), points) for number, points in recent)]


class _BarSize(NamedTuple):
    width: int
    full: int
    """Points at which the bar is full; 0 if rows are too low for bars."""


def _bar_width(columns: int) -> int:
    return min(560, _ROUNDS_RIGHT - columns * _COLUMN - 94 - 10)


def _column_x(place: int, count: int) -> int:
    return _ROUNDS_RIGHT - (count - 1 - place) * _COLUMN - 10


def _sheet_row(
    canvas: Image.Image, scene: Scene, seat: Seat, middle: int, size: _BarSize, *, lit: bool
) -> None:
    total = scene.players[seat].total
    seat_label(canvas, scene, seat, middle - (13 if size.full else 0), won=lit, width=size.width)
    if size.full:
        fill = seat_look(scene.looks[seat]).fill
        bar(size.width, fill, round(max(0, total) / size.full * 1000)).onto(canvas, 94, middle + 13)
    writing(str(total), 30, PAPER, "bold").right(canvas, TOTAL_RIGHT, middle)
