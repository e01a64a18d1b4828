"""Sprites: pixels with soft edges, drawn once and blended for each ground they are pasted on.

A sprite is never changed after it is made, so threads may share it. For each ground it is blended and mapped
to the palette once. Later pastes only copy palette indexes. Its own pixels are rarely needed and are kept
compressed.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from hashlib import blake2b
from itertools import count
from typing import TypeAlias, cast

from PIL import Image

from render.paint.cache import PAINTED
from render.paint.palette import colours, ground, indexed

FAINT = 14
"""The least alpha, of 255, that is pasted. On felt, fainter pixels would show that its shade is rounded."""
_SEEN = [0] * FAINT + [255] * (256 - FAINT)
"""Lookup table from alpha to whether a pixel is pasted: from :data:`FAINT` on."""
_ANY = [0, *[255] * 255]
_numbers = count()


Box: TypeAlias = tuple[int, int, int, int]


def lying_on(canvas: Image.Image, x: int, y: int) -> int:
    """Return the colour to blend with at a point of ``canvas``, or at the nearest point inside it.

    The colour is a palette index.
    """
    width, height = canvas.size
    place = canvas.im.getpixel((min(max(x, 0), width - 1), min(max(y, 0), height - 1)))
    return ground(cast("int", place))  # pictures are painted in the palette


class Pixels:
    """A compressed picture."""

    __slots__ = ("_mode", "_packed", "size")

    def __init__(self, image: Image.Image) -> None:
        self._mode, self.size = image.mode, image.size
        self._packed = zlib.compress(image.tobytes(), 1)

    @property
    def nbytes(self) -> int:
        """The size of the compressed pixels in bytes."""
        return len(self._packed)

    def image(self) -> Image.Image:
        """Return the picture, decompressed."""
        return Image.frombytes(self._mode, self.size, zlib.decompress(self._packed))


class Mask:
    """A mask of the pixels that are pasted, one bit each.

    Args:
        alpha: the alpha channel of a picture.
        covers: 256 entries, by alpha: 255 if such a pixel is pasted, else 0.
    """

    __slots__ = ("core", "nbytes")

    def __init__(self, alpha: Image.Image, covers: Sequence[int] = _SEEN) -> None:
        self.core = alpha.point(covers, "1").im
        self.nbytes = alpha.width * alpha.height


class Stamp:
    """Palette indexes to paste, and a mask of those that are pasted.

    It has no palette of its own, and pasting skips Pillow's palette checks.

    Args:
        image: a picture in the palette.
        mask: without one, all pixels are pasted.
    """

    __slots__ = ("_mask", "_places", "_size", "nbytes")

    def __init__(self, image: Image.Image, mask: Mask | None = None) -> None:
        places = Image.new("L", image.size)
        places.im.paste(image.im, (0, 0, *image.size))
        self._places, self._size = places.im, image.size
        self._mask = None if mask is None else mask.core
        self.nbytes = image.width * image.height
        """Its size in bytes, without a mask that it shares."""

    def onto(self, canvas: Image.Image, x: int, y: int) -> None:
        """Paste the stamp with its top left corner at ``x``, ``y``."""
        width, height = self._size
        box = (x, y, x + width, y + height)
        if self._mask is None:
            canvas.im.paste(self._places, box)
        else:
            canvas.im.paste(self._places, box, self._mask)


class Sprite:
    """RGBA pixels with a margin of ``pad`` pixels around the nominal box, for shadows and glows."""

    __slots__ = ("_number", "_pixels", "pad")

    def __init__(self, image: Image.Image, pad: int = 0) -> None:
        self._pixels = Pixels(image)
        self.pad = pad
        self._number = next(_numbers)

    @property
    def nbytes(self) -> int:
        """The size of the compressed pixels in bytes."""
        return self._pixels.nbytes

    @property
    def image(self) -> Image.Image:
        """A copy of the sprite's pixels."""
        return self._pixels.image()

    @property
    def width(self) -> int:
        """Width in pixels, margin included."""
        return self._pixels.size[0]

    @property
    def height(self) -> int:
        """Height in pixels, margin included."""
        return self._pixels.size[1]

    def onto(self, canvas: Image.Image, x: int, y: int, under: int | None = None) -> int:
        """Paste the sprite, blended as a whole with one colour. Return that colour, a palette index.

        Args:
            x: the left of its box without margin; ``y`` is the top.
            under: that colour. By default the colour of the canvas at ``x``, ``y``.
        """
        under = lying_on(canvas, x, y) if under is None else under
        self.on(under).onto(canvas, x - self.pad, y - self.pad)
        return under

    def blend(self, canvas: Image.Image, x: int, y: int, window: Box | None = None) -> None:
        """Paste the sprite, blended with each pixel below. Use it where these have several colours.

        The result is cached by the pixels below. Does nothing if the sprite lies outside the window.

        Args:
            x: the left of its box without margin; ``y`` is the top.
            window: paste only inside this box. By default the whole canvas.
        """
        window = window or (0, 0, *canvas.size)
        left, top = x - self.pad, y - self.pad
        width, height = self._pixels.size
        box = (
            max(window[0], left, 0),
            max(window[1], top, 0),
            min(window[2], left + width, canvas.width),
            min(window[3], top + height, canvas.height),
        )
        if box[0] >= box[2] or box[1] >= box[3]:
            return
        below = canvas.crop(box)
        part = (box[0] - left, box[1] - top, box[2] - left, box[3] - top)
        known = blake2b(below.tobytes(), digest_size=16).digest()
        stamp = PAINTED.find((self._number, known, part), lambda: self._blended(below, part))
        stamp.onto(canvas, *box[:2])

    def on(self, under: int) -> Stamp:
        """Return the sprite blended with one colour, a palette index. The result is cached."""
        return PAINTED.find((self._number, under), lambda: self._flat(under))

    def _blended(self, below: Image.Image, part: Box) -> Stamp:
        """Return a part of the sprite blended with ``below``, a picture of the same size as the part."""
        image, blended = self.image.crop(part), below.convert("RGB")
        alpha = image.getchannel("A")
        blended.paste(image, (0, 0), alpha)
        mask = Mask(alpha, _ANY)  # felt around it keeps its shades
        stamp = Stamp(indexed(blended), mask)
        stamp.nbytes += mask.nbytes
        return stamp

    def _flat(self, under: int) -> Stamp:
        image = self.image
        alpha = image.getchannel("A")
        whole = not any(alpha.histogram()[:FAINT])
        mask = None if whole else PAINTED.find((self._number, "mask"), lambda: Mask(alpha))
        return Stamp(flat(image, alpha, under), mask)


def flat(image: Image.Image, alpha: Image.Image, under: int) -> Image.Image:
    """Return ``image`` blended with one colour (``under``, a palette index), converted to the palette."""
    blended = Image.new("RGB", image.size, colours()[under])
    blended.paste(image.convert("RGB"), (0, 0), alpha)
    return indexed(blended)
