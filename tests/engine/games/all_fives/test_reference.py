"""Whole matches of the engine beside a second writing of the rules, for two to four seats and in pairs.

Run with another number of matches::

    python -m tests.engine.games.all_fives.test_reference 10000
"""

from __future__ import annotations

import dataclasses
import sys
from collections import Counter
from itertools import chain
from random import Random
from typing import Any

from engine import Match
from engine.games.all_fives import AllFives
from engine.tiles.double_n import double_set
from tests.engine.games.all_fives.reference import Deal

FEW = 160
HANDS = {"usual": {2: 7, 3: 5, 4: 5}, "5": dict.fromkeys((2, 3, 4), 5), "7": dict.fromkeys((2, 3, 4), 7)}
"""The sizes of hands by the option ``hand_size`` and the number of seats (G4, C19)."""


def table_of(number: int, rng: Random) -> tuple[int, dict[str, Any]]:
    """Return a number of seats and house rules; every fourth table plays in pairs."""
    seats, partners = ((2, False), (3, False), (4, False), (4, True))[number % 4]
    return seats, {
        "opening_tile": rng.choice(["free", "highest"]),
        "next_start": rng.choice(["winner", "highest"]),
        "round_out": rng.choice(["nearest", "down", "up"]),
        "blocked_winner": rng.choice(["fewest", "most"]),
        "target": rng.choice([30, 100, 150, 200, 250]),
        "rounds": rng.choice([0, 0, 2]),
        "hand_size": rng.choice(["usual", "5", "7"]),
        "partners": partners,
    }


def compared(number: int) -> Counter[tuple[str, int, bool]]:
    """Play up to eight rounds of a match at random beside the reference. Return how the rounds ended."""
    rng = Random(f"reference {number}")
    seats, options = table_of(number, rng)
    game, ended = AllFives(**options), Counter[tuple[str, int, bool]]()
    match, rules, lead = Match(game, seats, f"reference {number}"), dataclasses.asdict(game.options), None
    while match.winners is None and match.rounds < 8:
        round, before = match.round, list(match.totals)
        assert list(map(len, round.hands)) == [HANDS[options["hand_size"]][seats]] * seats
        assert sorted(chain(*round.hands, round.stock)) == sorted(double_set(6))
        deal = Deal(rules, round.hands, round.stock, before, lead)
        while not deal.over:
            assert round.waiting() == (deal.turn,)
            legal = {str(move): move for move in round.legal(deal.turn)}
            assert legal.keys() == deal.moves()
            text = rng.choice(sorted(legal))
            match.play(deal.turn, text)
            deal.play(text)
            view = round.view(None)
            assert (view.ends, view.count) == (deal.table.ends(), deal.table.count())
            assert list(view.round_scores) == deal.made
        outcome, (why, winner) = match.outcomes[-1], deal.over
        assert (outcome.reason.value, list(outcome.winners)) == (why, deal.friends(winner))
        assert list(outcome.scores) == deal.made
        assert match.totals == [had + made for had, made in zip(before, deal.made, strict=True)]
        lead = winner if rules["next_start"] == "winner" else None
        ended[why, seats, options["partners"]] += 1
        assert match.winners == won(match.totals, match.rounds, rules)
    return ended


def won(totals: list[int], rounds: int, rules: dict[str, Any]) -> tuple[int, ...] | None:
    """Return who has won the match (C12, C17); None if it goes on."""
    if max(totals) < rules["target"] and not 0 < rules["rounds"] <= rounds:
        return None
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def test_whole_matches_agree_with_the_second_writing() -> None:
    """C18, C20: for two to four seats and in pairs. Each of these has rounds that end in every way."""
    ended = sum(map(compared, range(FEW)), Counter())
    tables = ((2, False), (3, False), (4, False), (4, True))
    assert ended.keys() == {(why, *table) for why in ("out", "blocked", "target") for table in tables}


if __name__ == "__main__":
    sys.stdout.write(f"{sum(map(compared, range(int(sys.argv[1]))), Counter())}\n")
