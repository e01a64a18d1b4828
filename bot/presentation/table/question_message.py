"""Questions to the people at a table: a pause, a vote, a seat request, or a request to confirm.

Each is a sentence with its controls. The table service decides who may answer and what follows.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.language.localizer import Localizer
from bot.presentation.controls import confirm_controls, pause_controls, seat_controls
from bot.presentation.message import Click, Message
from bot.presentation.text.table_facts import public_localizer
from bot.presentation.text.text import bold, called, harmless, until
from bot.store import State
from bot.tables.operations.seats import free_seat
from bot.tables.operations.vote_kick import needed_of, voters_of
from bot.tables.state.questions import (
    KickVote,
    PauseQuestion,
    Question,
    QuestionKey,
    SeatRequest,
    TakeBackQuestion,
)
from bot.tables.state.snapshot import Snapshot, TimeWarning
from engine import Seat

KINDS = {
    "agree": "pause",
    "decline": "pause",
    "oust": "vote",
    "spare": "vote",
    "allowundo": "undo",
    "denyundo": "undo",
    "admit": "seat",
    "refuse": "seat",
}
"""The kind of question that a control's verb answers."""


def answered_by(click: Click) -> QuestionKey | None:
    """Return the key of the question that a control answers; None if it answers no question."""
    kind = KINDS.get(click.verb)
    about, _, _ = click.argument.partition(":")
    return None if kind is None else (kind, int(about) if about.isdecimal() else 0)


def question_message(snapshot: Snapshot, question: Question, *, mentionable: Collection[int]) -> Message:
    """Return an open question as a public message.

    Args:
        mentionable: the users who may be mentioned, so that Discord notifies them.
    """
    match question:
        case PauseQuestion():
            return _pause(snapshot, question, mentionable)
        case KickVote():
            return _kick_vote(snapshot, question)
        case SeatRequest():
            return _seat_request(snapshot, question, mentionable)
        case TakeBackQuestion():
            return _take_back(snapshot, question, mentionable)


def _pause(snapshot: Snapshot, question: PauseQuestion, mentionable: Collection[int]) -> Message:
    """Return the question whether to pause, with the people who have agreed and those who still have to."""
    localizer = public_localizer(snapshot)
    people = [(player.user_id, player.name) for _, player in snapshot.people()]
    agreed = [bold(name) for user_id, name in people if user_id in question.agreed]
    awaited = [
        called(name, user_id, mentionable)
        for user_id, name in people
        if user_id is not None and user_id not in question.agreed
    ]
    text = localizer("pause-question", agreed=localizer.listing(agreed), awaited=localizer.listing(awaited))
    return Message(text, controls=pause_controls(snapshot.table_id, localizer))


def _take_back(snapshot: Snapshot, question: TakeBackQuestion, mentionable: Collection[int]) -> Message:
    """Return the question whether a person may take back their lay, with the people who have to answer."""
    localizer = public_localizer(snapshot)
    answered = {question.user_id, *question.agreed}
    awaited = [
        called(player.name, player.user_id, mentionable)
        for _, player in snapshot.people()
        if player.user_id is not None and player.user_id not in answered
    ]
    name = bold(_name_of(snapshot, question.user_id))
    text = localizer("undo-question", name=name, awaited=localizer.listing(awaited))
    about = (snapshot.table_id, str(question.user_id), localizer)
    return Message(text, controls=seat_controls(("allowundo", "denyundo"), *about))


def _kick_vote(snapshot: Snapshot, vote: KickVote) -> Message:
    """Return the question whether a person should leave, with the votes in favour and the number missing."""
    localizer = public_localizer(snapshot)
    voters = voters_of(snapshot.players, vote.user_id)
    names = [bold(player.name) for _, player in snapshot.people() if player.user_id in vote.kick & voters]
    text = localizer(
        "vote-question",
        name=bold(_name_of(snapshot, vote.user_id)),
        names=localizer.listing(names),
        left=needed_of(voters) - len(names),
    )
    controls = seat_controls(("oust", "spare"), snapshot.table_id, str(vote.user_id), localizer)
    return Message(text, controls=controls)


def _seat_request(snapshot: Snapshot, request: SeatRequest, mentionable: Collection[int]) -> Message:
    """Return the question to the host about a seat request; without controls if no seat is free any more."""
    localizer, name, seat = public_localizer(snapshot), bold(request.name), free_seat(snapshot.players)
    if seat is None:
        return Message(localizer("substitute-too-late", name=name))
    text = localizer(
        "substitute-question",
        host=called(_name_of(snapshot, snapshot.host_id), snapshot.host_id, mentionable),
        name=name,
        seat=harmless(snapshot.players[seat].display_name),
    )
    argument = f"{request.user_id}:{request.name}"
    return Message(text, controls=seat_controls(("admit", "refuse"), snapshot.table_id, argument, localizer))


# -- warnings --------------------------------------------------------------------------------------


def private_warning(warning: TimeWarning, localizer: Localizer) -> str:
    """Return the text of a time warning for an ephemeral message to one awaited player."""
    return localizer("clock-warning", until=until(warning.deadline))


# -- to one person ---------------------------------------------------------------------------------


def confirm_message(verb: str, snapshot: Snapshot, localizer: Localizer) -> Message:
    """Return the question whether a person really wants to leave or end the table.

    Args:
        verb: ``leave`` or ``end``.
    """
    where = "lobby" if snapshot.state is State.LOBBY else "match"
    yes, no = localizer(f"button-{verb}-yes"), localizer("button-keep-playing")
    controls = confirm_controls(verb, snapshot.table_id, yes, no)
    return Message(localizer(f"confirm-{verb}-{where}"), controls=controls)


def substitute_offer(snapshot: Snapshot, seat: Seat, localizer: Localizer) -> Message:
    """Return the question whether a person wants to take over ``seat``, which says what that means."""
    text = localizer("substitute-confirm", seat=bold(snapshot.players[seat].display_name))
    yes, no = localizer("button-substitute"), localizer("button-not-now")
    return Message(text, controls=confirm_controls("substitute", snapshot.table_id, yes, no, "success"))


def _name_of(snapshot: Snapshot, user_id: int) -> str:
    """Return a seated person's name; empty for a person without a seat."""
    seat = snapshot.seat_of(user_id)
    return "" if seat is None else snapshot.players[seat].name
