"""Turns per round and rounds per match: the figures from which the lobby estimates how long a match takes.

    python -m tests.benchmarks.lengths [rounds per row] > bot/presentation/lobby/match_lengths.json

Moves are chosen as simple computer players choose them. A turn is a time that the table waits for a player. A
draw or pass that is the only legal move is made by the bot and is not counted. A question to several players
counts once. Matches to several goals are composed of the played rounds, drawn with replacement. The file
keeps a straight line fitted to their lengths. Two runs give the same figures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import linear_regression, mean
from typing import Any

from engine import GAMES, Game, Match
from engine.players.simple import choose

ROUNDS = 200
SHOUTS = {"call", "catch"}
"""Moves made out of turn: the table does not wait for them."""
GOALS: Mapping[str, tuple[str, Sequence[int]]] = {
    "uno-dominos": ("target", (200, 500, 1000)),
    "all-fives": ("target", (50, 100, 250)),
    "block": ("target", (50, 100, 200)),
    "partners": ("target", (50, 100, 200)),
    "domino-4": ("rounds_to_win", (1, 3, 5)),
}
"""The option that sets the goal of a match, and values of it, by game. Other games have a fixed length."""
ROUNDS_WON: Sequence[int] = (3, 4, 6)
"""Goals of matches that count rounds won instead of points."""
ROUNDS_COUNTED = {"partners", "block"}
"""Games with presets that count rounds: these are measured although they set another target."""
MORE: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "block": (
        {"partners": True},
        {"deal_all": True},
        {"deal_all": True, "partners": True},
        {"draw": True, "partners": True},
        {"draw": True, "counting": "rounds"},
        {"draw": True, "counting": "rounds", "partners": True},
        {"counting": "rounds", "partners": True},
        {"counting": "rounds", "deal_all": True},
        {"counting": "rounds", "deal_all": True, "partners": True},
    )
}
"""Options without a preset that make matches much longer or shorter, by game.

They come before the presets: with ``deal_all`` the option ``draw`` has no effect.
"""
LENGTHS = {"target", "length"}
"""Options that change the number of rounds but not the length of a round."""
SOME_ROUNDS = {"first_rounds": False}
"""Values of options that give extra points in some rounds only. Rounds are measured without them."""
DRAWN = 400
"""How many matches are composed from the rounds of a row."""


def turns_of(game: Game, seats: int, seed: str) -> tuple[int, Sequence[int]]:
    """Play one round. Return how often it waited for a player, and the points of each seat."""
    match, rng = Match(game, seats, seed), Random(seed)
    turns, asked = 0, frozenset[int]()
    while not match.rounds:
        waiting = frozenset(match.round.waiting())
        seat = min(waiting)
        view = match.round.view(seat)
        forced = len(view.legal) == 1 and view.legal[0].verb in {"draw", "pass"}
        move = choose(game, view, rng, worlds=1)
        turns += not (forced or waiting < asked or move.verb in SHOUTS)
        asked = waiting
        match.play(seat, move.text)
    return turns, match.outcomes[0].scores


def rounds_to(goal: int, scores: Sequence[Sequence[int]], rng: Random, *, love: bool = False) -> float:
    """Return how many rounds a match to `goal` takes on average if its rounds score like these.

    With ``love`` a round puts those who did not score in it back to nothing.
    """
    counts = []
    for _ in range(DRAWN):
        totals, count = [0] * len(scores[0]), 0
        while max(totals) < goal:
            made = rng.choice(scores)
            totals, count = [total + points for total, points in zip(totals, made, strict=True)], count + 1
            if love and any(made):
                totals = [total if points else 0 for total, points in zip(totals, made, strict=True)]
        counts.append(count)
    return mean(counts)


def rows(rounds: int) -> Iterator[dict[str, Any]]:
    """Yield a row for each game, number of players, and preset or other options that are measured."""
    for name, book in GAMES.items():
        for options in (*MORE.get(name, ()), *book.presets.values()):
            if LENGTHS & options.keys() and name not in ROUNDS_COUNTED:
                continue
            told = {option: value for option, value in options.items() if option != "target"}
            for seats in book(**options).seats:
                yield row(name, told, seats, rounds)


def row(name: str, options: dict[str, Any], seats: int, rounds: int) -> dict[str, Any]:
    """Return the figures of one game with these options and players."""
    goal, values = GOALS.get(name, ("", ()))
    values = ROUNDS_WON if options.get("counting") == "rounds" else values
    usual = {option: value for option, value in SOME_ROUNDS.items() if option in options}
    game = GAMES[name](**options | usual | ({goal: max(values)} if goal else {}))
    played = [turns_of(game, seats, f"{name}/{options}/{seats}/{number}") for number in range(rounds)]
    found = {"game": name, "options": options, "seats": seats}
    found["turns"] = round(mean(turns for turns, _ in played), 1)
    if goal:
        scores, rng = [made for _, made in played], Random(name)
        love = options.get("love", False)
        needed = [rounds_to(value, scores, rng, love=love) for value in values]
        slope, start = linear_regression(values, needed)
        found |= {"goal": goal, "start": round(start, 2), "slope": round(slope, 5)}
    return found


def main(rounds: int) -> None:
    """Measure every game, preset and number of players. Print the figures as the contents of their file.

    Each row is also written to stderr as soon as it is measured.
    """
    source = f"python -m tests.benchmarks.lengths {rounds}"
    lines = []
    for each in rows(rounds):
        lines.append(f"  {json.dumps(each)}")
        print(lines[-1], file=sys.stderr, flush=True)
    print(f'{{\n "source": {json.dumps(source)},\n "rows": [\n' + ",\n".join(lines) + "\n ]\n}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
