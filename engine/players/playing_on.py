"""Playing a round on to its end at a glance: everybody makes the move that the game's heuristic likes best.

All hands are open to the heuristic, as they are in a deal that somebody has imagined. Knows no game.
"""

from __future__ import annotations

from engine.core import Game, Outcome, Round


def play_on(game: Game, world: Round, *, most: int | None = None) -> tuple[Outcome, int]:
    """Play a round on to its end, in place; return how it ended, and how many moves that took.

    Args:
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
            worths = game.heuristic(world, moves)
            move = moves[worths.index(max(worths))]
        world.apply(seat, move)
        made += 1
    outcome = world.outcome()
    assert outcome is not None
    return outcome, made
