"""Copies of objects with slots. All slots are copied, so none can be forgotten."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")

_SLOTS: dict[type, tuple[str, ...]] = {}
"""The names of all slots by class, those of its bases included."""


def copied(thing: T) -> T:
    """Return an independent copy of an object with slots.

    Lists are copied, and objects with a ``copy`` method (sets, dicts) are copied by it. Other values are
    shared.
    """
    twin = object.__new__(type(thing))
    for slot in _slots(type(thing)):
        setattr(twin, slot, _value(getattr(thing, slot)))
    return twin


def _slots(kind: type) -> tuple[str, ...]:
    if kind not in _SLOTS:
        _SLOTS[kind] = tuple(slot for base in kind.__mro__ for slot in base.__dict__.get("__slots__", ()))
    return _SLOTS[kind]


def _value(value: Any) -> Any:
    if type(value) is list:
        return [_value(item) for item in value] if value and type(value[0]) is list else value[:]
    return value.copy() if hasattr(value, "copy") else value
