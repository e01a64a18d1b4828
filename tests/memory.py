"""What is still in memory: for tests that something leaves nothing behind."""

from __future__ import annotations

import gc
from collections.abc import Sequence


def kept(*kinds: type, beside: Sequence[object] = ()) -> list[object]:
    """Return the objects of these kinds that somebody holds.

    Args:
        beside: those that were there before, which are left out: an earlier test may have left some.
    """
    gc.collect()
    known = {id(each) for each in beside}  # the caller holds them, so nothing new can have their place
    return [each for each in gc.get_objects() if isinstance(each, kinds) and id(each) not in known]
