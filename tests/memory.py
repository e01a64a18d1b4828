"""Find objects in memory, for tests that nothing is left behind."""

from __future__ import annotations

import gc
from collections.abc import Sequence


def in_memory(*kinds: type) -> list[object]:
    """Return the objects of these kinds, including unreachable ones that are not yet collected."""
    return [each for each in gc.get_objects() if isinstance(each, kinds)]


def left_behind(before: Sequence[object], *kinds: type) -> list[object]:
    """Return the reachable objects of these kinds that were not there before.

    Args:
        before: the earlier result of :func:`in_memory`, since another test may have left objects.
    """
    gc.collect()
    # The caller keeps them alive, so no new object can have the same id.
    known = {id(each) for each in before}
    return [each for each in in_memory(*kinds) if id(each) not in known]
