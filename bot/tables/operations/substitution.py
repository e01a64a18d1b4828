"""Substitution at a running table: a person asks for a computer's seat and the host agrees. Knows no game."""

from __future__ import annotations

from dataclasses import replace

from bot.store import State
from bot.tables.operations.seats import PLAYED, free_seat
from bot.tables.state.draft import Draft
from bot.tables.state.limits import SEAT_AGAIN, require_rested
from bot.tables.state.questions import QuestionKey, SeatRequest
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Actor, AdmitSubstitute, AskForSeat, Guest, RefuseSubstitute
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Answer, Done, Name, Notice, Say, Snapshot
from bot.tables.state.table import Table
from engine import Seat


def offered_seat(table: Table | Snapshot, user_id: int) -> Seat:
    """Return the seat that the person would get.

    Raises:
        RefusedError: no seat is available to them.
    """
    if table.state is State.LOBBY:
        raise RefusedError("substitute-lobby")
    if table.state not in PLAYED:
        raise RefusedError("table-gone")
    if table.seat_of(user_id) is not None:
        raise RefusedError("seat-already")
    seat = free_seat(table.players)
    if seat is None:
        raise RefusedError("substitute-no-seat")
    return seat


def ask(draft: Draft, actor: Actor, request: AskForSeat) -> Answer:
    """Ask the host for a seat. An actor who is in charge of the table gets it at once."""
    seat, guest = offered_seat(draft.table, actor.user_id), Guest(actor.user_id, actor.name)
    draft.require_not_barred(actor)
    if draft.in_charge(actor):
        _admit(draft, guest, seat)
        return Done()
    require_rested(draft.table, "seat", actor.user_id, draft.now)
    draft.table.cooldowns["seat", actor.user_id] = draft.now + SEAT_AGAIN
    question = SeatRequest(guest.user_id, guest.name)
    known = draft.table.questions.get(question.key)
    if known is not None:
        question = replace(question, asked=known.asked + 1)
    draft.table.questions[question.key] = question
    return Say(Notice("substitute-asked"), replace=True)


def admit(draft: Draft, actor: Actor, request: AdmitSubstitute) -> Answer:
    """Give a seat to the person who asked for it. If no seat is free any more, close the question and say so.

    If the person has been barred or blocked since, refuse them instead. If the question is no longer open,
    say only that.

    Raises:
        RefusedError: the actor is not in charge.
    """
    _require_in_charge(draft, actor)
    guest, key = request.guest, _key(request.guest)
    if guest.user_id in draft.guild.barred or draft.host_blocks(guest.user_id):  # since they asked
        return refuse(draft, actor, RefuseSubstitute(guest))
    if not draft.table.asks(key):  # it was answered, or deleted with the person's data
        return draft.answered_late(key)
    draft.table.questions.pop(key, None)
    try:
        seat = offered_seat(draft.table, guest.user_id)
    except RefusedError:
        draft.closed[key] = Notice("substitute-too-late", {"name": Name(guest.name)})
    else:
        _admit(draft, guest, seat)
    return Done()


def refuse(draft: Draft, actor: Actor, request: RefuseSubstitute) -> Answer:
    """Refuse a seat to the person who asked for it."""
    _require_in_charge(draft, actor)
    key = _key(request.guest)
    if not draft.table.asks(key):
        return draft.answered_late(key)
    draft.table.questions.pop(key, None)
    draft.closed[key] = Notice("substitute-refused", {"name": Name(request.guest.name)})
    return Done()


def _require_in_charge(draft: Draft, actor: Actor) -> None:
    if not draft.in_charge(actor):
        raise RefusedError("substitute-not-yours")


def _key(guest: Guest) -> QuestionKey:
    return SeatRequest(guest.user_id, guest.name).key


def _admit(draft: Draft, guest: Guest, seat: Seat) -> None:
    before = Name(draft.table.players[seat].display_name)
    draft.table.questions.pop(_key(guest), None)
    draft.give_seat(seat, Player(guest.name, guest.user_id, unsubstituted=False))
    draft.tell("substitute-seated", name=Name(guest.name), before=before)
