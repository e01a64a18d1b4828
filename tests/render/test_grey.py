"""A whole round without colours: every tile is told from every other, in the hand and on the table."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageChops

from engine import GAMES, Match
from render.games import LOOKS
from render.hand import WIDTH, racks
from render.tiles import tile

PHONE = 350 / WIDTH
"""How much smaller a picture is on a phone than as it was drawn; tapped, it is shown as it was drawn."""
GROUND = (60, 64, 70, 255)
CLEARLY = 48
"""Levels of grey, of 256, by which two pixels differ to the eye."""
APART = 12
"""Pixels in which any two tiles differ that clearly: a digit's stroke."""
FELT = (WIDTH, 640)


def round_played(game: str) -> tuple[int, int]:
    """Play a round with as many as can be; return the size of tiles in the fullest hand, and on its table."""
    match, rng = Match(GAMES[game](), GAMES[game].seats[-1], "grey"), Random(1)
    look, most = LOOKS[game], 1
    while not match.rounds:
        seat = match.round.waiting()[0]
        view = match.round.view(seat)
        most = max(most, len(view.hand))
        match.play(seat, rng.choice(view.legal).text)
    assert match.finished is not None
    return racks(most, look.length).side, look.board(match.finished.view, FELT).unit


def greys(game: str, side: int, scale: float) -> list[Image.Image]:
    """Every tile of the set as those see it who see no colours."""
    shown = []
    for each in LOOKS[game].tiles:
        drawn = tile(game, *LOOKS[game].halves(each), side, upright=True).image()
        ground = Image.new("RGBA", drawn.size, GROUND)
        ground.alpha_composite(drawn)
        size = (round(drawn.width * scale), round(drawn.height * scale))
        shown.append(ground.convert("L").resize(size, Image.Resampling.LANCZOS))
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_round_can_be_played_in_grey(game: str) -> None:
    in_hand, on_table = round_played(game)
    for side, scale in ((in_hand, PHONE), (on_table, 1.0)):
        for one, other in combinations(greys(game, side, scale), 2):
            differing = ImageChops.difference(one, other).histogram()[CLEARLY:]
            assert sum(differing) >= APART, (side, scale)
