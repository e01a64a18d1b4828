"""A canvas that is drawn several times too large and then reduced: smooth edges without a vector library.

Coordinates are floats in final pixels. Knows no games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from render.paint.text.fonts import font, spelt
from render.paint.text.lines import clusters, fitted, line, plain
from render.paint.theme import USUAL_THEME, Rgb, Theme

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]

CAPITALS = 0.668
"""Height of a capital or digit of the bold font, as a share of the font size."""


_FILLED = 1.42
"""The diagonal of a sign in a disc, as a multiple of its radius, if it would be larger."""


_PICTURE = 1.3
"""How much larger an emoji may be than a letter."""


class Lettering:
    """A rendered text that is not placed yet. Its capitals are ``height`` final pixels tall.

    Args:
        scale: the scale of the canvas it will be put on.
        shaped: lay the text out as names are. A text that the first font lacks letters for always is.
    """

    def __init__(
        self, text: str, height: float, scale: int = 4, weight: str = "bold", *, shaped: bool = False
    ) -> None:
        size = max(1, round(height * scale / CAPITALS))
        self.stamps: tuple[tuple[Image.Image, tuple[int, int]], ...] = ()
        """Coloured emojis, each with its place in the mask."""
        if shaped or not plain(text):
            pixels, self.offset, self.stamps = line(text, weight).draw(size)
            self.mask = pixels.im
        else:
            self.mask, self.offset = font(size, weight).getmask2(spelt(text), "L", anchor="ls")
        self.ink = self.mask.getbbox() or (0, 0, 0, 0)
        if self.stamps:
            self.ink = (0, 0, *self.mask.size)
        self.height = height
        self.width = (self.ink[2] - self.ink[0]) / scale
        """Width of the ink in final pixels."""


class Pen:
    """A canvas of ``width`` x ``height`` final pixels with premultiplied alpha.

    Args:
        scale: how many times too large it is drawn. Small pictures deserve a larger scale.
        theme: the colours a tile is drawn with.
    """

    def __init__(self, width: int, height: int, scale: int = 4, theme: Theme = USUAL_THEME) -> None:
        self.scale = scale
        self.theme = theme
        self.size = (width, height)
        self.image = Image.new("RGBa", (width * scale, height * scale), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def _up(self, *values: float) -> list[float]:
        return [value * self.scale for value in values]

    def disc(self, centre: Point, radius: float, fill: Rgb) -> None:
        """Draw a filled circle."""
        self._draw.ellipse(self._up(*_around(centre, radius)), fill=fill)

    def ring(self, centre: Point, radius: float, width: float, fill: Rgb) -> None:
        """Draw a circle line whose outer edge has ``radius``."""
        box = self._up(*_around(centre, radius))
        self._draw.ellipse(box, outline=fill, width=max(1, round(width * self.scale)))

    def pie(self, centre: Point, radius: float, start: int, end: int, fill: Rgb) -> None:
        """Draw a filled slice of a circle from ``start`` to ``end`` degrees, clockwise from east."""
        x0, y0, x1, y1 = self._up(*_around(centre, radius))
        self._draw.pieslice(((x0, y0), (x1, y1)), start, end, fill=fill)

    def arc(self, centre: Point, radius: float, span: tuple[float, float], width: float, fill: Rgb) -> None:
        """Draw a part of a circle line whose outer edge has ``radius``.

        Args:
            span: start and end in degrees, clockwise from east.
        """
        self._draw.arc(
            self._up(*_around(centre, radius)), *span, fill=fill, width=max(1, round(width * self.scale))
        )

    def box(self, box: Box, radius: float, fill: Rgb) -> None:
        """Draw a filled box with rounded corners."""
        x0, y0, x1, y1 = self._up(*box)
        self._draw.rounded_rectangle((x0, y0, x1 - 1, y1 - 1), radius * self.scale, fill=fill)

    def shade(self, box: Box, radius: float, top: Rgb, bottom: Rgb) -> None:
        """Draw a rounded box with a vertical gradient from ``top`` to ``bottom``."""
        x0, y0, x1, y1 = (round(value) for value in self._up(*box))
        slope = Image.new("RGB", (1, 2), top)
        slope.putpixel((0, 1), bottom)
        fill = slope.resize((x1 - x0, y1 - y0), Image.Resampling.BILINEAR)
        mask = Image.new("L", fill.size, 0)
        corners = (0, 0, fill.width - 1, fill.height - 1)
        ImageDraw.Draw(mask).rounded_rectangle(corners, radius * self.scale, fill=255)
        self.image.paste(fill, (x0, y0), mask)

    def polygon(self, points: Sequence[Point], fill: Rgb, rounding: float = 0) -> None:
        """Draw a filled convex polygon. ``rounding`` rounds its corners without making it larger."""
        if rounding:
            points = _shrunk(points, rounding)
            for one, other in zip(points, [*points[1:], points[0]], strict=True):
                self.line(one, other, 2 * rounding, fill)
        self._draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=fill)

    def line(self, one: Point, other: Point, width: float, fill: Rgb) -> None:
        """Draw a stroke with round ends."""
        half = width / 2
        length = math.dist(one, other) or 1
        across = ((other[1] - one[1]) / length * half, (one[0] - other[0]) / length * half)
        self.disc(one, half, fill)
        self.disc(other, half, fill)
        corners = [
            (one[0] + across[0], one[1] + across[1]),
            (other[0] + across[0], other[1] + across[1]),
            (other[0] - across[0], other[1] - across[1]),
            (one[0] - across[0], one[1] - across[1]),
        ]
        self._draw.polygon([(x * self.scale, y * self.scale) for x, y in corners], fill=fill)

    def text(
        self,
        text: str,
        at: Point,
        height: float,
        fill: Rgb,
        *,
        align: float = 0.5,
        weight: str = "bold",
        shaped: bool = False,
    ) -> float:
        """Draw ``text`` with capitals ``height`` tall, vertically centred on ``at``.

        Args:
            align: which part of the ink lies at ``at``: 0 its left edge, 0.5 its middle, 1 its right edge.
            shaped: lay the text out as names are. A text that the first font lacks letters for always is.

        Returns:
            the width of the ink in final pixels.
        """
        lettering = Lettering(text, height, self.scale, weight, shaped=shaped)
        self.put(lettering, at, fill, align)
        return lettering.width

    def sign(self, text: str, centre: Point, reach: float, fill: Rgb) -> None:
        """Draw a letter or two of any script with the middle of its ink on ``centre``.

        Args:
            reach: the radius of the disc that it is for. It fills about as much of it as a Latin letter.
        """
        room = reach if text.isalnum() else reach * _PICTURE
        tall, most = room * (0.9 if len(clusters(text)) == 1 else 0.72), room * _FILLED
        letters = Lettering(text, tall, self.scale, shaped=True)
        left, top, right, bottom = (side / self.scale for side in letters.ink)
        spare = math.hypot(right - left, bottom - top) / most
        if spare > 1:
            letters = Lettering(text, tall / spare, self.scale, shaped=True)
            top, bottom = letters.ink[1] / self.scale, letters.ink[3] / self.scale
        lift = letters.offset[1] / self.scale + (top + bottom) / 2 + letters.height / 2
        self.put(letters, (centre[0], centre[1] - lift), fill)

    def put(self, lettering: Lettering, at: Point, fill: Rgb, align: float = 0.5) -> None:
        """Draw ``lettering``, rendered at this canvas's scale, where :meth:`text` would draw it."""
        ink, (left, top), size = lettering.ink, lettering.offset, lettering.mask.size
        x = at[0] * self.scale - ink[0] - (ink[2] - ink[0]) * align - left
        y = (at[1] + lettering.height / 2) * self.scale
        left, top = round(x + left), round(y + top)
        ink_only = Image.new(self.image.mode, size, fill)
        box = (left, top, left + size[0], top + size[1])
        # ImageDraw.text pastes the same way, but would render the text once more.
        self.image.im.paste(ink_only.im, box, lettering.mask)
        for stamp, (across, down) in lettering.stamps:
            opaque = stamp.convert("RGB").convert("RGBA").convert(self.image.mode)
            self.image.paste(opaque, (left + across, top + down), stamp.getchannel("A"))

    def glow(self, box: Box, radius: float, fill: Rgb, alpha: int, blur: float) -> None:
        """Draw a blurred box over what is there. Draw it before the thing that shall glow."""
        shade = Image.new("L", self.size, 0)
        corners = (box[0], box[1], box[2] - 1, box[3] - 1)
        ImageDraw.Draw(shade).rounded_rectangle(corners, radius, fill=alpha)
        shade = shade.filter(ImageFilter.GaussianBlur(blur))
        mask = shade.resize(self.image.size, Image.Resampling.BILINEAR)
        self.image.paste(Image.new(self.image.mode, self.image.size, fill), (0, 0), mask)

    def done(self) -> Image.Image:
        """Return the canvas at its final size as RGBA."""
        return self.reduced().convert("RGBA")

    def reduced(self) -> Image.Image:
        """Return the canvas at its final size, still with premultiplied alpha."""
        return self.image if self.scale == 1 else self.image.reduce(self.scale)


def _around(centre: Point, radius: float) -> Box:
    x, y = centre
    return x - radius, y - radius, x + radius, y + radius


def _shrunk(points: Sequence[Point], by: float) -> list[Point]:
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    result: list[Point] = []
    for index, (x, y) in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        one = math.atan2(before[1] - y, before[0] - x)
        other = math.atan2(after[1] - y, after[0] - x)
        half = abs(math.sin((one - other) / 2)) or 1
        away = math.dist((x, y), (middle_x, middle_y)) or 1
        share = by / half / away
        result.append((x + (middle_x - x) * share, y + (middle_y - y) * share))
    return result


def tallest(text: str, width: int, heights: Sequence[int], weight: str = "bold") -> tuple[str, int]:
    """Return ``text`` and the first of ``heights`` (of capitals) at which it fits into ``width`` pixels.

    If it does not fit at any height, return it cut for the last height.
    """
    for height in heights:
        cut = fitted(text, width, round(height / CAPITALS), weight)
        if cut == text:
            break
    return cut, height
