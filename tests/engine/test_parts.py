"""How scores are made up, one round per row: the parts of each seat as ``name points seat``."""

from __future__ import annotations

import pytest

from engine import Outcome, Reason


def spelt(outcome):
    return " | ".join(
        ", ".join(f"{part.name} {part.points} {'-' if part.seat is None else part.seat}" for part in parts)
        for parts in outcome.parts
    )


UNO = "uno-dominos"
BLIND = {"blind_street": True, "double_on_double": True}


@pytest.mark.parametrize(
    ("name", "hands", "moves", "more", "parts"),
    [
        # G15, C6: the opponent's 12 pips, rounded to the nearest multiple of five
        ("all-fives", "6-4 | 5-1 4-2", "0 6-4@C", {}, "table 10 -, hand 12 1, rounding -2 - | "),
        ("all-fives", "6-4 | 5-1 3-1", "0 6-4@C", {}, "table 10 -, hand 10 1 | "),
        (
            "all-fives",
            "6-4 | 5-1 4-2",
            "0 6-4@C",
            {"round_out": "up"},
            "table 10 -, hand 12 1, rounding 3 - | ",
        ),
        # G16, G17, C8: rounded down, minus the winner's own pips
        (
            "all-fives",
            "6-5 2-1 | 3-3 3-0",
            "0 6-5@C",
            {},
            "hand 9 1, rounding -4 -, hand -3 0 | ",
        ),
        # G18: the round ends before hands are counted
        ("all-fives", "6-4 1-1 | 5-1", "0 6-4@C", {"target": 10}, "table 10 - | "),
        # M23, M25: each seat scores its own hand
        ("mexican-train", "12-5 | 6-1 2-0", "0 12-5@M", {}, "hand 0 0 | hand 9 1"),
        # B20
        ("domino-4", "r1-3 | g1-1", "0 r1-3@1,0:NW", {}, "round 1 - | "),
        # UN32, UN34: the points of all other hands, doubles twice
        (UNO, "g7-g7 | g9-g9 b1-r2 | b2-y5", "0 g7-g7@C", {}, "hand 39 1, hand 7 2 |  | "),
        # UN35: the last Dead End wins, not the seat that is out
        (
            UNO,
            "g7-g7 b1-r2 | DE-DE b1-y5 | g7-yD",
            "0 g7-g7@C 1 DE-DE@N 2 g7-yD@E",
            BLIND,
            " | hand 3 0, hand 0 2 | ",
        ),
    ],
)
def test_the_parts_of_a_score(played, name, hands, moves, more, parts):
    _, round = played(name, hands, moves, **more)
    assert spelt(round.outcome()) == parts
    assert round.outcome().scores == tuple(sum(p.points for p in own) for own in round.outcome().parts)


def test_a_drawn_round_of_uno_counts_nothing(played):  # A21: a tie for the lowest
    hands = "g7-g7 DE-DE DE-DE y2-r3 | DE-DE DE-DE g1-b4"
    moves = "0 g7-g7@C 1 DE-DE@N 0 DE-DE@E 1 DE-DE@S 0 DE-DE@W"
    _, round = played("uno-dominos", hands, moves, double_on_double=True)
    assert round.outcome().winners == ()
    assert spelt(round.outcome()) == " | "


def test_an_outcome_without_parts_has_empty_parts():
    assert Outcome(Reason.OUT, (0,), (5, 0)).parts == ()
