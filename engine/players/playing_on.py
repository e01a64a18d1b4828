"""Playing a round on to its end at a glance: everybody makes the move that the game's heuristic likes best.

The rough heuristic, that is; one seat may be taken to play with more care, by the one that it chooses by. All
hands are open to both, as they are in a deal that somebody has imagined. Knows no game.
"""

from __future__ import annotations

from engine.core import Game, Outcome, Round, Seat


def play_on(
    game: Game, world: Round, *, careful: Seat | None = None, most: int | None = None
) -> tuple[Outcome, int]:
    """Play a round on to its end, in place; return how it ended, and how many moves that took.

    Args:
        careful: the seat that goes by the game's heuristic, not by the rough one; nobody if None.
        most: of more moves than this only every second, third and so on is looked at; all of them if None.
    """
    made = 0
    while waiting := world.waiting():
        seat = waiting[0]
        moves = world.legal(seat)
        move = moves[0]
        if len(moves) > 1:
            if most is not None:
                moves = moves[:: -(-len(moves) // most)]
            worths = (game.heuristic if seat == careful else game.rough)(world, moves)
            move = moves[worths.index(max(worths))]
        world.apply(seat, move)
        made += 1
    outcome = world.outcome()
    assert outcome is not None
    return outcome, made
