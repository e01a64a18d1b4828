"""The registry of games. One line below registers a game: the name of its module."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final, TypeVar

from engine.core import Game

Constant = TypeVar("Constant")


def constant_of(module: str, constant: str, kind: type[Constant]) -> Constant:
    """Return a constant of a module, and import the module if necessary.

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


MODULES: Final = (
    "uno_dominos",
    "all_fives",
    "mexican_train",
    "domino_four",
    "block",
    "partners",
)
"""The module of each game, in the order in which games are offered. Each module has its rule book as
``GAME``. Hosts have modules of the same names for their own part of a game; :func:`of_each_game` finds them.
"""


def of_each_game(package: str, constant: str, kind: type[Constant]) -> dict[str, Constant]:
    """Return by game, in the order of ``GAMES``, the ``constant`` of that game's module in ``package``.

    Raises:
        ImportError: the package has no module for a game, or the module has no such constant of that kind.
    """
    games = zip(GAMES, MODULES, strict=True)
    return {game: constant_of(f"{package}.{module}", constant, kind) for game, module in games}


def _rule_book(module: str) -> type[Game]:
    book = constant_of(f"{__name__}.{module}", "GAME", type)
    if not issubclass(book, Game):
        raise ImportError(f"GAME of {__name__}.{module} is not a rule book", name=module)
    return book


GAMES: Final[Mapping[str, type[Game]]] = MappingProxyType(
    {book.name: book for book in map(_rule_book, MODULES)}
)
"""Every rule book by its name."""
