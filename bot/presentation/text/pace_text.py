"""How long a turn may take, in words. The table service decides when a turn is over."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from babel.dates import format_timedelta

from bot.language.localizer import Localizer
from bot.preferences import BANKS, PACES, PATIENT
from bot.presentation.message import MenuChoice

HOUR = 3600
UNITS: Sequence[tuple[Literal["day", "hour", "minute", "second"], int]] = (
    ("day", 24 * HOUR),
    ("hour", HOUR),
    ("minute", 60),
    ("second", 1),
)
"""Units of time in seconds, the largest first. A time is told in the first unit that divides it evenly."""


def span(seconds: int, localizer: Localizer) -> str:
    """Return a duration in words, in the largest unit that divides it: 90 seconds, 5 minutes, 3 days.

    Args:
        seconds: at least 1.
    """
    unit = next(unit for unit, length in UNITS if seconds >= length and seconds % length == 0)
    # the threshold keeps babel from rounding to a larger unit
    return format_timedelta(seconds, granularity=unit, threshold=math.inf, locale=localizer.language)


def pace_line(seconds: int, localizer: Localizer, increment: int = 0) -> str:
    """Return a pace in a few words: a bank of time, live, relaxed or without a clock.

    Args:
        seconds: the length of a turn or of the bank; 0 for no clock.
        increment: the seconds that each turn adds to a bank; 0 if there is none.
    """
    if increment:
        return localizer("clock-bank", span=span(seconds, localizer), more=span(increment, localizer))
    if not seconds:
        return localizer("clock-none")
    key = "clock-live" if seconds < HOUR else "clock-relaxed"
    return localizer(key, span=span(seconds, localizer))


def pace_rule(seconds: int, localizer: Localizer, increment: int = 0) -> str:
    """Return a pace like :func:`pace_line`; for ``PATIENT``, also that it slows down for absent people."""
    if increment or seconds != PATIENT:
        return pace_line(seconds, localizer, increment)
    return localizer("clock-patient", pace=pace_line(seconds, localizer))


def pace_choices(seconds: int, localizer: Localizer, increment: int = 0) -> list[MenuChoice]:
    """Return the choices for a table's pace, with the present one marked.

    A pace set by the server is added. The value of a bank is its two numbers, joined by a plus sign.
    """
    present = (seconds, increment)
    paces = dict.fromkeys((*((each, 0) for each in PACES), *BANKS, present))
    return [
        MenuChoice(
            pace_rule(each, localizer, more),
            f"{each}+{more}" if more else str(each),
            default=(each, more) == present,
        )
        for each, more in paces
    ]


def clock_face(seconds: float) -> str:
    """Return what is left of a bank of time as minutes and whole seconds, such as 4:05."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"
