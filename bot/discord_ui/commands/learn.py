"""``/learn``: a guided first round of a game, move by move, with the real buttons.

Only the learner sees it. They can stop at any step and continue later.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

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
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.person_names import display_name
from bot.discord_ui.wire.responder import Responder
from bot.practice.lessons import LESSONS
from bot.presentation.message import Button, Click, Message, rows
from bot.presentation.practice.lesson_message import TaughtLesson, lessons_message
from bot.store import LessonRow
from bot.tables.state.seated import Player

CHOICES = [app_commands.Choice(name=localized(f"game-{game}"), value=game) for game in LESSONS]


@app_commands.command(name=localized("command-learn"), description=localized("command-learn-help"))
@app_commands.rename(game=localized("parameter-game"))
@app_commands.describe(game=localized("parameter-game-help"))
@app_commands.choices(game=CHOICES)
@anywhere
async def learn(interaction: Interaction, game: str | None = None) -> None:
    """Start the asker's lesson of a game or continue it; list the lessons if no game is named."""
    await show(client_of(interaction), Responder(interaction), game or "")


async def show(client: Client, responder: Responder, argument: str) -> None:
    """Show the asker's current step of the lesson in `argument`, or the list of lessons if there is none."""
    if argument not in LESSONS:
        known = await client.store.practice.lessons(responder.user.id)
        await responder.private(lessons_message(known, responder.localizer))
        return
    row = await _row(client, responder, argument)
    note = responder.localizer("lesson-going-on") if row.step else ""
    await _show(client, responder, argument, row.step, note=note)


async def again(client: Client, responder: Responder, argument: str) -> None:
    """Restart a lesson at its first step."""
    if argument in LESSONS:
        row = await _row(client, responder, argument)
        await _save(client, responder, argument, LessonRow(0, row.finished))
    await show(client, responder, argument)


async def later(client: Client, responder: Responder, argument: str) -> None:
    """Replace the hand with a button to continue later. The step is already saved."""
    words = responder.localizer
    go_on = Button(Click("learn", argument=argument), words("button-lesson-go-on"), "primary")
    text = words("lesson-kept", learn=client.mention("learn"))
    await responder.private(Message(text, controls=rows([go_on])))


# -- what the hand's controls ask for --------------------------------------------------------------


async def press(client: Client, responder: Responder, click: Click) -> None:
    """Show the next step if this is the move that the step teaches; otherwise correct the learner."""
    game, row = await _at(client, responder, click)
    if row is None:
        return
    if not _taught(client, responder, game, row.step).done_by(click.argument):
        note = _taught(client, responder, game, row.step).corrected()
        await _show(client, responder, game, row.step, note=note)
        return
    step = row.step + 1
    over = step == len(LESSONS[game].steps)
    await _save(
        client, responder, game, LessonRow(0, finished=True) if over else LessonRow(step, row.finished)
    )
    await _show(client, responder, game, step, note=responder.localizer("lesson-right"))


async def pick(client: Client, responder: Responder, click: Click) -> None:
    """Show where the chosen tile can be played in this step."""
    game, row = await _at(client, responder, click)
    if row is not None:
        await _show(client, responder, game, row.step, picked=click.argument)


async def put_back(client: Client, responder: Responder, click: Click) -> None:
    """Show the step's whole hand again, after a tile was chosen."""
    game, row = await _at(client, responder, click)
    if row is not None:
        await _show(client, responder, game, row.step)


async def in_words(client: Client, responder: Responder, click: Click) -> None:
    """Turn on the learner's setting that describes hands in words, and show the lesson's hand again.

    If the control belongs to another step or to no lesson, show the current one instead.
    """
    note = await switch_words_on(client, responder)
    game, row = await _at(client, responder, click)
    if row is not None:
        await _show(client, responder, game, row.step, note=note)


CLICK_HANDLERS: Mapping[str, ClickHandler] = {"learn": show, "learnagain": again, "learnlater": later}
"""Handlers of the lesson screens' controls, by verb."""
LESSON_HANDLERS: Mapping[str, HandHandler] = {
    "learnmove": press,
    "learnrepeat": press,
    "learnshout": press,
    "learnpick": pick,
    "learnhand": put_back,
    "learnwords": in_words,
}
"""Handlers of the controls of a lesson's hand, by verb."""


# -- how -------------------------------------------------------------------------------------------


async def _at(client: Client, responder: Responder, click: Click) -> tuple[str, LessonRow | None]:
    """Return the game of a control and the learner's progress.

    If the control belongs to another step, or its lesson does not exist, show the current one instead and
    return None as the progress.
    """
    game = click.table.replace("_", "-")
    if game not in LESSONS:
        await show(client, responder, "")
        return game, None
    row = await _row(client, responder, game)
    if row.step != click.version:
        await _show(client, responder, game, row.step, note=responder.localizer("lesson-elsewhere"))
        return game, None
    return game, row


async def _row(client: Client, responder: Responder, game: str) -> LessonRow:
    """Return the asker's progress, or the first step if the lesson has fewer steps than it had."""
    known = await client.store.practice.lessons(responder.user.id)
    row = known.get(game, LessonRow(0))
    return row if row.step < len(LESSONS[game].steps) else LessonRow(0, row.finished)


async def _save(client: Client, responder: Responder, game: str, row: LessonRow) -> None:
    await client.store.practice.put_lesson(responder.user.id, game, row)
    responder.note_saved()


async def _show(
    client: Client, responder: Responder, game: str, step: int, *, note: str = "", picked: str = ""
) -> None:
    taught = _taught(client, responder, game, step)
    draw = partial(taught.message, note=note, picked=picked)
    await show_exercise(client, responder, game, draw)


def _taught(client: Client, responder: Responder, game: str, step: int) -> TaughtLesson:
    user = responder.user
    person, settings = Player(display_name(user), user.id), client.preferences.user(user.id)
    return TaughtLesson(LESSONS[game], step, person, settings, responder.localizer)
