"""What every game shares: options, errors, shuffling and the registry."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine import (
    GAMES,
    SHOUTS,
    AmbiguousMove,
    Event,
    Game,
    IllegalMove,
    MoveNotNow,
    UnknownMove,
    games,
    shuffled,
)
from tests.seating import seated


def test_a_refusal_is_a_value_error_whose_text_is_a_key_and_its_data():
    refused = MoveNotNow("halves-differ", half="g9", end="b1", arm="N")
    assert str(refused) == "halves-differ half=g9 end=b1 arm=N"
    assert (refused.key, refused.data["end"]) == ("halves-differ", "b1")
    assert isinstance(refused, ValueError)


@pytest.mark.parametrize("kind", [UnknownMove, AmbiguousMove, MoveNotNow])
def test_refusals_have_three_kinds(kind):
    assert issubclass(kind, IllegalMove)
    assert sum(issubclass(kind, other) for other in (UnknownMove, AmbiguousMove, MoveNotNow)) == 1


def test_a_shuffle_is_a_permutation_that_depends_on_the_seed_alone():
    assert shuffled(range(10), Random("a")) == [8, 5, 3, 6, 9, 1, 7, 4, 0, 2]
    assert sorted(shuffled(range(81), Random("b"))) == list(range(81))


def test_a_shuffle_favours_no_order():
    rng = Random(1)
    orders = Counter(tuple(shuffled("abc", rng)) for _ in range(6000))
    assert len(orders) == 6
    assert min(orders.values()) > 850  # 1000 expected; five standard deviations


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_is_registered_by_its_own_name(name):
    book = GAMES[name]
    assert issubclass(book, Game)
    assert book.name == name
    assert book().options == book.Options()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_rule_books_with_equal_options_are_equal(name):
    book = GAMES[name]
    for options in book.presets.values():
        game = book(**options)
        assert game == book(**options)
        assert hash(game) == hash(book(**options))
        assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301 (our own bytes)
    assert len({book(**options) for options in book.presets.values()}) == len(book.presets)
    assert book() != book
    assert len({GAMES[other]() for other in GAMES}) == len(GAMES)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_rule_book_shows_how_to_build_it(name):
    book = GAMES[name]
    assert repr(book()) == f"{book.__name__}()"
    for options in book.presets.values():
        assert eval(repr(book(**options)), {book.__name__: book}) == book(**options)  # noqa: S307


def test_a_rule_book_shows_the_options_that_differ():
    assert repr(GAMES["uno-dominos"](sheet="fr", target=0)) == "UnoDominos(sheet='fr', target=0)"


def test_a_round_shows_its_tiles():
    round = GAMES["all-fives"]().stacked([["6-4", "1-1"], ["4-3", "5-4"]], ["6-0"], lead=0)
    round.apply(0, GAMES["all-fives"]().parse("6-4@C"))
    shown = "<FivesRound hands='1-1 | 4-3 5-4' stock='6-0' lead=0 waiting=(1,) laid='0:6-4@C'>"
    assert repr(round) == shown


@pytest.mark.parametrize("name", sorted(GAMES))
def test_former_names_of_three_methods_still_work(name):
    game = GAMES[name]()
    round = game.deal(game.seats[0], Random(1))
    [seat] = round.waiting()
    view = round.view(seat)
    assert round.default(seat) == round.timeout_move(seat)
    assert game.hunch(round, view.legal) == game.heuristic(round, view.legal)
    assert game.guess(view, Random(2)).view(None) == game.determinize(view, Random(2)).view(None)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_lead_that_is_not_a_seat_is_refused(name):
    seats = seated(name)
    for lead in (-1, seats):
        with pytest.raises(ValueError, match=f"there is no seat {lead} among {seats}"):
            GAMES[name]().deal(seats, Random(0), lead=lead)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_tile_is_dealt_twice(name):
    game = GAMES[name]()
    once = next(tile for tile in game.tiles if game.tiles.count(tile) == 1 and tile not in ("9-9", "12-12"))
    with pytest.raises(ValueError, match=rf"{once} is given (twice|4 times); the set has 1"):
        game.stacked([[once]] * seated(name), [])


@pytest.mark.parametrize(
    ("name", "seats", "said"),
    [("all-fives", 5, "for 2 to 4 players, not 5"), ("partners", 3, "partners is for 4 players, not 3")],
)
def test_other_numbers_of_players_are_refused(name, seats, said):
    with pytest.raises(ValueError, match=said):
        GAMES[name]().deal(seats, Random(0))


SHAPE = [
    "options",
    "notation",
    "position",
    "round",
    "view",
    "events",
    "refusals",
    "scoring",
    "advice/determinize",
    "advice/heuristic",
    "game",
]
PACKAGES = sorted(path.parent for path in Path(games.__file__).parent.glob("*/__init__.py"))


@pytest.mark.parametrize("package", PACKAGES, ids=[path.name for path in PACKAGES])
def test_every_package_of_a_game_has_the_same_files(package):
    assert [name for name in SHAPE if not (package / f"{name}.py").exists()] == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_unknown_options_are_refused(name):
    with pytest.raises(ValueError, match=f"{name} has no option colour, size"):
        GAMES[name](size=1, colour=2)


# -- what a host asks of a rule book -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "verbs"),
    [
        ("uno-dominos", {"call", "catch"}),
        ("all-fives", set()),
        ("mexican-train", set()),
        ("domino-4", {"call", "accuse", "accept"}),
        ("block", set()),
    ],
)
def test_each_game_lists_its_out_of_turn_verbs(name, verbs):
    assert GAMES[name].out_of_turn == verbs
    assert GAMES[name].shouts == SHOUTS == {"call", "catch"}


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("uno-dominos", False),
        ("all-fives", False),
        ("mexican-train", True),  # M25
        ("domino-4", False),
        ("block", False),
    ],
)
def test_each_game_says_whether_low_totals_win(name, good):
    assert GAMES[name].lowest_wins is good


@pytest.mark.parametrize(
    ("name", "presets"),
    [
        ("uno-dominos", "plain nl fr blind active"),
        ("all-fives", "nl english letter long pairs"),
        ("mexican-train", "sheet thirds five short open"),
        ("domino-4", "first corner bluff full"),
        ("block", "block draw rounds"),
    ],
)
def test_presets_list_only_what_differs_from_the_defaults(name, presets):
    book = GAMES[name]
    assert list(book.presets) == presets.split()
    for options in book.presets.values():
        assert book(**options).options.house_rules() == options


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_base_event_gives_no_achievement(name):
    assert list(GAMES[name].achievements(Event())) == list(GAMES[name]().achievements(Event())) == []


@pytest.mark.parametrize("name", ["uno-dominos", "all-fives", "domino-4", "block"])
def test_a_match_without_a_round_limit_reports_zero_max_rounds(name):
    assert GAMES[name]().max_rounds() == 0


@pytest.mark.parametrize("name", ["all-fives", "mexican-train", "block"])
def test_a_game_without_shouts_owes_none(name):
    game = GAMES[name]()
    round = game.deal(2, Random(0))
    assert {game.owed_shout(round.view(seat)) for seat in (None, 0, 1)} == {""}
