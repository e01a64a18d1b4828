"""Which function carries out each request to a table.

Each changes a draft of the table and returns the answer for whoever asked. What comes before and after is
the same for all, and the session's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.tables.operations import (
    automatic,
    hints,
    lobby,
    pause,
    play,
    seats,
    substitution,
    turn_clock,
    vote_kick,
)
from bot.tables.state import requests as asked
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
    asked.Start: lobby.start,
    asked.Play: play.play,
    asked.Shout: play.shout,
    asked.AskHint: hints.give_hint,
    asked.StartNextRound: play.start_next_round,
    asked.ComputerMoves: play.computer_moves,
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
    asked.TimeIsUp: turn_clock.time_is_up,
    asked.Shown: turn_clock.shown,
    asked.NotShown: turn_clock.not_shown,
    asked.GiveTimeBack: turn_clock.give_time_back,
    asked.CloseTable: turn_clock.close,
    asked.ChannelFound: turn_clock.channel_found,
}
"""What carries out each request: it changes the draft and returns the answer, or raises a refusal."""
