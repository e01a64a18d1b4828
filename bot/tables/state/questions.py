"""Questions that a table has asked and that are still open: a pause, a vote, a request for a seat.

They are saved with the table's state. The same JSON stores who is ready for the next round, which seats were
given a hint for their current decision, and the moves that people have chosen in advance. This module records
answers. It knows neither who may answer nor what follows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, replace
from typing import Any, TypeAlias

from bot.tables.bank import Bank
from bot.tables.partners import Sides
from bot.tables.rest_times import Rest
from engine import Seat, View

QuestionKey: TypeAlias = tuple[str, int]
"""Identifies a question of a table: its kind, and the user id of the person it is about (0 for none)."""


@dataclass(frozen=True, slots=True)
class PauseQuestion:
    """Whether to pause the match."""

    agreed: frozenset[int] = frozenset()
    """User ids of those who agreed."""
    asked: int = 1
    """How often it was asked. A higher count shows the question again."""

    @property
    def key(self) -> QuestionKey:
        return ("pause", 0)


@dataclass(frozen=True, slots=True)
class KickVote:
    """Whether a person must leave the table."""

    user_id: int
    kick: frozenset[int] = frozenset()
    keep: frozenset[int] = frozenset()
    """User ids of those who voted to kick and to keep."""
    asked: int = 1

    @property
    def key(self) -> QuestionKey:
        return ("vote", self.user_id)

    def cast(self, voter: int, *, kick: bool) -> KickVote:
        """Return the vote with one more ballot. A later ballot replaces the voter's earlier one."""
        if kick:
            return replace(self, kick=self.kick | {voter}, keep=self.keep - {voter})
        return replace(self, kick=self.kick - {voter}, keep=self.keep | {voter})


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Whether a person may take over a computer's seat."""

    user_id: int
    name: str
    asked: int = 1

    @property
    def key(self) -> QuestionKey:
        return ("seat", self.user_id)


@dataclass(frozen=True, slots=True)
class TakeBackQuestion:
    """Whether a person may take back their last lay."""

    user_id: int
    made: int
    """How many moves had been made when it was asked. After the next move it is closed."""
    agreed: frozenset[int] = frozenset()
    """User ids of those who agreed."""
    asked: int = 1

    @property
    def key(self) -> QuestionKey:
        return ("undo", self.user_id)


NEXT_ROUND = "next"
"""The kind under which the ready people, the given hints, the former players, the sides of a lobby, and the
rules about taking back and about partners are saved."""


@dataclass(frozen=True, slots=True)
class Former:
    """A player whom another one has replaced at a seat, in the midst of a round."""

    seat: Seat
    user_id: int | None
    """None for a computer player."""
    name: str
    round: int
    """The round, counted from 0."""
    told: int
    """How many of the round's events there were when the other one took over."""


@dataclass(frozen=True, slots=True)
class Advance:
    """A move that a person has chosen before their turn. Only they may see it."""

    user_id: int
    seat: Seat
    move: str
    """In notation. A tile alone stands for its only place, whichever that is when the turn comes."""
    round: int
    """The round, counted from 0."""
    made: int
    """How many moves had been made when it was chosen."""
    held: int
    """How many tiles the seat had then."""
    dropped: str = ""
    """Why it will not be made: ``undo``, ``draw``, ``round``, ``away``, ``illegal``, ``places`` or ``call``.
    Empty while it waits."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a person's hand shows about a move in advance."""

    advance: Advance | None = None
    """The move chosen; None if there is none."""
    view: View | None = None
    """The round as their seat would see it if it were in turn; None if no label needs it."""
    choosing: bool = False
    """Whether the hand is the page on which a move in advance is chosen."""
    picked: str = ""
    """The step taken last on that page; empty on the first."""
    move: str = ""
    """The move to confirm; empty if none has been chosen on that page."""


ADVANCE = "advance"
"""The kind under which a move in advance is saved."""
BANK = "bank"
"""The kind under which a bank of time is saved, also after the match, for a rematch."""
Question: TypeAlias = PauseQuestion | KickVote | SeatRequest | TakeBackQuestion


def dump(
    questions: Mapping[QuestionKey, Question],
    ready: Collection[int],
    hinted: Mapping[Seat, int] | None = None,
    former: Sequence[Former] = (),
    *,
    take_back: bool = False,
    rests: Mapping[int, Rest] | None = None,
    advances: Mapping[Seat, Advance] | None = None,
    bank: Bank | None = None,
    sides: Sides = (),
    rotates: bool = False,
) -> list[dict[str, Any]]:
    """Return the questions and what is saved with them as JSON values.

    Args:
        ready: user ids of those ready for the next round.
        hinted: by seat, how many moves had been made when it was given a hint.
        former: in the order in which they were replaced.
        take_back: whether a lay is taken back without consent.
        rests: by user id, when people's clocks rest.
        advances: by seat, the moves chosen in advance.
        bank: what is left of each seat's time.
        sides: the team of each player of a lobby.
        rotates: whether each rematch has other partners.
    """
    dumped = [_dumped(question) for question in questions.values()]
    for each in (advances or {}).values():
        user = {"kind": ADVANCE, "user": each.user_id}
        dumped.append(user | {name: value for name, value in asdict(each).items() if name != "user_id"})
    if bank is not None:
        dumped.append({"kind": BANK, "bank": bank.saved()})
    if ready or hinted or former or take_back or rests or sides or rotates:
        given: dict[str, Any] = {"hinted": {**hinted}} if hinted else {}
        rule = {"take_back": True} if take_back else {}
        replaced = {"former": [[*astuple(each)] for each in former]} if former else {}
        resting = {"rests": [[user_id, *astuple(each)] for user_id, each in rests.items()]} if rests else {}
        given |= rule | resting | ({"sides": [*sides]} if sides else {})
        given |= {"rotates": True} if rotates else {}
        dumped.append({"kind": NEXT_ROUND, "ready": sorted(ready), **given, **replaced})
    return dumped


def _dumped(question: Question) -> dict[str, Any]:
    match question:
        case PauseQuestion(agreed, asked):
            return {"kind": "pause", "agreed": sorted(agreed), "asked": asked}
        case KickVote(user_id, kick, keep, asked):
            ballots = {"kick": sorted(kick), "keep": sorted(keep)}
            return {"kind": "vote", "user": user_id, **ballots, "asked": asked}
        case SeatRequest(user_id, name, asked):
            return {"kind": "seat", "user": user_id, "name": name, "asked": asked}
        case TakeBackQuestion(user_id, made, agreed, asked):
            people = {"user": user_id, "agreed": sorted(agreed)}
            return {"kind": "undo", **people, "made": made, "asked": asked}


def loaded(saved: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return all that :func:`dump` wrote, by the name of the table's field."""
    return {
        "questions": load(saved),
        "take_back": load_take_back(saved),
        "ready": load_ready(saved),
        "hinted": load_hinted(saved),
        "former": load_former(saved),
        "rests": load_rests(saved),
        "advances": load_advances(saved),
        "bank": load_bank(saved),
        "sides": load_sides(saved),
        "rotates": load_rotates(saved),
    }


def load(saved: Sequence[Mapping[str, Any]]) -> dict[QuestionKey, Question]:
    """Return the questions that :func:`dump` wrote, by their keys."""
    questions = [_loaded(row) for row in saved if row["kind"] not in {NEXT_ROUND, ADVANCE, BANK}]
    return {question.key: question for question in questions}


def load_ready(saved: Sequence[Mapping[str, Any]]) -> frozenset[int]:
    """Return the user ids of those who were ready for the next round, from what :func:`dump` wrote."""
    return frozenset(user_id for row in saved if row["kind"] == NEXT_ROUND for user_id in row["ready"])


def load_hinted(saved: Sequence[Mapping[str, Any]]) -> dict[Seat, int]:
    """Return, by seat, how many moves had been made when it was last given a hint, from what :func:`dump`
    wrote.
    """
    hinted = [each for row in saved for each in row.get("hinted", {}).items()]
    return {int(seat): made for seat, made in hinted}


def load_former(saved: Sequence[Mapping[str, Any]]) -> tuple[Former, ...]:
    """Return the former players, in the order in which they were replaced, from what :func:`dump` wrote."""
    return tuple(Former(*each) for row in saved for each in row.get("former", ()))


def load_take_back(saved: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether a lay is taken back without consent, from what :func:`dump` wrote."""
    return any(row.get("take_back", False) for row in saved)


def load_rests(saved: Sequence[Mapping[str, Any]]) -> dict[int, Rest]:
    """Return by user id when people's clocks rest, from what :func:`dump` wrote."""
    return {user_id: Rest(*each) for row in saved for user_id, *each in row.get("rests", ())}


def load_advances(saved: Sequence[Mapping[str, Any]]) -> dict[Seat, Advance]:
    """Return, by seat, the moves chosen in advance, from what :func:`dump` wrote."""
    found = {}
    for row in saved:
        if row["kind"] == ADVANCE:
            about = {name: value for name, value in row.items() if name not in {"kind", "user"}}
            found[row["seat"]] = Advance(row["user"], **about)
    return found


def load_bank(saved: Sequence[Mapping[str, Any]]) -> Bank | None:
    """Return the bank of time, from what :func:`dump` wrote; None if there is none."""
    return next((Bank.of_saved(row["bank"]) for row in saved if row["kind"] == BANK), None)


def load_sides(saved: Sequence[Mapping[str, Any]]) -> Sides:
    """Return the team of each player of a lobby, from what :func:`dump` wrote."""
    return tuple(side for row in saved for side in row.get("sides", ()))


def load_rotates(saved: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether each rematch has other partners, from what :func:`dump` wrote."""
    return any(row.get("rotates", False) for row in saved)


def _loaded(row: Mapping[str, Any]) -> Question:
    if row["kind"] == "pause":
        return PauseQuestion(frozenset(row["agreed"]), row["asked"])
    if row["kind"] == "vote":
        return KickVote(row["user"], frozenset(row["kick"]), frozenset(row["keep"]), row["asked"])
    if row["kind"] == "undo":
        return TakeBackQuestion(row["user"], row["made"], frozenset(row["agreed"]), row["asked"])
    return SeatRequest(row["user"], row["name"], row["asked"])
