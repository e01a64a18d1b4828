"""Taking back a lay: when it is possible, and that records with it replay to the same match."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES, UNDO, IllegalMove, Match, MoveNotNow, StackedMatch, UnknownMove, taken_back


def stacked(name, hands, stock="", **options):
    """Return a match whose first round has these hands and this stock."""
    return StackedMatch(GAMES[name](**options), [hand.split() for hand in hands.split(" | ")], stock.split())


def state(match):
    """Return everything that a seat or a spectator may know of the match."""
    return [match.seen(seat) for seat in range(match.seats)], match.round.view(None), match.totals


def random_steps(match, seed, most):
    """Play random moves and yield before each; lays are often taken back when they can be."""
    rng = Random(seed)
    for _ in range(most):
        if match.winners is not None:
            return
        yield rng
        seat = match.round.waiting()[0]
        match.play(seat, rng.choice(match.round.legal(seat)).text)


@pytest.mark.parametrize("name", GAMES)
def test_a_lay_taken_back_leaves_everything_as_it_was(name):
    undone = 0
    game = GAMES[name](**GAMES[name].short_match)
    match = Match(game, game.seats[0], "undo")
    for rng in random_steps(match, name, 400):
        seat = match.round.waiting()[0]
        lays = [move for move in match.round.legal(seat) if move.verb == "lay"]
        if not lays:
            continue
        twin = match.copy()
        before, told = state(twin), list(twin.told)
        twin.play(seat, rng.choice(lays).text)
        if twin.undoable() is None:
            continue
        assert twin.undoable() == seat
        twin.undo(seat)
        assert (state(twin), twin.told) == (before, told)
        assert twin.record[-1] == (seat, UNDO)
        assert twin.undoable() is None
        undone += 1
    assert undone > 5


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_undo_replays(name):
    game = GAMES[name](**GAMES[name].short_match)
    match = Match(game, game.seats[-1], "again")
    for rng in random_steps(match, name, 300):
        if match.undoable() is not None and rng.random() < 0.5:
            match.undo(match.undoable())
    assert UNDO in {text for _, text in match.record}
    twin = Match.replay(game, match.seats, match.seed, match.record)
    assert (twin.record, state(twin), twin.outcomes) == (match.record, state(match), match.outcomes)
    gone = taken_back(match.record)
    standing = [entry for number, entry in enumerate(match.record) if number not in gone]
    short = Match.replay(game, match.seats, match.seed, standing)
    assert (state(short), short.outcomes) == (state(match), match.outcomes)


@pytest.mark.parametrize("name", GAMES)
def test_no_lay_is_taken_back_that_showed_a_tile_or_ended_a_round(name):
    game = GAMES[name](**GAMES[name].short_match)
    match = Match(game, game.seats[-1], "seen")
    for _ in random_steps(match, name, 300):
        if match.undoable() is None:
            continue
        events = []
        for event in reversed(match.told):
            events.append(event)
            if type(event).__name__ in {"TileLaid", "JokerLaid", "CornerstoneLaid"}:
                break
        assert all(event.seen_by(None) == event for event in events)
        assert not {type(event).__name__ for event in events} & {"Drew", "Covered", "RoundEnded", "HandShown"}


def test_only_the_last_lay_by_its_own_seat_is_taken_back():
    match = stacked("block", "6-4 1-1 6-6 | 5-4 2-1 6-2")
    match.play(0, "6-4@C")
    match.play(1, "5-4@E")
    for seat in (0, 7):
        with pytest.raises(MoveNotNow, match="no-undo"):
            match.undo(seat)
    match.undo(1)
    with pytest.raises(MoveNotNow, match="no-undo"):
        match.undo(0)  # the lay before was acted on
    match.play(1, "5-4@E")
    assert match.undoable() == 1


def test_nothing_is_taken_back_before_a_lay_and_after_the_round():
    match = stacked("block", "6-4 | 5-4 2-1")
    assert match.undoable() is None
    match.play(0, "6-4@C")
    assert match.rounds == 1
    assert match.undoable() is None


def test_undo_is_not_a_move_that_can_be_typed():
    match = Match(GAMES["block"](), 2, "typed")
    with pytest.raises(UnknownMove):
        match.play(0, UNDO)


def test_a_record_whose_undo_takes_back_nothing_is_refused():
    with pytest.raises(IllegalMove):
        Match.replay(GAMES["block"](), 2, "wrong", [(0, UNDO)])


@pytest.mark.parametrize(
    ("record", "gone"),
    [
        ([(0, "a"), (1, "b")], set()),
        ([(0, "a"), (0, UNDO), (0, "b")], {0, 1}),
        ([(1, "x"), (0, "a"), (0, "call"), (0, UNDO)], {1, 2, 3}),
    ],
)
def test_the_entries_that_do_not_stand(record, gone):
    assert taken_back(record) == gone
