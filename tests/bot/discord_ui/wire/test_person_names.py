"""Names that people choose, and what is left of them after cleaning."""

from __future__ import annotations

import unicodedata

import pytest

from bot.discord_ui.wire.person_names import NAME, person_name
from tests.names import SCRIPTS, random_names

ID = 123_456_789_012_340_042


@pytest.mark.parametrize(
    ("shown", "kept"),
    [
        ("  Ann\nLee ", "Ann Lee"),
        ("Ada 🤖", "Ada"),
        ("🤖", "#0042"),
        ("abc\u202edef", "abcdef"),
        ("\u2066Ann\u2069", "Ann"),
        ("\u200b\u3164\u2800", "#0042"),
        ("\u0301\u0302", "#0042"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("नमस्ते", "नमस्ते"),
        ("سارا\u200cن", "سارا\u200cن"),
        ("\u200cشيرين\u200d \u200d", "شيرين"),
        ("A\u200cn\u200dn", "Ann"),
        ("🏴\U000e0067\U000e0062\U000e0065\U000e007f Ann", "🏴\U000e0067\U000e0062\U000e0065\U000e007f Ann"),
        ("Ann\U000e0067", "Ann"),
        ("王" * 32, "王" * 32),
        ("a" * 30 + "👩\u200d🚀", "a" * 30 + "…"),
        ("...", "..."),
        ("<@1>", "<@1>"),  # escaped later, where it enters a message
        ("a" * 40, "a" * (NAME - 1) + "…"),
    ],
)
def test_invisible_characters_are_removed(shown: str, kept: str) -> None:
    assert person_name(shown, ID) == kept


@pytest.mark.parametrize("script", SCRIPTS)
def test_any_name_of_a_script_is_one_short_line_that_turns_nothing_round(script: str) -> None:
    for shown in random_names(script, 60):
        name = person_name(shown, ID)
        assert 0 < len(name) <= NAME
        assert name == " ".join(name.split())
        assert person_name(name, ID) == name
        controls = {letter for letter in name if unicodedata.category(letter) in {"Cc", "Cf"}}
        assert not {letter for letter in controls if unicodedata.bidirectional(letter) != "BN"}
