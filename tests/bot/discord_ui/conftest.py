"""Fake interactions, and a record of how they were answered."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_ui.by_click import ClickPlaces
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.painter import Painter
from bot.preferences import Preferences, UserSettings
from bot.work.workers import WorkerPool

NOW = datetime(2026, 3, 14, tzinfo=UTC)
PERSON, SERVER, CHANNEL, THREAD = 11, 900, 800, 801


def refused(code: int, status: int = 400) -> discord.HTTPException:
    """Return discord.py's error for a request that Discord refuses with this code."""
    response: Any = SimpleNamespace(status=status, reason="Bad Request")
    return discord.HTTPException(response, {"code": code, "message": ""})


def unknown(code: int) -> discord.NotFound:
    """Return discord.py's error for a missing object."""
    response: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.NotFound(response, {"code": code, "message": ""})


def forbidden(code: int) -> discord.Forbidden:
    """Return discord.py's error for what the bot may not do or see."""
    response: Any = SimpleNamespace(status=403, reason="")
    return discord.Forbidden(response, {"code": code, "message": ""})


class FakeTurns:
    """Turns that are sent to the channel, unless a test says that they are follow-ups."""

    ever_follow_up = scarce = False

    def follows_up(self, table_id: str) -> bool:
        return self.scarce

    def showed(self, table_id: str, *, followed_up: bool) -> None:
        pass


class FakeClient:
    """The part of the client that the adapter needs."""

    def __init__(self) -> None:
        self.preferences = Preferences(None, {}, {})  # type: ignore[arg-type]
        self.painter = Painter(WorkerPool(1))
        self.last_posts = LastPosts()
        self.clicks = ClickPlaces()
        self.channels: set[int] = set()
        self.hidden: set[int | None] = set()

    def get_channel(self, channel_id: int) -> object | None:
        return channel_id if channel_id in self.channels else None

    def hides(self, channel_id: int | None) -> bool:
        return channel_id in self.hidden

    def reads(self, language: Any) -> None:
        """Set the person's language."""
        self.preferences = Preferences(None, {}, {PERSON: UserSettings(language=language)})  # type: ignore[arg-type]


def message_of(number: int, *, private: bool) -> Any:
    """Return a message of this id as Discord sends it."""
    return SimpleNamespace(id=number, flags=SimpleNamespace(ephemeral=private), components=[])


class FakeInteraction:
    """A fake interaction: a command, or a control on a public or a private message."""

    def __init__(self, client: FakeClient, *, pressed: str = "", **about: Any) -> None:
        self.client = client
        self.id = 77
        self.type = (
            discord.InteractionType.component if pressed else discord.InteractionType.application_command
        )
        self.token = "token"
        self.created_at = NOW
        self.user = SimpleNamespace(id=PERSON, display_name="Ann")
        self.guild_id, self.channel_id, self.channel = SERVER, CHANNEL, SimpleNamespace()
        self.locale, self.guild_locale = "nl", "fr"
        self.permissions = discord.Permissions.none()
        self.app_permissions = discord.Permissions.all()
        self.extras: dict[object, object] = {}
        self.is_guild_integration = lambda: True
        self.message: Any = None
        if pressed:
            self.message = message_of(5, private=pressed == "private")
        self.answers: list[tuple[str, dict[str, Any]]] = []
        self.refuses: list[Exception] = []
        """The results of the next first answers."""
        self.breaks: list[Exception] = []
        """The results of the next edits and follow-ups."""
        self.original: Any = message_of(6, private=True)
        """The first answer that Discord has, if its reply was lost."""
        self.response, self.followup = _Response(self), _Followup(self)
        vars(self).update(about)

    async def edit_original_response(self, **fields: Any) -> None:
        self.follow()
        self.answers.append(("edit original", fields))

    async def original_response(self) -> Any:
        self.answers.append(("original", {}))
        if self.original is None:
            raise unknown(10008)
        return self.original

    def follow(self) -> None:
        """Raise the result of the next edit or follow-up, if it fails."""
        if self.breaks:
            raise self.breaks.pop(0)

    @property
    def ways(self) -> list[str]:
        """In which ways the interaction was answered, in order: ``send``, ``defer``, ``follow up`` etc."""
        return [way for way, _ in self.answers]


class _Response:
    def __init__(self, interaction: FakeInteraction) -> None:
        self._interaction = interaction
        self._done = False

    def is_done(self) -> bool:
        return self._done

    async def defer(self, **fields: Any) -> None:
        self._answer("defer", fields)

    async def send_message(self, **fields: Any) -> Any:
        self._answer("send", fields)
        return SimpleNamespace(message_id=6)

    async def edit_message(self, **fields: Any) -> None:
        self._answer("edit", fields)

    async def send_modal(self, form: discord.ui.Modal) -> None:
        self._answer("form", {"form": form})

    def _answer(self, way: str, fields: dict[str, Any]) -> None:
        assert not self._done, "an interaction is answered once"
        if self._interaction.refuses:
            raise self._interaction.refuses.pop(0)
        self._done = True
        self._interaction.answers.append((way, fields))


class _Followup:
    def __init__(self, interaction: FakeInteraction) -> None:
        self._interaction = interaction

    async def send(self, **fields: Any) -> Any:
        self._interaction.follow()
        self._interaction.answers.append(("follow up", fields))
        return SimpleNamespace(id=7)

    async def edit_message(self, message_id: int, **fields: Any) -> None:
        self._interaction.follow()
        self._interaction.answers.append(("edit follow up", {"message_id": message_id, **fields}))


@pytest.fixture
def client() -> Any:
    """A client with a painter, which is closed with the test."""
    made = FakeClient()
    yield made
    made.painter.close()
