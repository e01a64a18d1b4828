"""Turn a stored match of UNO Dominos into pictures: each move in an animation, and the final table.

Run it from the root of the repository, with the packages of requirements.lock installed:

    PYTHONPATH=. python examples/replay_pictures.py pictures

You find replay.gif and table.png in the folder `pictures`. The program prints their names and sizes.
"""

import sys
from pathlib import Path

from engine import GAMES, Match
from render import Opening, Player, Scene, Still, replay, still

GAME, OPTIONS, SEED = "uno-dominos", {"target": 200, "edition": 2}, "r227"
RECORD = """1 return:y8-rR, 1 g9-g9@C, 2 g7-yD@N, 1 gD-b5@E, 0 bD-y1@E, 2 yS-r7@N, 1 DE-DE@E, 2 r6-g2@N,
0 r9-y7@S, 1 gR-r4@W, 0 yR-r5@S, 1 r6-b7@W, 2 g1-b4@N, 0 b7-r1@W, 1 call, 1 b5-y8@N, 2 W4-W4@S, 0 challenge,
2 b1-r2@W, 0 r9-b2@W, 1 r3-g6@S"""
NAMES = ("Ann", "Bob", "Eve")
WORDS = {"title": "UNO Dominos", "round": "Round 1", "target": "to 200", "total": "Total", "points": "Points"}
WORDS |= {"left": "Left", "uno": "UNO", "arm-N": "N", "arm-E": "E", "arm-S": "S", "arm-W": "W"}

scene = Scene(GAME, tuple(map(Player, NAMES)), round_number=1, target=200, words=WORDS)
match = Match(GAMES[GAME].of_saved(OPTIONS), len(NAMES), SEED)
frames: list[Opening | Still] = [Opening(scene)]
for seat, move in (pair.split() for pair in RECORD.split(",")):
    match.play(int(seat), move)
    frames.append(Still(match.round.view(None), scene, f"{NAMES[int(seat)]}: {move}"))

folder = Path(sys.argv[1])
folder.mkdir(exist_ok=True)
for name, picture in {"replay.gif": replay(frames), "table.png": still(frames[-1])}.items():
    (folder / name).write_bytes(picture)
    print(folder / name, len(picture) // 1000, "kB")
