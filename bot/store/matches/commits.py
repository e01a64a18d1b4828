"""The statements of one commit: the plan of a change, and its step-by-step execution.

A commit names the revision that it follows. The statement that changes the match requires that revision, the
expected record length and a match that has not ended. So of two commits that follow the same revision the
later one is refused, and so is any commit to an ended match. The other steps insert and delete rows, in the
order the database needs. :func:`write` runs them one after another;
:mod:`bot.store.matches.single_round_trip` puts them into a single statement. This module opens no transaction
and knows no game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    Delete,
    Insert,
    Integer,
    Table,
    Update,
    and_,
    bindparam,
    delete,
    false,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.coordination.leases import held
from bot.store.errors import LeaseLost, SaveConflict, StoreError, UnknownTable
from bot.store.matches import invitations
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
from bot.store.row_changes import Removal, Rows, Step, upsert
from bot.store.schema import hands, matches, moves, names, results, round_scores, rounds, seats, settings

_ENDED = (State.OVER, State.ABANDONED)

# Statements that run at every click are built once. This one changes the match if it is at the expected
# revision and has not ended; otherwise it changes no row.
_GUARDED = update(matches).where(
    matches.c.id == bindparam("this"),
    matches.c.revision == bindparam("expected"),
    matches.c.ended_at.is_(None),
)

# The same, and the next move of the saved record must have the expected number.
_GUARDED_NEXT = _GUARDED.where(
    select(func.coalesce(func.max(moves.c.n) + 1, 0))
    .where(moves.c.match_id == bindparam("this"))
    .scalar_subquery()
    == bindparam("next", type_=Integer)
)
_CREATED = insert(matches)
_WITHOUT_HANDS = delete(hands).where(hands.c.match_id == bindparam("this"))
_WITHOUT_SEATS = delete(seats).where(seats.c.match_id == bindparam("this"))

_SERVER = select(matches.c.guild_id).where(matches.c.id == bindparam("this")).scalar_subquery()


@dataclass(frozen=True, slots=True)
class Plan:
    """All statements of a commit, except its changes to ratings."""

    guard: Insert | Update
    """The statement that changes or creates the match. If it changes no row, the commit is refused."""
    values: Mapping[str, Any]
    """The columns that the guard sets, by name."""
    expected: Mapping[str, Any]
    """The parameters of the guard's conditions, by name."""
    steps: Sequence[Step]


def plan(commit: MatchCommit, now: datetime, owner: str = "") -> Plan:
    """Return the statements of a commit.

    Args:
        owner: the process that must own the lease of the match's server; empty if no lease is required.

    Raises:
        SaveConflict: the moves are not numbered consecutively.
        ValueError: the state is ``OVER`` without a result, or there is a result in another state; or a new
            match has another id than the commit or a revision other than 0.
    """
    state = _state_after(commit)
    values = _packed(commit.changes)
    touched_at = now if commit.unseen_since is None else min(now, commit.unseen_since)
    values |= {"revision": commit.expected_revision + 1, "touched_at": touched_at}
    if state in _ENDED:  # An ended match has no due time, deadline or questions. A rematch needs some rows.
        asked = commit.changes.get("questions", ())
        rematch = [row for row in asked if row["kind"] == "bank" or "rotates" in row]
        kept = json.dumps(rematch) if rematch else None
        values |= {"state": state, "ended_at": now, "deadline": None, "due_at": None, "questions": kept}
    steps = tuple(_steps(commit, state, now))
    if commit.new is not None:
        return Plan(_CREATED, _created(commit, commit.new, now) | values, {}, steps)
    expected = {"this": commit.match_id, "expected": commit.expected_revision}
    if commit.moves:
        return Plan(_leased(_GUARDED_NEXT, owner), values, expected | {"next": commit.moves[0].n}, steps)
    return Plan(_leased(_GUARDED, owner), values, expected, steps)


@cache
def _leased(guard: Update, owner: str) -> Update:
    """Return the guard with the condition that ``owner`` has the lease; unchanged if no lease is required."""
    return guard.where(held(owner)) if owner else guard


async def write(connection: AsyncConnection, commit: MatchCommit, planned: Plan, owner: str = "") -> None:
    """Run the statements of a commit in the connection's transaction.

    Raises:
        SaveConflict: the commit contradicts the saved data.
        LeaseLost: another process has the lease of the match's server.
        UnknownTable: there is no such table.
    """
    done = await connection.execute(planned.guard, {**planned.values, **planned.expected})
    if not done.rowcount:
        raise await refusal(connection, commit, owner)
    for step in planned.steps:
        if isinstance(step, Removal):
            await connection.execute(step.statement, step.values)
            continue
        here = {"this": commit.match_id} if step.of_server else {}
        inserting = _inserting(step.table, step.instead, step.of_server)
        await connection.execute(inserting, [{**row, **here} for row in step.rows])


async def refusal(connection: AsyncConnection, commit: MatchCommit, owner: str) -> StoreError:
    """Find out why a match could not be changed, and return the error to raise.

    Args:
        owner: the process that must own the lease of the match's server; empty if no lease is required.
    """
    if owner and not await connection.scalar(
        select(matches.c.id).where(matches.c.id == commit.match_id, held(owner, lock=False))
    ):
        return LeaseLost("store-lease-lost")
    wanted = select(matches.c.revision, matches.c.ended_at).where(matches.c.id == commit.match_id)
    row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        return UnknownTable(commit.match_id)
    if row.ended_at is not None:
        return SaveConflict("store-ended", table=commit.match_id)
    if commit.moves and row.revision == commit.expected_revision:
        return SaveConflict("store-other-move", table=commit.match_id, n=commit.moves[0].n)
    return SaveConflict("store-contradiction", reason=f"{commit.match_id}@{row.revision}")


@cache
def _inserting(table: Table, instead: bool, of_server: bool) -> Insert:  # noqa: FBT001
    """Return the insert statement for rows of a table.

    Args:
        instead: whether to overwrite rows with the same key.
        of_server: whether to fill ``guild_id`` with the server of the match in the parameter ``this``.
    """
    statement = upsert(table) if instead else insert(table)
    return statement.values(guild_id=_SERVER) if of_server else statement


def _state_after(commit: MatchCommit) -> State | None:
    """Return the match's state after a commit; None if the commit does not change it.

    Raises:
        ValueError: the state is ``OVER`` without a result, or there is a result in another state.
    """
    over = commit.result is not None
    state = commit.changes.get("state")
    if state is None and commit.new is not None and not over:
        state = commit.new.state
    if state is not None and (state is State.OVER) != over:
        raise ValueError("unmatched result")
    return State.OVER if over else state


def _steps(commit: MatchCommit, state: State | None, now: datetime) -> Iterator[Step]:
    """Yield the steps that save a commit's rows in tables other than ``matches``. An ended match loses its
    hand tokens. Its invitations are removed when it leaves the lobby.
    """
    if commit.moves:
        yield _moves(commit.match_id, commit.moves, now)
    if commit.rounds:
        yield from _rounds(commit.match_id, commit.rounds)
    seated = commit.seats if commit.new is None or commit.seats is not None else commit.new.seats
    if seated is not None:
        yield from _seats(commit.match_id, seated)
    if commit.guild_setting is not None:
        name, value = commit.guild_setting
        yield Rows(settings, [{"name": name, "value": value}], instead=True, of_server=True)
    if commit.result is not None:
        yield _result(commit.match_id, commit.result)
    if state in _ENDED:
        yield Removal(_WITHOUT_HANDS, {"this": commit.match_id})
    if state not in {None, State.LOBBY}:
        yield invitations.forgetting(commit.match_id)
    elif commit.invited is not None:
        yield invitations.replacing(commit.match_id, commit.invited)


# -- the match -------------------------------------------------------------------------------------


def _packed(changes: MatchChanges) -> dict[str, Any]:
    """Return the changed columns as they are stored."""
    values: dict[str, Any] = {**changes}
    if "options" in changes:
        values["options"] = _packed_options(changes["options"])
    if "questions" in changes:
        values["questions"] = json.dumps(list(changes["questions"]))
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
        "questions": "[]",
        "created_at": now,
    }


# -- what is played --------------------------------------------------------------------------------


def _moves(match_id: str, made: Sequence[NewMove], now: datetime) -> Rows:
    numbers = range(made[0].n, made[0].n + len(made))
    first_gap = next((move.n for move, n in zip(made, numbers, strict=True) if move.n != n), None)
    if first_gap is not None:
        raise SaveConflict("store-other-move", table=match_id, n=first_gap)
    return Rows(
        moves,
        [
            {"match_id": match_id, "n": move.n, "seat": move.seat, "text": move.text, "at": now}
            for move in made
        ],
    )


def _rounds(match_id: str, ended: Sequence[RoundRow]) -> Iterator[Rows]:
    yield Rows(rounds, [{"match_id": match_id, "number": row.number, "reason": row.reason} for row in ended])
    scores = [
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
    ]
    yield Rows(round_scores, scores)


def _result(match_id: str, result: Sequence[ResultRow]) -> Rows:
    return Rows(
        results,
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


# -- who plays -------------------------------------------------------------------------------------


def _seats(match_id: str, seated: Sequence[SeatRow]) -> Iterator[Step]:
    """Yield the steps that replace the seats and save the players' newest names.

    A seat that changes its owner loses its hand token; otherwise the old owner would be shown the new owner's
    hand.
    """
    people = [row for row in seated if row.user_id is not None]
    # Not "owner_1": SQLAlchemy gives such names to values inside a statement.
    owners = {f"same_owner_{n}": row.user_id for n, row in enumerate(people)}
    numbers = {f"same_seat_{n}": row.seat for n, row in enumerate(people)}
    yield Removal(_handed_on(len(people)), {"this": match_id, **numbers, **owners})
    yield Removal(_WITHOUT_SEATS, {"this": match_id})
    if seated:
        yield Rows(seats, [_seat(match_id, row) for row in seated])
    newest = {row.user_id: row.name for row in seated if row.user_id is not None}
    if newest:  # Sorted, so that two commits that save the same names cannot deadlock.
        named = [{"user_id": user_id, "name": newest[user_id]} for user_id in sorted(newest)]
        yield Rows(names, named, instead=True, of_server=True)


@cache
def _handed_on(people: int) -> Delete:
    """Return the statement that deletes a match's hand tokens, except those of players who keep their seats.

    Args:
        people: the number of players; each has the parameters ``same_seat_N`` and ``same_owner_N``.
    """
    same = (
        and_(hands.c.seat == bindparam(f"same_seat_{n}"), hands.c.user_id == bindparam(f"same_owner_{n}"))
        for n in range(people)
    )
    return _WITHOUT_HANDS.where(not_(or_(false(), *same)))


def _seat(match_id: str, row: SeatRow) -> dict[str, Any]:
    return {
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
