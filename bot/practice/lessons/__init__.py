"""Lessons: a first round of each game, move by move, with tiles that were chosen for it.

What the learner does at each step, and what the computer does in between, is written down; the words for it
are in the locale files, as ``learn-<game>-<topic>``. Knows no Discord, no database and no sentence.
"""

from __future__ import annotations

from bot.practice.lessons.script import LEARNER, Lesson, LessonDeal, LessonStep
from bot.practice.lessons.scripts import LESSONS

__all__ = ["LEARNER", "LESSONS", "Lesson", "LessonDeal", "LessonStep"]
