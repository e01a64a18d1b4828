"""Pausing a match by agreement, and taking it up again: minutes or days later.

One person asks, everybody at the table agrees, and the table rests: no clock runs, no move is taken. One
press of anybody at the table resumes it. A match that everybody is away from rests as well, which
:meth:`bot.tables.state.draft.Draft.settle` sees to.
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
    """Ask the others for a pause; a person who plays with computers only gets it at once."""
    _require_playing(draft, actor)
    known = _question(draft)
    asked = 1 if known is None else known.asked + 1
    paused = _agree(draft, actor, replace(known or PauseQuestion(), asked=asked))
    return Say(Notice("hand-paused" if paused else "pause-asked"))


def agree(draft: Draft, actor: Actor, request: AgreeToPause) -> Answer:
    """Agree to a pause; the last person to do so brings it about."""
    _require_playing(draft, actor)
    if not draft.table.asks(KEY):
        return draft.answered_late(KEY)
    _agree(draft, actor, _question(draft) or PauseQuestion())
    return Done()


def decline(draft: Draft, actor: Actor, request: DeclinePause) -> Answer:
    """Play on: the question is answered."""
    _require_playing(draft, actor)
    if not draft.table.asks(KEY):
        return draft.answered_late(KEY)
    draft.table.questions.pop(KEY, None)
    draft.closed[KEY] = Notice("pause-declined", {"name": Name(actor.name)})
    return Done()


def resume(draft: Draft, actor: Actor, request: Resume) -> Answer:
    """Go on where the table was paused; a person who was away and resumes it is back."""
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
    """Count the actor's agreement; return whether everybody at the table has agreed, which pauses it."""
    draft.table.questions[KEY] = replace(question, agreed=question.agreed | {actor.user_id})
    return pause_if_all_agree(draft)


def pause_if_all_agree(draft: Draft) -> bool:
    """Pause where that was asked for and everybody who is still there has agreed; return whether it was."""
    question, people = _question(draft), draft.table.people()
    if question is None or draft.table.state not in {State.PLAYING, State.BETWEEN} or not people:
        return False
    agreed = all(player.user_id in question.agreed for _, player in people)
    if agreed:
        draft.pause()
    return agreed


def _require_playing(draft: Draft, actor: Actor) -> None:
    """Refuse unless the actor sits here and there is something to pause."""
    state, seat = draft.table.state, draft.seat(actor)
    if state is State.PLAYING and draft.table.players[seat].away:
        raise AwayError
    if state not in {State.PLAYING, State.BETWEEN}:
        raise RefusedError(f"hand-{state.value}" if state in LIVE else "table-gone")
