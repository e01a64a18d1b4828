"""Analyse a position of Block dominoes: which move is best, how sure that is, and why.

Run it from the root of the repository:

    PYTHONPATH=. python examples/analyse.py

You see the hand of seat 1, the open ends after each of its moves, and the hint with its reasons. The hint
uses only what seat 1 has seen: seat 0 passed while 5 and 2 were open, so it holds neither number.
"""

from random import Random

from engine import GAMES, Match
from engine.players.hints import advise

RECORD = [(0, "6-6@C"), (1, "pass"), (0, "6-4@W"), (1, "4-4@W"), (0, "6-2@E"), (1, "5-4@W"), (0, "pass")]
REASONS = {"stuck": "seat {0.seat} cannot lay a tile next", "sheds": "it sheds a heavy tile: {0.value} pips"}

game = GAMES["block"]()
seen = Match.replay(game, seats=2, seed="b45", record=RECORD).seen(1)
print("Hand:", *seen.view.hand)
for move in seen.view.legal:
    print(f"{move} leaves the ends", *game.preview(seen.view, move).ends.values())

hint = advise(game, seen, Random("thinking"))
print(f"Hint: {hint.move} ({hint.certainty.value})")
for fact in hint.facts:
    print("-", REASONS.get(fact.kind, fact.kind).format(fact))
