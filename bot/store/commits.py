"""How one change of a table is written: everything it consists of, in the order the database needs.

A commit says which revision it follows. The statement that changes the match looks for that revision, so of
two that follow the same one the later is refused, and so is anything about a match that has ended. A plain
move is that statement and one more. This module opens no transaction and knows no game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Integer, String, Text, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import invitations
from bot.store.errors import SaveConflict, StoreError, UnknownTable
from bot.store.key_values import put_guild_setting
from bot.store.models import (
    RECORD_VERSION,
    MatchChanges,
    MatchCommit,
    NewMatch,
    NewMove,
    ResultRow,
    RoundRow,
    SeatRow,
    State,
)
from bot.store.ratings import RatingChange, reward
from bot.store.schema import Utc, hands, matches, moves, names, results, round_scores, rounds, seats

_ENDED = (State.OVER, State.ABANDONED)

# What people wait for at every click is built once. The match, if it is at the revision that is expected and
# has not ended: no row otherwise.
_GUARDED = update(matches).where(
    matches.c.id == bindparam("this"),
    matches.c.revision == bindparam("expected"),
    matches.c.ended_at.is_(None),
)

# The move, if the record is as long as its number says: no row where that is taken, or skips one.
_NEXT_MOVE = insert(moves).from_select(
    ["match_id", "n", "seat", "text", "at"],
    select(
        bindparam("match_id", type_=String),
        bindparam("n", type_=Integer),
        bindparam("seat", type_=Integer),
        bindparam("text", type_=Text),
        bindparam("at", type_=Utc),
    ).where(
        select(func.coalesce(func.max(moves.c.n) + 1, 0))
        .where(moves.c.match_id == bindparam("match_id"))
        .scalar_subquery()
        == bindparam("n", type_=Integer)
    ),
)

_SERVER = select(matches.c.guild_id).where(matches.c.id == bindparam("this"))
_SEATED = select(seats.c.seat, seats.c.user_id).where(seats.c.match_id == bindparam("this"))
_VACATE = delete(seats).where(seats.c.match_id == bindparam("this"))
_UNNAME = delete(names).where(
    names.c.guild_id == bindparam("server"), names.c.user_id.in_(bindparam("people", expanding=True))
)


async def write(
    connection: AsyncConnection, commit: MatchCommit, now: datetime
) -> Mapping[int, RatingChange]:
    """Write a commit, in the transaction that the connection is in; return what it did to ratings, by person.

    Raises:
        SaveConflict: it contradicts what is saved.
        UnknownTable: there is no such table.
        ValueError: it contradicts itself.
    """
    state = _state_after(commit)
    await _write_match(connection, commit, state, now)
    if commit.moves:
        await _add_moves(connection, commit.match_id, commit.moves, now)
    if commit.rounds:
        await _add_rounds(connection, commit.match_id, commit.rounds)
    await _write_people(connection, commit)
    changes: Mapping[int, RatingChange] = {}
    if commit.result is not None:
        changes = await _add_result(connection, commit.match_id, commit.result)
    if state in _ENDED:
        await connection.execute(delete(hands).where(hands.c.match_id == commit.match_id))
    if state not in {None, State.LOBBY}:
        await connection.execute(invitations.forgetting(commit.match_id))
    elif commit.invited is not None:
        await invitations.replace(connection, commit.match_id, commit.invited)
    return changes


def _state_after(commit: MatchCommit) -> State | None:
    """Return the state that a commit leads to; None where it stays.

    Raises:
        ValueError: ``OVER`` without a result or the other way round.
    """
    over = commit.result is not None
    state = commit.changes.get("state")
    if state is None and commit.new is not None and not over:
        state = commit.new.state
    if state is not None and (state is State.OVER) != over:
        raise ValueError("unmatched result")
    return State.OVER if over else state


# -- the match -------------------------------------------------------------------------------------


async def _write_match(
    connection: AsyncConnection, commit: MatchCommit, state: State | None, now: datetime
) -> None:
    values = _packed(commit.changes)
    values |= {"revision": commit.expected_revision + 1, "touched_at": now}
    if state in _ENDED:  # nothing is due or asked any more
        values |= {"state": state, "ended_at": now, "deadline": None, "due_at": None, "questions": None}
    if commit.new is not None:
        await connection.execute(insert(matches), _created(commit, commit.new, now) | values)
        return
    guard = {"this": commit.match_id, "expected": commit.expected_revision}
    if not (await connection.execute(_GUARDED, values | guard)).rowcount:
        raise await _refusal(connection, commit)


def _packed(changes: MatchChanges) -> dict[str, Any]:
    """Return the columns of what changes."""
    values: dict[str, Any] = {**changes}
    if "options" in changes:
        values["options"] = _packed_options(changes["options"])
    if "questions" in changes:
        values["questions"] = json.dumps(list(changes["questions"])) if changes["questions"] else None
    return values


def _packed_options(options: Mapping[str, Any]) -> str:
    return json.dumps(dict(options), sort_keys=True, separators=(",", ":"))


def _created(commit: MatchCommit, new: NewMatch, now: datetime) -> dict[str, Any]:
    if (new.id, 0) != (commit.match_id, commit.expected_revision):
        raise ValueError("revision")
    return {
        "id": new.id,
        "guild_id": new.guild_id,
        "channel_id": new.channel_id,
        "parent_id": new.parent_id,
        "host_id": new.host_id,
        "game": new.game,
        "options": _packed_options(new.options),
        "seed": new.seed,
        "secret": new.secret,
        "beacon": new.beacon,
        "locale": new.locale,
        "state": new.state,
        "turn_seconds": new.turn_seconds,
        "level": new.level,
        "rated": new.rated,
        "follows": new.follows,
        "record_version": RECORD_VERSION,
        "created_at": now,
    }


async def _refusal(connection: AsyncConnection, commit: MatchCommit) -> StoreError:
    """Return why a match could not be changed."""
    wanted = select(matches.c.revision, matches.c.ended_at).where(matches.c.id == commit.match_id)
    row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        return UnknownTable(commit.match_id)
    if row.ended_at is not None:
        return SaveConflict("store-ended", table=commit.match_id)
    reason = f"{commit.match_id}@{row.revision}"
    return SaveConflict("store-contradiction", reason=reason)


# -- what is played --------------------------------------------------------------------------------


async def _add_moves(
    connection: AsyncConnection, match_id: str, made: Sequence[NewMove], now: datetime
) -> None:
    rows = [
        {"match_id": match_id, "n": move.n, "seat": move.seat, "text": move.text, "at": now} for move in made
    ]
    numbers = range(made[0].n, made[0].n + len(made))
    first_gap = next((move.n for move, n in zip(made, numbers, strict=True) if move.n != n), None)
    if first_gap is not None:
        raise SaveConflict("store-other-move", table=match_id, n=first_gap)
    if not (await connection.execute(_NEXT_MOVE, rows[0])).rowcount:
        raise SaveConflict("store-other-move", table=match_id, n=made[0].n)
    if rows[1:]:
        await connection.execute(insert(moves), rows[1:])


async def _add_rounds(connection: AsyncConnection, match_id: str, ended: Sequence[RoundRow]) -> None:
    await connection.execute(
        insert(rounds),
        [{"match_id": match_id, "number": row.number, "reason": row.reason} for row in ended],
    )
    await connection.execute(
        insert(round_scores),
        [
            {
                "match_id": match_id,
                "number": row.number,
                "seat": score.seat,
                "user_id": score.user_id,
                "score": score.score,
                "won": score.won,
            }
            for row in ended
            for score in row.scores
        ],
    )


async def _add_result(
    connection: AsyncConnection, match_id: str, result: Sequence[ResultRow]
) -> Mapping[int, RatingChange]:
    await connection.execute(
        insert(results),
        [
            {
                "match_id": match_id,
                "seat": row.seat,
                "user_id": row.user_id,
                "total": row.total,
                "won": row.won,
            }
            for row in result
        ],
    )
    return await reward(connection, match_id, result)


# -- who plays -------------------------------------------------------------------------------------


async def _write_people(connection: AsyncConnection, commit: MatchCommit) -> None:
    """Seat people, know their names, and set what the match's server is to keep."""
    seated = commit.seats if commit.new is None or commit.seats is not None else commit.new.seats
    if seated is None and commit.guild_setting is None:
        return
    guild_id = await connection.scalar(_SERVER, {"this": commit.match_id})
    assert guild_id is not None
    if seated is not None:
        await _seat(connection, commit.match_id, seated)
        await _name(connection, guild_id, seated)
    if commit.guild_setting is not None:
        await put_guild_setting(connection, guild_id, *commit.guild_setting)


async def _seat(connection: AsyncConnection, match_id: str, seated: Sequence[SeatRow]) -> None:
    """Write who sits where; the handle of a seat goes with its owner, or the next would be shown there."""
    owners = {row.seat: row.user_id for row in seated}
    before = await connection.execute(_SEATED, {"this": match_id})
    changed = [row.seat for row in before if owners.get(row.seat) != row.user_id]
    if changed:
        own = (hands.c.match_id == match_id, hands.c.seat.in_(changed))
        await connection.execute(delete(hands).where(*own))
    await connection.execute(_VACATE, {"this": match_id})
    rows = [
        {
            "match_id": match_id,
            "seat": row.seat,
            "user_id": row.user_id,
            "name": row.name,
            "computer": row.computer,
            "away": row.away,
            "missed": row.missed_turns,
            "steady": row.unsubstituted,
            "level": row.level,
            "hints": row.hints,
        }
        for row in seated
    ]
    if rows:
        await connection.execute(insert(seats), rows)


async def _name(connection: AsyncConnection, guild_id: int, seated: Sequence[SeatRow]) -> None:
    newest = {row.user_id: row.name for row in seated if row.user_id is not None}
    if not newest:
        return
    await connection.execute(_UNNAME, {"server": guild_id, "people": list(newest)})
    await connection.execute(
        insert(names),
        [{"guild_id": guild_id, "user_id": user_id, "name": name} for user_id, name in newest.items()],
    )
