"""How bugs are planted in the production code, and searched for.

A bug is a changed passage of source, compiled in memory. If the passage no longer exists, planting fails.
``python -m tests.simulation --mutants`` searches for the first run that finds each bug. This module knows no
law and no particular bug.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import count, islice
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tests.simulation.run import Simulator, simulator
from tests.simulation.shared_world import is_shared

FIRST_RUN = 500_000
"""The seed of the first run that searches for a bug."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A bug to plant."""

    name: str
    file: str
    before: str
    after: str
    within: int = 200
    """The number of runs within which it must be found."""
    shared: bool = False
    """Whether only runs with several processes can find it."""

    @contextmanager
    def planted(self) -> Iterator[None]:
        """Run the program with the bug inside this block."""
        changed = functions_changed(self)
        kept = {function: function.__code__ for function in changed}
        try:
            for function, code in changed.items():
                function.__code__ = code
            yield
        finally:
            for function, code in kept.items():
                function.__code__ = code


# -- planting --------------------------------------------------------------------------------------


@cache
def functions_changed(mutant: Mutant) -> dict[FunctionType, CodeType]:
    """Return the functions that a bug changes, each with its new code.

    Raises:
        LookupError: the file does not contain the text to change exactly once.
    """
    module = importlib.import_module(mutant.file.removesuffix(".py").replace("/", "."))
    source = Path(mutant.file).read_text(encoding="utf-8")
    if source.count(mutant.before) != 1:
        raise LookupError(f"{mutant.name}: {mutant.file} does not contain {mutant.before!r} exactly once")
    planted = compile(source.replace(mutant.before, mutant.after), mutant.file, "exec", dont_inherit=True)
    codes = dict(_codes(planted))
    return {
        function: codes[name]
        for name, function in _functions(module)
        if name in codes and _body(codes[name]) != _body(function.__code__)
    }


def _codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """Yield all code objects inside a module's code, each with its qualified name."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant.co_qualname, constant
            yield from _codes(constant)


def _functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    """Yield the functions and methods of a module, each with its qualified name. Leave out cached ones."""
    for value in vars(module).values():
        for member in vars(value).values() if isinstance(value, type) else (value,):
            if hasattr(member, "cache_clear"):
                continue  # cached results would outlive the bug
            found = getattr(member, "fget", None) or getattr(member, "__func__", None) or member
            found = getattr(found, "__wrapped__", found)
            if isinstance(found, FunctionType) and found.__module__ == module.__name__:
                yield found.__qualname__, found


def _body(code: CodeType) -> tuple[Any, ...]:
    """Return the parts of a code object that do not depend on its line numbers."""
    constants = tuple(_body(each) if isinstance(each, CodeType) else repr(each) for each in code.co_consts)
    return (code.co_code, constants, code.co_names, code.co_varnames)


# -- searching -------------------------------------------------------------------------------------


def find(mutant: Mutant) -> tuple[int, int, str] | None:
    """Return how many runs it took to find a bug, the seed of that run, and the law. A run that also fails
    without the bug does not count. None if ``mutant.within`` runs do not find it."""
    seeds = (seed for seed in count(FIRST_RUN) if not mutant.shared or is_shared(seed))
    with simulator() as playing:
        for number, seed in enumerate(islice(seeds, mutant.within), 1):
            with mutant.planted():
                broken = _broken(playing, seed)
            # If the run also fails without the bug, the bug was not what it found.
            if broken and not _broken(playing, seed):
                return number, seed, broken
    return None


def _broken(playing: Simulator, seed: int) -> str:
    """Return the law that a run breaks, or how the run itself fails; empty if neither happens."""
    try:
        return playing.run(seed).broken.get(seed, "")
    except Exception as error:
        return f"the run itself failed: {error!r}"
