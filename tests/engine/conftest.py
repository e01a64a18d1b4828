"""Rounds written in notation, for tests of what all games share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import GAMES, Game, Round


@pytest.fixture
def played() -> Callable[..., tuple[Game, Round]]:
    """Return a function that returns a game and a round of it after some moves.

    For example ``played("all-fives", "6-4 1-1 | 5-4", "0 6-4@C", stock="6-0", lead=0)``.
    """

    def play(
        name: str, hands: str, moves: str = "", *, stock: str = "", lead: int | None = 0, **options: Any
    ) -> tuple[Game, Round]:
        game = GAMES[name](**options)
        round = game.stacked([hand.split() for hand in hands.split("|")], stock.split(), lead=lead)
        words = moves.split()
        for seat, text in zip(map(int, words[::2]), words[1::2], strict=True):
            move = game.parse(text)
            assert move in round.legal(seat), f"{seat} {text} is not legal"
            round.apply(seat, move)
        return game, round

    return play
