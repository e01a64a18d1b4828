"""Lessons: a first round of each game, move by move, with chosen tiles.

Each lesson lists the learner's moves and the computer's moves between them. Its sentences are in the locale
files, as ``learn-<game>-<topic>``. Knows no Discord, no database and no sentence.
"""

from __future__ import annotations

from bot.practice.lessons.script import LEARNER, Lesson, LessonDeal, LessonStep
from bot.practice.lessons.scripts import LESSONS

__all__ = ["LEARNER", "LESSONS", "Lesson", "LessonDeal", "LessonStep"]
