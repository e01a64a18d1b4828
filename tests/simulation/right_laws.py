"""The laws of permissions: whose request may change a table, and who may join one.

Each is judged by the row before the change and by the server's settings. The table service is not asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.preferences import GuildSettings
from bot.tables.state import requests
from tests.simulation.move_laws import Cause, broken_if
from tests.simulation.shadow import Commit, Row

_OF_THE_HOST = (
    requests.Invite,
    requests.AddComputer,
    requests.FillWithComputers,
    requests.RemovePlayer,
    requests.ChooseGame,
    requests.ChoosePreset,
    requests.SetOption,
    requests.SetPace,
    requests.SetLevel,
    requests.SetRated,
    requests.SetTakeBack,
    requests.SwapPartners,
    requests.SetRotation,
    requests.Start,
)
_OF_WHO_IS_IN_CHARGE = (requests.AdmitSubstitute, requests.RefuseSubstitute)
_OF_THE_SEATED = (
    requests.Play,
    requests.Shout,
    requests.StartNextRound,
    requests.Leave,
    requests.TakeSeatBack,
    requests.Kick,
    requests.TakeBack,
    requests.AnswerTakeBack,
    requests.PlayInAdvance,
    requests.CancelAdvance,
    requests.AskPause,
    requests.AgreeToPause,
    requests.DeclinePause,
    requests.Resume,
    requests.SayWord,
)
_OF_THE_INVITED = (requests.AcceptInvitation, requests.DeclineInvitation)
_OF_STRANGERS = (requests.Join, requests.AskForSeat)
_OF_THE_SERVICE = (
    requests.TimeIsUp,
    requests.ComputerMoves,
    requests.MakeForcedMove,
    requests.Shown,
    requests.NotShown,
    requests.AddDowntime,
    requests.CloseTable,
)


def broken_by_actor(before: Row, cause: Cause, guild: GuildSettings) -> Iterator[str]:
    """Yield a breach if the person who asked for a change may not do so."""
    request, user_id = cause.request, cause.actor.user_id
    moderates = cause.actor.may_manage_messages
    match request:
        case requests.End():
            allowed = moderates or user_id in enders(before, guild)
        case _ if isinstance(request, _OF_THE_HOST):
            allowed = user_id == before.host_id
        case _ if isinstance(request, _OF_WHO_IS_IN_CHARGE):
            allowed = moderates or user_id == before.host_id
        case requests.Kick() if moderates:
            allowed = True
        case requests.VoteOnKick(subject):  # for a closed vote, the old message only says so
            open_votes = [each["user"] for each in before.asked() if each["kind"] == "vote"]
            allowed = user_id in before.owners or subject not in open_votes
        case _ if isinstance(request, _OF_THE_SEATED):
            allowed = user_id in before.owners
        case _ if isinstance(request, _OF_THE_INVITED):
            allowed = user_id in {each for each, _, _ in before.invited}
        case _ if isinstance(request, _OF_STRANGERS):
            allowed = user_id not in before.owners
        case _ if isinstance(request, _OF_THE_SERVICE):
            allowed = user_id == 0
        case _:
            allowed = True
    yield from broken_if(
        not allowed, f"{type(request).__name__} of user {user_id} was carried out without permission"
    )


def broken_by_coming(commit: Commit, guild: GuildSettings) -> Iterator[str]:
    """Yield a breach for barred people who newly sit, are invited or wait for a seat.

    People who sat there before stay. People who were invited or had asked come no nearer.
    """
    before = {} if commit.before is None else _ways_in(commit.before)
    for way, people in _ways_in(commit.saved.row).items():
        barred = sorted((people - before.get(way, set())) & set(guild.barred))
        yield from broken_if(bool(barred), f"barred people {barred} {way}")


def _ways_in(row: Row) -> dict[str, set[int]]:
    """Return three sets of people of a table, by a phrase: who is seated, invited, or waits for a seat."""
    waiting = {each["user"] for each in row.asked() if each["kind"] == "seat"}
    return {"are seated": {*row.owners}, "are invited": {*row.pending}, "wait for a seat": waiting}


def enders(before: Row, guild: GuildSettings) -> list[int]:
    """Return the people whom the server's setting lets end a table. Empty if only moderators may."""
    return {"host": [before.host_id], "players": before.owners, "moderators": []}[guild.enders]
