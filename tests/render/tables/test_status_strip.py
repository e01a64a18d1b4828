"""The status strip: what it shows of each seat."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.paint.palette import palette_index, plain
from render.paint.theme import CLOSED, MUTED, NIGHT_DEEP, NIGHT_LIFT, PAPER, SEATS, mix
from render.tables import status_strip


def height_of_points(points: int, seats: int) -> int:
    """Return the height of a seat's points in pixels, if ``seats`` seats share the strip."""
    canvas = plain(1100, status_strip.HEIGHT, PAPER)
    cells = [
        status_strip.Cell(seat, "A", 7, points, on_turn=False, mark="", name="A", place=0)
        for seat in range(seats)
    ]
    status_strip.paint(canvas, 0, cells, stock=10, direction=1)
    first = canvas.crop(
        (status_strip.SIDE + 96, status_strip.HEIGHT // 2, status_strip.SIDE + 136, status_strip.HEIGHT - 12)
    ).convert("RGB")
    bands = ImageChops.difference(first, Image.new("RGB", first.size, PAPER)).convert("L")
    _, top, _, bottom = bands.point(lambda value: 255 * (value < 60)).getbbox() or (0, 0, 0, 0)
    return bottom - top


@pytest.mark.parametrize(("points", "seats", "smaller"), [(999, 6, False), (1000, 6, True), (1000, 2, False)])
def test_points_of_four_digits_are_written_smaller_in_narrow_cells(
    points: int, seats: int, smaller: bool
) -> None:
    assert height_of_points(88, seats) > 10
    assert (height_of_points(points, seats) < height_of_points(88, seats)) is smaller


def reached(points: int) -> int:
    """Return how many pixels of the bars are filled if both of two seats have these points of 100."""
    canvas = plain(1100, status_strip.HEIGHT, NIGHT_LIFT)
    cells = [
        status_strip.Cell(seat, "A", 7, points, on_turn=False, mark="", name="A", place=0, target=100)
        for seat in range(2)
    ]
    status_strip.paint(canvas, 0, cells, stock=10, direction=1)
    bar = canvas.crop((status_strip.SIDE + 90, status_strip.HEIGHT - 17, 1100, status_strip.HEIGHT - 12))
    return bar.tobytes().count(palette_index(SEATS[0].fill))


def test_a_bar_is_empty_below_zero_and_full_above_the_target() -> None:
    """Points may be negative, and exceed the target."""
    assert reached(-7) == reached(0) == 0
    assert reached(50) == pytest.approx(reached(100) / 2, rel=0.02)
    assert reached(130) == reached(100) > 0


def test_a_target_of_one_round_is_not_shown() -> None:
    """A match without a target looks the same: no bar, and no target after the points."""

    def shown(target: int) -> bytes:
        canvas = plain(1100, status_strip.HEIGHT, NIGHT_LIFT)
        cell = status_strip.Cell(0, "A", 7, 0, on_turn=False, mark="", name="A", place=0, target=target)
        status_strip.paint(canvas, 0, [cell, cell], stock=10, direction=1)
        return canvas.tobytes()

    assert shown(0) == shown(1) != shown(2)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("mark", ["UNO", "LAST", "LAATST", "DERNIER"])
def test_nothing_covers_a_flag(mark: str, seats: int) -> None:
    ground = plain(1100, status_strip.HEIGHT, NIGHT_LIFT)
    alone, below, beside = ground.copy(), ground.copy(), plain(status_strip.WIDTH, 700, NIGHT_LIFT)
    status_strip._flag(mark).onto(alone, 40, 40)
    cells = [
        status_strip.Cell(seat, "A", 1, 8, on_turn=False, mark="" if seat else mark, name="A", place=0)
        for seat in range(seats)
    ]
    status_strip.paint(below, 0, cells, stock=10, direction=0)
    status_strip.paint_aside(beside, 0, cells, stock=10)
    assert flagged(below) == flagged(beside) == flagged(alone) > 0


def flagged(picture: Image.Image) -> int:
    """Return how many pixels have the colour of a flag."""
    return picture.tobytes().count(palette_index(mix(CLOSED, NIGHT_DEEP, 0.35)))


def with_target(points: tuple[int, ...]) -> list[bool]:
    """Return for each seat whether the target of 100 stands after its points."""
    canvas = plain(1100, status_strip.HEIGHT, NIGHT_LIFT)
    cells = [
        status_strip.Cell(seat, "A", 7, made, on_turn=False, mark="", name="A", place=0, target=100)
        for seat, made in enumerate(points)
    ]
    status_strip.paint(canvas, 0, cells, stock=10, direction=0)
    width = (1100 - status_strip.SIDE - 8) // len(points)
    lefts = range(status_strip.SIDE, 1100 - width, width)
    shown = [canvas.crop((left, 0, left + width, status_strip.HEIGHT)) for left in lefts]
    return [cell.tobytes().count(palette_index(MUTED)) > 100 for cell in shown]  # also on edges of icons


@pytest.mark.parametrize(
    ("points", "everywhere"),
    [((5, 105), True), ((5, 95, 0), True), ((5, 5, 5, 5), True), ((5, 5, 5, 65), False)],
)
def test_the_target_stands_after_the_points_of_every_seat_or_of_none(
    points: tuple[int, ...], everywhere: bool
) -> None:
    """Points of two digits leave no room for it at a table of four."""
    assert with_target(points) == [everywhere] * len(points)
