"""Who plays a seat once the match has begun: left to a computer, or taken back. Knows no game.

What has been played stays credited to the person who played it; what comes of a seat from now on, and
the match, are credited to the person who plays it then.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import LIVE, State
from bot.tables.operations import lobby
from bot.tables.state.computer_players import free_name
from bot.tables.state.draft import Draft
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Actor, Leave, TakeSeatBack
from bot.tables.state.snapshot import Answer, Notice, Player, Say, ShowHand
from engine import Seat

PLAYED = (State.PLAYING, State.BETWEEN, State.PAUSED)
"""The states in which a match has seats to give up and to take over."""


def leave(draft: Draft, actor: Actor, request: Leave) -> Answer:
    """Give up the actor's seat: in a lobby it is free again, in a match a computer plays it."""
    if draft.table.state is State.LOBBY:
        return lobby.leave(draft, actor)
    if not request.confirmed:  # the button of a lobby that has been started meanwhile
        raise RefusedError("lobby-closed")
    draft.require(LIVE, "table-gone")
    seat = draft.seat(actor)
    name = draft.name_of(seat)
    vacate(draft, seat)
    draft.tell("left-to-computer", name=name, computer=draft.name_of(seat), level=draft.level_of(seat))
    return Say(Notice("you-left"), replace=True)


def take_back(draft: Draft, actor: Actor, request: TakeSeatBack) -> Answer:
    """Give the actor their own seat back, which a computer played meanwhile."""
    draft.require_live()
    seat = draft.seat(actor)
    if draft.table.players[seat].away:
        draft.table.update_player(seat, away=False, missed_turns=0)
        draft.tell("clock-back", name=draft.name_of(seat))
    else:
        draft.quiet = True
    draft.answered = actor.user_id
    return ShowHand(seat)


def vacate(draft: Draft, seat: Seat) -> None:
    """Give a seat to a computer from now on."""
    name = free_name([player.name for player in draft.table.players])
    draft.give_seat(seat, Player(name, unsubstituted=False, level=draft.table.level))


def free_seat(players: Sequence[Player]) -> Seat | None:
    """Return the seat a substitute gets: a computer's, or else that of a person who is away."""
    seats = [seat for seat, player in enumerate(players) if player.computer]
    return min(seats, key=lambda seat: players[seat].away, default=None)
