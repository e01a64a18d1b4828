"""The laws of a hand-over: the next owner of a lease learns what has been answered, and the former owner
answers nothing more.

Otherwise both could carry out or refuse a press that both received. If the database has handed the lease over
but could not say so, the former owner does not know. It may then apologise after all else has failed. Whether
the next owner answers in time is no matter of this law. This module knows who tried to answer which
interaction. It asks no process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

REMEMBERED = 10.0
"""Seconds for which the next owner must know all interactions that were answered."""


@dataclass(slots=True)
class PassingLaws:
    """Judges that the next owner of a lease learns all answers, and that the former one answers no more."""

    _tried: deque[tuple[float, str, int]] = field(default_factory=lambda: deque(maxlen=150))
    """The first attempts to answer: the time, the process and the interaction."""
    _handed_over: dict[str, frozenset[int]] = field(default_factory=dict)
    """By process that has handed its lease over, the interactions it told the next owner of."""
    _inherited: frozenset[int] = frozenset()
    """The interactions that the owner learned of when it took over."""

    def passed_on(self, process: str, told: frozenset[int], at: float) -> Iterator[str]:
        """Yield a breach if a process that hands over does not tell the next owner of an answered
        interaction.

        Those that it was told of itself count too, for as long as they are remembered.

        Args:
            told: the interactions that it names to the next owner.
        """
        self._handed_over[process] = told
        lately = [(each, number) for when, each, number in self._tried if when > at - REMEMBERED]
        answered = {number for each, number in lately if each == process}
        if answered - told:
            yield f"{process} answered {sorted(answered - told)} and does not tell the next owner"
        # The next owner may have received a press that an owner long before has answered. So each owner
        # passes that on, even if it took over from one that was gone.
        handed_on = {number for _, number in lately if number in self._inherited}
        if handed_on - told:
            yield f"{process} was told of {sorted(handed_on - told)}, and does not tell the next owner"
        self._inherited = told

    def serves(self, process: str) -> None:
        """Record that a process owns the lease from now on."""
        self._handed_over.pop(process, None)

    def tried(self, process: str, number: int, at: float, *, apologizes: bool) -> Iterator[str]:
        """Record that a process tries to answer. Yield a breach if it has handed its lease over without
        naming it.

        Args:
            number: the interaction.
            apologizes: whether it has first waited for the database in vain, which allows an answer.
        """
        self._tried.append((at, process, number))
        if not apologizes and number not in self._handed_over.get(process, {number}):
            yield f"{process} answers interaction {number} after handing the lease over"
