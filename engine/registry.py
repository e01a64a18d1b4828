"""How what a game brings is found by name: one line registers it, and modules of that name bring the rest.

Knows no game and no package: a host with something of its own for every game asks in the same way.
"""

from __future__ import annotations

from importlib import import_module
from typing import TypeVar

Brought = TypeVar("Brought")


def brought(module: str, constant: str, kind: type[Brought]) -> Brought:
    """Return a constant of a module, which is imported if need be.

    Raises:
        ImportError: there is no such module, or it has no such constant of that kind.
    """
    try:
        value = getattr(import_module(module), constant, None)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise ImportError(f"a game is registered, but there is no module {module}", name=module) from None
    if not isinstance(value, kind):
        raise ImportError(f"{module} has no {constant} that is a {kind.__name__}", name=module)
    return value
