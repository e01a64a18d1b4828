"""What is remembered of pictures: no more than the budget, and what is used stays."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest

from render.cache import BUDGET, PAINTED, Cache
from render.hand import paint as paint_hand
from render.tiles import tile
from tests.render.conftest import HAND, uno_view


@dataclass(frozen=True)
class Thing:
    name: str
    nbytes: int


def test_the_budget_is_kept_and_what_is_used_outlives_what_is_not() -> None:
    cache, made = Cache(100), Counter[str]()

    @cache.keep
    def thing(name: str, size: int) -> Thing:
        made[name] += 1
        return Thing(name, size)

    thing("used", 40)
    for number in range(20):
        thing(f"once {number}", 20)
        thing("used", 40)
        assert cache.nbytes <= 100
    assert made["used"] == 1
    assert made["once 0"] == 1
    thing("once 0", 20)
    assert made["once 0"] == 2, "it had gone long ago"


def test_what_is_larger_than_the_budget_is_kept_alone() -> None:
    cache = Cache(10)
    large = cache.keep(lambda size: Thing("large", size))
    assert large(30) is large(30)
    assert len(cache) == 1


def test_what_an_entry_takes_besides_counts() -> None:
    cache = Cache(100, each=10)
    thing = cache.keep(lambda number: Thing(str(number), 10))
    for number in range(20):
        thing(number)
    assert (len(cache), cache.nbytes) == (5, 100)


def test_arguments_by_name_are_told_apart() -> None:
    cache = Cache(100)

    @cache.keep
    def thing(name: str, *, size: int = 1) -> Thing:
        return Thing(name, size)

    assert [thing("a", size=2).nbytes, thing("a", size=3).nbytes, thing("a").nbytes] == [2, 3, 1]


def test_bytes_are_counted_right_where_threads_make_the_same() -> None:
    cache = Cache(1000)
    thing = cache.keep(lambda number: Thing(str(number), 10))
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(thing, [number % 50 for number in range(2000)]))
    assert cache.nbytes == 10 * len(cache) == 500


def test_tiles_of_all_sizes_keep_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    PAINTED.clear()
    monkeypatch.setattr(PAINTED, "budget", BUDGET // 16)
    canvas = paint_hand(uno_view(hand=HAND), "uno-dominos")
    for game, faces in (("uno-dominos", ("r5", "gD")), ("mexican-train", ("12", "7"))):
        for side in range(16, 240, 14):
            for upright in (True, False):
                tile(game, *faces, side, upright=upright).onto(canvas, 10, 10)
    assert 0 < PAINTED.nbytes <= BUDGET // 16
