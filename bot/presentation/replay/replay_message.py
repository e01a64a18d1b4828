"""The messages that replay a finished match: one step of it, or all of it as an animation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import render
from bot.presentation.message import Attachment, MenuChoice, Message
from bot.presentation.pictures import open_hands_picture, scene
from bot.presentation.replay.replay import MatchReplay, Step
from bot.presentation.replay.replay_controls import Stepper
from bot.presentation.replay.replay_text import caption, descriptions, film_captions
from bot.presentation.table.victory import ending
from bot.presentation.text.table_facts import public_localizer
from bot.presentation.text.text import bold, narrator, plain_narrator, standing

NAMES = ("table", "round")
"""The names of a step's pictures: the table, then the round's card."""


def replay_message(replay: MatchReplay, number: int, marked: Sequence[MenuChoice] | None = None) -> Message:
    """Return one step of a match, with the controls that lead to other steps.

    Replays the whole match to find where its rounds end. That takes milliseconds, but call it in a thread.

    Args:
        replay: the match.
        number: the step's number.
        marked: the choices for the steps that a review points out; None if there is no review.

    Raises:
        IllegalMove: the record does not fit the rules of this version.
        ValueError: the options do not fit the rules of this version.
    """
    steps = list(replay.steps())
    step, ends = steps[number], [each.number for each in steps if each.ended]
    table = step.snapshot
    stepper = Stepper(table.table_id, "step" if marked is None else "reviewstep", public_localizer(table))
    controls = stepper.controls(number, len(replay), ends, marked or ())
    return Message(caption(step, len(replay)), _pictures(step), controls)


def animation_message(replay: MatchReplay, name: str) -> Message:
    """Return a match as an animation, for a channel; raises as :func:`replay_message` does.

    Args:
        name: the name of the person who shares it.
    """
    steps = list(replay.steps())
    table, localizer = steps[-1].snapshot, public_localizer(replay.table)
    game, players = localizer(f"game-{table.game}"), narrator(table).all(range(len(table.players)))
    text = localizer("replay-shared", name=bold(name), game=game, players=players, code=table.table_id)
    alt = localizer("replay-alt", game=game, standing=standing(table, plain_narrator(table)))
    return Message(text, (Attachment(render.Film(film_frames(steps)), alt, "replay", "gif"),))


def film_frames(steps: Sequence[Step]) -> list[render.Frame]:
    """Return the frames of an animation: its title, every step with a caption, and the winners.

    A match of one round has no frame for the winners, because the round's card names them.
    """
    frames: list[render.Frame] = [render.Opening(scene(steps[0].snapshot, 1))]
    for step in steps:
        shown = zip(step.frames, film_captions(step), strict=False)
        frames += [replace(frame, caption=caption) for frame, caption in shown]
    last = steps[-1].snapshot
    if last.rounds > 1:
        frames.append(ending(last))
    return frames


def _pictures(step: Step) -> tuple[Attachment, ...]:
    """Return the step's pictures, and a picture of all hands if the rules have them lie open."""
    shown = zip(step.frames, descriptions(step), NAMES, strict=False)
    pictures = tuple(Attachment(partial(render.still, frame), alt, name) for frame, alt, name in shown)
    hands = None if step.ended else open_hands_picture(step.snapshot)
    return pictures if hands is None else (*pictures, hands)
