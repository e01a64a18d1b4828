"""Moves as text: one object each, one canonical spelling, and other accepted spellings."""

from __future__ import annotations

import pytest

from engine.core import AmbiguousMove, UnknownMove
from engine.games.domino_four.grid import cell_at, spell
from engine.games.domino_four.notation import REMEMBERED, cell_of, covers, jokers, lay, open_lays, parse


@pytest.mark.parametrize(
    ("text", "verb", "tile", "place"),
    [
        ("r1-3@1,0:NW", "lay", "r1-3", "1,0:NW"),
        ("y0-2@-12,-3:SE", "lay", "y0-2", "-12,-3:SE"),
        ("b4-4@0,7:NE", "lay", "b4-4", "0,7:NE"),
        ("J@1,0:blue", "lay", "J", "1,0:blue"),
        ("?r1-3@1,0:green", "bluff", "r1-3", "1,0:green"),
        ("?J@-1,0:yellow", "bluff", "J", "-1,0:yellow"),
        ("draw", "draw", "", ""),
        ("pass", "pass", "", ""),
        ("call", "call", "", ""),
        ("accuse", "accuse", "", ""),
        ("accept", "accept", "", ""),
        ("give:r1-3", "give", "r1-3", ""),
        ("give:J", "give", "J", ""),
    ],
)
def test_a_move_is_its_text(text, verb, tile, place):
    move = parse(text)
    assert move[:4] == (text, verb, tile, place)
    assert parse(str(move)) is move
    if "@" in text:
        assert spell(cell_of(move)) == place.split(":")[0]


@pytest.mark.parametrize(
    ("text", "means"),
    [
        pytest.param("r3-1@1,0:SE", "r1-3@1,0:NW", id="higher-half-first-names-its-own-corner"),
        pytest.param("r3-1@1,0:SW", "r1-3@1,0:NE", id="and-so-on"),
        pytest.param("g2-2@1,0:SE", "g2-2@1,0:NW", id="a-double-the-other-way-round"),
        pytest.param("g2-2@1,0:SW", "g2-2@1,0:NE", id="a-double-the-other-way-round-again"),
        pytest.param("?r3-1@1,0:blue", "?r1-3@1,0:blue", id="face-down"),
        pytest.param("give:r3-1", "give:r1-3", id="given"),
    ],
)
def test_other_spellings_parse_to_the_same_move(text, means):
    assert parse(text) is parse(means)


@pytest.mark.parametrize("text", ["r1-3", "r3-1", "?r1-3", "J", "?J", "r1-3@1,0", "J@1,0"])
def test_a_tile_without_its_place_is_ambiguous(text):
    with pytest.raises(AmbiguousMove, match="which-place tile="):
        parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "r0-0@1,0:NW",
        "r1-5@1,0:NW",
        "r1-3@1,0:N",
        "r1-3@1,0:blue",
        "J@1,0:NW",
        "J@1,0:white",
        "?r1-3@1,0:NW",
        "r1-3@60,0:NW",
        "r1-3@0,-60:NW",
        "r1-3@1.0:NW",
        "give:",
        "give:r0-0",
        "draw ",
        "catch:1",
    ],
)
def test_bad_texts_are_refused(text):
    with pytest.raises(UnknownMove, match="no-such-move"):
        parse(text)


def test_only_some_lays_are_cached_and_rebuilt_ones_are_equal():
    """A process runs for months. With an unlimited cache it would keep the lays of every cell ever used."""
    before = lay("r1-3", cell_at(1, 0), 0)
    for x in range(-40, 40):
        for y in range(-10, 10):
            lay("r1-3", cell_at(x, y), 0)
            jokers(cell_at(x, y))
            covers(cell_at(x, y))
    assert all(kept.cache_info().currsize <= REMEMBERED for kept in (open_lays, jokers, covers))
    assert lay("r1-3", cell_at(1, 0), 0) == before == parse("r1-3@1,0:NW")
