"""Remembers what has been painted, up to so many bytes; what is cheapest to paint again goes first.

One cache holds everything, so that the budget is one number. Knows no pictures.
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
    """Anything that knows how many bytes it keeps."""

    @property
    def nbytes(self) -> int: ...


W = TypeVar("W", bound=Weighed)


LEAST_COST = 1e-4
"""Seconds that anything is taken to cost at least: some clocks count in steps of a hundredth."""


class _Entry(Generic[W]):
    __slots__ = ("used", "value", "worth")

    def __init__(self, value: W, worth: float) -> None:
        self.value = value
        self.worth = worth
        """Seconds it took to make, for each byte it takes."""
        self.used = False
        """Whether it has been found since it was last looked at."""


class Cache:
    """A store of that many bytes. Any thread may use it.

    What goes is chosen as GreedyDual-Size does: an entry ranks by its worth above the rank of what went last,
    so that what took long to make and is small outlives what is large and soon made again, and what is no
    longer used is overtaken in the end by what is. What is found is only marked as used, without a lock: it
    is ranked anew when its turn to go has come.

    Args:
        budget: the most bytes it keeps.
        each: bytes that an entry takes besides what it holds.
        clock: seconds of work; the processor time of the thread unless named.
    """

    def __init__(self, budget: int, each: int = 0, clock: Callable[[], float] = time.thread_time) -> None:
        self.budget = budget
        self._each = each
        self._clock = clock
        self.nbytes = 0
        """The bytes it keeps now."""
        self._entries: dict[Hashable, _Entry[Weighed]] = {}
        self._ranks: list[tuple[float, int, Hashable]] = []
        """A heap of every key by its rank, and among equals by age."""
        self._last = 0.0
        """The rank of what went last."""
        self._order = count()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._entries)

    def keep(self, make: Callable[P, W]) -> Callable[P, W]:
        """Return ``make`` such that it is called once for the same arguments, as long as there is room."""
        name = f"{make.__module__}.{make.__qualname__}"

        @wraps(make)
        def kept(*args: P.args, **keywords: P.kwargs) -> W:
            key = (name, args, tuple(keywords.items())) if keywords else (name, args)
            return self.find(key, lambda: make(*args, **keywords))

        return kept

    def find(self, key: Hashable, make: Callable[[], W]) -> W:
        """Return what is kept under ``key``, which is what ``make`` returned; call that where nothing is."""
        entry = self._entries.get(key)
        if entry is None:
            begun = self._clock()
            value = make()
            self._put(key, value, self._clock() - begun)
            return value
        entry.used = True
        return entry.value  # type: ignore[return-value]  # a key holds what its function returned

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._entries.clear()
            self._ranks.clear()
            self.nbytes = 0

    def _put(self, key: Hashable, value: Weighed, cost: float) -> None:
        with self._lock:
            if key in self._entries:  # another thread was as quick
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
"""Bytes of painted things a process keeps: enough for a dozen tables of every game and look at once."""

EACH = 750
"""Bytes that its key and its rank take, and what Python and Pillow keep of a small picture."""
PAINTED = Cache(BUDGET, EACH)
"""Everything that is painted more than once."""


def keep_at_most(nbytes: int) -> None:
    """Keep no more than so many bytes of painted things in this process from now on."""
    PAINTED.budget = nbytes
