"""Which open question of a table a request answers."""

from __future__ import annotations

from bot.tables.state import requests as asked
from bot.tables.state.questions import KickVote, PauseQuestion, QuestionKey, SeatRequest, TakeBackQuestion
from bot.tables.state.requests import Request


def question_of(request: Request) -> QuestionKey | None:
    """Return the key of the question that a request answers, or None if it answers none."""
    match request:
        case asked.AgreeToPause() | asked.DeclinePause():
            return PauseQuestion().key
        case asked.AnswerTakeBack(user_id):
            return TakeBackQuestion(user_id, 0).key
        case asked.VoteOnKick(user_id):
            return KickVote(user_id).key
        case asked.AdmitSubstitute(guest) | asked.RefuseSubstitute(guest):
            return SeatRequest(guest.user_id, guest.name).key
        case _:
            return None
