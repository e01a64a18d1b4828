"""Whole matches of the engine beside a second writing of the rules, by every preset and by mixed options.

Run with another number of matches::

    python -m tests.engine.games.partners.test_reference 10000
"""

from __future__ import annotations

import dataclasses
import sys
from random import Random

import pytest

from engine import Match
from engine.games.partners import Partners
from tests.engine.games.partners.reference import TEAM, Table

FEW = 60


def options_of(number, rng):
    """Return a preset for every second number, and otherwise options at random."""
    presets = list(Partners.presets.values())
    if number % 2 == 0:
        return presets[number // 2 % len(presets)]
    counting, love = rng.choice(["losers", "all", "rounds"]), rng.choice([False, True])
    far = [50, 100] if counting != "rounds" else [3, 6] if love else [6, 50]
    return {
        "set": rng.choice(["double-six", "double-six", "double-nine"]),
        "first_lead": rng.choice(["double", "lot"]),
        "lead": rng.choice(["next", "winner"]),
        "blocked": rng.choice(["team", "player", "duel"]),
        "blocked_tie": rng.choice(["nobody", "blocker"]),
        "counting": counting,
        "target": rng.choice(far),
        "all_pass": rng.choice([0, 3, 25]),
        "lead_pass": rng.choice([0, 2, 25]),
        "capicua": rng.choice([0, 25]),
        "chuchazo": rng.choice([0, 50]),
        "first_rounds": rng.choice([False, True]),
        "love": love,
    }


def compared(number, most=12):
    """Play up to ``most`` rounds of a match at random beside the reference; return how many were played."""
    rng = Random(f"reference {number}")
    game = Partners(**options_of(number, rng))
    match, rules = Match(game, 4, f"reference {number}"), dataclasses.asdict(game.options)
    lead = None
    while match.winners is None and match.rounds < most:
        round, played = match.round, match.rounds
        forced = played == 0 and rules["first_lead"] == "double"
        opener = None
        if forced:
            doubles = sorted((max(hand_double(hand)), seat) for seat, hand in enumerate(round.hands))
            assert doubles[-1][1] == round.lead
            opener = max(round.hands[round.lead], key=rank)
        elif lead is not None:
            assert round.lead == lead
        table = Table(rules, round.hands, round.lead, played, match.totals[:2], opener)
        while table.over is None:
            legal = round.legal(table.turn)
            assert round.waiting() == (table.turn,)
            assert {str(move) for move in legal} == table.lays(table.turn)
            text = str(rng.choice(legal))
            match.play(table.turn, text)
            table.play(text)
        outcome = match.outcomes[-1]
        reason, winner, scores = table.over
        assert outcome.reason.value == reason
        assert set(outcome.winners) == {seat for seat in TEAM if TEAM[seat] == winner}
        assert outcome.scores == tuple(scores[TEAM[seat]] for seat in range(4))
        assert [sum(part.points for part in parts) for parts in outcome.parts] == list(outcome.scores)
        over = {TEAM[seat]: match.totals[seat] >= rules["target"] for seat in (0, 1)}
        assert (match.winners is not None) == any(over.values())
        if match.winners is not None:
            assert over[TEAM[match.winners[0]]]
        lead = None if reason == "target" else table.next_lead()
    return match.rounds


def rank(tile):
    high, low = map(int, tile.split("-"))
    return (high == low, high + low, high)


def hand_double(hand):
    return [rank(tile) for tile in hand]


@pytest.mark.parametrize("part", range(4))
def test_matches_agree_with_the_reference(part):
    assert sum(compared(number) for number in range(part, FEW, 4)) > FEW / 4


if __name__ == "__main__":
    wanted, rounds, number = int(sys.argv[1]), 0, 0
    while rounds < wanted:
        rounds += compared(number)
        number += 1
    sys.stdout.write(f"{rounds} rounds of {number} matches agree\n")
