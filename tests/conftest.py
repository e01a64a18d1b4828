"""What holds for every test."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def _hears_interrupts() -> Iterator[None]:
    """Processes that tests start can be stopped as by Ctrl-C.

    A shell runs its background jobs deaf to that, and deafness is inherited.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
