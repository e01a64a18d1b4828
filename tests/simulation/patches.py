"""What of the program's modules is replaced while runs are played, in all processes of a run alike.

Messages are sketched instead of written and drawn, webhooks lead to the simulated server, and the time is the
run's. This module knows where those things are looked up; what is done with them it does not know.
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
from bot.discord_ui.wire import responder, services
from bot.tables.service import registry
from tests.simulation import sketch
from tests.simulation.watched import WatchedSession

clocks = SimpleNamespace(monotonic=lambda: 0.0, time=lambda: 0.0)
"""What stands for the module ``time`` in those that measure how long they may take, or what time it is."""
names = SimpleNamespace(token_hex=lambda _: "")
"""What stands for the module ``secrets`` where a process is given its name."""
WITH_MESSAGES = (
    *(channel_view, follow_ups, hand_view, lobby_view, posting),
    *(responder, side_messages, start_messages, private_messages),
)
"""The modules that put messages together."""
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
"""The messages that are sketched there."""


@contextmanager
def simulated_adapter() -> Iterator[None]:
    """Have the adapter put its messages together without pictures and sentences, and tables watched."""
    with ExitStack() as stack:
        for module in WITH_MESSAGES:
            for name in ("message_fields", "message_changes", *SKETCHED):
                if hasattr(module, name):
                    stack.enter_context(patch.object(module, name, getattr(sketch, name)))
        for module in (responder, services, cluster):
            stack.enter_context(patch.object(module, "time", clocks))
        stack.enter_context(patch.object(cluster, "secrets", names))
        for module in (hand_view, private_messages, follow_ups):
            stack.enter_context(patch.object(module, "webhook_of", _webhook_of))
        stack.enter_context(patch.object(registry, "TableSession", WatchedSession))
        yield


def _webhook_of(client: Any, token: str) -> object:
    return client.server.hook(token)
