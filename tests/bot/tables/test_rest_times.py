"""Tests of the times at which a person's clocks rest."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.preferences import DAY, HOUR, UserSettings
from bot.tables.rest_times import (
    Rest,
    advance,
    city_of,
    latest_hour,
    rest_of,
    retreat,
    running,
    undisturbed,
    zone_of_city,
)

AMSTERDAM = ZoneInfo("Europe/Amsterdam")
NIGHT = Rest("Europe/Amsterdam", 22, 9)


def at(text, zone=AMSTERDAM):
    """Return the Unix time of a time in a zone. ``+`` marks the second of two equal hours."""
    return datetime.fromisoformat(text.strip("+")).replace(tzinfo=zone, fold="+" in text).timestamp()


@pytest.mark.parametrize(
    ("since", "hours", "until"),
    [
        ("2026-06-01 12:00", 5, "2026-06-01 17:00"),
        ("2026-06-01 12:00", 10, "2026-06-01 22:00"),
        ("2026-06-01 12:00", 11, "2026-06-02 08:00"),
        ("2026-06-01 23:30", 1, "2026-06-02 08:00"),
        ("2026-06-02 03:00", 1, "2026-06-02 08:00"),
        ("2026-06-01 12:00", 24, "2026-06-02 21:00"),
        # 2026-03-29: 02:00 becomes 03:00, so the night is an hour shorter
        ("2026-03-28 21:00", 2, "2026-03-29 08:00"),
        ("2026-03-28 12:00", 24, "2026-03-29 21:00"),
        # 2026-10-25: 03:00 becomes 02:00. A night of nine hours on the wall is ten hours long.
        ("2026-10-24 21:00", 2, "2026-10-25 08:00"),
        ("2026-10-24 12:00", 24, "2026-10-25 21:00"),
    ],
)
def test_a_clock_rests_in_quiet_hours(since, hours, until):
    assert advance(at(since), hours * HOUR, NIGHT) == at(until)
    assert running(at(since), at(until), NIGHT) == hours * HOUR
    began = retreat(at(until), hours * HOUR, NIGHT)
    assert advance(began, hours * HOUR, NIGHT) == at(until)
    assert began >= at(since)


@pytest.mark.parametrize(
    ("zone", "day", "seconds"),
    [
        ("Europe/Amsterdam", "2026-03-28", 8 * HOUR),
        ("Europe/Amsterdam", "2026-06-01", 9 * HOUR),
        ("Europe/Amsterdam", "2026-10-24", 10 * HOUR),
        # the south changes the other way round: in Sydney on 2026-04-05 and 2026-10-04
        ("Australia/Sydney", "2026-04-04", 10 * HOUR),
        ("Australia/Sydney", "2026-07-01", 9 * HOUR),
        ("Australia/Sydney", "2026-10-03", 8 * HOUR),
        # in Santiago at midnight: on 2026-04-05 and 2026-09-06
        ("America/Santiago", "2026-04-04", 10 * HOUR),
        ("America/Santiago", "2026-09-05", 8 * HOUR),
        # on Lord Howe Island by half an hour
        ("Australia/Lord_Howe", "2026-04-04", 9.5 * HOUR),
        ("Australia/Lord_Howe", "2026-10-03", 8.5 * HOUR),
    ],
)
def test_quiet_hours_are_hours_on_the_wall(zone, day, seconds):
    rest, evening = Rest(zone, 22, 9), at(f"{day} 22:00", ZoneInfo(zone))
    assert rest.end(evening - 1) is None
    assert rest.end(evening) == evening + seconds
    morning = evening + seconds
    assert datetime.fromtimestamp(morning, ZoneInfo(zone)).hour == 7
    assert advance(evening - HOUR, 2 * HOUR, rest) == morning + HOUR
    assert running(evening - HOUR, morning + HOUR, rest) == 2 * HOUR
    assert retreat(morning + HOUR, 2 * HOUR, rest) == evening - HOUR


def test_clocks_rest_at_most_ten_hours_of_a_day():
    evening = at("2026-10-24 21:00")
    assert Rest("Europe/Amsterdam", 21, 10).end(evening) == evening + 10 * HOUR


def test_quiet_hours_may_begin_in_the_hour_that_is_left_out():
    rest = Rest("Europe/Amsterdam", 2, 2)
    assert rest.end(at("2026-03-29 03:30")) == at("2026-03-29 04:00")


@pytest.mark.parametrize(
    "zone", ["", "Asia/Kolkata", "Pacific/Kiritimati", "America/Los_Angeles", "No/Where"]
)
@pytest.mark.parametrize("seconds", [1, HOUR, DAY, 7 * DAY])
def test_no_second_is_lost_anywhere(zone, seconds):
    rest = Rest(zone, 23, 8)
    for hour in range(48):
        since = at("2026-10-24 00:20") + hour * HOUR
        until = advance(since, seconds, rest)
        assert rest.end(until - 0.5) is None
        assert running(since, until, rest) == pytest.approx(seconds)
        began = retreat(until, seconds, rest)
        assert running(began, until, rest) == pytest.approx(seconds)
        assert rest.end(began) is None


def test_an_absence_rests_the_clock_altogether():
    until = at("2026-06-10 23:00")
    away = Rest("Europe/Amsterdam", 22, 9, until)
    assert advance(at("2026-06-01 12:00"), HOUR, away) == at("2026-06-11 08:00")
    assert running(at("2026-06-01 12:00"), until, away) == 0
    assert retreat(at("2026-06-11 08:00"), HOUR, away) == at("2026-06-11 07:00")
    assert retreat(at("2026-06-11 08:00"), 2 * HOUR, away) == until


def test_without_quiet_hours_a_clock_never_rests():
    assert (advance(5, 10, None), running(5, 15, None), retreat(15, 10, None)) == (15, 10, 5)
    assert advance(5, 10, Rest()) == 15


def test_an_absence_that_is_over_does_not_count():
    settings = UserSettings(away_until=100, quiet_from=22, zone="Europe/Amsterdam")
    assert rest_of(settings, 99).away_until == 100
    assert rest_of(settings, 100) == Rest("Europe/Amsterdam", 22, 8)
    assert rest_of(settings, 100, quiet=False) == Rest()
    assert undisturbed(settings, 99)
    assert not undisturbed(settings, at("2026-06-01 12:00"))
    assert undisturbed(settings, at("2026-06-01 23:00"))


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Amsterdam", "Europe/Amsterdam"),
        (" new york ", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
        ("Asia/Tokyo", "Asia/Tokyo"),
        ("port-au-prince", "America/Port-au-Prince"),
        ("Nowhere", None),
        ("", None),
    ],
)
def test_a_zone_is_found_by_its_city(text, zone):
    assert zone_of_city(text) == zone
    assert zone is None or zone_of_city(city_of(zone)) == zone


@pytest.mark.parametrize(("hour", "day", "clock"), [(9, 15, 9), (12, 15, 12), (20, 14, 20)])
def test_the_latest_hour_is_of_today_if_it_has_come_and_else_of_yesterday(hour, day, clock):
    now = datetime(2026, 1, 15, 12, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    at = datetime(2026, 1, day, clock, tzinfo=ZoneInfo("Europe/Paris"))
    assert latest_hour(hour, "Europe/Paris", now) == (at.toordinal(), at.timestamp())
