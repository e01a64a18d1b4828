"""Examples for the laws: a law is a test that takes a ``number``, and holds for many of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial, wraps
from typing import Any

EXAMPLES = 100


def law(test: Callable[..., None] | None = None, *, examples: int = EXAMPLES) -> Callable[..., Any]:
    """Try a test with every number below ``examples``; which one it failed for is told.

    All chance follows from the number, so there is nothing to look for or to shrink, and the same law fails
    for the same number again. What else the test takes are fixtures, the same for all numbers.
    """
    if test is None:
        return partial(law, examples=examples)

    @wraps(test)
    def holds(**fixtures: Any) -> None:
        for number in range(examples):
            try:
                test(number=number, **fixtures)
            except BaseException as error:
                error.add_note(f"This was number {number}.")
                raise

    signature = inspect.signature(test)
    others = [each for name, each in signature.parameters.items() if name != "number"]
    holds.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
    return holds
