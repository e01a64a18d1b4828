"""Colours measured: contrast as in WCAG 2, difference as in CIEDE2000, also for colour-blind eyes."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from render.paint.theme import (
    BADGE,
    BADGE_INK,
    CLOSED,
    FELT,
    GAIN,
    IVORY,
    IVORY_DEEP,
    MUTED,
    NIGHT,
    NIGHT_DEEP,
    NIGHT_LIFT,
    PAPER,
    RING,
    SEAT_INK,
    SEATS,
    SIGN,
    TILE_COLOURS,
    WHITE,
    Rgb,
    contrast,
    mix,
    rgb,
)

# Machado, Oliveira and Fernandes 2009, full severity, for linear RGB.
EYES = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
LAB = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
D65 = (0.95047, 1.0, 1.08883)


def times(matrix: tuple[tuple[float, ...], ...], vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def lab(colour: Rgb, eye: str) -> tuple[float, float, float]:
    linear = tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    seen = tuple(min(1.0, max(0.0, part)) for part in times(EYES[eye], linear))
    x, y, z = (
        value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
        for value in (part / white for part, white in zip(times(LAB, seen), D65, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Return the colour difference as CIE 142-2001 defines it."""
    mean_chroma = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    chroma = [math.hypot(stretch * colour[1], colour[2]) for colour in (one, other)]
    hue = [math.degrees(math.atan2(colour[2], stretch * colour[1])) % 360 for colour in (one, other)]
    product, step = chroma[0] * chroma[1], hue[1] - hue[0]
    turn = 0.0 if not product else step - 360 * round(step / 360)
    light, high, wide = (
        other[0] - one[0],
        chroma[1] - chroma[0],
        2 * math.sqrt(product) * math.sin(math.radians(turn / 2)),
    )
    mean_light, mean_high = (one[0] + other[0]) / 2, sum(chroma) / 2
    mean_hue = sum(hue) if not product else hue[0] + turn / 2
    weight = (
        1
        - 0.17 * math.cos(math.radians(mean_hue - 30))
        + 0.24 * math.cos(math.radians(2 * mean_hue))
        + 0.32 * math.cos(math.radians(3 * mean_hue + 6))
        - 0.20 * math.cos(math.radians(4 * mean_hue - 63))
    )
    bend = ((mean_hue % 360 - 275) / 25) ** 2
    rotate = (
        -math.sin(math.radians(60 * math.exp(-bend))) * 2 * math.sqrt(mean_high**7 / (mean_high**7 + 25**7))
    )
    light /= 1 + 0.015 * (mean_light - 50) ** 2 / math.sqrt(20 + (mean_light - 50) ** 2)
    high /= 1 + 0.045 * mean_high
    wide /= 1 + 0.015 * mean_high * weight
    return math.sqrt(light**2 + high**2 + wide**2 + rotate * high * wide)


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [  # pairs 1, 7, 17 and 25 of Sharma, Wu and Dalal's test data
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_ciede2000_gives_the_published_values(
    one: tuple[float, float, float], other: tuple[float, float, float], difference: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=0.0001)


@pytest.mark.parametrize(
    ("eye", "least"), [("normal", 30), ("protan", 25), ("deutan", 22), ("tritan", 25), ("grey", 11)]
)
def test_tile_colours_differ_for_every_kind_of_colour_vision(eye: str, least: float) -> None:
    colours = [lab(ink.fill, eye) for ink in TILE_COLOURS.values()]
    assert min(ciede2000(one, other) for one, other in combinations(colours, 2)) >= least


@pytest.mark.parametrize(("eye", "least"), [("normal", 22), ("protan", 11), ("deutan", 11), ("tritan", 11)])
def test_seat_colours_differ_for_every_kind_of_colour_vision(eye: str, least: float) -> None:
    """Shape and initial also tell seats apart, so colour alone need not suffice for every eye."""
    colours = [lab(seat.fill, eye) for seat in SEATS[:6]]
    assert min(ciede2000(one, other) for one, other in combinations(colours, 2)) >= least


def test_every_colour_has_its_own_shape() -> None:
    assert len({ink.shape for ink in TILE_COLOURS.values()}) == len(TILE_COLOURS)
    assert len({seat.shape for seat in SEATS}) == len({seat.fill for seat in SEATS}) == len(SEATS)
    assert len({seat.emoji for seat in SEATS}) == len(SEATS)


def test_no_seat_looks_like_the_sign_of_an_arm() -> None:
    """Arms are white discs with a letter. A badge differs by its colour, or else by emoji and shape."""
    for seat in SEATS:
        assert ciede2000(lab(seat.fill, "normal"), lab(BADGE, "normal")) > 20
        assert seat.emoji not in {"\N{MEDIUM WHITE CIRCLE}", "\N{WHITE LARGE SQUARE}"}


LIT = mix(NIGHT_LIFT, RING, 0.16)


@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        *((ink.number, ink.fill, 4.5) for ink in (*TILE_COLOURS.values(), SIGN)),
        *((ink.outline, IVORY_DEEP, 2.45) for ink in TILE_COLOURS.values()),
        *((seat.fill, SEAT_INK, 7) for seat in SEATS),
        *((seat.fill, NIGHT_LIFT, 3) for seat in SEATS),
        (IVORY_DEEP, FELT, 5.5),
        (IVORY, FELT, 6.9),
        (BADGE_INK, BADGE, 15),
        (RING, FELT, 4.5),
        (RING, NIGHT_LIFT, 4.5),
        (PAPER, LIT, 4.5),
        (PAPER, NIGHT, 10),
        (MUTED, NIGHT, 4.5),
        (MUTED, NIGHT_LIFT, 4.5),
        (GAIN, LIT, 4.5),
        (GAIN, NIGHT_LIFT, 4.5),
        (WHITE, mix(CLOSED, NIGHT_DEEP, 0.35), 4.5),
        (WHITE, CLOSED, 3),
        (rgb("#000000"), rgb("#FFFFFF"), 21),
    ],
)
def test_colours_have_the_required_contrast(one: Rgb, other: Rgb, least: float) -> None:
    assert contrast(one, other) >= least
