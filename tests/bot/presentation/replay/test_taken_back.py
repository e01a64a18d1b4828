"""Tests that replays, deals and reviews understand a record in which lays were taken back."""

from __future__ import annotations

from random import Random

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.replay.replay import MatchReplay
from bot.presentation.replay.replay_text import caption, film_captions
from bot.tables.fairness import deal_again, deals_of
from engine import GAMES, UNDO, Match, taken_back
from engine.players.review import ReviewBudget, judge, prepare
from tests.bot.presentation.replay.test_replay import saved

SMALL = ReviewBudget(worlds=2, nodes=2000, moves=2)


def finished(name):
    """Return a finished match of two in which lays were taken back."""
    game, rng = GAMES[name](**GAMES[name].short_match), Random(name)
    match = Match(game, 2, f"{name} taken back")
    while match.winners is None:
        seat = match.round.waiting()[0]
        match.play(seat, rng.choice(match.round.legal(seat)).text)
        if match.undoable() is not None and rng.random() < 0.3:
            match.undo(match.undoable())
    assert UNDO in {text for _, text in match.record}
    return match


@pytest.mark.parametrize("name", [name for name in GAMES if 2 in GAMES[name].seats])
def test_a_replay_shows_the_table_as_it_was_before(name):
    match = finished(name)
    steps = list(MatchReplay(saved(match), localizer_for("en")).steps())
    assert len(steps) == len(match.record) + 1
    for number, (seat, text) in enumerate(match.record, 1):
        assert steps[number].undone == (seat if text == UNDO else None)
        if text == UNDO and match.record[number - 2][1] != "call":
            assert steps[number].snapshot.spectator == steps[number - 2].snapshot.spectator
    assert steps[-1].snapshot.winners == match.winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_says_who_took_a_tile_back(language):
    localizer = localizer_for(language)
    replay = MatchReplay(saved(finished("all-fives")), localizer)
    step = next(step for step in replay.steps() if step.undone == 0)
    said = localizer("undo-done", name="Ann")
    assert said in caption(step, len(replay)).replace("*", "")
    assert said in film_captions(step)[0]


@pytest.mark.parametrize("name", ["all-fives", "uno-dominos"])
def test_the_deals_of_a_record_with_undo_are_found_once_each(name):
    match = finished(name)
    deals, again = deals_of(saved(match))
    assert [deal.number for deal in deals] == list(range(len(match.outcomes)))
    assert deals == [deal_again(match.game, 2, match.seed, deal.number) for deal in deals]
    assert again.totals == match.totals


def test_a_review_judges_only_lays_that_stand():
    match = finished("all-fives")
    work = prepare(match.game, 2, match.seed, match.record, SMALL)
    gone = taken_back(match.record)
    assert not gone & set(work.decisions)
    judged = [each for part in work.first_looks() for each in judge(work, part)]
    assert [each.step for each in judged] == list(work.decisions)
