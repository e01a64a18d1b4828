"""The messages of a review: the whole with its chart, and one step of the match with what is said of it."""

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
"""Characters of the first line of a review that is shared."""
FINE = 160
"""The most points of a line: of more, those beside each other are averaged."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A review, and who reads it."""

    replay: MatchReplay
    """In the reader's language."""
    review: Review
    localizer: Localizer
    seat: Seat | None
    """The reader's own; None for who did not play."""
    words: bool = False
    """Whether the reader wants in words what pictures show."""

    @property
    def said(self) -> ReviewWords:
        """The words of it."""
        return ReviewWords(self.replay, self.review, self.localizer, self.seat)


def review_message(reading: Reading, seat: Seat) -> Message:
    """Return a review, for its reader alone.

    Plays the match over several times: milliseconds, but better in a thread.

    Args:
        reading: the review.
        seat: whose moves are told.
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
    """Return a review for everybody.

    Args:
        reading: the review; nobody's in particular.
        seat: whose moves are told.
        name: who shows it, ready to stand in a sentence.
    """
    message = review_message(reading, seat)
    first = reading.localizer("review-shared", name=name)
    return replace(message, text=f"{first}\n{message.text}", controls=())


def reviewed_step(reading: Reading, number: int) -> Message:
    """Return one step of the match with what the review says of it, and the steps to look at."""
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
    """Return the chances over the match as a picture, with the moves of a seat marked that stand out."""
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
    told = localizer("review-alt", moves=len(reading.replay), result=result)
    alt = " ".join([told, *reading.said.course(ends, ALT_TEXT - len(told))])
    return Attachment(partial(render.chances_chart, scene(table, 1, localizer), course), alt, "review")


def _smoothed(review: Review) -> list[tuple[int, tuple[float, ...]]]:
    """Return the course with no more points than can be told apart; the first and the last are kept."""
    first, *inner, last = review.course
    each = -(-len(inner) // FINE) or 1
    groups = [inner[start : start + each] for start in range(0, len(inner), each)]
    means = [
        (group[len(group) // 2][0], tuple(map(fmean, zip(*(chances for _, chances in group), strict=True))))
        for group in groups
    ]
    return [first, *means, last]
