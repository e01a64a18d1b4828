"""What holds for every test."""

from __future__ import annotations

import gc
import logging
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest_plugins = ["tests.postgres"]

FLOWS = Path(__file__).parent / "flows"

gc.disable()  # until all has been imported and collected


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> None:
    """Have simcord's plugin where there are flows: with discord.py it takes longer to start than pytest.

    So ``pyproject.toml`` keeps it from being loaded by itself.
    """
    manager = parent.config.pluginmanager
    if module_path.is_relative_to(FLOWS) and not manager.has_plugin("simcord.pytest_plugin"):
        manager.import_plugin("simcord.pytest_plugin")


def pytest_collection_finish() -> None:
    """Have the garbage collector pass over what stays anyway: modules and thousands of tests.

    It would look through all of it again and again: meanwhile for a quarter of the time, and later on. Most
    of what tests leave behind goes young; among the old it is looked for a hundredth as often as usual.
    How much is found old at first decides how soon all is looked through again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 1000)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Have what is left looked through once: pytest does so five times to hear of what was never awaited."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _hears_interrupts() -> Iterator[None]:
    """Processes that tests start can be stopped as by Ctrl-C.

    A shell runs its background jobs deaf to that, and deafness is inherited.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def logging_as_it_was() -> Iterator[None]:
    """What a test sets up for the log is undone after it."""
    from bot.telemetry.logs import LIBRARIES  # noqa: PLC0415 (few tests need the bot)

    root = logging.getLogger()
    loggers = [root, *map(logging.getLogger, LIBRARIES)]
    levels, handlers = [each.level for each in loggers], root.handlers[:]
    yield
    root.handlers[:] = handlers
    for each, level in zip(loggers, levels, strict=True):
        each.setLevel(level)
