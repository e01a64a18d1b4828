"""Two computers play a match of All Fives, printed as text.

Run it from the root of the repository:

    PYTHONPATH=. python examples/computers_play.py

You see one line a move, with the points it scores, and the totals after each round. The same SEED gives the
same match again.
"""

from random import Random

from engine import GAMES, Match, RoundEnded
from engine.players.levels import LEVELS, choose

GAME, PLAYERS, SEED = GAMES["all-fives"](target=50), ("expert", "novice"), "tea"

match, thinking = Match(GAME, len(PLAYERS), SEED), Random(SEED)
while match.winners is None:
    seat = match.round.waiting()[0]
    move = choose(GAME, match.seen(seat), thinking, LEVELS[PLAYERS[seat]])
    events = match.play(seat, str(move))
    points = [f"{event.points} points" for event in events if hasattr(event, "points")]
    print(f"{PLAYERS[seat]:8}{move!s:8}", *points)
    for event in events:
        if isinstance(event, RoundEnded):
            print(f"Round {match.rounds} is over. Totals:", dict(zip(PLAYERS, match.totals, strict=True)))
print("Winner:", *(PLAYERS[seat] for seat in match.winners))
