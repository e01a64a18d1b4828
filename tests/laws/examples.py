"""Examples for the laws: a law is a test that takes a ``number``, and holds for many of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

EXAMPLES = 100


def law(test: Callable[..., None] | None = None, *, examples: int = EXAMPLES) -> Callable[..., Any]:
    """Try a test with numbers below ``examples``; which one it failed for is told.

    All chance follows from the number, so there is nothing to shrink, and the same law fails for the same
    number again.
    """
    if test is None:
        return partial(law, examples=examples)
    how = settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    )
    return how(given(number=st.integers(0, examples - 1))(test))
