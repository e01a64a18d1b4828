"""The laws of moves: who moves, at whose request, and that play continues without decisions of people.

Each is judged by the rows of the database and the rule book. The table service is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.preferences import UserSettings
from bot.store import State
from bot.tables.state import requests
from bot.tables.state.requests import SERVICE, Actor, OpenTable, Rematch, Request
from engine import UNDO, Match, Seat
from tests.simulation.shadow import Chair, Commit, Row


@dataclass(frozen=True, slots=True)
class Cause:
    """The request that caused a change of a table."""

    actor: Actor = SERVICE
    request: Request | OpenTable | Rematch = field(default_factory=OpenTable)
    version: int = 0
    turn: int = 0
    revision: int = 0
    """The revision when the request was carried out."""
    at: float = 0.0
    """The wall clock then, in Unix time."""


class MoveLaws:
    """Judges who makes a move, at whose request, and that play continues without decisions of people.

    Args:
        settings: returns the settings of a person.
    """

    def __init__(self, settings: Callable[[int], UserSettings]) -> None:
        self._settings = settings

    def broken(self, commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
        """Yield the breaches by the timers that a commit leaves, then by its moves if it has any."""
        yield from self._times(commit)
        if commit.moves:
            yield from self._made(commit, before, cause)

    def _made(self, commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
        yield from broken_if(before.state != State.PLAYING, f"a move while the table was {before.state}")
        seats = [seat for _, seat, _ in commit.moves]
        first, request = seats[0], cause.request
        chair = before.chairs[first] if first < len(before.chairs) else None
        match request:
            case requests.Play(version, move, again):
                own = chair is not None and chair.played_by == cause.actor.user_id
                yield from broken_if(not own, f"seat {first} was moved by {cause.actor.user_id}")
                yield from broken_if(version != cause.version, "a move from a stale control was accepted")
                yield from broken_if(
                    not _same(commit.moves[0][2], move), f"{move} became {commit.moves[0][2]}"
                )
                repeats = 1
                while again and commit.moves[repeats:] and commit.moves[repeats][1:] == commit.moves[0][1:]:
                    yield from broken_if(
                        not commit.forced[repeats], f"{move} was repeated although it was not forced"
                    )
                    repeats += 1
                yield from self._called(commit, before, repeats)
            case requests.Shout():
                own = chair is not None and chair.played_by == cause.actor.user_id
                yield from broken_if(not own or len(seats) > 1, f"another person shouted for seat {first}")
                verb = commit.moves[0][2].partition(":")[0]
                yield from broken_if(verb not in before.rules().shouts, f"{verb} was accepted as a shout")
            case requests.TakeBack() | requests.AnswerTakeBack():
                yield from _taken_back(commit, before, cause)
            case requests.ComputerMoves():
                by_computer = chair is not None and chair.played_by is None
                yield from broken_if(not by_computer or len(seats) > 1, f"a computer moved for seat {first}")
            case requests.MakeForcedMove():
                yield from self._forced(commit, before)
            case requests.TimeIsUp():
                late = [before.chairs[seat].played_by for seat in seats]
                yield from broken_if(None in late, "the time of a computer ran out")
                yield from broken_if(
                    first not in commit.waiting, "the time of a seat ran out that did not have to move"
                )
            case _ if all(text == UNDO for _, _, text in commit.moves):
                yield from _taken_back(commit, before, cause)  # the last who had to agree has left
            case _:
                yield f"{type(request).__name__} made a move"

    def _called(self, commit: Commit, before: Row, made: int) -> Iterator[str]:
        """Yield a breach for each move after the requested ones that is no automatic call of the same person.

        Args:
            made: the number of moves that the request covers.
        """
        first = commit.moves[0][1]
        for _, seat, text in commit.moves[made:]:
            user_id = before.chairs[seat].user_id
            shouted = text.partition(":")[0] in commit.saved.shouts
            wanted = seat == first and user_id is not None and self._settings(user_id).auto_call
            yield from broken_if(not (shouted and wanted), f"seat {seat} moved without a request: {text}")

    def _forced(self, commit: Commit, before: Row) -> Iterator[str]:
        """Yield a breach for each move of a commit that the bot may not make for a person.

        It may make forced moves that the rule book or the person's settings leave to it, and their automatic
        calls. None may make the person owe a shout.
        """
        first = commit.moves[0][1]
        user_id = before.chairs[first].played_by
        if user_id is None:
            yield f"the bot moved for the computer on seat {first}"
            return
        settings, chosen = self._settings(user_id), before.advances().get(first)
        moves = [*zip(commit.moves, commit.forced, strict=True)]
        if chosen is not None and not chosen["dropped"]:
            yield from _chosen(commit, user_id, chosen)
            moves = moves[1:]
        for (_, seat, text), forced in moves:
            if text.partition(":")[0] in commit.saved.shouts:
                allowed = settings.auto_call
            else:
                allowed = forced and _left_to_bot(commit.saved.forced_pace, text, settings)
            yield from broken_if(seat != first or not allowed, f"the bot made {text} for seat {seat}")
        yield from broken_if(commit.owed, f"the bot's move made seat {first} owe a shout")

    # -- times ---------------------------------------------------------------------------------

    def _times(self, commit: Commit) -> Iterator[str]:
        """Yield a breach if a clock or timer runs after a commit though none should, or none runs that
        should."""
        saved, row = commit.saved, commit.saved.row
        if row.deadline is not None:
            yield from broken_if(row.state != State.PLAYING, f"a clock runs while the table is {row.state}")
            yield from broken_if(not row.turn_seconds, "a clock runs at a table without clocks")
        resting = not row.live or row.state == State.PAUSED
        yield from broken_if(
            resting and row.due_at is not None, f"a timer is set while the table is {row.state}"
        )
        if row.state in {State.LOBBY, State.BETWEEN}:
            yield from broken_if(row.due_at is None, f"no timer is set while the table is {row.state}")
        if row.state == State.PLAYING and saved.match is not None:
            waiting: tuple[Seat, ...] = tuple(saved.match.round.waiting())
            computers = [seat for seat in row.computers if seat in waiting]
            yield from broken_if(
                bool(computers) and row.due_at is None, "a computer must move and has no timer"
            )
            chosen = [seat for seat, each in row.advances().items() if not each["dropped"]]
            idle = [
                seat
                for seat in waiting
                if seat in chosen or self._moved_for(row.chairs[seat], saved.match, seat)
            ]
            yield from broken_if(
                bool(idle) and row.due_at is None, f"no timer is set for the forced moves of seats {idle}"
            )
            hidden = saved.forced_pace == "drawn"  # the clock must not tell
            clock = row.deadline is not None and len(idle) == len(waiting) and not hidden
            yield from broken_if(clock, "a clock runs while only forced moves remain")
            # Computers may shout before the turn ends.
            shouts = any(saved.match.round.legal(seat) for seat in row.computers)
            if row.deadline is not None and row.due_at is not None and not (idle or shouts):
                late = row.due_at - row.deadline
                yield from broken_if(late > 0.001, f"a turn is to end {late:.1f} seconds after its deadline")

    def _moved_for(self, chair: Chair, match: Match, seat: Seat) -> bool:
        """Return whether a person's only move is a pass or a forced draw that the bot makes for them."""
        legal = match.round.legal(seat)
        pace = match.game.forced_pace(match.seats)
        if chair.played_by is None or len(legal) != 1 or legal[0].verb not in {"pass", "draw"}:
            return False
        at_will = legal[0].verb == "draw" and match.game.draws_at_will()
        return not at_will and _left_to_bot(pace, legal[0].verb, self._settings(chair.played_by))


def _left_to_bot(pace: str, text: str, settings: UserSettings) -> bool:
    """Return whether the rule book or a person leaves a forced move to the bot.

    Args:
        pace: the rule book's pace for such a move.
    """
    if pace == "press" or (pace == "drawn" and text != "draw"):
        return pace == "drawn"
    return settings.auto_draw if text in {"draw", "pass"} else settings.auto_lay


def _chosen(commit: Commit, user_id: int, chosen: dict[str, Any]) -> Iterator[str]:
    """Yield a breach if a move in advance is not the chosen one, or was made in a stale position.

    Args:
        chosen: the move in advance as it was saved before.
    """
    (number, seat, text), match = commit.moves[0], commit.saved.match
    assert match is not None, "a move was made"
    same = text == chosen["move"] or text.startswith((f"{chosen['move']}@", f"{chosen['move']}:"))
    tile = match.game.parse(text).tile == chosen["move"]
    yield from broken_if(not (same or tile), f"{chosen['move']} in advance became {text}")
    yield from broken_if(
        chosen["user"] != user_id, f"a move in advance of {chosen['user']} was made by {user_id}"
    )
    then, now = (
        Match.replay(match.game, match.seats, match.seed, match.record[:made])
        for made in (chosen["made"], number)
    )
    stale = then.rounds != now.rounds or then.round.hands[seat] != now.round.hands[seat]
    stale |= any(text == UNDO for _, text in match.record[chosen["made"] : number])
    yield from broken_if(stale, f"a move in advance of seat {seat} was made in a stale position")


def _taken_back(commit: Commit, before: Row, cause: Cause) -> Iterator[str]:
    """Yield a breach if a lay was taken back at a rated table, or neither by the rule nor by consent."""
    (_, seat, text), *more = commit.moves
    yield from broken_if(bool(more) or text != UNDO, "a request to take back a lay made another move")
    yield from broken_if(bool(before.rated), "a lay was taken back at a rated table")
    owner = before.chairs[seat].played_by
    agreed = {owner, cause.actor.user_id}
    for question in before.asked():
        if (question["kind"], question.get("user")) == ("undo", owner):
            agreed |= set(question["agreed"])
    own = isinstance(cause.request, requests.TakeBack) and cause.actor.user_id == owner
    allowed = (own and before.takes_back()) or set(commit.saved.row.people) <= agreed
    yield from broken_if(not allowed, f"seat {seat} took back a lay without consent")


def _same(made: str, wanted: str) -> bool:
    """Return whether `made` is the move `wanted`, possibly with a place (``@…``) added."""
    return made == wanted or made.startswith(f"{wanted}@")


def broken_if(condition: bool, text: str) -> Iterator[str]:
    """Yield `text` if the condition is true."""
    if condition:
        yield text
