"""The parts a client works with once its store is open. :mod:`bot.app.composition` builds them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.discord_ui.connection.gateway import Gateway
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.interactions.requester import Requester
from bot.discord_ui.rate_limits.turn_messages import TurnMessages
from bot.discord_ui.tile_faces import TileFaces
from bot.discord_ui.wire.clock import SystemClock
from bot.preferences import Preferences
from bot.store import Store
from bot.tables.service.registry import TableRegistry


@dataclass(frozen=True, slots=True)
class Resources:
    """The parts of a client, by role."""

    store: Store
    preferences: Preferences
    registry: TableRegistry
    delivery: Delivery
    requester: Requester
    gateway: Gateway
    clock: SystemClock
    faces: TileFaces | None
    """The tile emojis; None if buttons use words."""
    turns: TurnMessages
