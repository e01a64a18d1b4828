"""A message as data: its clipped texts, its rows and its clicks."""

from __future__ import annotations

import pytest
import regex

from bot.presentation.message import Attachment, Button, Click, Message, clip, in_rows, rows
from tests.names import SCRIPTS, random_names


@pytest.mark.parametrize(
    ("text", "most", "shown"),
    [
        ("short", 5, "short"),
        ("longer", 5, "long…"),
        ("abc👨\u200d👩\u200d👧", 7, "abc…"),
        ("abc👨\u200d👩\u200d👧!", 8, "abc…"),
        ("👨\u200d👩\u200d👧 abc", 7, "👨\u200d👩\u200d👧 …"),
        ("🇳🇱🇳🇱", 3, "🇳🇱…"),
        ("नमस्तेनमस्ते", 6, "नम…"),
        ("e" + 99 * "\u0301", 5, "e\u0301\u0301\u0301…"),
        (2001 * "王", 2000, 1999 * "王" + "…"),
    ],
)
def test_a_text_is_clipped_with_an_ellipsis_if_too_long(text: str, most: int, shown: str) -> None:
    assert clip(text, most) == shown


@pytest.mark.parametrize("script", SCRIPTS)
def test_any_name_of_a_script_is_clipped_between_letters(script: str) -> None:
    for most, name in enumerate(random_names(script, 60), 2):
        shown = clip(name, most)
        assert len(shown) <= most
        assert shown == name or (shown.endswith("…") and name.startswith(shown[:-1]))
        ends = {letter.end() for letter in regex.finditer(r"\X", name)}
        assert shown == name or len(shown) - 1 in ends or min(ends) >= most


def test_a_click_is_written_with_all_its_parts() -> None:
    assert str(Click("move", "0123abcd", 7, "6-4@W")) == "move:0123abcd:7:6-4@W"
    assert str(Click("keep")) == "keep::0:"


def test_buttons_are_laid_out_five_to_a_row_without_empty_rows() -> None:
    buttons = [Button(Click("move", argument=str(number))) for number in range(7)]
    laid = in_rows(buttons)
    assert [len(row) for row in laid] == [5, 2]
    assert rows([], *laid, ()) == (tuple(buttons[:5]), tuple(buttons[5:]))


def test_a_line_is_added_at_the_end_and_changes_nothing_else() -> None:
    message = Message("First.", (Attachment.of_bytes(b"x", "What it shows.", "notes", "txt"),))
    longer = message.with_line("Second.")
    assert longer.text == "First.\nSecond."
    assert longer.attachments == message.attachments
    assert message.attachments[0].draw() == b"x"
