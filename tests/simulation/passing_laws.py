"""The laws of a part that is passed on, or given up: the next owner is told of all that has been answered,
and the one before answers nothing more.

Else a press that both were told of would be carried out, or refused, by both. Where the database passed the
part on, and could not be reached to say so, the one before does not know: then it may say, last of all, that
something is wrong here. Whether the next owner was in time to answer does not matter here. This module knows
who tried to answer what; it asks no process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

REMEMBERED = 10.0
"""Seconds for which all that has been answered has to be known to the next owner."""


@dataclass(slots=True)
class PassingLaws:
    """The laws of a part that is passed on."""

    _tried: deque[tuple[float, str, int]] = field(default_factory=lambda: deque(maxlen=150))
    """When which process first tried to answer which interaction."""
    _told: dict[str, frozenset[int]] = field(default_factory=dict)
    """By process that has passed the part on, or given it up, the interactions it told the next owner of."""
    _inherited: frozenset[int] = frozenset()
    """The interactions of which the last owner that passed the part on told the next."""

    def passed_on(self, process: str, told: frozenset[int], at: float) -> Iterator[str]:
        """Return what is wrong with what the next owner is told."""
        self._told[process] = told
        lately = [(each, number) for when, each, number in self._tried if when > at - REMEMBERED]
        answered = {number for each, number in lately if each == process}
        if answered - told:
            yield f"{process} has answered {sorted(answered - told)}, of which the next owner is not told"
        # Whoever takes over may have heard what an owner long before has answered: each hands that on, also
        # one that took the part over from an owner that had gone.
        handed_on = {number for _, number in lately if number in self._inherited}
        if handed_on - told:
            yield f"{process} was told of {sorted(handed_on - told)}, and does not tell the next owner"
        self._inherited = told

    def serves(self, process: str) -> None:
        """Take note that a process serves the part from now on."""
        self._told.pop(process, None)

    def tried(self, process: str, number: int, at: float, *, apologizes: bool) -> Iterator[str]:
        """Return what is wrong with a process that tries to answer an interaction for the first time.

        Args:
            apologizes: whether it has waited for the database in vain first.
        """
        self._tried.append((at, process, number))
        if not apologizes and number not in self._told.get(process, {number}):
            yield f"{process} answers interaction {number}, though it has passed the server on"
