"""Domino 4 in words: places under letters, one click where there is one, and no word of what lies hidden."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import PRESENTERS, Narrator
from bot.games import four_examples as examples
from bot.localizer import LANGUAGES, localizer_for
from bot.presentation.controls import hand_controls
from bot.presentation.place_picker import PAGE, place_page
from engine import GAMES
from render import word_keys

FOUR = PRESENTERS["domino-4"]
EXAMPLES = (examples.CHAINS, examples.CHANGES, examples.JOKER, examples.CORNERSTONE, examples.BLUFF)


def narrator(language="en"):
    return Narrator(localizer_for(language), ("Ann", "Bob", "Eve"))


def played(hands, moves, **options):
    """Return the round after these moves, each of them legal."""
    game = GAMES["domino-4"](**options)
    round = game.stacked([hand.split() for hand in hands], examples.STOCK, lead=0)
    told = moves.split()
    for seat, text in zip(told[::2], told[1::2], strict=True):
        move = game.parse(text)
        assert move in round.legal(int(seat)), text
        round.apply(int(seat), move)
    return round


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_examples_are_played_by_the_rules(example):
    bluffing = example is examples.BLUFF
    told = played(example.hands, example.moves, hoeksteen=True, blufjoker=bluffing)
    assert told.view(None) == examples.position(example)


def test_the_cornerstone_example_ends_with_one():
    """D19: its cell lies at no end of a chain."""
    view = examples.position(examples.CORNERSTONE)
    assert view.laid[-1].place.partition(":")[0] not in view.tips.values()


def test_one_place_is_one_click_and_several_are_picked():
    *moves, _ = examples.CORNERSTONE.moves.split()
    round = played(examples.CORNERSTONE.hands, " ".join(moves[:-1]), hoeksteen=True)
    view = round.view(1)
    lays = FOUR.lays(view, narrator())
    tiles = [act.tile for act in lays]
    single = [act for act in lays if tiles.count(act.tile) == 1]
    assert [act.place for act in single] == ["cornerstone"] * len(single) != []

    rows = hand_controls("t", 1, lays, [], localizer_for("en"))

    ids = [str(button.click) for row in rows for button in row]
    assert {f"move:t:1:{act.text}" for act in single} <= set(ids)
    assert len(ids) == len(set(tiles))


def test_places_have_letters_in_order_and_straight_ones_come_first():
    round = played(("r1-3 r3-4 g1-1", "g4-4 b1-1"), "0 r1-3@1,0:NW 1 g4-4@-1,0:NW")
    placed = place_page(FOUR.lays(round.view(0), narrator()), "r3-4", localizer_for("en"))
    assert [(act.label, act.text) for act in placed.acts] == [
        ("A · east, straight on, then south", "r3-4@2,0:NW"),
        ("B · east, straight on, then north", "r3-4@2,0:SW"),
        ("C · east, corner south, then east", "r3-4@1,-1:NW"),
        ("D · east, corner south, then west", "r3-4@1,-1:NE"),
    ]
    assert placed.letters == tuple("ABCD")
    assert placed.more == ""


def test_a_jokers_colours_share_the_letter_of_their_place():
    round = played(("J g1-1", "b1-1 g2-2"), "")
    placed = place_page(FOUR.lays(round.view(0), narrator()), "J", localizer_for("en"))
    assert placed.letters == ("A",) * 4 + ("B",) * 4
    assert [ghost.letter for ghost in placed.ghosts(round.view(0))] == ["A", "B"]
    assert placed.acts[0].label == "A · red · east, straight on"


def test_pages_hold_every_place_once():
    round = played(("r1-3 J g1-1", "g4-4 b1-1"), "0 r1-3@1,0:NW 1 g4-4@-1,0:NW")
    lays = FOUR.lays(round.view(0), narrator())
    wanted = {act.text for act in lays if act.tile == "J"}
    assert len(wanted) > PAGE
    pages, picked = [], "J"
    for _ in range(-(-len(wanted) // PAGE)):
        placed = place_page(lays, picked, localizer_for("en"))
        pages.append({act.text for act in placed.acts})
        assert placed.left == len(wanted) - len(placed.acts)
        picked = placed.more
    assert set().union(*pages) == wanted
    assert sum(map(len, pages)) == len(wanted)
    first_again = place_page(lays, picked, localizer_for("en"))
    assert {act.text for act in first_again.acts} == pages[0]


def test_a_tile_face_down_is_picked_apart_from_the_open_one():
    round = played(("r1-3 J", "g4-4 g1-1"), "", blufjoker=True)
    lays = FOUR.lays(round.view(0), narrator())
    assert {act.tile for act in lays} == {"r1-3", "?r1-3", "?J"}
    placed = place_page(lays, "?r1-3", localizer_for("en"))
    assert {act.text[0] for act in placed.acts} == {"?"}


def test_open_lays_stand_before_the_same_tiles_face_down():
    round = played(("r1-3 y2-2", "g4-4 g1-1"), "", blufjoker=True)
    tiles = [act.tile for act in FOUR.lays(round.view(0), narrator())]
    assert list(dict.fromkeys(tiles)) == ["r1-3", "y2-2", "?r1-3", "?y2-2"]


CORNERED = ("b2-2 J y1-2 g4-4", "g1-3 y0-2 b0-2 b4-4")
"""The position of the cornerstone's example, in which the second player fits nowhere else."""


@pytest.mark.parametrize(
    ("hands", "moves", "options", "said"),
    [
        (CORNERED, examples.CORNERSTONE.moves.rsplit(" ", 2)[0], {}, "lay a cornerstone, or draw."),
        (("r1-3 g1-1", "b2-4 b1-1"), "0 r1-3@1,0:NW", {"blufjoker": True}, "Lay a tile."),
        (
            ("r1-3 g1-1 g2-2", "b2-4 b1-1 b2-2"),
            "0 r1-3@1,0:NW 1 b2-4@-1,0:NE",
            {"blufjoker": True},
            "lay a tile face down and call it a joker, or draw.",
        ),
    ],
)
def test_who_may_draw_although_something_can_be_laid_reads_both(hands, moves, options, said):
    """B2: what fits at an end must be laid; cornerstones and face-down tiles never must."""
    round = played(hands, moves, hoeksteen=True, **options)
    (seat,) = round.waiting()
    assert said in FOUR.duty(round.view(seat), narrator())
    verbs = {move.verb for move in round.legal(seat)}
    assert ("draw" in verbs) == (said != "Lay a tile.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_their_buttons_and_selects(language):
    """At most 80 characters, through a whole game with every option."""
    for view in views():
        if view.seat is None:
            continue
        for act in FOUR.lays(view, narrator(language)):
            assert len(act.label) <= 80
            assert len(act.place) <= 60


def views():
    """Yield what three seats and a spectator see of a game with every option, move by move."""
    game, rng = GAMES["domino-4"](hoeksteen=True, blufjoker=True), Random("words")
    round = game.deal(3, rng)
    while round.outcome() is None:
        yield from (round.view(seat) for seat in (None, 0, 1, 2))
        seat = round.waiting()[0]
        round.apply(seat, rng.choice(round.legal(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_through_a_whole_game(language):
    speaking = narrator(language)
    for view in views():
        assert FOUR.waiting(view, speaking)
        assert 20 < len(FOUR.alt_table(view, speaking)) < 700
        if view.seat is not None:
            assert FOUR.duty(view, speaking)
            rows = hand_controls(
                "t", 1, FOUR.lays(view, speaking), FOUR.acts(view, speaking), localizer_for(language)
            )
            assert bool(rows) == bool(view.legal)
        else:
            assert all(act.label for act in FOUR.shouts(view, speaking))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_face_down_is_named_to_nobody(language):
    """B14: the table in words is the same for every seat, whatever lies there."""
    first = played(("r1-3 J y4-4", "g4-4 g1-1"), "0 ?r1-3@1,0:red", blufjoker=True)
    second = played(("r1-3 J y4-4", "g4-4 g1-1"), "0 ?J@1,0:red", blufjoker=True)
    speaking = narrator(language)
    for seat in (None, 1):
        one, other = first.view(seat), second.view(seat)
        assert FOUR.alt_table(one, speaking) == FOUR.alt_table(other, speaking)
        assert FOUR.waiting(one, speaking) == FOUR.waiting(other, speaking)
        if seat is not None:
            assert FOUR.duty(one, speaking) == FOUR.duty(other, speaking)
    game = GAMES["domino-4"](blufjoker=True)
    told = []
    game.stacked([["r1-3", "J"], ["g1-1"]], [], lead=0).apply(0, game.parse("?r1-3@1,0:red"), told.append)
    lines = [FOUR.tell(event, speaking) for event in told]
    assert lines
    assert not [line for line in lines if FOUR.tile("r1-3", speaking) in line or "r1-3" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_get_all_their_words(language):
    common = {"title", "round", "target", "total", "points"}
    assert common | FOUR.picture_words(localizer_for(language)).keys() == set(word_keys("domino-4"))
