"""Pictures without colours: tiles and open ends can still be told apart, in the hand and in its row of ends.

On a phone, a late Mexican Train table has tiles that cannot be told apart until it is tapped. Players do not
need them to decide. The open ends stand large above the hand, and every possible lay is a button with a face.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageChops

from engine import GAMES, Match, View
from render.games import LOOKS
from render.pieces.scene import Player, Scene, word_keys
from render.pieces.tiles import tile
from render.tables.hand import BELOW, ENDS, LARGE_ENDS, MOST_BESIDE, WIDTH, paint, rack_layout

PHONE = 350 / WIDTH
"""The scale of a picture on a phone. A tapped picture is shown at full size."""
GROUND = (60, 64, 70, 255)
CLEARLY = 48
"""Levels of grey, of 256, by which two pixels must differ to be told apart."""
APART = 12
"""How many pixels of two tiles must differ that clearly: about a digit's stroke."""
FELT = (WIDTH, 640)
WITHOUT_A_ROW = ("domino-4",)
"""Games whose hand shows the table with its places, and so its ends."""


def fullest(game: str) -> tuple[Match, View]:
    """Play a round with the most seats. Return the match and one of its views.

    It is the view with the most ends, and among those with the most tiles in hand.
    """
    match, rng = Match(GAMES[game](), GAMES[game].seats[-1], "grey"), Random(1)
    views = []
    while not match.rounds:
        seat = match.round.waiting()[0]
        views.append(match.round.view(seat))
        match.play(seat, rng.choice(views[-1].legal).text)
    return match, max(views, key=lambda view: (len(view.ends), len(view.hand)))


def in_grey(picture: Image.Image, scale: float) -> Image.Image:
    """Return a picture in grey, at a scale."""
    size = (round(picture.width * scale), round(picture.height * scale))
    return picture.convert("L").resize(size, Image.Resampling.LANCZOS)


def greys(game: str, side: int, scale: float) -> list[Image.Image]:
    """Return every tile of the set in grey."""
    shown = []
    for each in LOOKS[game].tiles:
        drawn = tile(game, *LOOKS[game].halves(each), side, upright=True).image()
        ground = Image.new("RGBA", drawn.size, GROUND)
        ground.alpha_composite(drawn)
        shown.append(in_grey(ground, scale))
    return shown


def told_apart(pictures: Iterable[Image.Image]) -> bool:
    """Return whether any two pictures differ by at least a digit's stroke."""
    pairs = combinations(pictures, 2)
    return all(sum(ImageChops.difference(*pair).histogram()[CLEARLY:]) >= APART for pair in pairs)


@pytest.mark.parametrize("game", GAMES)
def test_tiles_differ_in_grey_in_a_hand_on_a_phone_and_on_a_tapped_table(game: str) -> None:
    match, view = fullest(game)
    assert match.finished is not None
    look, most = LOOKS[game], len(view.hand)
    assert told_apart(greys(game, rack_layout(most, look.length).side, PHONE))
    assert told_apart(greys(game, look.board(match.finished.view, FELT).unit, 1.0))
    if look.places is not None:
        assert told_apart(greys(game, rack_layout(most, look.length, BELOW).side, PHONE))


@pytest.mark.parametrize("game", [game for game in GAMES if game not in WITHOUT_A_ROW])
def test_open_ends_above_a_hand_differ_in_grey_on_a_phone(game: str) -> None:
    match, view = fullest(game)
    people = tuple(Player(f"Player {seat}", 0) for seat in range(match.seats))
    scene = Scene(game, people, 1, 0, {word: word[-3:] for word in word_keys(game)})
    halves = {half for each in LOOKS[game].tiles for half in LOOKS[game].halves(each) if half != "DE"}
    place = next(iter(view.ends))
    shown = [
        paint(replace(view, ends={**view.ends, place: half}), game, scene=scene) for half in sorted(halves)
    ]
    height = LARGE_ENDS if len(view.ends) > MOST_BESIDE else ENDS
    assert told_apart(in_grey(each.crop((0, 0, WIDTH, height)), PHONE) for each in shown)
