"""The laws of people: who sits where, who is the host, who is away, and how many turns each has missed.

Each is judged by the seats before and after a commit, and by its request. This module reads rows. It does not
know how people are seated.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from bot.store import State
from bot.tables.state import requests
from bot.tables.state.requests import Actor
from engine import GAMES, Seat
from tests.simulation.lobby_laws import broken_by_computer, broken_by_lobby
from tests.simulation.move_laws import Cause, broken_if
from tests.simulation.shadow import Chair, Commit, Row


def broken_by_people(commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
    """Yield the breaches of the seats, the host and the missed turns after a commit."""
    row = commit.saved.row
    yield from broken_if(len(set(row.owners)) != len(row.owners), "a person sits in two seats")
    if row.live:
        yield from _host(before, row)
    if before.state == State.LOBBY:
        yield from _room(before, row, cause)
        yield from broken_by_lobby(before, row, cause)
    seated = {user_id for user_id, _, _ in row.invited} & set(row.owners)
    yield from broken_if(bool(seated), f"{sorted(seated)} are invited although they are seated")
    if before.state != State.LOBBY:
        yield from _chairs(commit, before, cause)


def _host(before: Row, row: Row) -> Iterator[str]:
    """Yield a breach if the host does not sit at the table, or is away or replaced for no good reason.

    A host stays until they leave, or are away while others are there.
    """
    yield from broken_if(row.host_id not in row.owners, "the host does not sit at the table")
    present = row.people or row.owners
    absent = row.host_id not in present
    yield from broken_if(absent, "the host is away, though others are there")
    unseated = row.host_id != before.host_id and before.host_id in present
    yield from broken_if(unseated, f"{row.host_id} replaces {before.host_id} as host, who is there")


def _room(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach if a lobby has more seats than its game allows, or another number after being filled."""
    rules = GAMES[row.game](**json.loads(row.options))
    most = rules.seats[-1]
    crowded = len(row.chairs) > max(most, len(before.chairs))
    yield from broken_if(crowded, f"{len(row.chairs)} sit at a table for {most}")
    if isinstance(cause.request, requests.FillWithComputers):
        expected = len(row.pending)
        wanted = min(max(rules.best_seats - expected, len(before.chairs) + 1), most - expected)
        filled = f"{len(row.chairs)} sit and {expected} are invited at a filled table for {most}"
        yield from broken_if(len(row.chairs) != wanted, filled)


def _chairs(commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
    row = commit.saved.row
    yield from _at_once(before, row, cause)
    struck = isinstance(cause.request, requests.TimeIsUp)
    late = {seat for _, seat, _ in commit.moves if struck and before.chairs[seat].played_by is not None}
    for seat, (old, new) in enumerate(zip(before.chairs, row.chairs, strict=True)):
        if old.user_id != new.user_id:
            yield from _handed_on(seat, (old, new), (before, row), cause)
        elif old.away != new.away:
            yield from _went_or_came(new, cause)
        if row.live:
            missed = _missed(old, new, cause, late=seat in late)
            counts = f"seat {seat} has missed {new.missed} turns, not {missed}"
            yield from broken_if(new.missed != missed, counts)


def _at_once(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach if a removal or a seat request of a person in charge did not take effect at once."""
    if not in_charge(before, cause.actor):
        return
    match cause.request:
        case requests.Kick(guest):
            yield from broken_if(
                guest.user_id in row.owners, f"{guest.user_id} was removed and still sits there"
            )
        case requests.AskForSeat():
            user_id = cause.actor.user_id
            yield from broken_if(user_id not in row.owners, f"{user_id} is in charge and waits for a seat")


def _handed_on(seat: Seat, chairs: tuple[Chair, Chair], rows: tuple[Row, Row], cause: Cause) -> Iterator[str]:
    """Yield the breaches of a seat that has a new owner: whether that may happen, and how it is recorded.

    Args:
        chairs: the seat before and now.
        rows: the table before and now.
    """
    (old, new), (before, row) = chairs, rows
    gone = new.user_id is None
    allowed = _may_go(before, row, old, cause) if gone else _may_come(before, old, new, cause)
    yield from broken_if(not allowed, f"seat {seat} went from {old.user_id} to {new.user_id}")
    yield from broken_if(bool(new.steady), "a seat that changed hands counts as never left")
    if gone:
        yield from broken_by_computer(row, seat, new)
        return
    named = cause.request.guest if isinstance(cause.request, requests.AdmitSubstitute) else cause.actor
    yield from broken_if(new.name != named.name, f"{named.name} plays as {new.name}")
    free = any(chair.user_id is None for chair in before.chairs)
    robbed = free and old.user_id is not None
    yield from broken_if(robbed, f"the seat of {old.user_id} was given away although a computer had one")


def _went_or_came(new: Chair, cause: Cause) -> Iterator[str]:
    """Yield a breach if a person who has just become away or returned may not have done so."""
    yield from broken_if(bool(new.steady), "a seat whose owner was away counts as never left")
    request = (requests.TimeIsUp,) if new.away else (requests.TakeSeatBack, requests.Resume)
    own = new.away or cause.actor.user_id == new.user_id
    allowed = isinstance(cause.request, request) and own
    yield from broken_if(not allowed, f"{new.user_id} is {'away' if new.away else 'back'}")
    yield from broken_if(bool(new.away) and new.missed < 3, f"away after {new.missed} turns")


def _missed(old: Chair, new: Chair, cause: Cause, *, late: bool) -> int:
    """Return how many turns in a row a person should have missed after a change.

    Args:
        late: whether the change is a turn that the person let time out.
    """
    plays = isinstance(cause.request, requests.Play | requests.Shout) and cause.actor.user_id == new.user_id
    if new.user_id is None or new.user_id != old.user_id or plays or (old.away and not new.away):
        return 0
    return old.missed + late


def _may_go(before: Row, row: Row, old: Chair, cause: Cause) -> bool:
    """Return whether a person's seat may be given to a computer."""
    actor, user_id = cause.actor, old.user_id
    match cause.request:
        case requests.Leave(confirmed) if actor.user_id == user_id:
            return confirmed  # unconfirmed, they meant the lobby, where leaving costs nothing
        case requests.Kick(guest) if guest.user_id == user_id:
            return in_charge(before, actor) or _voted_out(before, row, user_id, actor.user_id)
        case requests.VoteOnKick(about, kick) if about == user_id and kick:
            return _voted_out(before, row, user_id, actor.user_id)
    return _voted_out(before, row, user_id)  # people who had not voted may have left


def _may_come(before: Row, old: Chair, new: Chair, cause: Cause) -> bool:
    """Return whether a seat may be given to a person."""
    if not (old.computer or old.away) or before.seat_of(new.user_id or 0) is not None:
        return False
    match cause.request:
        case requests.AskForSeat():
            return cause.actor.user_id == new.user_id and in_charge(before, cause.actor)
        case requests.AdmitSubstitute(guest):
            waited = {each["user"] for each in before.asked() if each["kind"] == "seat"}
            return guest.user_id == new.user_id and new.user_id in waited and in_charge(before, cause.actor)
    return False


def in_charge(row: Row, actor: Actor) -> bool:
    """Return whether the actor decides who sits at a table."""
    return actor.user_id == row.host_id or actor.may_manage_messages


def _voted_out(before: Row, row: Row, user_id: int | None, voter: int = 0) -> bool:
    """Return whether more than half of the others, and at least two, have voted against a person.

    Args:
        voter: the person who votes with this change; 0 if nobody does.
    """
    ballots = [each for each in before.asked() if each["kind"] == "vote" and each["user"] == user_id]
    against = {each for ballot in ballots for each in ballot["kick"]} | {voter}
    those_there = [set(people) - {user_id} for people in (before.people, row.people)]
    return any(len(each) > 1 and len(against & each) > len(each) / 2 for each in those_there)
