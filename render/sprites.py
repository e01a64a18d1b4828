"""Sprites: pixels with soft edges, drawn once and pasted as they look on the ground they come to lie on.

A sprite is never written to after it is made, so threads may share it. On each ground it is blended and
mapped to the palette once; from then on pasting copies places of the palette.
"""

from __future__ import annotations

from itertools import count
from typing import TypeAlias, cast

from PIL import Image

from render.cache import PAINTED
from render.palette import colours, ground, indexed

FAINT = 14
"""Of 255: pixels that cover less are left out. On felt they would show that its shade is rounded."""
_numbers = count()


Box: TypeAlias = tuple[int, int, int, int]


def lying_on(canvas: Image.Image, x: int, y: int) -> int:
    """Return the ground at a point of a picture, or where it is nearest to one outside."""
    place = canvas.getpixel((min(max(x, 0), canvas.width - 1), min(max(y, 0), canvas.height - 1)))
    return ground(cast("int", place))  # pictures are painted in the palette


class Stamp:
    """Places of the palette, and which of them are pasted."""

    __slots__ = ("_image", "_mask", "nbytes")

    def __init__(self, image: Image.Image, mask: Image.Image | None, nbytes: int) -> None:
        self._image = image
        self._mask = mask
        self.nbytes = nbytes
        """How many bytes it keeps that nothing else does."""

    def onto(self, canvas: Image.Image, x: int, y: int) -> None:
        """Paste it with its left top at ``x``, ``y``."""
        canvas.paste(self._image, (x, y), self._mask)


class Sprite:
    """RGBA pixels and where their nominal corner lies inside them (shadows and glows stick out)."""

    __slots__ = ("_number", "image", "pad")

    def __init__(self, image: Image.Image, pad: int = 0) -> None:
        self.image = image
        self.pad = pad
        self._number = next(_numbers)

    @property
    def nbytes(self) -> int:
        """How many bytes it keeps."""
        return 4 * self.image.width * self.image.height

    def onto(self, canvas: Image.Image, x: int, y: int, under: int | None = None) -> int:
        """Paste it so that its nominal left top is at ``x``, ``y``; return what ground it lies on.

        Args:
            under: the ground of all of it; what lies under that corner unless named.
        """
        under = lying_on(canvas, x, y) if under is None else under
        self.on(under).onto(canvas, x - self.pad, y - self.pad)
        return under

    def blend(self, canvas: Image.Image, x: int, y: int, window: Box | None = None) -> None:
        """Paste it as it looks on whatever lies there, if that is not all the same: exact, but slow.

        Args:
            window: only what lies in it is pasted.
        """
        window = window or (0, 0, *canvas.size)
        left, top = x - self.pad, y - self.pad
        box = (
            max(window[0], left, 0),
            max(window[1], top, 0),
            min(window[2], left + self.image.width, canvas.width),
            min(window[3], top + self.image.height, canvas.height),
        )
        if box[0] >= box[2] or box[1] >= box[3]:
            return
        part = self.image.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
        below = canvas.crop(box).convert("RGB")
        below.paste(part, (0, 0), part)
        canvas.paste(indexed(below), box[:2])

    def on(self, under: int) -> Stamp:
        """Return it as it looks on a ground, which is a place of the palette."""
        return PAINTED.find((self._number, under), lambda: flat(self.image, under))


def flat(image: Image.Image, under: int) -> Stamp:
    """Return RGBA pixels as they look on a ground, which is a place of the palette."""
    alpha = image.getchannel("A")
    blended = Image.new("RGB", image.size, colours()[under])
    blended.paste(image, (0, 0), alpha)
    whole = not any(alpha.histogram()[:FAINT])
    mask = None if whole else alpha.point([0] * FAINT + [255] * (256 - FAINT), "1")
    return Stamp(indexed(blended), mask, image.width * image.height * (1 if whole else 2))
