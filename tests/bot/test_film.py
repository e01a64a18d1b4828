"""A replay's steps against the match itself: what everybody saw after each move, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.store import MoveRow, SavedTable, SeatRow
from bot.tables.captions import caption, descriptions
from bot.tables.film import Film
from bot.words import LANGUAGES, words_for
from engine import GAMES, IllegalMove, Match
from render import Card, Still
from tests.bot.conftest import NOW, saved_table

Play = Callable[..., Iterator[Any]]


def saved(match: Match, names: tuple[str, ...], **changes: Any) -> SavedTable:
    """A match of these people; the last seat is a computer's, who has no name has been forgotten."""
    last = match.seats - 1
    seats = tuple(
        SeatRow(seat, None if seat == last or not name else seat + 1, name, computer=seat == last)
        for seat, name in enumerate(names)
    )
    return saved_table(match, **{"seats": seats} | changes)


@pytest.fixture(params=list(GAMES))
def match(request: pytest.FixtureRequest, play: Play) -> Match:
    """Random play of every game, over a few rounds where its rounds are short."""
    last = None
    for step in play(request.param, 2, "film", moves=300):
        last = step.match
    assert isinstance(last, Match)
    return last


def test_every_step_shows_what_a_spectator_saw_then(match: Match) -> None:
    film = Film(saved(match, ("Ann", "Ada 🤖")), words_for("en"))
    again = Match(match.game, 2, match.seed)
    numbers, ended = [], 0
    for step in film.steps():
        if step.number:
            round = again.round
            again.play(*match.record[step.number - 1])
            assert step.frames[0] == Still(round.view(None), step.frames[0].scene)
        numbers.append(step.number)
        still = step.frames[0]
        assert isinstance(still, Still)
        assert still.view.hand == ()
        assert [event.seen_by(None) for event in step.events] == step.events
        assert step.ended == (again.rounds > ended)
        assert still.scene.round_number == ended + 1
        if step.ended:
            _, card = step.frames
            assert isinstance(card, Card)
            assert card.outcome == again.outcomes[-1]
            assert [player.total for player in card.scene.players] == again.totals
        ended = again.rounds
    assert numbers == list(range(len(match.record) + 1)) == list(range(len(film) + 1))
    assert len(film.frames()) == len(numbers) + match.rounds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(match: Match, language: str) -> None:
    words = words_for(language)
    film = Film(saved(match, ("", "Ada 🤖")), words)
    former = words("replay-former-player")
    told = []
    for step in film.steps():
        text = caption(film.table, step, len(film))
        alts = descriptions(film.table, step)
        assert text.startswith("🎞️")
        assert len(text) <= 2000
        assert len(alts) == len(step.frames)
        assert former in alts[0]
        assert "****" not in text
        told.append(text)
    assert len(set(told)) == len(told), "the steps are told apart"
    assert film.table.chairs[0].computer is False


def test_points_are_not_counted_twice_where_a_round_has_ended(play: Play) -> None:
    for last in play("all-fives", 2, "points", moves=400):
        match = last.match
    film = Film(saved(match, ("Ann", "Bob")), words_for("en"))
    ends = [(step, descriptions(film.table, step)[0]) for step in film.steps() if step.ended]
    assert ends
    totals = [0, 0]
    for (step, alt), outcome in zip(ends, match.outcomes, strict=True):
        totals = [total + score for total, score in zip(totals, outcome.scores, strict=True)]
        assert [f"{points} points" in alt for points in totals] == [True, True], step.number


def test_a_record_of_other_rules_is_refused() -> None:
    match = Match(GAMES["domino-4"](), 2, "film")
    wrong = saved(match, ("Ann", "Bob"), moves=(MoveRow(0, 0, "6-6@C", NOW),))
    with pytest.raises(IllegalMove):
        Film(wrong, words_for("en")).frames()
    with pytest.raises(ValueError, match="unheard"):
        Film(saved(match, ("Ann", "Bob"), options={"unheard": 1}), words_for("en")).frames()
