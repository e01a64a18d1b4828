"""Registers the slash commands with Discord when they have changed, and remembers their ids.

A failed registration is retried in the background.
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
"""The store's key for the hash of the commands that were last registered with Discord."""
COMMAND_IDS = "command-ids"
"""The store's key for the commands' ids, without which messages cannot mention them."""
COMMANDS = "commands"
"""The news that tells other processes that the commands are registered."""
SYNC_PATIENCE = 2.0
"""Seconds that the start waits for the registration before it continues without."""
SYNC_PAUSES = (5.0, 20.0, 60.0, 300.0, 900.0)
"""Seconds before each retry of the registration. The last repeats."""


class CommandBook:
    """Registers a tree's commands with Discord, and knows their ids."""

    def __init__(self, tree: app_commands.CommandTree[Any]) -> None:
        self._tree = tree
        self._ids: dict[str, int] = {}
        self._registering: asyncio.Task[None] | None = None
        self._cancel_retry: Callable[[], None] = lambda: None

    async def begin(self, store: Store, clock: Clock, *, always: bool) -> None:
        """Register the commands, in the background if that fails or takes longer than :data:`SYNC_PATIENCE`.

        Args:
            always: whether to register them even if they have not changed.
        """
        self._registering = asyncio.create_task(self._register(store, clock, always=always))
        await asyncio.wait({self._registering}, timeout=SYNC_PATIENCE)

    async def know(self, store: Store) -> None:
        """Load the commands' ids, which another process has saved after registering them."""
        self._ids = json.loads(await store.key_values.get(COMMAND_IDS) or "{}")

    def close(self) -> None:
        """Cancel the registration and its retries."""
        self._cancel_retry()
        if self._registering is not None:
            self._registering.cancel()

    async def _register(self, store: Store, clock: Clock, *, always: bool, attempts: int = 0) -> None:
        """Register the commands, and retry until Discord accepts them. Registered ones work meanwhile."""
        try:
            await self.sync(store, always=always)
        except (*OUT_OF_REACH, StoreError) as error:
            pause = SYNC_PAUSES[min(attempts, len(SYNC_PAUSES) - 1)]
            log.warning("could not register the commands with Discord, retrying in %g s: %s", pause, error)
            self._cancel_retry = clock.call_later(
                pause, lambda: clock.spawn(self._register(store, clock, always=always, attempts=attempts + 1))
            )

    async def sync(self, store: Store, *, always: bool) -> None:
        """Register the commands only if they have changed, because Discord limits how often that is allowed.

        Then tell the other processes that the ids are saved.

        Args:
            always: whether to register them even if they have not changed.
        """
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
        await store.news.tell(COMMANDS)  # also if this is a retry and the first try failed only here

    def mention(self, command: str) -> str:
        """Return a command as a clickable mention, or in bold if its id is not known yet."""
        number = self._ids.get(command)
        return f"**/{command}**" if number is None else f"</{command}:{number}>"
