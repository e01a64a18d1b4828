"""Golden playthroughs: the first rounds of a match of every game, written for people to read.

A difference is a change of rules, of notation or of deals. If it is intended, rewrite the files and read what
changed:

    python -m tests.playthroughs.test_playthroughs
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import GAMES, Event, Match, Outcome, View

HERE = Path(__file__).parent
SEED, ROUNDS = "playthrough 7", 2
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    **{name: (name, min(4, game().seats[-1]), {}) for name, game in GAMES.items()},
    "all-fives": ("all-fives", 2, {}),
    "all-fives-pairs": ("all-fives", 4, {"partners": True}),
}
"""The game, the seats and the house rules of each transcript."""


def spelt(thing: Any) -> str:
    """Return a value as a transcript shows it."""
    if isinstance(thing, Outcome):
        return f"{thing.reason.value} winners={spelt(thing.winners)} scores={spelt(thing.scores)}"
    if isinstance(thing, Enum):
        return str(thing.value)
    if isinstance(thing, dict):
        return " ".join(f"{key}={spelt(said)}" for key, said in thing.items()) or "-"
    if isinstance(thing, tuple) and hasattr(thing, "text"):
        return str(thing)
    if isinstance(thing, tuple) and hasattr(thing, "place"):
        return f"{thing.tile}@{thing.place}"
    if isinstance(thing, list | tuple | frozenset | set):
        return ",".join(map(spelt, thing)) or "-"
    return str(thing) if thing != "" else "-"


def told(event: Event) -> str:
    fields = " ".join(
        f"{field.name}={spelt(getattr(event, field.name))}" for field in dataclasses.fields(event)
    )
    return f"      {type(event).__name__} {fields}".rstrip()


def seen(view: View) -> Iterator[str]:
    for field in dataclasses.fields(view):
        unpaired = field.name == "teams" and view.teams is None
        if field.name != "options" and not unpaired:
            yield f"    {field.name}: {spelt(getattr(view, field.name))}"


def transcript(name: str) -> str:
    """Return the transcript: one move per line, its events below it, and the spectator's view after each
    round."""
    played, seats, chosen = TABLES[name]
    game = GAMES[played](**chosen)
    match, rng = Match(game, seats, SEED), Random(SEED)
    options = spelt(dataclasses.asdict(match.game.options))
    lines = [f"{played}, {seats} seats, seed {SEED!r}", f"options: {options}"]
    for number in range(ROUNDS):
        round = match.round
        lines += ["", f"round {number}"]
        lines += [f"  seat {seat}: {spelt(list(round.view(seat).hand))}" for seat in range(seats)]
        lines += [told(event.seen_by(None)) for event in round.opening]
        while match.rounds == number and match.winners is None:
            seat, move = rng.choice([(s, move) for s in range(seats) for move in round.legal(s)])
            lines.append(f"  {seat} {move}")
            lines += [told(event.seen_by(None)) for event in match.play(seat, move.text)]
        lines += ["  at the end", *seen(round.view(None))]
    return "\n".join([*lines, "", f"totals: {spelt(match.totals)}", ""])


@pytest.mark.parametrize("name", sorted(TABLES))
def test_the_playthrough_matches_its_file(name: str) -> None:
    assert transcript(name) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for game in sorted(TABLES):
        (HERE / f"{game}.txt").write_text(transcript(game), encoding="utf-8")
