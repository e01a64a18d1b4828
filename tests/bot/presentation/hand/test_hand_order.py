"""Sorted hands: the same tiles, with the same numbers in pictures, words and buttons."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from bot.presentation.games import PRESENTERS, Narrator
from bot.presentation.hand.hand_order import reordered
from render import playable

NARRATOR = Narrator(localizer_for("en"), tuple("ABCDEF"))


@pytest.mark.parametrize("game", PRESENTERS)
def test_sorting_a_hand_changes_only_its_order(play, game):
    presenter = PRESENTERS[game]
    for step in play(game, 2, "order", greed=0.5, moves=40):
        for seat in step.round.waiting():
            view = step.round.view(seat)
            assert reordered(view, "rack", game) is view
            for order in ("playable", "heavy"):
                other = reordered(view, order, game)
                assert sorted(other.hand) == sorted(view.hand)
                assert other.legal == view.legal
                assert {act.text for act in presenter.lays(other, NARRATOR)} == {
                    act.text for act in presenter.lays(view, NARRATOR)
                }


@pytest.mark.parametrize("game", PRESENTERS)
def test_playable_tiles_come_first_in_the_playable_order(play, game):
    mixed = 0
    for step in play(game, 2, "playable", greed=0.5, moves=60):
        for seat in step.round.waiting():
            view = reordered(step.round.view(seat), "playable", game)
            fits = [tile in playable(view, game) for tile in view.hand]
            assert fits == sorted(fits, reverse=True)
            mixed += len(set(fits)) > 1
    assert mixed


@pytest.mark.parametrize(
    ("game", "hand", "heavy"),
    [
        ("all-fives", ("6-1", "5-5", "3-0"), ("5-5", "6-1", "3-0")),
        ("mexican-train", ("12-0", "9-8", "1-1"), ("9-8", "12-0", "1-1")),
        ("domino-4", ("r1-3", "y0-2", "b4-4", "J"), ("b4-4", "r1-3", "y0-2", "J")),
        ("uno-dominos", ("b1-g9", "r2-r2", "y1-bD", "W-W"), ("W-W", "y1-bD", "b1-g9", "r2-r2")),
    ],
)
def test_the_tiles_that_count_most_come_first_in_the_heavy_order(play, game, hand, heavy):
    presenter = PRESENTERS[game]
    options = next(iter(play(game, 2, "heavy", moves=1))).round.view(0).options
    weights = {tile: presenter.weight(tile, options) for tile in hand}
    assert tuple(sorted(hand, key=weights.__getitem__, reverse=True)) == heavy


@pytest.mark.parametrize("game", PRESENTERS)
@pytest.mark.parametrize("order", ["playable", "heavy"])
def test_a_button_has_its_tiles_number_in_the_sorted_hand(play, game, order):
    presenter = PRESENTERS[game]
    for step in play(game, 2, "numbers", greed=0.5, moves=30):
        for seat in step.round.waiting():
            view = reordered(step.round.view(seat), order, game)
            for act in presenter.lays(view, NARRATOR):
                number = int(act.head.split(" ")[0].strip("?"))
                assert view.hand[number - 1] == act.tile.removeprefix("?")
