"""Examples for the laws. A law is a test that takes a ``number`` and holds for many numbers."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial, wraps
from typing import Any

EXAMPLES = 100


def law(test: Callable[..., None] | None = None, *, examples: int = EXAMPLES) -> Callable[..., Any]:
    """Run a test with every number below ``examples``, and report the number it failed for.

    All chance follows from the number, so failures are reproducible and need no shrinking. The test's
    other arguments are fixtures, the same for all numbers.
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
