"""Examples for the laws: a law is a test that takes a ``number``, and holds for many of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial, wraps
from typing import Any

EXAMPLES = 100


def law(test: Callable[..., None] | None = None, *, examples: int = EXAMPLES) -> Callable[..., Any]:
    """Try a test with every number below ``examples``, and say which one it failed for.

    All chance follows from the number, so the same law fails for the same number again.
    """
    if test is None:
        return partial(law, examples=examples)

    @wraps(test)
    def tried(**fixtures: Any) -> None:
        for number in range(examples):
            try:
                test(number=number, **fixtures)
            except BaseException as failed:
                failed.add_note(f"{test.__name__}: number {number} of {examples}")
                raise

    taken = inspect.signature(test)
    left = [each for each in taken.parameters.values() if each.name != "number"]
    tried.__signature__ = taken.replace(parameters=left)  # type: ignore[attr-defined]  # what pytest fills in
    return tried
