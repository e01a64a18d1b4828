"""What every game shares: options, errors, shuffling, the registry."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import GAMES, AmbiguousMove, Game, IllegalMove, MoveNotNow, UnknownMove, shuffled


def test_a_refusal_is_a_value_error_whose_text_is_a_key_and_its_data():
    refused = MoveNotNow("halves-differ", half="g9", end="b1", arm="N")
    assert str(refused) == "halves-differ half=g9 end=b1 arm=N"
    assert (refused.key, refused.data["end"]) == ("halves-differ", "b1")
    assert isinstance(refused, ValueError)


@pytest.mark.parametrize("kind", [UnknownMove, AmbiguousMove, MoveNotNow])
def test_three_kinds_of_refusal_are_told_apart(kind):
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
def test_no_game_takes_an_option_it_does_not_know(name):
    with pytest.raises(ValueError, match=f"{name} has no option colour, size"):
        GAMES[name](size=1, colour=2)
