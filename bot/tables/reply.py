"""Answering the one who clicked: once, within three seconds, to them alone or in place.

A reply wraps an interaction and remembers whether it has been answered, so that the table can say
what it has to say without knowing which of Discord's five ways of answering is due. It knows no game.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast

import discord

from bot.views.items import clip
from bot.wishes import Wishes
from bot.words import Words, words_for

T = TypeVar("T")

PATIENCE = 1.5
"""Seconds a picture may take before its reader is told to wait: half of what Discord allows."""
CONTENT = 2000
ALT_TEXT = 1024
"""The most characters Discord takes in a message and in a picture's description."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """An interaction token and the ephemeral message it may edit: good for fifteen minutes."""

    token: str
    message_id: int | None
    """The ephemeral message; None while the token has not opened one."""
    issued_at: float
    """Unix time."""
    locale: str
    """The language of its owner's Discord; what they wish goes before it."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture or another file to attach, and what it shows in words."""

    data: bytes
    alt: str
    name: str = "table"
    ending: str = "png"

    def upload(self) -> discord.File:
        """New each time: an upload is read only once."""
        filename = f"{self.name}.{self.ending}"
        return discord.File(io.BytesIO(self.data), filename, description=clip(self.alt, ALT_TEXT))


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a message is to hold: text, pictures, and controls."""

    content: str
    pictures: tuple[Picture, ...] = ()
    view: discord.ui.View | None = None

    def files(self) -> list[discord.File]:
        return [picture.upload() for picture in self.pictures]

    def fields(self) -> dict[str, Any]:
        """How to say it in a new message. The text is cut to what Discord takes."""
        fields: dict[str, Any] = {"content": clip(self.content, CONTENT), "files": self.files()}
        return fields if self.view is None else {**fields, "view": self.view}

    def changes(self) -> dict[str, Any]:
        """How to say it by editing a message: pictures and controls of before make way."""
        return {"content": clip(self.content, CONTENT), "attachments": self.files(), "view": self.view}


class Knowing(Protocol):
    """Whoever knows what people wish: the client."""

    wishes: Wishes


def words_of(interaction: discord.Interaction[Any]) -> Words:
    """The words of whoever sent it: in the language they wish, else in the one of their Discord."""
    wishes = cast("Knowing", interaction.client).wishes
    return words_for(wishes.locale(interaction.user.id, str(interaction.locale)))


class Reply:
    """One interaction, to be answered once and then followed up."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.words: Words = words_of(interaction)
        self.user = interaction.user

    @property
    def on_private_message(self) -> bool:
        """Whether a control on an ephemeral message was pressed: such a message can be edited in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def on_message(self) -> bool:
        """Whether a control on any message was pressed, rather than a command used."""
        return self.interaction.message is not None

    @property
    def answered(self) -> bool:
        return self.interaction.response.is_done()

    def ticket(self, message_id: int | None = None) -> Ticket:
        """What this interaction allows later: editing ``message_id``, or the pressed private message."""
        if message_id is None and self.on_private_message and self.interaction.message is not None:
            message_id = self.interaction.message.id
        return Ticket(
            self.interaction.token,
            message_id,
            self.interaction.created_at.timestamp(),
            str(self.interaction.locale),
        )

    async def hold(self) -> None:
        """Take the three seconds' pressure off where an answer has to wait for others."""
        if self.answered:
            return
        if self.on_message:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def while_held(self, work: Coroutine[Any, Any, T]) -> T:
        """What ``work`` returns. If that takes long, the click is acknowledged meanwhile."""
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait({task}, timeout=PATIENCE)
            if not task.done():
                await self.hold()
        finally:
            await asyncio.wait({task})
        return task.result()

    async def settle(self) -> None:
        """Acknowledge without a word, where what happened is there for all to see."""
        if not self.answered:
            await self.hold()

    async def private(self, sheet: Sheet) -> Ticket:
        """Show something to the clicker alone: in place on a private message, else as a new one."""
        if self.on_private_message:
            await self._edit(sheet)
            return self.ticket()
        return await self._send(sheet)

    async def update(self, sheet: Sheet) -> None:
        """Change the message whose control was pressed."""
        await self._edit(sheet)

    async def note(self, text: str) -> None:
        """A sentence to the clicker alone, leaving the pressed message as it is."""
        await self.another(Sheet(text))

    async def another(self, sheet: Sheet) -> None:
        """One more private message, beside whatever was answered before."""
        await self._send(sheet)

    async def _edit(self, sheet: Sheet) -> None:
        edit: Any = (
            self.interaction.edit_original_response
            if self.answered
            else self.interaction.response.edit_message
        )
        await edit(**sheet.changes())

    async def _send(self, sheet: Sheet) -> Ticket:
        if not self.answered:
            sent = await self.interaction.response.send_message(ephemeral=True, **sheet.fields())
            return self.ticket(sent.message_id)
        message = await self.interaction.followup.send(ephemeral=True, wait=True, **sheet.fields())
        return self.ticket(message.id)


class Unspoken(Reply):
    """Says nothing: for what follows from somebody's request without being what they asked for."""

    async def hold(self) -> None:
        """Nobody waits."""

    async def _edit(self, sheet: Sheet) -> None:
        """Nothing is shown."""

    async def _send(self, sheet: Sheet) -> Ticket:
        """Nothing is said."""
        return self.ticket()
