"""When a person's clocks rest: in their quiet hours, and while they are away until a chosen time.

All times are Unix times. Quiet hours are hours of the clock on the wall, so the functions look up their
beginning and end for each date and then count seconds. Both changes of daylight saving come out right: a
clock loses or gains no second in them. This module knows no table.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache, lru_cache
from zoneinfo import ZoneInfo, available_timezones

from bot.preferences import HOUR, MOST_QUIET, UserSettings

REGIONS = (
    *("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic"),
    *("Australia", "Europe", "Indian", "Pacific"),
)
"""The first part of the names of time zones that are named after a city."""
AROUND = (-2, -1, 0, 1, 2)
"""The dates, relative to a time's own, whose quiet hours may be the last or the next ones."""
NEVER = float("-inf")
ROUNDING = 0.001
"""Times that differ by fewer seconds are the same."""


@dataclass(frozen=True, slots=True)
class Rest:
    """When one person's clocks rest."""

    zone: str = ""
    """The name of their time zone; empty for UTC."""
    quiet_from: int = -1
    """The hour at which their quiet hours begin; -1 for none."""
    quiet_hours: int = 0
    away_until: float = 0.0
    """Until when they are away, in Unix time; 0 if they are not."""

    def end(self, at: float) -> float | None:
        """Return the end of the rest that covers a time; None if no rest does."""
        if at < self.away_until:
            return self.away_until
        return next((ends for begins, ends in self.quiet(at) if begins <= at < ends), None)

    def begins(self, at: float) -> float:
        """Return when the next quiet hours after a time begin; infinity without any."""
        return min((begins for begins, _ in self.quiet(at) if begins > at), default=float("inf"))

    def quiet(self, at: float) -> tuple[tuple[float, float], ...]:
        """Return the beginnings and ends of the quiet hours around a time, in order; empty without any."""
        if self.quiet_from < 0:
            return ()
        day = datetime.fromtimestamp(at, UTC).date()
        return tuple(_quiet_on(self, day + timedelta(each)) for each in AROUND)


@lru_cache(1000)
def _quiet_on(rest: Rest, day: date) -> tuple[float, float]:
    """Return the beginning and the end of the quiet hours that begin on a date.

    In the night that has an hour more, clocks still rest for ``MOST_QUIET`` hours at most.
    """
    begins = datetime(day.year, day.month, day.day, rest.quiet_from, tzinfo=_zone(rest.zone))
    ends = begins + timedelta(hours=rest.quiet_hours)  # on the wall: the offset may be another one
    return begins.timestamp(), min(ends.timestamp(), begins.timestamp() + MOST_QUIET * HOUR)


@cache
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name or "UTC")
    except (KeyError, ValueError, OSError):  # a zone that this system does not know
        return ZoneInfo("UTC")


def rest_of(settings: UserSettings, now: float, *, quiet: bool = True) -> Rest:
    """Return when a person's clocks rest from now on.

    Args:
        quiet: whether their quiet hours count.
    """
    away = float(settings.away_until) if settings.away_until > now else 0.0
    if not quiet or settings.quiet_from < 0:
        return Rest(away_until=away)
    return Rest(settings.zone, settings.quiet_from, settings.quiet_hours, away)


def undisturbed(settings: UserSettings, now: float) -> bool:
    """Return whether nothing may notify a person now: they have quiet hours, or are away."""
    return rest_of(settings, now).end(now) is not None


def advance(at: float, seconds: float, rest: Rest | None) -> float:
    """Return when a clock that starts at ``at`` has run for ``seconds``."""
    if rest is None:
        return at + seconds
    while True:
        at = _awake(at, rest)
        begins = rest.begins(at)
        if at + seconds <= begins:
            return at + seconds
        seconds, at = seconds - (begins - at), begins


def running(since: float, until: float, rest: Rest | None) -> float:
    """Return for how many seconds a clock runs between two times."""
    if rest is None:
        return max(0.0, until - since)
    total, at = 0.0, since
    while (at := _awake(at, rest)) < until:
        stops = min(rest.begins(at), until)
        total, at = total + stops - at, stops
    return total


def retreat(until: float, seconds: float, rest: Rest | None) -> float:
    """Return the latest time from which on a clock runs for ``seconds`` before ``until``.

    If the clock has run for less since the person's absence, return the end of the absence.
    """
    if rest is None:
        return until - seconds
    while True:
        until = next((begins for begins, ends in rest.quiet(until) if begins < until <= ends), until)
        since = max((ends for _, ends in rest.quiet(until) if ends <= until), default=NEVER)
        if until - seconds > since - ROUNDING or until <= rest.away_until:
            return max(until - seconds, rest.away_until)
        seconds, until = seconds - (until - since), since


def _awake(at: float, rest: Rest) -> float:
    """Return the first time from ``at`` on at which the person's clocks run."""
    while (ends := rest.end(at)) is not None:
        at = ends
    return at


def latest_hour(hour: int, zone: str, now: float) -> tuple[int, float]:
    """Return the day on which the clock on the wall of a zone last showed an hour, and the Unix time of that.

    The day is the ordinal of the date there.
    """
    today = datetime.fromtimestamp(now, _zone(zone)).date()
    for day in (today, today - timedelta(1)):
        at = datetime(day.year, day.month, day.day, hour, tzinfo=_zone(zone)).timestamp()
        if at <= now:
            break
    return day.toordinal(), at


# -- cities ----------------------------------------------------------------------------------------


def zone_of_city(text: str) -> str | None:
    """Return the name of the time zone of a city, or of a zone of that name; None if none is known."""
    return _cities().get(_folded(text))


def city_of(zone: str) -> str:
    """Return the city after which a time zone is named."""
    return zone.rpartition("/")[2].replace("_", " ")


@cache
def _cities() -> dict[str, str]:
    """Return all zones by the folded names of their cities, and by their own."""
    zones = sorted(each for each in available_timezones() if each.partition("/")[0] in REGIONS)
    zones.sort(key=len, reverse=True)  # of two zones with the same city, the shorter name counts
    return {_folded(city_of(zone)): zone for zone in zones} | {_folded(zone): zone for zone in zones}


def _folded(text: str) -> str:
    """Return a name in small letters, without accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in letters if each.isalnum() or each == "/")
