"""Shows finished matches again: step by step to whoever asks, and as an animation to the channel.

A control under a replay knows its match and its step, so it answers after a restart too. Playing a match
over takes milliseconds and happens in a thread, as drawing does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import discord

import render
from bot.permissions import complaint, missing
from bot.store import SavedTable, State, StoreError
from bot.tables.captions import caption, descriptions
from bot.tables.film import Film
from bot.tables.reply import Picture, Reply, Sheet
from bot.tables.table import Table, bold
from bot.tables.worded import standing
from bot.views.items import Click
from bot.views.replay import replay_panel, target
from bot.words import words_for
from engine import View

if TYPE_CHECKING:
    from bot.tables.house import House

log = logging.getLogger(__name__)

T = TypeVar("T")

POSTING = {"view_channel", "send_messages", "send_messages_in_threads", "attach_files"}
"""What it takes to post an animation."""


NAMES = ("table", "round")
"""What the pictures of a step are called."""


@dataclass(frozen=True, slots=True)
class Page:
    """One step, ready to be drawn and shown."""

    text: str
    frames: tuple[render.Frame, ...]
    alts: Sequence[str]
    """What each of the frames shows."""
    view: View
    """The table as everybody saw it then."""
    ends: Sequence[int]
    """The steps of the whole match at which rounds ended."""


class Replaying:
    """Answers those who look back."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._making: set[str] = set()
        """The matches of which an animation is being made."""

    # -- what people ask -----------------------------------------------------------------------

    async def show(self, reply: Reply, code: str) -> None:
        """Show a match from its beginning."""
        await self.step(reply, Click("step", code, 0, "first"))

    async def step(self, reply: Reply, click: Click) -> None:
        """Go to another step, in place."""
        saved = await self._finished(reply, click.table)
        if saved is None:
            return
        film = Film(saved, reply.words)
        wanted = target(click, len(film))
        page = await self._played(reply, partial(_page, film, wanted))
        if page is not None:
            view = replay_panel(saved.id, wanted, len(film), page.ends, reply.words)
            pictures = await reply.while_held(self._pictures(film.table, page))
            await reply.private(Sheet(page.text, pictures, view))

    async def share(self, reply: Reply, click: Click) -> None:
        """Post the whole match as an animation, for everybody in the channel."""
        saved = await self._finished(reply, click.table)
        if saved is None:
            return
        refused = self._refused(reply)
        if refused is None and saved.id in self._making:
            refused = reply.words("replay-busy")
        if refused is not None:
            await reply.note(refused)
            return
        self._making.add(saved.id)
        try:
            await self._post(reply, saved)
        finally:
            self._making.discard(saved.id)

    # -- how -----------------------------------------------------------------------------------

    async def _finished(self, reply: Reply, code: str) -> SavedTable | None:
        saved = await match_here(self.house, reply, code)
        if saved is None or saved.state is not State.OVER:
            await reply.note(reply.words("replay-none"))
            return None
        return saved

    def _refused(self, reply: Reply) -> str | None:
        """Why nothing can be posted here for the asker; None if it can."""
        asked = reply.interaction
        if {"send_messages", "send_messages_in_threads"} & {*missing(asked.permissions, asked.channel)}:
            return reply.words("replay-may-not-send")
        lacking = [name for name in missing(asked.app_permissions, asked.channel) if name in POSTING]
        return complaint(lacking, asked.channel_id or 0, reply.words) if lacking else None

    async def _played(self, reply: Reply, work: Callable[[], T]) -> T | None:
        """What comes of playing a match over, in a thread; None after saying that its rules are no more."""
        try:
            return await asyncio.to_thread(work)
        except ValueError as refusal:
            log.info("a match cannot be replayed: %s", refusal)
            await reply.note(reply.words("replay-other-rules"))
            return None

    async def _pictures(self, table: Table, page: Page) -> tuple[Picture, ...]:
        """The step as drawn, and all hands where the rules had them lie open."""
        painter = self.house.painter
        drawn = [await painter.still(frame) for frame in page.frames]
        pictures = tuple(map(Picture, drawn, page.alts, NAMES))
        hands = table.presenter.open_hands(page.view) if len(page.frames) == 1 else None
        if hands is None:
            return pictures
        alt = table.presenter.alt_open_hands(hands, table.plain_voice())
        return (*pictures, Picture(await painter.open_hands(table, hands, page.view.waiting), alt, "hands"))

    async def _post(self, reply: Reply, saved: SavedTable) -> None:
        asked = reply.interaction
        wished = self.house.wishes.server(saved.guild_id).language
        film = Film(saved, words_for(wished or str(asked.guild_locale or asked.locale)))
        frames = await self._played(reply, film.frames)
        if frames is None:
            return
        await reply.note(reply.words("replay-making"))
        table, words = film.table, film.table.words
        game = words(f"game-{table.game}")
        players = table.voice().all(range(len(table.chairs)))
        name = bold(reply.user.display_name)
        text = words("replay-shared", name=name, game=game, players=players, code=table.id)
        alt = words("replay-alt", game=game, standing=standing(table, table.plain_voice()))
        animation = Picture(await self.house.painter.replay(frames), alt, "replay", "gif")
        channel = self.house.client.get_partial_messageable(asked.channel_id or 0, guild_id=table.guild_id)
        nobody = discord.AllowedMentions.none()
        await channel.send(allowed_mentions=nobody, **Sheet(text, (animation,)).fields())


async def match_here(house: House, reply: Reply, code: str) -> SavedTable | None:
    """The match of that code on the asker's server, in whatever state; those of other servers are none."""
    try:
        saved = await house.store.tables.load(code.strip().lower())
    except StoreError:
        return None
    return saved if saved.guild_id == reply.interaction.guild_id else None


def _page(film: Film, wanted: int) -> Page:
    """Play the match up to a step, and then on to see where its rounds end."""
    ends = []
    for step in film.steps():
        if step.ended:
            ends.append(step.number)
        if step.number == wanted:
            text = caption(film.table, step, len(film))
            page = step, text, descriptions(film.table, step), step.round.view(None)
    reached, text, alts, view = page
    return Page(text, reached.frames, alts, view, ends)
