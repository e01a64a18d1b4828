"""Moves of people and computer players, and the next round. The engine says which moves are legal."""

from __future__ import annotations

from bot.store import LIVE, State
from bot.tables.operations.automatic import call_for, tell_call
from bot.tables.state.deadlines import slow
from bot.tables.state.draft import Draft
from bot.tables.state.forced_moves import comes_by_itself
from bot.tables.state.limits import SHOWN_AGAIN, WORD_AGAIN, require_rested
from bot.tables.state.refusals import AwayError, RefusedError, StaleMoveError
from bot.tables.state.requests import (
    Actor,
    ComputerMoves,
    End,
    Play,
    SayWord,
    Shout,
    ShowAgain,
    StartNextRound,
)
from bot.tables.state.snapshot import Answer, Done, Labels, Name, Notice, Say, ShowHand
from engine import Seat

QUICK_WORDS = ("hello", "good", "thanks", "oops", "luck", "moment")
"""What people can say at a table; ``word-<word>`` is the locale key of each."""


def play(draft: Draft, actor: Actor, request: Play) -> Answer:
    """Make a move that was offered at the current version of the table, and any shout the bot owes for it.

    A concealed forced move is not made yet: the bot makes it after its delay, so that a quick press tells
    nothing. If the version is older, or no round is being played, refuse with :class:`StaleMoveError`.
    """
    seat = _present(draft, actor)
    table = draft.table
    if table.state is not State.PLAYING or request.version != table.version:
        raise StaleMoveError("hand-paused" if table.state is State.PAUSED else "stale-click")
    _reset_missed(draft, seat)
    if comes_by_itself(table, seat, request.move):
        draft.quiet, draft.answered = True, actor.user_id
        return ShowHand(seat, Notice("forced-soon"))
    table.advances.pop(seat, None)  # this decision replaces it
    events = draft.play(seat, request.move)
    while request.again and _nothing_else(draft, seat, request.move):
        events += draft.play(seat, request.move)
    called = call_for(draft, seat)
    draft.hear([*events, *called], seat)
    if called:
        tell_call(draft, seat)
    draft.answered = actor.user_id
    return ShowHand(seat)


def shout(draft: Draft, actor: Actor, request: Shout) -> Answer:
    """Make a call or a catch at once, even if the table has changed since it was offered.

    Refuse any other move.
    """
    seat = _present(draft, actor)
    draft.require({State.PLAYING}, f"hand-{draft.table.state.value}")
    if request.move.partition(":")[0] not in draft.table.match_or_raise.game.shouts:
        raise RefusedError("moved-on")  # only shouts may ignore the version
    _reset_missed(draft, seat)
    draft.hear(draft.play(seat, request.move), seat)
    draft.answered = actor.user_id
    return ShowHand(seat)


def start_next_round(draft: Draft, actor: Actor, request: StartNextRound) -> Answer:
    """Deal the next round at a player's request. If turns are slow, wait until everyone present has asked.

    Refuse if the table has moved on since the request was offered.
    """
    draft.seat(actor)
    table = draft.table
    if table.state is not State.BETWEEN or request.version != table.version:
        raise RefusedError("hand-paused" if table.state is State.PAUSED else "moved-on")
    table.ready |= {actor.user_id}
    if not slow(table):
        draft.open_round()
    else:
        begin_if_all_ready(draft)
    return Done()


def begin_if_all_ready(draft: Draft) -> None:
    """Deal the next round if everyone present has asked for it."""
    table, people = draft.table, draft.table.people()
    if table.state is State.BETWEEN and people and all(each.user_id in table.ready for _, each in people):
        draft.open_round()


def computer_moves(draft: Draft, actor: Actor, request: ComputerMoves) -> Answer:
    """Make the move that a computer player chose, or record that it declined an optional one.

    It does nothing if the table has moved on.
    """
    table = draft.table
    seat = request.seat
    if table.state is not State.PLAYING or table.made != request.made or not table.players[seat].computer:
        draft.quiet = True
    elif not request.move:
        table.let_pass |= {seat}
        draft.quiet = True
    else:
        draft.hear(draft.play(seat, request.move), seat)
    return Done()


def show_again(draft: Draft, actor: Actor, request: ShowAgain) -> Answer:
    """Show the table again at the bottom of the channel, in place of the older message."""
    draft.require_live()
    table = draft.table
    require_rested(table, "shown", 0, draft.now)
    table.cooldowns["shown", 0] = draft.now + SHOWN_AGAIN
    draft.show_again = True
    elsewhere = table.state is not State.LOBBY and actor.channel_id != table.channel_id
    return Say(
        Notice("shown-elsewhere" if elsewhere else "table-shown", {"channel": f"<#{table.channel_id}>"})
    )


def end(draft: Draft, actor: Actor, request: End) -> Answer:
    """End the table without a winner. Refuse if the server's settings do not allow the actor to."""
    draft.require_live()
    enders = draft.guild.enders
    if not may_end(draft, actor):
        raise RefusedError("end-not-yours", enders=enders)
    lobby = draft.table.state is State.LOBBY
    draft.report("log-ended", name=Name(actor.name))
    draft.abandon("lobby-ended" if lobby else "table-ended", name=Name(actor.name))
    return Say(Notice("you-ended"), replace=True)


def may_end(draft: Draft, actor: Actor) -> bool:
    """Return whether the actor may end the table for everyone. Moderators always may."""
    if actor.may_manage_messages:
        return True
    if draft.guild.enders == "players":
        return draft.table.seat_of(actor.user_id) is not None
    return draft.guild.enders == "host" and actor.user_id == draft.table.host_id


def _present(draft: Draft, actor: Actor) -> Seat:
    """Return the seat that the actor plays.

    Raises:
        StrangerError: the actor has no seat.
        AwayError: a computer plays for them.
    """
    seat = draft.seat(actor)
    if draft.table.players[seat].away and draft.table.state in LIVE:
        raise AwayError
    return seat


def _nothing_else(draft: Draft, seat: Seat, text: str) -> bool:
    """Return whether a seat is awaited and this move is its only legal one."""
    if seat not in draft.table.waited_for():
        return False
    return [move.text for move in draft.table.match_or_raise.round.legal(seat)] == [text]


def _reset_missed(draft: Draft, seat: Seat) -> None:
    """Reset the person's missed-turn count."""
    if draft.table.players[seat].missed_turns:
        draft.table.update_player(seat, missed_turns=0)


def say_word(draft: Draft, actor: Actor, request: SayWord) -> Answer:
    """Show one of the quick words at the table, with the name of the person who says it.

    Refuse if a person at the table has turned quick words off, or if the actor has just said one.
    """
    _present(draft, actor)
    table = draft.table
    draft.require({State.PLAYING, State.BETWEEN}, "word-later")
    if request.word not in QUICK_WORDS:
        raise RefusedError("moved-on")
    if not all(draft.user(player.user_id or 0).quick_words for _, player in table.owners()):
        raise RefusedError("word-muted")
    require_rested(table, "word", actor.user_id, draft.now)
    table.cooldowns["word", actor.user_id] = draft.now + WORD_AGAIN
    word = Labels((f"word-{request.word}",), table.locale)
    draft.tell("word-said", name=Name(actor.name), word=word)
    return Say(Notice("word-sent"))
