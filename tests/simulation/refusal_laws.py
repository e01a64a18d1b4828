"""The laws of refusals: people are not refused what they may do, and the reason that they read is true.

Each refusal is judged by the saved row, the server's settings and the rule book. The table service is not
asked. This module does not know how a reason is worded.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.preferences import GuildSettings
from bot.store import State
from bot.tables.state import requests
from bot.tables.state.deadlines import SLOW
from bot.tables.state.refusals import IllegalMoveError, RefusedError
from bot.tables.state.requests import Actor, OpenTable, Rematch, Request
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, Match, Seat
from engine.players.levels import LEVELS
from tests.simulation.faults import Faults
from tests.simulation.loop import Time
from tests.simulation.move_laws import Cause, broken_if
from tests.simulation.partner_laws import asks_for_nobody, taken_partners
from tests.simulation.people_laws import in_charge
from tests.simulation.right_laws import enders
from tests.simulation.shadow import Row, Saved

HOSTED, IN_CHANNEL, ON_SERVER = 5, 25, 250
"""The most tables that one person, one channel and one server may have at once."""
REST = {"limit-shown": 15.0, "limit-seat": 600.0, "limit-lobby": 600.0}
"""By reason, the seconds after which people may ask again."""
LONGEST_TURN = 7 * 24 * 3600
"""In seconds."""


@dataclass(frozen=True, slots=True)
class _Refused:
    """A refused request, and the state at the refusal."""

    saved: Saved
    actor: Actor
    request: Any
    guild: GuildSettings
    older: bool
    """Whether the control was drawn before the choices of people changed."""
    changed: bool
    """Whether the table has changed since the request arrived."""
    waits: Mapping[str, bool]
    """By reason, whether the person must still wait."""
    unheard: bool
    """Whether a call to Discord has failed so far."""

    @property
    def row(self) -> Row:
        """The table as it is saved."""
        return self.saved.row

    @property
    def user_id(self) -> int:
        """The person who asked."""
        return self.actor.user_id

    @property
    def in_charge(self) -> bool:
        """Whether the person decides who sits here."""
        return in_charge(self.row, self.actor)

    @property
    def away(self) -> bool:
        """Whether a computer plays for the person."""
        return self.user_id in self.row.owners and self.user_id not in self.row.people

    @property
    def seats(self) -> range:
        """The numbers of players that the game allows."""
        return self.row.rules().seats

    def others(self, user_id: int) -> set[int]:
        """Return the people who may vote about `user_id`."""
        return set(self.row.people) - {user_id}

    def clashes(self) -> bool:
        """Return whether the requested house rule conflicts with the others."""
        try:
            GAMES[self.row.game](**json.loads(self.row.options) | {self.request.name: self.request.value})
        except ValueError:
            return True
        return False


_LOBBYS = {"lobby-closed"}
_HOSTS = _LOBBYS | {"host-only"}
_SEATED = {"refusal-stranger"}
_HANDS = _SEATED | {"hand-away", "hand-paused"}
_PAUSES = _HANDS | {"hand-lobby", "table-gone"}
_PLAYED = _HANDS | {"hand-lobby", "hand-between", "hand-over", "hand-abandoned"}
_SEATS = {"lobby-already-in", "seat-already", "barred", "seat-blocked"}
_HOSTS_CHOICES = _HOSTS | {"moved-on"}
_REASONS: dict[type[Any], set[str]] = {
    requests.Join: _LOBBYS | _SEATS | {"limit-lobby", "lobby-full"},
    requests.AcceptInvitation: _LOBBYS | _SEATS | {"limit-lobby", "lobby-full", "invite-not-you"},
    requests.DeclineInvitation: _LOBBYS | {"invite-not-you"},
    requests.Invite: _HOSTS | {"invite-already", "invite-barred", "invite-blocked", "invite-full"},
    requests.AddComputer: _HOSTS | {"lobby-full"},
    requests.FillWithComputers: _HOSTS | {"lobby-full", "lobby-expected"},
    requests.RemovePlayer: _HOSTS_CHOICES,
    requests.ChooseGame: _HOSTS_CHOICES,
    requests.ChoosePreset: _HOSTS_CHOICES,
    requests.SetOption: _HOSTS | {"options-clash"},
    requests.SetPace: _HOSTS_CHOICES,
    requests.SetLevel: _HOSTS_CHOICES,
    requests.SetRated: _HOSTS,
    requests.SetTakeBack: _HOSTS,
    requests.SwapPartners: _HOSTS_CHOICES,
    requests.SetRotation: _HOSTS_CHOICES,
    requests.PlayWith: _LOBBYS
    | {"barred", "seat-blocked", "limit-lobby", "lobby-full", "moved-on", "partner-taken"},
    requests.Start: _HOSTS
    | {"lobby-seats", "lobby-seats-either", "lobby-seats-exactly", "start-not-told", "start-overtaken"},
    requests.Play: _HANDS | {"stale-click"},
    requests.Shout: _HANDS | {"moved-on", "hand-lobby", "hand-between", "hand-over", "hand-abandoned"},
    requests.AskHint: _HANDS | {"stale-click", "hint-off", "hint-rated", "hand-wait"},
    requests.StartNextRound: _SEATED | {"hand-paused", "moved-on"},
    requests.TakeBack: _PAUSES | _PLAYED | {"undo-rated", "undo-too-late"},
    requests.PlayInAdvance: _PLAYED | {"stale-click"},
    requests.CancelAdvance: _PLAYED,
    requests.AnswerTakeBack: _SEATED | {"hand-away", "undo-not-yours"},
    requests.AskPause: _PAUSES,
    requests.AgreeToPause: _PAUSES,
    requests.DeclinePause: _PAUSES,
    requests.Resume: _SEATED | {"moved-on"},
    requests.SayWord: _HANDS | {"word-later", "word-muted", "limit-word", "moved-on"},
    requests.Leave: _SEATED | _LOBBYS | {"table-gone"},
    requests.TakeSeatBack: _SEATED | {"table-gone"},
    requests.AskForSeat: _SEATS | {"substitute-lobby", "substitute-no-seat", "table-gone", "limit-seat"},
    requests.AdmitSubstitute: {"substitute-not-yours"},
    requests.RefuseSubstitute: {"substitute-not-yours"},
    requests.Kick: _SEATED
    | {"remove-lobby", "remove-not-here", "remove-yourself", "vote-too-few", "table-gone"},
    requests.VoteOnKick: {"vote-not-yours"},
    requests.ShowAgain: {"limit-shown", "table-gone"},
    requests.End: {"end-not-yours", "table-gone"},
}
"""The reasons for which each request may be refused. Requests of the bot itself may not be refused."""


def _nothing_to_do(case: _Refused) -> bool:
    """Return whether the request comes too late or asks for something that does not exist."""
    row = case.row
    match case.request:
        case requests.Shout(move):
            return move.partition(":")[0] not in case.saved.shouts
        case requests.StartNextRound():
            return row.state not in {State.BETWEEN, State.PAUSED} or case.older
        case requests.Resume():
            return row.state != State.PAUSED
        case requests.RemovePlayer(key):
            return key not in {chair.key for chair in row.chairs} or key == str(row.host_id)
        case requests.ChooseGame(game):
            return game not in GAMES
        case requests.ChoosePreset(name):
            return name not in GAMES[row.game].presets
        case requests.SetPace(seconds, increment):
            return not 0 <= increment <= seconds <= (SLOW - 1 if increment else LONGEST_TURN)
        case requests.SetLevel(level):
            return level not in LEVELS
    return asks_for_nobody(row, case.user_id, case.request)


def _not_seated(case: _Refused) -> bool:
    """Return whether the person who asks has no seat.

    For a vote to remove a player, someone who is away has none either, but who is in charge may always ask.
    """
    if isinstance(case.request, requests.Kick):
        return not case.in_charge and case.user_id not in case.row.people
    return case.user_id not in case.row.owners


def _may_end(case: _Refused) -> bool:
    """Return whether the person may end the table for everybody."""
    return case.actor.may_manage_messages or case.user_id in enders(case.row, case.guild)


_HOLDS: dict[str, Callable[[_Refused], bool]] = {
    "barred": lambda case: case.user_id in case.guild.barred,
    "end-not-yours": lambda case: not _may_end(case),
    "hand-abandoned": lambda case: case.row.state == State.ABANDONED,
    "hand-away": lambda case: case.away and case.row.live,
    "hand-between": lambda case: case.row.state == State.BETWEEN,
    "hand-lobby": lambda case: case.row.state == State.LOBBY,
    "hand-over": lambda case: case.row.state == State.OVER,
    "hand-paused": lambda case: case.row.state == State.PAUSED,
    "hand-wait": lambda case: case.row.seat_of(case.user_id) not in case.saved.waiting,
    "hint-off": lambda case: not case.guild.hints,
    "hint-rated": lambda case: bool(case.row.rated),
    "host-only": lambda case: case.row.state == State.LOBBY and case.user_id != case.row.host_id,
    "invite-already": lambda case: case.request.guest.user_id in {*case.row.owners, *case.row.pending},
    "invite-barred": lambda case: case.request.guest.user_id in case.guild.barred,
    "invite-full": lambda case: len(case.row.chairs) + len(case.row.pending) >= case.seats[-1],
    "invite-not-you": lambda case: case.user_id not in case.row.pending,
    "lobby-already-in": lambda case: case.user_id in case.row.owners,
    "seat-already": lambda case: case.user_id in case.row.owners,
    "lobby-closed": lambda case: case.row.state != State.LOBBY,
    "lobby-expected": lambda case: len(case.row.chairs) + len(case.row.pending) >= case.seats[-1],
    "lobby-full": lambda case: len(case.row.chairs) >= case.seats[-1],
    "lobby-seats": lambda case: len(case.row.chairs) not in case.seats,
    "lobby-seats-either": lambda case: len(case.row.chairs) not in case.seats,
    "lobby-seats-exactly": lambda case: len(case.row.chairs) not in case.seats,
    "moved-on": _nothing_to_do,
    "partner-taken": lambda case: case.request.key in taken_partners(case.row, case.user_id),
    "options-clash": _Refused.clashes,
    "refusal-stranger": _not_seated,
    "remove-lobby": lambda case: case.row.state == State.LOBBY,
    "remove-not-here": lambda case: case.request.guest.user_id not in case.row.owners,
    "remove-yourself": lambda case: case.request.guest.user_id == case.user_id,
    "stale-click": lambda case: case.row.state != State.PLAYING or case.older,
    "start-not-told": lambda case: case.unheard,
    "start-overtaken": lambda case: case.changed,
    "substitute-lobby": lambda case: case.row.state == State.LOBBY,
    "substitute-no-seat": lambda case: not case.row.computers,
    "substitute-not-yours": lambda case: not case.in_charge,
    "table-gone": lambda case: not case.row.live,
    "undo-not-yours": lambda case: case.request.user_id == case.user_id,
    "undo-rated": lambda case: bool(case.row.rated),
    "undo-too-late": lambda case: (
        case.saved.match is None
        or case.saved.match.undoable() != case.row.seat_of(case.user_id)
        or "hinted" in (case.row.questions or "")
    ),
    "vote-not-yours": lambda case: case.user_id not in case.others(case.request.user_id),
    "vote-too-few": lambda case: len(case.others(case.request.guest.user_id)) < 2 and not case.in_charge,
}
"""By reason, whether it is true. The reasons by which people must wait are not here."""


@dataclass(slots=True)
class RefusalLaws:
    """Judges that people are refused only for a reason that is true.

    Args:
        guild: returns the settings of the server.
    """

    time: Time
    faults: Faults
    guild: Callable[[], GuildSettings]
    _offered: dict[tuple[str, int], int] = field(default_factory=dict)
    """By table and version, the number of moves made when its controls were last drawn."""
    _granted: dict[tuple[str, str, int], float] = field(default_factory=dict)
    """By reason, table and person (0: anybody), when the waiting time began, in Unix time."""

    def published(self, table: Snapshot) -> None:
        """Record how many moves had been made when the controls of a snapshot's version were drawn."""
        moment = (table.table_id, table.version)
        self._offered[moment] = max(table.made, self._offered.get(moment, 0))

    def granted(self, table_id: str, cause: Cause) -> None:
        """Record a granted request after which another must wait for a while, or may come at once."""
        match cause.request:
            case requests.ShowAgain():
                self._granted["limit-shown", table_id, 0] = cause.at
            case requests.AskForSeat():
                self._granted["limit-seat", table_id, cause.actor.user_id] = cause.at
            case requests.RemovePlayer(key) if key.isdecimal():
                self._granted["limit-lobby", table_id, int(key)] = cause.at
            case requests.Invite(guest):
                self._granted.pop(("limit-lobby", table_id, guest.user_id), None)

    def broken(
        self, saved: Saved, actor: Actor, request: Request, refusal: RefusedError, revision: int
    ) -> Iterator[str]:
        """Yield a breach if a request was refused without a valid reason.

        Args:
            saved: the table at the refusal.
            revision: of the table when the request arrived.
        """
        if isinstance(refusal, IllegalMoveError):
            founded = not _legal(saved, actor, request)
        else:
            case = self._case(saved, actor, request, revision)
            key = refusal.key
            founded = key in _REASONS.get(type(request), ()) and _holds(key, case)
        yield from broken_if(not founded, _unfounded(actor, request, refusal))

    def _case(self, saved: Saved, actor: Actor, request: Request, revision: int) -> _Refused:
        offered = self._offered.get((saved.row.id, getattr(request, "version", -1)))
        older = offered is None or (saved.match is not None and _moved_on(saved.match, offered))
        whose = {"limit-shown": 0, "limit-seat": actor.user_id, "limit-lobby": actor.user_id}
        since = {key: self._granted.get((key, saved.row.id, user_id)) for key, user_id in whose.items()}
        waits = {key: at is not None and self.time.wall < at + REST[key] for key, at in since.items()}
        changed, unheard = saved.row.revision > revision, self.faults.of_discord > 0
        return _Refused(saved, actor, request, self.guild(), older, changed, waits, unheard)

    def broken_by_opening(
        self,
        tables: Mapping[str, Row],
        before: Mapping[str, Row],
        actor: Actor,
        request: OpenTable | Rematch,
        refusal: RefusedError,
    ) -> Iterator[str]:
        """Yield a breach if a request for a table was refused without a valid reason.

        Args:
            tables: all tables by id.
            before: the tables when the request arrived. Tables that ended or changed their host since then
                may still count.
        """
        rows = [row for row in tables.values() if row.id not in before or before[row.id].live]
        hosts = [{row.host_id, before.get(row.id, row).host_id} for row in rows]
        match_id = request.match_id if isinstance(request, Rematch) else ""
        played = tables.get(match_id)
        known = request.game in {"", *GAMES} if isinstance(request, OpenTable) else played is not None
        holds = {
            "barred": actor.user_id in self.guild().barred,
            "limit-hosted": sum(actor.user_id in each for each in hosts) >= HOSTED,
            "limit-channel": sum(within(row, actor) for row in rows) >= IN_CHANNEL,
            "limit-server": len(rows) >= ON_SERVER,
            "table-gone": not known,
            "refusal-stranger": played is not None and actor.user_id not in played.owners,
            "rematch-open": bool(match_id) and any(row.follows == match_id for row in rows),
        }
        yield from broken_if(not holds.get(refusal.key), _unfounded(actor, request, refusal))


def _unfounded(actor: Actor, request: object, refusal: RefusedError) -> str:
    name = type(request).__name__
    return f"{name} of user {actor.user_id} was refused for a reason that is not true: {refusal.key}"


def _holds(key: str, case: _Refused) -> bool:
    return case.waits[key] if key in case.waits else _HOLDS[key](case)


def within(row: Row, actor: Actor) -> bool:
    """Return whether a table is in the actor's channel or one of its threads."""
    return bool({row.channel_id, row.parent_id} & {actor.channel_id, actor.parent_id} - {None})


def _legal(saved: Saved, actor: Actor, request: Request) -> bool:
    """Return whether the requested move is legal. True also if the request is no move."""
    seat = saved.row.seat_of(actor.user_id)
    if saved.match is None or seat is None or not isinstance(request, requests.Play | requests.Shout):
        return True
    return request.move in {move.text for move in saved.match.round.legal(seat)}


def _moved_on(match: Match, made: int) -> bool:
    """Return whether the choices of people have changed since `made` moves.

    Moves that are accepted in order of arrival, such as a call, change them only if they take a choice away.
    """
    later = match.record[made:]
    if any(_verb(text) not in match.game.out_of_turn for _, text in later):
        return True
    if not later:
        return False
    again = Match.replay(match.game, match.seats, match.seed, match.record[:made])
    for seat, text in later:
        rounds, before = again.rounds, _choices(again)
        again.repeat(seat, text)
        if again.rounds > rounds or not _choices(again) <= before:
            return True
    return False


def _choices(match: Match) -> set[tuple[Seat, tuple[str, ...]]]:
    """Return the seats that must move, each with its moves that are not accepted out of turn."""
    out_of_turn = match.game.out_of_turn
    return {
        (seat, tuple(move.text for move in match.round.legal(seat) if move.verb not in out_of_turn))
        for seat in match.round.waiting()
    }


def _verb(text: str) -> str:
    return text.partition(":")[0]
