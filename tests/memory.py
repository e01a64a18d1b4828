"""What is in memory: for tests that something leaves nothing behind."""

from __future__ import annotations

import gc
from collections.abc import Sequence


def in_memory(*kinds: type) -> list[object]:
    """Return the objects of these kinds, also those that nobody can reach any more."""
    return [each for each in gc.get_objects() if isinstance(each, kinds)]


def left_behind(before: Sequence[object], *kinds: type) -> list[object]:
    """Return the objects of these kinds that somebody holds and that were not there before.

    Args:
        before: what :func:`in_memory` returned at first: an earlier test may have left some.
    """
    gc.collect()
    known = {id(each) for each in before}  # the caller holds them, so nothing new can have their place
    return [each for each in in_memory(*kinds) if id(each) not in known]
