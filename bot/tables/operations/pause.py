"""Pauses a match by agreement, and resumes it minutes or days later.

One person asks, and the pause begins once everyone at the table agrees. While paused, no clock runs and no
move is accepted. Any player at the table can resume. A match whose people are all away is paused too, by
:meth:`bot.tables.state.draft.Draft.settle`.
"""

from __future__ import annotations

from dataclasses import replace

from bot.store import LIVE, State
from bot.tables.state.draft import Draft
from bot.tables.state.questions import PauseQuestion
from bot.tables.state.refusals import AwayError, RefusedError
from bot.tables.state.requests import Actor, AgreeToPause, AskPause, DeclinePause, Resume
from bot.tables.state.snapshot import Answer, Done, Name, Notice, Say

KEY = PauseQuestion().key


def ask(draft: Draft, actor: Actor, request: AskPause) -> Answer:
    """Ask the others for a pause. If the actor is the only person present, pause at once."""
    _require_playing(draft, actor)
    known = _question(draft)
    asked = 1 if known is None else known.asked + 1
    paused = _agree(draft, actor, replace(known or PauseQuestion(), asked=asked))
    return Say(Notice("hand-paused" if paused else "pause-asked"))


def agree(draft: Draft, actor: Actor, request: AgreeToPause) -> Answer:
    """Agree to the pause. If everyone has agreed, pause the table."""
    _require_playing(draft, actor)
    if not draft.table.asks(KEY):
        return draft.answered_late(KEY)
    _agree(draft, actor, _question(draft) or PauseQuestion())
    return Done()


def decline(draft: Draft, actor: Actor, request: DeclinePause) -> Answer:
    """Decline the pause and close the question."""
    _require_playing(draft, actor)
    if not draft.table.asks(KEY):
        return draft.answered_late(KEY)
    draft.table.questions.pop(KEY, None)
    draft.closed[KEY] = Notice("pause-declined", {"name": Name(actor.name)})
    return Done()


def resume(draft: Draft, actor: Actor, request: Resume) -> Answer:
    """Resume a paused table. If the actor was away, they play their seat again."""
    seat = draft.seat(actor)
    draft.require({State.PAUSED}, "moved-on")
    table = draft.table
    if table.players[seat].away:
        table.update_player(seat, away=False, missed_turns=0)
    table.state, table.resumes = table.resumes or State.PLAYING, None
    draft.tell("table-resumed", name=Name(actor.name))
    return Done()


def _question(draft: Draft) -> PauseQuestion | None:
    question = draft.table.questions.get(KEY)
    return question if isinstance(question, PauseQuestion) else None


def _agree(draft: Draft, actor: Actor, question: PauseQuestion) -> bool:
    """Add the actor's agreement. Return whether everyone has now agreed, so that the table is paused."""
    draft.table.questions[KEY] = replace(question, agreed=question.agreed | {actor.user_id})
    return pause_if_all_agree(draft)


def pause_if_all_agree(draft: Draft) -> bool:
    """Pause the table if all people present have agreed to an open question. Return whether it was paused."""
    question, people = _question(draft), draft.table.people()
    if question is None or draft.table.state not in {State.PLAYING, State.BETWEEN} or not people:
        return False
    agreed = all(player.user_id in question.agreed for _, player in people)
    if agreed:
        draft.pause()
    return agreed


def _require_playing(draft: Draft, actor: Actor) -> None:
    """Raise ``RefusedError`` unless the actor has a seat, is not away, and the match is in play."""
    state, seat = draft.table.state, draft.seat(actor)
    if state is State.PLAYING and draft.table.players[seat].away:
        raise AwayError
    if state not in {State.PLAYING, State.BETWEEN}:
        raise RefusedError(f"hand-{state.value}" if state in LIVE else "table-gone")
