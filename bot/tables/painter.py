"""Has pictures drawn, two at a time and never on the event loop: a table's state in, picture bytes out.

What a picture looks like is the business of ``render``; this module gathers what it has to show.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

import render
from bot.tables.table import Table
from bot.words import Words
from engine import Seat, View

THREADS = 2
"""Pillow lets go of the interpreter while it pastes and encodes: a second thread is worth having."""


class Painter:
    """The threads in which pictures are drawn."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="painter")
        self._animator = ThreadPoolExecutor(1, thread_name_prefix="animator")
        """Animations take seconds: they wait for one another, and no table waits for them."""

    async def table(self, table: Table, view: View) -> bytes:
        """The table as everybody sees it."""
        return await self._draw(render.table, view, scene(table, table.live().rounds + 1))

    async def own_table(self, table: Table, view: View, words: Words, style: render.Style) -> bytes:
        """The table as one seat wants to see it."""
        return await self._draw(render.table, view, scene(table, table.live().rounds + 1, words), style)

    async def hand(self, table: Table, view: View, style: render.Style) -> bytes:
        """One seat's rack, its playable tiles lifted."""
        return await self._draw(render.hand, view, table.game, style)

    async def places(
        self, table: Table, view: View, ghosts: Sequence[render.Ghost], words: Words, style: render.Style
    ) -> bytes:
        """One seat's own picture of the table, with the places it may choose from."""
        shown = scene(table, table.live().rounds + 1, words)
        return await self._draw(render.places, view, shown, ghosts, style)

    async def open_hands(
        self, table: Table, hands: Sequence[Sequence[str]], waiting: Sequence[Seat]
    ) -> bytes:
        """Every seat's rack, where all may see them."""
        return await self._draw(render.open_hands, hands, waiting, scene(table, table.live().rounds + 1))

    async def card(self, table: Table) -> bytes:
        """The round that ended last: every hand open and counted."""
        match = table.live()
        return await self._draw(
            render.round_card, scene(table, match.rounds), counted(table), match.outcomes[-1]
        )

    async def still(self, frame: render.Frame) -> bytes:
        """One frame of a replay."""
        return await self._draw(render.still, frame)

    async def replay(self, frames: Sequence[render.Frame]) -> bytes:
        """A match as an animation."""
        return await asyncio.get_running_loop().run_in_executor(self._animator, render.replay, frames)

    async def scores(self, table: Table, words: Words) -> bytes:
        """The match so far, in its reader's language."""
        match = table.live()
        rounds = [outcome.scores for outcome in match.outcomes]
        drawn = scene(table, max(match.rounds, 1), words)
        return await self._draw(render.score_sheet, drawn, rounds, match.winners or ())

    async def examples(self, game: str, views: Sequence[View], words: Mapping[str, str]) -> bytes:
        """Small tables that explain rules."""
        return await self._draw(render.examples, game, views, words)

    async def leaderboard(self, board: render.Board) -> bytes:
        """A page of a leaderboard."""
        return await self._draw(render.leaderboard, board)

    def close(self) -> None:
        for threads in (self._threads, self._animator):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, draw: Callable[..., bytes], *arguments: Any) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(draw, *arguments))


def counted(table: Table) -> list[render.Shown]:
    """By seat, the hands of the round that ended last, with what is to be said of their points."""
    presenter, last = table.presenter, table.live().last_round
    assert last is not None
    notes = presenter.notes(last, table.plain_voice())
    return [replace(hand, note=note) for hand, note in zip(presenter.count(last), notes, strict=True)]


def scene(table: Table, number: int, words: Words | None = None) -> render.Scene:
    """What a table's pictures show besides its view, in the server's language unless told otherwise.

    Args:
        number: the round they speak of, counted from 1.
    """
    match, words = table.live(), words or table.words
    players = tuple(
        render.Player(chair.name, match.totals[seat], chair.computer)
        for seat, chair in enumerate(table.chairs)
    )
    target, goal = table.presenter.target(match.game.options, words)
    rounds = table.presenter.length(match.game.options)
    common = {
        "title": words(f"game-{table.game}"),
        "round": words("picture-round", number=number, of=rounds),
        "target": goal,
        "total": words("picture-total"),
        "points": words("picture-points"),
    }
    shown = common | table.presenter.picture_words(words)
    return render.Scene(table.game, players, number, target, shown, table.presenter.fewest_wins)
