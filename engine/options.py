"""House rules as data: frozen dataclasses whose fields say which values they take.

Knows no game; a game's ``options`` module declares its fields with the helpers below.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple


class Choice(NamedTuple):
    """What values an option may take; carried as metadata by the option's dataclass field."""

    values: tuple[str, ...] = ()
    """The words to choose from; empty for a number or a flag."""
    low: int = 0
    high: int = 0
    """Bounds of a number, both included; 0 and 0 where the option is no number."""
    hidden: bool = False
    """Not a house rule: hosts store the option with a match and do not offer it to players."""


def one_of(*values: str, default: str | None = None) -> Any:
    """Return a dataclass field holding one of ``values`` (or None where None means "as the sheet says")."""
    return dataclasses.field(default=default, metadata={"choice": Choice(values)})


def whole(low: int, high: int, *, default: int | None = None) -> Any:
    """Return a dataclass field holding a whole number from ``low`` to ``high``."""
    return dataclasses.field(default=default, metadata={"choice": Choice((), low, high)})


def flag(*, default: bool | None = False) -> Any:
    """Return a dataclass field holding yes or no (None where that means "as the sheet says")."""
    return dataclasses.field(default=default, metadata={"choice": Choice()})


def edition_of(newest: int) -> Any:
    """Return a dataclass field, always called ``edition``: which edition of the game's rulings is played.

    A ruling that would have ended or changed a recorded round otherwise begins a new edition. The number is
    part of a match's options and no house rule: see :meth:`Options.chosen` and ``Game.of_saved``.
    """
    return dataclasses.field(default=newest, metadata={"choice": Choice((), 1, newest, hidden=True)})


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of a table: one frozen dataclass a game, validated when built.

    Raises:
        ValueError: a value is not one of those the field allows; the text names field and value.
    """

    def __post_init__(self) -> None:
        for name, choice, default in _choices(type(self)):  # type: ignore[arg-type] # a class has a hash
            value = getattr(self, name)
            if not _allowed(choice, value, default):
                raise ValueError(f"{name}={value!r} is not possible")

    def chosen(self) -> dict[str, Any]:
        """Return what to store with a match: what differs from the defaults, and the edition always.

        ``Game.of_saved(options.chosen())`` builds the same rule book again, in later versions too.
        """
        return {
            field.name: getattr(self, field.name)
            for field in dataclasses.fields(self)
            if field.metadata["choice"].hidden or getattr(self, field.name) != field.default
        }

    def played(self, name: str) -> Any:
        """Return the value of an option that is played: what was chosen, else what the rule sheet says."""
        return getattr(self, name)

    def house_rules(self) -> dict[str, Any]:
        """Return what people chose: :meth:`chosen` without the edition, for words and for later tables."""
        hidden = {field.name for field in dataclasses.fields(self) if field.metadata["choice"].hidden}
        return {name: value for name, value in self.chosen().items() if name not in hidden}


@cache
def _choices(kind: type) -> tuple[tuple[str, Choice, Any], ...]:
    """Return the name, the values and the default of each option of a game."""
    return tuple((field.name, field.metadata["choice"], field.default) for field in dataclasses.fields(kind))


def _allowed(choice: Choice, value: object, default: object) -> bool:
    if value is None:
        return default is None
    if choice.values:
        return value in choice.values
    if (choice.low, choice.high) != (0, 0):
        return type(value) is int and choice.low <= value <= choice.high
    return type(value) is bool
