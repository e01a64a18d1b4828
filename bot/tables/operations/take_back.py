"""Takes back a person's last lay: at once if the table's rule says so, otherwise if the others agree.

Only at unrated tables, and only until another seat has acted or has seen a new tile. The engine says which
lays those are.
"""

from __future__ import annotations

from dataclasses import replace

from bot.store import State
from bot.tables.state.draft import Draft
from bot.tables.state.questions import TakeBackQuestion
from bot.tables.state.refusals import AwayError, RefusedError
from bot.tables.state.requests import Actor, AnswerTakeBack, TakeBack
from bot.tables.state.snapshot import Answer, Done, Name, Notice, Say, ShowHand


def ask(draft: Draft, actor: Actor, request: TakeBack) -> Answer:
    """Take back the actor's last lay. If the others have to agree, ask them.

    Raises:
        RefusedError: the lay cannot be taken back, or not any more.
    """
    table, seat = draft.table, draft.seat(actor)
    draft.require({State.PLAYING}, f"hand-{table.state.value}")
    if table.players[seat].away:
        raise AwayError
    if table.rated:
        raise RefusedError("undo-rated")
    if table.undoable() != seat:
        raise RefusedError("undo-too-late")
    if table.take_back or len(table.people()) == 1:
        draft.undo(seat)
        draft.answered = actor.user_id
        return ShowHand(seat)
    known = _question(draft, actor.user_id)
    asked = 1 if known is None else known.asked + 1
    question = replace(known or TakeBackQuestion(actor.user_id, table.made), asked=asked)
    table.questions[question.key] = question
    return Say(Notice("undo-asked"))


def answer(draft: Draft, actor: Actor, request: AnswerTakeBack) -> Answer:
    """Agree that a person takes back their last lay, or decline it and close the question.

    If the question is not open any more, only say so.
    """
    table, seat = draft.table, draft.seat(actor)
    if table.players[seat].away:
        raise AwayError
    question = _question(draft, request.user_id)
    if question is None:
        return draft.answered_late(("undo", request.user_id))
    if actor.user_id == question.user_id:
        raise RefusedError("undo-not-yours")
    if request.agree:
        table.questions[question.key] = replace(question, agreed=question.agreed | {actor.user_id})
    else:
        del table.questions[question.key]
        draft.closed[question.key] = Notice("undo-declined", {"name": Name(actor.name)})
    return Done()


def count_again(draft: Draft) -> None:
    """Close the questions that came too late, and take back the lay that all others present agree to."""
    table = draft.table
    for question in [each for each in table.questions.values() if isinstance(each, TakeBackQuestion)]:
        seat = table.seat_of(question.user_id)
        others = {player.user_id for _, player in table.people()} - {question.user_id}
        if table.state is State.PAUSED:
            continue
        if seat is None or table.made != question.made or table.undoable() != seat:
            del table.questions[question.key]
        elif others <= question.agreed:
            del table.questions[question.key]
            draft.undo(seat)


def _question(draft: Draft, user_id: int) -> TakeBackQuestion | None:
    question = draft.table.questions.get(("undo", user_id))
    return question if isinstance(question, TakeBackQuestion) else None
