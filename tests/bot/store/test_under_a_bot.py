"""The store in a running bot: every click completes, and a restart finds what was committed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import simcord
from discord import app_commands

from bot.store import NewMatch, Store
from tests.bot.store.conftest import create, save

Make = Callable[..., NewMatch]


class Player(discord.Client):
    """A bot with one command, which saves one move."""

    def __init__(self, url: str, table: NewMatch) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.url = url
        self.table = table
        self.store: Store
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="play", description="Save a move.")(self.play)

    async def setup_hook(self) -> None:
        self.store = await Store.open(self.url, clock=discord.utils.utcnow)
        if not await self.store.matches.live_ids():
            await create(self.store, self.table)
        await self.tree.sync()

    async def play(self, interaction: discord.Interaction[Any]) -> None:
        made = len((await self.store.matches.load(self.table.id)).moves)
        await save(self.store, self.table.id, (made, 0, "draw"))
        await interaction.response.send_message(str(made + 1))

    async def close(self) -> None:
        await super().close()
        await self.store.close()


async def played(member: Any, channel: Any) -> str:
    return str((await member.slash(channel, "play")).response.content)


async def test_clicks_complete_and_survive_a_restart(url: str, a_table: Make) -> None:
    first, second = Player(url, a_table()), Player(url, a_table())
    async with simcord.run(first) as env:
        channel = env.create_guild().create_text_channel("games")
        ann = env.guild.add_member(env.create_user("Ann"))
        for made in ("1", "2", "3"):
            assert await played(ann, channel) == made
        await env.restart_bot(second)
        await first.close()  # This restart cancels tasks but does not close the client.
        await env.advance_time(3600)
        assert await played(ann, channel) == "4"
        saved = await second.store.matches.load("abcd2345")
        assert (saved.moves[-1].at - saved.moves[0].at).total_seconds() == 3600
    await second.close()
