"""Emojis of tiles: distinguishable at twenty pixels in grey, with names that can be read aloud."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageChops

from engine import GAMES
from render import emoji, emoji_names, emoji_pixels, every_emoji
from render.cards.emojis import SIZE, paint
from render.paint.palette import indexed
from render.paint.theme import Style
from tests.render.test_goldens import compare

SHOWN = 20
"""Width on a button, in pixels."""
CLEARLY = 48
"""Levels of grey, of 256, by which two pixels must differ to be told apart."""
APART = 12
"""How many of the 400 pixels of two tiles must differ that clearly: about a digit's stroke."""
BUTTON = 0x5B
"""About the grey of a button, behind the transparent corners."""
STYLES = {"plain": Style(), "strong": Style(contrast=True)}


def small_and_grey(name: str) -> Image.Image:
    drawn = paint(every_emoji()[name]).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    ground = Image.new("RGBA", drawn.size, (BUTTON, BUTTON, BUTTON, 255))
    ground.alpha_composite(drawn)
    return ground.convert("L")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", GAMES)
def test_any_two_emojis_of_a_set_differ_at_twenty_pixels_in_grey(game: str, style: str) -> None:
    """So a picture alone identifies its tile."""
    seen = {name: small_and_grey(name) for name in emoji_names(game, STYLES[style]).values()}
    for one, other in combinations(seen, 2):
        differing = sum(ImageChops.difference(seen[one], seen[other]).histogram()[CLEARLY:])
        assert differing >= APART, (one, other)


@pytest.mark.parametrize("style", STYLES.values())
@pytest.mark.parametrize("game", GAMES)
def test_every_tile_that_can_be_dealt_has_an_emoji(game: str, style: Style) -> None:
    names = emoji_names(game, style)
    assert len(set(names.values())) == len(names)
    for seats in GAMES[game].seats:
        round_ = GAMES[game]().deal(seats, Random(seats))
        dealt = [tile for hand in (*round_.hands, round_.stock) for tile in hand]
        assert {*map(str, dealt)} <= names.keys()


def test_emoji_names_are_readable_aloud_and_fit_discord() -> None:
    names = every_emoji()
    assert len(names) < 500, "an application may have two thousand"
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in names)
    said = emoji_names("uno-dominos", Style())
    assert said["y1-bD"] == "yellow1_blue_draw2"
    assert said["DE-DE"] == "double_dead_end"
    assert emoji_names("domino-4", Style())["r1-3"] == "red1_3"
    assert emoji_names("mexican-train", Style(contrast=True))["12-5"] == "12_5_hi"


def test_games_with_the_same_tiles_share_their_emojis() -> None:
    six, twelve = (emoji_names(game, Style()) for game in ("block", "mexican-train"))
    assert {twelve[tile] for tile in six} == set(six.values())


def sheet() -> Image.Image:
    """Return some emojis of each kind, at twice the size of a button's."""
    names = [name for game in GAMES for name in list(emoji_names(game, Style()).values())[::9]]
    canvas = Image.new("RGB", (44 * 8, 44 * -(-len(names) // 8)), (BUTTON, BUTTON, BUTTON))
    for index, name in enumerate(names):
        drawn = paint(every_emoji()[name]).resize((40, 40), Image.Resampling.LANCZOS)
        canvas.paste(drawn, (2 + index % 8 * 44, 2 + index // 8 * 44), drawn)
    return indexed(canvas)


def test_emojis_look_as_they_were_approved(tmp_path: Path) -> None:
    compare("emojis", sheet(), tmp_path)


def test_an_emoji_is_a_small_png_with_transparent_corners() -> None:
    shown = every_emoji()["green6_red_draw2"]
    picture = Image.open(BytesIO(emoji(shown)))
    assert (picture.format, picture.mode, picture.size) == ("PNG", "RGBA", (SIZE, SIZE))
    assert [picture.getpixel(corner)[3] for corner in ((0, 0), (SIZE - 1, SIZE - 1))] == [0, 0]
    assert len(emoji(shown)) < 16_000
    assert emoji_pixels(shown) == emoji_pixels(shown) != emoji_pixels(every_emoji()["red1_3"])
