"""Questions that a table has asked its people and that wait for answers: a pause, a vote, a seat.

They are part of the table's state and saved with it; so is who is ready for the next round, which the table
itself asks everybody, and who has been given a hint for what they have to decide. This module knows who has
answered what, not who may, nor what comes of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from engine import Seat

QuestionKey: TypeAlias = tuple[str, int]
"""Tells a table's questions apart: their kind, and the person they are about (0 for nobody)."""


@dataclass(frozen=True, slots=True)
class PauseQuestion:
    """Whether to pause the match."""

    agreed: frozenset[int] = frozenset()
    """Who has agreed, by user id."""
    asked: int = 1
    """How often it has been asked: asking once more shows it anew."""

    @property
    def key(self) -> QuestionKey:
        return ("pause", 0)


@dataclass(frozen=True, slots=True)
class KickVote:
    """Whether a person has to leave the table."""

    user_id: int
    kick: frozenset[int] = frozenset()
    keep: frozenset[int] = frozenset()
    """Who has voted for either, by user id."""
    asked: int = 1

    @property
    def key(self) -> QuestionKey:
        return ("vote", self.user_id)

    def cast(self, voter: int, *, kick: bool) -> KickVote:
        """Return the vote with one more ballot; a voter may change their mind."""
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


NEXT_ROUND = "next"
"""The kind under which it is saved who is ready for the next round, and who has been given a hint."""

Question: TypeAlias = PauseQuestion | KickVote | SeatRequest


def dump(
    questions: Mapping[QuestionKey, Question],
    ready: Collection[int],
    hinted: Mapping[Seat, int] | None = None,
) -> list[dict[str, Any]]:
    """Return the questions, and who is ready for the next round, as JSON can hold them.

    Args:
        hinted: by seat that has been given a hint, after how many moves.
    """
    dumped = [_dumped(question) for question in questions.values()]
    if ready or hinted:
        given = {"hinted": {**hinted}} if hinted else {}
        dumped.append({"kind": NEXT_ROUND, "ready": sorted(ready), **given})
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


def load(saved: Sequence[Mapping[str, Any]]) -> dict[QuestionKey, Question]:
    """Return the questions that :func:`dump` wrote."""
    questions = [_loaded(row) for row in saved if row["kind"] != NEXT_ROUND]
    return {question.key: question for question in questions}


def load_ready(saved: Sequence[Mapping[str, Any]]) -> frozenset[int]:
    """Return who was ready for the next round, by user id, as :func:`dump` wrote it."""
    return frozenset(user_id for row in saved if row["kind"] == NEXT_ROUND for user_id in row["ready"])


def load_hinted(saved: Sequence[Mapping[str, Any]]) -> dict[Seat, int]:
    """Return who had been given a hint after how many moves, by seat, as :func:`dump` wrote it."""
    hinted = [each for row in saved for each in row.get("hinted", {}).items()]
    return {int(seat): made for seat, made in hinted}


def _loaded(row: Mapping[str, Any]) -> Question:
    if row["kind"] == "pause":
        return PauseQuestion(frozenset(row["agreed"]), row["asked"])
    if row["kind"] == "vote":
        return KickVote(row["user"], frozenset(row["kick"]), frozenset(row["keep"]), row["asked"])
    return SeatRequest(row["user"], row["name"], row["asked"])
