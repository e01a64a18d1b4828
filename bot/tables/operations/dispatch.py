"""Maps each type of request to the operation that carries it out.

An operation changes a draft of the table and returns the answer for the actor. The session does the rest,
which is the same for all requests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.tables.operations import (
    automatic,
    hints,
    lobby,
    partners,
    pause,
    play,
    seats,
    substitution,
    take_back,
    turn_clock,
    vote_kick,
)
from bot.tables.state import requests as asked
from bot.tables.state.draft import Draft
from bot.tables.state.snapshot import Answer

OPERATIONS: Mapping[type[Any], Callable[..., Answer]] = {
    asked.Join: lobby.join,
    asked.AcceptInvitation: lobby.join,
    asked.DeclineInvitation: lobby.decline_invitation,
    asked.Invite: lobby.invite,
    asked.AddComputer: lobby.add_computer,
    asked.FillWithComputers: lobby.fill_with_computers,
    asked.RemovePlayer: lobby.remove_player,
    asked.ChooseGame: lobby.choose_game,
    asked.ChoosePreset: lobby.choose_preset,
    asked.SetOption: lobby.set_option,
    asked.SetPace: lobby.set_pace,
    asked.SetLevel: lobby.set_level,
    asked.SetRated: lobby.set_rated,
    asked.SetTakeBack: lobby.set_take_back,
    asked.SwapPartners: partners.swap,
    asked.PlayWith: partners.play_with,
    asked.SetRotation: partners.set_rotation,
    asked.Start: lobby.start,
    asked.Play: play.play,
    asked.Shout: play.shout,
    asked.TakeBack: take_back.ask,
    asked.AnswerTakeBack: take_back.answer,
    asked.AskHint: hints.give_hint,
    asked.StartNextRound: play.start_next_round,
    asked.ComputerMoves: play.computer_moves,
    asked.PlayInAdvance: automatic.play_in_advance,
    asked.CancelAdvance: automatic.cancel_advance,
    asked.MakeForcedMove: automatic.make_forced_move,
    asked.ShowAgain: play.show_again,
    asked.End: play.end,
    asked.Leave: seats.leave,
    asked.TakeSeatBack: seats.take_back,
    asked.AskForSeat: substitution.ask,
    asked.AdmitSubstitute: substitution.admit,
    asked.RefuseSubstitute: substitution.refuse,
    asked.Kick: vote_kick.ask,
    asked.VoteOnKick: vote_kick.vote,
    asked.AskPause: pause.ask,
    asked.AgreeToPause: pause.agree,
    asked.DeclinePause: pause.decline,
    asked.Resume: pause.resume,
    asked.SayWord: play.say_word,
    asked.TimeIsUp: turn_clock.time_is_up,
    asked.Shown: turn_clock.shown,
    asked.NotShown: turn_clock.not_shown,
    asked.AddDowntime: turn_clock.give_time_back,
    asked.CloseTable: turn_clock.close,
    asked.ChannelFound: turn_clock.channel_found,
    asked.RefreshRests: turn_clock.refresh_rests,
}
"""The operation for each request type. It changes the draft and returns the answer, or raises a refusal."""


def recount(draft: Draft) -> None:
    """Complete the votes, take-backs, pauses and next rounds that the people still present have agreed on.
    Update the teams of a lobby.

    Someone who leaves, is removed, or is replaced by a computer is not waited for any longer. That alone can
    complete an agreement, and no further press would.
    """
    table = draft.table
    partners.seat_partners(table)
    before = table.state, dict(table.questions)
    vote_kick.count_again(draft)
    take_back.count_again(draft)
    pause.pause_if_all_agree(draft)
    play.begin_if_all_ready(draft)
    if (table.state, table.questions) != before:
        draft.quiet = False
