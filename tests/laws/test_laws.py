"""What is true of every game, at every table, at every moment (see "Laws" in the design)."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import IllegalMove, Match, MoveNotNow


def canonical(tile):
    """A tile whichever way round it is spelt, without what it was announced as."""
    return tuple(sorted(str(tile).lstrip("?").split(":")[0].split("-")))


def everybody(position):
    return [None, *range(position.seats)]


def views(round):
    return [round.view(seat) for seat in (None, *range(len(round.hands)))]


def words(thing):
    """Every text in a view or an event, however deep."""
    if isinstance(thing, str):
        return {thing}
    if dataclasses.is_dataclass(thing):
        thing = [getattr(thing, field.name) for field in dataclasses.fields(thing)]
    if isinstance(thing, dict):
        thing = [*thing.keys(), *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset):
        return set().union(*map(words, thing))
    return set()


COVERED = "?"
"""How a tile that lies face down is spelt."""


def tiles_of(round):
    on_the_table = [canonical(laid.tile) for laid in round.view(None).laid if laid.tile != COVERED]
    return Counter(on_the_table) + Counter(map(canonical, chain(*round.hands, round.stock)))


def face_down(round):
    return sum(laid.tile == COVERED for laid in round.view(None).laid)


@given(data=st.data())
def test_tiles_are_conserved(data, positions, anything):
    """A tile that is turned over goes out of sight, and no other does."""
    position = data.draw(positions)
    before, covered = tiles_of(position.round), face_down(position.round)
    for seat, move in anything(position.round):
        world = position.round.copy()
        world.apply(seat, move)
        turned = face_down(world) - covered
        assert (before - tiles_of(world)).total() == max(turned, 0)
        assert (tiles_of(world) - before).total() == max(-turned, 0)


@given(data=st.data())
def test_the_text_of_a_move_is_its_identity(data, positions, anything):
    position = data.draw(positions)
    for _, move in anything(position.round):
        assert position.game.parse(str(move)) == move


@given(data=st.data())
def test_every_legal_move_can_be_played_and_is_offered_once(data, positions):
    position = data.draw(positions)
    for seat in range(position.seats):
        moves = position.round.legal(seat)
        assert len(set(moves)) == len(moves)
        for move in moves:
            log = []
            position.round.copy().apply(seat, move, log.append)
            assert log


@given(data=st.data())
def test_somebody_is_waited_for_until_it_is_over(data, positions):
    position = data.draw(positions)
    round, waiting = position.round, position.round.waiting()
    assert (round.outcome() is None) == bool(waiting)
    for seat in waiting:
        assert round.legal(seat)
        assert round.default(seat) in round.legal(seat)
    if not waiting:
        assert not any(round.legal(seat) for seat in range(position.seats))
        assert len(round.outcome().scores) == position.seats
        assert set(round.outcome().winners) <= set(range(position.seats))


@given(data=st.data())
def test_a_copy_is_independent(data, positions, play):
    position = data.draw(positions)
    before, twin = views(position.round), position.round.copy()
    assert views(twin) == before
    play(twin, position.rng, 5)
    assert views(position.round) == before
    twin = position.round.copy()
    play(position.round, position.rng, 5)
    assert views(twin) == before


@given(data=st.data())
def test_a_view_does_not_change_when_hidden_tiles_are_rearranged(data, positions):
    position = data.draw(positions)
    if getattr(position.game.options, "open_hands", False):
        return
    for seat in everybody(position):
        world = position.round.copy()
        hidden = [hand for other, hand in enumerate(world.hands) if other != seat]
        pool = [*chain(*hidden, world.stock)]
        position.rng.shuffle(pool)
        for hand in [*hidden, world.stock]:
            hand[:] = [pool.pop() for _ in hand]
        assert world.view(seat) == position.round.view(seat)


@given(data=st.data())
def test_a_guess_looks_like_its_view(data, positions):
    position = data.draw(positions)
    for seat in everybody(position):
        view = position.round.view(seat)
        world = position.game.guess(view, position.rng)
        assert world.view(seat) == view
        assert tiles_of(world).total() == tiles_of(position.round).total()
        for asked in world.waiting():
            assert world.legal(asked)


@given(data=st.data())
def test_a_view_shows_its_own_seat_and_no_more(data, positions):
    position = data.draw(positions)
    spectator = position.round.view(None)
    assert (spectator.seat, spectator.hand, spectator.legal) == (None, (), ())
    for seat in range(position.seats):
        view = position.round.view(seat)
        assert Counter(view.hand) == Counter(map(str, position.round.hands[seat]))
        assert list(view.legal) == position.round.legal(seat)
        assert view.hand_sizes == spectator.hand_sizes == tuple(map(len, position.round.hands))


@given(data=st.data())
def test_an_event_names_nothing_its_view_hides(data, positions, anything):
    """For all but the mover: he knows what he did, and a rule may show him a hand for it."""
    position = data.draw(positions)
    secret = set(tiles_of(position.round))
    for mover, move in anything(position.round):
        world, log = position.round.copy(), []
        world.apply(mover, move, log.append)
        for seat in everybody(position):
            if seat == mover:
                continue
            seen = words([event.seen_by(seat) for event in log])
            known = words([position.round.view(seat), world.view(seat)])
            assert set(map(canonical, seen)) & secret <= set(map(canonical, known))


@given(data=st.data())
def test_what_a_deal_tells_gives_no_hand_away(data, games):
    game = data.draw(games)
    round = game.deal(data.draw(st.sampled_from(game.seats)), Random(data.draw(st.integers(0, 10**6))))
    told = set(map(canonical, words([event.seen_by(None) for event in round.opening])))
    assert told & set(tiles_of(round)) <= set(map(canonical, words(round.view(None))))


@given(data=st.data())
def test_a_deal_depends_on_its_seed_alone(data, positions):
    position = data.draw(positions)
    deals = [position.game.deal(position.seats, Random("same"), number=2) for _ in range(2)]
    assert views(deals[0]) == views(deals[1])
    assert deals[0].opening == deals[1].opening


@settings(max_examples=10)
@given(data=st.data())
def test_what_is_illegal_changes_nothing(data, games, anything):
    game = data.draw(games)
    seats = data.draw(st.sampled_from(game.seats))
    match = Match(game, seats, data.draw(st.text("abc")))
    rng, met = Random(0), {}
    for _ in range(30):
        met.update((move.text, move) for _, move in anything(match.round))
        before = views(match.round)
        for seat, text in [(rng.randrange(seats), rng.choice(list(met))) for _ in range(10)]:
            if met[text] not in match.round.legal(seat):
                with pytest.raises(MoveNotNow) as refused:
                    match.play(seat, text)
                assert refused.value.key
        with pytest.raises(IllegalMove):
            match.play(match.round.waiting()[0], "no such move")
        assert views(match.round) == before
        seat, move = rng.choice(anything(match.round))
        match.play(seat, move.text)
        if match.winners is not None:
            break


@settings(max_examples=5)
@given(data=st.data())
def test_every_match_ends_and_its_record_replays_it(data, games, anything):
    game = data.draw(games)
    seats, seed = data.draw(st.sampled_from(game.seats)), data.draw(st.text("abc"))
    match, rng, told = Match(game, seats, seed), Random(1), 0
    while match.winners is None:
        seat, move = rng.choice(anything(match.round))
        told += len(match.play(seat, move.text))
        assert len(match.record) < 50_000
    assert set(match.winners) <= set(range(seats))
    assert told >= len(match.record)
    again = Match.replay(game, seats, seed, match.record)
    assert (again.totals, again.winners, again.outcomes) == (match.totals, match.winners, match.outcomes)
    assert views(again.round) == views(match.round)
    half = Match.replay(game, seats, seed, match.record[: len(match.record) // 2])
    for seat, text in match.record[len(half.record) :]:
        half.play(seat, text)
    assert views(half.round) == views(match.round)
