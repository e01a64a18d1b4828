"""The examples run as their docstrings say, and print what they promise."""

from __future__ import annotations

import ast
import os
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from engine import Match, MoveNotNow

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
NAMES = sorted(path.stem for path in EXAMPLES.glob("*.py"))


def documented(name: str) -> list[str]:
    """Return the words of the command in an example's docstring: after the interpreter, the file."""
    text = ast.get_docstring(ast.parse((EXAMPLES / f"{name}.py").read_text(encoding="utf-8"))) or ""
    commands = re.findall(r"^    (PYTHONPATH=\. python examples/.+)$", text, re.MULTILINE)
    assert len(commands) == 1, name
    return shlex.split(commands[0])


def run(*command: str, **variables: str) -> str:
    done = subprocess.run(  # noqa: S603
        [sys.executable, *command],
        cwd=ROOT,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def printed(name: str, *arguments: str) -> str:
    """Run an example as documented; ``arguments`` replace those of the command."""
    _, _, file, *_ = documented(name)
    return run(file, *arguments, PYTHONPATH=".")


def test_the_readme_links_every_example() -> None:
    text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^- \[(\w+)\.py\]\(\1\.py\): ", text, re.MULTILINE)) == NAMES


def test_computers_play() -> None:
    lines = printed("computers_play").splitlines()
    assert lines[0].split() == ["expert", "3-3@C"]
    assert lines[4].split() == ["expert", "2-2@W", "10", "points"]
    assert lines[-2:] == ["Round 2 is over. Totals: {'expert': 55, 'novice': 10}", "Winner: expert"]


def test_a_position_is_analysed_also_as_a_module() -> None:
    expected = [
        "Hand: 5-5 5-3 4-2 3-2 2-0",
        "5-5@W leaves the ends 5 2",
        "5-3@W leaves the ends 3 2",
        "4-2@E leaves the ends 5 4",
        "3-2@E leaves the ends 5 3",
        "2-0@E leaves the ends 5 0",
        "Hint: 5-5@W (likely)",
        "- seat 0 cannot lay a tile next",
        "- it sheds a heavy tile: 10 pips",
    ]
    assert printed("analyse").splitlines() == expected
    assert run("-m", "examples.analyse").splitlines() == expected


def test_a_replay_becomes_pictures(tmp_path: Path) -> None:
    lines = printed("replay_pictures", str(tmp_path / "pictures")).splitlines()
    assert [re.sub(r" \d+ kB$", "", line) for line in lines] == [
        str(tmp_path / "pictures" / name) for name in ("replay.gif", "table.png")
    ]
    with Image.open(tmp_path / "pictures" / "replay.gif") as film:
        assert (film.format, getattr(film, "n_frames", 1)) == ("GIF", 22)
    with Image.open(tmp_path / "pictures" / "table.png") as picture:
        assert (picture.format, picture.size) == ("PNG", (1100, 700))


# -- a game of one's own ----------------------------------------------------------------------------


def test_the_levels_play_a_game_of_ones_own() -> None:
    lines = printed("own_game").splitlines()
    assert lines[0].split() == ["novice", "6-5@C"]
    assert lines[-3:] == [
        "Round 1: novice 0, casual 0, strong 0, expert 18",
        "Round 2: novice 0, casual 0, strong 84, expert 0",
        "Round 3: novice 0, casual 0, strong 105, expert 0",
    ]


@pytest.fixture(scope="module")
def matador() -> Any:
    return runpy.run_path(str(EXAMPLES / "own_game.py"))["Matador"]()


@pytest.mark.parametrize(
    ("line", "hand", "legal"),
    [
        pytest.param("6-5@C", "2-0 4-2 3-3", "2-4@E 2-0@E", id="five and two are seven"),
        pytest.param("6-5@C", "1-1 4-4", "1-1@W", id="a double joins like any other tile"),
        pytest.param("6-5@C", "4-3", "4-3@W 3-4@W 4-3@E 3-4@E", id="a matador joins with either half"),
        pytest.param("6-0@C", "5-0 0-0", "0-0@W 0-0@E", id="only a matador joins a blank"),
        pytest.param("6-6@C", "5-5 4-4", "draw", id="draw if nothing fits"),
    ],
)
def test_which_tiles_join(matador: Any, line: str, hand: str, legal: str) -> None:
    stock = ["2-2"]
    round = matador.stacked([[line[:3], "3-0"], hand.split()], stock)
    round.apply(0, matador.parse(line))
    assert {str(move) for move in round.legal(1)} == set(legal.split())


def test_a_blocked_round_is_won_by_the_lightest_hand(matador: Any) -> None:
    round = matador.stacked([["6-6", "5-0"], ["5-5", "4-4"], ["3-0"]], [])
    round.apply(0, matador.parse("6-6@C"))
    assert round.outcome().winners == (2,)
    assert round.outcome().scores == (0, 0, 5 + 10 + 8)


def test_the_first_without_tiles_wins_though_another_hand_weighs_nothing(matador: Any) -> None:
    round = matador.stacked([["6-6"], ["0-0"]], [])
    round.apply(0, matador.parse("6-6@C"))
    assert round.outcome().winners == (0,)


def test_a_view_is_all_that_a_determinized_round_is_made_from(matador: Any) -> None:
    for number in range(30):
        rng = Random(number)
        round = matador.deal(rng.choice(matador.seats), rng)
        for _ in range(rng.randrange(40)):
            for seat in range(len(round.hands)):
                view = round.view(seat)
                assert matador.determinize(view, rng).view(seat) == view
            if not round.waiting():
                break
            seat = round.waiting()[0]
            round.apply(seat, rng.choice(round.legal(seat)))


def test_a_move_out_of_turn_is_refused_and_a_record_replays(matador: Any) -> None:
    match = Match(matador, 2, "tea")
    with pytest.raises(MoveNotNow, match="not-your-turn"):
        match.play(1, str(match.round.legal(0)[0]))
    while match.rounds < 2:
        seat = match.round.waiting()[0]
        match.play(seat, str(match.round.legal(seat)[0]))
    assert Match.replay(matador, 2, "tea", match.record).totals == match.totals
