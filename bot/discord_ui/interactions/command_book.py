"""The slash commands as Discord knows them: it is told of them when they have changed, until it listens, and
what it calls them is kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from typing import Any

from discord import app_commands

from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.store import Store, StoreError
from bot.tables.state.ports import Clock

log = logging.getLogger(__name__)

SYNCED = "synced-commands"
"""The key under which the store holds the hash of the commands Discord was last told about."""
COMMAND_IDS = "command-ids"
"""The key of what Discord calls them: without it nobody could press one in a message."""
COMMANDS = "commands"
"""What other processes are told when Discord knows the commands."""
SYNC_PATIENCE = 2.0
"""Seconds that the start waits for Discord to take the commands, before it goes on without."""
SYNC_PAUSES = (5.0, 20.0, 60.0, 300.0, 900.0)
"""Seconds until Discord is told about the commands again where it did not listen; the last goes on."""


class CommandBook:
    """What Discord knows of the commands of a tree."""

    def __init__(self, tree: app_commands.CommandTree[Any]) -> None:
        self._tree = tree
        self._ids: dict[str, int] = {}
        self._telling: asyncio.Task[None] | None = None
        self._stop_telling: Callable[[], None] = lambda: None

    async def begin(self, store: Store, clock: Clock, *, always: bool) -> None:
        """Tell Discord about the commands, in the background where that takes long or fails."""
        self._telling = asyncio.create_task(self._tell(store, clock, always=always))
        await asyncio.wait({self._telling}, timeout=SYNC_PATIENCE)

    async def know(self, store: Store) -> None:
        """Learn what Discord calls the commands, of which another process has told it."""
        self._ids = json.loads(await store.key_values.get(COMMAND_IDS) or "{}")

    def close(self) -> None:
        """Give up telling Discord."""
        self._stop_telling()
        if self._telling is not None:
            self._telling.cancel()

    async def _tell(self, store: Store, clock: Clock, *, always: bool, tried: int = 0) -> None:
        """Tell Discord about the commands until it listens; those it knows already work meanwhile."""
        try:
            await self.sync(store, always=always)
        except (*OUT_OF_REACH, StoreError) as error:
            pause = SYNC_PAUSES[min(tried, len(SYNC_PAUSES) - 1)]
            log.warning("the commands could not be told to Discord, next try in %g s: %s", pause, error)
            self._stop_telling = clock.call_later(
                pause, lambda: clock.spawn(self._tell(store, clock, always=always, tried=tried + 1))
            )

    async def sync(self, store: Store, *, always: bool) -> None:
        """Tell Discord about the commands, but only if they have changed: it counts how often we do."""
        translator = self._tree.translator
        assert translator is not None, "set before the start"
        payload = [
            await command.get_translated_payload(self._tree, translator)
            for command in self._tree.get_commands()
        ]
        fingerprint = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        saved = await store.key_values.get(COMMAND_IDS)
        self._ids = json.loads(saved or "{}")
        if always or saved is None or await store.key_values.get(SYNCED) != fingerprint:
            saved = json.dumps({command.name: command.id for command in await self._tree.sync()})
            await store.key_values.put(COMMAND_IDS, saved)
            await store.key_values.put(SYNCED, fingerprint)
        self._ids = json.loads(saved)
        await store.news.tell(COMMANDS)  # also where this is the second try, and the first had come so far

    def mention(self, command: str) -> str:
        """Return a command as people can press it in a message, or type it where it has no id yet."""
        number = self._ids.get(command)
        return f"**/{command}**" if number is None else f"</{command}:{number}>"
