"""What a check of the machine found, and how it is told: a line each, the worst of them the exit status.

This module knows nothing that can be checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.language.errors import UserError
from bot.language.localizer import Localizer, Value


class Level(StrEnum):
    """How bad something is."""

    OK = "ok"
    WARNING = "warning"
    """The bot runs, but somebody should see to it."""
    FAULT = "fault"
    """The bot does not run, or not as it should."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at.

    Args:
        key: the sentence that tells it.
        values: what stands in its gaps; never a secret.
    """

    level: Level
    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    @classmethod
    def of_error(cls, error: UserError, level: Level = Level.FAULT) -> Finding:
        """Return what an error has to say."""
        return cls(level, error.key, error.values)


def report(findings: Iterable[Finding], localizer: Localizer, say: Callable[[str], None]) -> int:
    """Print findings, and what they come to; return the exit status.

    It is 1 where anything is at fault; warnings do not count.
    """
    names = {level: localizer(f"finding-{level}") for level in Level}
    width, found = max(map(len, names.values())), list(findings)
    for each in found:
        text = localizer(each.key, **each.values)
        say(f"{names[each.level]:{width}}  {text}")
    count = {level: sum(each.level is level for each in found) for level in Level}
    say(localizer("finding-sum", faults=count[Level.FAULT], warnings=count[Level.WARNING]))
    return int(count[Level.FAULT] > 0)
