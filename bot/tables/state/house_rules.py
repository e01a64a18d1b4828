"""By which house rules a server's next table of a game starts: what its managers want, else what was played.

Where neither is known the first preset of the game is offered, which is the easiest to begin with.

Kept among the server's settings, as JSON by game. Options of an earlier version count as none.
"""

from __future__ import annotations

import json
from typing import Any

from bot.store import Store
from engine import GAMES

LAST = "options-"
DEFAULT = "default-"
"""What the names of those settings begin with: what was last played, and what the managers want."""


async def usual_options(store: Store, guild_id: int, game: str) -> dict[str, Any]:
    """Return what a new table starts from: the managers' rules, those last played, or the first."""
    default = await default_options(store, guild_id, game)
    last = await _options(store, guild_id, LAST, game) if default is None else default
    return first_options(game) if last is None else last


def first_options(game: str) -> dict[str, Any]:
    """Return what the first table of a game starts from on a new server."""
    return dict(next(iter(GAMES[game].presets.values())))


async def default_options(store: Store, guild_id: int, game: str) -> dict[str, Any] | None:
    """Return what the managers want new tables to start from; None where they leave it to the players."""
    return await _options(store, guild_id, DEFAULT, game)


async def set_default_options(store: Store, guild_id: int, game: str, options: dict[str, Any] | None) -> None:
    """Have new tables of that game start from these options; None leaves it to the players."""
    value = None if options is None else json.dumps(options)
    await store.guild_settings.put(guild_id, f"{DEFAULT}{game}", value)


async def _options(store: Store, guild_id: int, kind: str, game: str) -> dict[str, Any] | None:
    saved = (await store.guild_settings.of(guild_id)).get(f"{kind}{game}")
    options: dict[str, Any] | None = json.loads(saved) if saved else None
    try:
        GAMES[game](**options or {})
    except (KeyError, ValueError):  # a game or an option of another version
        return None
    return options
