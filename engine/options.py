"""House rules as data: frozen dataclasses whose fields declare the values they allow.

Knows no game. The ``options`` module of a game declares its fields with the helpers below.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple


class Choice(NamedTuple):
    """The values that an option may take, carried as metadata by its dataclass field."""

    values: tuple[str, ...] = ()
    """The words to choose from; empty for a number or a flag."""
    low: int = 0
    high: int = 0
    """The bounds of a number, both included; 0 and 0 if the option is not a number."""
    hidden: bool = False
    """Whether hosts store the option with a match but do not offer it to players: it is not a house rule."""


def one_of(*values: str, default: str | None = None) -> Any:
    """Return a dataclass field for one of ``values``. None is allowed if it is the default ("as the sheet
    says").
    """
    return dataclasses.field(default=default, metadata={"choice": Choice(values)})


def whole(low: int, high: int, *, default: int | None = None) -> Any:
    """Return a dataclass field for a whole number from ``low`` to ``high``."""
    return dataclasses.field(default=default, metadata={"choice": Choice((), low, high)})


def flag(*, default: bool | None = False) -> Any:
    """Return a dataclass field for yes or no. None is allowed if it is the default ("as the sheet says")."""
    return dataclasses.field(default=default, metadata={"choice": Choice()})


def edition_of(newest: int) -> Any:
    """Return the dataclass field ``edition``: which edition of the game's rulings is played.

    A changed ruling that would change how a recorded round went starts a new edition. The number is stored
    with a match's options, but is not a house rule: see :meth:`Options.chosen` and ``Game.of_saved``.
    """
    return dataclasses.field(default=newest, metadata={"choice": Choice((), 1, newest, hidden=True)})


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of a table: one frozen dataclass per game, validated when built.

    Raises:
        ValueError: the field does not allow the value. The text names both.
    """

    def __post_init__(self) -> None:
        for name, choice, default in _choices(type(self)):  # type: ignore[arg-type] # a class has a hash
            value = getattr(self, name)
            if not _allowed(choice, value, default):
                raise ValueError(f"{name}={value!r} is not possible")

    def chosen(self) -> dict[str, Any]:
        """Return the options to store with a match: those that differ from the defaults, and always the
        edition.

        ``Game.of_saved(options.chosen())`` builds the same rule book again, also in later versions.
        """
        return {
            field.name: getattr(self, field.name)
            for field in dataclasses.fields(self)
            if field.metadata["choice"].hidden or getattr(self, field.name) != field.default
        }

    def played(self, name: str) -> Any:
        """Return the value in effect for the option ``name``: the table's choice, or else the rule sheet's
        value.
        """
        return getattr(self, name)

    def house_rules(self) -> dict[str, Any]:
        """Return what people chose: :meth:`chosen` without the edition. Use it for display and for new
        tables.
        """
        hidden = {field.name for field in dataclasses.fields(self) if field.metadata["choice"].hidden}
        return {name: value for name, value in self.chosen().items() if name not in hidden}


@cache
def _choices(kind: type) -> tuple[tuple[str, Choice, Any], ...]:
    """Return name, allowed values and default of each option of the class."""
    return tuple((field.name, field.metadata["choice"], field.default) for field in dataclasses.fields(kind))


def _allowed(choice: Choice, value: object, default: object) -> bool:
    if value is None:
        return default is None
    if choice.values:
        return value in choice.values
    if (choice.low, choice.high) != (0, 0):
        return type(value) is int and choice.low <= value <= choice.high
    return type(value) is bool
