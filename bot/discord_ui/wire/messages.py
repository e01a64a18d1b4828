"""A message as Discord's methods take it, to be sent or to be edited in.

The attachments come painted: this module draws nothing and sends nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.discord_ui.wire.components import view_of
from bot.presentation.message import CONTENT, Message, clip


def message_fields(message: Message, files: Sequence[discord.File]) -> dict[str, Any]:
    """Return the keywords that send a message. Its text is cut to what Discord takes.

    Args:
        files: the message's attachments, painted.
    """
    fields: dict[str, Any] = {"content": clip(message.text, CONTENT), "files": list(files)}
    return {**fields, "view": view_of(message.controls)} if message.controls else fields


def message_changes(message: Message, files: Sequence[discord.File] | None) -> dict[str, Any]:
    """Return the keywords that edit a message into this one: attachments and controls of before go.

    Args:
        files: the message's attachments, painted; None to keep those that are there.
    """
    view = view_of(message.controls) if message.controls else None
    changes: dict[str, Any] = {"content": clip(message.text, CONTENT), "view": view}
    return changes if files is None else {**changes, "attachments": list(files)}
