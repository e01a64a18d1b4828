"""Practice: answers to daily puzzles, and progress in lessons. Reached as ``store.practice``.

Days are texts such as ``2026-11-22``, so that they sort by date. This module knows neither puzzles nor
lessons.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta

from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.database import Database
from bot.store.row_changes import upsert
from bot.store.schema import lessons, puzzles, settings

POST, TALLY = "puzzle-post", "puzzle-tally"
"""The names of two values kept with a server's settings: the newest day whose puzzle was posted there; and a
day, how many on the server solved its puzzle, and how many answered."""


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A person's last answer to a daily puzzle, and their streaks."""

    day: str
    """The day of the puzzle."""
    move: str
    """The person's answer, in the game's notation."""
    solved: bool
    streak: int
    """Days in a row with a solved puzzle, up to ``day``."""
    best: int
    """The longest streak so far."""
    shared: bool = False
    """Whether they have shared the result in a channel."""


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A person's progress in the lesson of one game."""

    step: int
    """Steps done since they last started the lesson."""
    finished: bool = False
    """Whether they have completed the lesson at least once."""


class Practice:
    """Puzzle answers and lesson progress."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def answered(self, user_id: int) -> PuzzleRow | None:
        """Return a person's last puzzle answer; None if there is none."""
        async with self._database.reading() as connection:
            return await _answered(connection, user_id)

    async def answer(
        self, user_id: int, day: date, move: str, *, solved: bool, guild_id: int | None = None
    ) -> PuzzleRow:
        """Save a person's answer to a day's puzzle, and return the answer that is then saved.

        Only the first answer of a day counts. A later answer, or an answer to an earlier day's puzzle,
        changes nothing.

        Args:
            guild_id: the server in whose tally the answer counts; None for none.
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
                if guild_id is not None:
                    await _count(connection, guild_id, row)
                return row
            first = await _answered(connection, user_id)  # Another answer was saved at the same moment.
            assert first is not None
            return first

    async def share(self, user_id: int, day: date) -> PuzzleRow | None:
        """Mark a person's result as shared in a channel; return the result.

        Returns None, with nothing changed, if it is shared already or is not the result of ``day``.
        """
        async with self._database.writing() as connection:
            row = await _answered(connection, user_id)
            if row is None or row.shared or row.day != day.isoformat():
                return None
            own = (puzzles.c.user_id == user_id, puzzles.c.day == row.day, puzzles.c.shared.is_(False))
            if not (await connection.execute(update(puzzles).where(*own).values(shared=True))).rowcount:
                return None  # Two clicks at the same moment share it once.
        return replace(row, shared=True)

    async def take_back(self, user_id: int, day: date) -> None:
        """Mark a result as not shared after a failed message, so that the person may share it again."""
        own = (puzzles.c.user_id == user_id, puzzles.c.day == day.isoformat())
        async with self._database.at_once() as connection:
            await connection.execute(update(puzzles).where(*own).values(shared=False))

    async def tally(self, guild_id: int, day: date) -> tuple[int, int]:
        """Return how many on a server solved the puzzle of a day, and how many answered it.

        Only the newest day with an answer is kept; both are 0 for any other.
        """
        async with self._database.reading() as connection:
            return await _tally(connection, guild_id, day.isoformat())

    async def claim_post(self, guild_id: int, day: date) -> bool:
        """Record that the puzzle of a day is posted on a server. Return False if it was, or a later one."""
        claimed = upsert(settings, where=settings.c.value < day.isoformat())
        async with self._database.writing() as connection:
            row = {"guild_id": guild_id, "name": POST, "value": day.isoformat()}
            return bool((await connection.execute(claimed, row)).rowcount)

    async def give_post_back(self, guild_id: int) -> None:
        """Record that the newest post on a server was not sent after all."""
        async with self._database.at_once() as connection:
            await connection.execute(
                delete(settings).where(settings.c.guild_id == guild_id, settings.c.name == POST)
            )

    async def lessons(self, user_id: int) -> dict[str, LessonRow]:
        """Return a person's progress in the lessons they have started, by game."""
        wanted = select(lessons).where(lessons.c.user_id == user_id)
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).all()
        return {row.game: LessonRow(row.step, row.finished) for row in found}

    async def put_lesson(self, user_id: int, game: str, row: LessonRow) -> None:
        """Save a person's progress in a lesson."""
        values = {"user_id": user_id, "game": game, "step": row.step, "finished": row.finished}
        async with self._database.at_once() as connection:
            await connection.execute(upsert(lessons), values)


async def _answered(connection: AsyncConnection, user_id: int) -> PuzzleRow | None:
    row = (await connection.execute(select(puzzles).where(puzzles.c.user_id == user_id))).first()
    return None if row is None else _puzzle(row)


async def _tally(connection: AsyncConnection, guild_id: int, day: str) -> tuple[int, int]:
    own = (settings.c.guild_id == guild_id, settings.c.name == TALLY)
    text = await connection.scalar(select(settings.c.value).where(*own))
    if text is None:
        return 0, 0
    kept, solved, answered = text.split(" ")
    return (int(solved), int(answered)) if kept == day else (0, 0)


async def _count(connection: AsyncConnection, guild_id: int, row: PuzzleRow) -> None:
    """Add an answer to a server's tally of its day."""
    solved, answered = await _tally(connection, guild_id, row.day)
    value = f"{row.day} {solved + row.solved} {answered + 1}"
    await connection.execute(upsert(settings), {"guild_id": guild_id, "name": TALLY, "value": value})


def _puzzle(row: Row[tuple[object, ...]]) -> PuzzleRow:
    return PuzzleRow(row.day, row.move, row.solved, row.streak, row.best, row.shared)


def _columns(row: PuzzleRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in PuzzleRow.__slots__}
