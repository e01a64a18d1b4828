"""The measurement itself: deals from every seat, intervals by deals, and runs that resume."""

from __future__ import annotations

import pytest

from tests.strength import __main__ as strength
from tests.strength.contest import NAMES, Cell, Score, contest
from tests.strength.figures import interval

BLOCK = Cell("block", 2, "today", "today", "", whole=False)


@pytest.mark.parametrize("game", ["all-fives", "block", "uno-dominos"])
def test_a_player_wins_half_against_itself_since_every_deal_is_played_from_every_seat(game):
    cell = Cell(game, 2, "today", "today", "", whole=False)
    scores = [contest(cell, deal) for deal in range(5)]
    assert [score.won for score in scores] == [0.5] * 5
    assert [score.margin for score in scores] == [0.0] * 5


def test_every_level_can_be_measured_in_whole_matches():
    cell = Cell("all-fives", 2, "casual", "novice", "", whole=True)
    score = contest(cell, 0)
    assert score.won in (0.0, 0.5, 1.0)
    assert score.decisions > 0
    assert set(NAMES) >= {"today", "novice", "casual", "strong", "expert"}


def test_the_margin_is_positive_when_low_points_win():
    cell = Cell("mexican-train", 2, "strong", "novice", "short", whole=False)
    scores = [contest(cell, deal) for deal in range(10)]
    assert sum(score.margin for score in scores) > 0


def test_an_interval_is_computed_over_deals():
    assert interval([0.0, 1.0] * 50).mean == 0.5
    assert interval([0.0, 1.0] * 50).high == pytest.approx(0.5 + 1.96 * 0.05025, abs=1e-3)
    assert interval([0.5] * 10) == (0.5, 0.5, 0.5)
    assert interval([1.0]) == (1.0, float("-inf"), float("inf"))


def kept(folder):
    [file] = folder.iterdir()
    return file


def test_an_interrupted_run_resumes(tmp_path, capsys):
    first = strength.measured(BLOCK, range(3), tmp_path, 1)
    file = kept(tmp_path)
    lines = file.read_text().splitlines()
    file.write_text(
        "\n".join([lines[0].replace('"won": 0.5', '"won": 0.75'), lines[1]]) + "\n" + lines[2][:10]
    )
    again = strength.measured(BLOCK, range(3), tmp_path, 1)
    assert [score.won for score in again] == [0.75, 0.5, 0.5]  # the first was not played again
    assert [score.margin for score in again] == [score.margin for score in first]
    assert len(list(strength._read(file))) == 3


def test_the_summary_names_wins_interval_count_and_time():
    scores = [Score(0, 1.0, 20.0, 10, 0.5, 0.1), Score(1, 0.5, 0.0, 10, 0.3, 0.2)]
    said = strength.summary(BLOCK, scores)
    assert "75.0% [26.0%, 124.0%] of 4 rounds" in said
    assert "40.0 ms per decision, 200 ms for the slowest" in said
