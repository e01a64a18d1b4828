"""Questions to the people at a table: the names in them, and what their buttons ask for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.table.question_message import (
    confirm_message,
    private_warning,
    question_message,
    substitute_offer,
)
from bot.store import State
from bot.tables.state.questions import KickVote, PauseQuestion, Question, SeatRequest
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Snapshot, TimeWarning
from tests.bot.presentation.conftest import TABLE, begun, check, clicks, labels, people, snapshot

ENGLISH = localizer_for("en")
FOUR = (Player("Ann", 1), Player("B*b", 2), Player("Cas", 3), Player("Ada 🤖"))


def table(players: tuple[Player, ...] = FOUR, **changes) -> Snapshot:
    return snapshot(begun("uno-dominos", 4), players=players, **changes)


def asked(question: Question, *mentionable: int, players: tuple[Player, ...] = FOUR):
    return check(question_message(table(players), question, mentionable=mentionable))


# -- a pause ---------------------------------------------------------------------------------------


def test_a_pause_question_waits_for_everybody_who_has_not_agreed() -> None:
    message = asked(PauseQuestion(frozenset({1})), 2)
    assert message.text.startswith("⏸️ **Pause the match?** Agreed: **Ann**. Waiting for <@2> and **Cas**.")
    assert clicks(message.controls) == [f"agree:{TABLE}:0:", f"decline:{TABLE}:0:"]


def test_a_pause_question_skips_a_person_who_is_away() -> None:
    away = (*FOUR[:2], replace(FOUR[2], away=True), FOUR[3])
    assert "Cas" not in asked(PauseQuestion(frozenset({1})), players=away).text


# -- a vote ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("voters", "kick", "keep", "said"),
    [
        (3, {2}, set(), r"In favour: **B\*b**. One more vote decides."),
        (4, {2, 3}, set(), r"In favour: **B\*b** and **Cas**. One more vote decides."),
        (4, {2}, {3}, r"In favour: **B\*b**. 2 more votes decide."),
    ],
)
def test_a_kick_vote_names_the_votes_in_favour_and_how_many_are_missing(
    voters, kick, keep, said: str
) -> None:
    """The person in question has no vote. Half of the others is not enough."""
    players = (*FOUR[:3], Player("Dot", 4), Player("Eve", 5))[: voters + 1]
    message = asked(KickVote(1, frozenset(kick), frozenset(keep)), players=players)
    question = "🗳️ Should **Ann** leave the table? A computer would take the seat."
    assert message.text == f"{question} {said}"
    assert clicks(message.controls) == [f"oust:{TABLE}:0:1", f"spare:{TABLE}:0:1"]


def test_the_vote_of_a_person_who_has_left_does_not_count() -> None:
    away = (FOUR[0], FOUR[1], replace(FOUR[2], away=True), Player("Dot", 4))
    assert "Cas" not in asked(KickVote(1, frozenset({2, 3})), players=away).text


# -- a seat ----------------------------------------------------------------------------------------


def test_the_host_is_asked_for_the_seat_of_a_computer() -> None:
    message = asked(SeatRequest(77, "Z_e"), 1)
    assert message.text == r"🪑 <@1>, **Z\_e** would like to take over the seat of Ada 🤖."
    assert clicks(message.controls) == [f"admit:{TABLE}:0:77:Z_e", f"refuse:{TABLE}:0:77:Z_e"]


def test_a_computers_seat_is_offered_before_that_of_a_person_who_is_away() -> None:
    away = (FOUR[0], replace(FOUR[1], away=True), *FOUR[2:])
    assert "the seat of Ada 🤖" in asked(SeatRequest(77, "Zoe"), players=away).text
    assert r"the seat of B\*b 🤖" in asked(SeatRequest(77, "Zoe"), players=away[:3]).text


def test_the_host_is_named_if_mentions_are_not_allowed() -> None:
    assert "🪑 **Ann**, **Zoe** would" in asked(SeatRequest(77, "Zoe")).text


def test_a_seat_request_has_no_controls_if_no_seat_is_free() -> None:
    message = asked(SeatRequest(77, "Zoe"), players=people(4))
    assert message.text == ENGLISH("substitute-too-late", name="**Zoe**")
    assert message.controls == ()


# -- warnings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_private_warning_has_the_deadline(language: str) -> None:
    assert "<t:1001:R>" in private_warning(TimeWarning((1,), 1000.5), localizer_for(language))


# -- to one person ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", ["leave", "end"])
@pytest.mark.parametrize("state", [State.LOBBY, State.PLAYING])
def test_leaving_and_ending_ask_for_confirmation(verb: str, state: State, language: str) -> None:
    localizer = localizer_for(language)
    where = "lobby" if state is State.LOBBY else "match"
    message = check(confirm_message(verb, table(state=state), localizer))
    assert message.text == localizer(f"confirm-{verb}-{where}")
    assert clicks(message.controls) == [f"{verb}:{TABLE}:0:yes", f"keep:{TABLE}:0:"]
    assert labels(message.controls) == [localizer(f"button-{verb}-yes"), localizer("button-keep-playing")]


def test_the_offer_of_a_seat_has_its_present_name() -> None:
    away = (FOUR[0], replace(FOUR[1], away=True), *FOUR[2:])
    message = check(substitute_offer(table(away), 1, ENGLISH))
    assert message.text.startswith(r"Take over **B\*b 🤖**'s seat?")
    assert clicks(message.controls) == [f"substitute:{TABLE}:0:yes", f"keep:{TABLE}:0:"]
