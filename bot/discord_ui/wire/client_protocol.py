"""Protocols for what commands, screens and forms need of the client.

They exist because nothing below the client imports the client itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

import discord
from discord import app_commands

from bot.config import Settings
from bot.discord_ui.by_click import ClickPlaces
from bot.discord_ui.wire.members import Members
from bot.discord_ui.wire.painter import Painter
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import Faces
from bot.preferences import Preferences
from bot.presentation.message import Click
from bot.store import Store
from bot.tables.service.registry import TableRegistry
from bot.tables.state.limits import Cooldowns
from bot.tables.state.requests import Actor, OpenTable, Rematch, Request
from bot.work.reviewer import Reviews
from bot.work.workers import WorkerPool


class TableRequester(Protocol):
    """Passes people's requests to their tables and answers them."""

    async def send(self, responder: Responder, table_id: str, request: Request) -> None:
        """Pass a request to a table and answer the asker with its result."""

    async def open(
        self,
        responder: Responder,
        request: OpenTable | Rematch,
        *,
        left_out: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Open a table in the asker's channel.

        Args:
            left_out: people who could not be invited, as pairs of reason and name; the asker is told.
        """

    async def show_hand(
        self, responder: Responder, table_id: str, *, note: str = "", picked: str = ""
    ) -> None:
        """Show the asker their own hand, with `note` on top if it is not empty.

        If there is no hand yet, or the asker does not sit at the table, tell them so.

        Args:
            picked: the step taken last, as its control spells it; empty for the first page.
        """

    async def show_choice(self, responder: Responder, table_id: str, *, picked: str, move: str) -> None:
        """Show the asker the page for a move in advance, after the step or the move that they pressed."""

    async def look(self, responder: Responder, table_id: str, at: str) -> None:
        """Show the table or the tiles on the asker's hand, as `at` says."""

    async def refresh_hands(self, user_id: int) -> None:
        """Redraw a person's hands at all tables, after their settings have changed."""

    async def unfinished_tables(self, user_id: int) -> list[str]:
        """Return the ids of the unfinished tables at which a person sits."""


class Client(Protocol):
    """The client, as the modules below it see it."""

    @property
    def registry(self) -> TableRegistry: ...

    @property
    def store(self) -> Store: ...

    @property
    def preferences(self) -> Preferences: ...

    @property
    def painter(self) -> Painter: ...

    @property
    def clicks(self) -> ClickPlaces: ...

    @property
    def pool(self) -> WorkerPool: ...

    @property
    def exported(self) -> Cooldowns:
        """The cooldowns of the people and servers whose data was sent as a file lately."""

    @property
    def members(self) -> Members:
        """The members of servers, as asked lately."""

    @property
    def reviews(self) -> Reviews:
        """The reviews of matches."""

    @property
    def settings(self) -> Settings: ...

    @property
    def requester(self) -> TableRequester: ...

    @property
    def faces(self) -> Faces | None:
        """The tiles that buttons can show; None if they use words."""

    @property
    def application_id(self) -> int | None: ...

    @property
    def latency(self) -> float: ...

    @property
    def tree(self) -> app_commands.CommandTree[Any]: ...

    def get_channel(self, id: int, /) -> object | None: ...

    def get_guild(self, id: int, /) -> discord.Guild | None: ...

    def hides(self, channel_id: int | None) -> bool:
        """Return whether the bot may not view a channel, by Discord's own word."""

    def get_partial_messageable(
        self, id: int, *, guild_id: int | None = None
    ) -> discord.PartialMessageable: ...

    def mention(self, command: str) -> str:
        """Return a command as a clickable mention."""

    async def sync_commands(self, *, always: bool) -> None:
        """Register the commands with Discord, only if they have changed unless ``always``."""

    async def leave_everywhere(self, actor: Actor) -> None:
        """Remove a person from all tables without sending them a message."""

    async def clicked(self, interaction: discord.Interaction[Any], click: Click) -> None:
        """Answer a pressed control."""


def client_of(interaction: discord.Interaction[Any]) -> Client:
    """Return the client that received an interaction."""
    return cast("Client", interaction.client)
