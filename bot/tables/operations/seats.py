"""Changes of seats during a match: a person leaves theirs to a computer, or takes it back. Knows no game.

Rounds that have ended stay credited to the person who played them. Later rounds, and the match, are credited
to the person who plays the seat when they end.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import LIVE, State
from bot.tables.operations import lobby
from bot.tables.state.computer_players import free_name
from bot.tables.state.draft import Draft
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Actor, Leave, TakeSeatBack
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Answer, Notice, Say, ShowHand
from engine import Seat

PLAYED = (State.PLAYING, State.BETWEEN, State.PAUSED)
"""The states of a running match, in which seats change hands."""


def leave(draft: Draft, actor: Actor, request: Leave) -> Answer:
    """Give up the actor's seat: a lobby frees it, and in a match a computer plays it.

    In a match, refuse if the actor has not confirmed it.
    """
    if draft.table.state is State.LOBBY:
        return lobby.leave(draft, actor)
    if not request.confirmed:  # pressed on a lobby that has started meanwhile
        raise RefusedError("lobby-closed")
    draft.require(LIVE, "table-gone")
    seat = draft.seat(actor)
    name = draft.name_of(seat)
    vacate(draft, seat)
    draft.tell("left-to-computer", name=name, computer=draft.name_of(seat), level=draft.level_of(seat))
    return Say(Notice("you-left"), replace=True)


def take_back(draft: Draft, actor: Actor, request: TakeSeatBack) -> Answer:
    """Return the seat to the actor if a computer has been playing for them, and show them their hand."""
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
    """Replace the seat's player with a new computer player."""
    level = draft.table.level
    name = free_name([player.name for player in draft.table.players], level)
    draft.give_seat(seat, Player(name, unsubstituted=False, level=level))


def free_seat(players: Sequence[Player]) -> Seat | None:
    """Return the seat that a substitute gets; None if all play.

    A seat of a person who has left comes first, then a computer's, then an away person's. So a substitute
    plays in the team of the person whom they replace.
    """
    seats = [seat for seat, player in enumerate(players) if player.computer]
    return min(seats, key=lambda seat: (players[seat].away, players[seat].unsubstituted), default=None)
