"""``/puzzle``: the puzzle of the day, which is the same on every server and changes at midnight UTC.

The asker's first answer of a day counts for their streak. Yesterday's puzzle may be tried, but does not
count.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import date, timedelta
from functools import partial

import discord
from discord import app_commands

from bot.discord_ui.commands.common import (
    ClickHandler,
    HandHandler,
    Interaction,
    anywhere,
    show_exercise,
    switch_words_on,
)
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.rate_limits.traffic import TROUBLE
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.permissions import posting_refused
from bot.discord_ui.wire.person_names import display_name
from bot.discord_ui.wire.responder import Responder
from bot.practice.puzzles import all_puzzles, number_of
from bot.presentation.message import Click
from bot.presentation.practice.puzzle_message import AskedPuzzle, shared_message
from bot.store import PuzzleRow
from bot.tables.state.seated import Player


@app_commands.command(name=localized("command-puzzle"), description=localized("command-puzzle-help"))
@anywhere
async def puzzle(interaction: Interaction) -> None:
    """Show the asker today's puzzle, or the result of their answer."""
    await show(client_of(interaction), Responder(interaction), "")


async def show(client: Client, responder: Responder, argument: str) -> None:
    """Show yesterday's puzzle if `argument` is yesterday's date, or else today's.

    If the asker has answered it, show the result instead.
    """
    await _show(client, responder, _today() - timedelta(argument == _yesterday()))


async def _show(client: Client, responder: Responder, day: date, *, note: str = "", picked: str = "") -> None:
    shown = _asked(client, responder, day)
    row = await client.store.practice.answered(responder.user.id)
    answered = shown.counts and row is not None and row.day == day.isoformat() and shown.legal(row.move)
    if answered and row is not None:
        await responder.private(await asyncio.to_thread(shown.answered, row.move, row))
    else:
        draw = partial(shown.asked, note=note, picked=picked)
        await show_exercise(client, responder, shown.puzzle.game, draw)


# -- what the hand's controls ask for --------------------------------------------------------------


async def pick(client: Client, responder: Responder, click: Click) -> None:
    """Show where the chosen tile can be played in this puzzle."""
    day = await _day(client, responder, click)
    if day is not None:
        await _show(client, responder, day, picked=click.argument)


async def put_back(client: Client, responder: Responder, click: Click) -> None:
    """Show the puzzle's whole hand again, after a tile was chosen."""
    day = await _day(client, responder, click)
    if day is not None:
        await _show(client, responder, day)


async def in_words(client: Client, responder: Responder, click: Click) -> None:
    """Turn on the asker's setting for hands in words, and show this hand again."""
    note = await switch_words_on(client, responder)
    day = await _day(client, responder, click)
    if day is not None:
        await _show(client, responder, day, note=note)


async def answer(client: Client, responder: Responder, click: Click) -> None:
    """Save the asker's answer if it counts, and show the result with the best move. Only the first answer of
    a day is saved; a later one shows the first again. If the move is not legal, show the puzzle again with a
    note.
    """
    day = await _day(client, responder, click)
    if day is None:
        return
    shown, move = _asked(client, responder, day), click.argument
    if not shown.legal(move):
        await _show(client, responder, day, note=responder.localizer("puzzle-over"))
        return
    row: PuzzleRow | None = None
    if shown.counts:
        solved = shown.solved_by(move)
        posted = responder.guild_id if client.preferences.guild(responder.guild_id).puzzle else None
        practice = client.store.practice
        row = await practice.answer(responder.user.id, day, move, solved=solved, guild_id=posted)
        responder.note_saved()
        move = row.move if shown.legal(row.move) else move
    await responder.private(await asyncio.to_thread(shown.answered, move, row))


async def share(client: Client, responder: Responder, argument: str) -> None:
    """Post the asker's result of today's puzzle in the channel, once.

    If it was posted already, or may not be posted here, tell the asker.
    """
    day = _today()
    refusal = posting_refused(responder)
    if refusal is None and argument != day.isoformat():
        refusal = responder.localizer("puzzle-over")
    row = None if refusal else await client.store.practice.share(responder.user.id, day)
    if row is None:
        await responder.note(refusal or responder.localizer("puzzle-shared-already"))
        return
    game = _asked(client, responder, day).puzzle.game
    message = shared_message(day, game, display_name(responder.user), row, responder.public_localizer)
    try:
        await responder.post(message)
    except discord.HTTPException as error:
        # after a server error it may have been posted, so it stays marked as shared
        if error.status < TROUBLE:
            await client.store.practice.take_back(responder.user.id, day)
        raise
    await _show(client, responder, day)


CLICK_HANDLERS: Mapping[str, ClickHandler] = {"puzzle": show, "puzzleshare": share}
"""Handlers of the puzzle screens' controls, by verb."""
PUZZLE_HANDLERS: Mapping[str, HandHandler] = {
    "puzzlemove": answer,
    "puzzlerepeat": answer,
    "puzzlepick": pick,
    "puzzlehand": put_back,
    "puzzlewords": in_words,
}
"""Handlers of the controls of a puzzle's hand, by verb."""


# -- which puzzle ----------------------------------------------------------------------------------


def _today() -> date:
    return discord.utils.utcnow().date()


def _yesterday() -> str:
    return (_today() - timedelta(1)).isoformat()


def _asked(client: Client, responder: Responder, day: date) -> AskedPuzzle:
    """Return the puzzle of a day, prepared for the asker. Answers count only on that day."""
    puzzles = all_puzzles()
    number = number_of(day, puzzles)
    user = responder.user
    return AskedPuzzle(
        day,
        number,
        puzzles[number].puzzle,
        Player(display_name(user), user.id),
        client.preferences.user(user.id),
        responder.localizer,
        counts=day == _today(),
    )


async def _day(client: Client, responder: Responder, click: Click) -> date | None:
    """Return the day of a control's puzzle. If that puzzle is over, show today's and return None."""
    today = _today()
    for day in (today, today - timedelta(1)):
        number = _asked(client, responder, day).number
        if (click.table, click.version) == (day.strftime("%Y%m%d"), number):
            return day
    await _show(client, responder, today, note=responder.localizer("puzzle-over"))
    return None
