"""Sends a request again whose connection broke, which the library does only for a few errors.

This module knows no interaction: it is for requests that may be taken twice.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp

from bot.discord_ui.wire.messages import duplicate

T = TypeVar("T")

BROKEN = (aiohttp.ClientError, OSError)
"""The errors of a broken connection. Discord may have taken the request."""


async def twice(call: Callable[..., Awaitable[T]], *about: object, **fields: Any) -> T:
    """Return what a request returns. If the connection breaks, try once more.

    Args:
        about: the positional arguments for `call`.
        fields: its keyword arguments.
    """
    again = duplicate(fields)
    try:
        return await call(*about, **fields)
    except BROKEN:
        return await call(*about, **again)
