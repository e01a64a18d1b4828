"""``/learn``: a first round of a game, move by move, with the real buttons; seen by the learner alone.

It can be left at any step, and goes on there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from discord import app_commands

from bot.discord_ui.commands.common import (
    ClickHandler,
    HandHandler,
    Interaction,
    show_exercise,
    switch_words_on,
)
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.wire.client_protocol import Client, client_of
from bot.discord_ui.wire.responder import Responder, display_name
from bot.practice.lessons import LESSONS
from bot.presentation.message import Button, Click, Message, rows
from bot.presentation.practice.lesson_message import TaughtLesson, lessons_message
from bot.store import LessonRow
from bot.tables.state.snapshot import Player

CHOICES = [app_commands.Choice(name=localized(f"game-{game}"), value=game) for game in LESSONS]


@app_commands.command(name=localized("command-learn"), description=localized("command-learn-help"))
@app_commands.rename(game=localized("parameter-game"))
@app_commands.describe(game=localized("parameter-game-help"))
@app_commands.choices(game=CHOICES)
@app_commands.guild_only()
async def learn(interaction: Interaction, game: str | None = None) -> None:
    """Teach a game to the asker, or go on where they were; show what can be learnt if none is named."""
    await show(client_of(interaction), Responder(interaction), game or "")


async def show(client: Client, responder: Responder, argument: str) -> None:
    """Go on with the lesson of a game; show all lessons if there is none."""
    if argument not in LESSONS:
        known = await client.store.practice.lessons(responder.user.id)
        await responder.private(lessons_message(known, responder.localizer))
        return
    row = await _row(client, responder, argument)
    note = responder.localizer("lesson-going-on") if row.step else ""
    await _show(client, responder, argument, row.step, note=note)


async def again(client: Client, responder: Responder, argument: str) -> None:
    """Begin a lesson from its first step."""
    if argument in LESSONS:
        row = await _row(client, responder, argument)
        await _save(client, responder, argument, LessonRow(0, row.finished))
    await show(client, responder, argument)


async def later(client: Client, responder: Responder, argument: str) -> None:
    """Put the hand away; the step is kept."""
    words = responder.localizer
    go_on = Button(Click("learn", argument=argument), words("button-lesson-go-on"), "primary")
    text = words("lesson-kept", learn=client.mention("learn"))
    await responder.private(Message(text, controls=rows([go_on])))


# -- what the hand's controls ask for --------------------------------------------------------------


async def press(client: Client, responder: Responder, click: Click) -> None:
    """Take a move: the one that the step is about leads on, any other is answered with a hint."""
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
    """Show the places of one tile."""
    game, row = await _at(client, responder, click)
    if row is not None:
        await _show(client, responder, game, row.step, picked=click.argument)


async def put_back(client: Client, responder: Responder, click: Click) -> None:
    """Show all tiles again."""
    game, row = await _at(client, responder, click)
    if row is not None:
        await _show(client, responder, game, row.step)


async def in_words(client: Client, responder: Responder, click: Click) -> None:
    """Have the learner's hands say everything in words from now on, and show this one."""
    note = await switch_words_on(client, responder)
    game, row = await _at(client, responder, click)
    if row is not None:
        await _show(client, responder, game, row.step, note=note)


CLICK_HANDLERS: Mapping[str, ClickHandler] = {"learn": show, "learnagain": again, "learnlater": later}
"""What the verbs of its screens ask for."""
LESSON_HANDLERS: Mapping[str, HandHandler] = {
    "learnmove": press,
    "learnrepeat": press,
    "learnshout": press,
    "learnpick": pick,
    "learnhand": put_back,
    "learnwords": in_words,
}
"""What the controls of its hand ask for."""


# -- how -------------------------------------------------------------------------------------------


async def _at(client: Client, responder: Responder, click: Click) -> tuple[str, LessonRow | None]:
    """Return the game of a control and how far the learner is.

    None after showing them where they are, where the control is of another step.
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
    """Return how far the asker is; at the beginning where the lesson has become shorter since."""
    known = await client.store.practice.lessons(responder.user.id)
    row = known.get(game, LessonRow(0))
    return row if row.step < len(LESSONS[game].steps) else LessonRow(0, row.finished)


async def _save(client: Client, responder: Responder, game: str, row: LessonRow) -> None:
    await client.store.practice.put_lesson(responder.user.id, game, row)


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
