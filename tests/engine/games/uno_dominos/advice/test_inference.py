"""What a seat concludes about hidden domos from draws."""

from __future__ import annotations

from random import Random

from engine import Match
from engine.games.uno_dominos import UnoDominos
from engine.players.search import Worlds

HANDS = "g9-g9 DE-DE DE-DE b1-r2 b1-r3", "DE-DE DE-DE b2-y5 b1-y5"
MOVES = "g9-g9@C", "DE-DE@N", "DE-DE@E", "DE-DE@S", "draw"
"""Three arms are closed, the last one waits for a green tile or a 9, and seat 0 draws."""


def test_a_seat_that_draws_at_the_last_arm_may_hold_a_dead_end() -> None:  # A32
    game = UnoDominos(double_on_double=True, last_arm="stays_open")
    match = Match(game, 2, "stacked")
    match.round = game.stacked([hand.split() for hand in HANDS], ["r1-b8", "b2-r8"])
    match.told = list(match.round.opening)
    for text in MOVES:
        match.play(match.round.waiting()[0], text)
    worlds = Worlds(game, match.seen(1), Random(1))
    assert any("DE-DE" in worlds.deal().hands[0] for _ in range(120))
