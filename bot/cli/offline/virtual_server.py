"""The virtual server: one channel, a few people, and a clock that follows real time.

simcord is a library for tests, where the test advances time and refreshes pages. Here time advances by
itself, and people click at any moment. The code that needs simcord's internals is at the end. This module
knows no game, no database and no terminal.
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
from bot.cli.offline.tile_faces import ReadyFaces, TileFiles, add_tiles, game_tiles
from bot.config import Settings
from bot.discord_ui.wire.messages import message_fields
from bot.language.localizer import localizer_for
from bot.presentation.lobby.shelf_message import greeting_message
from render import Emoji

log = logging.getLogger(__name__)

GUILD = 1_456_000_000_000_000_000
"""The server's id. Ids of the channel and the people are assigned in a fixed order, the same each time."""
PEOPLE = ("Ann", "Bob", "Eve")
"""The default names of the people who can be played as."""

TICK = 0.1
"""Seconds between two advances of the clock."""
STRIDE = 1.0
"""The most seconds that one step advances: time does not catch up after a laptop's sleep."""
PATIENCE = 120.0
"""Seconds that the start, a click or a computer's move may take on a busy machine before simcord raises
``TimeoutError``."""
PICTURES_KEPT = 200
"""How many pictures are stored before those of deleted messages are removed."""


class PortTakenError(Exception):
    """Another program listens on the port."""


def discord_locale(language: str) -> str:
    """Return Discord's first locale for a language of the bot, such as ``en-US``. If there is none, return
    ``language``.
    """
    return next((each.value for each in discord.Locale if each.value.split("-")[0] == language), language)


class VirtualServer:
    """A virtual Discord with the bot in it."""

    def __init__(self, settings: Settings, language: str, people: Sequence[str] = PEOPLE) -> None:
        """Create the bot and its imitation of Discord. Nothing runs until :meth:`open` is entered.

        Args:
            settings: those of the bot.
            language: the language of the people and of the server.
            people: the names of the people who can be played as. The first may manage the server.
        """
        self._settings = settings
        self._people = people
        self._locale = discord_locale(language)
        self._bot = self._new_bot()
        self._env = simcord.Env(self._bot, check_errors=False, settle_timeout=PATIENCE)
        self._preview: simcord.Preview
        self._turn = asyncio.Lock()
        """Serializes clicks, the advance of time and restarts, because simcord does one thing at a time."""
        self._restarting: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """The URL for the browser. Everyone who knows it can play."""
        return self._preview.url

    @asynccontextmanager
    async def open(self, port: int) -> AsyncIterator[VirtualServer]:
        """Start the bot and the page, and stop both at the end of the context.

        Raises:
            PortTakenError: another program listens on the port.
            StoreError: the bot cannot use its database.
        """
        env = self._env
        _stop_wall_clock(env)
        _allow_slow_starts(env)
        env.backend.subscribers.insert(0, self._translate)
        env.backend.edit_bot_profile("Boneyard")
        env.backend.bot_user.avatar = AVATAR
        server = env.create_guild("Boneyard", id=GUILD, preferred_locale=self._locale)
        channel = server.create_text_channel("games")
        people = [server.add_member(env.create_user(name.lower(), global_name=name)) for name in self._people]
        _appoint(env, server, people[0])
        _without_threads(env, channel)
        # Ids depend on the clock: with the real time, no message gets the id of an earlier session's message.
        env.backend.advance_clock(max(0.0, (datetime.now(UTC) - env.now()).total_seconds()))
        tiles = add_tiles(env)
        _greet(env, channel, self._locale)
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
        """Advance the imitated time along with the wall clock until the session is ended in the browser. A
        step is at most ``STRIDE`` seconds. If the bot is slow to answer, log a warning and continue.
        """
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
        """Restart the bot in the background, as after a crash, and then call ``done``. Messages stay."""
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
        """Set the chosen language on each interaction: simcord's people all use American English."""
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            payload["locale"] = payload["guild_locale"] = self._locale


def _appoint(env: simcord.Env, server: simcord.GuildHandle, person: simcord.MemberActor) -> None:
    """Let the first person manage the server, so that its settings can be tried."""
    role = server.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    env.backend.edit_member(server.id, person.id, {"role_ids": [role.id]})


def _without_threads(env: simcord.Env, channel: simcord.ChannelHandle) -> None:
    """Deny the bot threads: the page shows one channel, and a match in a thread would be invisible."""
    denied = discord.Permissions(create_public_threads=True)
    bot = env.backend.bot_user.id
    env.backend.set_overwrite(channel.id, Overwrite(bot, OverwriteType.MEMBER, deny=denied.value))


def _greet(env: simcord.Env, channel: simcord.ChannelHandle, locale: str) -> None:
    """Post the bot's greeting first, as on a server that it has just joined."""
    greeting = greeting_message(localizer_for(locale), game_tiles(env))
    fields = message_fields(greeting, ())
    buttons = validate_components(fields["view"].to_components())  # this also numbers them, as Discord does
    pictures = [
        env.backend.cdn.store_attachment(
            env.backend.snowflake(), channel.id, f"{each.name}.{each.extension}", each.draw(), each.alt
        )
        for each in greeting.attachments
    ]
    env.backend.create_message(
        channel.id,
        env.backend.bot_user.id,
        fields["content"],
        components=buttons,
        attachments=pictures,
        broadcast=False,
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


# The functions below use internals of simcord 3.2. Its version is pinned because of them and of
# ``bot.cli.offline.page``.


def _add_files(preview: simcord.Preview, tiles: Mapping[str, Emoji]) -> None:
    """Make the page also serve these tiles by their URLs. Each is drawn when it is requested."""
    preview._explicit_assets = TileFiles(preview._explicit_assets, tiles)  # noqa: SLF001


def _stop_wall_clock(env: simcord.Env) -> None:
    """Disable simcord's wall-clock timers: only :meth:`VirtualServer.go_on` advances time.

    Otherwise a click would wait for every computer's move that falls due while it is being answered. Call
    this before the start, when simcord takes a reference to the method.
    """
    env._schedule_timer = lambda *_: None  # type: ignore[method-assign]  # noqa: SLF001


def _allow_slow_starts(env: simcord.Env) -> None:
    """Give the bot :data:`PATIENCE` to start, and to restart, instead of simcord's five seconds.

    At the start it draws every saved table, which takes longer on a busy machine.
    """
    settle = env._settle_internal  # noqa: SLF001

    async def settle_patiently(**how: Any) -> None:
        if how.get("timeout") is not None:
            how["timeout"] = PATIENCE
        await settle(**how)

    env._settle_internal = settle_patiently  # type: ignore[method-assign]  # noqa: SLF001


def _queue_clicks(preview: simcord.Preview, turn: asyncio.Lock) -> None:
    """Let a click wait for its turn instead of being refused because time is advancing.

    A click on an outdated page counts as a click on the current one: the bot itself recognizes its stale
    buttons and says so.
    """
    act = preview._action  # noqa: SLF001

    async def act_in_turn(context_id: str | None, body: Any) -> dict[str, Any]:
        async with turn:
            if isinstance(body, dict) and "published_revision" in body:
                body["published_revision"] = preview._get_page(context_id).revision  # noqa: SLF001
            return await act(context_id, body)

    preview._action = act_in_turn  # type: ignore[method-assign]  # noqa: SLF001


def _throw_away_pictures(env: simcord.Env) -> None:
    """Delete the pictures of deleted messages if too many are stored: simcord keeps every picture posted."""
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
