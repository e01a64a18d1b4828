"""The virtual server: one channel, a few people, a clock that keeps pace with the one on the wall.

simcord is made for tests: there the test decides when time passes and pages are drawn again. Here time
passes by itself, and people click when they like. What that takes of simcord's inside stands at the
end. This module knows no game, no database and no terminal.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Overwrite
from simcord.components import validate_components
from simcord.enums import OverwriteType

from bot.app.client import Boneyard
from bot.app.composition import build_client
from bot.cli.offline.page import AVATAR, dress, icon
from bot.cli.offline.tile_faces import ReadyFaces, TileFiles, add_tiles
from bot.config import Settings
from bot.discord_ui.interactions.welcome import welcome_message
from bot.discord_ui.wire.messages import message_fields
from bot.language.localizer import localizer_for
from render import Emoji

log = logging.getLogger(__name__)

GUILD = 1_456_000_000_000_000_000
"""The server's id. The channel's and the people's are dealt out in a fixed order: the same every time."""
PEOPLE = ("Ann", "Bob", "Eve")
"""Who can be played as, unless they are given other names."""

TICK = 0.1
"""Seconds between two looks at what is due."""
STRIDE = 1.0
"""The most time that passes at once: a laptop's sleep is not played through when it wakes."""
PATIENCE = 30.0
"""How long one click or one computer's move may take before simcord calls it stuck."""
PICTURES_KEPT = 200
"""How many pictures may lie about before those of deleted messages are thrown away."""


class PortTakenError(Exception):
    """Another program listens on the port that was asked for."""


def discord_locale(language: str) -> str:
    """Return what Discord calls a language of the bot: English is ``en-US``."""
    return next((each.value for each in discord.Locale if each.value.split("-")[0] == language), language)


class VirtualServer:
    """A virtual Discord with the bot in it."""

    def __init__(self, settings: Settings, language: str, people: Sequence[str] = PEOPLE) -> None:
        """Take note of what is to be brought up.

        Args:
            settings: the bot's.
            language: of the people and of the server.
            people: what those are called who can be played as; the first may manage the server.
        """
        self._settings = settings
        self._people = people
        self._locale = discord_locale(language)
        self._bot = self._new_bot()
        self._env = simcord.Env(self._bot, check_errors=False, settle_timeout=PATIENCE)
        self._preview: simcord.Preview
        self._turn = asyncio.Lock()
        """Clicks, the passing of time and restarts: simcord does one thing at a time."""
        self._restarting: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """Where the browser finds it. Everybody who knows it can play."""
        return self._preview.url

    @asynccontextmanager
    async def open(self, port: int) -> AsyncIterator[VirtualServer]:
        """Bring everything up, and down again.

        Raises:
            PortTakenError: another program listens there.
            StoreError: the bot cannot use its database.
        """
        env = self._env
        _stop_wall_clock(env)
        env.backend.subscribers.insert(0, self._translate)
        env.backend.edit_bot_profile("Boneyard")
        env.backend.bot_user.avatar = AVATAR
        server = env.create_guild("Boneyard", id=GUILD, preferred_locale=self._locale)
        channel = server.create_text_channel("games")
        people = [server.add_member(env.create_user(name.lower(), global_name=name)) for name in self._people]
        _appoint(env, server, people[0])
        _without_threads(env, channel)
        # Ids come from the clock: with the real time a message never gets the id of one of last week.
        env.backend.advance_clock(max(0.0, (datetime.now(UTC) - env.now()).total_seconds()))
        _greet(env, channel, self._locale)
        tiles = add_tiles(env)
        try:
            await env.start()
            avatar = f"{CDN_BASE}/avatars/{env.backend.bot_user.id}/{AVATAR}.png"
            self._preview = env.preview(
                channel,
                viewers=people,
                layout="channel",
                locale=self._locale,
                assets={avatar: (f"{AVATAR}.png", icon())},
            )
            dress(self._preview, localizer_for(self._locale), self._people, port)
            _add_files(self._preview, tiles)
            _queue_clicks(self._preview, self._turn)
            async with _entered(self._preview):
                with env.time_context():
                    yield self
        finally:
            await self._bot.close()
            await env.shutdown()

    async def go_on(self) -> None:
        """Let time pass, until the session is ended in the browser."""
        before = time.monotonic()
        ended = asyncio.ensure_future(self._preview.wait_closed())
        while not (await asyncio.wait({ended}, timeout=TICK))[0]:
            now = time.monotonic()
            async with self._turn:
                try:
                    await self._pass(min(now - before, STRIDE))
                except TimeoutError as error:
                    log.warning("the bot is slow to answer: %s", error)
            before = now

    async def _pass(self, seconds: float) -> None:
        await self._env.advance_time(seconds)
        if self._env.backend.transcript:
            self._env.backend.transcript.clear()
            self._env.backend.http_requests.clear()
            _throw_away_pictures(self._env)
            await self._preview.refresh()

    def restart(self, done: Callable[[], None]) -> None:
        """Restart the bot alone, as after a crash; the channel and its messages stay."""
        task = asyncio.ensure_future(self._restart(done))
        self._restarting.add(task)
        task.add_done_callback(self._restarting.discard)

    async def _restart(self, done: Callable[[], None]) -> None:
        async with self._turn:
            await self._bot.close()
            self._bot = self._new_bot()
            await self._env.restart_bot(self._bot)
            await self._preview.refresh()
        done()

    def _new_bot(self) -> Boneyard:
        return build_client(self._settings, always_sync=True, shard_count=1, tile_faces=ReadyFaces)

    def _translate(self, event: str, payload: Mapping[str, Any]) -> None:
        """Give everybody the chosen language: simcord's people all read American English."""
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            payload["locale"] = payload["guild_locale"] = self._locale


def _appoint(env: simcord.Env, server: simcord.GuildHandle, person: simcord.MemberActor) -> None:
    """Let the first of the people manage the server, so that its settings can be tried."""
    role = server.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    env.backend.edit_member(server.id, person.id, {"role_ids": [role.id]})


def _without_threads(env: simcord.Env, channel: simcord.ChannelHandle) -> None:
    """The page shows one channel and no threads: a match must not move where nobody can follow."""
    denied = discord.Permissions(create_public_threads=True)
    bot = env.backend.bot_user.id
    env.backend.set_overwrite(channel.id, Overwrite(bot, OverwriteType.MEMBER, deny=denied.value))


def _greet(env: simcord.Env, channel: simcord.ChannelHandle, locale: str) -> None:
    """Put the bot's own greeting first: it says hello where it is new, before it shows any table."""
    fields = message_fields(welcome_message(locale), ())
    buttons = validate_components(fields["view"].to_components())  # and numbers them, as Discord does
    env.backend.create_message(
        channel.id, env.backend.bot_user.id, fields["content"], components=buttons, broadcast=False
    )


@asynccontextmanager
async def _entered(preview: simcord.Preview) -> AsyncIterator[None]:
    try:
        await preview.__aenter__()
    except simcord.SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise PortTakenError from error
        raise
    try:
        yield
    finally:
        await preview.close()


# What simcord 3.2 has no public face for. Its version is pinned on account of these four functions and of
# ``bot.cli.offline.page``.


def _add_files(preview: simcord.Preview, tiles: Mapping[str, Emoji]) -> None:
    """Have the page also find these tiles, which are drawn once it asks for them."""
    preview._explicit_assets = TileFiles(preview._explicit_assets, tiles)  # noqa: SLF001


def _stop_wall_clock(env: simcord.Env) -> None:
    """Have timers not also run by the wall clock: time passes in :meth:`VirtualServer.go_on` alone.

    Otherwise a click would wait for every computer's move that falls due while it is being answered.
    Must come before the start: simcord takes hold of this method there.
    """
    env._schedule_timer = lambda *_: None  # type: ignore[method-assign]  # noqa: SLF001


def _queue_clicks(preview: simcord.Preview, turn: asyncio.Lock) -> None:
    """Have a click wait its turn, instead of being refused because time is passing just now.

    A click on a page that has meanwhile been drawn again is taken as a click on the new one: the bot
    itself knows which of its buttons are stale, and says so kindly.
    """
    act = preview._action  # noqa: SLF001

    async def act_in_turn(context_id: str | None, body: Any) -> dict[str, Any]:
        async with turn:
            if isinstance(body, dict) and "published_revision" in body:
                body["published_revision"] = preview._get_page(context_id).revision  # noqa: SLF001
            return await act(context_id, body)

    preview._action = act_in_turn  # type: ignore[method-assign]  # noqa: SLF001


def _throw_away_pictures(env: simcord.Env) -> None:
    """Every picture ever posted is kept; an evening of them is more than a machine should hold."""
    pictures = env.backend.cdn._blobs  # noqa: SLF001
    if len(pictures) < PICTURES_KEPT:
        return
    shown = {
        attachment["url"]
        for channel in env.backend.messages.values()
        for message in channel.values()
        for attachment in message.attachments
    }
    for url in pictures.keys() - shown:
        del pictures[url]
