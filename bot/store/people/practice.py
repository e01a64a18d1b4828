"""How people get on by themselves: the puzzles of the day, and their lessons. Reached as ``store.practice``.

Days are texts such as ``2026-11-22``, so that the later is the greater. Knows no puzzle and no lesson.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta

from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.database import Database
from bot.store.row_changes import upsert
from bot.store.schema import lessons, puzzles


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """What a person made of the last puzzle they answered, and of those before."""

    day: str
    """The day it was the puzzle of."""
    move: str
    """Their answer, in the game's notation."""
    solved: bool
    streak: int
    """Days in a row that they solved, up to that one."""
    best: int
    """The most that ever were."""
    shared: bool = False
    """Whether they have told a channel of it."""


@dataclass(frozen=True, slots=True)
class LessonRow:
    """How far a person is in the lesson of one game."""

    step: int
    """Steps they have done since they last began it."""
    finished: bool = False
    """Whether they have been through it once."""


class Practice:
    """Puzzles answered and lessons taken."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def answered(self, user_id: int) -> PuzzleRow | None:
        """Return what a person made of the last puzzle they answered; None if there was none."""
        async with self._database.reading() as connection:
            return await _answered(connection, user_id)

    async def answer(self, user_id: int, day: date, move: str, *, solved: bool) -> PuzzleRow:
        """Save a person's answer to the puzzle of a day; return what holds then.

        The first answer of a day counts: a later one, or one to an earlier day's puzzle, changes nothing.
        """
        async with self._database.writing() as connection:
            before = await _answered(connection, user_id)
            if before is not None and before.day >= day.isoformat():
                return before
            went_on = before is not None and before.day == (day - timedelta(1)).isoformat()
            streak = (before.streak if before is not None and went_on else 0) + 1 if solved else 0
            best = max(streak, 0 if before is None else before.best)
            row = PuzzleRow(day.isoformat(), move, solved, streak, best)
            earlier = upsert(puzzles, where=puzzles.c.day < row.day)
            if (await connection.execute(earlier, {"user_id": user_id, **_columns(row)})).rowcount:
                return row
            first = await _answered(connection, user_id)  # which was given at the same moment
            assert first is not None
            return first

    async def share(self, user_id: int, day: date) -> PuzzleRow | None:
        """Note that a person tells a channel how they did; return how.

        None where they have done so already, or that was not the last puzzle they answered.
        """
        async with self._database.writing() as connection:
            row = await _answered(connection, user_id)
            if row is None or row.shared or row.day != day.isoformat():
                return None
            own = (puzzles.c.user_id == user_id, puzzles.c.day == row.day, puzzles.c.shared.is_(False))
            if not (await connection.execute(update(puzzles).where(*own).values(shared=True))).rowcount:
                return None  # of two who press at the same moment one tells
        return replace(row, shared=True)

    async def take_back(self, user_id: int, day: date) -> None:
        """Note that a channel could not be told: they may tell it once more."""
        own = (puzzles.c.user_id == user_id, puzzles.c.day == day.isoformat())
        async with self._database.at_once() as connection:
            await connection.execute(update(puzzles).where(*own).values(shared=False))

    async def lessons(self, user_id: int) -> dict[str, LessonRow]:
        """Return how far a person is in the lessons they have begun, by game."""
        wanted = select(lessons).where(lessons.c.user_id == user_id)
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).all()
        return {row.game: LessonRow(row.step, row.finished) for row in found}

    async def put_lesson(self, user_id: int, game: str, row: LessonRow) -> None:
        """Save how far a person is in a lesson."""
        values = {"user_id": user_id, "game": game, "step": row.step, "finished": row.finished}
        async with self._database.at_once() as connection:
            await connection.execute(upsert(lessons), values)


async def _answered(connection: AsyncConnection, user_id: int) -> PuzzleRow | None:
    row = (await connection.execute(select(puzzles).where(puzzles.c.user_id == user_id))).first()
    return None if row is None else _puzzle(row)


def _puzzle(row: Row[tuple[object, ...]]) -> PuzzleRow:
    return PuzzleRow(row.day, row.move, row.solved, row.streak, row.best, row.shared)


def _columns(row: PuzzleRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in PuzzleRow.__slots__}
