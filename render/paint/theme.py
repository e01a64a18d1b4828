"""The colours of every picture, in one place, so that tests can measure them.

Knows no pixels and no rules. Every tile colour also has a silhouette and every seat colour a shape, so that
players never have to tell hues apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]


def rgb(text: str) -> Rgb:
    """Return ``#1FA187`` as three numbers from 0 to 255."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Return ``one`` mixed with ``share`` (0 to 1) of ``other``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Ink(NamedTuple):
    """How a tile colour is drawn."""

    fill: Rgb
    number: Rgb
    """The colour of writing on it, at least 4.5:1 against ``fill``."""
    outline: Rgb
    """The colour of its edge, at least 3:1 against ivory."""
    shape: str
    """The silhouette that stands for the colour."""


class SeatLook(NamedTuple):
    """What distinguishes a seat: a colour, a shape, and the emoji that looks like it."""

    fill: Rgb
    shape: str
    emoji: str


TILE_COLOURS = {
    "red": Ink(rgb("#D32F2F"), rgb("#FFFFFF"), rgb("#8E1B1B"), "disc"),
    "yellow": Ink(rgb("#FFC107"), rgb("#1B1608"), rgb("#8A6100"), "diamond"),
    "green": Ink(rgb("#1FA187"), rgb("#06201A"), rgb("#0E5F4F"), "clover"),
    "blue": Ink(rgb("#1E3FA8"), rgb("#FFFFFF"), rgb("#122768"), "square"),
    "white": Ink(rgb("#FFFFFF"), rgb("#20242C"), rgb("#8A8F9C"), "ring"),
}
SIGN = Ink(rgb("#20242C"), rgb("#FFFFFF"), rgb("#0A0B0E"), "octagon")
"""The ink of faces without a colour of their own: the ground of wild and road-sign faces."""
SIGN_BAR = rgb("#FF5A4F")

SEATS = (
    SeatLook(rgb("#F08C29"), "disc", "\N{LARGE ORANGE CIRCLE}"),
    SeatLook(rgb("#81DAFB"), "square", "\N{LARGE BLUE SQUARE}"),
    SeatLook(rgb("#B2D89F"), "hexagon", "\N{LARGE GREEN CIRCLE}"),
    SeatLook(rgb("#FCD721"), "diamond", "\N{LARGE YELLOW CIRCLE}"),
    SeatLook(rgb("#CC86FF"), "shield", "\N{LARGE PURPLE CIRCLE}"),
    SeatLook(rgb("#A3A5AA"), "house", "\N{HOUSE BUILDING}"),
    SeatLook(rgb("#F48FB1"), "octagon", "\N{LARGE RED CIRCLE}"),
    SeatLook(rgb("#2FC0AA"), "ticket", "\N{LARGE GREEN SQUARE}"),
)
"""No seat is white and a disc: so are the signs of arms (:data:`BADGE`)."""
SEAT_INK = rgb("#16181F")

PIPS = tuple(
    map(
        rgb,
        (
            "#20242C",
            "#1666A8",
            "#17742F",
            "#C02020",
            "#7A4B00",
            "#1E3FA8",
            "#20242C",
            "#AE1578",
            "#006E68",
            "#5A2A9C",
            "#AB4400",
            "#566300",
            "#4A4F59",
        ),
    )
)
"""Colours of the numbers 0 to 12 in double-twelve sets, at least 5.5:1 against ivory."""

FELT = rgb("#185E42")
FELT_LIGHT = rgb("#1B6247")
FELT_DARK = rgb("#103F2D")
IVORY = rgb("#FCF9F0")
IVORY_DEEP = rgb("#EAE2D0")
IVORY_EDGE = rgb("#8F8468")
IVORY_LIP = rgb("#C9BD9F")
IVORY_LINE = rgb("#B9AE96")
WHITE = rgb("#FFFFFF")
PIP = rgb("#1B1E25")
BADGE = rgb("#FFFFFF")
BADGE_INK = rgb("#111318")
RING = rgb("#FFD640")
NIGHT = rgb("#262932")
"""The ground of hands, cards and the status strip: darker than Discord's light theme, lighter than its dark
one."""
NIGHT_DEEP = rgb("#1A1D24")
NIGHT_LIFT = rgb("#3A3E4B")
PAPER = rgb("#F4F6FA")
"""Writing on the night ground."""
MUTED = rgb("#B4BAC8")
"""Less important writing on the night ground, still 4.5:1 on its lifted rows."""
GAIN = rgb("#8BE39A")
GOLD = rgb("#FFC107")
SILVER = rgb("#EAE2D0")
BRONZE = rgb("#F08C29")
"""The medals of the first three ranks. Each also shows its rank as a number."""
CLOSED = rgb("#E5544B")
ALERT = rgb("#FFA078")
"""What needs attention first. It is never told by colour alone."""
LANE = rgb("#1F6A4D")
LANE_LIT = rgb("#3A7445")
"""The ground of a lane of trains. The lit one shows that its owner is on turn."""
TRACK = rgb("#175840")
RACK = rgb("#5C4029")
RACK_LIGHT = rgb("#85603F")
DIM = rgb("#8B8F99")


class Theme(NamedTuple):
    """The colours of tiles and of what they lie on."""

    colours: Mapping[str, Ink]
    pips: tuple[Rgb, ...]
    """By number, for games that tell numbers by hue."""
    pip: Rgb
    """For games that do not tell numbers by hue."""
    outline: float
    """Thickness of a colour's edge, as a share of a half's side."""
    top: Rgb
    bottom: Rgb
    """The tile's face is a gradient from ``top`` to ``bottom``."""
    lip: Rgb
    edge: Rgb
    line: Rgb
    """The line between the halves."""
    ground: Rgb | None
    """A plain ground for tiles instead of felt and night; None for those."""
    lane: Rgb
    lane_lit: Rgb
    track: Rgb


USUAL_THEME = Theme(
    TILE_COLOURS,
    PIPS,
    PIP,
    0.022,
    IVORY,
    IVORY_DEEP,
    lip=IVORY_LIP,
    edge=IVORY_EDGE,
    line=IVORY_LINE,
    ground=None,
    lane=LANE,
    lane_lit=LANE_LIT,
    track=TRACK,
)
_BLACK = rgb("#111318")
HIGH_CONTRAST = Theme(
    {
        "red": Ink(rgb("#8E1B1B"), WHITE, _BLACK, "disc"),
        "yellow": Ink(rgb("#FFC107"), rgb("#1B1608"), _BLACK, "diamond"),
        "green": Ink(rgb("#2FC0AA"), rgb("#06201A"), _BLACK, "clover"),
        "blue": Ink(rgb("#122768"), WHITE, _BLACK, "square"),
        "white": Ink(WHITE, rgb("#20242C"), _BLACK, "ring"),
    },
    (_BLACK,) * 13,
    _BLACK,
    0.045,
    WHITE,
    WHITE,
    lip=WHITE,
    edge=_BLACK,
    line=_BLACK,
    ground=_BLACK,
    lane=NIGHT,
    lane_lit=NIGHT_LIFT,
    track=NIGHT_DEEP,
)
"""High contrast: writing at least 7:1 on its ground, black around every shape. Uses only colours of the
palette."""


class Style(NamedTuple):
    """How a player wants their own pictures drawn."""

    contrast: bool = False
    """Use strong colours on black, and frame the tiles that can be played."""
    large: bool = False
    """Draw larger tiles, and show the open ends large."""

    @property
    def theme(self) -> Theme:
        """The colours its tiles are drawn with."""
        return HIGH_CONTRAST if self.contrast else USUAL_THEME


AS_USUAL = Style()


def seat_look(marker: int) -> SeatLook:
    """Return the look of a marker. Markers beyond the last look start again at the first."""
    return SEATS[marker % len(SEATS)]


def luminance(colour: Rgb) -> float:
    """Return the relative luminance as WCAG 2 defines it, 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast ratio as WCAG 2 defines it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
