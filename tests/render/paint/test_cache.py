"""The picture cache: it stays within its budget, and used entries stay."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest

from render.paint.cache import BUDGET, PAINTED, Cache
from render.pieces.tiles import tile
from render.tables.hand import paint as paint_hand
from tests.render.conftest import HAND, uno_view


@dataclass(frozen=True)
class Thing:
    name: str
    nbytes: int


class Work:
    """Makes things for a cache, whose clock it drives."""

    def __init__(self, budget: int) -> None:
        self.seconds = 0.0
        self.cache = Cache(budget, clock=lambda: self.seconds)
        self.made = Counter[str]()

    def thing(self, name: str, nbytes: int = 20, cost: float = 1.0) -> None:
        """Look up a thing in the cache. If it is missing, making it takes ``cost`` seconds and ``nbytes``
        bytes."""

        def make() -> Thing:
            self.seconds += cost
            self.made[name] += 1
            return Thing(name, nbytes)

        self.cache.find(name, make)


def test_the_budget_is_kept_and_used_entries_outlive_unused_ones() -> None:
    work = Work(100)
    work.thing("used")
    for number in range(20):
        work.thing(f"once {number}")
        work.thing("used")
        assert work.cache.nbytes <= 100
    assert work.made["used"] == 1
    assert work.made["once 0"] == 1
    work.thing("once 0")
    assert work.made["once 0"] == 2, "it had gone long ago"


@pytest.mark.parametrize(("number", "nbytes", "cost"), [(6, 80, 1.0), (12, 20, 0.25)])
def test_large_or_cheap_entries_are_evicted_first(number: int, nbytes: int, cost: float) -> None:
    work = Work(200)
    work.thing("precious")
    for each in range(number):
        work.thing(f"once {each}", nbytes, cost)
    work.thing("precious")
    assert work.made["precious"] == 1


def test_an_unused_entry_is_evicted_in_the_end_even_if_it_was_costly() -> None:
    work = Work(200)
    work.thing("precious", cost=10)
    for number in range(120):
        work.thing(f"once {number}")
    work.thing("precious")
    assert work.made["precious"] == 2


def test_a_value_larger_than_the_budget_is_kept_alone() -> None:
    cache = Cache(10)
    large = cache.keep(lambda size: Thing("large", size))
    assert large(30) is large(30)
    assert len(cache) == 1


def test_the_overhead_of_an_entry_counts_towards_the_budget() -> None:
    cache = Cache(100, each=10)
    thing = cache.keep(lambda number: Thing(str(number), 10))
    for number in range(20):
        thing(number)
    assert (len(cache), cache.nbytes) == (5, 100)


def test_keyword_arguments_are_part_of_the_key() -> None:
    cache = Cache(100)

    @cache.keep
    def thing(name: str, *, size: int = 1) -> Thing:
        return Thing(name, size)

    assert [thing("a", size=2).nbytes, thing("a", size=3).nbytes, thing("a").nbytes] == [2, 3, 1]


def test_bytes_are_counted_correctly_if_threads_make_the_same_value() -> None:
    cache = Cache(1000)
    thing = cache.keep(lambda number: Thing(str(number), 10))
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(thing, [number % 50 for number in range(2000)]))
    assert cache.nbytes == 10 * len(cache) == 500


def test_tiles_of_all_sizes_keep_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    PAINTED.clear()
    monkeypatch.setattr(PAINTED, "budget", BUDGET // 64)
    canvas = paint_hand(uno_view(hand=HAND), "uno-dominos")
    for game, faces in (("uno-dominos", ("r5", "gD")), ("mexican-train", ("12", "7"))):
        for side in range(16, 112, 6):
            for upright in (True, False):
                tile(game, *faces, side, upright=upright).onto(canvas, 10, 10)
    assert 0 < PAINTED.nbytes <= BUDGET // 64
