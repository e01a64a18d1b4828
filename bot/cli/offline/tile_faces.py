"""The tiles as emojis of the virtual application, which has them all from the beginning.

They are drawn when the page first asks for them: all at once would hold up the start for seconds. This
module knows no table and no page.
"""

from __future__ import annotations

from collections.abc import Mapping

import simcord
from simcord.backend.cdn import CDN_BASE

import render
from bot.discord_ui.tile_faces import TileFaces

Asset = tuple[str, bytes]
"""A file by its name and contents."""


class ReadyFaces(TileFaces):
    """Tiles that buttons can show at once: nothing has to be uploaded."""

    async def _look(self) -> None:
        """Take the application's emojis as they are."""
        found = await self._client.fetch_application_emojis()
        self._known = {emoji.name: emoji for emoji in found}
        self._usable = set(self._known)


class TileFiles(dict[str, Asset]):
    """What the page can fetch by its address: the given files, and emojis drawn on demand."""

    def __init__(self, given: Mapping[str, Asset], emojis: Mapping[str, render.Emoji]) -> None:
        super().__init__(given)
        self._emojis = emojis

    def get(self, url: str, default: Asset | None = None) -> Asset | None:  # type: ignore[override]
        """As :meth:`dict.get`, which is all that simcord asks."""
        if url not in self and (shown := self._emojis.get(url)) is not None:
            self[url] = ("tile.png", render.emoji(shown))
        return super().get(url, default)


def add_tiles(env: simcord.Env) -> Mapping[str, render.Emoji]:
    """Give the application an emoji of every tile; return what each shows, by its address."""
    return {
        f"{CDN_BASE}/emojis/{env.backend.create_application_emoji(name).id}.png": shown
        for name, shown in render.every_emoji().items()
    }
