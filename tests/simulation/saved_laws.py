"""The laws of commits: which change of a table may follow which, and whose request may cause it.

They check a table's states, its questions, and what a round, a match and the ratings are credited with. Each
commit is judged by two rows of the database, the moves between them and the request. The only code shared
with the program is the ranking of seats, which has its own tests.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from hashlib import sha256
from typing import Any

from openskill.models import PlackettLuce

from bot.preferences import DAY, PATIENT, GuildSettings, UserSettings
from bot.store import State
from bot.tables.state import requests
from bot.tables.state.deadlines import SLOW
from bot.tables.state.results import ranks
from tests.simulation.move_laws import Cause, MoveLaws, broken_if
from tests.simulation.opening_laws import OpeningLaws
from tests.simulation.people_laws import broken_by_people
from tests.simulation.shadow import Commit, Row, Shadow

FOLLOWS: dict[str, set[str]] = {
    State.LOBBY: {State.LOBBY, State.PLAYING, State.ABANDONED},
    State.PLAYING: {State.PLAYING, State.BETWEEN, State.PAUSED, State.OVER, State.ABANDONED},
    State.BETWEEN: {State.BETWEEN, State.PLAYING, State.PAUSED, State.ABANDONED},
    State.PAUSED: {State.PAUSED, State.PLAYING, State.BETWEEN, State.ABANDONED},
}
"""The states that may follow each state. No state follows the end."""
PAUSABLE = (State.PLAYING, State.BETWEEN)
"""The states in which a match may be paused."""
_FIXED = ("game", "options", "turn_seconds", "level", "rated", "channel_id")
"""What all players agreed to when they sat down. It stays the same during a match."""
_MODEL = PlackettLuce()


class SavedLaws:
    """Judges which commits may follow which, and whose request may cause them.

    Args:
        settings: returns the settings of a person.
        guild: returns the settings of the server.
    """

    def __init__(
        self, shadow: Shadow, settings: Callable[[int], UserSettings], guild: Callable[[], GuildSettings]
    ) -> None:
        self._shadow = shadow
        self._guild = guild
        self.openings = OpeningLaws(shadow.tables, guild)
        """The laws of opening."""
        self._moves = MoveLaws(settings)
        self._ratings: dict[tuple[int, str, int], tuple[float, float, int]] = {}

    def broken(self, commit: Commit, cause: Cause) -> Iterator[str]:
        """Yield the breaches of a commit: of the table's row, its people, questions, moves, rounds and
        result."""
        row, before = commit.saved.row, commit.before
        if before is None:
            yield from self.openings.broken(row, cause)
            return
        yield from broken_if(
            row.revision != before.revision + 1, f"revision {row.revision} follows {before.revision}"
        )
        yield from broken_if(not before.live, "a table changed after its end")
        yield from self._states(commit, before, cause)
        yield from broken_by_people(commit, before, cause)
        yield from _given_up(before, row, cause)
        yield from _questions(commit, before, cause, self._guild().barred)
        yield from _answers(before, row, cause)
        yield from _next_round(before, row, cause)
        yield from self._moves.broken(commit, before, cause)
        if commit.rounds:
            yield from self._rounds(commit, before)
        if row.state == State.OVER and before.state != State.OVER:
            yield from self._result(commit, before)
            yield from self._rated(commit, before)

    # -- states --------------------------------------------------------------------------------

    def _states(self, commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
        saved, row = commit.saved, commit.saved.row
        yield from broken_if(
            row.state not in FOLLOWS.get(before.state, ()), f"{row.state} follows {before.state}"
        )
        if row.live:
            yield from broken_if(
                (row.state == State.PAUSED) != (row.resumes is not None),
                "a paused table has no state to resume, or another table has one",
            )
        if before.state == State.PAUSED and row.state in PAUSABLE:
            dealt = (
                row.state == State.PLAYING and row.turn_seconds >= SLOW
            )  # all who are still there had asked for the next round
            at = {before.resumes} | ({State.PLAYING} if dealt else set())
            ended = f"a pause of {before.resumes} ended in {row.state}"
            yield from broken_if(row.state not in at, ended)
        if before.state in PAUSABLE and row.state == State.PAUSED:
            place = State.BETWEEN if commit.rounds else before.state
            yield from broken_if(row.resumes != place, f"a pause of {place} will resume in {row.resumes}")
            yield from broken_if(not _may_pause(before, row, cause), "a pause without everybody's consent")
        yield from broken_if(row.state in PAUSABLE and not row.people, "a match goes on without people")
        fixed = (row.guild_id, row.secret, row.follows) == (before.guild_id, before.secret, before.follows)
        yield from broken_if(not fixed, "the server, the secret or the original match has changed")
        yield from _dealt_from(before, row)
        match = saved.match
        if match is None or row.state == State.ABANDONED:
            return
        if before.state != State.LOBBY:
            changed = [name for name in _FIXED if getattr(row, name) != getattr(before, name)]
            if _slowed(before, row, cause):
                changed.remove("turn_seconds")
            yield from broken_if(bool(changed), f"{changed} of a running match have changed")
            same = len(row.chairs) == len(before.chairs)
            yield from broken_if(not same, "the number of seats of a running match has changed")
        yield from broken_if(
            (match.winners is not None) != (row.state == State.OVER),
            f"a match in state {row.state} has the winners {match.winners}",
        )
        place = row.resumes or row.state
        fresh = bool(match.outcomes) and saved.made == saved.ended_after
        yield from broken_if(
            place == State.BETWEEN and not fresh, "a table is between rounds in the middle of one"
        )

    # -- results and ratings -------------------------------------------------------------------

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
        yield from broken_if(found != wanted, f"a round is credited {found}, not {wanted}")

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
        yield from broken_if(found != wanted, f"a match is credited {found}, not {wanted}")
        done = self._shadow.ask(
            "SELECT seat, name, count FROM feats WHERE match_id = ? ORDER BY seat, name", before.id
        )
        counted = [
            (seat, name, count)
            for (seat, name), count in sorted(commit.saved.achievements.items())
            if before.chairs[seat].played_by is not None and commit.saved.row.chairs[seat].steady
        ]
        yield from broken_if(done != counted, f"achievements are {done}, not {counted}")

    def _rated(self, commit: Commit, before: Row) -> Iterator[str]:
        """Yield a breach if the saved ratings differ from those computed from all earlier results."""
        row, match = commit.saved.row, commit.saved.match
        assert match is not None
        places = ranks(match.totals, match.winners or (), lowest_wins=match.game.lowest_wins)
        rated: dict[int, dict[int, float]] = {}
        for seat, chair in enumerate(before.chairs):
            if chair.played_by is not None and row.chairs[seat].steady:
                side = match.game.side(seat, match.seats)[0]
                rated.setdefault(side, {})[chair.played_by] = float(places[seat])
        if row.rated and len(rated) > 1:
            for game in (row.game, ""):
                self._rate(row.guild_id, game, list(rated.values()))
        found = {
            (guild, game, user): (mu, sigma, matches)
            for guild, game, user, mu, sigma, matches in self._shadow.ask("SELECT * FROM ratings")
        }
        yield from broken_if(found != self._ratings, f"the ratings are {found}, not {self._ratings}")

    def _rate(self, guild: int, game: str, sides: list[dict[int, float]]) -> None:
        """Rate the sides of a match, each a mapping from its people to their ranks."""
        known = {user: self._ratings.get((guild, game, user)) for side in sides for user in side}
        skills = {user: _MODEL.rating(*each[:2]) if each else _MODEL.rating() for user, each in known.items()}
        teams = [[skills[user] for user in side] for side in sides]
        after = _MODEL.rate(teams, ranks=[next(iter(side.values())) for side in sides])
        for side, ratings in zip(sides, after, strict=True):
            for user, rating in zip(side, ratings, strict=True):
                matches = (known[user] or (0, 0, 0))[2]
                self._ratings[guild, game, user] = (rating.mu, rating.sigma, matches + 1)


# -- states ----------------------------------------------------------------------------------------


def _dealt_from(before: Row, row: Row) -> Iterator[str]:
    """Yield a breach if a match begins with a seed that is not the hash of secret and beacon.

    Yield one if the seed or the beacon changes in any other save.
    """
    if before.state == State.LOBBY and row.state == State.PLAYING:
        mix = sha256(f"{row.secret}/{row.beacon}".encode()).hexdigest()
        yield from broken_if(
            row.seed != mix, "the deal does not follow from the sealed secret and the beacon"
        )
    elif (row.seed, row.beacon) != (before.seed, before.beacon):
        yield "the seed or the beacon has changed"


def _may_pause(before: Row, row: Row, cause: Cause) -> bool:
    """Return whether a match may be paused: all people at the table agree, or none is left."""
    if not row.people:
        return True
    agreed = {
        each for question in before.asked() if question["kind"] == "pause" for each in question["agreed"]
    }
    agrees = isinstance(cause.request, requests.AskPause | requests.AgreeToPause)
    return set(row.people) <= agreed | ({cause.actor.user_id} if agrees else set())


def _given_up(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach if a table with people was closed by a request that may not close it."""
    if row.state != State.ABANDONED:
        return
    ends = [requests.End, requests.CloseTable]
    if before.state == State.LOBBY:
        ends += [requests.TimeIsUp, requests.NotShown]
    given_up = isinstance(cause.request, tuple(ends)) or not row.owners
    sitting = f"{type(cause.request).__name__} closed a table at which {row.owners} sit"
    yield from broken_if(not given_up, sitting)


# -- questions -------------------------------------------------------------------------------------


_ASKS = {
    "pause": requests.AskPause,
    "vote": requests.Kick,
    "seat": requests.AskForSeat,
    "undo": requests.TakeBack,
}
"""The only request that may ask each kind of question."""


def _questions(commit: Commit, before: Row, cause: Cause, barred: Collection[int]) -> Iterator[str]:
    row = commit.saved.row
    questions = row.asked()
    yield from broken_if(bool(questions) and not row.live, "a question is open after the end")
    yield from broken_if(bool(questions) and row.state == State.LOBBY, "a question is open in a lobby")
    for question in questions:
        match question["kind"]:
            case "pause":
                yield from broken_if(row.state == State.PAUSED, "a pause is requested during a pause")
                yield from broken_if(not question["agreed"], "a pause is requested by nobody")
                agreed = set(row.people) <= set(question["agreed"])
                yield from broken_if(agreed, "everybody agreed to a pause that does not begin")
            case "vote":
                yield from _vote(row, question)
            case "undo":
                yield from broken_if(bool(row.rated), "a lay may be taken back at a rated table")
                agreed = set(row.people) <= {*question["agreed"], question["user"]}
                yield from broken_if(agreed and row.state == State.PLAYING, "an agreed lay is not taken back")
            case "seat":
                yield from broken_if(question["user"] in row.owners, "a seated person waits for a seat")
            case "next":
                yield from _ready(row, before, question, cause)
    known, still = ({_key(each) for each in open_then} for open_then in (before.asked(), questions))
    for kind in {kind for kind, _ in still - known} & _ASKS.keys():
        asks = isinstance(cause.request, _ASKS[kind])
        yield from broken_if(not asks, f"{type(cause.request).__name__} opened a question: {kind}")
    gone = [each for each in before.asked() if _key(each) not in still]
    if row.live:
        for question in gone:
            may_close = _may_close(before, row, question, cause, barred)
            yield from broken_if(not may_close, f"{question} has been closed")


def _vote(row: Row, question: dict[str, Any]) -> Iterator[str]:
    twice = set(question["kick"]) & set(question["keep"])
    yield from broken_if(bool(twice), f"{sorted(twice)} voted for both")
    yield from broken_if(question["user"] not in row.owners, "a vote is open about a person who has left")
    voters = set(row.people) - {question["user"]}
    half, kick, keep = len(voters) / 2, set(question["kick"]) & voters, set(question["keep"]) & voters
    decided = len(voters) < 2 or len(kick) > half or len(voters - keep) <= half
    yield from broken_if(decided, "a decided vote is still open")


def _ready(row: Row, before: Row, question: dict[str, Any], cause: Cause) -> Iterator[str]:
    """Yield the breaches of the question in which people say that they are ready for the next round.

    Args:
        question: that question, as it is saved.
    """
    yield from broken_if(row.turn_seconds < SLOW, "a quick table waits until everybody is ready")
    between = State.BETWEEN in {row.state, row.resumes}
    yield from broken_if(not between, "people are ready for the next round during a round")
    everybody = row.state == State.BETWEEN and set(row.people) <= set(question["ready"])
    yield from broken_if(everybody, "everybody is ready, but the next round does not begin")
    gone = set(question["ready"]) - set(row.owners)
    yield from broken_if(bool(gone), f"{sorted(gone)}, who have left, are ready for the next round")
    known = {each for other in before.asked() if other["kind"] == "next" for each in other["ready"]}
    for user_id in sorted(set(question["ready"]) ^ known):
        asks = isinstance(cause.request, requests.StartNextRound) and user_id == cause.actor.user_id
        left = user_id in known and user_id not in row.owners
        yield from broken_if(not (asks or left), f"{user_id} is or is no longer ready without a request")


_ANSWERS: dict[str, tuple[type[Any], ...]] = {
    "agreed": (requests.AskPause, requests.AgreeToPause, requests.TakeBack, requests.AnswerTakeBack),
    "kick": (requests.Kick, requests.VoteOnKick),
    "keep": (requests.Kick, requests.VoteOnKick),
}
"""The requests that change each list of answers to a question."""


def _answers(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach for answers to an open question that changed without a request of their givers."""
    known = {_key(each): each for each in before.asked()}
    for question in row.asked():
        earlier = known.get(_key(question), {})
        for name in sorted(_ANSWERS.keys() & question.keys()):
            others = set(question[name]) ^ set(earlier.get(name, ()))
            if isinstance(cause.request, _ANSWERS[name]) and _about(cause) in {0, question.get("user", 0)}:
                others -= {cause.actor.user_id}
            yield from broken_if(
                bool(others), f"{name} of {_key(question)} changed by {sorted(others)}, who did not answer"
            )


def _about(cause: Cause) -> int:
    """Return the subject of the vote that a request starts or answers; 0 if it does neither."""
    match cause.request:
        case requests.Kick(guest):
            return guest.user_id
        case requests.VoteOnKick(user_id) | requests.AnswerTakeBack(user_id):
            return user_id
    return 0


def _next_round(before: Row, row: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach if a round is dealt too early. At a slow table all people must ask for it."""
    if before.state != State.BETWEEN or row.state != State.PLAYING:
        return
    asks = isinstance(cause.request, requests.StartNextRound)
    ready = {each for other in before.asked() if other["kind"] == "next" for each in other["ready"]}
    ready |= {cause.actor.user_id} if asks else set()
    agreed = asks if row.turn_seconds < SLOW else set(row.people) <= ready
    dealt = agreed or isinstance(cause.request, requests.TimeIsUp)
    yield from broken_if(not dealt, f"a round is dealt while only {sorted(ready)} of {row.people} are ready")


def _key(question: dict[str, Any]) -> tuple[str, int]:
    return question["kind"], question.get("user", 0)


def _may_close(
    before: Row, row: Row, question: dict[str, Any], cause: Cause, barred: Collection[int]
) -> bool:
    """Return whether this change may have closed the question."""
    request = cause.request
    match question["kind"]:
        case "pause":
            return row.state == State.PAUSED or isinstance(request, requests.DeclinePause)
        case "vote":
            return question["user"] not in row.owners or _lost(before, row, question, cause)
        case "undo":
            return True
        case "next":
            return row.state == State.PLAYING or not set(question["ready"]) & set(row.owners)
        case _:
            if question["user"] in row.owners:
                return True
            free = before.computers and question["user"] not in barred
            if isinstance(request, requests.AdmitSubstitute) and free:
                return False  # a person who is admitted has a seat
            if isinstance(request, requests.AdmitSubstitute | requests.RefuseSubstitute):
                return bool(question["user"] == request.guest.user_id)
            return False


def _lost(before: Row, row: Row, question: dict[str, Any], cause: Cause) -> bool:
    """Return whether a vote can no longer succeed. It needs two votes, and more than half of the others."""
    keep, actor = set(question["keep"]), cause.actor.user_id
    match cause.request:
        case requests.VoteOnKick(about, kick) if about == question["user"]:
            keep = keep - {actor} if kick else keep | {actor}
        case requests.Kick(guest) if guest.user_id == question["user"]:
            keep -= {actor}
    those_there = [set(people) - {question["user"]} for people in (before.people, row.people)]
    return any(len(each) < 2 or len(each - keep) <= len(each) / 2 for each in those_there)


def _slowed(before: Row, row: Row, cause: Cause) -> bool:
    """Return whether a live table has turned slow because somebody was away when their time was up."""
    alone = sum(chair.user_id is not None for chair in before.chairs) == 1
    gives = before.turn_seconds == PATIENT or (alone and before.turn_seconds < SLOW)
    return (
        gives
        and before.bank() is None
        and row.turn_seconds == DAY
        and isinstance(cause.request, requests.TimeIsUp)
    )
