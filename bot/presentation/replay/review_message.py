"""The messages of a review: its summary with a chart, and one step of the match with its comments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean

import render
from bot.language.localizer import Localizer
from bot.presentation.message import ALT_TEXT, CONTENT, Attachment, MenuChoice, Message
from bot.presentation.pictures import scene
from bot.presentation.replay.replay import MatchReplay
from bot.presentation.replay.replay_controls import review_controls
from bot.presentation.replay.replay_message import replay_message
from bot.presentation.replay.review_text import BEST, COSTLIEST, ReviewWords
from bot.presentation.text.text import match_result, plain_narrator
from bot.tables.state.snapshot import Snapshot
from engine import Seat
from engine.players.review import Review

HEADING = 100
"""Characters reserved for the first line of a shared review."""
FINE = 160
"""The most points of a line in the chart, without its ends. If there are more, neighbours are averaged."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A review and its reader."""

    replay: MatchReplay
    """The match, in the reader's language."""
    review: Review
    localizer: Localizer
    seat: Seat | None
    """The reader's seat; None for a person who did not play."""
    words: bool = False
    """Whether the reader wants the pictures in words too."""

    @property
    def said(self) -> ReviewWords:
        """The texts of the review for this reader."""
        return ReviewWords(self.replay, self.review, self.localizer, self.seat)


def review_message(reading: Reading, seat: Seat) -> Message:
    """Return a review's summary with its chart, as a private message.

    Replays the match several times. That takes milliseconds, but call it in a thread.

    Args:
        reading: the review and its reader.
        seat: the seat whose moves are described.
    """
    said, table = reading.said, reading.replay.table
    steps = list(reading.replay.steps())
    ends = [step.number for step in steps if step.ended]
    summary = said.summary(seat)
    course = said.course(ends, CONTENT - HEADING - len(summary)) if reading.words else []
    text = "\n".join([summary, *course])
    seats = reading.review.seats[seat]
    looks = [
        (sign, found.step + 1)
        for sign, found in ((BEST, seats.best), (COSTLIEST, seats.costliest))
        if found is not None
    ]
    people = {other: player.display_name for other, player in table.people()}
    controls = review_controls(table.table_id, seat, people, looks, reading.localizer)
    return Message(text, (_chart(reading, seat, ends, steps[-1].snapshot),), controls)


def shared_review(reading: Reading, seat: Seat, name: str) -> Message:
    """Return a review's summary as a public message, without controls.

    Args:
        reading: the review, with no reader's seat.
        seat: the seat whose moves are described.
        name: the name of the person who shares it, with its markup.
    """
    message = review_message(reading, seat)
    first = reading.localizer("review-shared", name=name)
    return replace(message, text=f"{first}\n{message.text}", controls=())


def reviewed_step(reading: Reading, number: int) -> Message:
    """Return one step of the match with the review's comments and a menu of the steps it points out."""
    said = reading.said
    marked = [
        MenuChoice(said.mark_line(step, sign), str(step), default=step == number)
        for step, sign in said.marks().items()
    ]
    message = replay_message(reading.replay, number, marked)
    lines = said.step_lines(number, drawn=not reading.words)
    pictures = [each.alt for each in message.attachments] if reading.words else []
    return replace(message, text="\n".join([message.text, *lines, *pictures]))


def _chart(reading: Reading, seat: Seat, ends: Sequence[int], table: Snapshot) -> Attachment:
    """Return the chart of all seats' chances, with one seat's best and costliest moves marked."""
    review, localizer = reading.review, reading.localizer
    own = review.seats[seat]
    marks = [
        render.Mark(found.step, seat, good)
        for found, good in ((own.best, True), (own.costliest, False))
        if found is not None
    ]
    course = render.Course(
        localizer("picture-chances"),
        _smoothed(review),
        ends,
        {share / 4: localizer.percent(share / 4) for share in range(5)},
        marks,
    )
    result = match_result(table, plain_narrator(table, localizer))
    opening = localizer("review-alt", moves=len(reading.replay), result=result)
    alt = " ".join([opening, *reading.said.course(ends, ALT_TEXT - len(opening))])
    return Attachment(partial(render.chances_chart, scene(table, 1, localizer), course), alt, "review")


def _smoothed(review: Review) -> list[tuple[int, tuple[float, ...]]]:
    """Return the review's course, made shorter: its inner points are averaged in at most ``FINE`` groups.
    Each point is a number of moves and every seat's chance.
    """
    first, *inner, last = review.course
    each = -(-len(inner) // FINE) or 1
    groups = [inner[start : start + each] for start in range(0, len(inner), each)]
    means = [
        (group[len(group) // 2][0], tuple(map(fmean, zip(*(chances for _, chances in group), strict=True))))
        for group in groups
    ]
    return [first, *means, last]
