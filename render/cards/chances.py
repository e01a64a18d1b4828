"""A chart of a match: each seat's chance to win, from the first move to the last.

Steps worth a look are marked. Knows no rules: all numbers and sentences come from the caller.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from engine.core import Seat
from render.paint.curves import SIGN, apart, curve, dashes
from render.paint.encode import png
from render.paint.grounds import felt, night
from render.paint.pen import Pen, Point, tallest
from render.paint.sprites import Sprite
from render.paint.theme import FELT_LIGHT, MUTED, NIGHT, NIGHT_DEEP, NIGHT_LIFT, PAPER, RING, mix, seat_look
from render.pieces.badges import seat_badge
from render.pieces.card_parts import panel, star, writing
from render.pieces.player_rows import MARGIN, WIDTH
from render.pieces.scene import Scene

_BANNER, _PLOT = 120, 470
_LEFT, _RIGHT, _TOP, _FOOT = 116, 76, 40, 62
_SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
_MARK = 19
"""Half the width of a mark."""


class Mark(NamedTuple):
    """A step that the chart marks."""

    step: int
    seat: Seat
    good: bool
    """Whether the move was good."""


@dataclass(frozen=True)
class Course:
    """What a chart of chances shows besides its players."""

    title: str
    chances: Sequence[tuple[int, Sequence[float]]]
    """Pairs of a move number and the seats' chances after it. Partners have the same, and those of the teams
    add up to 1. Includes the first and the last step."""
    rounds: Sequence[int]
    """The steps at which rounds ended."""
    labels: Mapping[float, str]
    """The labels of the shares 0, 0.25, 0.5, 0.75 and 1."""
    marks: Sequence[Mark] = ()


def chances_chart(scene: Scene, course: Course) -> bytes:
    """Return the chart of a match as PNG8, 1100 wide."""
    return png(paint(scene, course))


def paint(scene: Scene, course: Course) -> Image.Image:
    """Return the picture that :func:`chances_chart` encodes."""
    canvas = night(WIDTH, _BANNER + _PLOT + 2 * MARGIN)
    canvas.paste(felt(WIDTH, _BANNER), (0, 0))
    title, tall = tallest(course.title, WIDTH - 108, (40, 34, 28))
    writing(title, tall, PAPER).left(canvas, 54, _BANNER // 2 - 18)
    writing(scene.words["title"], 25, mix(PAPER, FELT_LIGHT, 0.2), "regular").left(
        canvas, 54, _BANNER // 2 + 30
    )
    box = (MARGIN, _BANNER + MARGIN, WIDTH - MARGIN, canvas.height - MARGIN)
    panel(canvas, box, 14, mix(NIGHT, NIGHT_DEEP, 0.6))
    _plot(canvas, scene, course, box)
    return canvas


class _Chart(NamedTuple):
    """Where chances lie on the chart, in pixels of its panel."""

    width: int
    height: int
    steps: int

    def at(self, step: int, share: float) -> Point:
        """Return the point for a chance (0 to 1) after ``step`` moves."""
        x = _LEFT + (self.width - _LEFT - _RIGHT) * step / max(self.steps, 1)
        return x, self.height - _FOOT - (self.height - _FOOT - _TOP) * share


def _plot(canvas: Image.Image, scene: Scene, course: Course, box: tuple[int, int, int, int]) -> None:
    left, top = box[:2]
    chart = _Chart(box[2] - left, box[3] - top, course.chances[-1][0])
    pen = Pen(chart.width, chart.height, 2)
    for share in _SHARES:
        pen.line(chart.at(0, share), chart.at(chart.steps, share), 1.5, NIGHT_LIFT)
    equal = len((scene.teams or ((0,),))[0]) / len(scene.players)
    dashes(pen, chart.at(0, equal), chart.at(chart.steps, equal))
    for step in course.rounds[:-1]:
        pen.line(chart.at(step, 0), chart.at(step, 1), 1.5, NIGHT_LIFT)
    seats = range(len(scene.players))
    for seat in reversed(seats):
        spots = [chart.at(step, chances[seat]) for step, chances in course.chances]
        curve(pen, scene.looks[seat], spots, dotted=False)
    Sprite(pen.done()).blend(canvas, left, top)
    _words(canvas, course, chart, (left, top))
    for mark in course.marks:
        _mark(canvas, scene, chart.at(mark.step, _chance(course, mark)), mark, (left, top))
    ends = [(seat, chart.at(chart.steps, course.chances[-1][1][seat])) for seat in seats]
    for seat, (x, y) in apart(ends, chart.height):
        badge = seat_badge(scene.looks[seat], scene.initials[seat], SIGN)
        badge.onto(canvas, left + round(x) + 16, top + round(y) - SIGN // 2)


def _words(canvas: Image.Image, course: Course, chart: _Chart, corner: tuple[int, int]) -> None:
    """Write the percentages beside the chart, and the numbers of the rounds below it."""
    left, top = corner
    for share in _SHARES:
        x, y = chart.at(0, share)
        writing(course.labels[share], 20, MUTED).right(canvas, left + round(x) - 12, top + round(y))
    every = -(-len(course.rounds) // 14)
    before = 0
    for number, step in enumerate(course.rounds, 1):
        x, y = chart.at((before + step) // 2, 0)
        if (number - 1) % every == 0:
            writing(str(number), 20, MUTED).middle(canvas, left + round(x), top + round(y) + 34)
        before = step


def _chance(course: Course, mark: Mark) -> float:
    """Return the chance of the marked seat at the mark's step, or at the last known step before it."""
    return [chances for step, chances in course.chances if step <= mark.step][-1][mark.seat]


def _mark(canvas: Image.Image, scene: Scene, spot: Point, mark: Mark, corner: tuple[int, int]) -> None:
    """Paint a star for a good move or a cross for a bad one, on a disc in the seat's colour."""
    size = 2 * _MARK
    pen = Pen(size, size)
    pen.disc((_MARK, _MARK), _MARK, seat_look(scene.looks[mark.seat]).fill)
    pen.disc((_MARK, _MARK), _MARK - 3, NIGHT_DEEP)
    if not mark.good:
        reach = _MARK * 0.4
        for slope in (1, -1):
            one = (_MARK - reach, _MARK - slope * reach)
            pen.line(one, (_MARK + reach, _MARK + slope * reach), 4, PAPER)
    x, y = corner[0] + round(spot[0]), corner[1] + round(spot[1])
    Sprite(pen.done()).blend(canvas, x - _MARK, y - _MARK)
    if mark.good:
        star(12, RING).blend(canvas, x - 12, y - 13)
