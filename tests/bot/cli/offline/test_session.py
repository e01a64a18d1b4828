"""The people who can be played as: three by default, with names of choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.offline import CannotPlayError, OfflineSession
from bot.language.localizer import localizer_for


def people(*names: str) -> tuple[str, ...]:
    return OfflineSession(Path("tables.sqlite3"), 0, browser=False, language="en", names=names).people


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ((), ("Ann", "Bob", "Eve")),
        (("Mia", "Tom"), ("Mia", "Tom", "Eve")),
        (("Mia", "Tom", "Zoë", "Li"), ("Mia", "Tom", "Zoë", "Li")),
        ((" Mia   van Dam ",), ("Mia van Dam", "Bob", "Eve")),
    ],
)
def test_given_names_replace_the_default_names(names: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert people(*names) == expected


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Mia", " "), "These names cannot be used"),
        (("M" * 33,), "names of 1 to 32 characters"),
        (tuple("abcdfghij"), "up to 8 people"),
        (("eve",), "Two people cannot both be called eve."),
    ],
)
def test_impossible_names_are_refused(names: tuple[str, ...], told: str) -> None:
    with pytest.raises(CannotPlayError) as refusal:
        people(*names)
    assert told in refusal.value.say(localizer_for("en"))
