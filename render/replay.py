"""A match as one animated picture: the table after each move, and a card at the end of each round.

A GIF, because that plays by itself wherever it is posted. All frames share one palette and hold only
what has changed; nothing is dithered. Knows no rules: every frame arrives as a view or as counted hands.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import TypeAlias, TypeVar

from PIL import Image

from engine.core import Outcome, View
from render.encode import png
from render.grounds import night
from render.palette import channels, indexed
from render.scene import Scene
from render.scores import Shown, paint_round
from render.table import HEIGHT, WIDTH
from render.table import paint as paint_table

T = TypeVar("T")

SIZE = (WIDTH * 3 // 4, HEIGHT * 3 // 4)
"""Of the animation: half as much again as the most a chat window shows, so that it bears a closer look."""
MOST = 90
"""The most frames: about a minute to watch, and well below what may be posted."""
FIRST, MOVE, ROUND, LAST = 1200, 600, 2400, 6000
"""How long a frame is shown, in thousandths of a second."""
PART = 8
"""Frames painted in one go: about a fifth of a second."""
SAME = 0
"""The palette's place that means "as in the frame before"."""
_SHADES = bytes([SAME + 1, *range(1, 256)])
"""Frees that place: the two darkest shades of felt cannot be told apart."""


@dataclass(frozen=True, slots=True)
class Still:
    """The table after a move."""

    view: View
    """A spectator's."""
    scene: Scene

    def paint(self) -> Image.Image:
        """Its pixels."""
        return paint_table(self.view, self.scene)


@dataclass(frozen=True, slots=True)
class Card:
    """The end of a round, as :func:`render.round_card` has it."""

    scene: Scene
    hands: Sequence[Shown]
    outcome: Outcome

    def paint(self) -> Image.Image:
        """Its pixels."""
        return paint_round(self.scene, self.hands, self.outcome)


Frame: TypeAlias = Still | Card


def still(frame: Frame) -> bytes:
    """One frame by itself, as PNG8 in full size."""
    return png(frame.paint())


class Film:
    """A GIF of :data:`SIZE` that plays over and over. It can be made in parts, wherever there is time.

    Args:
        frames: at least one. Of more than :data:`MOST` some are left out evenly: moves before the ends
            of rounds, never the first and the last.
    """

    def __init__(self, frames: Sequence[Frame]) -> None:
        self.frames = tuple(_chosen(frames))

    def __call__(self) -> bytes:
        """Make all of it."""
        return self.joined([picture for part in self.parts() for picture in part()])()

    def parts(self) -> list[Callable[[], list[bytes]]]:
        """Return the calls that paint it, a few frames each, in their order."""
        starts = range(0, len(self.frames), PART)
        return [partial(_painted, self.frames[start : start + PART]) for start in starts]

    def joined(self, pictures: Sequence[bytes]) -> Callable[[], bytes]:
        """Return the call that makes a film of all that the parts have painted."""
        return partial(_film, self._durations(), pictures)

    def _durations(self) -> list[int]:
        first, *others = [_time(frame) for frame in self.frames]
        durations = [FIRST, *others] if isinstance(self.frames[0], Still) else [first, *others]
        durations[-1] = LAST
        return durations


def _painted(frames: Sequence[Frame]) -> list[bytes]:
    """Frames as places of the palette, packed: they may have to go from one process to another."""
    return [zlib.compress(_small(frame).tobytes(), 1) for frame in frames]


def _film(durations: Sequence[int], pictures: Sequence[bytes]) -> bytes:
    images = map(_unpacked, pictures)
    out = BytesIO()
    next(images).save(
        out,
        "GIF",
        save_all=True,
        append_images=images,
        duration=list(durations),
        loop=0,
        palette=channels(),
        optimize=True,
        transparency=SAME,
    )
    return out.getvalue()


def _unpacked(picture: bytes) -> Image.Image:
    image = Image.frombytes("P", SIZE, zlib.decompress(picture))
    image.putpalette(channels())
    return image


def replay(frames: Sequence[Frame]) -> bytes:
    """Return a film of these frames."""
    return Film(frames)()


def _time(frame: Frame) -> int:
    return ROUND if isinstance(frame, Card) else MOVE


def _chosen(frames: Sequence[Frame]) -> list[Frame]:
    last = len(frames) - 1
    marked = [at for at, frame in enumerate(frames) if at in {0, last} or isinstance(frame, Card)]
    others = [at for at in range(len(frames)) if at not in set(marked)]
    kept = _evenly(marked, MOST)
    kept += _evenly(others, MOST - len(kept))
    return [frames[at] for at in sorted(kept)]


def _evenly(items: Sequence[T], count: int) -> list[T]:
    """So many of them, the first and the last included where there is room for two."""
    if count >= len(items):
        return list(items)
    return [items[at * (len(items) - 1) // max(count - 1, 1)] for at in range(count)]


def _small(frame: Frame) -> Image.Image:
    """A frame's pixels in the shared palette, in the middle of the dark ground where it is lower."""
    painted = canvas = frame.paint().convert("RGB")
    if painted.size != (WIDTH, HEIGHT):
        canvas = night(WIDTH, HEIGHT).convert("RGB")
        painted.thumbnail((WIDTH, HEIGHT), Image.Resampling.BOX)
        canvas.paste(painted, ((WIDTH - painted.width) // 2, (HEIGHT - painted.height) // 2))
    return indexed(canvas.resize(SIZE, Image.Resampling.BOX)).point(_SHADES)
