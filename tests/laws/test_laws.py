"""The laws of every game, at every table and moment (see "Laws" in ``engine/README.md``)."""

from __future__ import annotations

import dataclasses
from collections import Counter
from functools import cache
from itertools import chain
from operator import attrgetter
from random import Random

import pytest

from engine import GAMES, IllegalMove, Match, MoveNotNow
from engine.copying import copied
from engine.symmetry import turned
from tests.laws.examples import law


def canonical(tile):
    """Return a tile in one spelling, whichever way round it is written, without an announced colour."""
    return halves(str(tile))


@cache
def halves(tile):
    return tuple(sorted(tile.lstrip("?").split(":")[0].split("-")))


def everybody(position):
    return [None, *range(position.seats)]


def views(round):
    return [round.view(seat) for seat in (None, *range(len(round.hands)))]


SEVERAL = (tuple, list, set, frozenset)
"""The container types. Not a union at the place of use, because it would be built on each call."""


def words(thing):
    """Return every text in a view or an event, at any depth."""
    found, left = set(), [thing]
    while left:
        thing = left.pop()
        if isinstance(thing, str):
            found.add(thing)
        elif isinstance(thing, SEVERAL):
            left += thing
        elif isinstance(thing, dict):
            left += [*thing.keys(), *thing.values()]
        else:
            left += [getattr(thing, name) for name in names(type(thing))]
    return found


@cache
def names(kind):
    """Return the names of the fields of a dataclass; empty for other types."""
    return [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []


def named(thing):
    """Return every text in a view or an event, each spelled as :func:`canonical` spells a tile."""
    return set(map(canonical, words(thing)))


COVERED = "?"
"""How a face-down tile is written."""


def tiles_of(round):
    on_the_table = [laid.tile for laid in round.view(None).laid if laid.tile != COVERED]
    return Counter(map(canonical, chain(on_the_table, *round.hands, round.stock)))


def face_down(round):
    return sum(laid.tile == COVERED for laid in round.view(None).laid)


@law
def test_the_parts_of_a_score_add_up_to_it(number, deals):
    outcome = deals(number).after().outcome()
    assert tuple(sum(part.points for part in parts) for parts in outcome.parts) == outcome.scores
    assert all(len(set(parts)) == len(parts) for parts in outcome.parts)


TEXT = attrgetter("text")


class Images:
    """Maps moves to their images when the table is turned."""

    def __init__(self, parse, turn):
        self._parse, self._turn = parse, cache(turn)
        self._images = {}

    def of(self, legal, there):
        """Return the texts of the images of ``legal`` moves, in order.

        Args:
            there: moves by their text. An image that is among them need not be parsed.
        """
        known, texts = self._images, list(map(TEXT, legal))
        if not all(map(known.__contains__, texts)):
            for move in legal:
                if move.text not in known:
                    known[move.text] = turned(
                        lambda text: there.get(text) or self._parse(text), move, self._turn
                    ).text
        return list(map(known.__getitem__, texts))


@cache
def images(name, turn):
    """Return the images of a game's moves under a turn of the table. They do not depend on house rules."""
    return Images(GAMES[name]().parse, turn)


def by_text(moves):
    return dict(zip(map(TEXT, moves), moves, strict=True))


def alike(become, one, other, rng, moves):
    """Play up to ``moves`` random moves in one round and their images in the other. Stop when no seat can
    move.

    Assert before each that both rounds have the same hands, stock, outcome and, as images, legal moves.
    """
    for _ in range(moves):
        acts = []
        for seat in range(len(one.hands)):
            legal, there = one.legal(seat), by_text(other.legal(seat))
            images = become.of(legal, there)
            assert set(images) == there.keys()
            acts += [(seat, move, there[image]) for move, image in zip(legal, images, strict=True)]
        assert (one.hands, one.stock, one.waiting()) == (other.hands, other.stock, other.waiting())
        assert one.outcome() == other.outcome()
        if not acts:
            return
        seat, move, image = rng.choice(acts)
        one.apply(seat, move)
        other.apply(seat, image)


@law(examples=40)
def test_equivalent_moves_lead_to_equal_positions(number, tables):
    """Starts at the deal, since a table is symmetric at the beginning, and plays on to the end."""
    game, seats, rng = tables(number)
    round = game.deal(seats, rng)
    for _ in range(8):
        for seat in range(seats):
            view = round.view(seat)
            for turn in game.symmetries(view):
                become, there = images(game.name, turn), by_text(view.legal)
                for move in rng.sample(view.legal, min(3, len(view.legal))):
                    worlds = [round.copy(), round.copy()]
                    worlds[0].apply(seat, move)
                    worlds[1].apply(seat, there[become.of([move], there)[0]])
                    alike(become, *worlds, rng, rng.choice([1, 12, 200]))
        if round.waiting():
            seat, move = rng.choice([(s, move) for s in range(seats) for move in round.legal(s)])
            round.apply(seat, move)


@law
def test_every_legal_move_is_in_exactly_one_group(number, positions):
    position = positions(number)
    for seat in everybody(position):
        view = position.round.view(seat)
        groups = position.game.same(view)
        assert Counter(chain(*groups)) == Counter(view.legal)
        for group in groups:
            assert len({(move.verb, move.tile) for move in group}) == 1
            assert [move for move in view.legal if move in group] == list(group)


@law
def test_a_preview_matches_the_view_after_the_lay(number, positions):
    position = positions(number)
    for seat in range(position.seats):
        view = position.round.view(seat)
        for move in view.legal:
            preview, world = position.game.preview(view, move), position.round.copy()
            if not (move.tile and move.place):
                assert (preview.ends, preview.points, preview.goes_out) == (view.ends, 0, False)
                continue
            world.apply(seat, move)
            after = world.view(seat)
            assert preview.ends == after.ends
            assert preview.goes_out == (not after.hand)


@law
def test_tiles_are_conserved(number, positions, anything):
    """Only a tile that is turned face down goes out of sight."""
    position = positions(number)
    before, covered = tiles_of(position.round), face_down(position.round)
    for seat, move in anything(position.round):
        world = position.round.copy()
        world.apply(seat, move)
        turned, after = face_down(world) - covered, tiles_of(world)
        assert after.total() - before.total() == -turned
        assert after <= before or before <= after


@law
def test_the_text_of_a_move_is_its_identity(number, positions, anything):
    position = positions(number)
    for _, move in anything(position.round):
        assert position.game.parse(str(move)) == move


@law
def test_every_legal_move_can_be_played_and_is_offered_once(number, positions):
    position = positions(number)
    for seat in range(position.seats):
        moves = position.round.legal(seat)
        assert len(set(moves)) == len(moves)
        for move in moves:
            log = []
            position.round.copy().apply(seat, move, log.append)
            assert log


@law
def test_legal_moves_come_in_a_fixed_order(number, positions):
    """Lays come before other moves, and lays at one place follow the order of the hand."""
    position = positions(number)
    for seat in range(position.seats):
        moves, hand = position.round.legal(seat), position.round.view(seat).hand
        laying = [bool(move.tile and move.place) for move in moves]
        assert laying == sorted(laying, reverse=True)
        for lay in filter(lambda move: move.tile and move.place, moves):
            there = [move for move in moves if (move.verb, move.place) == (lay.verb, lay.place)]
            ranks = [hand.index(move.tile) for move in there]
            assert ranks == sorted(ranks)
        assert position.round.copy().legal(seat) == moves


@law
def test_a_timeout_neither_shouts_nor_bluffs_nor_accuses(number, positions):
    position = positions(number)
    for seat in position.round.waiting():
        verb = position.round.timeout_move(seat).verb
        assert verb not in {*position.game.shouts, "bluff", "accuse", "challenge"}


@law
def test_a_seat_is_waited_for_until_the_round_is_over(number, positions):
    position = positions(number)
    round, waiting = position.round, position.round.waiting()
    assert (round.outcome() is None) == bool(waiting)
    for seat in waiting:
        assert round.legal(seat)
        assert round.timeout_move(seat) in round.legal(seat)
    if not waiting:
        assert not any(round.legal(seat) for seat in range(position.seats))
        assert len(round.outcome().scores) == position.seats
        assert set(round.outcome().winners) <= set(range(position.seats))


@law
def test_moves_of_several_seats_at_once_are_out_of_turn_verbs(number, positions):
    position = positions(number)
    waiting = tuple(position.round.waiting())
    for seat in range(position.seats):
        if waiting != (seat,):
            assert {move.verb for move in position.round.legal(seat)} <= position.game.out_of_turn


@law
def test_an_owed_shout_can_be_made(number, positions):
    position = positions(number)
    game, round = position.game, position.round
    assert game.owed_shout(round.view(None)) == ""
    for seat in range(position.seats):
        if owed := game.owed_shout(round.view(seat)):
            assert game.parse(owed) in round.legal(seat)
            assert game.parse(owed).verb in game.shouts


@law
def test_a_copy_is_independent(number, positions, play):
    position = positions(number)
    before, twin = views(position.round), position.round.copy()
    assert views(twin) == before
    play(twin, position.rng, 5)
    assert views(position.round) == before
    twin = position.round.copy()
    play(position.round, position.rng, 5)
    assert views(twin) == before


@law
def test_a_copy_has_every_slot_and_shares_no_mutable_value(number, positions):
    """Some rounds copy themselves slot by slot. Their copies must agree with the generic one."""
    position = positions(number)
    round = position.round
    for twin in (round.copy(), copied(round)):
        assert views(twin) == views(round)
        for slot in (slot for base in type(round).__mro__ for slot in getattr(base, "__slots__", ())):
            mine, its = getattr(round, slot), getattr(twin, slot)
            changes = isinstance(mine, list | dict | set) or hasattr(mine, "copy")
            assert (mine is not its) if changes else (mine == its), slot


@law
def test_a_view_does_not_change_when_hidden_tiles_are_rearranged(number, positions):
    position = positions(number)
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


@law
def test_a_determinized_round_looks_like_its_view(number, positions):
    position = positions(number)
    for seat in everybody(position):
        view = position.round.view(seat)
        world = position.game.determinize(view, position.rng)
        assert world.view(seat) == view
        assert tiles_of(world).total() == tiles_of(position.round).total()
        for asked in world.waiting():
            assert world.legal(asked)


@law
def test_a_view_shows_its_own_seat_and_no_more(number, positions):
    position = positions(number)
    spectator = position.round.view(None)
    assert (spectator.seat, spectator.hand, spectator.legal) == (None, (), ())
    for seat in range(position.seats):
        view = position.round.view(seat)
        assert Counter(view.hand) == Counter(map(str, position.round.hands[seat]))
        assert list(view.legal) == position.round.legal(seat)
        assert view.hand_sizes == spectator.hand_sizes == tuple(map(len, position.round.hands))


@law
def test_an_event_names_no_tile_that_the_view_hides(number, positions, anything):
    """The mover is left out: it knows its own act, and a rule may show it a hand."""
    position = positions(number)
    secret = set(tiles_of(position.round))
    before = {seat: named(position.round.view(seat)) for seat in everybody(position)}
    for mover, move in anything(position.round):
        world, log = position.round.copy(), []
        world.apply(mover, move, log.append)
        seen = {seat: [event.seen_by(seat) for event in log] for seat in everybody(position)}
        names_told = {
            id(event): named(event) & secret for event in chain(*seen.values())
        }  # many see the same
        for seat in everybody(position):
            if seat == mover:
                continue
            told = set().union(*(names_told[id(event)] for event in seen[seat]))
            if not told <= before[seat]:  # computing the view is costly, so only then
                assert told <= before[seat] | named(world.view(seat))


@law
def test_the_opening_of_a_deal_names_no_hidden_tile(number, tables):
    game, seats, rng = tables(number)
    round = game.deal(seats, rng)
    told = set(map(canonical, words([event.seen_by(None) for event in round.opening])))
    assert told & set(tiles_of(round)) <= set(map(canonical, words(round.view(None))))


@law
def test_a_deal_depends_on_its_seed_alone(number, positions):
    position = positions(number)
    deals = [position.game.deal(position.seats, Random("same"), number=2) for _ in range(2)]
    assert views(deals[0]) == views(deals[1])
    assert deals[0].opening == deals[1].opening


@law(examples=10)
def test_an_illegal_move_changes_nothing(number, tables, anything):
    game, seats, rng = tables(number)
    match, met = Match(game, seats, str(number)), {}
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


@law(examples=5)
def test_every_match_ends_and_its_record_replays_it(number, tables, anything):
    game, seats, rng = tables(number)
    seed = str(number)
    match, told = Match(game, seats, seed), 0
    while match.winners is None:
        seat, move = rng.choice(anything(match.round))
        told += len(match.play(seat, move.text))
        assert len(match.record) < 50_000
    assert set(match.winners) <= set(range(seats))
    assert match.rounds <= (game.max_rounds() or match.rounds)
    best = min(match.totals) if game.lowest_wins else max(match.totals)
    assert {match.totals[seat] for seat in match.winners} <= {best}
    assert told >= len(match.record)
    again = Match.replay(game, seats, seed, match.record)
    assert (again.totals, again.winners, again.outcomes) == (match.totals, match.winners, match.outcomes)
    assert views(again.round) == views(match.round)
    half = Match.replay(game, seats, seed, match.record[: len(match.record) // 2])
    for seat, text in match.record[len(half.record) :]:
        half.play(seat, text)
    assert views(half.round) == views(match.round)
