"""Which parts of a line run from right to left, and in which order people see them.

python-bidi follows Unicode's algorithm. It lacks the rule for brackets, which is added here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Protocol, TypeVar
from unicodedata import bidirectional

from bidi import algorithm as bidi

_TO_THE_LEFT = frozenset({"R", "AL", "AN"})
_BRACKETS = dict(zip("([{「【〈《", ")]}」】〉》", strict=True))


_ISOLATED = re.compile(r"\u2068[^\u2068\u2069]*\u2069|.", re.DOTALL)
"""A part with a direction of its own, or a character."""
_UNKNOWN = frozenset({"LRI", "RLI", "FSI", "PDI", ""})
"""Types of characters, among them unassigned ones, that python-bidi cannot handle."""
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"


class Run(Protocol):
    """A part of a line in one direction."""

    @property
    def level(self) -> int:
        """Its depth in texts of the other direction. An odd level runs from right to left."""
        ...


AnyRun = TypeVar("AnyRun", bound=Run)


def levels(text: str) -> list[int]:
    """Return the level of each character: 0 or more, odd if it runs from right to left.

    A part between U+2068 and U+2069, such as a name in a sentence, has a direction of its own.
    """
    if _TO_THE_LEFT.isdisjoint(map(bidirectional, text)):
        return [0] * len(text)
    parts = _ISOLATED.findall(text)
    outer = iter(_levels("".join(_OBJECT if bidirectional(part[0]) in _UNKNOWN else part for part in parts)))
    found: list[int] = []
    for part in parts:
        level = next(outer)
        if len(part) == 1:
            found.append(level)
        else:
            inner = levels(part[1:-1])
            found += [level, *(level + level % 2 + deep for deep in inner), level]
    return found


def _levels(text: str) -> list[int]:
    """Return the levels of a text without isolated parts."""
    base = bidi.get_base_level(text)
    storage = bidi.get_empty_storage() | {"base_level": base, "base_dir": "LR"[base]}
    bidi.get_embedding_levels(text, storage)
    bidi.explicit_embed_and_overrides(storage)
    bidi.resolve_weak_types(storage)
    _resolve_brackets(storage["chars"], "LR"[base])
    bidi.resolve_neutral_types(storage, debug=False)
    bidi.resolve_implicit_levels(storage, debug=False)
    known, found = iter(storage["chars"]), [base]
    for letter in text:  # python-bidi drops joiners and controls: they go with the letter before
        found.append(found[-1] if bidirectional(letter) in bidi.X9_REMOVED else next(known)["level"])
    return found[1:]


def in_sight(runs: Iterable[AnyRun]) -> list[AnyRun]:
    """Return the runs of a line as people see them, from left to right."""
    ordered = list(runs)
    for level in range(max((run.level for run in ordered), default=0), 0, -1):
        start = 0
        for deep, group in groupby(list(ordered), key=lambda run: run.level >= level):
            end = start + len(list(group))
            if deep:
                ordered[start:end] = reversed(ordered[start:end])
            start = end
    return ordered


def _resolve_brackets(letters: list[dict[str, Any]], base: str) -> None:
    """Give both brackets of a pair one direction (rule N0 of Unicode's algorithm).

    Args:
        letters: python-bidi's, with their types. The types of brackets are changed.
        base: the direction of the line, ``L`` or ``R``.
    """
    for opens, closes in _pairs([letter["ch"] for letter in letters]):
        inside = {_strong(letter["type"]) for letter in letters[opens + 1 : closes]} - {""}
        before = (_strong(letter["type"]) for letter in reversed(letters[:opens]))
        if inside:
            direction = base if base in inside else next(filter(None, before), base)
            letters[opens]["type"] = letters[closes]["type"] = direction


def _strong(kind: str) -> str:
    """Return the direction that a type has for brackets: ``L``, ``R`` or empty."""
    return "R" if kind in {"R", "AL", "EN", "AN"} else "L" if kind == "L" else ""


def _pairs(text: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of matching brackets, in the order of the opening ones."""
    waiting: list[tuple[str, int]] = []
    found = []
    for place, letter in enumerate(text):
        if letter in _BRACKETS:
            waiting.append((_BRACKETS[letter], place))
        elif letter in (closing := [closes for closes, _ in waiting]):
            del waiting[(at := len(closing) - 1 - closing[::-1].index(letter)) + 1 :]
            found.append((waiting.pop(at)[1], place))
    return sorted(found)
