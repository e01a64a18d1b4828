"""Findings of a check and their report: one line each, and an exit status for the worst.

This module does not know what is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.language.errors import UserError
from bot.language.localizer import Localizer, Value


class Level(StrEnum):
    """The severity of a finding."""

    OK = "ok"
    WARNING = "warning"
    """The bot runs, but an operator should act."""
    FAULT = "fault"
    """The bot cannot run, or not correctly."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check.

    Args:
        key: the sentence that describes it.
        values: the values of its placeholders; never a secret.
    """

    level: Level
    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    @classmethod
    def of_error(cls, error: UserError, level: Level = Level.FAULT) -> Finding:
        """Return a finding with the message of an error."""
        return cls(level, error.key, error.values)


def report(findings: Iterable[Finding], localizer: Localizer, say: Callable[[str], None]) -> int:
    """Print findings and a summary, and return the exit status: 1 if there is any fault, else 0."""
    names = {level: localizer(f"finding-{level}") for level in Level}
    width, found = max(map(len, names.values())), list(findings)
    for each in found:
        text = localizer(each.key, **each.values)
        say(f"{names[each.level]:{width}}  {text}")
    count = {level: sum(each.level is level for each in found) for level in Level}
    say(localizer("finding-sum", faults=count[Level.FAULT], warnings=count[Level.WARNING]))
    return int(count[Level.FAULT] > 0)
