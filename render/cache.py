"""Remembers what has been painted, up to so many bytes; what has not been used for longest goes first.

One cache holds everything, so that the budget is one number. Knows no pictures.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Generic, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")


class Weighed(Protocol):
    """Anything that knows how many bytes it keeps."""

    @property
    def nbytes(self) -> int: ...


W = TypeVar("W", bound=Weighed)


class _Entry(Generic[W]):
    __slots__ = ("used", "value")

    def __init__(self, value: W) -> None:
        self.value = value
        self.used = False
        """Whether it has been found since it was last looked at."""


class Cache:
    """A store of that many bytes. Any thread may use it.

    What is found is only marked as used, without a lock. When room is needed the oldest entry goes, unless
    it has been used since it was last looked at: then it gets a second chance.

    Args:
        budget: the most bytes it keeps.
        each: bytes that an entry takes besides what it holds.
    """

    def __init__(self, budget: int, each: int = 0) -> None:
        self.budget = budget
        self._each = each
        self.nbytes = 0
        """The bytes it keeps now."""
        self._entries: dict[Hashable, _Entry[Weighed]] = {}
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
            value = make()
            self._put(key, value)
            return value
        entry.used = True
        return entry.value  # type: ignore[return-value]  # a key holds what its function returned

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._entries.clear()
            self.nbytes = 0

    def _put(self, key: Hashable, value: Weighed) -> None:
        with self._lock:
            if key in self._entries:  # another thread was as quick
                return
            self._entries[key] = _Entry(value)
            self.nbytes += value.nbytes + self._each
            while self.nbytes > self.budget and len(self._entries) > 1:
                self._drop_oldest()

    def _drop_oldest(self) -> None:
        while True:
            key = next(iter(self._entries))
            entry = self._entries.pop(key)
            if not entry.used:
                self.nbytes -= entry.value.nbytes + self._each
                return
            entry.used = False
            self._entries[key] = entry


BUDGET = 32 << 20
"""Bytes of painted things a process keeps: enough for a dozen tables of every game and look at once."""

EACH = 600
"""Bytes that its key takes, and what Python and Pillow keep of a small picture."""
PAINTED = Cache(BUDGET, EACH)
"""Everything that is painted more than once."""


def keep_at_most(nbytes: int) -> None:
    """Keep no more than so many bytes of painted things in this process from now on."""
    PAINTED.budget = nbytes
