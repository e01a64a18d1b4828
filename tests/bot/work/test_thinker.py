"""Computer players in the pool: the level requested, and less search if others wait."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from bot.tables.state.ports import Problem
from bot.work.thinker import WorkerThinker, hint_for, think
from bot.work.workers import Kind, WorkerPool
from engine import GAMES, Match
from engine.players.levels import LEAST, LEVELS, choose, hurried


@pytest.mark.parametrize("level", [name for name, level in LEVELS.items() if level.budget is None])
async def test_a_level_makes_the_same_move_in_the_pool(level: str) -> None:
    match = Match(GAMES["all-fives"](target=50), 2, "thinking")
    seat = match.round.waiting()[0]
    thinker = WorkerThinker(WorkerPool(1, executor=ThreadPoolExecutor(1)))
    moves = []
    for seed in map(str, range(6)):
        problem = Problem("t1", "all-fives", {"target": 50}, match.seen(seat), seed)
        moves.append((await thinker.choose(problem, level), seed))
    seen = match.seen(seat)
    assert moves == [(str(choose(match.game, seen, Random(seed), LEVELS[level])), seed) for _, seed in moves]


class Crowded:
    """A pool in which each task gets a quarter of the time. It records what it was asked to run."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    async def run(self, kind: Kind, work: Any, *, owner: str = "", lighter: Any = None) -> str:
        self.asked.append((kind, owner, work, lighter and lighter(0.25)))
        return "6-4@C"


async def test_the_table_owns_its_work_and_gets_a_lighter_version_if_others_wait() -> None:
    pool: Any = Crowded()
    problem = Problem("t1", "all-fives", {}, Match(GAMES["all-fives"](), 2, "thinking").seen(0), "a")
    thinker = WorkerThinker(pool)
    assert await thinker.choose(problem, "expert") == "6-4@C"
    await thinker.advise(problem)
    (kind, owner, work, lighter), (hint, whose, hinted, _) = pool.asked
    assert (kind, owner, hint, whose) == (Kind.THINKING, "t1", Kind.HINT, "t1")
    assert (work.func, *work.args) == (think, problem, LEVELS["expert"])
    assert (lighter.func, *lighter.args) == (think, problem, hurried(LEVELS["expert"], 0.25))
    assert (hinted.func, *hinted.args) == (hint_for, problem)


def test_skipping_an_optional_action_is_an_empty_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.work.thinker.choose", lambda *about: None)
    problem = Problem("t1", "all-fives", {}, Match(GAMES["all-fives"](), 2, "thinking").seen(0), "a")
    assert think(problem, LEVELS["novice"]) == ""


def test_a_hurried_level_keeps_a_part_of_its_budget_and_others_stay_the_same() -> None:
    expert = LEVELS["expert"].budget
    assert expert is not None
    half, least = hurried(LEVELS["expert"], 0.5).budget, hurried(LEVELS["expert"], 0.001).budget
    assert half is not None
    assert least is not None
    assert (half.nodes, half.worlds, half.depth) == (expert.nodes // 2, expert.worlds // 2, expert.depth)
    assert least.nodes == expert.nodes * LEAST
    assert hurried(LEVELS["novice"], 0.1) == LEVELS["novice"]
