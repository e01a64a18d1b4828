"""What is replaced in the program's modules while runs are played, the same for all processes.

Messages are sketched instead of written and drawn, webhooks lead to the simulated server, and the time is the
run's. This module knows where those names are looked up. It does not know how they are used.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.cluster import cluster
from bot.discord_ui.channel import (
    channel_view,
    follow_ups,
    lobby_view,
    posting,
    side_messages,
    start_messages,
)
from bot.discord_ui.hands import hand_view, private_messages
from bot.discord_ui.reminders import direct_messages
from bot.discord_ui.wire import responder, services
from bot.tables.service import registry
from tests.simulation import sketch
from tests.simulation.watched import WatchedSession

clocks = SimpleNamespace(monotonic=lambda: 0.0, time=lambda: 0.0)
"""Replaces the module ``time`` in modules that read a clock."""
names = SimpleNamespace(token_hex=lambda _: "")
"""Replaces the module ``secrets`` where a process gets its name."""
LOOK = 20.0
"""Seconds between two looks for direct messages: days pass in some runs."""
WITH_MESSAGES = (
    *(channel_view, follow_ups, hand_view, lobby_view, posting),
    *(responder, side_messages, start_messages, private_messages),
)
"""The modules that build messages."""
SKETCHED = (
    "dealing_message",
    "lobby_message",
    "started_message",
    "closing_message",
    "table_message",
    "last_table_message",
    "hand_message",
    "question_message",
)
"""The message functions that are replaced there."""


@contextmanager
def simulated_adapter() -> Iterator[None]:
    """Replace parts of the bot inside this block.

    Message functions become sketches, table sessions watched ones; clocks, secrets and webhooks are
    simulated.
    """
    with ExitStack() as stack:
        for module in WITH_MESSAGES:
            for name in ("message_fields", "message_changes", *SKETCHED):
                if hasattr(module, name):
                    stack.enter_context(patch.object(module, name, getattr(sketch, name)))
        for module in (responder, services, cluster):
            stack.enter_context(patch.object(module, "time", clocks))
        stack.enter_context(patch.object(cluster, "secrets", names))
        stack.enter_context(patch.object(direct_messages, "LOOK", LOOK))
        for module in (hand_view, private_messages, follow_ups):
            stack.enter_context(patch.object(module, "webhook_of", _webhook_of))
        stack.enter_context(patch.object(registry, "TableSession", WatchedSession))
        yield


def _webhook_of(client: Any, token: str) -> object:
    return client.server.hook(token)
