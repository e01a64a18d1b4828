"""The house rules that a server's next table of a game starts with.

The managers' default comes first, then the rules last played. Otherwise it is the game's first preset, the
easiest one.

They are stored in the server's settings, as JSON by game. Invalid options of an earlier version are ignored.
"""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from bot.store import Store
from engine import GAMES

LAST = "options-"
DEFAULT = "default-"
"""Prefixes of the setting names: rules last played, and the managers' default."""


async def usual_options(store: Store, guild_id: int, game: str) -> dict[str, Any]:
    """Return a new table's options: the managers' default, those last played, or the first preset."""
    default = await default_options(store, guild_id, game)
    last = await _options(store, guild_id, LAST, game) if default is None else default
    return first_options(game) if last is None else last


def first_options(game: str) -> dict[str, Any]:
    """Return a game's first preset, for servers that have not played it."""
    return dict(next(iter(GAMES[game].presets.values())))


async def quick_options(store: Store, guild_id: int, game: str) -> dict[str, Any]:
    """Return the options of a short match: the managers' default or the first preset, and the game's own.

    If the managers' default contradicts the game's own, the first preset replaces it.
    """
    book = GAMES[game]
    known = {field.name for field in fields(book.Options)}
    own = {name: value for name, value in book.quick_match.items() if name in known}
    usual = await default_options(store, guild_id, game) or first_options(game)
    try:
        book(**{**usual, **own})
    except ValueError:
        usual = first_options(game)
    return {**usual, **own}


async def default_options(store: Store, guild_id: int, game: str) -> dict[str, Any] | None:
    """Return the managers' default options; None if they set none or those no longer fit the rules."""
    return await _options(store, guild_id, DEFAULT, game)


async def set_default_options(store: Store, guild_id: int, game: str, options: dict[str, Any] | None) -> None:
    """Save the managers' default options for a game; None removes them."""
    value = None if options is None else json.dumps(options)
    await store.guild_settings.put(guild_id, f"{DEFAULT}{game}", value)


async def _options(store: Store, guild_id: int, kind: str, game: str) -> dict[str, Any] | None:
    saved = (await store.guild_settings.of(guild_id)).get(f"{kind}{game}")
    options: dict[str, Any] | None = json.loads(saved) if saved else None
    try:
        GAMES[game](**options or {})
    except (KeyError, ValueError):  # options of another version
        return None
    return options
