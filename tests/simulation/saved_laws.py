"""The laws of what is saved: which change of a table may follow which, and by whose doing.

Each is judged by two rows of the database, the moves between them and the request that was carried out;
nothing here asks the table service what it thinks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from openskill.models import PlackettLuce

from bot.store import State
from bot.tables import requests as asked
from bot.tables.requests import SERVICE, Actor, OpenTable, Rematch, Request
from bot.tables.results import ranks
from engine import GAMES, Seat
from tests.simulation.shadow import Chair, Commit, Row, Shadow

FOLLOWS: dict[str, set[str]] = {
    State.LOBBY: {State.LOBBY, State.PLAYING, State.ABANDONED},
    State.PLAYING: {State.PLAYING, State.BETWEEN, State.PAUSED, State.OVER, State.ABANDONED},
    State.BETWEEN: {State.BETWEEN, State.PLAYING, State.PAUSED, State.ABANDONED},
    State.PAUSED: {State.PAUSED, State.PLAYING, State.BETWEEN, State.ABANDONED},
}
"""The states that may follow each; nothing follows the end."""
RESTING = (State.PLAYING, State.BETWEEN)
_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Cause:
    """What a table was being asked when it changed."""

    actor: Actor = SERVICE
    request: Request | OpenTable | Rematch = field(default_factory=OpenTable)
    version: int = 0
    turn: int = 0
    """The table's when the request was carried out."""
    at: float = 0.0
    """The time on the wall."""


class SavedLaws:
    """The laws of what is saved.

    Args:
        auto_call: whether the bot shouts for a person.
    """

    def __init__(self, shadow: Shadow, auto_call: Callable[[int], bool]) -> None:
        self._shadow = shadow
        self._auto_call = auto_call
        self._ratings: dict[tuple[int, str, int], tuple[float, float, int]] = {}

    def broken(self, commit: Commit, cause: Cause) -> Iterator[str]:
        """Return what is wrong with a change."""
        row, before = commit.saved.row, commit.before
        if before is None:
            yield from _if(row.revision != 1, f"the first revision is {row.revision}")
            return
        yield from _if(
            row.revision != before.revision + 1, f"revision {row.revision} follows {before.revision}"
        )
        yield from _if(not before.live, "a table that had ended has changed")
        yield from self._states(commit, before, cause)
        yield from _people(commit, before, cause)
        yield from _questions(commit, before, cause)
        yield from self._moves(commit, before, cause)
        yield from _times(commit)
        if commit.rounds:
            yield from self._rounds(commit, before)
        if row.state == State.OVER and before.state != State.OVER:
            yield from self._result(commit, before)
            yield from self._rated(commit, before)

    # -- states --------------------------------------------------------------------------------

    def _states(self, commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
        saved, row = commit.saved, commit.saved.row
        yield from _if(row.state not in FOLLOWS.get(before.state, ()), f"{row.state} follows {before.state}")
        if row.live:
            yield from _if(
                (row.state == State.PAUSED) != (row.resumes is not None), "a pause goes on nowhere"
            )
        if before.state == State.PAUSED and row.state in RESTING:
            yield from _if(row.state != before.resumes, f"a pause of {before.resumes} ended in {row.state}")
        if before.state in RESTING and row.state == State.PAUSED:
            place = State.BETWEEN if commit.rounds else before.state
            yield from _if(row.resumes != place, f"a pause of {place} goes on in {row.resumes}")
            yield from _if(not _may_pause(before, row, cause), "a pause that not everybody agreed to")
        yield from _if(row.state in RESTING and not row.people, "a match goes on with nobody there")
        fixed = (row.guild_id, row.secret, row.follows) == (before.guild_id, before.secret, before.follows)
        yield from _if(not fixed, "what never changes has changed")
        yield from _dealt_from(before, row)
        match = saved.match
        if match is None or row.state == State.ABANDONED:
            return
        if before.state != State.LOBBY:
            same = (row.game, row.options, len(row.chairs)) == (
                before.game,
                before.options,
                len(before.chairs),
            )
            yield from _if(not same, "the rules or seats of a running match have changed")
        yield from _if(
            (match.winners is not None) != (row.state == State.OVER), f"{row.state}, {match.winners}"
        )
        place = row.resumes or row.state
        fresh = bool(match.outcomes) and saved.made == saved.ended_after
        yield from _if(place == State.BETWEEN and not fresh, "between rounds in the middle of one")

    # -- moves ---------------------------------------------------------------------------------

    def _moves(self, commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
        if not commit.moves:
            return
        yield from _if(before.state != State.PLAYING, f"a move while the table was {before.state}")
        seats = [seat for _, seat, _ in commit.moves]
        first, request = seats[0], cause.request
        chair = before.chairs[first] if first < len(before.chairs) else None
        match request:
            case asked.Play(version, move):
                own = chair is not None and chair.played_by == cause.actor.user_id
                yield from _if(not own, f"seat {first} was moved by {cause.actor.user_id}")
                yield from _if(version != cause.version, "a move was taken from a stale control")
                yield from _if(not _same(commit.moves[0][2], move), f"{move} became {commit.moves[0][2]}")
                yield from self._called(commit, before)
            case asked.Shout():
                own = chair is not None and chair.played_by == cause.actor.user_id
                yield from _if(not own or len(seats) > 1, f"seat {first} was shouted for")
            case asked.ComputerMoves():
                by_computer = chair is not None and chair.played_by is None
                yield from _if(not by_computer or len(seats) > 1, f"a computer moved for seat {first}")
            case asked.TimeIsUp():
                late = [before.chairs[seat].played_by for seat in seats]
                yield from _if(None in late, "the time of a computer ran out")
                yield from _if(
                    first not in commit.waiting, "the time ran out of a seat that was not waited for"
                )
            case _:
                yield f"{type(request).__name__} made a move"

    def _called(self, commit: Commit, before: Row) -> Iterator[str]:
        """Return what is wrong with the moves after the one that a person made."""
        first = commit.moves[0][1]
        for _, seat, text in commit.moves[1:]:
            user_id = before.chairs[seat].user_id
            shouted = text.partition(":")[0] in commit.saved.shouts
            wanted = seat == first and user_id is not None and self._auto_call(user_id)
            yield from _if(not (shouted and wanted), f"seat {seat} moved without being asked: {text}")

    # -- credits -------------------------------------------------------------------------------

    def _rounds(self, commit: Commit, before: Row) -> Iterator[str]:
        match = commit.saved.match
        assert match is not None
        found = self._shadow.ask(
            "SELECT number, seat, user_id, score, won FROM round_scores WHERE match_id = ? AND number >= ? "
            "ORDER BY number, seat",
            *(before.id, match.rounds - commit.rounds),
        )
        wanted = [
            (number, seat, chair.played_by, outcome.scores[seat], int(seat in outcome.winners))
            for number, outcome in list(enumerate(match.outcomes))[-commit.rounds :]
            for seat, chair in enumerate(before.chairs)
        ]
        yield from _if(found != wanted, f"a round is credited {found}, not {wanted}")

    def _result(self, commit: Commit, before: Row) -> Iterator[str]:
        match = commit.saved.match
        assert match is not None
        winners = match.winners or ()
        found = self._shadow.ask(
            "SELECT seat, user_id, total, won FROM results WHERE match_id = ? ORDER BY seat", before.id
        )
        wanted = [
            (seat, chair.played_by, match.totals[seat], int(seat in winners))
            for seat, chair in enumerate(before.chairs)
        ]
        yield from _if(found != wanted, f"a match is credited {found}, not {wanted}")
        done = self._shadow.ask(
            "SELECT seat, name, count FROM feats WHERE match_id = ? ORDER BY seat, name", before.id
        )
        counted = [
            (seat, name, count)
            for (seat, name), count in sorted(commit.saved.feats.items())
            if before.chairs[seat].played_by is not None and commit.saved.row.chairs[seat].steady
        ]
        yield from _if(done != counted, f"achievements are {done}, not {counted}")

    def _rated(self, commit: Commit, before: Row) -> Iterator[str]:
        """Return what is wrong with the ratings, after working them out from the beginning."""
        row, match = commit.saved.row, commit.saved.match
        assert match is not None
        places = ranks(match.totals, match.winners or (), lowest_wins=match.game.lowest_wins)
        rated = {
            chair.played_by: float(places[seat])
            for seat, chair in enumerate(before.chairs)
            if chair.played_by is not None and row.chairs[seat].steady
        }
        if len(rated) > 1:
            for game in (row.game, ""):
                self._rate(row.guild_id, game, rated)
        found = {
            (guild, game, user): (mu, sigma, matches)
            for guild, game, user, mu, sigma, matches in self._shadow.ask("SELECT * FROM ratings")
        }
        yield from _if(found != self._ratings, f"the ratings are {found}, not {self._ratings}")

    def _rate(self, guild: int, game: str, rated: dict[int, float]) -> None:
        known = [self._ratings.get((guild, game, user)) for user in rated]
        teams = [[_MODEL.rating() if each is None else _MODEL.rating(each[0], each[1])] for each in known]
        after = _MODEL.rate(teams, ranks=list(rated.values()))
        for user, each, (rating,) in zip(rated, known, after, strict=True):
            matches = 0 if each is None else each[2]
            self._ratings[guild, game, user] = (rating.mu, rating.sigma, matches + 1)


# -- people ----------------------------------------------------------------------------------------


def _people(commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
    row, actor = commit.saved.row, cause.actor
    yield from _if(len(set(row.owners)) != len(row.owners), "a person sits in two seats")
    if row.live:
        yield from _if(row.host_id not in row.owners, "the host does not sit at the table")
    if before.state == State.LOBBY:
        most = GAMES[row.game](**json.loads(row.options)).seats[-1]
        crowded = len(row.chairs) > max(most, len(before.chairs))
        yield from _if(crowded, f"{len(row.chairs)} sit at a table for {most}")
    seated = {user_id for user_id, _, _ in row.invited} & set(row.owners)
    yield from _if(bool(seated), f"invitations are kept of {sorted(seated)}, who sit there")
    if before.state == State.LOBBY:
        return
    for seat, (old, new) in enumerate(zip(before.chairs, row.chairs, strict=True)):
        if old.user_id != new.user_id:
            allowed = (
                _may_go(before, old, cause) if new.user_id is None else _may_come(before, old, new, cause)
            )
            yield from _if(not allowed, f"seat {seat} went from {old.user_id} to {new.user_id}")
            yield from _if(bool(new.steady), "a seat that was given up counts as played throughout")
        elif old.away != new.away:
            yield from _if(bool(new.steady), "a seat that was left counts as played throughout")
            request = (asked.TimeIsUp,) if new.away else (asked.TakeSeatBack, asked.Resume)
            own = new.away or actor.user_id == new.user_id
            allowed = isinstance(cause.request, request) and own
            yield from _if(not allowed, f"{new.user_id} is {'away' if new.away else 'back'}")
            yield from _if(bool(new.away) and new.missed < 3, f"away after {new.missed} turns")


def _may_go(before: Row, old: Chair, cause: Cause) -> bool:
    """Return whether a person's seat may be given to a computer."""
    actor, request = cause.actor, cause.request
    match request:
        case asked.Leave():
            return actor.user_id == old.user_id
        case asked.Kick(guest) if guest.user_id == old.user_id:
            return _in_charge(before, actor) or _voted_out(before, guest.user_id, actor.user_id)
        case asked.VoteOnKick(user_id, kick) if user_id == old.user_id and kick:
            return _voted_out(before, user_id, actor.user_id)
        case asked.VoteOnKick(user_id) if user_id == old.user_id:
            return _voted_out(before, user_id, 0)
    return False


def _may_come(before: Row, old: Chair, new: Chair, cause: Cause) -> bool:
    """Return whether a seat may be given to a person."""
    if not (old.computer or old.away) or before.seat_of(new.user_id or 0) is not None:
        return False
    match cause.request:
        case asked.AskForSeat():
            return cause.actor.user_id == new.user_id and _in_charge(before, cause.actor)
        case asked.AdmitSubstitute(guest):
            return guest.user_id == new.user_id and _in_charge(before, cause.actor)
    return False


def _in_charge(row: Row, actor: Actor) -> bool:
    return actor.user_id == row.host_id or actor.may_manage_messages


def _voted_out(before: Row, user_id: int, voter: int) -> bool:
    """Return whether more than half of the others have voted against a person, with this one's vote."""
    voters = set(before.people) - {user_id}
    ballots = [each for each in before.asked() if each["kind"] == "vote" and each["user"] == user_id]
    against = {each for ballot in ballots for each in ballot["kick"]} | {voter}
    return len(against & voters) > len(voters) / 2


def _dealt_from(before: Row, row: Row) -> Iterator[str]:
    """Return what is wrong with what the deals come from: mixed as the match begins, and never changed."""
    if before.state == State.LOBBY and row.state == State.PLAYING:
        mix = sha256(f"{row.secret}/{row.beacon}".encode()).hexdigest()
        yield from _if(row.seed != mix, "dealt from something else than what was sealed and the beacon")
    elif (row.seed, row.beacon) != (before.seed, before.beacon):
        yield "what is dealt from has changed"


def _may_pause(before: Row, row: Row, cause: Cause) -> bool:
    """Return whether a match may rest from now on."""
    if not row.people:
        return True
    if not isinstance(cause.request, asked.AskPause | asked.AgreeToPause):
        return False
    agreed = {
        each for question in before.asked() if question["kind"] == "pause" for each in question["agreed"]
    }
    return set(row.people) <= agreed | {cause.actor.user_id}


# -- questions -------------------------------------------------------------------------------------


def _questions(commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
    row = commit.saved.row
    questions = row.asked()
    yield from _if(bool(questions) and not row.live, "a question is open at a table that has ended")
    yield from _if(bool(questions) and row.state == State.LOBBY, "a question is open in a lobby")
    for question in questions:
        match question["kind"]:
            case "pause":
                yield from _if(row.state == State.PAUSED, "a pause is asked for in a pause")
                yield from _if(not question["agreed"], "nobody asks for a pause")
            case "vote":
                yield from _vote(row, question)
            case "seat":
                yield from _if(question["user"] in row.owners, "a person who sits there waits for a seat")
    gone = [each for each in before.asked() if _key(each) not in {_key(other) for other in questions}]
    if row.live:
        for question in gone:
            yield from _if(not _may_close(before, row, question, cause), f"{question} has been closed")


def _vote(row: Row, question: dict[str, Any]) -> Iterator[str]:
    twice = set(question["kick"]) & set(question["keep"])
    yield from _if(bool(twice), f"{sorted(twice)} voted for both")
    yield from _if(question["user"] not in row.owners, "a vote is open about a person who has gone")


def _key(question: dict[str, Any]) -> tuple[str, int]:
    return question["kind"], question.get("user", 0)


def _may_close(before: Row, row: Row, question: dict[str, Any], cause: Cause) -> bool:
    """Return whether a question may have been answered by what happened."""
    request = cause.request
    match question["kind"]:
        case "pause":
            return row.state == State.PAUSED or isinstance(request, asked.DeclinePause)
        case "vote":
            decided = isinstance(request, asked.VoteOnKick | asked.Kick)
            return question["user"] not in row.owners or (decided and _lost(before, question, cause))
        case _:
            about = isinstance(request, asked.AdmitSubstitute | asked.RefuseSubstitute)
            return question["user"] in row.owners or (about and request.guest.user_id == question["user"])


def _lost(before: Row, question: dict[str, Any], cause: Cause) -> bool:
    """Return whether too few are left to vote a person out."""
    voters = set(before.people) - {question["user"]}
    against_kick = set(question["keep"])
    if isinstance(cause.request, asked.VoteOnKick) and not cause.request.kick:
        against_kick |= {cause.actor.user_id}
    else:
        against_kick -= {cause.actor.user_id}
    return len(voters - against_kick) <= len(voters) / 2


# -- times -----------------------------------------------------------------------------------------


def _times(commit: Commit) -> Iterator[str]:
    saved, row = commit.saved, commit.saved.row
    if row.deadline is not None:
        yield from _if(row.state != State.PLAYING, f"a clock runs while the table is {row.state}")
        yield from _if(not row.turn_seconds, "a clock runs at a table that has none")
    resting = not row.live or row.state == State.PAUSED
    yield from _if(resting and row.due_at is not None, f"something is due while the table is {row.state}")
    if row.state in {State.LOBBY, State.BETWEEN}:
        yield from _if(row.due_at is None, f"nothing is due while the table is {row.state}")
    if row.state == State.PLAYING and saved.match is not None:
        waiting: tuple[Seat, ...] = tuple(saved.match.round.waiting())
        computers = [seat for seat in waiting if row.chairs[seat].played_by is None]
        yield from _if(bool(computers) and row.due_at is None, "a computer is waited for and will not move")


def _same(made: str, wanted: str) -> bool:
    """Return whether a move that was made is the one that was asked for, in whatever spelling."""
    return made == wanted or made.startswith(f"{wanted}@")


def _if(condition: bool, text: str) -> Iterator[str]:
    """Return the sentence if it is true."""
    if condition:
        yield text
