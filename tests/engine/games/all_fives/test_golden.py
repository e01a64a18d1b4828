"""A whole match, written out in ``golden.txt``: a change in it is a change of the rules that anyone can read.

``python -m tests.engine.games.all_fives.test_golden`` writes it anew.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine.core import Event
from engine.games.all_fives import AllFives
from engine.match import Match

GOLDEN = Path(__file__).with_name("golden.txt")
SEED = "golden"


def told(event: Event) -> str:
    fields = (f"{field.name}={getattr(event, field.name)}" for field in dataclasses.fields(event))
    return f"    {type(event).__name__} {' '.join(fields)}".replace("Outcome(reason=<", "Outcome(<")


def dealt(match: Match) -> Iterator[str]:
    round = match.round
    yield f"== round {match.rounds}, totals {match.totals}, seat {round.lead} begins"
    for seat, hand in enumerate(round.hands):
        yield f"seat {seat}: {' '.join(hand)}"
    yield f"pot: {' '.join(round.stock)}"
    yield from map(told, round.opening)


def transcript() -> str:
    """A match of random moves, everything that happened and what the ends were."""
    match, rng = Match(AllFives(), 2, SEED), Random(SEED)
    lines = [*dealt(match)]
    while match.winners is None:
        round = match.round
        (seat,) = round.waiting()
        legal = round.legal(seat)
        move = legal[int(rng.random() * len(legal))]
        events = match.play(seat, move.text)
        view = round.view(None)
        ends = " ".join(f"{arm}{pip}" for arm, pip in view.ends.items())
        lines += [f"{seat} {move} of {' '.join(map(str, legal))}", f"    ends {ends}, count {view.count}"]
        lines += map(told, events)
        if match.round is not round:
            lines += dealt(match)
    return "\n".join(lines) + "\n"


def test_the_golden_match_is_played_as_written() -> None:
    assert transcript() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(transcript(), encoding="utf-8")
