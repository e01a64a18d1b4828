"""Turns a message into the keyword arguments with which discord.py sends or edits it.

The attachments are passed in painted: this module draws nothing and sends nothing.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.discord_ui.wire.components import view_of
from bot.presentation.message import CONTENT, Message, clip


def message_fields(message: Message, files: Sequence[discord.File]) -> dict[str, Any]:
    """Return the keyword arguments that send a message. The text is cut to Discord's limit.

    Args:
        files: the message's attachments, painted.
    """
    fields: dict[str, Any] = {"content": clip(message.text, CONTENT), "files": list(files)}
    return {**fields, "view": view_of(message.controls)} if message.controls else fields


def message_changes(message: Message, files: Sequence[discord.File] | None) -> dict[str, Any]:
    """Return the keyword arguments that edit a message into this one, replacing its controls.

    Args:
        files: the message's painted attachments, which replace the present ones; None to keep those.
    """
    view = view_of(message.controls) if message.controls else None
    changes: dict[str, Any] = {"content": clip(message.text, CONTENT), "view": view}
    return changes if files is None else {**changes, "attachments": list(files)}


def duplicate(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the same keyword arguments with files of their own, because sending a file uses it up."""
    lists = {key: fields[key] for key in ("files", "attachments") if fields.get(key)}
    return {**fields, **{key: [_copy(each) for each in files] for key, files in lists.items()}}


def _copy(file: discord.File) -> discord.File:
    assert isinstance(file.fp, io.BytesIO), "pictures and exports are drawn in memory"
    return discord.File(io.BytesIO(file.fp.getvalue()), file.filename, description=file.description)
