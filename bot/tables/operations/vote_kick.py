"""Removes a person from a running match: at once by the host or a moderator, otherwise by a vote."""

from __future__ import annotations

from dataclasses import replace

from bot.store import State
from bot.tables.operations.seats import PLAYED, vacate
from bot.tables.state.draft import Draft
from bot.tables.state.questions import KickVote
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Actor, Kick, VoteOnKick
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Answer, Done, Name, Notice, Say

LEAST_VOTERS = 2
"""The fewest voters for a vote. One person cannot vote out another alone."""


def ask(draft: Draft, actor: Actor, request: Kick) -> Answer:
    """Open a vote on removing a person, with the actor in favour. If the actor is in charge, remove them.

    Raises:
        RefusedError: the person cannot be removed or voted on now.
    """
    user_id, name = request.guest.user_id, Name(request.guest.name)
    reason = _refusal(draft, actor, user_id)
    if reason is not None:
        raise RefusedError(reason, name=name)
    if draft.in_charge(actor):
        draft.report("log-removed", name=_name(draft, user_id), by=Name(actor.name))
        _remove(draft, user_id)
        return Say(Notice("removed", {"name": name}))
    known = _vote(draft, user_id)
    asked = known.asked + 1 if _key(user_id) in draft.table.questions else known.asked
    _count(draft, replace(known, asked=asked).cast(actor.user_id, kick=True))
    return Say(Notice("vote-given"))


def vote(draft: Draft, actor: Actor, request: VoteOnKick) -> Answer:
    """Count a ballot, and settle the vote if it decides. Refuse people who may not vote.

    If the vote is not open any more, only say so.
    """
    table, user_id = draft.table, request.user_id
    if table.seat_of(user_id) is None or table.state not in PLAYED:
        return draft.answered_late(_key(user_id))
    if actor.user_id not in _voters(draft, user_id):
        raise RefusedError("vote-not-yours")
    if not table.asks(_key(user_id)):
        return draft.answered_late(_key(user_id))
    _count(draft, _vote(draft, user_id).cast(actor.user_id, kick=request.kick))
    return Done()


def count_again(draft: Draft) -> None:
    """Settle every open vote that the ballots of present voters decide, or that too few can vote on."""
    votes = None
    while votes != (votes := _open_votes(draft)):  # a removed person no longer votes about others
        for vote in votes:
            if vote.key in draft.table.questions:
                _count(draft, vote)


def _open_votes(draft: Draft) -> list[KickVote]:
    played = draft.table.state in PLAYED
    return [each for each in draft.table.questions.values() if played and isinstance(each, KickVote)]


def voters_of(players: list[Player] | tuple[Player, ...], user_id: int) -> frozenset[int]:
    """Return the people who play their seats, except the person the vote is about."""
    present = {player.played_by for player in players if player.played_by is not None}
    return frozenset(present - {user_id})


def needed_of(voters: frozenset[int]) -> int:
    """Return how many votes decide: more than half of the voters."""
    return len(voters) // 2 + 1


def _voters(draft: Draft, user_id: int) -> frozenset[int]:
    return voters_of(draft.table.players, user_id)


def _refusal(draft: Draft, actor: Actor, user_id: int) -> str | None:
    """Return the locale key of why this cannot be asked; None if it can."""
    table, voters, in_charge = draft.table, _voters(draft, user_id), draft.in_charge(actor)
    reasons = {
        "remove-lobby": table.state is State.LOBBY,
        "table-gone": table.state not in PLAYED,
        "remove-yourself": user_id == actor.user_id,
        "remove-not-here": table.seat_of(user_id) is None,
        "refusal-stranger": not in_charge and actor.user_id not in voters,
        "vote-too-few": not in_charge and len(voters) < LEAST_VOTERS,
    }
    return next((reason for reason, holds in reasons.items() if holds), None)


def _key(user_id: int) -> tuple[str, int]:
    return KickVote(user_id).key


def _vote(draft: Draft, user_id: int) -> KickVote:
    question = draft.table.questions.get(_key(user_id))
    return question if isinstance(question, KickVote) else KickVote(user_id)


def _count(draft: Draft, vote: KickVote) -> None:
    """Settle the vote if it is decided or fewer than ``LEAST_VOTERS`` can vote; otherwise save it as open."""
    voters = _voters(draft, vote.user_id)
    needed, enough = needed_of(voters), len(voters) >= LEAST_VOTERS
    if enough and len(vote.kick & voters) >= needed:
        draft.report("log-voted", name=_name(draft, vote.user_id))
        _remove(draft, vote.user_id)
    elif not enough or len(voters) - len(vote.keep & voters) < needed:
        draft.table.questions.pop(vote.key, None)
        draft.closed[vote.key] = Notice("vote-lost", {"name": _name(draft, vote.user_id)})
    else:
        draft.table.questions[vote.key] = vote


def _remove(draft: Draft, user_id: int) -> None:
    seat, name = draft.table.seat_of(user_id), _name(draft, user_id)
    assert seat is not None, "a vote is about a person at the table"
    vacate(draft, seat)
    draft.tell("removed-for", name=name, computer=draft.name_of(seat), level=draft.level_of(seat))


def _name(draft: Draft, user_id: int) -> Name:
    seat = draft.table.seat_of(user_id)
    return Name("" if seat is None else draft.table.players[seat].name)
