"""Messages as keyword arguments for discord.py: sent whole, edited so that nothing old stays."""

from __future__ import annotations

import io

import discord

from bot.discord_ui.wire.messages import message_changes, message_fields
from bot.presentation.message import CONTENT, Button, Click, Message, rows

FILE = discord.File(io.BytesIO(b"png"), "table.png")
CONTROLS = rows([Button(Click("join", "t"), "Join")])


def test_a_message_is_sent_with_its_files_and_controls() -> None:
    fields = message_fields(Message("Hello", controls=CONTROLS), [FILE])
    assert (fields["content"], fields["files"]) == ("Hello", [FILE])
    assert [item.item.custom_id for item in fields["view"].children] == ["b:join:t:0:"]


def test_a_message_without_controls_is_sent_without_a_view() -> None:
    assert message_fields(Message("Hello"), []) == {"content": "Hello", "files": []}


def test_editing_removes_what_the_new_message_lacks() -> None:
    assert message_changes(Message("Hello"), []) == {"content": "Hello", "attachments": [], "view": None}
    changes = message_changes(Message("Hello", controls=CONTROLS), [FILE])
    assert changes["attachments"] == [FILE]
    assert len(changes["view"].children) == 1


def test_the_text_is_cut_to_discords_limit() -> None:
    long = Message("W" * 3000)
    assert len(message_fields(long, [])["content"]) == CONTENT
    assert len(message_changes(long, [])["content"]) == CONTENT
