"""A match as an animated picture: the table after each move, and a card at the end of each round.

It is a GIF, which plays by itself wherever it is posted. All frames share one palette and contain only what
has changed; nothing is dithered. Knows no rules: every frame comes as a view or as counted hands.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from io import BytesIO
from typing import TypeAlias, TypeVar

from PIL import Image

from engine.core import Outcome, Seat, View
from render.cards.scores import Shown, paint_round
from render.cards.victory import Victory
from render.cards.victory import paint as paint_victory
from render.paint.encode import png
from render.paint.grounds import night
from render.paint.palette import FELT_SHADES, channels, colours, indexed
from render.paint.pen import tallest
from render.paint.text.names import clean
from render.paint.theme import PAPER
from render.pieces.card_parts import writing
from render.pieces.scene import Scene
from render.pieces.title import card as paint_title
from render.tables.table import HEIGHT, WIDTH
from render.tables.table import paint as paint_table

T = TypeVar("T")

CAPTION = 52
"""Height of the line below a picture that says what happened."""
FULL = (WIDTH, HEIGHT + CAPTION)
SIZE = (FULL[0] * 3 // 4, FULL[1] * 3 // 4)
"""Size of the animation: half as much again as chat windows show at most, so that it can be looked at
closely."""
MOST = 90
"""The most frames: a minute and a half to watch, and well below the size that may be posted."""
FIRST, MOVE, ROUND, LAST = 2400, 1000, 3000, 6000
"""How long a frame is shown, in milliseconds."""
PART = 8
"""Frames painted in one part: about a fifth of a second."""
SAME = 0
"""The palette index that means "unchanged since the last frame"."""
_SHADES = bytes([SAME + 1, *range(1, 256)])
"""Frees that index. It maps the darkest shade of felt to the next one, which looks the same."""


@dataclass(frozen=True, slots=True)
class Still:
    """A frame: the table after a move."""

    view: View
    """A spectator's view."""
    scene: Scene
    caption: str = ""
    """What has just happened, in one line."""

    def paint(self) -> Image.Image:
        """Return the picture of the table."""
        return paint_table(self.view, self.scene)


@dataclass(frozen=True, slots=True)
class Card:
    """A frame: the end of a round, as :func:`render.round_card` shows it."""

    scene: Scene
    hands: Sequence[Shown]
    outcome: Outcome
    caption: str = ""

    def paint(self) -> Image.Image:
        """Return the round's card."""
        return paint_round(self.scene, self.hands, self.outcome)


@dataclass(frozen=True, slots=True)
class Opening:
    """A frame: the title of a match and its players. It is all that shows if an animation does not play."""

    scene: Scene
    caption: str = ""

    def paint(self) -> Image.Image:
        """Return the picture of the match's title."""
        return paint_title(self.scene, (WIDTH, HEIGHT))


@dataclass(frozen=True, slots=True)
class Ending:
    """A frame: the end of a match of several rounds, as :func:`render.victory_card` shows it."""

    scene: Scene
    rounds: Sequence[Sequence[int]]
    winners: Sequence[Seat]
    victory: Victory
    caption: str = ""

    def paint(self) -> Image.Image:
        """Return the victory card."""
        return paint_victory(self.scene, self.rounds, self.winners, self.victory)


Frame: TypeAlias = Still | Card | Opening | Ending


def still(frame: Frame) -> bytes:
    """Return one frame as PNG8 in full size."""
    return png(frame.paint())


class Film:
    """A GIF of :data:`SIZE` that plays in a loop. It can be made in parts, in several processes.

    Args:
        frames: at least one. Of more than :data:`MOST` frames some moves are left out evenly. The first, the
            last and the ends of rounds stay.
    """

    def __init__(self, frames: Sequence[Frame]) -> None:
        self.frames = tuple(_chosen(frames))

    def __call__(self) -> bytes:
        """Return the finished GIF."""
        return self.joined([picture for part in self.parts() for picture in part()])()

    def parts(self) -> list[Callable[[], list[bytes]]]:
        """Return functions that each paint a few frames, in order, and return them for :meth:`joined`."""
        starts = range(0, len(self.frames), PART)
        return [partial(_painted, self.frames[start : start + PART]) for start in starts]

    def joined(self, pictures: Sequence[bytes]) -> Callable[[], bytes]:
        """Return a function that makes the GIF from ``pictures``: the results of all parts in order."""
        return partial(_film, self._durations(), pictures)

    def _durations(self) -> list[int]:
        return [*map(_time, self.frames[:-1]), LAST]


def _painted(frames: Sequence[Frame]) -> list[bytes]:
    """Return each frame as compressed palette indexes, small enough to pass between processes."""
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
    """Return a GIF of these frames."""
    return Film(frames)()


def _time(frame: Frame) -> int:
    if isinstance(frame, Opening):
        return FIRST
    return MOVE if isinstance(frame, Still) else ROUND


def _chosen(frames: Sequence[Frame]) -> list[Frame]:
    last = len(frames) - 1
    marked = [at for at, frame in enumerate(frames) if at in {0, last} or not isinstance(frame, Still)]
    others = [at for at in range(len(frames)) if at not in set(marked)]
    kept = _evenly(marked, MOST)
    kept += _evenly(others, MOST - len(kept))
    return [frames[at] for at in sorted(kept)]


def _evenly(items: Sequence[T], count: int) -> list[T]:
    """Return ``count`` of the items, evenly spread. The first and last are included if ``count`` is at least
    2.
    """
    if count >= len(items):
        return list(items)
    return [items[at * (len(items) - 1) // max(count - 1, 1)] for at in range(count)]


def _small(frame: Frame) -> Image.Image:
    """Return a frame in the shared palette, centred on the dark ground, with its caption below."""
    painted = frame.paint().convert("RGB")
    canvas = night(*FULL).convert("RGB")
    if painted.height > HEIGHT:
        painted.thumbnail((WIDTH, HEIGHT), Image.Resampling.BOX)
    canvas.paste(painted, ((WIDTH - painted.width) // 2, (HEIGHT - painted.height) // 2))
    if frame.caption:
        canvas.paste(_caption(frame.caption).convert("RGB"), (0, HEIGHT))
    return _smooth(canvas.resize(SIZE, Image.Resampling.BOX)).point(_SHADES)


def _smooth(image: Image.Image) -> Image.Image:
    """Return an RGB picture in the palette, with more shades of felt than Pillow's own mapping finds."""
    mapped = indexed(image)
    felt = Image.frombytes("L", image.size, mapped.tobytes()).point(_IS_FELT, "1")
    mapped.paste(image.getchannel("G").point(_felt_by_green()), (0, 0), felt)
    return mapped


_IS_FELT = [255] * FELT_SHADES + [0] * (256 - FELT_SHADES)
"""By palette index, whether it is a shade of felt."""


@lru_cache(maxsize=1)
def _felt_by_green() -> list[int]:
    """Return, by the green value of a colour, the nearest shade of felt. Green tells the shades apart."""
    shades = colours()[:FELT_SHADES:2]  # every second one, as felt is painted
    return [
        2 * min(range(len(shades)), key=lambda place: abs(shades[place][1] - green)) for green in range(256)
    ]


def _caption(text: str) -> Image.Image:
    """Return the strip below a frame, with the caption. Text that does not fit is cut."""
    line = night(WIDTH, CAPTION)
    cut, tall = tallest(clean(text, _LONGEST), WIDTH - 60, _CAPTIONS)
    writing(cut, tall, PAPER, "bold", shaped=True).left(line, 30, CAPTION // 2)
    return line


_CAPTIONS = (23, 21, 19)
"""The heights of captions."""
_LONGEST = 160
"""A longer caption is cut to this many characters, more than ever fit."""
