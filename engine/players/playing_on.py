"""Plays a round out to its end at a glance: every seat makes the move that the game's rough heuristic
prefers.

One seat may play with more care, by the full heuristic. Both heuristics see all hands, as in an imagined
deal. Knows no game.
"""

from __future__ import annotations

from engine.core import Game, Outcome, Round, Seat


def play_on(
    game: Game, world: Round, *, careful: Seat | None = None, most: int | None = None
) -> tuple[Outcome, int]:
    """Play ``world`` to its end, in place; return the outcome and the number of moves made.

    Args:
        game: the rule book.
        world: the round, which is used up.
        careful: the seat that uses the full heuristic instead of the rough one; None for no seat.
        most: if a seat has more moves than this, only every second, third and so on is considered. None
            considers all.
    """
    made = 0
    while waiting := world.waiting():
        seat = waiting[0]
        world.apply(seat, game.favourite(world, seat, careful=seat == careful, most=most))
        made += 1
    outcome = world.outcome()
    assert outcome is not None
    return outcome, made
