"""A cache of painted pictures with a budget in bytes; it evicts what is cheapest to paint again.

One cache serves the whole process, so that its budget is one number. Knows no pictures.
"""

from __future__ import annotations

import heapq
import threading
import time
from collections.abc import Callable, Hashable
from functools import wraps
from itertools import count
from typing import Generic, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")


class Weighed(Protocol):
    """A cached value that reports its size in bytes."""

    @property
    def nbytes(self) -> int: ...


W = TypeVar("W", bound=Weighed)


LEAST_COST = 1e-4
"""The least cost of a value, in seconds. Some clocks advance in steps of a hundredth of a second."""


class _Entry(Generic[W]):
    __slots__ = ("used", "value", "worth")

    def __init__(self, value: W, worth: float) -> None:
        self.value = value
        self.worth = worth
        """Seconds it took to make, per byte of its size."""
        self.used = False
        """Whether it was found since it was added or last ranked."""


class Cache:
    """A cache with a budget in bytes. Safe between threads.

    Eviction follows GreedyDual-Size. The rank of an entry is its worth plus the rank of the last evicted
    entry. Small entries that took long to make therefore outlive large ones that are quickly made, and
    entries out of use are evicted in the end. A hit only marks the entry as used, without a lock. A used
    entry is ranked again when its turn to be evicted comes.

    Args:
        budget: the most bytes to keep. One entry always stays, even if it is larger.
        each: bytes an entry takes besides its value.
        clock: returns the seconds of work done so far; by default the thread's processor time.
    """

    def __init__(self, budget: int, each: int = 0, clock: Callable[[], float] = time.thread_time) -> None:
        self.budget = budget
        self._each = each
        self._clock = clock
        self.nbytes = 0
        """Bytes in the cache now."""
        self._entries: dict[Hashable, _Entry[Weighed]] = {}
        self._ranks: list[tuple[float, int, Hashable]] = []
        """A heap of all keys by rank. Equal ranks are in order of age."""
        self._last = 0.0
        """The rank of the last evicted entry."""
        self._order = count()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._entries)

    def keep(self, make: Callable[P, W]) -> Callable[P, W]:
        """Decorate ``make`` so that its results are cached by its arguments until they are evicted."""
        name = f"{make.__module__}.{make.__qualname__}"

        @wraps(make)
        def kept(*args: P.args, **keywords: P.kwargs) -> W:
            key = (name, args, tuple(keywords.items())) if keywords else (name, args)
            return self.find(key, lambda: make(*args, **keywords))

        return kept

    def find(self, key: Hashable, make: Callable[[], W]) -> W:
        """Return the value cached under ``key``. If there is none, call ``make`` and cache its result."""
        entry = self._entries.get(key)
        if entry is None:
            begun = self._clock()
            value = make()
            self._put(key, value, self._clock() - begun)
            return value
        entry.used = True
        return entry.value  # type: ignore[return-value]  # a key's value came from its own function

    def clear(self) -> None:
        """Drop every entry."""
        with self._lock:
            self._entries.clear()
            self._ranks.clear()
            self.nbytes = 0

    def _put(self, key: Hashable, value: Weighed, cost: float) -> None:
        with self._lock:
            if key in self._entries:  # another thread made it at the same time
                return
            nbytes = value.nbytes + self._each
            entry = self._entries[key] = _Entry(value, max(cost, LEAST_COST) / max(nbytes, 1))
            self._rank(key, entry)
            self.nbytes += nbytes
            while self.nbytes > self.budget and len(self._entries) > 1:
                self._drop_lowest()

    def _rank(self, key: Hashable, entry: _Entry[Weighed]) -> None:
        heapq.heappush(self._ranks, (self._last + entry.worth, next(self._order), key))

    def _drop_lowest(self) -> None:
        while True:
            self._last, _, key = heapq.heappop(self._ranks)
            entry = self._entries[key]
            if not entry.used:
                del self._entries[key]
                self.nbytes -= entry.value.nbytes + self._each
                return
            entry.used = False
            self._rank(key, entry)


BUDGET = 36 << 20
"""Bytes of painted pictures that a process caches: enough for a dozen tables of every game and style at once.
"""

EACH = 750
"""Bytes that an entry's key and rank take, and Python's and Pillow's overhead for a small picture."""
PAINTED = Cache(BUDGET, EACH)
"""The cache of everything that is painted more than once."""


def keep_at_most(nbytes: int) -> None:
    """Set the budget of the picture cache of this process, in bytes."""
    PAINTED.budget = nbytes
