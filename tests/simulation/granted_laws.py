"""The laws of granted requests: a request that is not refused takes effect.

Each is judged by the saved row after the request, even if nothing had to be saved. Other laws judge who may
ask and what else may change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.store import State
from bot.tables.state import requests
from tests.simulation.move_laws import Cause, broken_if
from tests.simulation.partner_laws import plays_with
from tests.simulation.shadow import Row


def broken_by_granting(row: Row, cause: Cause, *, waits: bool) -> Iterator[str]:
    """Yield a breach if a granted request had no effect, or if a granted move was not made.

    Args:
        waits: whether the actor's only move is made later, so that a press has no effect.
    """
    request, user_id = cause.request, cause.actor.user_id
    came_about = _CAME_ABOUT.get(type(request))
    in_vain = came_about is not None and not came_about(row, user_id, request)
    name = type(request).__name__
    yield from broken_if(in_vain, f"{name} of user {user_id} was granted without effect")
    moves = isinstance(request, requests.Play | requests.Shout)
    yield from broken_if(
        moves and not waits and row.revision == cause.revision, f"{name} was granted without a move"
    )


def _open(row: Row, kind: str, user_id: int = 0) -> list[dict[str, Any]]:
    """Return the open questions of a kind, about a person if one is given."""
    return [each for each in row.asked() if each["kind"] == kind and each.get("user", 0) == user_id]


def _is_ready(row: Row, user_id: int, request: requests.StartNextRound) -> bool:
    return row.state == State.PLAYING or any(user_id in each["ready"] for each in _open(row, "next"))


def _is_gone(row: Row, user_id: int, request: requests.RemovePlayer) -> bool:
    return request.key not in {chair.key for chair in row.chairs}


def _has_asked(row: Row, user_id: int, request: requests.AskPause) -> bool:
    return row.state == State.PAUSED or any(user_id in each["agreed"] for each in _open(row, "pause"))


def _is_there(row: Row, user_id: int, request: requests.Resume) -> bool:
    return row.state in {State.PLAYING, State.BETWEEN} and user_id in row.people


def _has_voted(row: Row, user_id: int, request: requests.VoteOnKick) -> bool:
    given = "kick" if request.kick else "keep"
    return all(user_id in each[given] for each in _open(row, "vote", request.user_id))


def _is_answered(
    row: Row, user_id: int, request: requests.AdmitSubstitute | requests.RefuseSubstitute
) -> bool:
    return not _open(row, "seat", request.guest.user_id)


_CAME_ABOUT: dict[type[Any], Callable[[Row, int, Any], bool]] = {
    requests.Join: lambda row, user_id, request: user_id in row.owners,
    requests.AcceptInvitation: lambda row, user_id, request: user_id in row.owners,
    requests.DeclineInvitation: lambda row, user_id, request: (
        user_id in {each for each, _, declined in row.invited if declined}
    ),
    requests.Invite: lambda row, user_id, request: request.guest.user_id in row.pending,
    requests.Leave: lambda row, user_id, request: user_id not in row.owners,
    requests.RemovePlayer: _is_gone,
    requests.ChooseGame: lambda row, user_id, request: row.game == request.game,
    requests.SetPace: lambda row, user_id, request: (
        (row.turn_seconds, 0 if (bank := row.bank()) is None else bank.increment)
        == (request.seconds, request.increment)
    ),
    requests.SetLevel: lambda row, user_id, request: row.level == request.level,
    requests.SetRated: lambda row, user_id, request: bool(row.rated) == request.rated,
    requests.SetTakeBack: lambda row, user_id, request: row.takes_back() == request.at_once,
    requests.SetRotation: lambda row, user_id, request: row.rotates() == request.rotates,
    requests.PlayWith: lambda row, user_id, request: plays_with(row, user_id, request.key),
    requests.PlayInAdvance: lambda row, user_id, request: (
        (user_id, request.move) in {(each["user"], each["move"]) for each in row.advances().values()}
    ),
    requests.CancelAdvance: lambda row, user_id, request: (
        user_id not in {each["user"] for each in row.advances().values()}
    ),
    requests.Start: lambda row, user_id, request: row.state == State.PLAYING,
    requests.StartNextRound: _is_ready,
    requests.AskPause: _has_asked,
    requests.AgreeToPause: lambda row, user_id, request: all(
        user_id in each["agreed"] for each in _open(row, "pause")
    ),
    requests.DeclinePause: lambda row, user_id, request: not _open(row, "pause"),
    requests.Resume: _is_there,
    requests.TakeSeatBack: lambda row, user_id, request: user_id in row.people,
    requests.AskForSeat: lambda row, user_id, request: (
        user_id in row.owners or bool(_open(row, "seat", user_id))
    ),
    requests.AdmitSubstitute: _is_answered,
    requests.RefuseSubstitute: _is_answered,
    requests.Kick: lambda row, user_id, request: all(
        user_id in each["kick"] for each in _open(row, "vote", request.guest.user_id)
    ),
    requests.VoteOnKick: _has_voted,
    requests.End: lambda row, user_id, request: not row.live,
    requests.CloseTable: lambda row, user_id, request: (
        not row.live or request.revision not in {None, row.revision}
    ),
}
"""For each request, the condition that shows its effect. An answer to a closed question needs no effect."""
