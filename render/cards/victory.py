"""The victory card: who won a match, the points round by round, and records worth a cheer.

A match of one round has nothing to chart, so the card shows its hands as they were turned up. Knows no rules:
all numbers and sentences come from the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from PIL import Image

from engine.core import Outcome, Seat
from render.cards.scores import Shown, paint_round
from render.paint.curves import SIGN, apart, curve, dashes
from render.paint.encode import png
from render.paint.grounds import felt, night
from render.paint.pen import CAPITALS, Pen, Point, tallest
from render.paint.sprites import Sprite
from render.paint.text.fonts import font
from render.paint.text.lines import fitted
from render.paint.theme import FELT_LIGHT, MUTED, NIGHT, NIGHT_DEEP, NIGHT_LIFT, PAPER, RING, mix
from render.pieces.badges import seat_badge
from render.pieces.card_parts import crown, panel, rank_sign, star, writing
from render.pieces.player_rows import MARGIN, TALLEST, WIDTH, by_rank, row_ground, totals
from render.pieces.scene import Scene
from render.pieces.teams import seat_sign

_BANNER, _LINE = 168, 36
"""Height of the banner, and of each line of cheers in it."""
_BADGE, _CROWN = 104, 78
_HEADLINES = (50, 44, 38, 32)
"""Heights of the headline on one line, and on two if it is longer, as two long names are."""
_TWO_LINES = (34, 30, 26)
_TOP_LINE, _PITCH, _LOWER = 41, 46, 12
"""How much higher the first of two lines stands, the distance from one to the next, and how much lower the
text stands as a whole.
"""
_RULES = (23, 20, 17)
_LEAST, _ROW = 320, 78
"""The least height of the chart, and the greatest height of a row beside it."""
_CHART_RIGHT = 660
_NAMES = (20, 17, 15)
_LOW = 66
"""Rows at most this high have smaller writing."""


@dataclass(frozen=True)
class Victory:
    """What a victory card says besides its numbers."""

    headline: str
    """Who has won."""
    cheers: tuple[str, ...] = ()
    """Records and the like, one line each; three at most look good."""
    notes: tuple[str, ...] = ()
    """By seat, small text below the name, such as a rating; empty for none."""


@dataclass(frozen=True)
class LastRound:
    """The only round of a match, as :func:`render.round_card` shows it."""

    hands: Sequence[Shown]
    outcome: Outcome


def victory_card(
    scene: Scene,
    rounds: Sequence[Sequence[int]],
    winners: Sequence[Seat],
    victory: Victory,
    only: LastRound | None = None,
) -> bytes:
    """Return the victory card of a finished match as PNG8, 1100 wide.

    Args:
        scene: its totals are the final ones.
        rounds: what each round added, by seat; the oldest first.
        winners: of the match; empty if it was drawn.
        only: the round, if the match had only one. It replaces the chart.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
    """
    return png(paint(scene, rounds, winners, victory, only))


def paint(
    scene: Scene,
    rounds: Sequence[Sequence[int]],
    winners: Sequence[Seat],
    victory: Victory,
    only: LastRound | None = None,
) -> Image.Image:
    """Return the picture that :func:`victory_card` encodes. With ``only``, show that round instead of the
    chart and the table.
    """
    head = _BANNER + _LINE * len(victory.cheers)
    if only is not None:
        body = paint_round(scene, only.hands, only.outcome, headed=False)
        canvas = night(WIDTH, head + body.height)
        canvas.paste(body, (0, head))
    else:
        seats = len(scene.players)
        row = max(min(_ROW, (TALLEST - head - 2 * MARGIN) // seats), _LEAST // seats)
        canvas = night(WIDTH, head + row * seats + 2 * MARGIN)
        _chart(canvas, scene, rounds, (MARGIN, head + MARGIN, _CHART_RIGHT, canvas.height - MARGIN - 8))
        _table(canvas, scene, winners, victory, (head + MARGIN, row))
    _banner(canvas, scene, winners, victory, head)
    return canvas


# -- the banner ------------------------------------------------------------------------------------


def _banner(
    canvas: Image.Image, scene: Scene, winners: Sequence[Seat], victory: Victory, height: int
) -> None:
    canvas.paste(felt(WIDTH, height), (0, 0))
    left = 54
    top = (height - _BADGE) // 2 + 16
    for seat in winners:
        centre = (left + _BADGE // 2, top + _BADGE // 2)
        seat_sign(canvas, scene.sign(seat), centre, _BADGE, scene.team(seat))
        crown(_CROWN).blend(canvas, left + (_BADGE - _CROWN) // 2, top - _CROWN // 2 - 4)
        left += _BADGE + 26
    left += 10
    y = (height - _LINE * len(victory.cheers)) // 2 - 16
    lines, tall = headline_lines(victory.headline, WIDTH - left - 40)
    y += (len(lines) - 1) * _LOWER
    for line, text in enumerate(lines):
        level = y - (len(lines) - 1) * _TOP_LINE + line * _PITCH
        writing(text, tall, PAPER, "bold", shaped=True).left(canvas, left, level)
    subtitle = " · ".join(filter(None, (scene.words["title"], scene.words["target"])))
    subtitle, tall = tallest(subtitle, WIDTH - left - 40, _RULES, "regular")
    writing(subtitle, tall, mix(PAPER, FELT_LIGHT, 0.2), "regular").left(canvas, left, y + 56)
    for line, cheer in enumerate(victory.cheers):
        middle = y + 100 + line * _LINE
        star(12, RING).blend(canvas, left, middle - 13)
        cut, size = tallest(cheer, WIDTH - left - 74, (20, 18, 16))
        writing(cut, size, PAPER, "bold", shaped=True).left(canvas, left + 34, middle)


def headline_lines(text: str, width: int) -> tuple[list[str], int]:
    """Return a headline on one line or on two, and the height of its capitals. Text that does not fit is cut.

    Two lines break where they are most even.
    """
    whole, tall = tallest(text, width, _HEADLINES)
    words = text.split()
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if whole == text or not cuts:
        return [whole], tall
    letters = font(round(_TWO_LINES[0] / CAPITALS))
    lines = min(cuts, key=lambda pair: max(map(letters.getlength, pair)))
    tall = min(tallest(line, width, _TWO_LINES)[1] for line in lines)
    return [fitted(line, width, round(tall / CAPITALS)) for line in lines], tall


# -- the table -------------------------------------------------------------------------------------


def _table(
    canvas: Image.Image, scene: Scene, winners: Sequence[Seat], victory: Victory, rows: tuple[int, int]
) -> None:
    """Paint all players with their totals beside the chart, the best first."""
    top, tall = rows
    points = totals(scene)
    places = scene.ranks(points)
    left, right = _CHART_RIGHT + MARGIN, WIDTH - MARGIN
    for seat in by_rank(scene):
        middle = top + (tall - 8) // 2
        row_ground(canvas, (left, top, right, top + tall - 8), lit=seat in winners)
        size = min(46, tall - 22)
        seat_sign(canvas, scene.sign(seat), (left + 16 + size // 2, middle), size, scene.team(seat))
        rank_sign(canvas, places[seat], (left + 16, middle - size // 2, size))
        note = victory.notes[seat] if victory.notes else ""
        name, height = tallest(
            scene.name(seat), right - left - size - 140, _NAMES if tall > _LOW else _NAMES[1:]
        )
        up, down, small = (11, 15, 14) if tall > _LOW else (9, 12, 12)
        writing(name, height, PAPER, "bold", shaped=True).left(
            canvas, left + size + 30, middle - (up if note else 0)
        )
        if note:
            writing(note, small, MUTED, "regular").left(canvas, left + size + 30, middle + down)
        writing(str(points[seat]), 28, PAPER, "bold").right(canvas, right - 18, middle)
        top += tall


# -- the chart -------------------------------------------------------------------------------------


class _Plot(NamedTuple):
    """Where points of the match lie on the chart, in pixels of its panel."""

    width: int
    height: int
    rounds: int
    low: int
    high: int

    def at(self, number: int, points: int) -> Point:
        """Return the spot for ``points`` after ``number`` rounds."""
        x = _LEFT + (self.width - _LEFT - _RIGHT) * number / max(self.rounds, 1)
        share = (points - self.low) / max(self.high - self.low, 1)
        return x, self.height - _FOOT - (self.height - _FOOT - _TOP) * share


_LEFT, _RIGHT, _TOP, _FOOT = 22, 64, 34, 44


def _chart(
    canvas: Image.Image, scene: Scene, rounds: Sequence[Sequence[int]], box: tuple[int, int, int, int]
) -> None:
    """Paint the chart: each seat's points after every round, and the target if there is one."""
    panel(canvas, box, 14, mix(NIGHT, NIGHT_DEEP, 0.6))
    sums = [[0, *accumulate(each[seat] for each in rounds)] for seat in range(len(scene.players))]
    target = scene.target if scene.target > 1 else 0
    plot = _Plot(
        box[2] - box[0],
        box[3] - box[1],
        len(rounds),
        min(0, *map(min, sums)),
        max(target, *map(max, sums)),
    )
    pen = Pen(plot.width, plot.height, 2)
    pen.line(plot.at(0, 0), plot.at(plot.rounds, 0), 1.5, NIGHT_LIFT)
    if target:
        dashes(pen, plot.at(0, target), plot.at(plot.rounds, target))
    order = [*reversed(by_rank(scene))]
    for seat in order:
        curve(pen, scene.looks[seat], [plot.at(number, points) for number, points in enumerate(sums[seat])])
    Sprite(pen.done()).blend(canvas, box[0], box[1])
    ends = apart([(seat, plot.at(plot.rounds, sums[seat][-1])) for seat in order], plot.height)
    for seat, (x, y) in ends:
        seat_badge(scene.looks[seat], scene.initials[seat], SIGN).onto(
            canvas, box[0] + round(x) + 14, box[1] + round(y) - SIGN // 2
        )
    if target:
        x, y = plot.at(0, target)
        writing(scene.words["target"], 15, RING).left(canvas, box[0] + round(x), box[1] + round(y) - 15)
    every = -(-plot.rounds // 14)
    for number in range(every, plot.rounds + 1, every):
        x, _ = plot.at(number, 0)
        writing(str(number), 14, MUTED).middle(canvas, box[0] + round(x), box[3] - 18)
