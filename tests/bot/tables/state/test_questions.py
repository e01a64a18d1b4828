"""Tests of open questions: their answers, and how they are saved."""

from __future__ import annotations

import json

import pytest

from bot.tables.bank import Bank
from bot.tables.state.questions import (
    Advance,
    KickVote,
    PauseQuestion,
    SeatRequest,
    dump,
    load,
    load_advances,
    load_bank,
    load_ready,
)

QUESTIONS = [
    PauseQuestion(),
    PauseQuestion(frozenset({11, 12}), asked=3),
    KickVote(13),
    KickVote(13, kick=frozenset({11}), keep=frozenset({12}), asked=2),
    SeatRequest(14, "Dan"),
    SeatRequest(14, "Dan", asked=2),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=str)
def test_a_question_survives_saving_and_loading(question):
    saved = json.loads(json.dumps(dump({question.key: question}, ())))
    assert load(saved) == {question.key: question}


def test_several_questions_stay_separate_and_in_order():
    questions = {
        each.key: each for each in (SeatRequest(15, "Eve"), PauseQuestion(), KickVote(14), KickVote(13))
    }
    assert list(load(dump(questions, ())).items()) == list(questions.items())


def test_ready_people_are_saved_with_the_questions():
    saved = json.loads(json.dumps(dump({("pause", 0): PauseQuestion()}, {12, 11})))
    assert (load(saved), load_ready(saved)) == ({("pause", 0): PauseQuestion()}, {11, 12})
    assert load_ready(dump({}, ())) == frozenset()


def test_moves_in_advance_are_saved_with_the_questions_but_are_none():
    advances = {0: Advance(11, 0, "6-4", 1, 20, 5), 2: Advance(13, 2, "draw", 1, 18, 3, dropped="undo")}
    saved = json.loads(json.dumps(dump({("pause", 0): PauseQuestion()}, (), advances=advances)))
    assert (load_advances(saved), load(saved)) == (advances, {("pause", 0): PauseQuestion()})
    assert [row.get("user") for row in saved] == [None, 11, 13]


def test_a_bank_of_time_is_saved_with_the_questions_but_is_none():
    bank = Bank(300, 15, {0: 120.25, 3: 0.0})
    saved = json.loads(json.dumps(dump({("pause", 0): PauseQuestion()}, (), bank=bank)))
    assert (load_bank(saved), load(saved)) == (bank, {("pause", 0): PauseQuestion()})
    assert load_bank([]) is None


def test_saved_questions_contain_user_ids():
    """People are saved as ids, not by name, so that a person's data can be deleted."""
    vote, ready = dump({("vote", 13): KickVote(13, kick=frozenset({12, 11}))}, {12, 11})
    assert (vote["user"], vote["kick"], ready["ready"]) == (13, [11, 12], [11, 12])


def test_a_voter_has_one_ballot_and_may_change_it():
    vote = KickVote(13).cast(11, kick=True).cast(11, kick=True).cast(12, kick=False)
    assert (vote.kick, vote.keep) == ({11}, {12})
    vote = vote.cast(11, kick=False)
    assert (vote.kick, vote.keep) == (frozenset(), {11, 12})
