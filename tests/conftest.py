"""Set-up for all tests."""

from __future__ import annotations

import gc
import logging
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from render.paint.text import faces

pytest_plugins = ["tests.postgres"]

FLOWS = Path(__file__).parent / "flows"

faces.COLOURED = ()  # pictures must not depend on the fonts of this machine

gc.disable()  # until all modules are imported and all tests collected


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> None:
    """Load simcord's plugin only for the tests in ``flows``: it takes longer to start than pytest.

    ``pyproject.toml`` prevents it from being loaded automatically.
    """
    manager = parent.config.pluginmanager
    if module_path.is_relative_to(FLOWS) and not manager.has_plugin("simcord.pytest_plugin"):
        manager.import_plugin("simcord.pytest_plugin")


def pytest_collection_finish() -> None:
    """Exclude the present objects, modules and thousands of tests, from garbage collection.

    Otherwise the collector would scan them again and again, which took a quarter of the collection time. Most
    garbage of tests is young, so the oldest generation is collected a hundredth as often as usual. The first
    collection counts the present objects: the more they are, the later Python scans that generation again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 1000)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Collect garbage once before pytest does so five times to find coroutines never awaited."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _hears_interrupts() -> Iterator[None]:
    """Let processes that tests start react to Ctrl-C.

    A shell starts background jobs with SIGINT ignored, and child processes inherit that.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def logging_as_it_was() -> Iterator[None]:
    """Undo a test's changes to logging."""
    from bot.telemetry.logs import LIBRARIES  # noqa: PLC0415  # Few tests need the bot.

    root = logging.getLogger()
    loggers = [root, *map(logging.getLogger, LIBRARIES)]
    levels, handlers = [each.level for each in loggers], root.handlers[:]
    yield
    root.handlers[:] = handlers
    for each, level in zip(loggers, levels, strict=True):
        each.setLevel(level)
