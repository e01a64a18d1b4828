"""The data of one person: exported, or deleted, at their request.

The record of a match needs a player on every seat. So deletion removes the person's name and id, and leaves
what they did: other people's results stay unchanged. The open questions of a live table are JSON. This module
only knows which of their values are ids, see :class:`MatchChanges`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.database import Database
from bot.store.matches import invitations
from bot.store.models import LIVE
from bot.store.schema import (
    deliveries,
    feats,
    hands,
    lessons,
    matches,
    moves,
    names,
    preferences,
    puzzles,
    ratings,
    reminders,
    results,
    round_scores,
    seats,
    settings,
    watches,
)

AT_A_TIME = 500
"""Rows converted before other tasks get a turn: a person may have made a hundred thousand moves."""
NOBODY = 0
"""The host of a match whose host was deleted. No user has this id."""
OWN = (names, preferences, ratings, watches, puzzles, lessons, reminders)
"""Tables whose rows belong to the person alone. These rows are deleted."""
SHARED = (seats, round_scores, results, feats)
"""Tables whose rows belong to a match. These rows stay, without the person's id."""


BARRED = "barred"
"""The server setting with the ids of banned members. Deletion keeps it: it belongs to the server, and without
the id the ban would end."""


class PersonalData:
    """Personal data. Reached as ``store.personal_data``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return all data of the person, by table, ready for ``json.dumps``.

        Discord ids are strings, because some JSON readers cannot represent numbers of this size. Moves are
        exported only for seats that the person had from first to last; for other seats it is not saved who
        made them. Hand tokens are left out: they are secrets rather than data, and expire within 15 minutes.
        """
        wanted = {table.name: select(table).where(table.c.user_id == user_id) for table in (*OWN, *SHARED)}
        wanted |= {"matches": _matches(user_id), "moves": _moves(user_id), "hosted": _hosted(user_id)}
        async with self._database.reading() as connection:
            found = {name: await _lines(connection, query) for name, query in wanted.items()}
            invited = await invitations.naming(connection, user_id)
            asked = (await connection.execute(_matches_asking(user_id))).all()
            lists = (await connection.execute(_guilds_barring(user_id))).all()
        found["barred"] = [
            {"guild_id": str(row.guild_id)} for row in lists if user_id in json.loads(row.value)
        ]
        found["invitations"] = [
            _plain({"match_id": match_id, **asdict(row)}) for match_id, row in invited.items()
        ]
        found["questions"] = [
            {"match_id": row.id, "question": json.dumps(own)}
            for row in asked
            for own in _questions_naming(json.loads(row.questions), user_id)
        ]
        return found

    async def forget(self, user_id: int, playing: Collection[str] = ()) -> bool:
        """Delete the person's data; return False, with nothing changed, if that would disturb a match.

        The revision of every changed live table is incremented, so that a process that has it in memory
        reloads it.

        Args:
            playing: tables in use. If one of them is live and the person sits at it or hosts it, nothing is
                deleted.
        """
        async with self._database.writing() as connection:
            if await _is_playing(connection, user_id, playing):
                return False
            changed = {row.id for row in await connection.execute(_live_of(user_id))}
            changed |= await invitations.withdraw(connection, user_id)
            changed |= await _drop_questions(connection, user_id)
            await _drop_question_messages(connection, user_id)
            await connection.execute(
                update(matches).where(matches.c.id.in_(changed)).values(revision=matches.c.revision + 1)
            )
            for table in SHARED:
                values: dict[str, Any] = {"user_id": None}
                # The seat stays a person's, without a name. What shows it says that the person was deleted.
                if table is seats:
                    values |= {"name": "", "computer": False, "away": False, "hints": 0}
                await connection.execute(update(table).where(table.c.user_id == user_id).values(values))
            await connection.execute(
                update(matches).where(matches.c.host_id == user_id).values(host_id=NOBODY)
            )
            for table in (*OWN, hands):
                await connection.execute(delete(table).where(table.c.user_id == user_id))
        return True


async def _is_playing(connection: AsyncConnection, user_id: int, playing: Collection[str]) -> bool:
    """Return whether the person sits at or hosts one of these tables and the table is live."""
    wanted = _live_of(user_id).where(matches.c.id.in_(playing))
    return await connection.scalar(wanted.limit(1)) is not None


def _live_of(user_id: int) -> Select[tuple[str]]:
    """Return the query for live tables at which the person sits or that they host."""
    seated = select(seats.c.match_id).where(seats.c.user_id == user_id)
    theirs = (matches.c.host_id == user_id) | matches.c.id.in_(seated)
    return select(matches.c.id).where(theirs, matches.c.state.in_(LIVE))


# -- questions -------------------------------------------------------------------------------------


def _matches_asking(user_id: int) -> Select[tuple[str, str]]:
    """Return the query for the ids and questions of matches whose questions may name the person."""
    named = matches.c.questions.contains(str(user_id))
    return select(matches.c.id, matches.c.questions).where(named)


def _guilds_barring(user_id: int) -> Select[tuple[int, str]]:
    """Return the query for servers, with their list of barred members, whose list may contain the person."""
    named = (settings.c.name == BARRED) & settings.c.value.contains(str(user_id))
    return select(settings.c.guild_id, settings.c.value).where(named)


async def _drop_questions(connection: AsyncConnection, user_id: int) -> set[str]:
    """Delete questions about the person and their answers to others; return the ids of changed matches."""
    changed = set()
    for row in (await connection.execute(_matches_asking(user_id))).all():
        asked = json.loads(row.questions)
        left = (
            {name: _filtered(value, user_id, own=False) for name, value in question.items()}
            for question in asked
            if user_id not in question.values()
        )
        others = [question for question in left if _says_something(question)]
        if others != asked:
            shorter = update(matches).where(matches.c.id == row.id).values(questions=json.dumps(others))
            await connection.execute(shorter)
            changed.add(str(row.id))
    return changed


def _says_something(question: Mapping[str, Any]) -> bool:
    """Return whether anything is left of a question, or of what is saved beside the questions."""
    return "ready" not in question or any(value for name, value in question.items() if name != "kind")


async def _drop_question_messages(connection: AsyncConnection, user_id: int) -> None:
    """Remove the ids of messages that asked about the person from ended matches.

    A live table removes such a message, and its id, when it is next shown without the question.
    """
    named = deliveries.c.side.contains(f':{user_id}"')
    wanted = select(deliveries.c.match_id, deliveries.c.side).join(matches).where(named)
    for row in (await connection.execute(wanted.where(matches.c.ended_at.is_not(None)))).all():
        left = {name: id for name, id in json.loads(row.side).items() if not name.endswith(f":{user_id}")}
        own = deliveries.c.match_id == row.match_id
        await connection.execute(update(deliveries).where(own).values(side=json.dumps(left)))


def _questions_naming(questions: Iterable[Mapping[str, Any]], user_id: int) -> list[dict[str, Any]]:
    """Return the questions that name the person, without other people's ids."""
    found = []
    for question in questions:
        about = user_id in question.values()
        own = {name: _filtered(value, user_id, own=True) for name, value in question.items()}
        theirs = {name for name, value in own.items() if isinstance(value, list) and value}
        if about or theirs:
            found.append(
                {name: value for name, value in own.items() if about or name == "kind" or name in theirs}
            )
    return found


def _filtered(value: Any, user_id: int, *, own: bool) -> Any:
    """Return a list of ids, or of lists with one, with only the person's (``own``) or without them; any other
    value unchanged.
    """
    if not isinstance(value, list):
        return value
    return [each for each in value if (user_id in (each if isinstance(each, list) else [each])) is own]


# -- matches ---------------------------------------------------------------------------------------


def _matches(user_id: int) -> Select[Any]:
    """Return the query for the person's matches. Seeds are left out: they would reveal everybody's tiles."""
    shown = ("id", "guild_id", "channel_id", "game", "options", "state", "created_at", "ended_at")
    wanted = select(*(matches.c[name] for name in shown)).join(seats, seats.c.match_id == matches.c.id)
    return wanted.where(seats.c.user_id == user_id)


def _moves(user_id: int) -> Select[Any]:
    own = (moves.c.match_id == seats.c.match_id) & (moves.c.seat == seats.c.seat)
    return select(moves).join(seats, own).where(seats.c.user_id == user_id, seats.c.steady)


def _hosted(user_id: int) -> Select[Any]:
    return select(matches.c.id, matches.c.created_at).where(matches.c.host_id == user_id)


async def _lines(connection: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    """Return the rows of a query as JSON values. Other tasks get a turn between batches."""
    found: list[dict[str, Any]] = []
    for rows in (await connection.execute(query)).partitions(AT_A_TIME):
        found += [_plain(row._asdict()) for row in rows]
        await asyncio.sleep(0)
    return found


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row as JSON values."""
    return {name: _text(name, value) for name, value in row.items()}


def _text(name: str, value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if name.endswith("_id") and value is not None else value
