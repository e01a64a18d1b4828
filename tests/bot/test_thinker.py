"""Thinking in the pool: the level asked for, and less of it where others wait."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from bot.tables.ports import Problem
from bot.thinker import WorkerThinker
from bot.workers import WorkerPool
from engine import GAMES, Match
from engine.players.levels import LEAST, LEVELS, choose, hurried


@pytest.mark.parametrize("level", [name for name, level in LEVELS.items() if level.budget is None])
async def test_a_level_makes_its_own_move(level: str) -> None:
    match = Match(GAMES["all-fives"](target=50), 2, "thinking")
    seat = match.round.waiting()[0]
    thinker = WorkerThinker(WorkerPool(1, executor=ThreadPoolExecutor(1)))
    moves = []
    for seed in map(str, range(6)):
        problem = Problem("t1", "all-fives", {"target": 50}, match.seen(seat), seed)
        moves.append((await thinker.choose(problem, level), seed))
    seen = match.seen(seat)
    assert moves == [(str(choose(match.game, seen, Random(seed), LEVELS[level])), seed) for _, seed in moves]


def test_who_is_hurried_keeps_a_part_of_the_budget_and_what_has_none_stays() -> None:
    expert = LEVELS["expert"].budget
    assert expert is not None
    half, least = hurried(LEVELS["expert"], 0.5).budget, hurried(LEVELS["expert"], 0.001).budget
    assert half is not None
    assert least is not None
    assert (half.nodes, half.worlds, half.depth) == (expert.nodes // 2, expert.worlds // 2, expert.depth)
    assert least.nodes == expert.nodes * LEAST
    assert hurried(LEVELS["novice"], 0.1) == LEVELS["novice"]
