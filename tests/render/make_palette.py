"""Rewrites ``render/paint/palette.txt``. Run ``python -m tests.render.make_palette`` after changing colours.

It keeps the shades of felt. After them come the theme's own colours exactly, then the best blends for
everything that is drawn. Every picture and golden changes with it.
"""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

from PIL import Image

from render.paint import palette, theme
from render.paint.cache import PAINTED
from render.paint.palette import FELT_SHADES
from tests.render.conftest import specimens

COLOURS = 256
TARGET = Path(__file__).parents[2] / "render" / "paint" / "palette.txt"


def _theme() -> set[theme.Rgb]:
    plain = [value for value in vars(theme).values() if isinstance(value, tuple) and len(value) == 3]
    found = {value for value in plain if all(isinstance(part, int) for part in value)}
    for ink in (*theme.TILE_COLOURS.values(), theme.SIGN):
        found |= {ink.fill, ink.number, ink.outline}
    return found | {*theme.PIPS} | {seat.fill for seat in theme.SEATS}


def _recorded() -> list[Image.Image]:
    """Return the images that painting one picture of every kind maps to the palette."""
    mapped: list[Image.Image] = []
    plain = palette.indexed

    def recording(image: Image.Image) -> Image.Image:
        mapped.append(image)
        return plain(image)

    PAINTED.clear()
    with patch("render.paint.sprites.indexed", recording):
        specimens()
    return mapped


def _best(image: Image.Image, colours: int) -> list[theme.Rgb]:
    found = image.quantize(colours, Image.Quantize.MEDIANCUT, kmeans=8).getpalette() or []
    return [(found[i], found[i + 1], found[i + 2]) for i in range(0, 3 * colours, 3) if i + 2 < len(found)]


def _sample(images: list[Image.Image], known: list[theme.Rgb]) -> Image.Image:
    """Return a one-line image of the colours that are not near a known one.

    Each is repeated by the square root of its number of pixels.
    """
    counts: dict[theme.Rgb, int] = {}
    for image in images:
        for count, colour in image.getcolors(1 << 24) or []:
            assert isinstance(colour, tuple)
            red, green, blue = colour
            counts[red, green, blue] = counts.get((red, green, blue), 0) + count
    pixels: list[theme.Rgb] = []
    for colour, count in sorted(counts.items()):
        if min(sum((a - b) ** 2 for a, b in zip(colour, other, strict=True)) for other in known) > 60:
            pixels += [colour] * max(1, round(count**0.5))
    sample = Image.new("RGB", (len(pixels), 1))
    sample.putdata(pixels)
    return sample


def main() -> None:
    """Find the palette and write it."""
    drawn, shades = _recorded(), list(palette.colours()[:FELT_SHADES])
    fixed = sorted(_theme() - set(shades))
    rest = _best(_sample(drawn, shades + fixed), COLOURS - len(shades) - len(fixed))
    colours = [*shades, *fixed, *sorted(set(rest))]
    colours += [colours[-1]] * (COLOURS - len(colours))
    TARGET.write_text("".join("#{:02X}{:02X}{:02X}\n".format(*colour) for colour in colours), "ascii")


if __name__ == "__main__":
    main()
