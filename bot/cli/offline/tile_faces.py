"""The tiles as emojis of the virtual application, which has all of them from the start.

A tile is drawn when the page first requests it: to draw all would delay the start by seconds. This module
knows no table and no page.
"""

from __future__ import annotations

from collections.abc import Mapping

import simcord
from simcord.backend.cdn import CDN_BASE

import render
from bot.discord_ui.tile_faces import TileFaces
from bot.presentation.games import PRESENTERS

Asset = tuple[str, bytes]
"""A file's name and contents."""


class ReadyFaces(TileFaces):
    """Tile emojis that need no upload."""

    async def _look(self) -> None:
        """Load the application's emojis, and use all of them."""
        found = await self._client.fetch_application_emojis()
        self._known = {emoji.name: emoji for emoji in found}
        self._usable = set(self._known)


class TileFiles(dict[str, Asset]):
    """The files that the page can fetch by URL: the given ones, and emojis drawn on demand."""

    def __init__(self, given: Mapping[str, Asset], emojis: Mapping[str, render.Emoji]) -> None:
        super().__init__(given)
        self._emojis = emojis

    def get(self, url: str, default: Asset | None = None) -> Asset | None:  # type: ignore[override]
        """Return the file at a URL, or ``default`` if there is none. simcord uses no other method."""
        if url not in self and (shown := self._emojis.get(url)) is not None:
            self[url] = ("tile.png", render.emoji(shown))
        return super().get(url, default)


def add_tiles(env: simcord.Env) -> Mapping[str, render.Emoji]:
    """Create an emoji of every tile for the application, and return each emoji's tile by its URL."""
    return {
        f"{CDN_BASE}/emojis/{env.backend.create_application_emoji(name).id}.png": shown
        for name, shown in render.every_emoji().items()
    }


def game_tiles(env: simcord.Env) -> Mapping[str, str]:
    """Return the emoji of the tile that stands for each game on the greeting's buttons, by game."""
    ids = {emoji.name: emoji.id for emoji in env.backend.application_emojis.values()}
    names = {
        game: render.emoji_names(game, render.AS_USUAL)[presenter.cover]
        for game, presenter in PRESENTERS.items()
    }
    return {game: f"<:{name}:{ids[name]}>" for game, name in names.items()}
