"""What a seat concludes about hidden tiles from draws, passes and lays."""

from __future__ import annotations

from random import Random

from engine import Match
from engine.games.mexican_train import MexicanTrain
from engine.players.search import Worlds

SHORT = MexicanTrain(short_game=True)


def played(hands: list[str], stock: str, *moves: str, game: MexicanTrain = SHORT) -> Match:
    """Return a match whose first round has these hands, after these moves of the seats in turn."""
    match = Match(game, len(hands), "stacked")
    match.round = game.stacked([hand.split() for hand in hands], stock.split())
    match.told = list(match.round.opening)
    for text in moves:
        match.play(match.round.waiting()[0], text)
    return match


def imagined(match: Match, holder: int, count: int = 60) -> list[set[str]]:
    """Return ``count`` hands that the seat in turn imagines for another seat, from as many determinized
    rounds."""
    seat = match.round.waiting()[0]
    worlds = Worlds(match.game, match.seen(seat), Random(1))
    return [set(worlds.deal().hands[holder]) for _ in range(count)]


def shows(hands: list[set[str]], number: str) -> list[int]:
    """Return how many tiles with this number each of the hands has."""
    return [sum(number in tile.split("-") for tile in hand) for hand in hands]


HANDS = ["9-8 9-1 2-1", "7-6 6-5 5-4 4-3", "9-2 9-3 8-1"]
STUCK = ("9-8@M", "draw")
"""Seat 0 opens the Mexican Train; seat 1 has neither a nine nor an eight, and draws none."""


def test_a_seat_that_draws_and_keeps_the_tile_has_nothing_that_fitted() -> None:  # M11, M12
    match = played(HANDS, "3-2 6-0 5-0 7-7", *STUCK)
    held = imagined(match, 1)
    assert set(shows(held, "9")) == set(shows(held, "8")) == {0}
    assert len({frozenset(hand) for hand in held}) > 10, "all else stays open"


def test_a_tile_drawn_later_may_fit() -> None:  # M18: the double asks for fives alone
    match = played(
        ["9-8 5-5 2-1 1-0", "7-6 6-4 4-3", "9-5 9-3 9-7"], "3-2 6-0 6-1 4-0 8-2 3-0",
        "9-8@M", "draw", "9-5@T1", "5-5@T1", "draw", "draw",
    )  # fmt: skip
    assert match.round.view(2).open_double == "T1"
    held = imagined(match, 1)
    assert set(shows(held, "5")) == {0}
    assert set(shows(held, "9")) == {0, 1}, "the newest tile alone was not there when a nine would have done"


def test_a_tile_that_was_drawn_and_laid_says_nothing_about_the_hand() -> None:  # E20
    match = played(HANDS, "9-0 6-0 5-0 7-7", "9-8@M", "draw", "9-0@T1")
    told = SHORT.evidence(match.seen(2))
    assert told is not None
    assert [clue.rest for clue in told.clues if clue.seat == 1] == [1.0], "only the draw"


def test_an_extra_tile_that_is_owed_cannot_be_a_double() -> None:  # M15, M17
    match = played(["9-8 9-1 2-1", "8-8 7-6 6-5", "9-2 9-3 8-1"], "3-2 6-0 5-0 7-7", "9-8@M", "8-8@M", "draw")
    told = SHORT.evidence(match.seen(2))
    assert told is not None
    fitting = [clue.weights for clue in told.clues if clue.rest]
    assert len(fitting) == 2
    assert all("7-7" not in weights and "9-9" not in weights and "8-0" in weights for weights in fitting)


def test_a_seat_that_passes_on_an_empty_stock_has_nothing_that_fits() -> None:  # M21
    match = played(["9-8 9-1 2-1", "7-6 6-5 5-4", "9-2 9-3 8-1"], "", "9-8@M", "pass")
    assert set(shows(imagined(match, 1), "9")) == {0}


def test_a_light_lay_makes_heavy_tiles_and_doubles_unlikely() -> None:
    match = played(["9-0 2-1 1-0", "7-6 6-5 5-4", "9-2 9-3 8-1"], "3-2 6-0 5-0 7-7 4-4 3-3 8-2", "9-0@M")
    told = SHORT.evidence(match.seen(1))
    assert told is not None
    [clue] = told.clues
    assert clue.weights["9-8"] > clue.weights["9-1"] > clue.weights["9-0"]
    assert "8-7" not in clue.weights


def test_nothing_is_concluded_if_hands_are_open() -> None:  # M27
    match = played(HANDS, "3-2 6-0", *STUCK, game=MexicanTrain(short_game=True, open_hands=True))
    assert SHORT.evidence(match.seen(2)) is None
    seat = match.round.waiting()[0]
    hands = Worlds(match.game, match.seen(seat), Random(1)).deal().hands
    assert list(map(set, hands)) == list(map(set, match.round.hands))
